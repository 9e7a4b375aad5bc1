"""What the log speaks of is a chip that opens its card."""

import re
from pathlib import Path

from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.games.g1846.panel.cards import CARDS
from roundhouse.games.g1846.panel.mentions import mentions
from roundhouse.games.g1846.rules.ids import CorpId, TrainId
from roundhouse.games.g1846.rules.steps.trains import TrainBought
from roundhouse.games.g1846.title import TITLE

GAME = Path(__file__).parents[3] / "recorded" / "games" / "1846-three-players.json"


def test_every_chip_of_a_whole_game_opens_a_card_that_there_is() -> None:
    table = Table.replay(TITLE.game, load_journal([TITLE], GAME.read_text()))
    events = [event for seq in table.line() for event in table.events_at(seq)]
    found = re.findall(r'data-card="card=(\w+)\.([^"]+)"', "".join(map(mentions, events)))
    assert {kind for kind, _ in found} == {"private", "train", "tile"}
    assert all(name.replace("&amp;", "&") in CARDS[kind][0] for kind, name in found)


def test_a_thing_is_named_once_in_its_colour() -> None:
    bought = TrainBought(corp=CorpId("NYC"), train=TrainId("3/5"), price=160)
    chip = mentions(bought)
    assert chip.count("<button") == 1
    assert 'class="look green"' in chip
