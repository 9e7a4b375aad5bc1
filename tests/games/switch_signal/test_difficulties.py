"""The named difficulties: playable, told in every language, and measured as their file says."""

import pytest

from roundhouse.core.game import Setup, checked
from roundhouse.core.title import Preset
from roundhouse.games.switch_signal.difficulties import difficulties
from roundhouse.games.switch_signal.rules.boards.load import bundled
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.messages import LANGUAGES, has_text
from tests.support.rules import rule


@rule("SS-DIFF-7")
@pytest.mark.parametrize("preset", difficulties(), ids=lambda preset: preset.key)
def test_a_difficulty_is_settings_of_the_game(preset: Preset) -> None:
    for seats in GAME.seats:
        GAME.new(checked(GAME, Setup(seats=seats, options=preset.options)))
    assert set(preset.wins) in (set(), set(bundled()))
    assert bool(preset.wins) == bool(preset.games)
    base = f"pages-preset-switch-signal-{preset.key}".replace("_", "-")
    for language in LANGUAGES:
        assert has_text(base, language)
        assert has_text(f"{base}-about", language)


def test_they_get_harder_and_the_standard_is_what_the_rules_say() -> None:
    """Each was won as often as the one before it, or less, on either board."""
    found = [preset for preset in difficulties() if preset.wins]
    assert found
    for board in bundled():
        wins = [preset.wins[board] / preset.games for preset in found]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= rate <= 1 for rate in wins)
    (standard,) = [preset for preset in difficulties() if preset.key == "standard"]
    assert not standard.options
