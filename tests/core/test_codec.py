"""JSON both ways, and everything that is refused on the way in."""

import json
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NewType

import pytest

from roundhouse.core import reading as reading_module
from roundhouse.core.actions import Action, Pass, Seat
from roundhouse.core.codec import decode, decode_tagged, encode, kinds_in, own_kinds, read_json
from roundhouse.core.errors import (
    BadEntry,
    Fault,
    MissingField,
    NotJson,
    NotYourTurn,
    OversizedJournal,
    UnknownAction,
    UnknownField,
    WrongGame,
    WrongType,
    WrongVersion,
)
from roundhouse.core.game import Setup
from roundhouse.core.journal import Entry, Journal, Undo, dump_journal
from roundhouse.core.reading import entry_from_json, load_journal
from roundhouse.core.table import Table
from roundhouse_toll import game as toy
from roundhouse_toll.title import TITLE as TOLL

HexId = NewType("HexId", str)


@dataclass(frozen=True)
class Spot:
    hex: HexId
    side: Literal["left", "right"]


@dataclass(frozen=True, kw_only=True)
class Everything(Action):
    wire: ClassVar[str] = "everything"
    number: int
    flag: bool = False
    spots: tuple[Spot, ...] = ()
    pair: tuple[int, str] = (0, "")
    names: frozenset[str] = frozenset()
    held: Mapping[str, int] = field(default_factory=dict)
    maybe: int | None = None
    nested: Pass | Undo | None = None
    free: Any = None


FULL = Everything(
    number=3,
    flag=True,
    spots=(Spot(HexId("B8"), "left"),),
    pair=(1, "x"),
    names=frozenset({"b", "a"}),
    held=MappingProxyType({"Amy": 2}),
    maybe=4,
    nested=Undo(to=1),
    free={"any": [1]},
)


def test_every_supported_type_goes_there_and_back() -> None:
    written = json.loads(json.dumps(encode(FULL)))
    assert written["type"] == "everything"
    assert decode_tagged([Everything], written) == FULL


def test_a_cache_is_no_fact() -> None:
    @dataclass
    class Cached:
        number: int
        cache: dict[str, object] = field(default_factory=dict, compare=False)

    assert encode(Cached(1, {"x": object()})) == {"number": 1}
    assert decode(Cached, {"number": 1}) == Cached(1)


def test_defaults_may_be_left_out() -> None:
    assert decode(Everything, {"number": 1}) == Everything(number=1)


@pytest.mark.parametrize(
    ("change", "error", "path"),
    [
        ({"number": "3"}, WrongType, "/number"),
        ({"number": True}, WrongType, "/number"),
        ({"number": 3.0}, WrongType, "/number"),
        ({"number": 2**53}, WrongType, "/number"),
        ({"number": -(10**400)}, WrongType, "/number"),
        ({"flag": 1}, WrongType, "/flag"),
        ({"spots": {}}, WrongType, "/spots"),
        ({"spots": [3]}, WrongType, "/spots/0"),
        ({"spots": [{"hex": "B8"}]}, MissingField, "/spots/0"),
        ({"spots": [{"hex": "B8", "side": "up"}]}, WrongType, "/spots/0/side"),
        ({"pair": [1]}, WrongType, "/pair"),
        ({"pair": [1, 2]}, WrongType, "/pair/1"),
        ({"held": []}, WrongType, "/held"),
        ({"held": {"Amy": "2"}}, WrongType, "/held/Amy"),
        ({"maybe": "4"}, WrongType, "/maybe"),
        ({"nested": {"type": "fly"}}, UnknownAction, "/nested"),
        ({"nested": {"to": 3}}, MissingField, "/nested"),
        ({"nested": 3}, WrongType, "/nested"),
        ({"colour": "red"}, UnknownField, "/"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    change: dict[str, Any], error: type[Fault], path: str
) -> None:
    with pytest.raises(error) as refused:
        decode(Everything, {"number": 3} | change)
    assert refused.value.params["path"] == path


@pytest.mark.parametrize("data", [3, None, [], {"type": 3}, {"type": "fly"}, {}])
def test_what_is_no_action_is_refused(data: Any) -> None:
    with pytest.raises((WrongType, MissingField, UnknownAction)):
        decode_tagged([Pass], data)
    with pytest.raises(WrongType):
        decode(Everything, 3)


def test_a_choice_of_kinds_is_named_as_json_has_it() -> None:
    with pytest.raises(WrongType) as refused:
        decode(Everything, {"number": 3, "maybe": "4"})
    assert refused.value.params == {"path": "/maybe", "expected": "int or null", "found": '"4"'}


def test_what_has_no_json_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError):
        encode(object())
    with pytest.raises(TypeError):
        decode(set, [])


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "Expecting value"),
        ("{\n", 2, "Expecting property name enclosed in double quotes"),
        (b"[1,\n\n\xff]", 3, "byte 5 is not UTF-8"),
        ("[" * 100_000, 1, "nested more than 50 deep"),
        ("[" * 52 + "]" * 52, 1, "nested more than 50 deep"),
        ('{"a":' * 51 + "[0]" + "}" * 51, 1, "nested more than 50 deep"),
        ("1" * 5_000, 1, "a number has too many digits"),
        (r'{"name": "\ud83d"}', 1, r"'\ud83d' is half a character"),
    ],
)
def test_what_is_no_json_is_refused(text: str | bytes, line: int, reason: str) -> None:
    with pytest.raises(NotJson) as refused:
        read_json(text)
    assert refused.value.params == {"line": line, "reason": reason}


