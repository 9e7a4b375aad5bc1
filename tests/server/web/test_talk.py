"""Chat that somebody does not want to hear: reporting, blocking, and being muted."""

from tests.server.web.test_play import sit_down
from tests.support.serving import Player, Running


def said(amy: Player, bob: Player, words: str) -> tuple[str, int]:
    table = sit_down(amy, bob, private=False)
    kept = bob.post(f"/tables/{table}/chat", text=words)
    assert kept.status_code == 201, kept.text
    return table, int(kept.json()["number"])


def about(player: Player, table: str, number: int, what: str) -> int:
    return player.http.post(
        f"/table/{table}/chat", data={"number": str(number), "do": what}
    ).status_code


def lines(player: Player, table: str) -> list[str]:
    return [each["text"] for each in player.get(f"/tables/{table}/chat").json()["lines"]]


def test_a_blocked_players_words_are_not_heard_until_unblocked(
    amy: Player, bob: Player, eve: Player
) -> None:
    table, number = said(amy, bob, "what a silly move")
    page = amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert "what a silly move" in page
    assert 'value="block"' in page
    assert about(amy, table, number, "block") == 303
    assert lines(amy, table) == []
    page = amy.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
    assert "what a silly move" not in page
    assert lines(bob, table) == lines(eve, table) == ["what a silly move"]
    mine = amy.http.get("/me", headers={"Accept": "text/html"}).text
    assert "Bob" in mine
    assert amy.http.post("/me/unblock", data={"who": bob.id}).status_code == 303
    assert lines(amy, table) == ["what a silly move"]


def test_a_report_reaches_those_who_run_the_server(
    server: Running, amy: Player, bob: Player
) -> None:
    table, number = said(amy, bob, "you are a cheat")
    assert about(amy, table, number, "report") == 200
    (report,) = [each for each in server.app.state.services.store.reports() if each.table == table]
    assert (report.words, report.about, report.by) == ("you are a cheat", bob.id, amy.id)
    assert about(bob, table, number, "report") == 404
    assert about(bob, table, number, "block") == 404
    assert about(amy, table, 99, "block") == 404
    assert about(amy, table, number, "praise") == 422
    with server.visitor() as nobody:
        answer = nobody.post(f"/table/{table}/chat", data={"number": "1", "do": "report"})
        assert answer.status_code == 401


def test_a_muted_player_says_nothing(server: Running, amy: Player) -> None:
    table = amy.new_table("me", "open")["id"]
    services = server.app.state.services
    services.auth.accounts.mute(amy.id)
    services.auth.forget(amy.id)
    refused = amy.post(f"/tables/{table}/chat", text="hello?")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "accounts-muted")
    assert lines(amy, table) == []
    services.auth.accounts.mute(amy.id, None)
    services.auth.forget(amy.id)
    assert amy.post(f"/tables/{table}/chat", text="hello!").status_code == 201
