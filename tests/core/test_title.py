"""A title: what it has, and what it says it lacks."""

from dataclasses import replace

import pytest

from roundhouse.core.bots import RandomBot
from roundhouse.core.lacking import NoBots, UnknownBot
from roundhouse.core.title import Setting
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
