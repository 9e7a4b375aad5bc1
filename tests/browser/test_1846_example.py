"""The worked example of 1846 by clicks: three browsers, from the draft to stock round 2.

Every decision is a click on the page of the player whose turn it is; after each step of the
example all three pages must show the money of the rules' table.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from playwright.sync_api import Page, expect

from roundhouse.core.actions import Action, Pass
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.g1846.rules.frames import Picking
from roundhouse.games.g1846.rules.ids import BLANK, CardId, PrivateId
from roundhouse.games.g1846.rules.state import State
from roundhouse.games.g1846.rules.steps.draft.distribution import TakePrivate
from roundhouse.games.g1846.rules.steps.draft.pick import Pick
from roundhouse.games.g1846.rules.steps.run import RunRoutes
from roundhouse.games.g1846.rules.view import View
from roundhouse.games.g1846.title import TITLE as G1846
from tests.browser.clicks_1846 import card_of, do, draw_routes, money
from tests.browser.conftest import NewPlayer
from tests.browser.steps import at_the_table, join
from tests.games.g1846.foreign.example import PLAYERS
from tests.games.g1846.rules.names import BIG4, CWI, LSL, MAIL, MPC, MS
from tests.games.g1846.rules.worked_example import (
    Played,
    after_the_draft,
)
from tests.games.g1846.rules.worked_example_money import COLUMNS, LINES
from tests.support.rules import rule
from tests.support.serving import Running

REMOVED = {"MC", "O&I", "SC", "TBC", "ERIE", "PRR"}
WANTED = ({MS}, {CWI, LSL}, {BIG4, MPC})
MONEY = {line[0]: line[1:] for line in LINES}
BY_HAND = 3
"""Runs that are drawn on the map; the others are the best ones at a press."""


@cache
def lucky_seed() -> str:
    """A seed whose cards let everybody draft the privates of the example."""
    return next(seed for seed in map(str, count()) if drafted(seed))


def drafted(seed: str) -> list[Pick] | None:
    """What each keeps in turn, when *seed* gives the game of the example."""
    table = Table.start(G1846.game, Setup(seats=3), seed=seed)
    if REMOVED & {*table.state.privates, *table.state.corps}:
        return None
    picks: list[Pick] = []
    while isinstance(frame := table.state.stack[-1], Picking):
        mine = [card for card in frame.hand if PrivateId(card) in WANTED[frame.seat]]
        if bool(mine) != (len(picks) < 5):
            return None
        picks.append(Pick(card=CardId(mine[0]) if mine else BLANK))
        table.play(frame.seat, picks[-1])
    return picks


@dataclass
class Clicked(Played):
    """The example on screen, and beside it a table that knows what must come."""

    pages: list[Page] = field(default_factory=list)
    drawn: int = 0

    def say(self, *actions: Action) -> None:
        for action in actions:
            seat = self.table.to_act[0]
            if isinstance(action, RunRoutes) and self.drawn < BY_HAND:
                draw_routes(self.pages[seat], action)
                self.drawn += 1
            else:
                do(self.pages[seat], action)
            self.table.play(seat, action)
            self.arrive()

    def arrive(self) -> None:
        """Wait until the move is on every screen."""
        for page in self.pages:
            expect(page.locator(f'#turn[data-seq="{self.table.seq}"]')).to_have_count(1)

    def mark(self, name: str) -> None:
        super().mark(name)
        if name in MONEY:
            for page in self.pages:
                shown = money(page)
                seen = [str(shown.get(card_of(holder), "-")) for holder in COLUMNS]
                assert seen == MONEY[name], name


def seated(server: Running, newcomer: NewPlayer) -> list[Page]:
    """Amy opens a table for three; Bob and Carlos come by their links."""
    amy, bob, carlos = (newcomer(viewport={"width": 1400, "height": 1000}) for _ in PLAYERS)
    amy.goto(server.url)
    amy.locator("#name").fill("Amy")
    amy.locator("[name=title][value='1846']").check()
    for place in (1, 2):
        amy.locator(f"#seat-1846-{place}").select_option("open")
    amy.get_by_role("button", name="Start playing").click()
    at_the_table(amy)
    boxes = amy.locator("[data-link]").all()
    for box in boxes:
        expect(box).to_have_value(re.compile("^http"))  # the page's script makes it whole
    links = [box.input_value() for box in boxes]
    join(bob, links[0], "Bob")
    join(carlos, links[1], "Carlos")
    return [amy, bob, carlos]


def draft(game: Clicked, picks: list[Pick]) -> None:
    """The draft of section 14.1; the hands are those of the seed."""
    game.mark("S0")
    game.say(*picks)
    game.say(Pass(), Pass(), TakePrivate(private=MAIL))
    game.mark("S1")


@rule("DRAFT-1", "SR-1", "OR-SEQ-1")
def test_the_worked_example_by_clicks(server: Running, newcomer: NewPlayer) -> None:
    seed = lucky_seed()
    picks = drafted(seed)
    assert picks is not None
    with server.seeded(seed):
        pages = seated(server, newcomer)
    table: Table[State, View] = Table.start(G1846.game, Setup(seats=3), seed=seed)
    game = Clicked(table, pages=pages)
    game.arrive()
    draft(game, picks)
    after_the_draft(game)
    assert set(game.states) >= set(MONEY)
    assert game.drawn == BY_HAND
