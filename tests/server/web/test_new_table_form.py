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
        assert chosen(html, "switch_signal") == ["me", "bot:master", "", ""]
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


def test_a_difficulty_is_chosen_in_place_of_its_settings(server: Running) -> None:
    """By the form, at one click and over the API; what is set otherwise goes before it."""
    options = {}
    with server.visitor(headers={"Accept": "text/html"}) as amy:
        home = amy.get("/").text
        assert 'value="switch_signal:strong:first_journey"' in home
        assert 'data-preset="{&#34;option:switch_signal:removed&#34;: &#34;0&#34;' in home
        fields = {"name": "Amy", "title": "switch_signal", "seat:switch_signal:0": "me"}
        wanted = {"preset:switch_signal": "express", "option:switch_signal:removed": "3"}
        for name, more in {
            "form": wanted,
            "mixed": wanted | {"option:switch_signal:removed": "1"},
            "own": wanted | {"preset:switch_signal": "own"},
        }.items():
            made = amy.post("/tables", data=fields | more)
            options[name] = options_of(server, made.headers["location"])
        quick = amy.post("/tables/quick", data={"with": "switch_signal:strong:first_journey"})
        options["quick"] = options_of(server, quick.headers["location"])
        bad = amy.post("/tables", data=fields | {"preset:switch_signal": "impossible"})
        assert bad.status_code == 422
    assert {name: found["removed"] for name, found in options.items()} == {
        "form": 5,
        "mixed": 1,
        "own": 3,
        "quick": 0,
    }
    assert (options["quick"]["clock"], options["form"]["clock"]) == (10, 7)


def options_of(server: Running, where: str) -> dict[str, object]:
    """The options of the table at that address."""
    held = server.app.state.services.registry.in_memory()
    return dict(held[where.rsplit("/", 1)[-1]].table.setup.options)


def test_programs_are_told_of_difficulties_and_may_name_one(server: Running) -> None:
    player = server.player("Robo")
    titles = {each["key"]: each for each in player.get("/titles").json()["titles"]}
    presets = {each["key"]: each for each in titles["switch_signal"]["presets"]}
    assert presets["express"]["options"] == {"removed": 5}
    assert titles["1846"]["presets"] == []
    body = {"title": "switch_signal", "seats": [{"who": "me"}], "preset": "express"}
    made = player.post("/tables", **body, options={"clock": 9}).json()
    found = options_of(server, made["id"])
    assert (found["removed"], found["clock"]) == (5, 9)
    refused = player.post("/tables", **(body | {"preset": "none"}))
    assert refused.status_code == 422
    player.http.close()
