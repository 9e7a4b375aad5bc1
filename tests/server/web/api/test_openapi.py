"""The API is what its OpenAPI says: schemathesis asks everything it can think of."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.web.api.schema import actions_schema, schema_of
from roundhouse_toll.title import TITLE as TOLL
from tests.support.serving import Player, Running

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,negative_data_rejection,unsupported_method"
)


def test_openapi_names_every_action(amy: Player) -> None:
    schema = amy.http.get("/api/v1/openapi.json").json()
    parts = schema["components"]["schemas"]
    assert parts["toll.stake"] == {
        "title": "stake",
        "description": "",
        "type": "object",
        "properties": {"type": {"const": "stake", "type": "string"}, "coins": {"type": "integer"}},
        "required": ["type", "coins"],
        "additionalProperties": False,
    }
    assert {"$ref": "#/components/schemas/toll.stake"} in parts["Action"]["anyOf"]
    assert parts["NewAction"]["properties"]["action"] == {"$ref": "#/components/schemas/Action"}


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (int, {"type": "integer"}),
        (str | None, {"anyOf": [{"type": "string"}, {"type": "null"}]}),
        (tuple[int, ...], {"type": "array", "items": {"type": "integer"}}),
        (frozenset[str], {"type": "array", "items": {"type": "string"}}),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
    ],
)
def test_schemas_follow_the_codec(kind: Any, schema: dict[str, Any]) -> None:
    assert schema_of(kind) == schema


def test_all_actions_of_all_titles_are_described() -> None:
    whole, parts = actions_schema([TOLL])
    assert whole["anyOf"] == [{"$ref": f"#/components/schemas/{name}"} for name in sorted(parts)]
    assert len(parts) == len(TOLL.vocabulary.actions)


@pytest.mark.parametrize("examples", [20, pytest.param(400, marks=pytest.mark.long)])
def test_schemathesis_finds_no_fault(
    server: Running, amy: Player, examples: int, tmp_path: Path
) -> None:
    table = amy.new_table("me", "here")["id"]
    settings = f'[parameters]\n"path.table_id" = "{table}"\n'
    (tmp_path / "schemathesis.toml").write_text(settings)
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/v1/openapi.json",
        "--url", f"{server.url}/api/v1", "--checks", CHECKS,
        "--header", f"Authorization: {amy.http.headers['authorization']}",
        "--request-timeout", "300",  # a busy machine is no fault of the API
        "--max-examples", str(examples), "--generation-database", "none", "--seed", "1846",
        "--phases", "examples,coverage,fuzzing", "--suppress-health-check", "all", "--no-color",
    ]  # fmt: skip
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, check=False, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
