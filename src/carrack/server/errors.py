"""Whatever goes wrong is answered as JSON: a code for programs, a sentence for people, and the game's rule if there is one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import structlog
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from carrack.store.database import Conflict, StoreError
from carrack.tables.table import TableError

say = structlog.get_logger("carrack.api")

STATUS_OF_TABLE = {
    "unknown": 404,
    **dict.fromkeys(("private", "unwatched", "host", "blocked", "kicked", "hint"), 403),
    **dict.fromkeys(("settings", "words", "chat", "act"), 422),
}  # all other refusals of a table are 409: not now, or not by you

SENTENCES = {
    400: ("request", "This request cannot be understood."),
    404: ("unknown", "There is nothing at this address."),
    405: ("method", "This address does not take this method."),
    413: ("large", "This is more than the server takes."),
}


class Problem(Struct, frozen=True):
    """Why something was refused. `code` is for programs, `sentence` for people, `rule` the number of the game's rule if there is one."""

    code: str
    sentence: str
    rule: str = ""


class ApiError(Exception):
    """A refusal, with the status it is answered with."""

    def __init__(self, status: int, code: str, sentence: str, headers: Mapping[str, str] | None = None) -> None:
        self.status, self.code, self.sentence, self.headers = status, code, sentence, headers
        super().__init__(sentence)


def problem(status: int, code: str, sentence: str, rule: str = "", headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as an answer."""
    return Response(msgspec.json.encode(Problem(code, sentence, rule)), status, headers, "application/json")


def answer_to(error: Exception) -> Response:
    """The answer to any exception. What we did not foresee is written to the log and told to nobody."""
    match error:
        case ApiError():
            return problem(error.status, error.code, error.sentence, headers=error.headers)
        case TableError():
            return problem(STATUS_OF_TABLE.get(error.code, 409), error.code, error.sentence, error.rule)
        case Conflict():
            return problem(409, "conflict", "Somebody else was first. Look again.")
        case StoreError():
            say.error("store", error=str(error))
            return problem(
                503, "store", "This cannot be saved or read just now. Nothing has happened; try again.", headers={"Retry-After": "2"}
            )
        case HTTPException():
            code, sentence = SENTENCES.get(error.status_code, ("http", "This cannot be done."))
            return problem(error.status_code, code, sentence, headers=error.headers)
        case _:
            say.error("unforeseen", exc_info=error)
            return problem(500, "server", "Something went wrong in the server. It has been written down.")


async def handler(_: Request, error: Exception) -> Response:
    """For Starlette: what happens outside an endpoint."""
    return answer_to(error)
