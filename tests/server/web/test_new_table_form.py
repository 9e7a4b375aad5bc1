"""The form for a new table: how many seats it proposes, and what it says of the settings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.messages import LANGUAGES, text
from roundhouse.titles import TITLES
from tests.support.rules import rule
from tests.support.serving import Running, serving, toy_config


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(toy_config(f"{tmp_path}/t.sqlite"), [*TITLES.values()]) as running:
        yield running


def chosen(html: str, key: str) -> list[str]:
    """What each seat of the form is set to."""
    selects = re.findall(rf'<select id="seat-{key}-\d+".*?</select>', html, re.DOTALL)
    found = [re.findall(r'<option value="([^"]*)" selected', select) for select in selects]
    assert all(len(values) == 1 for values in found), found
    return [value for (value,) in found]


@rule("SS-COMP-3", "SS-SOLO-1")
def test_a_game_in_company_is_proposed_for_two_and_may_be_played_alone(server: Running) -> None:
    with server.visitor(headers={"Accept": "text/html"}) as amy:
        html = amy.get("/").text
        assert chosen(html, "switch_signal") == ["me", "bot:strong", "", ""]
        assert chosen(html, "1846") == ["me", "bot:easy", "", "", ""]
        assert "2 to 4 players, or alone" in html
        assert "2 to 5 players" in html
        fields = {"name": "Amy", "title": "switch_signal", "seat:switch_signal:0": "me"}
        alone = amy.post("/tables", data=fields, follow_redirects=True)
        assert alone.status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_letter_of_the_rulebook_means_is_told_point_by_point(
    server: Running, language: str
) -> None:
    with server.visitor(headers={"Accept": "text/html", "Accept-Language": language}) as amy:
        html = amy.get("/").text
    told = text("pages-option-1846-by-the-letter-about", language)
    assert len(told.splitlines()) == 6
    for line in told.splitlines():
        assert line.replace("&", "&amp;") in html
