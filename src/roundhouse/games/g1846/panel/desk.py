"""What every part of the panel of 1846 asks: who looks, at what, and what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from roundhouse.core.actions import Action, Seat
from roundhouse.core.offers import Offer
from roundhouse.core.panel import Past, Sight
from roundhouse.games.g1846.draw.look import SLUGS
from roundhouse.games.g1846.draw.places import place_name, place_names, readable
from roundhouse.games.g1846.draw.signs import token_ref
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import Frame
from roundhouse.games.g1846.rules.ids import CompanyId, CorpId, HexId, PrivateId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.view import View
from roundhouse.kit.buttons import choice
from roundhouse.kit.svg import element
from roundhouse.messages import seat_name, sentence, text
from roundhouse.messages.languages import joined

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat's sight of a game, with shortcuts."""

    sight: Sight[View]

    @property
    def state(self) -> State:
        """The position as this seat sees it."""
        return self.sight.view.state

    @property
    def frame(self) -> Frame | None:
        """What is being decided."""
        return self.state.stack[-1] if self.state.stack and not self.state.over else None

    @property
    def is_mine(self) -> bool:
        """Whether this seat has something to decide."""
        return bool(self.sight.offers)

    @property
    def past(self) -> Past[View]:
        """What led here."""
        return self.sight.past()

    def listed(self, things: Iterable[str]) -> str:
        """Several things, as the reader's language lists them."""
        return joined(things, self.sight.language)

    def named(self, name: str, short: str) -> str:
        """A name with its letters or its price behind it."""
        return text("core-aside", self.sight.language, words=name, aside=short)

    def say(self, key: str, /, **params: Any) -> str:
        """A text of the panel."""
        return text(f"g1846-panel-{key}", self.sight.language, **params)

    def player(self, seat: Seat) -> str:
        """A player's name."""
        return seat_name(seat, self.sight.language, self.sight.names)

    def owner(self, owner: Seat | CorpId | None) -> str:
        """A player's or a corporation's name."""
        if owner is None:
            return "–"
        return self.player(owner) if isinstance(owner, int) else company_name(owner)

    def place(self, place: HexId) -> str:
        """A hex by name and letters."""
        return place_name(place, self.sight.language)

    def places(self, places: Iterable[HexId]) -> str:
        """Several of them."""
        return place_names(places, self.sight.language)

    def of(self, kind: type[A]) -> tuple[Offer[A], ...]:
        """The offers of one kind."""
        return self.sight.offers.of(kind)

    def why(self, action: Action) -> str:
        """Why *action* may not be taken, in words; nothing when it may."""
        refusal = self.sight.why_not(action)
        if refusal is None:
            return ""
        language = self.sight.language
        return sentence(readable(refusal, language), language, self.sight.names)

    def choice(
        self, label: str, action: Action, note: str = "", *, main: bool = False, icon: str = ""
    ) -> str:
        """A button for *action*, grey unless it is offered."""
        return choice(self.sight.offers, label, action, note, main=main, icon=icon)


def company_name(company: CompanyId) -> str:
    """The full name of a corporation or independent."""
    corp = DEFS.corps.get(CorpId(company))
    return corp.name if corp else DEFS.privates[PrivateId(company)].name


def token_icon(company: str) -> str:
    """A company's token in a line of text; its definition is on the map."""
    if company not in SLUGS:
        return ""
    drawn = element("use", href=f"#{token_ref(company)}")
    return element(
        "svg", drawn, viewBox="-16 -16 32 32", class_="rh token-icon", aria_hidden="true"
    )
