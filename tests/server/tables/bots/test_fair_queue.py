"""Few places, many people: a crowd of one's own questions brings nobody more than their share."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from roundhouse.server.tables.bots.fair_queue import FairQueue

CROWD = 500


def after(queue: FairQueue, served: list[str]) -> Callable[[str], Coroutine[Any, Any, None]]:
    async def ask(who: str) -> None:
        async with queue.place(who):
            served.append(who)
            await asyncio.sleep(0.002)

    return ask


def test_five_hundred_questions_of_one_delay_another_by_one() -> None:
    async def run() -> None:
        served: list[str] = []
        ask = after(FairQueue(1), served)
        crowd = [asyncio.create_task(ask("mallory")) for _ in range(CROWD)]
        await asyncio.sleep(0.02)
        before = len(served)
        await ask("amy")
        assert served.index("amy") <= before + 1
        assert len(served) < CROWD
        for task in crowd:
            task.cancel()

    asyncio.run(run())


def test_who_waits_gets_as_much_time_as_any_other() -> None:
    async def run() -> None:
        served: list[str] = []
        ask = after(FairQueue(1), served)
        tasks = [asyncio.create_task(ask("mallory")) for _ in range(60)]
        tasks += [asyncio.create_task(ask("amy")) for _ in range(20)]
        await asyncio.gather(*tasks)
        assert 16 <= served[:41].count("amy") <= 20

    asyncio.run(run())


def test_no_time_is_saved_up_by_staying_away() -> None:
    async def run() -> None:
        queue, served = FairQueue(1), list[str]()
        ask = after(queue, served)
        for _ in range(20):
            await ask("amy")
        tasks = [asyncio.create_task(ask(who)) for who in ["amy"] * 20 + ["mallory"] * 20]
        await asyncio.gather(*tasks)
        second_half = served[20:]
        more = [asyncio.create_task(ask(who)) for who in ["bob"] * 10 + ["amy"] * 10]
        await asyncio.gather(*more)
        assert second_half.count("mallory") == 20
        assert served[60:72].count("amy") >= 3, "bob has no claim to all that amy had before"

    asyncio.run(run())


def test_places_are_not_lost_with_those_who_leave() -> None:
    async def run() -> None:
        queue, served = FairQueue(2), list[str]()
        ask = after(queue, served)
        tasks = [asyncio.create_task(ask("amy")) for _ in range(10)]
        await asyncio.sleep(0)
        assert queue.waiting("amy") == 8
        for task in tasks[1:9]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.waiting("amy") == 0
        async with asyncio.timeout(5):
            async with queue.place("bob"), queue.place("bob"):
                pass

    asyncio.run(run())


def test_a_place_given_to_one_who_leaves_at_that_moment_goes_on() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.place("amy"):
            leaving = asyncio.create_task(queue._take("bob"))
            await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        async with asyncio.timeout(5), queue.place("amy"):
            pass

    asyncio.run(run())
