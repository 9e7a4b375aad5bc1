"""What the panel says of the last private and of the Steamboat Company, in four languages."""

import re

import pytest

from roundhouse.games.g1846.panel.desk import Desk
from roundhouse.games.g1846.panel.draft import last_private
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.frames import LastPrivate
from roundhouse.messages import LANGUAGES, text
from tests.games.g1846.panel.test_panel import moments, sight
from tests.support.rules import rule


@rule("DRAFT-7")
def test_who_leaves_the_last_private_is_told_the_whole_price_of_the_next() -> None:
    """Its debt never falls, so the note beside *Leave it* counts it, too."""
    told = set()
    for seed in range(12):
        for moment in moments(3, seed, most=40):
            if isinstance(moment.frame, LastPrivate):
                shown = "".join(last_private(Desk(sight(moment)), moment.frame))
                leave, take = sorted(
                    {int(n) for n in re.findall(r"(?:it for|pays) \$(\d+)", shown)}
                )
                assert take - leave == 10
                told.add(DEFS.privates[moment.frame.private].debt > 0)
    assert told == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["steaming", "steaming-other"])
def test_a_marker_that_is_nowhere_yet_is_not_told_as_a_dash(language: str, key: str) -> None:
    def said(place: str, company: str) -> str:
        return text(f"g1846-panel-{key}", language, who="Ann", place=place, company=company)

    ways = [said("none", "none"), said("Holland (B8)", "none"), said("Holland (B8)", "IC")]
    assert len(set(ways)) == len(ways)
    assert not any("none" in words or "–" in words for words in ways)
