"""What all tests share: the long ones' switch, hypothesis' profiles, the shared fixtures."""

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: run it by ./roundhouse test --long"))
