"""The templates, and the texts in them."""

from collections.abc import Callable, Iterable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from roundhouse.messages import LANGUAGES, text
from roundhouse.messages.languages import joined

Translate = Callable[..., Markup]
"""A text by its id and what is put into it."""


def environment() -> Environment:
    """The templates, everything in them escaped."""
    folder = Path(__file__).parent / "templates"
    found = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["languages"] = LANGUAGES
    found.filters["listed"] = _listed
    return found


@pass_context
def _listed(context: Context, names: Iterable[str]) -> str:
    """*names* one after the other, as the page's language lists things."""
    return joined(names, context["language"])


def translator(language: str) -> Translate:
    """The function that templates call for their texts; what is put in is escaped."""

    def translate(key: str, /, **params: object) -> Markup:
        escaped = {
            name: value if isinstance(value, int | Markup) else Markup.escape(value)
            for name, value in params.items()
        }
        return Markup(text(key, language, **escaped))  # noqa: S704 - our own text, values escaped

    return translate
