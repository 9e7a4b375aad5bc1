"""A chapter as HTML: pictures with the words below them, rules as links."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import TypeAlias

from markdown_it.token import Token

from roundhouse.book.chapters import picture_in, tokens_of
from roundhouse.book.markup import linked, parser
from roundhouse.book.mentions import defined

Places: TypeAlias = Callable[[str], Iterable[tuple[str, str]]]
"""Where the book speaks of a word: addresses, and what stands there."""


def chapter_html(
    path: Path, pictures: str, rules: Mapping[str, str], places: Places | None = None
) -> str:
    """The chapter in the file *path*.

    *pictures* is the address of a drawing, ``{}`` for its name; *rules* are the places of rules.
    With *places* each word of a glossary leads to them.
    """
    reader = parser()
    read = tokens_of(path)
    tokens = list(_with_pictures(_with_places(read, places) if places else read, pictures))
    html: str = reader.renderer.render(tokens, reader.options, {})
    return linked(html.replace("<th></th>", "<td></td>"), rules)


def _with_places(tokens: tuple[Token, ...], places: Places) -> tuple[Token, ...]:
    """The tokens, with links behind each entry of a glossary."""

    def entry(token: Token) -> Token:
        word = defined(token) if token.type == "inline" else None
        links = "".join(
            f' <a href="{escape(to)}">{escape(at)}</a>' for to, at in places(word or "")
        )
        if not (word and links):
            return token
        leads = Token("html_inline", "", 0, content=f' <span class="places">{links}</span>')
        return token.copy(children=[*(token.children or ()), leads])

    return tuple(map(entry, tokens))


def _with_pictures(tokens: tuple[Token, ...], pictures: str) -> Iterator[Token]:
    """The tokens, a figure in the place of each paragraph that is just a picture."""
    skipped = 0
    for place, token in enumerate(tokens):
        shown = picture_in(tokens[place + 1]) if token.type == "paragraph_open" else None
        if shown:
            yield Token("html_block", "", 0, content=_figure(*shown, pictures))
            skipped = 3  # the paragraph's beginning, its words, its end
        if skipped:
            skipped -= 1
        else:
            yield token


def _figure(name: str, words: str, pictures: str) -> str:
    source = escape(pictures.format(name), quote=True)
    told = escape(words, quote=True)
    return (
        f'<figure><img src="{source}" alt="{told}" loading="lazy">'
        f"<figcaption>{told}</figcaption></figure>\n"
    )
