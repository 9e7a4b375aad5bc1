"""What all tests share: the long ones' switch, hypothesis' profiles, the shared fixtures.

Coverage is counted where it means something: by tests that name what they expect. Whole games,
random or recorded, pass through most lines without a word on them, and counting makes them slow.
"""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

COUNTING: Final = (
    "core",
    "games/g1846/foreign",
    "games/g1846/rules",
    "games/switch_signal/rules",
    "playthroughs",
    "routes",
)
"""The folders whose tests count for coverage, but for those marked ``no_cover``."""

pytest_plugins = ["tests.support.browser", "tests.support.postgres"]

settings.register_profile(
    "default",
    max_examples=25,
    derandomize=True,  # the same tree gives the same answer, today and tomorrow
    deadline=None,  # a busy machine is no fault of the rules
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    max_examples=1_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests that take minutes, too")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--hypothesis-profile", default=None) is None:
        settings.load_profile("long" if config.getoption("--long") else "default")


@pytest.hookimpl(tryfirst=True)  # before pytest chooses among them by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(Path(__file__).parent)
        if any(place.is_relative_to(folder) for folder in COUNTING) and not item.get_closest_marker(
            "no_cover"
        ):
            item.add_marker(pytest.mark.counted)
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: run it by ./roundhouse test --long"))
