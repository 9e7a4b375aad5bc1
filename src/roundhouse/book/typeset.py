"""A book as a PDF, by the extra ``book`` (typst)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from markdown_it.token import Token

from roundhouse.book.chapters import Chapter, chapters, drawings_in, picture_in, tokens_of
from roundhouse.book.mentions import GLOSSARY, defined, mentions
from roundhouse.core.book import Book
from roundhouse.core.installed import needing

_FONTS: Final = ("Libertinus Serif", "Noto Serif CJK JP", "Noto Sans CJK JP", "DejaVu Sans")
_STYLE: Final = """\
#set document(title: {title})
#set page(paper: "a5", margin: (x: 1.6cm, y: 1.8cm), numbering: "1")
#set text(font: {fonts}, size: 10pt, lang: {language})
#set par(justify: true)
#set table(stroke: 0.4pt + luma(150), inset: 4pt)
#show table: set text(size: 8.5pt)
#show table: set par(justify: false)
#show figure: set block(breakable: false)
#set heading(numbering: (..n) => if n.pos().len() == 1 {{ str(n.pos().first()) + "  " }})
#show heading.where(level: 1): it => {{ pagebreak(weak: true); block(below: 1em, it) }}
#align(center + horizon, text(size: 22pt, weight: "bold", {title}))
#pagebreak()
#outline(depth: 1, title: none)
"""
_AROUND: Final = {
    "strong_open": "#strong[",
    "strong_close": "];",
    "em_open": "#emph[",
    "em_close": "];",
    "softbreak": " ",
    "hardbreak": "#linebreak();",
    "link_close": "",
    "link_open": "",
}
_BLOCKS: Final = {
    "paragraph_close": "\n\n",
    "heading_close": "]\n\n",
    "bullet_list_open": "#list(",
    "bullet_list_close": ")\n\n",
    "list_item_open": "[",
    "list_item_close": "],",
    "blockquote_open": "#quote(block: true)[",
    "blockquote_close": "]\n\n",
    "table_close": ")\n\n",
    "th_open": "table.cell([#strong[",
    "th_close": "]]),",
    "td_open": "[",
    "td_close": "],",
    "hr": "#line(length: 100%)\n\n",
}


def to_pdf(book: Book, language: str, title: str) -> bytes:
    """The whole book in *language*, its pictures drawn as they are today."""
    with needing("book"):
        import typst  # noqa: PLC0415 - an extra
    parts = chapters(book.folder, language)
    with TemporaryDirectory() as folder:
        _draw(book, parts, language, Path(folder))
        source = Path(folder) / "book.typ"
        source.write_text(typst_source(parts, language, title), encoding="utf-8")
        made: bytes = typst.compile(str(source), format="pdf")
    return made


def typst_source(parts: Sequence[Chapter], language: str, title: str) -> str:
    """The book in typst's language; the pictures are expected beside it."""
    style = _STYLE.format(
        title=_string(title),
        language=_string(language),
        fonts=f"({', '.join(map(_string, _FONTS))})",
    )
    return style + "".join(piece for part in parts for piece in _part(part, language))


def _draw(book: Book, parts: Sequence[Chapter], language: str, folder: Path) -> None:
    drawings = book.drawings()
    for name in dict.fromkeys(name for part in parts for name in drawings_in(part.path)):
        drawn = drawings[name](language=language, theme="light")
        (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")


def _part(part: Chapter, language: str) -> Iterator[str]:
    """A chapter; each word of the glossary with the numbers of the chapters that speak of it."""
    tokens = tokens_of(part.path)
    for token, piece in zip(tokens, _blocks(tokens), strict=True):
        yield piece
        word = defined(token) if part.key == GLOSSARY and token.type == "inline" else None
        if word:
            found = mentions(part.path.parents[1], language, word)
            yield f"#h(4pt)#emph[{', '.join(str(one.number) for one in found)}]"


def _blocks(tokens: Sequence[Token]) -> Iterator[str]:
    columns = _columns(tokens)
    for token in tokens:
        if token.type == "inline":
            picture = picture_in(token)
            yield _figure(*picture) if picture else "".join(map(_inline, token.children or ()))
        elif token.type == "heading_open":
            yield f"#heading(level: {token.tag[1:]})["
        elif token.type == "ordered_list_open":
            yield f"#enum(start: {token.attrGet('start') or 1}, "
        elif token.type == "ordered_list_close":
            yield ")\n\n"
        elif token.type == "table_open":
            yield f"#table(columns: {next(columns)}, "
        elif token.type in ("fence", "code_block"):
            yield f"#raw(block: true, {_string(token.content)})\n\n"
        else:
            yield _BLOCKS.get(token.type, "")


def _columns(tokens: Sequence[Token]) -> Iterator[int]:
    """How wide each table is, in their order."""
    count = 0
    for token in tokens:
        count += token.type == "th_open"
        if token.type == "thead_close":
            yield count
            count = 0


def _inline(token: Token) -> str:
    if token.type == "text":
        return f"#{_string(token.content)};"
    if token.type == "code_inline":
        return f"#raw({_string(token.content)});"
    return _AROUND.get(token.type, "")


def _figure(name: str, words: str) -> str:
    shown = f"image({_string(f'{name}.svg')}, width: 100%)"
    return f"#figure({shown}, caption: {_string(words)}, numbering: none)"


def _string(words: str) -> str:
    """*words* as a string of typst's: written as in JSON, where nothing but quotes is escaped."""
    return json.dumps(words, ensure_ascii=False)
