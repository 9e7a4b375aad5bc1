"""Several players at one screen: nobody's hidden things are drawn before they sit at it.

A cookie of the table's own tells who sits at the screen. Where the next to decide knows something
else than they do, the page is drawn as a spectator sees it until somebody says "show".
"""

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.core.actions import Seat
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.tenure import knows, may_look
from roundhouse.server.web.forms import query_number
from roundhouse.store.base import Identity

COOKIE: Final = "shown"


@dataclass(frozen=True, slots=True)
class Place:
    """Whose view is drawn; ``next`` is the seat that the screen shall be passed to first."""

    seat: Seat | None
    next: Seat | None = None


def place_of(request: Request, live: LiveTable, me: Identity | None, at: int) -> Place:
    """The seat whose view is drawn; none where somebody else had it at that moment."""
    place = _place(request, live, me, at)
    return place if may_look(live, me, place.seat, at) else Place(None)


def _place(request: Request, live: LiveTable, me: Identity | None, at: int) -> Place:
    """The seat asked for; else the one that decides, behind a curtain where it must be."""
    wanted = query_number(request, "seat")
    mine = live.held_by(me)
    if wanted is not None or len(mine) < 2 or me is None:
        return Place(live.viewing_seat(me, wanted))
    shown = _shown(request, live, me, mine)
    acting = [seat for seat in mine if seat in live.table.to_act]
    if shown in acting or (shown is not None and not acting):
        return Place(shown)
    seat = (acting or mine)[0]
    return Place(seat) if knows(live, seat, at) == knows(live, shown, at) else Place(None, seat)


def view_choices(live: LiveTable, mine: tuple[Seat, ...], at: int) -> tuple[Seat, ...]:
    """The seats to choose from: those of one screen, where it matters which of them looks."""
    if len(mine) < 2:
        return ()
    deciding = [seat for seat in mine if seat in live.table.to_act]
    first, *others = (knows(live, seat, at) for seat in mine)
    return mine if len(deciding) > 1 or any(other != first for other in others) else ()


def _shown(request: Request, live: LiveTable, me: Identity, mine: tuple[Seat, ...]) -> Seat | None:
    """Who sits at the screen: the last who said "show", at first the one whose device it is."""
    kept = request.cookies.get(COOKIE, "")
    known = next((seat for seat in mine if str(seat) == kept), None)
    return known if known is not None else next((s for s in mine if live.names[s] == me.name), None)


def remember(request: Request, live: LiveTable, response: Response) -> Response:
    """Keep who sits at the screen, when they said so."""
    wanted = request.query_params.get("seat")
    if wanted:
        response.set_cookie(COOKIE, wanted, path=f"/table/{live.id}", httponly=True, samesite="lax")
    return response
