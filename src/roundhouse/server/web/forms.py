"""What visitors send: forms, files, numbers in queries."""

from starlette.datastructures import UploadFile
from starlette.requests import Request

from roundhouse.server.errors import BadRequest


async def form_fields(request: Request, largest: int = 64_000) -> dict[str, str]:
    """The fields of a posted form, none of them larger than so many bytes; files as their text."""
    fields: dict[str, str] = {}
    async with request.form(max_files=1, max_fields=100, max_part_size=largest) as form:
        for name, value in form.multi_items():
            text = await _text(name, value) if isinstance(value, UploadFile) else value
            fields[name] = text.replace("\0", "")  # no database takes one, and nobody means it
    return fields


async def _text(name: str, file: UploadFile) -> str:
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise BadRequest(field=name, reason="UTF-8") from error


def whole_number(value: str | None, field: str) -> int | None:
    """A whole number in a query or form; None when it is absent."""
    if value is None or value == "":
        return None
    if not value.isdecimal() or len(value) > 9:
        raise BadRequest(field=field, reason=value[:40])
    return int(value)


def query_number(request: Request, field: str) -> int | None:
    """A whole number of the query; None when it is absent."""
    return whole_number(request.query_params.get(field), field)
