"""The load by which a server is measured is real: moves are made, and pages show them."""

import asyncio
from collections.abc import Iterator

import pytest

from roundhouse.bench import capacity, server
from roundhouse.bench.capacity import Measured
from roundhouse.bench.load import PAGES, Played, some_action
from roundhouse.bench.server import Place, serving


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with serving() as running:
        yield running


def test_every_page_sees_every_move(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "WHILE", 1.0)
    monkeypatch.setattr(capacity, "MOVES", 30)
    got = asyncio.run(capacity._measured([place, place], 2, ""))
    assert got.played.moves >= 1
    assert len(got.played.took) == got.played.moves * PAGES
    assert got.servers > 0
    assert got.each == got.servers * 1000 / got.played.moves
    assert 0 < got.played.late(0.5) <= got.played.late()


def _carries(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Pretend that so many tables are not late, and one more is."""

    async def opened(tables: list[object], wanted: int, _places: object) -> None:
        tables += [None] * (wanted - len(tables))

    async def watched(_places: object, tables: list[object], _database: str) -> Measured:
        late = capacity.LATE / 1000 * (0.5 if len(tables) <= number else 2)
        return Measured(Played(moves=1, took=[late]), 1.0)

    monkeypatch.setattr(capacity, "_open", opened)
    monkeypatch.setattr(capacity, "_watched", watched)
    monkeypatch.setattr(capacity, "_close", lambda _tables: None)


@pytest.mark.parametrize("number", [0, 5, 20, 37, 100, 333, 640, 10_000])
def test_the_most_tables_are_found(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _carries(monkeypatch, number)
    found, _ = asyncio.run(capacity._most([]))
    assert found <= number
    assert found >= min(number, capacity.MOST) - max(capacity.FIRST, number // 8)


def test_an_action_is_made_of_an_offer() -> None:
    bid = {"type": "bid", "fixed": {"private": "M"}, "open": {"price": {"low": 5, "high": 9}}}
    assert some_action(bid) == {"type": "bid", "private": "M", "price": 5}
    card = {"type": "play", "fixed": {}, "open": {"card": {"values": ["a", "b"]}}}
    assert some_action(card) == {"type": "play", "card": "a"}
    assert some_action({"type": "run", "fixed": {}, "open": {"routes": {}}}) is None


def test_without_a_database_servers_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(capacity.DATABASE, raising=False)
    assert list(capacity.servers_figures(0.1)) == []


def test_streams_are_opened_as_strangers_open_them(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "STREAMS", 5)
    figure = server._memory(place)
    assert 20 < figure.value < 1000
    assert figure.name == "memory with 5 streams"
