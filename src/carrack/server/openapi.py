"""The OpenAPI document: paths from the addresses, schemas from their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from carrack import __version__

from .api import PART, Endpoint, Nothing, PlainText
from .errors import Problem

WHAT_FAILS = {
    401: "Nobody has said who asks",
    403: "Not for you, or not from a page of this server",
    404: "There is no such thing",
    409: "Not now, or not like this: the sentence says why",
    413: "The body is too large",
    415: "The body is not JSON",
    421: "The server does not answer to this name",
    422: "Body or query do not fit the schema, or the settings cannot be",
    429: "Too much at once: wait as long as Retry-After says",
    503: "The database does not answer, or a bot took too long; nothing has happened",
}
ABOUT = (
    "Tables for board games: lobby, people, results, rules and logs. Games are played over the websocket at `/ws`. "
    "A browser comes with a cookie (`POST /api/guest`), a program with `Authorization: Bearer TOKEN` (`POST /api/tokens`). "
    "With a cookie, whatever changes something also says where it comes from: `Origin: URL`, the address of this server. "
    "Whatever is refused is answered with a code for programs and a sentence for people."
)


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The document of these addresses."""
    named = [Problem, *(t for e in endpoints for t in (e.body, e.answer) if t not in (Nothing, PlainText))]
    kinds: list[Any] = list({id(t): t for t in named}.values())
    refs, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): ref for kind, ref in zip(kinds, refs, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    paths["/healthz"] = {"get": health()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Carrack", "version": __version__, "description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "/"}],
        "tags": [{"name": tag} for tag in dict.fromkeys([*(e.tag for e in endpoints), "server"])],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "carrack", "description": "`__Host-carrack` over https"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def health() -> dict[str, Any]:
    """The one address for whoever watches over servers."""
    fine = {"type": "object", "properties": {"status": {"const": "ok"}}, "required": ["status"]}
    return {
        "operationId": "health",
        "tags": ["server"],
        "summary": "Does this server run, and answer its database?",
        "security": [{}],
        "responses": {
            "200": {"description": "It does", "content": {"application/json": {"schema": fine}}},
            "503": {"description": WHAT_FAILS[503], "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}},
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    """One address and method."""
    text = endpoint.summary.split("\n\n")[0]
    out: dict[str, Any] = {
        "operationId": endpoint.name,
        "tags": [endpoint.tag],
        "summary": re.split(r"(?<=[.;:]) ", text)[0].rstrip(".;:"),
        "description": text,
        "security": {
            "anybody": [{}, {"cookie": []}, {"token": []}],
            "person": [{"cookie": []}, {"token": []}],
            "browser": [{"cookie": []}],
        }[endpoint.who],
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint, schema_of),
    }
    if endpoint.body is not Nothing:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema_of[id(endpoint.body)]}}}
    return out


def path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    pattern = f"^{PART.pattern}$"
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": pattern}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """The fields of the query's type, one by one."""
    _, (schema,) = None, msgspec.json.schema_components([endpoint.query], ref_template="{name}")[1].values()
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": {k: v for k, v in field.items() if k != "description"}}
        | ({"description": field["description"]} if "description" in field else {})
        for name, field in schema["properties"].items()
    ]


def responses(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    if endpoint.answer is PlainText:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema_of[id(endpoint.answer)]}}
    good: dict[str, Any] = {"description": "Done", "content": content}
    wrong = {"application/json": {"schema": schema_of[id(Problem)]}}
    out: dict[str, Any] = {str(endpoint.status): good}
    for status, description in WHAT_FAILS.items():
        if status == 401 and endpoint.who == "anybody" and "mine" not in endpoint.query.__struct_fields__:
            continue
        out[str(status)] = {"description": description, "content": wrong}
        if status in (429, 503):
            out[str(status)]["headers"] = {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}}}
    return out
