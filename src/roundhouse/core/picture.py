"""How a title draws itself."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)

Theme: TypeAlias = Literal["auto", "light", "dark"]
"""The colours of a picture; with ``auto`` the viewer's browser chooses."""


class Picture(Protocol[V_contra]):
    """Draws a view as an SVG document; ``names`` are the players by seat."""

    def __call__(
        self,
        view: V_contra,
        /,
        *,
        names: Sequence[str] = (),
        language: str = "en",
        theme: Theme = "auto",
        width: int | None = None,
    ) -> str:
        """The whole table; without a *width* it fills its place."""
        ...
