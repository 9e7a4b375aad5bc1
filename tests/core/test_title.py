"""A title: what it has, and what it says it lacks."""

from dataclasses import replace

import pytest

from roundhouse.core.bots import RandomBot
from roundhouse.core.game import Setup
from roundhouse.core.journal import Journal
from roundhouse.core.lacking import NoBots, NoExporter, NoPlanner, UnknownBot, UnknownSite
from roundhouse.core.maker import Examined, Flaw
from roundhouse.core.offers import NO_OFFERS
from roundhouse.core.panel import Sight
from roundhouse.core.title import Exported, Setting
from roundhouse.titles import TITLES
from roundhouse_toll.title import TITLE as TOLL


def test_a_bot_is_made_by_its_name() -> None:
    title = replace(TOLL, bots={"random": RandomBot})
    assert isinstance(title.bot("random"), RandomBot)
    assert title.bot("random") is not title.bot("random")


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        replace(TOLL, bots={"random": RandomBot}).bot("strong")
    assert refused.value.params == {"bot": "strong", "known": ("random",)}


def test_a_title_without_bots_says_so() -> None:
    with pytest.raises(NoBots) as refused:
        replace(TOLL, bots={}).bot("random")
    assert refused.value.params == {"title": "toll"}


def test_a_setting_is_called_by_the_name_it_brings() -> None:
    setting = Setting("alps", name="The Alps", names={"pl": "Alpy"})
    assert [setting.name_in(code) for code in ("pl", "ja")] == ["Alpy", "The Alps"]
    assert Setting("alps").name_in("pl") == ""


class ToNowhere:
    """Writes a game as a site would that knows no moves."""

    site = "nowhere.example"

    def write(self, journal: Journal, *, name: str, when: int) -> Exported:
        return Exported(data={"name": name, "when": when, "game": journal.game}, moves=0)


def test_an_exporter_is_found_by_its_site() -> None:
    title = replace(TOLL, exporters=(ToNowhere(),))
    made = title.exporter("nowhere.example").write(
        Journal(game="toll", setup=Setup(seats=2)), name="x", when=7
    )
    assert made.data == {"name": "x", "when": 7, "game": "toll"}
    assert list(made.remarks("en")) == []


def test_a_site_that_nobody_writes_for_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownSite) as refused:
        replace(TOLL, exporters=(ToNowhere(),)).exporter("x" * 200)
    assert refused.value.params == {"site": "x" * 80, "known": ("nowhere.example",)}


def test_a_title_that_is_not_written_elsewhere_says_so() -> None:
    with pytest.raises(NoExporter) as refused:
        TOLL.exporter("18xx.games")
    assert refused.value.params == {"title": "toll"}


def test_a_title_whose_plans_nobody_tries_says_so() -> None:
    with pytest.raises(NoPlanner) as refused:
        TOLL.plans()
    assert refused.value.params == {"title": "toll"}
    assert TITLES["1846"].plans() is TITLES["1846"].planner


def test_what_was_made_is_played_with_unless_something_is_wrong_with_it() -> None:
    flaw = Flaw("SB-REQ-1", "/city", "A city is missing.")
    assert Examined(text="", document={}, warnings=(flaw,)).playable
    assert not Examined(text="", document=None, errors=(flaw,)).playable


def test_nothing_happened_since_for_a_panel_that_is_told_of_no_moves() -> None:
    sight = Sight(
        view=None,
        seat=None,
        to_act=(),
        offers=NO_OFFERS,
        names=(),
        language="en",
        seq=0,
        why_not=lambda _action: None,
    )
    assert sight.since(0) == ()
