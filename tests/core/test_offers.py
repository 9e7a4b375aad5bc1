"""Offers and their domains."""

from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.actions import Action, Pass
from roundhouse.core.offers import Bag, Domain, Ints, Offer, Offers, OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Action):
    wire: ClassVar[str] = "pay"
    who: str
    coins: int


PAY = Offer(Pay, fixed={"who": "Amy"}, open={"coins": Ints(1, 3)})
DOMAINS: list[Domain] = [
    OneOf((2, 3, 3, 4)),
    Ints(-2, 5),
    Bag({"move": 3, "switch": 2, "signal": 1}, take=2),
]


def test_an_offer_holds_its_fixed_fields_and_the_open_ones_within_their_domain() -> None:
    assert Pay(who="Amy", coins=3) in PAY
    assert Pay(who="Amy", coins=4) not in PAY
    assert Pay(who="Bob", coins=3) not in PAY
    assert Pass() not in PAY


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_a_number_is_no_truth_value_no_fraction_and_no_text(value: Any) -> None:
    assert value not in Ints(0, 1)
    assert value not in OneOf((0, 1))
    assert value not in Bag({"1": 1}, take=1)


@pytest.mark.parametrize("domain", DOMAINS, ids=str)
@given(seed=st.integers())
def test_a_domain_holds_what_it_samples_and_what_it_spreads(domain: Domain, seed: int) -> None:
    assert domain.sample(Random(seed)) in domain
    assert all(value in domain for value in domain.grid(3))
    assert len(domain.grid(2)) == 2
    assert len(domain.grid(1)) == 1


@pytest.mark.parametrize("domain", DOMAINS, ids=str)
def test_odds_add_up_to_one_and_cover_the_domain(domain: Domain) -> None:
    assert sum(domain.odds().values()) == 1
    assert all(value in domain for value in domain.odds())


def test_a_face_listed_twice_is_twice_as_likely() -> None:
    assert OneOf((2, 3, 3, 4)).odds()[3] == Fraction(1, 2)


def test_a_bag_draws_without_putting_back() -> None:
    bag = Bag({"move": 2, "switch": 1, "signal": 0}, take=2)
    assert bag.odds() == {("move", "move"): Fraction(1, 3), ("move", "switch"): Fraction(2, 3)}
    assert ("switch", "switch") not in bag
    assert ("switch", "move") not in bag


def test_grid_runs_over_every_open_field() -> None:
    assert [action.coins for action in PAY.grid(2)] == [1, 3]


def test_offers_are_found_by_kind_and_sampled() -> None:
    offers = Offers((PAY, Offer(Pass)))
    assert offers.of(Pass) == (Offer(Pass),)
    assert Pass() in offers
    assert {type(offers.sample(Random(seed))) for seed in range(20)} == {Pay, Pass}


def test_equal_things_are_equal_and_read_well() -> None:
    assert Offer(Pay, {"who": "Amy"}, {"coins": Ints(1, 3)}) == PAY
    assert len({PAY, Offer(Pay, {"who": "Amy"}, {"coins": Ints(1, 3)})}) == 1
    assert repr(PAY) == "Offer(Pay, who='Amy', coins=Ints(low=1, high=3))"
    assert {OneOf((1, 2)), OneOf((1, 2))} == {OneOf((1, 2))}
    assert {Bag({"a": 1}, 1), Bag({"a": 1, "b": 0}, 1)} == {Bag({"a": 1}, 1)}
    assert repr(OneOf((1,))) == "OneOf((1,))"
    assert repr(Bag({"a": 1}, take=1)) == "Bag({'a': 1}, take=1)"


def test_a_bags_grid_is_a_few_of_its_hands() -> None:
    bag = Bag({"move": 2, "signal": 2, "switch": 1}, take=2)
    assert len(bag.grid(100)) == len(bag.odds()) == 5
    assert list(bag.grid(1)) == [("move", "move")]
    assert list(bag.grid(2)) == [("move", "move"), ("signal", "switch")]
    assert all(hand in bag for hand in bag.grid(3))
