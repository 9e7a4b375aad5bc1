"""Pages without a browser: forms, links, learning, being told, and every text in every language."""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.actions import Seat
from roundhouse.core.errors import Stale
from roundhouse.core.game import Setup
from roundhouse.core.reading import read_journal
from roundhouse.core.table import Table
from roundhouse.core.title import Example, Imported
from roundhouse.messages import LANGUAGES, has_text, message_id, sentence
from roundhouse.server.errors import Refused
from roundhouse.server.web.library import Library
from roundhouse_toll.game import Stake, Toll, TollGame
from roundhouse_toll.title import TITLE as TOLL
from tests.server.web.test_play import sit_down
from tests.support.callers import Ear
from tests.support.citations import stated, stated_in
from tests.support.serving import Player, Running, serving, toy_config

HTML = {"Accept": "text/html"}
ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules"
WITH_RULES = replace(TOLL, rules=tuple(sorted(RULES.glob("*.md"))))
SERVER = ROOT / "src" / "roundhouse" / "server"
TEMPLATES = SERVER / "web" / "templates"


def test_the_form_makes_the_table_it_describes(server: Running) -> None:
    with server.visitor(headers=HTML) as amy:
        fields = {
            "name": "Amy",
            "title": "toll",
            "seat:toll:0": "me",
            "seat:toll:1": "here",
            "who:toll:1": "Bob",
            "seat:toll:2": "bot:passer",
            "seat:toll:3": "",
            "option:toll:purse": "5",
            "public": "1",
        }
        made = amy.post("/tables", data=fields)
        assert made.status_code == 303
        page = amy.get(made.headers["location"]).text
        assert "[5, 5, 5]" in page
        assert "Bob" in page
        home = amy.get("/").text
        assert made.headers["location"] in home
    with server.visitor(headers=HTML) as guest:
        assert made.headers["location"] in guest.get("/").text


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"title": "chess"}, "chess"),
        ({"seat:toll:1": ""}, "2 to 4"),
        ({"seat:toll:1": "bot:nobody"}, "No bot can do that"),
        ({"option:toll:purse": "99"}, "99"),
        ({"name": ""}, "1 to 40"),
        ({"name": "x" * 41}, "1 to 40"),
    ],
)
def test_a_wrong_form_is_explained(server: Running, fields: dict[str, str], words: str) -> None:
    good = {"name": "Amy", "title": "toll", "seat:toll:0": "me", "seat:toll:1": "here"}
    with server.visitor(headers=HTML) as amy:
        answer = amy.post("/tables", data=good | fields)
    assert answer.status_code == 422
    assert words in answer.text


def test_shuffled_seats_are_the_same_people(server: Running) -> None:
    with server.visitor(headers=HTML) as amy:
        fields = {"name": "Amy", "title": "toll", "seat:toll:0": "me", "shuffle": "1"}
        made = amy.post("/tables", data=fields | {"seat:toll:1": "here", "who:toll:1": "Bob"})
        table = made.headers["location"].rpartition("/")[2]
        seats = amy.get(f"/api/v1/tables/{table}").json()["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Amy", "Bob"]
    assert [seat["seat"] for seat in seats] == [0, 1]


def test_coming_back_on_another_device(server: Running) -> None:
    with server.visitor(headers=HTML) as phone, server.visitor(headers=HTML) as desk:
        desk.post("/tables", data={"name": "Amy", "title": "toll", "seat:toll:0": "me",
                                   "seat:toll:1": "here"})  # fmt: skip
        made = desk.post("/me/security/device").text
        found = re.search(r'value="http://[^/]+(/enter/[^"]+)"', made)
        assert found
        assert "Amy" in phone.get(found.group(1)).text
        assert phone.get("/me").status_code == 401
        assert phone.post(found.group(1)).status_code == 303
        assert "Amy" in phone.get("/me").text
        assert phone.post(found.group(1)).status_code == 404, "once is enough"
        phone.post("/leave")
        assert phone.get("/me").status_code == 401


