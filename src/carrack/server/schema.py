"""All that goes over the wire as JSON Schema, for the TypeScript types of the browser: `python -m carrack.server.schema`.

    {"protocol": <messages of the websocket, bodies, queries and answers of the REST API>, "games": {"anno1503": <its Picture>}}

Every struct is under `$defs` with its own name as title; a picture itself is the root. What only the server says has all its fields: it never leaves one out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from carrack.core.game import Game, games

from .api import Endpoint, Nothing, PlainText
from .errors import Problem
from .protocol import ClientMessage, ServerMessage, TableView

DRAFT = "http://json-schema.org/draft-07/schema#"
REF = "#/$defs/"


def protocol(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The messages of the websocket, and whatever the REST API takes and gives."""
    said = [t for e in endpoints for t in (e.body, e.query) if t is not Nothing]
    given = [Problem, TableView, *(e.answer for e in endpoints if e.answer is not PlainText)]
    kinds: list[Any] = [ClientMessage, ServerMessage, *{id(t): t for t in (*said, *given)}.values()]
    refs, found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    schema_of = {id(kind): ref for kind, ref in zip(kinds, refs, strict=True)}
    found["Update"]["properties"]["table"] = {"$ref": REF + "TableView"}  # `Raw` is the same, already encoded
    whole(found, reached(found, [schema_of[id(t)] for t in (ClientMessage, *said)]))
    unions = {"ClientMessage": schema_of[id(ClientMessage)], "ServerMessage": schema_of[id(ServerMessage)]}
    defs = found | {name: {"title": name} | union for name, union in unions.items()}
    roots = {name: {"$ref": REF + name} for name in unions}
    return older(
        {
            "$schema": DRAFT,
            "title": "Protocol",
            "type": "object",
            "properties": roots,
            "required": list(roots),
            "additionalProperties": False,
            "$defs": dict(sorted(defs.items())),
        }
    )


def picture(game: Game) -> dict[str, Any]:
    """What a screen is shown of a game; its parts are under `$defs`."""
    (root,), found = msgspec.json.schema_components([game.part("view").Picture], ref_template=REF + "{name}")
    whole(found, set())
    top = found.pop(root["$ref"].removeprefix(REF))
    return older({"$schema": DRAFT, **top, "$defs": found})


def named(schema: Any) -> Iterator[str]:
    """The structs that a schema names."""
    if isinstance(schema, dict):
        for key, value in schema.items():  # pyright: ignore[reportUnknownVariableType]
            if key == "$ref":
                yield str(value).removeprefix(REF)  # pyright: ignore[reportUnknownArgumentType]
            elif key != "discriminator":
                yield from named(value)
    elif isinstance(schema, list):
        for value in schema:  # pyright: ignore[reportUnknownVariableType]
            yield from named(value)


def reached(found: dict[str, Any], roots: list[Any]) -> set[str]:
    """The structs that these schemas are made of."""
    out, todo = set[str](), list(named(roots))
    while todo:
        name = todo.pop()
        if name not in out:
            out.add(name)
            todo += named(found[name])
    return out


def whole(found: dict[str, Any], heard: set[str]) -> None:
    """No fields but those named; all of them are there, unless clients (who say what is `heard`) may leave some out."""
    for name, schema in found.items():
        if "properties" in schema:
            schema["additionalProperties"] = False
            if name not in heard:
                schema["required"] = list(schema["properties"])


def older(schema: Any) -> Any:
    """The same in the words of draft 7, which is what json-schema-to-typescript reads: a tuple is a list of items."""
    if isinstance(schema, list):
        return [older(value) for value in schema]  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(schema, dict):
        return schema
    out: dict[str, Any] = {str(k): older(v) for k, v in schema.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    if "$ref" in out:
        out.pop("default", None)  # beside a reference it would make another type
    if "prefixItems" in out:
        items = out.pop("prefixItems")
        out |= {"items": items, "additionalItems": False, "minItems": len(items), "maxItems": len(items)}
    return out


def document() -> dict[str, Any]:
    """All of it."""
    from .app import ENDPOINTS

    return {"protocol": protocol(ENDPOINTS), "games": {name: picture(game) for name, game in games().items()}}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")
