"""What now: whose decision it is, which step, what can be done, what it costs, why the rest not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundhouse.core.actions import Pass
from roundhouse.core.frames import Frame
from roundhouse.core.panel import Sight
from roundhouse.games.switch_signal.draw.cards import die, instruction_card
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of, symbols_of
from roundhouse.games.switch_signal.draw.words import (
    node_name,
    place_name,
    position_name,
    train_name,
)
from roundhouse.games.switch_signal.panel.acting import acting
from roundhouse.games.switch_signal.panel.helpers import helpers_html
from roundhouse.games.switch_signal.panel.kept import Seen, first_of, offer_html
from roundhouse.games.switch_signal.panel.known import (
    hands_html,
    possible_html,
)
from roundhouse.games.switch_signal.panel.pace import pace_html
from roundhouse.games.switch_signal.panel.pieces import (
    DETAIL,
    asking,
    icon,
    picked,
    train_icon,
)
from roundhouse.games.switch_signal.panel.runs import (
    ending_told,
    endings,
    exit_run,
    exit_towards,
    mean_loss,
    stop_told,
)
from roundhouse.games.switch_signal.panel.standing import happened_html, standing_html
from roundhouse.games.switch_signal.rules.components import (
    COLOUR_OF,
    COLOURS,
    DEPLOY,
    DICE,
    SYMBOLS,
)
from roundhouse.games.switch_signal.rules.frames import (
    Acting,
    AddingSignal,
    CarryingOut,
    Deploying,
    Keeping,
    LayingOut,
    Moving,
    MovingTrains,
    Reading,
)
from roundhouse.games.switch_signal.rules.movement import dry_run
from roundhouse.games.switch_signal.rules.steps.carrying_out import ChooseColour
from roundhouse.games.switch_signal.rules.steps.choosing_train import ChooseTrain
from roundhouse.games.switch_signal.rules.steps.extra_signal import AddSignal
from roundhouse.games.switch_signal.rules.steps.moving import StopHere, TakeExit
from roundhouse.games.switch_signal.rules.view import View, imagined
from roundhouse.kit.buttons import act, choice, form, grey, tag, words
from roundhouse.messages import seat_name, text

Now = Sight[View]


def now_html(seen: Seen) -> str:
    """The whole part of the page."""
    sight, scene = seen.sight, scene_of(seen.sight.view)
    return tag(
        "div",
        standing_html(sight),
        offer_html(seen),
        tag("div", id=DETAIL),
        _decision(sight, scene),
        hands_html(sight),
        possible_html(sight),
        helpers_html(sight, scene) if sight.offers else "",
        happened_html(sight, scene),
        pace_html(sight.language),
        class_="ss-now",
        data_first=first_of(seen),
    )


def _decision(sight: Now, scene: Scene) -> str:
    view = sight.view
    if view.outcome:
        return _end(sight)
    frame = view.doing[-1]
    ask = ASKS.get(type(frame))
    if ask is None:
        return words("p", text("switch-signal-chance", sight.language))
    if not sight.offers:
        return _waiting(sight, frame)
    return ask(sight, scene, frame)


def _end(sight: Now) -> str:
    view = sight.view
    told = text(
        "switch-signal-over",
        sight.language,
        outcome=view.outcome,
        total=view.delivered,
        needed=view.settings.goods,
    )
    return tag("p", words("strong", told), class_="ss-ask")


def _waiting(sight: Now, frame: Frame) -> str:
    """For those who do not decide now."""
    who = seat_name(sight.view.active, sight.language, sight.names)
    told = text("switch-signal-waiting", sight.language, name=who, frame=frame.wire)
    return words("p", told, class_="ss-ask")


def ask(sight: Now, key: str, **params: Any) -> str:
    """The question."""
    return words("h3", text(key, sight.language, **params), class_="ss-ask")


# ------------------------------------------------------------------ before the first turn


def _lay_out(sight: Now, _scene: Scene, _frame: LayingOut) -> str:
    hint = words("p", text("switch-signal-lay-out-hint", sight.language))
    done = act(text("switch-signal-confirm-layout", sight.language), Pass(), main=True)
    return ask(sight, "switch-signal-lay-out") + hint + tag("p", done)


def _add_signal(sight: Now, scene: Scene, _frame: AddingSignal) -> str:
    (offer,) = sight.offers.of(AddSignal)
    options = [
        (place, place_name(scene.board, place, sight.language))
        for place in offer.open["place"].grid(1_000)
    ]
    select = picked(text("switch-signal-place", sight.language), "place", options)
    go = words("button", text("switch-signal-put-there", sight.language), class_="main")
    hint = words("p", text("switch-signal-disc-hint", sight.language))
    return ask(sight, "switch-signal-add-signal") + hint + form(offer, select, go)


# ------------------------------------------------------------------ the instruction


def _read(sight: Now, _scene: Scene, frame: Reading) -> str:
    go_on = act(text("switch-signal-carry-out", sight.language), Pass(), main=True)
    card = icon("instruction", instruction_card(symbols_of(frame.instruction), now=False), 0.8)
    return ask(sight, "switch-signal-read") + tag("div", card, go_on, class_="ss-row")


def _choose_colour(sight: Now, _scene: Scene, frame: CarryingOut) -> str:
    """A colour to deploy, or to move."""
    symbol = SYMBOLS[frame.instruction][frame.done]
    buttons = "".join(_colour(sight, colour, symbol) for colour in COLOURS)
    question = "switch-signal-which-deployed" if symbol == DEPLOY else "switch-signal-which-moved"
    return ask(sight, question) + tag("ul", buttons, class_="ss-list")


def _colour(sight: Now, colour: str, symbol: str) -> str:
    view, language = sight.view, sight.language
    here = view.depot[colour]
    count = here if symbol == DEPLOY else len([t for t in view.trains if t.colour == colour]) - here
    faces = "\N{NO-BREAK SPACE}".join(map(str, DICE[colour]))
    label = text(
        "switch-signal-colour-choice",
        language,
        colour=colour,
        where="depot" if symbol == DEPLOY else "network",
        count=count,
        faces=faces,
    )
    action = ChooseColour(colour=colour)
    button = choice(sight.offers, label, action, icon=train_icon(colour))
    offered = symbol != DEPLOY and action in sight.offers
    return tag("li", button, _losses(sight, colour) if offered else "", class_="ss-row")


def _deploy(sight: Now, _scene: Scene, frame: Deploying) -> str:
    label = text("switch-signal-roll-departure", sight.language, way=sight.view.settings.departure)
    roll = act(label, Pass(), main=True, icon=train_icon(frame.colour))
    return ask(sight, "switch-signal-deploy", colour=frame.colour) + tag("p", roll)


def _choose_train(sight: Now, scene: Scene, frame: MovingTrains) -> str:
    """The trains still due, each with what its move costs on average."""
    state = imagined(sight.view)
    rows = []
    for train in frame.due:
        action = ChooseTrain(train=train)
        if action not in sight.offers:
            continue
        loss = _loss(round(mean_loss(state, train), 1), sight.language)
        where = position_name(scene, scene.trains[train], sight.language)
        name = train_name(train, sight.language)
        roll = act(
            text("switch-signal-roll-for", sight.language, train=name),
            action,
            icon=train_icon(train, scene.loads.get(train)),
        )
        look = asking(text("switch-signal-dry-run", sight.language), f"train={train}")
        told = words("small", f"{where} · {loss}")
        rows.append(tag("li", tag("div", roll, look, class_="ss-row"), told))
    return ask(sight, "switch-signal-which-train") + tag("ul", *rows, class_="ss-list")


def _losses(sight: Now, colour: str) -> str:
    """What the moves of a colour would cost on average, and a look at each."""
    state = imagined(sight.view)
    trains = [train.id for train in sight.view.trains if train.at and train.colour == colour]
    if not trains:
        return ""
    loss = _loss(round(sum(mean_loss(state, train) for train in trains), 1), sight.language)
    look = asking(text("switch-signal-dry-run", sight.language), f"colour={colour}")
    return look + words("small", loss)


def _loss(loss: float, language: str) -> str:
    return (
        text("switch-signal-mean-loss", language, loss=loss)
        if loss
        else text("switch-signal-no-loss", language)
    )


def _keep(sight: Now, scene: Scene, frame: Keeping) -> str:
    """The roll, what it leads to, and the Logistician beside it."""
    state = imagined(sight.view)
    ends = endings(dry_run(state, frame.train, frame.points))
    told = "".join(words("li", ending_told(scene, end, sight.language)) for end in ends)
    rolled = icon("die", die(frame.points, COLOUR_OF[frame.train]))
    label = text("switch-signal-keep", sight.language, points=frame.points)
    name = train_name(frame.train, sight.language)
    return (
        ask(sight, "switch-signal-keep-or-not", train=name, points=frame.points)
        + tag("ul", told, class_="ss-list")
        + tag("div", rolled, act(label, Pass(), main=True), class_="ss-row")
    )


def _on_the_way(sight: Now, scene: Scene, frame: Moving) -> str:
    """Exit by exit with what comes of it; stopping, where that is allowed."""
    at = scene.trains[frame.train]
    rows = "".join(
        tag("li", _exit(sight, scene, frame, way.track))
        for way in scene.board.net.exits_at(scene.board.net.number[at])
    )
    stop = ""
    if frame.way:
        label = stop_told(scene, frame.train, sight.language)
        stop = tag("li", act(label, StopHere(), main=True))
    name = train_name(frame.train, sight.language)
    question = ask(
        sight,
        "switch-signal-which-exit",
        train=name,
        left=frame.left,
        city=node_name(scene.board, at, sight.language),
    )
    return question + tag("ul", stop, rows, class_="ss-list")


def _exit(sight: Now, scene: Scene, frame: Moving, track: str) -> str:
    action = TakeExit(track=track)
    label = text(
        "switch-signal-leave-by", sight.language, towards=exit_towards(scene, track, sight.language)
    )
    if action not in sight.offers:
        return grey(label, action)
    run = exit_run(imagined(sight.view), frame.train, frame.left, track)
    ends = (ending_told(scene, end, sight.language) for end in endings(run))
    told = words("small", " / ".join(ends))
    return act(label, action) + told


ASKS: Final[dict[type[Frame], Callable[[Now, Scene, Any], str]]] = {
    LayingOut: _lay_out,
    AddingSignal: _add_signal,
    Reading: _read,
    CarryingOut: _choose_colour,
    Deploying: _deploy,
    MovingTrains: _choose_train,
    Keeping: _keep,
    Moving: _on_the_way,
    Acting: acting,
}
"""What each frame asks of the one who decides."""
