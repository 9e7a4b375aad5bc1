"""What a click on the board tells: dry runs of a train, settings of a switch, places for a disc."""

from __future__ import annotations

from collections.abc import Mapping

from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.board import ref, set_switch
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of
from roundhouse.games.switch_signal.draw.trail import draw_flag, draw_trail
from roundhouse.games.switch_signal.draw.words import (
    place_name,
    switch_told,
    track_towards,
    train_name,
    train_told,
)
from roundhouse.games.switch_signal.panel.acting import load_button
from roundhouse.games.switch_signal.panel.marks import values
from roundhouse.games.switch_signal.panel.pay import pay_select, payments
from roundhouse.games.switch_signal.panel.pieces import (
    drawing,
    picked,
    spending,
    train_icon,
)
from roundhouse.games.switch_signal.panel.runs import Ending, ending_told, exits_told, runs
from roundhouse.games.switch_signal.rules.boards.board import JunctionDef
from roundhouse.games.switch_signal.rules.discs import SetSignal, SetSwitch
from roundhouse.games.switch_signal.rules.steps.acting import LoadTrain, MoveTrain
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
    if query.get("switch") in scene.closed:
        return _switch(sight, scene, query["switch"])
    if query.get("signal") in scene.green:
        return _disc(sight, scene, query["signal"])
    return ""


def _box(title: str, *inside: str, icon: str = "") -> str:
    return tag("div", tag("h3", icon, escape(title)), *inside, class_="ss-detail")


# ------------------------------------------------------------------ a train


def _train(sight: Sight[View], scene: Scene, train: str) -> str:
    """What the train would do with each number of its die, drawn and told."""
    state = imagined(sight.view)
    rows = [
        _run(sight, scene, train, points, float(odds), end, first)
        for points, (odds, ends) in runs(state, train).items()
        for first, end in ((i == 0, end) for i, end in enumerate(ends))
    ]
    heads = (text(f"switch-signal-run-{head}", sight.language) for head in ("die", "odds", "what"))
    head = tag("tr", *(words("th", head, scope="col") for head in heads))
    caption = words("caption", text("switch-signal-dry-run", sight.language))
    table = tag("table", caption, tag("thead", head), tag("tbody", *rows), class_="ss-runs")
    look = train_icon(train, scene.loads.get(train))
    told = train_told(scene, train, sight.language)
    return _box(told, _rolls(sight, scene, train), table, icon=look)


def _rolls(sight: Sight[View], scene: Scene, train: str) -> str:
    """The buttons that move or load it, as far as that is allowed now."""
    name = train_name(train, sight.language)
    label = text("switch-signal-roll-for", sight.language, train=name)
    buttons, pays = "", ""
    if (action := ChooseTrain(train=train)) in sight.offers:
        buttons += act(label, action, main=True)
    if any(train in values(offer, "train") for offer in sight.offers.of(MoveTrain)):
        move = {"type": MoveTrain.wire, "train": train}
        buttons += spending(label, move, "move", main=True)
        pays += pay_select(sight, "move")
    if any(train in values(offer, "train") for offer in sight.offers.of(LoadTrain)):
        buttons += load_button(sight, scene, train)
    return tag("div", buttons, pays, class_="ss-row") if buttons else ""


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
    pays = pay_select(sight, "switch") if payments(sight, "switch") not in ([], [()]) else ""
    return _box(told, tag("div", *buttons, class_="ss-choices"), pays)


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


# ------------------------------------------------------------------ a signal disc


def _disc(sight: Sight[View], scene: Scene, disc: str) -> str:
    """Where the disc may go: the script lights those places, the list names them."""
    places = [
        place
        for offer in sight.offers.of(SetSignal)
        if disc in values(offer, "disc")
        for place in values(offer, "to")
        if place != disc
    ]
    name = place_name(scene.board, disc, sight.language)
    title = text("switch-signal-disc", sight.language, place=name)
    if not places:
        return _box(title)
    free = SetSignal(disc=disc, to=places[0]) in sight.offers
    base = {"type": SetSignal.wire, "disc": disc}
    targets = {ref(MAP, f"signal:{place}"): base | {"to": place} for place in places}
    options = [(place, place_name(scene.board, place, sight.language)) for place in places]
    select = picked(text("switch-signal-disc-to", sight.language), "to", options, data_field="to")
    pay = "none" if free else "signal"
    label = text("switch-signal-disc-go", sight.language)
    go = spending(label, base, pay, main=True, beside="to")
    lights = tag(
        "div",
        hidden=True,
        data_targets=as_json(targets),
        data_pay=pay,
        data_chosen=ref(MAP, f"signal:{disc}"),
    )
    hint = words("p", text("switch-signal-disc-hint", sight.language))
    pays = "" if free else pay_select(sight, "signal")
    return _box(title, hint, tag("div", select, pays, go, class_="offer"), lights)
