"""Several players at one screen: what is hidden stays so until the screen is passed."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.core.actions import Seat
from roundhouse.titles import TITLES
from roundhouse_toll.game import Toll, TollGame
from roundhouse_toll.title import TITLE as TOLL
from tests.server.web.test_pages import HTML
from tests.support.serving import Running, serving, toy_config, toy_titles

CURTAIN = re.compile(r'data-show="(\d)"')


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the real games and the toy."""
    path = tmp_path_factory.mktemp("curtain") / "tables.sqlite"
    with serving(toy_config(str(path)), [*TITLES.values(), *toy_titles()]) as running:
        yield running


def _table(visitor: httpx.Client, title: str, *others: str) -> str:
    """A table of such a game, whose first seat is Amy's; its address."""
    fields = {"name": "Amy", "title": title, f"seat:{title}:0": "me"}
    for seat, who in enumerate(others, 1):
        fields[f"seat:{title}:{seat}"] = who
    made = visitor.post("/tables", data=fields)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def _act(visitor: httpx.Client, address: str, seat: int, seq: int) -> None:
    body = {"seq": seq, "seat": seat, "id": f"m{seq}", "action": {"type": "pass"}}
    assert visitor.post(f"/api/v1/tables{address[6:]}/actions", json=body).status_code == 200


def test_the_draft_of_1846_is_behind_a_curtain(games: Running) -> None:
    with games.visitor(headers=HTML) as amy:
        address = _table(amy, "1846", "here", "here")
        found = CURTAIN.search(amy.get(address).text)
        assert found
        assert found.group(1) == "2", "the last player picks first"
        assert "data-action" not in amy.get(f"{address}/fragment").text
        shown = amy.get(f"{address}/fragment?seat=2").text
        assert "data-action" in shown
        assert 'data-eyes="0"' in shown, "each has a hand of their own"
        assert not CURTAIN.search(amy.get(f"{address}/fragment").text)
        assert not CURTAIN.search(amy.get(address).text)


def test_open_hands_need_no_curtain(games: Running) -> None:
    with games.visitor(headers=HTML) as amy:
        address = _table(amy, "switch_signal", "here", "here")
        for shown in range(3):
            amy.get(f"{address}/fragment?seat={shown}")
            page = amy.get(address).text
            assert not CURTAIN.search(page)
            assert "data-eyes" not in page, "all see the same"
            assert "Your turn: " in page, "the screen says whose"


def test_one_seat_at_a_screen_needs_no_curtain(games: Running) -> None:
    with games.visitor(headers=HTML) as amy:
        address = _table(amy, "toll", "open")
        assert not CURTAIN.search(amy.get(address).text)
        _act(amy, address, 0, 2)
        assert not CURTAIN.search(amy.get(address).text)


def test_while_another_decides_the_screen_stays_with_its_player(games: Running) -> None:
    with games.visitor(headers=HTML) as amy:
        address = _table(amy, "toll", "here", "open")
        _act(amy, address, 0, 3)
        assert CURTAIN.search(amy.get(address).text)
        amy.get(f"{address}/fragment?seat=1")
        _act(amy, address, 1, 4)
        page = amy.get(address).text
        assert not CURTAIN.search(page)
        assert 'data-seat="1"' in page


def test_a_strangers_seat_is_not_shown_by_a_cookie(games: Running) -> None:
    with games.visitor(headers=HTML) as amy:
        address = _table(amy, "toll", "open", "here")
        amy.cookies.set("shown", "1", path=address)
        assert 'data-seat="0"' in amy.get(address).text
        assert amy.get(f"{address}/fragment?seat=1").status_code == 403


class PlainlySeen(TollGame):
    """A game whose views are no dataclasses."""

    key = "plain"

    def view(self, state: Toll, viewer: Seat | None) -> Any:
        return {"cards": super().view(state, viewer).cards}


def test_views_of_any_kind_may_differ(tmp_path: Path) -> None:
    title = replace(TOLL, game=PlainlySeen(), panel=None)
    with (
        serving(toy_config(str(tmp_path / "t.sqlite")), [title]) as running,
        running.visitor(headers=HTML) as amy,
    ):
        page = amy.get(_table(amy, "plain", "here"))
        assert page.status_code == 200
        assert 'data-eyes="0"' in page.text, "each has a hand of their own"
