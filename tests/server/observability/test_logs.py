"""Log lines have a time and a request, and hold no secret."""

import json
import logging
from io import StringIO

import pytest

from roundhouse.server.observability.logs import ACCESS, FACTS, REQUEST, log_to, without_secrets


def logged(*, as_json: bool, access: bool = True) -> tuple[StringIO, list[logging.Handler]]:
    stream, before = StringIO(), list(logging.getLogger().handlers)
    log_to(stream, as_json=as_json, level="warning", access=access)
    return stream, before


def put_back(handlers: list[logging.Handler]) -> None:
    root = logging.getLogger()
    root.handlers[:] = handlers
    root.setLevel(logging.WARNING)
    for name in (ACCESS, "alembic"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def test_a_line_for_people_has_time_level_and_request() -> None:
    stream, before = logged(as_json=False)
    known = REQUEST.set("abc123")
    try:
        logging.getLogger("roundhouse.store").warning("The disk is %s", "full")
    finally:
        REQUEST.reset(known)
        put_back(before)
    line = stream.getvalue()
    assert line[:2] == "20"
    assert "Z WARNING roundhouse.store [abc123]: The disk is full\n" in line


def test_a_line_for_programs_is_one_json_object_even_with_a_traceback() -> None:
    stream, before = logged(as_json=True)
    try:
        try:
            int("Bearer abcdef.ghi")
        except ValueError:
            logging.getLogger("x").exception("It failed", extra={FACTS: {"status": 500}})
    finally:
        put_back(before)
    (line,) = stream.getvalue().splitlines()
    said = json.loads(line)
    assert (said["level"], said["logger"], said["status"]) == ("error", "x", 500)
    assert "ValueError" in said["text"]
    assert "abcdef" not in line


def test_no_access_line_unless_asked() -> None:
    for wanted in (True, False):
        stream, before = logged(as_json=False, access=wanted)
        try:
            logging.getLogger(ACCESS).info("GET /")
        finally:
            put_back(before)
        assert ("GET /" in stream.getvalue()) is wanted


@pytest.mark.parametrize(
    "line",
    [
        "cannot reach postgresql://rh:SESAME@db:5432/rh",
        "Authorization: Bearer SESAME",
        "password=SESAME, again",
        "GET /join/SESAME 200",
        "https://discord.com/api/webhooks/1/SESAME did not answer",
    ],
)
def test_no_secret_stands_in_a_line(line: str) -> None:
    assert "SESAME" not in without_secrets(line)


def test_an_ordinary_line_is_left_as_it_is() -> None:
    line = "The database could not be written: database or disk is full (/srv/tables.sqlite)"
    assert without_secrets(line) == line
