"""Powers are found by their private's id, and the rules name none."""

import ast

import pytest

from roundhouse.core.actions import Pass
from roundhouse.games.g1846.rules.defs import DEFS, BadData
from roundhouse.games.g1846.rules.frames import BuyingTrains, Issuing
from roundhouse.games.g1846.rules.ids import HexId, PrivateId
from roundhouse.games.g1846.rules.powers import by_id, owned, power_of, powers, powers_with
from roundhouse.games.g1846.rules.powers.kinds.markers import PlaceMarker
from roundhouse.games.g1846.rules.powers.kinds.power import NoSuchPower, Power
from roundhouse.games.g1846.rules.powers.kinds.tiles import LayPrivateTile
from roundhouse.games.g1846.rules.state import Marker
from tests.games.g1846.rules.names import GT, LM, MAIL, MPC, SC, TBC
from tests.games.g1846.rules.powers import SECOND_EDITION, at_step, marker, power
from tests.games.g1846.rules.turns import offers, refused, turn_of
from tests.support.citations import ROOT
from tests.support.rules import rule

SOURCE = ROOT / "src" / "roundhouse"
GAME = SOURCE / "games" / "g1846"


def test_every_private_has_its_power_and_no_power_is_without_a_private() -> None:
    assert set(powers()) == set(DEFS.privates)
    assert all(power_of(private).printed.id == private for private in DEFS.privates)


def test_a_private_without_a_power_and_a_power_without_a_private_are_refused() -> None:
    *some, last = powers().values()
    with pytest.raises(BadData, match=f"{last.id}: it must be in data/privates.toml and have"):
        by_id(some)
    with pytest.raises(BadData, match="NEW: it must"):
        by_id([*some, last, Power("NEW")])


def test_nothing_asks_which_private_it_is() -> None:
    """Ids stand in tables; a comparison with one is the beginning of an if-chain."""
    for file in sorted(GAME.rglob("*.py")):
        if file.parent.name != "powers":
            tree = ast.parse(file.read_text(encoding="utf-8"))
            asked = [ast.unparse(node) for node in ast.walk(tree) if _names_a_private(node)]
            assert asked == [], file


def test_nothing_outside_the_game_names_a_private() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        if not file.is_relative_to(GAME):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            assert [word for word in words if word in DEFS.privates] == [], file


def _names_a_private(node: ast.AST) -> bool:
    if not isinstance(node, ast.Compare | ast.match_case):
        return False
    inside = node.pattern if isinstance(node, ast.match_case) else node
    return any(
        (isinstance(part, ast.Constant) and part.value in DEFS.privates)
        or (isinstance(part, ast.Attribute) and ast.unparse(part).endswith("POWER.id"))
        for part in ast.walk(inside)
    )


def test_only_those_are_asked_that_have_an_answer() -> None:
    assert [each.id for each in powers_with(Power.discount)] == [TBC]
    assert [each.id for each in powers_with(Power.per_visit)] == [MAIL]
    state = turn_of("GT", owned="TBC")
    assert [each.id for each in owned(state, GT, Power.discount)] == [TBC]
    assert owned(turn_of("GT", owned="MAIL"), GT, Power.discount) == []


def test_a_power_does_nothing_until_it_says_so() -> None:
    plain: Power[Pass] = Power("MPC")
    state, place = turn_of("GT", owned="MPC"), HexId("D6")
    before = state.copy()
    frame = Issuing(corp=GT)
    assert list(plain.refusals(state, frame, GT, Pass())) == []
    assert list(plain.offers(state, frame, GT)) == []
    assert list(plain.apply(state, GT, Pass())) == []
    assert (plain.discount("mountain"), plain.per_visit(), plain.bonus(place)) == (0, 0, 0)
    assert plain.unserved(state, Marker(hex=place)) is None
    for each in (plain.round_begins, plain.ran):
        each(state)
    plain.bought(state, GT)
    assert state == before


@rule("OR-SEQ-4")
def test_a_private_does_what_it_does_and_nothing_else() -> None:
    state = turn_of("GT", owned="MPC SC MAIL", options=SECOND_EDITION)
    for private in ("MAIL", "LM", "nobody"):
        assert refused(state, marker(private, "D6"), NoSuchPower)["private"] == private
    for private in (MPC, SC, PrivateId("nobody")):
        assert refused(state, power(private, "D14 14@2"), NoSuchPower)["private"] == private


@rule("OR-FORCE-6", "PW-LM-2")
def test_money_raised_for_a_train_keeps_only_the_power_that_may_cost_some() -> None:
    state = turn_of("GT", owned="LM MPC", cash=100, options=SECOND_EDITION)
    usual, raising = (
        at_step(state, BuyingTrains(corp=GT, raising=raised)) for raised in (False, True)
    )
    assert {offer.fixed["private"] for offer in offers(usual) if _uses(offer.action)} == {LM, MPC}
    assert {offer.fixed["private"] for offer in offers(raising) if _uses(offer.action)} == {MPC}


def _uses(kind: type) -> bool:
    return kind in (LayPrivateTile, PlaceMarker)
