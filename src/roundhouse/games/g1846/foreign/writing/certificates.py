"""Who holds which certificate: that site names each, "PRR_0" is the president's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from roundhouse.core.actions import Seat
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.money import held
from roundhouse.games.g1846.rules.state import MARKET, Holder, State

CERTIFICATES: Final = 9  # the president's counts two


@dataclass(slots=True)
class Certificates:
    """The certificates of each corporation, by who holds them, in the order they came."""

    held: dict[CorpId, dict[Holder, list[str]]] = field(default_factory=dict)

    def of(self, corp: CorpId, holder: Holder) -> list[str]:
        """Those of *holder*; a corporation's own are its treasury."""
        if corp not in self.held:
            self.held[corp] = {corp: [f"{corp}_{number}" for number in range(CERTIFICATES)]}
        return self.held[corp].setdefault(holder, [])

    def bundle(self, corp: CorpId, holder: Holder, count: int) -> list[str]:
        """What *holder* parts with for *count* shares: the president's certificate last."""
        mine = self.of(corp, holder)
        plain = [share for share in mine if share != president(corp)]
        chosen = plain[:count]
        return chosen if len(chosen) == count else [*chosen, president(corp)]

    def move(self, corp: CorpId, shares: list[str], source: Holder, target: Holder) -> None:
        """Hand *shares* over."""
        for share in shares:
            self.of(corp, source).remove(share)
            self.of(corp, target).append(share)

    def settle(self, before: State, after: State) -> None:
        """Exchange the president's certificate, and what else a move shifted by itself."""
        for corp, holdings in after.shares.items():
            if holdings is before.shares.get(corp):
                continue  # nothing in it has moved: holdings are replaced whole
            self._hand_on(corp, before.presidents.get(corp), after)
            self._even_out(corp, after)

    def _hand_on(self, corp: CorpId, old: Seat | None, state: State) -> None:
        """A new president pays for the certificate with two others (SR-15)."""
        new, owner = state.presidents[corp], self._owner(corp)
        if new is None:
            self.move(corp, [president(corp)], owner, MARKET)
            return
        if owner == new:
            return
        if owner == corp:  # it has just been opened
            self.move(corp, [president(corp)], owner, new)
            return
        kept = old is not None and held(state, corp, old) > 1
        self.move(corp, self.of(corp, new)[:2], new, old if kept and old is not None else MARKET)
        self.move(corp, [president(corp)], owner, new)

    def _owner(self, corp: CorpId) -> Holder:
        self.of(corp, corp)  # nobody asked before it was opened
        return next(who for who, shares in self.held[corp].items() if president(corp) in shares)

    def _even_out(self, corp: CorpId, state: State) -> None:
        """Move plain certificates until everybody has what our game says."""
        over = [*self._spare(corp, state)]
        for holder in state.shares[corp]:
            while self._count(corp, holder) < held(state, corp, holder) and over:
                source, share = over.pop(0)
                self.move(corp, [share], source, holder)

    def _spare(self, corp: CorpId, state: State) -> Iterator[tuple[Holder, str]]:
        for holder, shares in [*self.held[corp].items()]:
            much = self._count(corp, holder) - held(state, corp, holder)
            plain = [share for share in shares if share != president(corp)]
            yield from ((holder, share) for share in plain[: max(0, much)])

    def _count(self, corp: CorpId, holder: Holder) -> int:
        shares = self.of(corp, holder)
        return len(shares) + (president(corp) in shares)


def president(corp: CorpId) -> str:
    """The name of the president's certificate."""
    return f"{corp}_0"