def test_both_halves_of_a_character_are_read() -> None:
    assert read_json(r'["\ud83d\ude82"]') == read_json(rb'["\uD83D\uDE82"]') == ["🚂"]


def test_fifty_levels_are_read() -> None:
    assert read_json("[" * 51 + "]" * 51)


def test_kinds_are_found_in_their_modules() -> None:
    assert kinds_in(Action, toy) == (toy.Deal, Pass, toy.Roll, toy.Show, toy.Stake)


def test_own_kinds_leave_out_what_a_module_only_imports() -> None:
    own = (toy.Deal, toy.Roll, toy.Show, toy.Stake)
    assert own_kinds(Action, [toy]) == own
    assert own_kinds(Action, [toy], Pass) == kinds_in(Action, toy)  # in order of wire names


def test_errors_are_rebuilt_by_pickle_and_read_well() -> None:
    error = NotYourTurn(seat=Seat(1), to_act=(Seat(0),), rule="SR-1")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes
    assert (again.rule, again.params) == ("SR-1", error.params)
    assert str(error) == "NotYourTurn(seat=1, to_act=(0,)) (SR-1)"


def page(**change: Any) -> str:
    table = Table.start(TOLL.game, Setup(seats=2), seed="s", players=("Amy", "Bob"))
    return json.dumps(json.loads(dump_journal(table.journal)) | change)


def test_a_journal_survives_its_file() -> None:
    table = Table.start(TOLL.game, Setup(seats=2), seed="s", players=("Amy", "Bob"))
    table.enter(Entry(Seat(0), toy.Stake(coins=9), frozenset({"TOLL-1"})))
    text = dump_journal(table.journal)
    assert load_journal([TOLL], text) == table.journal
    assert len(text.splitlines()) == table.seq + 2


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"roundhouse": 2}, WrongVersion),
        ({"game": "chess"}, WrongGame),
        ({"setup": {"seats": 2, "version": 2}}, WrongVersion),
        ({"setup": {"seats": 2, "version": 0}}, WrongVersion),
        ({"entries": 3}, WrongType),
        ({"colour": 3}, UnknownField),
    ],
)
def test_a_bad_journal_is_refused(change: dict[str, Any], error: type[Fault]) -> None:
    with pytest.raises(error):
        load_journal([TOLL], page(**change))


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (3, WrongType),
        ({"seat": 0}, MissingField),
        ({"seat": 0, "action": {"type": "pass"}, "why": 1}, UnknownField),
        ({"seat": 0, "action": {"type": "fly"}}, UnknownAction),
        ({"seat": 0, "action": {"type": "stake", "coins": "1"}}, WrongType),
        ({"seat": "0", "action": {"type": "pass"}}, WrongType),
    ],
)
def test_a_bad_entry_is_named_by_its_number(line: Any, error: type[Fault]) -> None:
    with pytest.raises(BadEntry) as refused:
        load_journal([TOLL], page(entries=[{"seat": 0, "action": {"type": "pass"}}, line]))
    assert (refused.value.seq, type(refused.value.cause)) == (2, error)


def test_both_versions_are_named() -> None:
    with pytest.raises(WrongVersion) as refused:
        load_journal([TOLL], page(setup={"seats": 2, "version": 7}))
    assert refused.value.params == {"game": "toll", "written": 7, "known": 1}


def test_an_oversized_journal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_module, "MOST_ENTRIES", 1)
    with pytest.raises(OversizedJournal) as refused:
        load_journal([TOLL], page())
    assert refused.value.params == {"found": 2, "most": 1, "unit": "entries"}
    monkeypatch.setattr(reading_module, "MOST_BYTES", 10)
    with pytest.raises(OversizedJournal):
        load_journal([TOLL], page())


def test_an_entry_is_read_by_itself() -> None:
    entry = entry_from_json(TOLL, {"seat": 1, "action": {"type": "stake", "coins": 2}})
    assert entry == Entry(Seat(1), toy.Stake(coins=2))
    assert Journal(game="toll", setup=Setup(seats=2)).entries == ()