def test_names_and_languages_are_kept(server: Running) -> None:
    with server.visitor(headers=HTML | {"Accept-Language": "ru"}) as amy:
        assert "Садитесь за стол" in amy.get("/").text
        amy.post("/tables", data={"name": "Amy", "title": "toll", "seat:toll:0": "me",
                                  "seat:toll:1": "here"})  # fmt: skip
        amy.post("/me", data={"name": "Amélie"})
        assert "Amélie" in amy.get("/me").text
        back = amy.post(
            "/language", data={"language": "ja"}, headers={"Referer": f"{server.url}/me"}
        )
        assert back.headers["location"] == "/me"
        assert '<html lang="ja">' in amy.get("/me").text
        assert amy.post("/language", data={"language": "xx"}).status_code == 422
        for elsewhere in ("https://evil/x", f"{server.url}//evil/x"):
            came = {"Referer": elsewhere}
            away = amy.post("/language", data={"language": "en"}, headers=came)
            assert away.headers["location"] == "/"


def test_refusals_come_in_the_readers_language(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    body = {"seq": 1, "seat": 0, "id": "x", "action": {"type": "pass"}}
    answer = amy.http.post(
        f"/api/v1/tables/{table}/actions", json=body, headers={"Accept-Language": "pl"}
    )
    assert answer.json()["error"]["text"] == sentence(Stale(seen=1, current=2), "pl")


def test_static_files_are_small_and_kept_for_ever(server: Running, amy: Player) -> None:
    page = amy.http.get("/", headers=HTML).text
    files = re.findall(r'(/static/[^"#]+)"', page)
    assert files
    for file in files:
        answer = amy.http.get(file)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        plain = amy.http.get(file, headers={"Accept-Encoding": "identity"})
        assert plain.content == answer.content
    table = amy.new_table("me", "here")["id"]
    first = amy.http.get(f"/table/{table}", headers=HTML)
    assert first.headers["content-encoding"] == "gzip"
    whole = sum(len(gzip.compress(amy.http.get(f).content)) for f in files)
    assert whole + len(gzip.compress(first.content)) < 150_000
    assert server.url in str(first.url)


def test_every_rule_has_a_place_on_a_page() -> None:
    library = Library([WITH_RULES])
    for rule in stated():
        link = library.link(rule)
        assert link is not None, rule
        key, _, anchor = link.removeprefix("/rules/").partition("#")
        assert f'id="{anchor}"' in library.page(key, "en")[1], rule
    assert library.link("NO-SUCH-1") is None


def test_every_rules_page_is_served_in_the_readers_language(tmp_path: Path) -> None:
    keys = {path.stem for path in RULES.glob("*.md")}
    with serving(toy_config(f"{tmp_path}/t.sqlite"), [WITH_RULES]) as server:
        for language in LANGUAGES:
            wanted = HTML | {"Accept-Language": language}
            with server.visitor(headers=wanted) as reader:
                learn = reader.get("/learn").text
                for key in keys:
                    path = (RULES if language == "en" else RULES / language) / f"{key}.md"
                    heading = escape(path.read_text(encoding="utf-8").split("\n", 1)[0][2:])
                    page = reader.get(f"/rules/{key}").text
                    assert f"<title>{heading} · Roundhouse</title>" in page
                    assert f">{heading}</h1>" in page
                    assert f'href="/rules/{key}">{heading}</a>' in learn
                    assert all(f'id="{rule}"' in page for rule in anchored(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_stands_on_another_page_is_a_link_to_it(language: str) -> None:
    library = Library([WITH_RULES])
    assert '<a href="/rules/1846#OR-TRACK-8">OR-TRACK-8</a>' in library.page("rulings", language)[1]
    assert '<a href="#OR-TRACK-8">OR-TRACK-8</a>' in library.page("1846", language)[1]
    assert "</a></a>" not in library.page("1846", language)[1]


def anchored(path: Path) -> list[str]:
    """The rules that have an element of their own; of two stated together it is the first's."""
    return [rule for rule in stated_in(path) if rule != "PW-OI-1"]


def example() -> Example:
    table = Table.start(TOLL.game, Setup(seats=2), seed="s", players=("Amy", "Bob"))
    table.play(table.to_act[0], Stake(coins=1))
    return Example(
        key="toll-example", name="core-chance", journal=table.journal, notes={3: "core-nobody"}
    )


def test_an_example_is_stepped_through(tmp_path: Path) -> None:
    title = replace(WITH_RULES, examples=lambda: (example(),))
    with (
        serving(toy_config(f"{tmp_path}/t.sqlite"), [title]) as server,
        server.visitor(headers=HTML) as reader,
    ):
        assert "/learn/toll-example" in reader.get("/learn").text
        assert "nobody" in reader.get("/learn/toll-example?at=3").text
        first = reader.get("/learn/toll-example").text
        assert 'href="?at=1"' in first
        assert reader.get("/learn/toll-example?at=99").status_code == 422
        page = reader.get("/rules/1846").text
        assert 'id="OR-TRACK-12"' in page


class Elsewhere:
    """Reads the toy's games of another site, and breaks down over some."""

    site = "elsewhere.example"

    def knows(self, data: object) -> bool:
        return isinstance(data, dict) and "theirs" in data

    def read(self, data: Any) -> Imported:
        return Imported(journal=read_journal([TOLL], data["theirs"]), moves=len(data["moves"]))


def test_other_sites_games_are_imported(tmp_path: Path) -> None:
    theirs = {"roundhouse": 1, "game": "toll", "setup": {"seats": 2}, "entries": []}
    title = replace(TOLL, importers=(Elsewhere(),))
    with (
        serving(toy_config(f"{tmp_path}/t.sqlite", bot_titles=None), [title]) as server,
        server.visitor(headers=HTML) as amy,
    ):
        files = {"file": ("game.json", json.dumps({"theirs": theirs, "moves": []}))}
        made = amy.post("/import", data={"name": "Amy"}, files=files)
        assert made.status_code == 303
        assert amy.get(made.headers["location"]).status_code == 200
        bad = amy.post("/import", files={"file": ("game.json", b"\xff\xfe")})
        assert bad.status_code == 422
        worse = amy.post("/import", data={"text": "[" * 10_000})
        assert worse.status_code == 422
        nobodys = amy.post("/import", data={"text": '{"players": 3}'})
        assert (nobodys.status_code, "elsewhere.example" in nobodys.text) == (422, True)
        broken = amy.post("/import", data={"text": json.dumps({"theirs": theirs})})
        assert (broken.status_code, "can’t be read" in broken.text) == (422, True)


def _texts_used() -> set[str]:
    sources = [path.read_text() for path in TEMPLATES.glob("*.html")]
    code = [path.read_text() for path in SERVER.rglob("*.py")]
    quoted = re.findall(r"""["'](pages-[a-z0-9-]*[a-z0-9])["']""", "\n".join(sources + code))
    return set(quoted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_pages_is_there(language: str) -> None:
    missing = [key for key in sorted(_texts_used()) if not has_text(key, language)]
    assert missing == []


def _refusals(kind: type[Refused] = Refused) -> Iterator[type[Refused]]:
    for one in kind.__subclasses__():
        yield one
        yield from _refusals(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    kinds = list(_refusals())
    assert len(kinds) > 15
    assert [kind for kind in kinds if not has_text(message_id(kind), language)] == []


class Asked(TollGame):
    """At this table the others are waited for while somebody may take something back."""

    def awaited(self, state: Toll) -> tuple[Seat, ...]:
        return (Seat(1 - state.turn),)


def test_who_may_only_take_something_back_waits(tmp_path: Path, ear: Ear) -> None:
    """The game says whom the table waits for: each page says it, and they alone are called."""
    config = toy_config(f"{tmp_path}/t.sqlite", abandon_after=0.0)
    with serving(config, [replace(TOLL, game=Asked())]) as running:
        amy, bob = running.player("Amy"), running.player("Bob")
        table = sit_down(amy, bob)
        state = amy.get(f"/tables/{table}").json()
        assert state["to_act"] == [0]
        for player, waits, late in ((amy, False, "Bob"), (bob, True, "Amy")):
            page = player.http.get(f"/table/{table}", headers=HTML).text
            assert ('data-mine="yes"' in page) == waits
            assert (f"{late} hasn’t moved" in page) == (not waits)
            home = player.http.get("/", headers=HTML).text
            assert ('class="table-row turn"' in home) == waits
            assert ("Waiting for Bob" in home) == (not waits)
        amy.http.post("/me/webhooks", data={"url": ear.url}, headers=HTML)
        amy.act(table, 0, state["seq"], type="pass")
        assert f"/table/{table}" in ear.heard.get(timeout=60)["text"]
        for player in (amy, bob):
            player.http.close()
