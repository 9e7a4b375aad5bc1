"""The map of 1846 in words: a title for each hex, and a description for those who listen."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.g1846.draw.cell import Cell
from roundhouse.games.g1846.draw.places import place_name
from roundhouse.games.g1846.rules.components import HexDef
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import NEUTRAL
from roundhouse.games.g1846.rules.state import State
from roundhouse.messages import text as say
from roundhouse.messages.languages import joined


def hex_title(shown: Cell, language: str) -> str:
    """What a pointer or a screen reader is told about a hex."""
    return " ".join(_said(shown, language))


def hex_facts(shown: Cell, language: str) -> str:
    """The same for where the name of the hex stands already."""
    return " ".join(_facts(shown, language))


def _said(shown: Cell, language: str) -> Iterator[str]:
    yield say("g1846-draw-place", language, place=place_name(shown.place, language))
    yield from _facts(shown, language)


def _facts(shown: Cell, language: str) -> Iterator[str]:
    printed = shown.printed
    if printed.ground == "offboard":
        yield from _area(printed, language)
        return
    if shown.laid is not None:
        yield say("g1846-draw-tile", language, tile=shown.laid.tile)
    if printed.slots and (worth := DEFS.value(shown.place, shown.laid, 1)):
        yield say("g1846-draw-worth", language, amount=worth)
    if printed.terrain and shown.laid is None:
        yield say("g1846-draw-terrain", language, cost=printed.terrain)
    if shown.tag and shown.laid is None:
        yield say("g1846-draw-belongs", language, owner=shown.tag)
    yield from _tokens(shown, language)
    for bonus in shown.bonuses:
        yield say("g1846-draw-bonus", language, amount=bonus.amount, company=bonus.company or "–")


def _area(printed: HexDef, language: str) -> Iterator[str]:
    early, late = printed.values[0], printed.values[-1]
    yield say("g1846-draw-area", language, early=early, late=late)
    if printed.side:
        yield say("g1846-draw-side", language, side=printed.side, bonus=printed.bonus)


def _tokens(shown: Cell, language: str) -> Iterator[str]:
    owners = [owner for city in shown.tokens for owner in city]
    if owners:
        yield say("g1846-draw-tokens", language, owners=_companies(owners, language))
    for keeper in (keeper for city in shown.kept for keeper in city):
        key = "g1846-draw-home" if keeper.home else "g1846-draw-reserved"
        yield say(key, language, company=keeper.company)


def _companies(owners: list[str], language: str) -> str:
    neutral = say("g1846-draw-neutral", language)
    return joined((neutral if owner == NEUTRAL else owner for owner in owners), language)


def slot_title(shown: Cell, stop: int, language: str) -> str:
    """What is told about a slot that a token may take."""
    number = stop + 1 if shown.layout.stops > 1 else 0
    return say("g1846-draw-slot", language, place=place_name(shown.place, language), number=number)


def describe(state: State, language: str) -> str:
    """The map in sentences: phase, tiles, and where each company has its tokens."""
    return " ".join(_described(state, language))


def _described(state: State, language: str) -> Iterator[str]:
    phase = DEFS.phases[state.phase - 1].name
    yield say("g1846-draw-told", language, phase=phase, tiles=len(state.board.tiles))
    for company in (*state.order, *(c for c in state.corps if c not in state.columns)):
        if places := [place_name(place, language) for place, _ in state.board.cities_of(company)]:
            price = DEFS.prices[state.columns[company]]
            yield say(
                "g1846-draw-told-corp",
                language,
                company=company,
                price=price,
                places=joined(places, language),
            )
        else:
            yield say("g1846-draw-told-unstarted", language, company=company)
    if state.board.tiles:
        laid = (
            f"{place_name(place, language)} {tile.tile}"
            for place, tile in state.board.tiles.items()
        )
        yield say("g1846-draw-told-tiles", language, tiles=joined(laid, language))
