"""Lessons on their pages: what is shown, and what is said to right and wrong answers."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.web.test_pages import HTML
from tests.support.serving import every_title, serving, toy_config

FIRST = "/lessons/1846/shares/1"
GOOD = {"type": "buy_share", "corp": "GT", "source": "treasury"}


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    path = tmp_path_factory.mktemp("school") / "t.sqlite"
    with (
        serving(toy_config(str(path)), every_title()) as running,
        httpx.Client(base_url=running.url, timeout=60) as client,
    ):
        yield client


def answered(
    school: httpx.Client, step: str, action: object, language: str = "en"
) -> httpx.Response:
    headers = {"Accept": "application/json", "Accept-Language": language}
    return school.post(f"{step}/actions", json={"action": action}, headers=headers)


def test_the_courses_are_listed_and_each_lesson_begins_at_its_first_task(
    school: httpx.Client,
) -> None:
    page = school.get("/lessons", headers=HTML).text
    assert page.count("<li data-lesson=") >= 15
    assert "/lessons/switch_signal/loading" in page
    assert school.get("/lessons/1846/shares", headers=HTML).headers["location"] == FIRST
    assert 'href="/lessons"' in school.get("/learn", headers=HTML).text


def test_a_task_is_a_table_with_what_to_do(school: httpx.Client) -> None:
    page = school.get(FIRST, headers=HTML | {"Accept-Language": "pl"}).text
    assert "Wzmocnij GT w tej turze" in page
    assert f'data-base="{FIRST}"' in page
    assert "buy_share" in page  # the real panel's own buttons
    assert "Amy" in page


def test_the_best_answer_leads_on_to_the_next_task(school: httpx.Client) -> None:
    said = answered(school, FIRST, GOOD).json()
    assert said == {"ok": True, "next": f"{FIRST}?solved=1"}
    page = school.get(said["next"], headers=HTML).text
    assert "it can spend your" in page.lower()
    assert 'href="/lessons/1846/shares/2"' in page
    assert "data-done" not in page
    last = school.get("/lessons/1846/shares/2?solved=1", headers=HTML).text
    assert "data-done" in last
    assert 'href="/lessons/1846/start"' in last


def test_a_wrong_idea_is_answered_and_what_the_rules_forbid_is_refused(
    school: httpx.Client,
) -> None:
    idea = answered(school, FIRST, {**GOOD, "corp": "NYC"}, "ru").json()
    assert idea["ok"] is False
    assert "Сначала акция GT" in idea["error"]["text"]
    refused = answered(school, FIRST, {**GOOD, "source": "market"})
    assert refused.status_code == 422
    assert refused.json()["error"]["rule"]
    assert "(SR-" in refused.json()["error"]["text"]


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"action": {"type": "fly"}}', b'{"action": 3}'])
def test_what_is_no_action_is_told(school: httpx.Client, body: bytes) -> None:
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    answer = school.post(f"{FIRST}/actions", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize(
    "address", ["chess/shares/1", "1846/flying/1", "1846/shares/0", "1846/shares/9"]
)
def test_a_lesson_that_is_not_there_is_not_found(school: httpx.Client, address: str) -> None:
    assert school.get(f"/lessons/{address}", headers=HTML).status_code == 404


def test_details_and_reasons_are_those_of_the_table(school: httpx.Client) -> None:
    track = "/lessons/1846/track/1"
    assert "data-lay" in school.get(f"{track}/detail", params={"hex": "C13"}).text
    asked = '{"type": "lay_tile", "hex": "D20", "tile": "5", "rotation": 0}'
    assert "OR-TRACK" in school.get(f"{track}/why", params={"action": asked}).text
    assert school.get(f"{track}/fragment").status_code == 200
