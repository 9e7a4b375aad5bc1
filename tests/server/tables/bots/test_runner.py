"""Real worker processes: each is sent what it does not know, and is replaced when it breaks."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest

from roundhouse.core.actions import Pass, Seat
from roundhouse.core.codec import encode, read_json
from roundhouse.core.game import Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.table import Table
from roundhouse.server.tables.bots import runner as runners
from roundhouse.server.tables.bots.runner import BotRunner, Decision
from roundhouse.server.tables.bots.worker import MOST_TABLES, Answer
from roundhouse_toll.game import Toll, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.support.thinkers import Saw, thinking_titles

LONG = 120.0
PlayedTable = Table[Toll, TollView]


@pytest.fixture
def sent_whole(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The length of every journal that was sent whole."""
    lengths: list[int] = []

    def dump(journal: Any) -> str:
        lengths.append(len(journal.entries))
        return dump_journal(journal)

    monkeypatch.setattr(runners, "dump_journal", dump)
    return lengths


def running(workers: int, work: Callable[[BotRunner], Coroutine[Any, Any, None]]) -> None:
    """Do *work* with so many workers."""

    async def run() -> None:
        runner = BotRunner(thinking_titles, workers)
        try:
            await work(runner)
        finally:
            runner.close()

    asyncio.run(run())


def new_table(seed: str = "runner") -> PlayedTable:
    return Table.start(TOLL.game, Setup(seats=2), seed=seed)


def decision(table: PlayedTable, *, id_: str = "t", bot: str = "looker") -> Decision:
    return Decision(id=id_, table=table, seat=table.to_act[0], bot=bot, seed=f"s{table.seq}")


def moved(table: PlayedTable) -> PlayedTable:
    """The table after a move, as the registry replaces it."""
    later = table.copy()
    later.play(later.to_act[0], Pass())
    return later


def saw(answer: Answer) -> Saw:
    assert isinstance(answer.reason, Saw)
    return answer.reason


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_table_is_sent_whole_once_and_every_answer_is_of_the_present(
    sent_whole: list[int],
) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        while table.to_act:
            seat, wanted = table.to_act[0], decision(table)
            answer = await runner.ask(wanted, LONG)
            assert saw(answer).view == table.view(seat)
            chosen = table.offers(seat).sample(Random(wanted.seed))
            assert read_json(answer.action) == encode(chosen)
            table = moved(table)

    running(1, play)
    assert sent_whole == [2]


def test_a_step_back_needs_no_whole_journal(sent_whole: list[int]) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        await runner.ask(decision(table), LONG)
        back = moved(table)
        back.undo(Seat(0))
        assert saw(await runner.ask(decision(back), LONG)).view == table.view(Seat(0))

    running(1, play)
    assert sent_whole == [2]


def test_an_earlier_moment_and_another_table_of_the_same_id_are_sent_whole(
    sent_whole: list[int],
) -> None:
    async def play(runner: BotRunner) -> None:
        table, other = new_table(), new_table("another")
        for one in (moved(table), table, moved(other), moved(moved(table))):
            seen = saw(await runner.ask(decision(one), LONG)).view
            assert seen == one.view(one.to_act[0])

    running(1, play)
    assert sent_whole == [3, 2, 3, 4]


def test_a_worker_that_forgot_a_table_asks_for_it(sent_whole: list[int]) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        await runner.ask(decision(table), LONG)
        (process,) = runner._processes
        kept = process._sent["t"]
        for number in range(MOST_TABLES):
            await runner.ask(decision(table, id_=str(number)), LONG)
        process._sent["t"] = kept  # the server believes what is no longer so
        later = moved(table)
        assert saw(await runner.ask(decision(later), LONG)).view == later.view(Seat(1))

    running(1, play)
    assert sent_whole == [2] * (MOST_TABLES + 1) + [3]


def test_a_bot_that_fails_costs_no_second_whole_journal(sent_whole: list[int]) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        for bot in ("failing", "failing"):
            with pytest.raises(RuntimeError, match="lost"):
                await runner.ask(decision(table, bot=bot), LONG)
        await runner.ask(decision(moved(table)), LONG)

    running(1, play)
    assert sent_whole == [2]


def test_one_who_thinks_too_long_is_replaced_and_the_table_sent_anew(
    sent_whole: list[int],
) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        first = saw(await runner.ask(decision(table), LONG)).process
        with pytest.raises(TimeoutError):
            await runner.ask(decision(table, bot="stuck"), 0.05)
        assert saw(await runner.ask(decision(table), LONG)).process != first
        end = time.monotonic() + 20
        while _lives(first):
            assert time.monotonic() < end, "it thinks on"
            await asyncio.sleep(0.05)

    running(1, play)
    assert sent_whole == [2, 2]


def test_a_worker_that_died_is_replaced(sent_whole: list[int]) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        first = saw(await runner.ask(decision(table), LONG)).process
        os.kill(first, signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            await runner.ask(decision(table), LONG)
        assert saw(await runner.ask(decision(table), LONG)).process != first

    running(1, play)
    assert sent_whole == [2, 2]


def test_whoever_is_no_longer_waited_for_does_not_keep_a_worker() -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        first = saw(await runner.ask(decision(table), LONG)).process
        waiting = asyncio.create_task(runner.ask(decision(table, bot="sleeper"), LONG))
        await asyncio.sleep(0.2)
        waiting.cancel()
        assert saw(await runner.ask(decision(table), LONG)).process != first

    running(1, play)


def test_two_workers_think_at_once_and_a_table_stays_with_the_one_that_knows_it(
    sent_whole: list[int],
) -> None:
    async def play(runner: BotRunner) -> None:
        one, other = new_table(), new_table("another")
        asked = (decision(one, id_="1", bot="sleeper"), decision(other, id_="2", bot="sleeper"))
        first, second = await asyncio.gather(*(runner.ask(each, LONG) for each in asked))
        assert saw(first).process != saw(second).process
        later = moved(other)
        for table, id_, wanted in (
            (later, "2", second),
            (moved(later), "2", second),
            (moved(one), "1", first),
        ):
            again = await runner.ask(decision(table, id_=id_), LONG)
            assert saw(again).process == saw(wanted).process

    running(2, play)
    assert sent_whole == [2, 2]


def test_a_worker_that_runs_is_asked_before_another_is_started() -> None:
    async def play(runner: BotRunner) -> None:
        asked = [decision(new_table(id_), id_=id_) for id_ in "abc"]
        answers = [await runner.ask(each, LONG) for each in asked]
        assert len({saw(answer).process for answer in answers}) == 1

    running(2, play)


def test_a_busy_worker_does_not_hold_up_its_table(sent_whole: list[int]) -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        known = saw(await runner.ask(decision(table), LONG)).process
        thinking = asyncio.create_task(runner.ask(decision(table, bot="sleeper"), LONG))
        await asyncio.sleep(0)
        assert saw(await runner.ask(decision(table), LONG)).process != known
        assert saw(await thinking).process == known

    running(2, play)
    assert sent_whole == [2, 2]


def test_waiting_for_a_worker_is_not_time_that_a_bot_took() -> None:
    async def play(runner: BotRunner) -> None:
        table = new_table()
        await runner.ask(decision(table), LONG)
        asked = [runner.ask(decision(table, bot="sleeper"), 2.5) for _ in range(4)]
        assert len(await asyncio.gather(*asked)) == 4

    running(1, play)


def test_bots_need_a_process() -> None:
    with pytest.raises(ValueError, match="process"):
        BotRunner(thinking_titles, 0)
