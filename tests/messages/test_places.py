"""Places have one name in each language, wherever they are named."""

import re

import pytest

from roundhouse.games.g1846.draw.places import place_name, readable
from roundhouse.games.g1846.rules.ids import CorpId, HexId, LocationId, TrainId
from roundhouse.games.g1846.rules.route import NoTrack
from roundhouse.games.g1846.rules.running import LocationTwice
from roundhouse.games.g1846.rules.tokens import TokenThere
from roundhouse.messages import LANGUAGES, sentence
from roundhouse.messages.places import place, place_id
from tests.messages.test_catalogues import entries
from tests.support import wording

PLACES = [
    (game.replace("_", "-"), name)
    for game, names in wording.printed_names().items()
    for name in names
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_place_has_its_name_in_each_language_and_no_other_has(language: str) -> None:
    ids = {place_id(name, prefix) for prefix, name in PLACES}
    assert len(ids) == len(PLACES)
    named = {
        key for key in entries(language) if re.match(r"(g1846|switch-signal)-place-(?!at$)", key)
    }
    assert named == ids


def test_places_are_called_what_their_readers_call_them() -> None:
    assert place("Nürnberg", "switch-signal", "en") == "Nuremberg"
    assert place("Nürnberg", "switch-signal", "pl") == "Norymberga"
    assert place("Wrocław", "switch-signal", "ja") == "ヴロツワフ"
    assert [place("Toledo", "g1846", code) for code in LANGUAGES] == [
        "Toledo",
        "Толедо",
        "Toledo",
        "Toledo",
    ]
    assert place("Chicago", "g1846", "ja") == "シカゴ"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_translated_rules_call_each_place_as_the_catalogue_does(language: str) -> None:
    for game, page in RULES:
        ours, theirs = spoken_in(f"docs/rules/{page}"), spoken_in(f"docs/rules/{language}/{page}")
        for name in wording.printed_names()[game]:
            english, called = (
                place(name, game.replace("_", "-"), code) for code in ("en", language)
            )
            if re.search(rf"(?<!\w){re.escape(english)}(?!\w)", ours):
                assert re.search(wording.stem(called, language), theirs, re.IGNORECASE), (
                    page,
                    called,
                )


RULES = [
    ("g1846", "1846.md"),
    ("switch_signal", "switch-and-signal.md"),
    ("switch_signal", "switch-and-signal-boards.md"),
]


def spoken_in(file: str) -> str:
    """A page without its code, where places go by their ids."""
    page = (wording.ROOT / file).read_text(encoding="utf-8")
    return re.sub(r"```.*?```|`[^`]*`", " ", page, flags=re.DOTALL)


def test_what_no_catalogue_knows_keeps_its_name() -> None:
    assert place("Ankh-Morpork", "switch-signal", "ru") == "Ankh-Morpork"
    assert place("…", "switch-signal", "ru") == "…"
    assert place("At", "switch-signal", "ru") == "At"


def test_a_hex_is_named_with_its_letters() -> None:
    assert place_name(HexId("D14"), "en") == "Toledo (D14)"
    assert place_name(HexId("D14"), "ja") == "Toledo（D14）"
    assert place_name(HexId("F10"), "ru") == "F10"


def test_what_holds_places_is_told_with_their_names() -> None:
    twice = LocationTwice(rule="R", train=TrainId("2"), location=LocationId("Buffalo"))
    assert "Буффало" in sentence(readable(twice, "ru"), "ru")
    twice = LocationTwice(rule="R", train=TrainId("2"), location=LocationId("D14"))
    assert "Толедо (D14)" in sentence(readable(twice, "ru"), "ru")
    hexes = (HexId("D14"), HexId("E15"))
    broken = NoTrack(rule="R", train=TrainId("2"), hexes=hexes)
    assert "Toledo（D14）、E15" in sentence(readable(broken, "ja"), "ja")
    odd = TokenThere(rule="R", corp=CorpId("IC"), hex=HexId("Z99"))
    assert "Z99" in sentence(readable(odd, "en"), "en")


def test_a_foreign_name_is_found_in_texts() -> None:
    """Those of companies are left alone: they stay as printed."""
    said = wording.Said("here", 1, "ru", "g1846", "Erie и Chicago & Western Indiana: Toledo.")
    assert [slip for slip, _ in wording.slips(said)] == ["Toledo"]
    said = wording.Said("here", 1, "pl", "switch_signal", "Paris, Parish, Calais.")
    assert [slip for slip, _ in wording.slips(said)] == ["Paris"]
    said = wording.Said("here", 1, "en", "switch_signal", "Hannover.")
    assert [word.instead for _, word in wording.slips(said)] == ["Hanover"]
