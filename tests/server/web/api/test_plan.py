"""Plans over the API: tried out on what one sees, and nothing of them reaches the table."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from roundhouse.core.journal import dump_journal
from tests.games.g1846.foreign.trips import played
from tests.support.serving import Player, Running, every_title, serving, toy_config


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the real games and the toy."""
    path = tmp_path_factory.mktemp("plans") / "tables.sqlite"
    with serving(toy_config(str(path), bot_titles=every_title), every_title()) as running:
        yield running


@pytest.fixture
def amy(games: Running) -> Iterator[Player]:
    player = games.player("Amy")
    yield player
    player.http.close()


@pytest.fixture
def table(amy: Player) -> str:
    """A game of 1846 in which corporations have started."""
    answer = amy.post("/imports", journal=dump_journal(played(9, most=60).journal))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def view(amy: Player, table: str) -> Any:
    return amy.get(f"/tables/{table}/view").json()


def steps_of(amy: Player, table: str) -> list[dict[str, Any]]:
    """A train for the first corporation on the market, and another for one that is not there."""
    state = view(amy, table)["view"]["state"]
    buy = {"type": "buy_train", "train": "2"}
    return [{"company": state["order"][0], "action": buy}, {"company": "XYZ", "action": buy}]


def test_a_plan_is_tried_out_and_leaves_no_trace(amy: Player, table: str) -> None:
    before = view(amy, table)
    steps = steps_of(amy, table)
    answer = amy.post(f"/tables/{table}/plan", steps=steps)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["seq"], [step["taken"] for step in told["steps"]]) == (
        before["seq"],
        [True, False],
    )
    assert told["steps"][0]["facts"]["cost"] == 80
    assert told["steps"][1]["reasons"][0]["id"] == "g1846-not-in-play"
    assert "XYZ is no longer in the game" in told["steps"][1]["reasons"][0]["text"]
    (company,) = told["outcome"]["companies"]
    assert company["company"] == steps[0]["company"]
    assert "2" in company["trains"]
    assert view(amy, table) == before


def test_a_plan_is_made_for_a_past_moment_too(amy: Player, table: str) -> None:
    told = amy.post(f"/tables/{table}/plan", steps=steps_of(amy, table), at=1).json()
    assert told["seq"] == 1
    assert [step["taken"] for step in told["steps"]] == [False, False]


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([{"company": "IC", "action": {"type": "pass"}}], "core-unknown-action"),
        ([{"company": "IC"}], "core-missing-field"),
        ([{"company": "IC", "action": {"type": "buy_train", "train": "2"}}] * 25,
         "g1846-plan-too-long"),
    ],
)  # fmt: skip
def test_what_is_no_plan_is_refused(amy: Player, table: str, steps: object, said: str) -> None:
    answer = amy.post(f"/tables/{table}/plan", steps=steps)
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, said)


def test_nobody_plans_from_anothers_seat(games: Running, amy: Player, table: str) -> None:
    answer = amy.post(f"/tables/{table}/plan", steps=[], seat=11)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "pages-not-yours")
    stranger = httpx.post(f"{games.url}/api/v1/tables/{table}/plan", json={"steps": []})
    assert stranger.json()["error"]["id"] == "accounts-table-is-private"


def test_a_title_without_plans_says_so(amy: Player) -> None:
    toll = amy.new_table("me", "here")["id"]
    answer = amy.post(f"/tables/{toll}/plan", steps=[])
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "core-no-planner")
