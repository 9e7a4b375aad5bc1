"""The texts use the glossary's words as written there, and none that is retired."""

import re

import pytest

from roundhouse.messages import LANGUAGES
from tests.support import wording
from tests.support.wording import Said


def test_no_text_uses_a_retired_word() -> None:
    """In catalogues and documentation alike; the list of files still to be done only shrinks."""
    found = [
        f"{said.file}:{said.line}: {slip} -> {word.instead}"
        for said in wording.everything()
        if said.file not in wording.not_yet()
        for slip, word in wording.slips(said)
    ]
    assert found == []


def test_the_list_of_files_still_to_be_done_holds_no_other() -> None:
    """``python -m tests.support.wording`` takes off what is done."""
    assert sorted(wording.not_yet()) == wording.to_be_done()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used_as_written(language: str) -> None:
    if any(said.language == language for said in wording.everything() if _waits(said)):
        pytest.skip(f"texts in {language} wait for their words: {wording.NOT_YET.name}")
    assert list(wording.unsaid(language)) == []


def _waits(said: Said) -> bool:
    return said.file in wording.not_yet()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_itself_uses_no_retired_word(language: str) -> None:
    for concept in wording.glossary():
        for word in concept.words[language]:
            assert word, concept.concept
            said = Said("glossary", 0, language, concept.game, word)
            assert [slip for slip, _ in wording.slips(said)] == [], concept.concept


@pytest.mark.parametrize(
    ("language", "game", "said", "found"),
    [
        ("ru", "g1846", "Положите тайлы на гекс.", ["тайл"]),
        ("ru", "g1846", "Деталь.", []),
        ("ru", "switch_signal", "Карта и загрузка.", ["Карта"]),
        ("ru", "g1846", "Карта первой сделки.", []),
        ("ja", "g1846", "{train}列車は4本です。本拠地は1本拠地です。", ["4本"]),
        ("pl", "g1846", "Na giełdzie jest kafelek.", ["kafelek"]),
    ],
)
def test_a_retired_word_is_found_in_its_game_in_any_form(
    language: str, game: str, said: str, found: list[str]
) -> None:
    assert [slip for slip, _ in wording.slips(Said("here", 1, language, game, said))] == found


def test_where_a_word_stands_is_told() -> None:
    """Sentences, pages and what is put in between, each by file, line, language and game."""
    known = {(said.file, said.language, said.game) for said in wording.everything()}
    assert ("docs/rules/ru/1846.md", "ru", "g1846") in known
    assert ("docs/rules/pl/switch-and-signal.md", "pl", "switch_signal") in known
    assert ("docs/rules/ja/rulings.md", "ja", "g1846") in known
    assert ("docs/rules/ja/rulings.md", "ja", "switch_signal") in known
    assert ("src/roundhouse/messages/en/core.ftl", "en", "") in known
    said = next(said for said in wording.everything() if "{seats} players" in said.text)
    written = (wording.ROOT / said.file).read_text(encoding="utf-8").splitlines()
    assert written[said.line - 1].startswith("core-bad-seats")


def test_a_word_of_the_glossary_is_known_in_its_other_forms() -> None:
    assert re.search(wording.stem("фондовый раунд", "ru"), "в фондовом раунде")
    assert re.search(wording.stem("runda giełdowa", "pl"), "w rundzie giełdowej")
    assert re.search(wording.stem("運行ラウンド", "ja"), "次の運行ラウンドまで")
    assert not re.search(wording.stem("ход", "ru"), "вхо")
