"""Moments of a game: links to them, a copy that goes on from one, what was undone once more."""

import re

from roundhouse.messages import LANGUAGES, text
from tests.server.tables.test_rematch import _ended as ended
from tests.server.web.test_play import sit_down
from tests.support.serving import Player, Running

HTML = {"Accept": "text/html"}


def page(who: Player, path: str, language: str = "en") -> str:
    answer = who.http.get(path, headers={**HTML, "Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.text


def shown_at(found: str) -> tuple[int, int]:
    """The moment that a page shows, and the latest."""
    turn = found[found.index('id="turn"') :]
    at, seq = (int(re.findall(rf'data-{what}="(\d+)"', turn)[0]) for what in ("at", "seq"))
    return at, seq


def test_a_link_leads_to_its_moment(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    assert shown_at(page(amy, f"/table/{table}?at=2")) == (2, 3)
    assert shown_at(page(amy, f"/table/{table}")) == (3, 3)


def test_a_moment_that_does_not_exist_is_told_beside_the_present(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    for language in LANGUAGES:
        late = page(amy, f"/table/{table}?at=99", language)
        assert text("pages-no-such-moment", language, at=99, current=2) in late
        assert shown_at(late) == (2, 2)
    assert shown_at(page(amy, f"/table/{table}?at=yesterday")) == (2, 2)


def test_a_game_played_elsewhere_opens_at_its_start(amy: Player, bob: Player) -> None:
    table = ended(amy, bob)
    journal = amy.get(f"/tables/{table}/journal").text
    imported = bob.post("/imports", journal=journal).json()["id"]
    opened = page(bob, f"/table/{imported}")
    at, last = shown_at(opened)
    assert (at, last > 0) == (0, True)
    assert text("pages-ended", "en") not in opened
    assert text("pages-how-it-ended", "en") in opened
    asked = page(bob, f"/table/{imported}/fragment")
    assert shown_at(asked) == (last, last)
    assert text("pages-ended", "en") in asked
    assert shown_at(page(amy, f"/table/{table}")) == (last, last), "who played it knows the end"


def test_a_copy_goes_on_from_any_moment_and_leaves_the_game_alone(
    amy: Player, bob: Player, eve: Player
) -> None:
    table = ended(amy, bob)
    before = amy.get(f"/tables/{table}").json()
    answer = bob.http.post(f"/table/{table}/branch", data={"at": "4"}, headers=HTML)
    assert answer.status_code == 303
    copy = answer.headers["location"].removeprefix("/table/")
    made = bob.get(f"/tables/{copy}").json()
    assert (made["seq"], made["ended"]) == (4, False)
    assert [seat["mine"] for seat in made["seats"]] == [True, True]
    assert [seat["name"] for seat in made["seats"]] == ["Amy", "Bob"]
    assert bob.act(copy, 0, 4, type="stake", coins=1).status_code == 200
    assert amy.get(f"/tables/{table}").json() == before
    assert amy.get(f"/tables/{copy}").status_code == 403, "it is Bob's own"
    assert eve.post(f"/tables/{table}/branch", at=4).status_code == 403, "she may not look there"
    assert bob.post(f"/tables/{table}/branch", at=99).status_code == 422


def test_no_copy_tells_the_secrets_of_a_game_in_progress(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    refused = bob.post(f"/tables/{table}/branch", at=2)
    assert refused.json()["error"]["id"] == "pages-secret"
    assert f"/table/{table}/branch" not in page(bob, f"/table/{table}?at=2")
    alone = amy.new_table("me", "here")["id"]
    assert f"/table/{alone}/branch" in page(amy, f"/table/{alone}?at=1")
    assert amy.post(f"/tables/{alone}/branch", at=1).json()["seq"] == 2, "what is due is dealt"


def test_an_undo_leaves_no_branch_in_a_copy(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    amy.act(table, 0, 2, type="show")
    amy.act(table, 1, 3, type="pass")
    amy.post(f"/tables/{table}/undo", seq=4, seat=1, id="back")
    copy = amy.post(f"/tables/{table}/branch", at=5).json()
    assert (copy["seq"], copy["to_act"]) == (3, [1])


def test_an_undone_move_is_played_again(amy: Player) -> None:
    table = amy.new_table("me", "here")["id"]
    amy.act(table, 0, 2, type="pass")
    assert 'data-redo=""' in page(amy, f"/table/{table}")
    amy.post(f"/tables/{table}/undo", seq=3, seat=0, id="back")
    assert 'data-redo="yes"' in page(amy, f"/table/{table}")
    again = amy.post(f"/tables/{table}/redo", seq=4, seat=0, id="again")
    assert again.json() == {"ok": True, "seq": 5, "asked": False}
    repeated = amy.post(f"/tables/{table}/redo", seq=4, seat=0, id="again")
    assert repeated.json() == again.json()
    assert amy.get(f"/tables/{table}").json()["to_act"] == [1]
    nothing = amy.post(f"/tables/{table}/redo", seq=5, seat=0, id="more")
    assert nothing.json()["error"]["id"] == "core-nothing-to-redo"


def test_nobody_plays_anothers_undone_move(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    amy.act(table, 0, 2, type="pass")
    bob.act(table, 1, 3, type="pass")
    amy.post(f"/tables/{table}/undo", seq=4, seat=0, id="back")
    bob.post(f"/tables/{table}/undo/answer", seat=1, agree=True)
    refused = amy.post(f"/tables/{table}/redo", seq=5, seat=0, id="again")
    assert refused.status_code == 403
    assert 'data-redo=""' in page(amy, f"/table/{table}")


def test_a_stranger_needs_a_name_for_a_copy(server: Running, amy: Player, bob: Player) -> None:
    table = ended(amy, bob)
    with server.visitor() as stranger:
        assert stranger.post(f"/table/{table}/branch", data={"at": "1"}).status_code == 401
