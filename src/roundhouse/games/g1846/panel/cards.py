"""The cards of things: a private, a train, a tile, a company, wherever their short name stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from roundhouse.games.g1846.draw.moment import phase_told
from roundhouse.games.g1846.draw.tiles import tile_markup
from roundhouse.games.g1846.panel.desk import Desk, company_name, token_icon
from roundhouse.games.g1846.panel.draft import private_card
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, PrivateId, TileId, TrainId
from roundhouse.games.g1846.rules.state import controller
from roundhouse.kit.buttons import card, tag, words
from roundhouse.kit.hexes import SIDE
from roundhouse.kit.svg import element, num
from roundhouse.messages.languages import joined


def card_of(desk: Desk, asked: str) -> str:
    """The card of ``kind.id``; nothing where there is no such thing."""
    kind, _, name = asked.partition(".")
    known, drawn = CARDS.get(kind, ((), _nothing))
    return tag("section", *drawn(desk, name), class_="thing") if name in known else ""


def _nothing(_desk: Desk, _name: str) -> Iterator[str]:
    return iter(())


def _private(desk: Desk, name: str) -> Iterator[str]:
    """What it does, and who has it."""
    private = PrivateId(name)
    yield private_card(desk, private)
    if private in desk.state.privates:
        owner = desk.state.owners.get(private)
        yield words("p", desk.say("card-owner", who=desk.owner(owner)))
    else:
        yield words("p", desk.say("card-out"))
    if private in desk.state.used:
        yield words("p", desk.say("card-used"))
    marker = desk.state.markers.get(private)
    if marker and marker.hex:
        yield words("p", desk.say("card-marker", place=desk.place(marker.hex)))


def _train(desk: Desk, name: str) -> Iterator[str]:
    """What it counts, when it goes, how many are left, and who has them."""
    state, train = desk.state, DEFS.trains[TrainId(name)]
    phase, language = DEFS.phases[train.phase - 1], desk.sight.language
    yield words("b", phase_told(phase, language))
    yield words(
        "p", desk.say("card-train", price=train.price, counts=train.counts, visits=train.visits)
    )
    if phase.phased_out_in:
        late = phase.removed_in or 0
        names = [DEFS.phases[number - 1].name for number in (phase.phased_out_in, late or 1)]
        out, gone = names[0], names[1] if late else "none"
        yield words("p", desk.say("card-phased-out", phase=out, gone=gone))
    left = state.supply[phase.number - 1]
    if left >= 0:
        yield words(
            "p", desk.say("card-trains-left", count=left + state.returned[phase.number - 1])
        )
    owners = [company for company, owned in state.trains.items() if train.id in owned]
    yield _owners(desk, owners)


def _owners(desk: Desk, companies: list[CompanyId]) -> str:
    chips = "".join(card(company, f"card=company.{company}") for company in companies)
    return words("p", desk.say("card-has")) + tag("p", chips, class_="row") if chips else ""


def _tile(desk: Desk, name: str) -> Iterator[str]:
    """How it looks, what it is worth, how many are left, where it lies, what may replace it."""
    tile, state = DEFS.tiles[TileId(name)], desk.state
    high = num(2 * SIDE + 4)
    box = f"-52 -{num(SIDE + 2)} 104 {high}"
    drawn = tile_markup(Laid(tile.id, 0))
    yield element("svg", drawn, viewBox=box, class_="rh tile-card", aria_hidden="true")
    left = state.board.left.get(tile.id)
    yield words(
        "p", desk.say("card-tile", value=tile.value, left="∞" if left is None else str(left))
    )
    lies = [place for place, laid in state.board.tiles.items() if laid.tile == tile.id]
    if lies:
        yield words("p", desk.say("card-lies", places=desk.places(lies)))


def _company(desk: Desk, name: str) -> Iterator[str]:
    """Who leads it, where it is at home, and where its tokens are."""
    corp = DEFS.corps.get(CorpId(name))
    company: CompanyId = CorpId(name) if corp else PrivateId(name)
    state = desk.state
    yield tag("p", token_icon(name), words("b", company_name(company)), class_="row")
    who = controller(state, company)
    yield words("p", desk.say("card-led", who=desk.owner(who)))
    home = corp.home if corp else DEFS.privates[PrivateId(name)].home
    if home:
        yield words("p", desk.say("card-home", place=desk.place(home)))
    if places := [place for place, _ in state.board.cities_of(company)]:
        yield words(
            "p",
            desk.say("card-tokens", places=joined(map(desk.place, places), desk.sight.language)),
        )


Drawn = Callable[[Desk, str], Iterator[str]]
_COMPANIES: Final = (*DEFS.corps, *(each.id for each in DEFS.privates.values() if each.home))
CARDS: Final[Mapping[str, tuple[tuple[str, ...], Drawn]]] = {
    "private": (tuple(DEFS.privates), _private),
    "train": (tuple(DEFS.trains), _train),
    "tile": (tuple(DEFS.tiles), _tile),
    "company": (_COMPANIES, _company),
}
"""What has a card, and how it is made."""
