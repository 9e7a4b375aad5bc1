"""Everything of a position is on its picture, once, and where it belongs."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from roundhouse.games.switch_signal.draw.board import Mark, ref, signal_places
from roundhouse.games.switch_signal.draw.picture import draw_board
from roundhouse.games.switch_signal.draw.pieces import place_at
from roundhouse.games.switch_signal.draw.scene import filled
from roundhouse.games.switch_signal.draw.trail import Trail, standing
from roundhouse.games.switch_signal.draw.words import node_name
from roundhouse.games.switch_signal.rules.view import View
from roundhouse.messages import LANGUAGES
from tests.games.switch_signal.draw.games import moment
from tests.games.switch_signal.draw.small import at_the_start, under_way
from tests.kit.reading import SVG, parsed
from tests.support.rules import rule

BOARDS = ("central-europe", "north-america")
MOMENTS = [
    (board, steps, goods) for board in BOARDS for steps, goods in ((0, 8), (45, 8), (90, 10))
]
HERE = Path(__file__).parent


def seen(board: str, steps: int, goods: int) -> tuple[View, ET.Element]:
    view = moment(board, steps, goods=goods)
    return view, parsed(draw_board(view))


def the(drawn: ET.Element, name: str) -> ET.Element:
    """The one thing of that name."""
    found = [e for e in drawn.iter() if e.get("id") == ref("board", name)]
    assert len(found) == 1
    return found[0]


def count(inside: ET.Element, class_: str) -> int:
    return sum(class_ in (e.get("class") or "").split() for e in inside.iter())


@rule("SB-DRAW-5", "SS-INFO-4")
@pytest.mark.parametrize("at", MOMENTS)
def test_each_train_on_the_network_is_drawn_once_where_it_stands(at: tuple[str, int, int]) -> None:
    view, drawn = seen(*at)
    ids = [e.get("id") or "" for e in drawn.iter()]
    assert sum(i.startswith("board-train-") for i in ids) == sum(bool(t.at) for t in view.trains)
    for train in view.trains:
        if train.at:
            point, _ = standing(view.board_def, train.at)
            piece = the(drawn, f"train:{train.id}")
            assert piece.get("transform") == place_at(point)
            assert count(piece, train.colour) == 1
            assert count(piece, "cube") == bool(train.goods)


@rule("SB-DRAW-5")
def test_a_train_is_turned_towards_the_end_it_faces() -> None:
    board = under_way().board
    towards, away = standing(board, "mid-port:1>"), standing(board, "mid-port:1<")
    assert towards[0] == away[0]
    assert towards[1] == pytest.approx(2.4, abs=0.1)
    assert away[1] == pytest.approx(182.4, abs=0.1)
    assert standing(board, "town")[1] is None
    assert standing(board, "nord")[1] == pytest.approx(6, abs=2)


@rule("SB-DRAW-4", "SB-DRAW-6")
@pytest.mark.parametrize("at", MOMENTS)
def test_each_signal_place_is_drawn_once_with_its_disc_if_it_is_green(
    at: tuple[str, int, int],
) -> None:
    view, drawn = seen(*at)
    places = signal_places(view.board_def)
    assert {place for place, _, _ in places} == set(view.board_def.net.places)
    for place, point, turn in places:
        piece = the(drawn, f"signal:{place}")
        assert piece.get("transform") == place_at(point, turn)
        assert (count(piece, "go"), count(piece, "stop")) == (
            (1, 0) if place in view.green else (0, 1)
        )


@rule("SB-DRAW-6")
@pytest.mark.parametrize("at", MOMENTS)
def test_each_junction_shows_its_discs_and_one_open_way(at: tuple[str, int, int]) -> None:
    view, drawn = seen(*at)
    for junction, closed in view.closed.items():
        piece = the(drawn, f"switch:{junction}")
        assert count(piece, "disc") == len(closed)
        assert count(piece, "way") == 1
        assert count(piece, "place") == 2


@rule("SB-DRAW-7")
@pytest.mark.parametrize("at", MOMENTS)
def test_goods_lie_in_their_cities_and_at_the_ports(at: tuple[str, int, int]) -> None:
    view, drawn = seen(*at)
    for city, cubes in view.goods.items():
        assert count(the(drawn, f"city:{city}"), "cube") == cubes
    quays = next(e for e in drawn.iter(f"{SVG}g") if e.get("class") == "quays")
    delivered = sum(sum(port.delivered.values()) for port in view.ports.values())
    assert count(quays, "cube") == delivered
    assert count(quays, "slot") == view.settings.goods - delivered


@rule("SB-DRAW-7", "SS-DIFF-5")
def test_a_cube_beyond_what_its_colour_needs_takes_a_space_for_any() -> None:
    assert filled(["red", None], ["red", "red", "red"]) == [("red", True)] * 3


def test_colour_is_never_the_only_difference() -> None:
    drawn = parsed(draw_board(under_way()))
    green, red = the(drawn, "signal:mid-port@1"), the(drawn, "signal:mid-port@port")
    sizes = [float(e.find(f"{SVG}circle").get("r")) for e in (green, red)]  # type: ignore[union-attr, arg-type]  # both have one
    assert sizes[0] > sizes[1]
    arrows = {
        name: next(e for e in the(drawn, f"train:{name}").iter() if e.get("class") == "speed")
        for name in ("black-1", "brown-2", "grey-3")
    }
    assert [e.get("d", "").count("M") for e in arrows.values()] == [3, 2, 1]


@pytest.mark.parametrize("board", BOARDS)
def test_ids_are_unique_and_every_reference_has_its_target(board: str) -> None:
    drawn = parsed(draw_board(moment(board, 60)))
    ids = Counter(e.get("id") for e in drawn.iter() if e.get("id"))
    assert max(ids.values()) == 1
    assert {e.get("href", "#")[1:] for e in drawn.iter(f"{SVG}use")} <= set(ids)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_in_words(board: str, language: str) -> None:
    view = moment(board, 45)
    drawn = parsed(draw_board(view, language=language))
    described = next(e for e in drawn.iter(f"{SVG}desc")).text or ""
    assert drawn.get("aria-describedby") == "board-told"
    for city in view.board_def.cities:
        assert node_name(view.board_def, city.id, language) in described
    assert "switch-signal-" not in described


def test_what_can_be_chosen_has_an_id_a_title_and_the_focus() -> None:
    marks = {
        "train:black-1": Mark(label="Move Black 1", data={"action": '{"type":"x"}'}),
        "switch:mid": Mark(label="Set the switch"),
        "signal:mid-port@1": Mark(label="No", why="Because <so>"),
        "departure:nord": Mark(chosen=True),
        "city:town": Mark(label="Stop here"),
        "exit:mid-town@town": Mark(label="Leave"),
    }
    drawn = parsed(draw_board(under_way(), marks=marks))
    assert drawn.get("role") == "group"
    for name, mark in marks.items():
        piece = the(drawn, name)
        assert piece.get("tabindex") == "0"
        title = piece.find(f"{SVG}title")
        assert title is not None
        assert title.text == (mark.label or "departure point 2, Nord")
        assert piece.get("data-action") == mark.data.get("action")
        assert piece.get("data-why") == (mark.why or None)
    assert the(drawn, "signal:mid-port@1").get("aria-disabled") == "true"
    assert "chosen" in (the(drawn, "departure:nord").get("class") or "")


def test_a_trail_numbers_each_space_and_flags_the_loss() -> None:
    way = ("mid-port:1<", "mid-town:1>", "town")
    trails = [Trail(start="mid-port:2<", way=way, lost=2, stays=False, label="told")]
    drawn = parsed(draw_board(under_way(), trails=trails))
    steps = [e for e in drawn.iter(f"{SVG}text") if e.get("class") == "count"]
    assert [e.text for e in steps] == ["1", "2", "3"]
    flag = next(e for e in drawn.iter(f"{SVG}text") if e.get("class") == "why mid")
    assert flag.text == "−2"
    assert 'class="home"' in draw_board(under_way(), trails=trails)
    line = next(e for e in drawn.iter(f"{SVG}path") if e.get("class") == "trail")
    start, end = (
        standing(under_way().board, "mid-port:2<")[0],
        standing(under_way().board, "town")[0],
    )
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", line.get("d", ""))]
    assert numbers[:2] == pytest.approx(start, abs=0.1)
    assert numbers[-2:] == pytest.approx(end, abs=0.1)


def test_a_train_that_cannot_move_has_a_flag_and_no_line() -> None:
    drawn = draw_board(under_way(), trails=[Trail(start="town", way=(), lost=3)])
    assert 'class="trail"' not in drawn
    assert "−3" in drawn


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_theme_is_written_out_and_both_fit_in_one_file(theme: str) -> None:
    both = draw_board(at_the_start())
    assert "prefers-color-scheme" in both
    alone = draw_board(at_the_start(), theme="light" if theme == "light" else "dark")
    assert "var(--" not in alone
    assert "<style" not in draw_board(at_the_start(), styled=False)


@pytest.mark.parametrize("at", MOMENTS)
def test_a_board_is_small(at: tuple[str, int, int]) -> None:
    assert len(draw_board(moment(at[0], at[1], goods=at[2])).encode()) <= 60_000


@pytest.mark.parametrize("name", ["start", "under_way", "trail"])
def test_small_boards_look_as_they_did(name: str) -> None:
    """After a change on purpose look at the new picture, then delete the golden file."""
    scene = at_the_start() if name == "start" else under_way()
    trails = [Trail(start="town", way=("mid-town:1<", "mid-port:1>"))] if name == "trail" else ()
    drawn = draw_board(scene, trails=trails, styled=False).replace("><", ">\n<")
    golden = HERE / "golden" / f"{name}.svg"
    if not golden.exists():
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(drawn, encoding="utf-8")
        pytest.fail(f"{golden} was missing and is written now: look at it and run again")
    assert drawn == golden.read_text(encoding="utf-8")
