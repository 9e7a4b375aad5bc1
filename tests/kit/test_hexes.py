from itertools import permutations
from math import dist, hypot

import pytest

from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.kit.hexes import INNER, SIDE, along, centre, corners, direction, polar, side, track

PAIRS = list(permutations(range(6), 2))


def test_neighbours_touch_at_the_edge_that_the_rules_name() -> None:
    for place in DEFS.hexes.values():
        x, y = centre(place.id)
        for edge, near in enumerate(place.neighbours):
            if near is not None:
                dx, dy = polar(edge, 2 * INNER)
                assert dist((x + dx, y + dy), centre(near)) < 0.01


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_track_meets_both_edges_at_a_right_angle_in_their_middle(one: int, other: int) -> None:
    fine = along(one, other, 500)
    for edge, first, second in ((one, fine[0], fine[1]), (other, fine[-1], fine[-2])):
        assert dist(first, polar(edge, INNER)) < 0.01
        away = (first[0] - second[0], first[1] - second[1])
        ux, uy = direction(edge)
        assert (away[0] * ux + away[1] * uy) / hypot(*away) > 0.999


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_arc_bends_the_way_its_points_say(one: int, other: int) -> None:
    data = track(one, other)
    apart = (other - one) % 6
    if apart == 3:
        assert "A" not in data
        return
    radius, sweep = float(data.split("A")[1].split()[0]), data.split()[5]
    points = along(one, other)
    a, m, b = points[0], points[len(points) // 2], points[-1]
    turn = (m[0] - a[0]) * (b[1] - a[1]) - (m[1] - a[1]) * (b[0] - a[0])
    assert sweep == ("1" if turn > 0 else "0")
    assert radius == pytest.approx(SIDE / 2 if apart in {1, 5} else 1.5 * SIDE, abs=0.1)


def test_a_corner_lies_between_its_two_edges() -> None:
    for edge in range(6):
        assert side(edge) == (corners()[edge - 1], corners()[edge])
        (ax, ay), (bx, by) = side(edge)
        assert dist(((ax + bx) / 2, (ay + by) / 2), polar(edge, INNER)) < 0.01
