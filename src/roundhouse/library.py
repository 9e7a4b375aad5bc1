"""The front door for programs: the few names that ``import roundhouse`` gives.

``TITLES`` are the games that are installed, by their keys, each with its rules, bots and picture.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from roundhouse.core.actions import Seat
from roundhouse.core.errors import BadSeats, Fault, WrongGame
from roundhouse.core.events import Event
from roundhouse.core.game import Result, Setup
from roundhouse.core.journal import dump_journal
from roundhouse.core.lacking import NoPicture, NoRoutes, UnknownCompany
from roundhouse.core.picture import Theme
from roundhouse.core.reading import load_game
from roundhouse.core.table import AnyTable, Table
from roundhouse.core.title import AnyTitle
from roundhouse.games.g1846.rules.ids import CorpId
from roundhouse.games.g1846.rules.routing import answer, position
from roundhouse.games.g1846.rules.state import State
from roundhouse.messages.voice import voice_of
from roundhouse.routes.plan import Answer
from roundhouse.titles import TITLES

__all__ = ["TITLES", "best_routes", "draw", "dump", "load", "play_out", "start", "tell"]


def start(
    title: str,
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
    players: Sequence[str] = (),
) -> AnyTable:
    """A new table, already shuffled; the same *seed* always gives the same shuffles.

    >>> import roundhouse
    >>> table = roundhouse.start("switch_signal", seats=2, options={"clock": 8}, seed="monday")
    >>> table.to_act, table.result
    ((0,), None)
    >>> sorted({offer.action.__name__ for offer in table.offers(0)})
    ['CallHelper', 'DrawFewer', 'MoveTrain', 'Pass', 'SetSignal', 'SetSwitch']
    """
    game = _title(title).game
    setup = Setup(seats=seats, options=options or {})
    return Table.start(game, setup, seed=seed, players=tuple(players))


def load(source: str | Path) -> AnyTable:
    """The table of a recorded game: pass its file, or the text itself.

    It can be a Roundhouse journal or another site's export; a Fault says what is wrong with it.

    >>> import roundhouse
    >>> written = roundhouse.dump(roundhouse.start("1846", seats=3, players=["Ada", "Bo", "Cy"]))
    >>> roundhouse.load(written).players
    ('Ada', 'Bo', 'Cy')
    """
    is_text = isinstance(source, str) and source.lstrip()[:1] in ("{", "[")
    journal = load_game(TITLES.values(), str(source) if is_text else Path(source).read_bytes())
    return Table.replay(TITLES[journal.game].game, journal)


def dump(table: AnyTable) -> str:
    """The game so far as a journal that ``load``, the command line and the pages can read.

    >>> import roundhouse
    >>> table = roundhouse.start("switch_signal", seats=1, seed="monday")
    >>> roundhouse.load(roundhouse.dump(table)).state == table.state
    True
    """
    return dump_journal(table.journal)


def play_out(table: AnyTable, bots: str | Sequence[str] = "random", *, seed: str = "") -> Result:
    """Let bots play *table* to the end: the same bot in every seat, or one name per seat.

    >>> import roundhouse
    >>> table = roundhouse.start("switch_signal", seats=2, seed="monday")
    >>> roundhouse.play_out(table, "random", seed="monday").winners
    ()
    """
    seats = table.setup.seats
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise BadSeats(seats=len(names), low=seats, high=seats)
    title, rng = TITLES[table.game.key], Random(seed)
    players = [title.bot(name) for name in names]
    while table.result is None:
        seat = table.to_act[0]
        choice = players[seat].choose(table.view(seat), table.offers(seat), rng)
        table.play(seat, choice.action)
    return table.result


def tell(
    table: AnyTable, thing: Event | Fault, language: str = "en", *, seat: Seat | None = None
) -> str:
    """What happened at *table*, or why something was refused, in words, as *seat* would read it.

    >>> import roundhouse
    >>> table = roundhouse.start("switch_signal", seats=1, seed="monday")
    >>> roundhouse.play_out(table, seed="monday").scores
    (0,)
    >>> roundhouse.tell(table, table.events_at(table.seq)[-1], "pl")
    'Minęła ostatnia tura: wszyscy przegrywają. Dostarczone towary: 0.'
    """
    voice, view = voice_of(TITLES[table.game.key]), table.view(seat)
    if isinstance(thing, Event):
        return voice.tell(view, thing, language, table.players)
    return voice.refuse(view, thing, language, table.players)


def draw(
    table: AnyTable,
    *,
    at: int | None = None,
    seat: Seat | None = None,
    language: str = "en",
    theme: Theme = "auto",
) -> str:
    """The table as an SVG document, as *seat* sees it: now, or after *at* entries.

    >>> import roundhouse
    >>> roundhouse.draw(roundhouse.start("1846", seats=3), language="ja")[:4]
    '<svg'
    """
    title = TITLES[table.game.key]
    if title.picture is None:
        raise NoPicture(title=title.key)
    state = table.state if at is None else table.state_at(at)
    view = title.game.view(state, seat)
    return title.picture(view, names=table.players, language=language, theme=theme)


def best_routes(table: AnyTable, company: str) -> Answer:
    """The highest-earning run of *company* in an 1846 game, with the proof that none earns more.

    >>> import roundhouse
    >>> table = roundhouse.start("1846", seats=3, seed="monday")
    >>> ended = roundhouse.play_out(table, "easy", seed="monday")
    >>> found = roundhouse.best_routes(table, "IC")
    >>> found.revenue, found.proven, len(found.plan.routes)
    (400, True, 1)
    """
    if not isinstance(table.state, State):
        raise NoRoutes(title=table.game.key)
    if company not in table.state.trains:
        raise UnknownCompany(company=company, known=tuple(table.state.trains))
    return answer(position(table.state, CorpId(company)))


def _title(key: str) -> AnyTitle:
    if key not in TITLES:
        raise WrongGame(found=key, known=tuple(TITLES))
    return TITLES[key]
