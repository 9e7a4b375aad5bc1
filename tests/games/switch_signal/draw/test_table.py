"""What stands beside the board is all there: clock, cards, piles, depot, helpers, hands."""

from xml.etree import ElementTree as ET

import pytest

from roundhouse.games.switch_signal.draw.cards import action_card, die, instruction_card
from roundhouse.games.switch_signal.draw.picture import draw_table
from roundhouse.games.switch_signal.rules.components import CARDS, SYMBOLS
from roundhouse.kit.png import to_png
from roundhouse.messages import LANGUAGES
from tests.games.switch_signal.draw.games import moment
from tests.kit.reading import SVG, parsed
from tests.support.rules import rule

BOARDS = ("central-europe", "north-america")
NAMES = ("Ann", "<b>Bob</b>", "Cleo & co")


def classed(drawn: ET.Element, class_: str) -> list[ET.Element]:
    return [e for e in drawn.iter() if class_ in (e.get("class") or "").split()]


@rule("SB-DRAW-8", "SS-INFO-4")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("steps", [20, 55, 200])
def test_everything_beside_the_board_is_shown(board: str, steps: int) -> None:
    view = moment(board, steps)
    drawn = parsed(draw_table(view, names=NAMES))
    hands = [e.get("href") for e in drawn.iter(f"{SVG}use") if "-card-" in e.get("href", "")]
    held = [card for hand in view.hands for card in hand]
    assert [f"#table-card-{card}" for card in held] == hands
    tokens = [e for e in classed(drawn, "token") if e.get("r") == "13"]
    assert len(tokens) == view.clock
    assert len(classed(drawn, "cross")) == sum(view.helpers.values())
    stalls = classed(drawn, "stall")
    assert len([e for e in stalls if "none" in (e.get("class") or "")]) == sum(
        bool(train.at) for train in view.trains
    )
    texts = [e.text for e in drawn.iter(f"{SVG}text")]
    for shown in (view.stack, len(view.pile), len(view.discard), view.clock):
        assert str(shown) in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_every_language(language: str) -> None:
    view = moment("central-europe", 55)
    drawn = draw_table(view, language=language, names=NAMES, theme="light")
    assert "switch-signal-" not in drawn
    assert "<b>" not in drawn
    assert len({draw_table(view, language=code) for code in LANGUAGES}) == len(LANGUAGES)


def test_a_table_makes_a_picture_file() -> None:
    pytest.importorskip("resvg_py", reason="the extra png is not installed")
    drawn = draw_table(moment("north-america", 55), theme="dark")
    assert to_png(drawn, 400).startswith(b"\x89PNG")


def test_only_the_active_players_hand_is_marked() -> None:
    drawn = parsed(draw_table(moment("central-europe", 55), names=NAMES))
    assert len(classed(drawn, "turn")) == 1
    assert not classed(parsed(draw_table(moment("central-europe", 0), names=NAMES)), "turn")


@pytest.mark.parametrize("instruction", SYMBOLS)
def test_an_instruction_shows_its_symbols_and_those_done(instruction: str) -> None:
    symbols = SYMBOLS[instruction]
    for done in range(len(symbols) + 1):
        card = parsed(f"<g>{instruction_card(symbols, done)}</g>")
        assert len(classed(card, "line")) == len(symbols)
        assert len(classed(card, "tick")) == done
        assert len(classed(card, "now")) == (done < len(symbols))


@pytest.mark.parametrize("card", CARDS)
def test_long_names_are_pressed_into_their_card(card: str) -> None:
    assert "textLength" not in action_card(card, "Move")
    assert "textLength" in action_card(card, "Zwrotnica kolejowa")


def test_dice_show_their_pips_or_their_number() -> None:
    assert [die(value).count("pip") for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert ">4<" in die(4, "black")
