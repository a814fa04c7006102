"""Schemathesis reads our OpenAPI document and tries every address with what fits it and what does not: no 500, and answers as described."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.python.asgi import get_client, shutdown_lifespans
from schemathesis.specs.openapi import checks

from carrack.server.app import ENDPOINTS, make_app
from carrack.server.settings import Settings

EXAMPLES = 50
ORIGIN = {"Origin": "http://testserver"}
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    database = tmp_path_factory.mktemp("schema") / "carrack.db"
    app = make_app(Settings(f"sqlite:///{database}", limits=False))
    config = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})  # who asks is ours to say
    yield schemathesis.openapi.from_asgi("/api/openapi.json", app, config=config)
    shutdown_lifespans()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_answers_are_as_described(schema: Any, endpoint: Any) -> None:
    operation = schema[endpoint.path][endpoint.method]
    with get_client(schema.app) as client:
        person = client.post("/api/guest", json={"name": "Ann"}, headers=ORIGIN)
        cookie = {"Cookie": f"carrack={person.cookies['carrack']}"}
        made = [client.post("/api/tables", json={"game": "anno1503", "seats": 3}, headers=ORIGIN | cookie).json()["id"] for _ in range(3)]
    real = {"table": made, "person": [person.json()["id"]], "game": ["anno1503"], "language": ["en", "de", "nl"]}

    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(
        case=st.one_of(operation.as_strategy(generation_mode=mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)),
        somewhere=st.data(),
    )
    def try_it(case: Any, somewhere: Any) -> None:
        for name, values in real.items():
            if name in (case.path_parameters or {}) and somewhere.draw(st.booleans()):
                case.path_parameters[name] = somewhere.draw(st.sampled_from(values))
        case.call_and_validate(headers=ORIGIN | cookie, checks=CHECKS)

    try_it()
