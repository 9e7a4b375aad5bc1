"""What every title of ours brings."""

import pytest

from roundhouse.messages import LANGUAGES, has_text
from roundhouse.server.web.pages.home import bot_level
from roundhouse.titles import TITLES


def test_they_are_found_in_the_order_of_their_names() -> None:
    assert list(TITLES) == sorted(TITLES)
    assert {"1846", "switch_signal"} <= set(TITLES)


@pytest.mark.parametrize("key", TITLES)
def test_every_rules_page_stands_where_the_title_says(key: str) -> None:
    assert TITLES[key].rules
    assert all(page.is_file() for page in TITLES[key].rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_bot_has_a_name_and_every_level_says_how_it_plays(key: str, language: str) -> None:
    title = TITLES[key]
    assert [bot for bot in title.bots if not has_text(f"bots-name-{bot}", language)] == []
    levels = [bot_level(title, bot, language) for bot in title.bots if bot != "random"]
    assert all(name and about for _, name, about in levels)
