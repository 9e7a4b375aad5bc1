"""A page with every sentence of a game, its forms side by side in the languages."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from roundhouse.messages.languages import LANGUAGES
from roundhouse.messages.samples import Form, forms, messages_in

STYLE: Final = """
body{margin:0;font:15px/1.45 system-ui,sans-serif;color:#222;background:#fff}
h1{margin:.6em 1rem;font-size:1.3rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}
th,td{border-bottom:1px solid #ddd;padding:.35rem .6rem;text-align:left;vertical-align:top;
 overflow-wrap:anywhere;white-space:pre-line}
thead th{position:sticky;top:0;background:#f4f1e8}
th.file{background:#eee;font-weight:600}
th.id{width:15%;font:12px/1.5 ui-monospace,monospace;color:#555}
tr:target{background:#fff3c4}
"""


def page(folders: Iterable[tuple[str, Path]]) -> str:
    """The page: for each folder of texts its name, then its sentences file by file."""
    title = "Roundhouse: every sentence"
    heads = "".join(f"<th>{escape(each.name)}</th>" for each in LANGUAGES.values())
    body = "".join(part for name, folder in folders for part in _rows(name, folder))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>"
        f"<table><thead><tr><th class=id>id</th>{heads}</tr></thead><tbody>\n{body}"
        "</tbody></table></html>\n"
    )


def _rows(name: str, folder: Path) -> Iterator[str]:
    before = ""
    for file, key in messages_in(folder):
        if file != before:
            before = file
            across = len(LANGUAGES) + 1
            yield f'<tr><th class=file colspan="{across}">{escape(name)}: {file}</th></tr>\n'
        for number, form in enumerate(forms(folder, key)):
            yield _row(form, "" if number else f' id="{escape(key)}"')


def _row(form: Form, anchor: str) -> str:
    said = "".join(f'<td lang="{language}">{escape(words)}</td>' for language, words in form.said)
    return f"<tr{anchor}><th class=id>{escape(told(form))}</th>{said}</tr>\n"


def told(form: Form) -> str:
    """The id of a form, and what was chosen in it.

    >>> told(Form("core-bad-seats", (("seats", 1),), ()))
    'core-bad-seats seats=1'
    """
    return " ".join((form.key, *(f"{name}={value}" for name, value in form.chosen)))
