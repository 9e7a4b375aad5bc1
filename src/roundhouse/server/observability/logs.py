"""Log lines with their time and request, for people or for programs; secrets stay out of both."""

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; threads started for it know it, too."""

ACCESS: Final = "roundhouse.access"
FACTS: Final = "facts"
"""What a line says besides its text: ``log.info("…", extra={FACTS: {"status": 200}})``."""

SECRETS: Final = (
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+(?=@)"), r"\1***"),  # postgresql://user:password@host
    (re.compile(r"(?i)\b(bearer\s+)[\w.~+/=-]+"), r"\1***"),
    (re.compile(r"(?i)\b((?:password|secret|token|passwd|api_?key)\s*[=:]\s*)[^\s,;&]+"), r"\1***"),
    (re.compile(r"(/(?:join|enter|api/webhooks|services)/)[^\s\"'?]+"), r"\1***"),
)


def without_secrets(line: str) -> str:
    """*line* without passwords, tokens and links that let somebody in.

    >>> without_secrets("cannot reach postgresql://rh:sesame@db/rh")
    'cannot reach postgresql://rh:***@db/rh'
    """
    for pattern, instead in SECRETS:
        line = pattern.sub(instead, line)
    return line


class Readable(logging.Formatter):
    """A line for people: time, level, who says it, the request it belongs to, the text."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback below it where there is one."""
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        words = _words(self, record)
        return f"{_time(record)} {record.levelname:<7} {record.name}{request}: {words}"


class Json(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the text holds."""
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": _words(self, record),
        }
        if request := REQUEST.get():
            line["request"] = request
        return json.dumps(line | _facts(record), ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _words(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    words = record.getMessage()
    if record.exc_info:
        words = f"{words}\n{formatter.formatException(record.exc_info)}"
    return without_secrets(words)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    found = getattr(record, FACTS, {})
    return {k: without_secrets(v) if isinstance(v, str) else v for k, v in found.items()}


def log_to(stream: TextIO = sys.stderr, *, as_json: bool, level: str, access: bool) -> None:
    """Have everything that is logged from now on written to *stream*."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Json() if as_json else Readable())
    root = logging.getLogger()
    for other in list(root.handlers):
        root.removeHandler(other)
    root.addHandler(handler)
    root.setLevel(level.upper())
    # an access log that was asked for is written however quiet the rest shall be
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)
    logging.getLogger("alembic").setLevel(logging.WARNING)
