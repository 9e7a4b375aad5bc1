"""A title that is only a game is played in the browser like any other."""

from collections.abc import Iterator

import pytest

from roundhouse.core.title import Title
from roundhouse.messages import LANGUAGES, text
from roundhouse.server import Config
from roundhouse_toll.game import Toll, TollView
from roundhouse_toll.title import TITLE as TOLL
from tests.support.serving import FAST, Player, Running, serving

HTML = {"Accept": "text/html"}
BARE: Title[Toll, TollView] = Title(game=TOLL.game, vocabulary=TOLL.vocabulary)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    config = Config(database=f"{tmp_path_factory.mktemp('bare')}/t.sqlite", limits=FAST)
    with serving(config, [BARE]) as running:
        yield running


@pytest.fixture
def amy(bare: Running) -> Iterator[Player]:
    player = bare.player("Amy")
    with player.http:
        yield player


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_learn_say_what_there_is_not(bare: Running, language: str) -> None:
    with bare.visitor(headers=HTML | {"Accept-Language": language}) as guest:
        home, learn = guest.get("/").text, guest.get("/learn").text
    assert text("pages-quick", language) not in home, "nobody to play against at once"
    assert text("pages-import-own", language) in home
    assert text("pages-no-rules", language) in learn


def test_it_is_played_to_its_end_and_shown(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    while (state := amy.get(f"/tables/{table}").json())["to_act"]:
        (seat,) = state["to_act"]
        page = amy.http.get(f"/table/{table}", params={"seat": seat}, headers=HTML).text
        assert 'id="hint"' not in page, "no bot could tell"
        assert amy.act(table, seat, state["seq"], type="pass").status_code == 200
    assert text("pages-scores", "en") in amy.http.get(f"/table/{table}/end", headers=HTML).text


def test_asking_for_a_bot_is_refused_in_one_sentence(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    seat = amy.get(f"/tables/{table}").json()["to_act"][0]
    hint = amy.http.get(f"/table/{table}/hint", params={"seat": seat})
    assert hint.json()["error"]["text"] == text("pages-no-such-bot", "en")
    seats = [{"who": "me"}, {"who": "bot:strong"}]
    refused = amy.post("/tables", title="toll", seats=seats)
    assert refused.json()["error"]["id"] == "pages-no-such-bot"
    again = amy.http.post("/tables/quick", data={"with": "toll:strong"}, headers=HTML)
    assert again.status_code == 422
