"""Hops and their tickets: which of several ways a route takes, decided as late as possible."""

from __future__ import annotations

import pytest

from roundhouse.routes import search
from roundhouse.routes.field import Field
from roundhouse.routes.hops import Hops
from tests.routes.graphs import drawn
from tests.routes.test_search import answered, earned

# two ways from A to B and from B to C; x is on one of each
TWINS = drawn("A20* B30 C40", "AB:x AB:y BC:x BC:z", "3")


def test_ways_between_the_same_stops_are_one_hop() -> None:
    hops = Hops(Field(TWINS))
    assert [len(ways) for ways in hops.ways] == [2, 2]
    assert hops.meet(0, 1)
    assert not Hops(Field(drawn("A20* B30 C40", "AB:x BC:x", "3"))).meet(0, 1)


def test_tickets_use_no_track_twice() -> None:
    hops = Hops(Field(TWINS))
    tariff = hops.tariff([0.0] * 4, 0)
    every = tariff.tickets([0, 1], 1.0, most=10)
    assert len(every) == 3  # x and x together is none
    assert all(mask.bit_count() == 2 for _, mask, _ in every)


def test_more_tickets_than_wanted_are_not_looked_for() -> None:
    hops = Hops(Field(TWINS))
    assert len(hops.tariff([0.0] * 4, 0).tickets([0, 1], 1.0, most=1)) == 2


def test_the_cheapest_ticket_comes_last() -> None:
    hops = Hops(Field(TWINS))
    fees = [fee for fee, _, _ in hops.tariff([0.0, 1.0, 0.0, 5.0], 0).tickets([0, 1], 99.0, None)]
    assert fees == sorted(fees, reverse=True)
    assert fees[-1] == 1.0


def test_taken_track_is_for_no_ticket() -> None:
    hops = Hops(Field(TWINS))
    field = Field(TWINS)
    tariff = hops.tariff([0.0] * 4, field.masks[0])  # x is taken
    assert len(tariff.tickets([0, 1], 1.0, most=10)) == 1
    nothing = hops.tariff([0.0] * 4, field.track)
    assert nothing.least == [float("inf")] * 2


def test_both_sides_without_a_token_between_them_are_no_route(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "FEW", 0)
    # W-B-E joins both sides, but the token is in A
    track = "WB BE AB"
    assert earned("A20* B30 W20W50 E30E30", track, "3") == (80, ["ABE"])
    assert answered(drawn("A20* B30 W20W50 E30E30", track, "4")).proven
