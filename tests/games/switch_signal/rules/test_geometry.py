"""Section 4 of the boards: where things are drawn."""

from math import dist, hypot

import pytest

from roundhouse.games.switch_signal.rules.boards.board import CityDef, JunctionDef, signal_points
from roundhouse.games.switch_signal.rules.boards.geometry import (
    Box,
    Curve,
    apart,
    bearing,
    crossing,
    label_box,
    rails,
    smooth,
)
from roundhouse.games.switch_signal.rules.boards.load import board_of, bundled, examine
from tests.games.switch_signal.rules.support import CE, changed
from tests.support.rules import rule


@rule("SB-DRAW-1")
@pytest.mark.parametrize("name", bundled())
def test_the_canvas(name: str) -> None:
    board = board_of(name)
    assert (board.width, board.height) == (1600, 1100)
    canvas = Box(0, 0, 1600, 1100)
    for curve in board.curves.values():
        assert all(canvas.gap(point) == 0 for point in curve.points)


@rule("SB-DRAW-2")
def test_a_curve_passes_its_via_points_from_end_to_end() -> None:
    board = board_of(CE)
    for track in board.tracks:
        first, second = (board.nodes[end].at for end in track.ends)
        points = board.curves[track.id].points
        assert points[0] == first
        assert points[-1] == pytest.approx(second)
        for via in track.via:
            assert min(dist(via, point) for point in points) < 1e-6


@rule("SB-DRAW-2")
def test_the_curve_is_centripetal_with_mirrored_outer_points() -> None:
    """By hand for knots at distances 100 and 25: the square roots 10 and 5 are its times."""
    curve = smooth(((0.0, 0.0), (100.0, 0.0), (100.0, 25.0)))
    middle = curve.points[24 + 12]  # half way through the second span, t = 12.5 of 10 … 15
    times = (0.0, 10.0, 15.0, 20.0)
    knots = ((0.0, 0.0), (100.0, 0.0), (100.0, 25.0), (100.0, 50.0))

    def mix(a: tuple[float, float], b: tuple[float, float], i: int, j: int) -> tuple[float, float]:
        share = (12.5 - times[i]) / (times[j] - times[i])
        return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share

    a1, a2, a3 = (mix(knots[i], knots[i + 1], i, i + 1) for i in range(3))
    b1, b2 = mix(a1, a2, 0, 2), mix(a2, a3, 1, 3)
    assert middle == pytest.approx(mix(b1, b2, 1, 2))


def test_two_knots_make_a_straight_line_and_equal_knots_no_fault() -> None:
    line = smooth(((0.0, 0.0), (30.0, 40.0)))
    assert line.length == pytest.approx(50)
    assert line.at(25) == pytest.approx((15, 20))
    assert line.heading(10) == pytest.approx(53.13, abs=0.01)
    still = smooth(((5.0, 5.0), (5.0, 5.0), (9.0, 5.0)))
    assert still.length == pytest.approx(4)
    assert Curve(((1.0, 1.0), (1.0, 1.0))).at(0) == (1, 1)


@rule("SB-DRAW-3")
def test_rails_keep_clear_of_nodes_and_are_divided_evenly() -> None:
    board = board_of(CE)
    for track in board.tracks:
        cut = board.rails[track.id]
        first, second = (54 if isinstance(board.nodes[end], CityDef) else 28 for end in track.ends)
        assert cut.pieces[0][0] == first
        assert cut.pieces[-1][1] == pytest.approx(cut.curve.length - second)
        sizes = [end - start for start, end in cut.pieces]
        assert sizes == pytest.approx([sizes[0]] * track.sections)
        for k in range(1, track.sections):
            gap = cut.pieces[k][0] - cut.pieces[k - 1][1]
            assert gap == pytest.approx(24 if k in track.signals else 8)


@rule("SB-DRAW-4")
def test_signals_stand_in_the_middle_of_their_gap_or_before_the_city() -> None:
    board = board_of(CE)
    points = signal_points(board)
    assert set(points) == set(board.net.places)
    cut = board.rails["lyon-nevers"]
    middle = (cut.pieces[0][1] + cut.pieces[1][0]) / 2
    assert points["lyon-nevers@1"] == pytest.approx(cut.curve.at(middle))
    curve = board.curves["metz-paris"]
    assert points["metz-paris@paris"] == pytest.approx(curve.at(curve.length - 42))
    amiens = board.curves["amsterdam-brussels"].at(42)
    assert points["amsterdam-brussels@amsterdam"] == pytest.approx(amiens)


@rule("SB-DRAW-4")
def test_the_places_of_a_junctions_discs_can_be_told_apart() -> None:
    board = board_of(CE)
    for node in board.nodes.values():
        if isinstance(node, JunctionDef):
            spots = [board.along_from(t, node.id, 17) for t in board.net.tracks_at(node.id)]
            assert all(dist(spot, node.at) < 27 for spot in spots)
            assert all(dist(a, b) > 10 for a in spots for b in spots if a is not b)


@rule("SB-DRAW-5")
def test_a_train_stands_in_the_middle_of_its_section() -> None:
    cut = rails(Curve(((0.0, 0.0), (200.0, 0.0))), 2, (1,), (54.0, 28.0))
    assert cut.pieces == ((54.0, 101.0), (125.0, 172.0))
    assert (cut.middle(1), cut.middle(2)) == (77.5, 148.5)
    assert cut.signals == ((1, 113.0),)
    assert cut.curve.between(54, 101) == ((54, 0), (101, 0))


@rule("SB-DRAW-8")
def test_clock_depot_and_piles_are_no_part_of_a_board_file() -> None:
    for table in ("clock", "depot", "stack"):
        text = changed(("[first_game]", f"[{table}]\nx = 1\n\n[first_game]"))
        assert [(f.wire, f.params["key"]) for f in examine(text).errors] == [("unknown_key", table)]


def test_lines_cross_or_do_not() -> None:
    one = ((0.0, 0.0), (10.0, 10.0))
    assert crossing(one, ((0.0, 10.0), (10.0, 0.0))) == (5, 5)
    assert crossing(one, ((0.0, 10.0), (4.0, 6.0))) is None
    assert crossing(one, ((1.0, 0.0), (11.0, 10.0))) is None


def test_angles() -> None:
    assert bearing((0, 0), (0, 5)) == 90
    assert apart(170, -170) == 20
    assert apart(10, 50) == 40


def test_boxes() -> None:
    box = Box(0, 0, 10, 10)
    assert box.overlaps(Box(9, 9, 20, 20))
    assert not box.overlaps(Box(10, 0, 20, 10))
    assert box.gap((13, 14)) == hypot(3, 4)
    assert Box(1, 1, 9, 9).inside(box)
    assert not Box(1, 1, 11, 9).inside(box)
    assert box.wider(2) == Box(-2, -2, 12, 12)
    assert not box.may_hold((11, 0), (12, 9))
    assert box.may_hold((-5, 5), (15, 5))


def test_a_label_takes_room_beside_its_anchor() -> None:
    start, middle, end = (
        label_box("Nürnberg", (100, 50), a, 25) for a in ("start", "middle", "end")
    )
    assert start.left == 100
    assert end.right == pytest.approx(100)
    assert middle.left + middle.right == pytest.approx(200)
    assert start.top < 50 < start.bottom
