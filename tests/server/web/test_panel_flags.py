"""A panel says what it shows itself; the page leaves that out."""

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.messages import text
from roundhouse.server.web.plain_panel import PlainPanel
from roundhouse_toll.game import ROUNDS, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.server.web.test_play import invite
from tests.support.serving import serving, toy_config

HTML = {"Accept": "text/html"}


class Telling(PlainPanel[TollView]):
    """Shows the latest move and the scores."""

    tells_latest = True
    tells_scores = True


@pytest.mark.parametrize("panel", [PlainPanel[TollView](), Telling()], ids=["plain", "telling"])
def test_the_page_tells_what_the_panel_does_not(
    tmp_path: Path, panel: PlainPanel[TollView]
) -> None:
    with ExitStack() as stack:
        title = replace(TOLL, panel=panel)
        server = stack.enter_context(serving(toy_config(f"{tmp_path}/t.sqlite"), [title]))
        amy, bob = server.player("Amy"), server.player("Bob")
        stack.enter_context(amy.http)
        stack.enter_context(bob.http)
        table = amy.new_table("me", "open", "open")["id"]
        invite(amy, bob, table)
        invite(amy, bob, table)
        for turn in range(3 * ROUNDS):
            if turn == 3:
                news = amy.http.get(f"/table/{table}", headers=HTML).text.split('id="news"')[1]
                assert ("<details open" in news.split("</div>")[0]) != panel.tells_latest
                told = news.split("</div>")[0].count("<li>")
                assert told == (2 if panel.tells_latest else 3), "of three rolls"
            player, seat = (bob if turn % 3 else amy), turn % 3
            seq = amy.get(f"/tables/{table}").json()["seq"]
            action = {"type": "stake", "coins": 1} if turn < 3 else {"type": "pass"}
            assert player.act(table, seat, seq, **action).status_code == 200
        end = amy.http.get(f"/table/{table}/end", headers=HTML).text
        assert ('class="scores"' in end) != panel.tells_scores
        assert text("pages-scores", "en") in end
