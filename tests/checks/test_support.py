"""What tests lean on works: the database, the browser, the tools that measure."""

import psycopg
import pytest
from hypothesis import settings
from playwright.sync_api import Page
from sqlalchemy import create_engine, text

from tests.support.postgres import Cluster


def test_each_database_is_empty_and_of_the_tests_own(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE thing (id int)")
    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM thing")).scalar() == 0
    engine.dispose()


def test_a_server_can_fail_and_come_back(postgres_cluster: Cluster) -> None:
    postgres_cluster.stop()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(postgres_cluster.url())
    postgres_cluster.start()
    with psycopg.connect(postgres_cluster.url()) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_the_browser_draws_a_page_with_script_and_fonts(page: Page) -> None:
    page.set_content("<p id=p></p><script>p.textContent = 'hello 日本'</script>")
    assert page.locator("p").inner_text() == "hello 日本"
    assert len(page.screenshot()) > 1_000


def test_properties_are_tried_the_same_way_each_time(request: pytest.FixtureRequest) -> None:
    assert settings().derandomize != request.config.getoption("--long")
