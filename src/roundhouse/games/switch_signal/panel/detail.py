"""What a click tells: dry runs of trains, settings of a switch, where a disc goes or comes from."""

from __future__ import annotations

from collections.abc import Mapping

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.board import ref, set_switch
from roundhouse.games.switch_signal.draw.pieces import signal
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of
from roundhouse.games.switch_signal.draw.trail import draw_flag, draw_trail
from roundhouse.games.switch_signal.draw.words import (
    place_name,
    switch_told,
    track_towards,
    train_name,
    train_told,
)
from roundhouse.games.switch_signal.panel.acting import load_button, loading_trains
from roundhouse.games.switch_signal.panel.lists import LISTS
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pay import payments
from roundhouse.games.switch_signal.panel.pieces import (
    drawing,
    picked,
    spending,
    train_icon,
)
from roundhouse.games.switch_signal.panel.runs import Ending, ending_told, exits_told, runs
from roundhouse.games.switch_signal.rules.boards.board import JunctionDef
from roundhouse.games.switch_signal.rules.components import COLOUR_OF, COLOURS
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import MoveTrain
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.view import View, imagined
from roundhouse.kit.buttons import act, as_json, tag, words
from roundhouse.kit.svg import element, escape
from roundhouse.messages import text

MAP = "map"
"""The id of the board's picture on the page."""


def detail_html(sight: Sight[View], query: Mapping[str, str]) -> str:
    """The fragment asked for; nothing for what is not on this board."""
    scene = scene_of(sight.view)
    if query.get("train") in scene.trains:
        return _train(sight, scene, query["train"])
    if query.get("colour") in COLOURS:
        return _colour(sight, scene, query["colour"])
    if query.get("switch") in scene.closed:
        return _switch(sight, scene, query["switch"])
    if query.get("signal") in scene.board.net.place:
        return _signal(sight, scene, query["signal"])
    if query.get("list") in LISTS and sight.offers:
        return _list(sight, scene, query["list"])
    return ""


def _list(sight: Sight[View], scene: Scene, kind: str) -> str:
    title = text(f"switch-signal-act-{kind}", sight.language)
    return _box(sight, title, tag("div", *LISTS[kind](sight, scene), class_="ss-choices"))


def _box(sight: Sight[View], title: str, *inside: str, icon: str = "", thing: str = "") -> str:
    """A box about a *thing* on the board, which is marked meanwhile."""
    back = text("switch-signal-unpick", sight.language)
    close = words("button", "×", type="button", class_="ss-unpick", data_unpick="", aria_label=back)
    chosen = ref(MAP, thing) if thing else None
    head = tag("h3", icon, tag("span", escape(title)), close)
    return tag("div", head, *inside, class_="ss-detail", data_chosen=chosen)


# ------------------------------------------------------------------ trains


def _train(sight: Sight[View], scene: Scene, train: str) -> str:
    """What the train would do with each number of its die, drawn and told."""
    look = train_icon(train, scene.loads.get(train))
    told = train_told(scene, train, sight.language)
    inside = _rolls(sight, scene, train), _table(sight, scene, train)
    return _box(sight, told, *inside, icon=look, thing=f"train:{train}")


def _colour(sight: Sight[View], scene: Scene, colour: str) -> str:
    """The same of every train of a colour."""
    parts = (
        words("h4", train_told(scene, train, sight.language)) + _table(sight, scene, train)
        for train in scene.trains
        if COLOUR_OF[train] == colour
    )
    title = text("switch-signal-dry-run", sight.language)
    return _box(sight, title, *parts, icon=train_icon(colour))


def _table(sight: Sight[View], scene: Scene, train: str) -> str:
    state = imagined(sight.view)
    rows = [
        _run(sight, scene, train, points, float(odds), end, first)
        for points, (odds, ends) in runs(state, train).items()
        for first, end in ((i == 0, end) for i, end in enumerate(ends))
    ]
    heads = (text(f"switch-signal-run-{head}", sight.language) for head in ("die", "odds", "what"))
    head = tag("tr", *(words("th", head, scope="col") for head in heads))
    caption = words("caption", text("switch-signal-dry-run", sight.language))
    return tag("table", caption, tag("thead", head), tag("tbody", *rows), class_="ss-runs")


def _rolls(sight: Sight[View], scene: Scene, train: str) -> str:
    """The buttons that move or load it, as far as that is allowed now."""
    name = train_name(train, sight.language)
    label = text("switch-signal-roll-for", sight.language, train=name)
    buttons = ""
    if (action := ChooseTrain(train=train)) in sight.offers:
        buttons += act(label, action, main=True)
    if any(train in values(offer, "train") for offer in sight.offers.of(MoveTrain)):
        move = {"type": MoveTrain.wire, "train": train}
        buttons += spending(label, move, "move", main=True)
    if train in loading_trains(sight):
        buttons += load_button(sight, scene, train)
    return tag("div", buttons, class_="ss-row") if buttons else ""


