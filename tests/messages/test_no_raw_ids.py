"""What happens and what is refused in random games is told without an id, in every language."""

import json
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import permutations
from random import Random
from typing import Any, get_type_hints

import pytest

from roundhouse.core.actions import CHANCE, Action, Seat
from roundhouse.core.errors import BadEntry, Fault
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.reading import load_journal
from roundhouse.core.table import Table
from roundhouse.core.title import AnyTitle
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.title import TITLE as G1846
from roundhouse.games.switch_signal.rules.boards.faults import BoardFault
from roundhouse.games.switch_signal.rules.boards.load import board_of, bundled
from roundhouse.games.switch_signal.rules.components import TRAINS
from roundhouse.games.switch_signal.title import TITLE as SWITCH_SIGNAL
from roundhouse.messages import LANGUAGES, message_id
from roundhouse.messages.samples import holes
from roundhouse.messages.voice import refused as refused_in_words
from roundhouse.messages.voice import voice_of

GAMES = [
    (G1846, Setup(seats=3, options={"enforce_max_routes": False})),
    (G1846, Setup(seats=5, options={"second_edition_privates": True})),
    (SWITCH_SIGNAL, Setup(seats=2)),
    (SWITCH_SIGNAL, Setup(seats=3, options={"board": "north-america", "layout": "free"})),
]
NAMES = ("Amy", "Bob", "Carlos", "Dora", "Eve")

TOWNS = [place for place, printed in DEFS.hexes.items() if printed.name]
BOARDS = [board_of(name) for name in bundled()]
NODES = [node for board in BOARDS for node in board.nodes]
TRACKS = [track.id for board in BOARDS for track in board.tracks]

RAW = re.compile(
    "|".join(
        (
            rf"(?<![(（\w])(?:{'|'.join(TOWNS)})(?!\w)",  # a town by its letters alone
            r"\w+_\w+",  # what the wire calls an action, a field or a step
            r"[\w-]+@\w+",  # a signal place
            r"[a-z-]+:\d[<>]?",  # a section of track
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, TRAINS))})(?!\w)",
            rf"(?<![\w-])(?:{'|'.join(NODES + TRACKS)})(?![\w-])",
            r"(?:core|g1846|switch-signal)-[a-z-]+",  # a text that is not there
            r"[{}]|\?\?\?",
            r"[(（][^()（）]*[(（]",  # brackets in brackets
        )
    )
)
"""What stands in no sentence."""


def moments(title: AnyTitle, setup: Setup, seed: int) -> Iterator[Table[Any, Any]]:
    table = Table.start(title.game, setup, seed=str(seed))
    rng = Random(seed)
    while table.result is None:
        seat = rng.choice(table.to_act)
        table.play(seat, table.offers(seat).sample(rng))
        yield table


def happening(title: AnyTitle, setup: Setup, seed: int) -> Iterator[tuple[Any, Event | Fault]]:
    """Each event of a game, and each refusal of what was possible before, with who sees it."""
    rng, known = Random(seed), dict[type[Action], Action]()
    for table in moments(title, setup, seed):
        view = table.view(None)
        yield from ((view, event) for event in table.events_at(table.seq))
        for seat in (seat for seat in table.to_act if seat != CHANCE):
            for action in (*known.values(), *spoilt(known, rng)):
                refused = table.game.refusals(table.state, seat, action)
                yield from ((view, fault) for fault in refused)
            offered = table.offers(seat).sample(rng)
            known[type(offered)] = offered


ENOUGH = 12
"""A kind of event or refusal is told so often in a game, and then left."""


def told_often(title: AnyTitle, setup: Setup) -> Iterator[tuple[Any, Event | Fault]]:
    counted = Counter[type[Event | Fault]]()
    for view, thing in happening(title, setup, seed=7):
        counted[type(thing)] += 1
        if counted[type(thing)] <= ENOUGH:
            yield view, thing


def spoilt(known: dict[type[Action], Action], rng: Random) -> Iterator[Action]:
    """Some of the actions seen, each with one field of another that has it, too."""
    for action, other in permutations(known.values(), 2):
        shared = {each.name for each in fields(action)} & {each.name for each in fields(other)}
        for name in sorted(shared):
            if rng.random() < 0.3:
                yield replace(action, **{name: getattr(other, name)})


def raw_in(title: AnyTitle, view: Any, thing: Event | Fault) -> Iterator[str]:
    """Each sentence of *thing* that shows an id."""
    voice = voice_of(title)
    say = voice.tell if isinstance(thing, Event) else voice.refuse
    for language in LANGUAGES:
        words = say(view, thing, language, NAMES)  # type: ignore[arg-type]  # the one that takes it
        if RAW.search(words):
            yield f"{language} {thing.wire}: {RAW.findall(words)} in {words}"


@pytest.mark.parametrize(("title", "setup"), GAMES)
def test_no_sentence_of_a_game_shows_an_id(title: AnyTitle, setup: Setup) -> None:
    told = list(told_often(title, setup))
    assert [raw for view, thing in told for raw in raw_in(title, view, thing)] == []
    assert len({type(thing) for _, thing in told}) > 20


