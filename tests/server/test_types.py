"""The JSON Schema that the browser's types are made from."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, get_args

import pytest

from carrack.core.game import games
from carrack.server.app import ENDPOINTS
from carrack.server.protocol import ClientMessage, ServerMessage
from carrack.server.schema import document


@pytest.fixture(scope="module")
def schema() -> Any:
    return json.loads(json.dumps(document()))


def refs(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {value["$ref"]} if "$ref" in value else set().union(*(refs(v) for k, v in value.items() if k != "discriminator"))
    return set().union(*map(refs, value)) if isinstance(value, list) else set()


def test_every_message_body_and_answer_is_there(schema: Any) -> None:
    defs = schema["protocol"]["$defs"]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        assert {ref["$ref"] for ref in defs[name]["anyOf"]} == {f"#/$defs/{kind.__name__}" for kind in get_args(union)}
        assert defs[name]["discriminator"]["propertyName"] == "type"
        for kind in get_args(union):
            assert defs[kind.__name__]["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.query, endpoint.answer):
            for part in get_args(kind) or (kind,):
                assert part.__name__ in defs or part.__name__ in ("Nothing", "PlainText")
    assert set(schema["games"]) == set(games())


def test_every_struct_is_named_and_whole(schema: Any) -> None:
    for root in (schema["protocol"], *schema["games"].values()):
        defs = root["$defs"]
        assert refs(root) <= {f"#/$defs/{name}" for name in defs}
        assert all(found["title"] == name for name, found in defs.items())
        assert all(found["additionalProperties"] is False for found in defs.values() if "properties" in found)
    assert {root["title"] for root in schema["games"].values()} == {"Picture"}
    assert "prefixItems" not in json.dumps(schema), "json-schema-to-typescript does not know it"


def test_what_the_server_says_has_all_its_fields(schema: Any) -> None:
    defs = schema["protocol"]["$defs"]
    for name in ("Refuse", "ListedTable", "SeatInfo", "Problem", "Moment", "Statistics"):
        assert set(defs[name]["required"]) == set(defs[name]["properties"])
    assert "key" in defs["Refuse"]["required"]
    assert "id" not in defs["Act"]["required"]
    assert defs["NewTable"]["required"] == ["game", "seats"]
    assert defs["Update"]["properties"]["table"] == {"$ref": "#/$defs/TableView"}


def test_as_a_program(schema: Any) -> None:
    done = subprocess.run([sys.executable, "-m", "carrack.server.schema"], capture_output=True, check=True, timeout=120)
    assert json.loads(done.stdout) == schema
