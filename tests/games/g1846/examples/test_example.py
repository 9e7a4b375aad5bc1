"""The shipped example of 1846 is the rules' own."""

from roundhouse.core.table import Table
from roundhouse.games.g1846.title import TITLE
from tests.games.g1846.examples.played import played
from tests.games.g1846.rules.worked_example_money import COLUMNS, LINES

(EXAMPLE,) = TITLE.examples()


def test_the_files_are_what_the_example_plays() -> None:
    game = played()
    shipped = Table.replay(TITLE.game, EXAMPLE.journal)  # options added since have their defaults
    assert shipped.journal == game.table.journal
    names = [note.removeprefix(f"{EXAMPLE.name}-") for note in EXAMPLE.notes.values()]
    assert names == list(game.notes.values())


def test_the_money_is_that_of_the_rules() -> None:
    table = Table.replay(TITLE.game, EXAMPLE.journal)
    notes = reversed(
        list(EXAMPLE.notes.items())
    )  # a sentence first stands where its last move is made
    done = {name.rpartition("-")[2]: seq for seq, name in notes}
    for line in LINES:
        name, *amounts = line[0].lower(), *line[1:]
        seq = done["d11" if name == "s1" else name]
        cash = table.state_at(seq).cash
        assert [str(cash.get(holder, "-")) for holder in COLUMNS] == amounts, name