IDS: dict[str, Any] = {
    "train": "black-1",
    "start": "bordeaux-limoges:1>",
    "at": "metz-paris:1<",
    "way": ("bordeaux-limoges:2>", "limoges-nevers:1>"),
    "by": "metz-paris@paris",
    "place": "lyon-nevers@1",
    "disc": "metz-paris@paris",
    "to": "metz-paris@paris",
    "track": "metz-paris",
    "junction": "lyon",
    "arms": ("dijon-lyon", "lyon-nevers"),
    "closed": ("lyon-nevers",),
    "connected": ("dijon-lyon", "lyon-nevers"),
    "departure": "calais",
    "city": "paris",
    "port": "marseille",
    "goal": "marseille",
    "target": "black-1",
    "due": ("black-1", "grey-2"),
    "choices": ("black", "grey"),
    "cards": ("move", "signal"),
    "symbols": ("deploy", "black"),
    "helpers": ("station_master", "coupler"),
    "seat": Seat(0),
    "only": None,
    "rule": "",
}
"""What the fields of Switch & Signal hold; others take a word that their sentence knows."""

QUOTED = ("no_such_", "no_target")
"""Refusals of what the game does not know: they quote it as it was written."""


def kinds_of(title: AnyTitle) -> list[type[Event | Fault]]:
    kinds: list[Any] = [*title.vocabulary.events, *title.vocabulary.errors]
    return [
        kind
        for kind in kinds
        if kind.prefix != "core"
        and not issubclass(kind, BoardFault)
        and not kind.wire.startswith(QUOTED)
        and kind.wire != "bad_board"
    ]


def filled(kind: Any) -> Iterator[Event | Fault]:
    """*kind* with ids in all its fields, once for each word that its sentence tells apart."""
    choices = holes(message_id(kind))[2]
    hints = get_type_hints(kind)
    usual = {each.name: value(each.name, hints[each.name], choices) for each in fields(kind)}
    yield kind(**usual)
    for name, words in choices.items():
        if name in usual and hints[name] is str:
            yield from (kind(**usual | {name: word}) for word in words)


def value(name: str, hint: Any, choices: Any) -> Any:
    if name in choices and hint is str and isinstance(choices[name][0], str):
        return choices[name][0]
    if hint is int:
        return 3
    if hint is bool:
        return True
    return IDS.get(name, "nyc")


DAMAGED = [
    (SWITCH_SIGNAL, "set_signal", {"disc": "metz-paris@paris"}),
    (SWITCH_SIGNAL, "set_switch", {"closed": ["metz-paris"]}),
    (G1846, "lay_tile", {"hex": "D14"}),
]
"""Something that a game does, and how it is spoilt in its journal."""


@pytest.mark.parametrize(("title", "wire", "spoilt"), DAMAGED)
def test_a_journal_that_cannot_be_replayed_shows_no_id(
    title: AnyTitle, wire: str, spoilt: dict[str, Any]
) -> None:
    """Not only at a table: a damaged file is told as its own game would tell it."""
    *_, table = moments(title, Setup(seats=2), seed=3)
    page = json.loads(dump_journal(table.journal))
    actions = [entry["action"] for entry in page["entries"]]
    next(action for action in actions if action["type"] == wire).update(spoilt)
    with pytest.raises(BadEntry) as refused:
        Table.replay(title.game, load_journal([title], json.dumps(page)))
    fault = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 - uploads are read by another process
    for language in LANGUAGES:
        words = refused_in_words(fault, language, {title.key: title})
        assert RAW.findall(words) == [], words
    assert fault.params.keys() == {"seq", "cause"}


@pytest.mark.parametrize("kind", kinds_of(SWITCH_SIGNAL), ids=message_id)
def test_no_event_or_refusal_of_switch_and_signal_shows_an_id(kind: Any) -> None:
    """Also those that random play seldom meets."""
    table = Table.start(SWITCH_SIGNAL.game, Setup(seats=2), seed="1")
    for thing in filled(kind):
        assert list(raw_in(SWITCH_SIGNAL, table.view(None), thing)) == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("IC lays tile 9 at Toledo (D14).", []),
        ("IC lays tile 9 at D14.", ["D14"]),
        ("シカゴ（D6）", []),
        ("Choose lay_tile.", ["lay_tile"]),
        ("The signal metz-paris@paris is red.", ["metz-paris@paris"]),
        ("Czarny 1 jest w paris.", ["paris"]),
        ("black-1 moves to Paris.", ["black-1"]),
        ("No exit by metz-paris.", ["metz-paris"]),
        ("core-no-such-text", ["core-no-such-text"]),
        ("Kafel 6 tu nie pasuje (Toledo (D14)).", ["(Toledo ("]),
    ],
)
def test_an_id_is_found(words: str, found: list[str]) -> None:
    assert RAW.findall(words) == found
