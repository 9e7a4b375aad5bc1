"""A picture as PNG, by the extra ``png`` (resvg)."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final

from roundhouse.core.errors import Fault
from roundhouse.core.installed import command_for

_FAMILY: Final = "DejaVu Sans"  # an unknown family would leave all words out, silently


@dataclass(eq=False, kw_only=True)
class NoRenderer(Fault):
    """The extra that makes PNG files is not installed."""

    prefix: ClassVar[str] = "draw"
    wire: ClassVar[str] = "no_renderer"

    command: str


def to_png(picture: str, width: int | None = None) -> bytes:
    """*picture* as PNG. It must be drawn for one theme: resvg knows no variables."""
    resvg = _renderer()
    return bytes(resvg.svg_to_bytes(svg_string=picture, width=width, sans_serif_family=_FAMILY))


def _renderer() -> Any:
    try:
        return import_module("resvg_py")
    except ModuleNotFoundError as missing:
        raise NoRenderer(command=command_for("png")) from missing
