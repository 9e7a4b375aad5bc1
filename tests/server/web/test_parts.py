"""A page is sent only those of its parts that changed."""

from html.parser import HTMLParser

from jinja2 import DictLoader, Environment
from markupsafe import Markup

from roundhouse.server.web.parts import Part, changed, live_parts
from tests.server.web.test_pages import HTML
from tests.server.web.test_play import sit_down
from tests.support.serving import Player

STILL = '<g id="map-printed" class="printed"><path d="M0,0"/></g>'


class _Marks(HTMLParser):
    """The names of the parts in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep the mark of a part."""
        given = dict(attrs)
        if given.get("data-live"):
            self.found[str(given["id"])] = str(given["data-live"])

    def names(self) -> str:
        """What a page of these parts says that it has."""
        return " ".join(f"{id_}.{mark}" for id_, mark in self.found.items())


def test_only_what_changed_is_sent(amy: Player, bob: Player) -> None:
    table = sit_down(amy, bob)
    page = _Marks(amy.http.get(f"/table/{table}", headers=HTML).text)
    assert len(page.found) > 9
    address = f"/table/{table}/fragment"
    assert amy.http.get(address, params={"have": page.names()}).text == ""
    amy.post(f"/tables/{table}/chat", text="Hello")
    said = amy.http.get(address, params={"have": page.names()}).text
    assert list(_Marks(said).found) == ["talk"]
    assert "Hello" in said
    whole = _Marks(amy.http.get(address).text).found
    assert {**page.found, **_Marks(said).found} == whole, "and all of it to those who have nothing"


def _parts(train: str) -> dict[str, Part]:
    """A board with a train on it, as the only part of a page."""
    template = '{% block picture %}<div id="picture" data-live>{{ board }}</div>{% endblock %}'
    templates = Environment(loader=DictLoader({"parts.html": template}), autoescape=True)
    board = Markup(f"<svg>{STILL}<g>{train}</g></svg>")  # noqa: S704 - our own
    return live_parts(templates, {"board": board, "still": STILL})


def test_what_never_changes_of_the_board_is_sent_once() -> None:
    at_first, then = _parts("here"), _parts("there")
    page = _Marks(changed(at_first.values(), STILL, ""))
    assert set(page.found) == {"picture", "map-printed"}
    news = changed(then.values(), STILL, page.names())
    assert "there" in news
    assert "data-still></g><g>" in news, "only its place is sent"
    assert "M0,0" not in news
    assert "M0,0" in changed(then.values(), STILL, page.names().replace("map-", "")), (
        "elsewhere all"
    )
    assert (
        _Marks(news).found["picture"] == _Marks(changed(then.values(), STILL, "")).found["picture"]
    )