def _run(
    sight: Sight[View],
    scene: Scene,
    train: str,
    points: int,
    odds: float,
    end: Ending,
    first: bool,
) -> str:
    """One row; the trail it holds is shown on the board while the row is looked at."""
    told = ending_told(scene, end, sight.language)
    if end.exits:
        told = f"{exits_told(scene, end, sight.language)}: {told}"
    trail = end.trail(scene.trains[train], told)
    hidden = element(
        "svg",
        draw_trail(scene.board, trail),
        draw_flag(scene.board, trail),
        hidden=True,
        aria_hidden="true",
    )
    show = words("button", told, type="button", class_="ss-show", data_trail="")
    number = str(points) if first else ""
    share = f"{odds:.0%}" if first else ""
    class_ = "ss-loss" if end.last.lost else None
    return tag("tr", tag("td", number), tag("td", share), tag("td", show, hidden), class_=class_)


# ------------------------------------------------------------------ a switch


def _switch(sight: Sight[View], scene: Scene, junction: str) -> str:
    """The other ways its discs may lie, each as a small picture."""
    offers = [o for o in sight.offers.of(SetSwitch) if o.fixed["junction"] == junction]
    settings = offers[0].open["closed"].grid(100) if offers else ()
    buttons = (_setting(sight, scene, junction, closed) for closed in settings)
    told = text(
        "switch-signal-switch-now", sight.language, way=switch_told(scene, junction, sight.language)
    )
    row = tag("div", *buttons, class_="ss-choices")
    return _box(sight, told, row, thing=f"switch:{junction}")


def _setting(sight: Sight[View], scene: Scene, junction: str, closed: tuple[str, ...]) -> str:
    board, language = scene.board, sight.language
    one, other = (
        track_towards(board, track.id, junction, language)
        for track in board.net.tracks_at(junction)
        if track.id not in closed
    )
    label = text("switch-signal-switch-to", language, one=one, other=other)
    node = next(j for j in board.junctions if j.id == junction)
    picture = _junction(scene, node, closed)
    action = SetSwitch(junction=junction, closed=closed)
    if action in sight.offers:  # laying out costs nothing
        return act(label, action, icon=picture)
    unpaid = {"type": SetSwitch.wire, "junction": junction, "closed": list(closed)}
    return spending(label, unpaid, "switch", icon=picture)


def _junction(scene: Scene, junction: JunctionDef, closed: tuple[str, ...]) -> str:
    plate = element("circle", r=27, class_="plate")
    body = element(
        "g", plate, set_switch(scene.board, junction, closed), transform="translate(32,32)"
    )
    return drawing((64, 64), body, 0.8)


# ------------------------------------------------------------------ a signal


def _signal(sight: Sight[View], scene: Scene, place: str) -> str:
    """Where a disc may go, or which may come to a red place.

    The script lights those places, the list names them.
    """
    taken, other = ("disc", "to") if place in scene.green else ("to", "disc")
    places = [
        found
        for offer in sight.offers.of(SetSignal)
        if place in values(offer, taken)
        for found in values(offer, other)
        if found != place
    ]
    name = place_name(scene.board, place, sight.language)
    title = text(
        f"switch-signal-{'disc' if taken == 'disc' else 'red'}", sight.language, place=name
    )
    head = drawing((32, 32), element("g", signal(taken == "disc"), transform="translate(16,16)"))
    if not places:
        return _box(sight, title, icon=head, thing=f"signal:{place}")
    inside = _moved(sight, scene, {taken: place}, other, places)
    return _box(sight, title, *inside, icon=head, thing=f"signal:{place}")


def _moved(
    sight: Sight[View], scene: Scene, known: Mapping[str, str], other: str, places: list[str]
) -> tuple[str, str, str]:
    """What completes the moving of a disc: a hint, a list with its button, lights on the board."""
    base = {"type": SetSignal.wire, **known}
    pay = "signal" if payments(sight, "signal") else "none"  # laying out costs nothing
    targets = {ref(MAP, f"signal:{place}"): base | {other: place} for place in places}
    options = [(place, place_name(scene.board, place, sight.language)) for place in places]
    label = text(f"switch-signal-disc-{other}", sight.language)
    select = picked(label, other, options, data_field=other)
    go = text("switch-signal-disc-go", sight.language)
    button = spending(go, base, pay, main=True, beside=other)
    lights = tag("div", hidden=True, data_targets=as_json(targets), data_pay=pay)
    hint = words("p", text("switch-signal-disc-hint", sight.language, other=other))
    return hint, tag("div", select, button, class_="offer"), lights
