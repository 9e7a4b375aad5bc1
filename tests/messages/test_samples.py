"""All sentences shown with sample values: every form, in every language, nothing left open."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import ast

from roundhouse.cli import roundhouse
from roundhouse.core import plugins
from roundhouse.messages import LANGUAGES
from roundhouse.messages.catalogues import catalogue
from roundhouse.messages.page import page
from roundhouse.messages.samples import COUNTS, SHARED, forms, holes, messages_in
from tests.kit.reading import parsed

OURS = [SHARED, *(f for f, entry in plugins.folders("text").items() if plugins.is_ours(entry))]
SWITCH_SIGNAL = next(folder for folder in OURS if "switch_signal" in folder.parts)


@pytest.mark.parametrize("folder", OURS, ids=lambda folder: folder.parent.name)
def test_each_sentence_has_samples_for_all_that_it_puts_in(folder: Path) -> None:
    for _, key in messages_in(folder):
        for form in forms(folder, key):
            assert [w for _, w in form.said if "‹" in w or "NUMBER(" in w or not w] == [], key


@pytest.mark.parametrize("folder", OURS, ids=lambda folder: folder.parent.name)
def test_no_sample_is_kept_that_no_sentence_needs(folder: Path) -> None:
    body = catalogue(folder / "samples.ftl").body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    samples = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    folders = OURS if folder == SHARED else [folder]
    needed = set()
    for key in (key for each in folders for _, key in messages_in(each)):
        plain, _, choices = holes(key)
        words = [word for each in choices.values() for word in each]
        needed |= {*plain, *(f"{key}-{name}" for name in plain)}
        needed |= {f"{name}-{word}" for name in plain for word in words}
    assert samples - needed == set()


def test_a_sentence_is_shown_with_every_number_and_every_word_that_it_tells_apart() -> None:
    shown = list(forms(SHARED, "core-bad-seats"))
    assert [dict(form.chosen)["seats"] for form in shown] == [*COUNTS]
    polish = [dict(form.said)["pl"] for form in shown]
    assert [words.split(" ")[1] for words in polish] == ["gracz", "gracze", "graczy", "graczy"]
    chosen = [form.chosen for form in forms(SWITCH_SIGNAL, "switch-signal-card")]
    assert chosen == [(("card", card),) for card in ("signal", "switch", "move")]


def test_places_and_things_stand_in_each_language_as_it_calls_them() -> None:
    (form,) = forms(SWITCH_SIGNAL, "switch-signal-stop-in")
    said = dict(form.said)
    assert "Paris" in said["en"]
    assert "Париж" in said["ru"]
    assert "パリ" in said["ja"]
    assert "Paryż" in said["pl"]


def test_what_a_parameter_is_may_hang_on_the_text_or_on_what_is_chosen_in_it() -> None:
    moved = {dict(form.chosen)["why"]: dict(form.said)["en"] for form in forms(*MOVED)}
    assert "Grey 2" in moved["head_on"]
    assert "Grey 2" not in moved["red_signal"]
    assert "signal Paris" in moved["red_signal"]
    (stopped,) = forms(SWITCH_SIGNAL, "switch-signal-end-red-signal")
    assert "Paris" in dict(stopped.said)["en"]


MOVED = (SWITCH_SIGNAL, "switch-signal-train-moved")


def test_the_page_has_a_row_for_each_form_and_a_column_for_each_language() -> None:
    shown = page([("switch_signal", SWITCH_SIGNAL)])
    table = shown[shown.index("<tbody>") : shown.index("</tbody>") + len("</tbody>")]
    rows = parsed(re.sub(r"=(id|file)(?=[ >])", r'="\1"', table)).findall("tr")
    ids = {row.get("id") for row in rows if row.get("id")}
    assert ids == {key for _, key in messages_in(SWITCH_SIGNAL)}
    for row in rows:
        assert [cell.get("lang") for cell in row.findall("td")] in ([], [*LANGUAGES])


def test_the_verb_writes_the_page_or_prints_the_sentences(tmp_path: Path) -> None:
    file = tmp_path / "all.html"
    done = CliRunner().invoke(roundhouse, ["messages", "--html", "-o", str(file), "--lang", "en"])
    assert done.output == f"Wrote every sentence to {file}.\n"
    written = file.read_text(encoding="utf-8")
    for key in ("core-bad-seats", "g1846-tile-laid", "switch-signal-train-moved"):
        assert f'id="{key}"' in written
    printed = CliRunner().invoke(roundhouse, ["messages", "switch_signal"]).output
    assert "switch-signal-card card=signal\n  en  Signal\n  ru  " in printed
    assert "core-" not in printed


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    refused = CliRunner().invoke(roundhouse, ["messages", "chess", "--lang", "en"])
    assert refused.exit_code == 1
    assert "“chess”" in refused.output
    assert list(tmp_path.iterdir()) == []
