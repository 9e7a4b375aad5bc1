"""What stands beside a Switch & Signal board, laid out in two rows below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.games.switch_signal.draw.cards import (
    action_card,
    clock,
    depot,
    helper,
    instruction_card,
    pile,
)
from roundhouse.games.switch_signal.draw.pieces import cube as cube_at
from roundhouse.games.switch_signal.draw.room import CELL
from roundhouse.games.switch_signal.draw.scene import carried_out, symbols_of
from roundhouse.games.switch_signal.rules.components import CARDS
from roundhouse.games.switch_signal.rules.view import PortView, View
from roundhouse.kit.svg import Point, element, group, text, use
from roundhouse.messages import seat_name
from roundhouse.messages import text as words

STRIP: Final = 390
"""The height of both rows."""

_TOP: Final = 56
_HANDS: Final = 262
_HAND: Final = 365
"""How wide a hand may be; its cards overlap when there are many."""


def beside(view: View, language: str, key: str, names: Sequence[str] = ()) -> str:
    """Clock, instruction, piles, depot, helpers; then every hand (SS-INFO-4)."""
    return "".join(
        (
            _titled(
                (20, _TOP),
                words("switch-signal-clock", language),
                clock(view.clock, view.clock_full),
            ),
            _titled((210, _TOP), words("switch-signal-instruction", language), _instruction(view)),
            *_piles(view, language),
            _titled((720, _TOP), words("switch-signal-depot", language), _depot(view)),
            _titled(
                (1040, _TOP), words("switch-signal-helpers", language), _helpers(view, language)
            ),
            _titled((1440, _TOP), words("switch-signal-deliveries", language), _goal(view)),
            _card_definitions(language, key),
            *_hands(view, language, key, names),
        )
    )


def _titled(at: Point, title: str, body: str) -> str:
    head = text((0, -16), title, "head")
    return group(head, body, transform=f"translate({at[0]},{at[1]})")


def _instruction(view: View) -> str:
    """The card in hand, or the last one, carried out."""
    card = view.instruction
    if card:
        return instruction_card(symbols_of(card.id), carried_out(view, card))
    if view.played:
        symbols = symbols_of(view.played[-1])
        return instruction_card(symbols, len(symbols))
    return element("rect", width=78, height=128, rx=9, class_="none")


def _goal(view: View) -> str:
    """How many cubes have been delivered, and which."""
    cubes = [cube for port in view.ports.values() for cube in _cubes(port)]
    figure = text((0, 34), len(cubes), "figure") + text(
        (38 if len(cubes) > 9 else 22, 34), f"/ {view.settings.goods}", "helper faint"
    )
    shown = (
        cube_at((8 + CELL * (i % 6), 58 + CELL * (i // 6)), goods) for i, goods in enumerate(cubes)
    )
    return figure + "".join(shown)


def _cubes(port: PortView) -> list[str]:
    return [goods for goods, count in port.delivered.items() for _ in range(count)]


def _piles(view: View, language: str) -> Iterator[str]:
    """The stack, the draw pile, both discards."""
    stack = text(
        (36, 118), words("switch-signal-stack-left", language, turns=view.turns_left), "label mid"
    )
    lost = text(
        (36, 136), words("switch-signal-stack-lost", language, lost=view.lost), "label mid faint"
    )
    yield _titled(
        (365, _TOP), words("switch-signal-stack", language), pile(view.stack) + stack + lost
    )
    yield _titled((490, _TOP), words("switch-signal-pile", language), pile(len(view.pile)))
    top = action_card(view.discard[-1]) if view.discard else ""
    count = text((30, 104), len(view.discard), "label mid")
    yield _titled((605, _TOP), words("switch-signal-discard", language), top + count)


def _depot(view: View) -> str:
    fleet = [(train.colour, int(train.id[-1])) for train in view.trains]
    there = {(train.colour, int(train.id[-1])) for train in view.trains if not train.at}
    return depot(there, fleet)


def _helpers(view: View, language: str) -> str:
    rows = []
    for i, (name, used) in enumerate(view.helpers.items()):
        class_ = "faint helper" if used else "helper"
        label = text((62, 21), words("switch-signal-helper", language, helper=name), class_)
        what = text(
            (62, 40), words("switch-signal-helper-short", language, helper=name), "label faint"
        )
        rows.append(group(helper(name, used), label, what, transform=f"translate(0,{54 * i})"))
    return "".join(rows)


def _card_definitions(language: str, key: str) -> str:
    """Each kind of card once, as hands hold many."""
    return element(
        "defs",
        *(
            group(
                action_card(card, words("switch-signal-card", language, card=card)),
                id=f"{key}-card-{card}",
            )
            for card in CARDS
        ),
    )


def _hands(view: View, language: str, key: str, names: Sequence[str]) -> Iterator[str]:
    """Every hand, open to all (SS-INFO-2); the active player's name is marked."""
    for seat, hand in enumerate(view.hands):
        title = seat_name(seat, language, names)
        active = seat == view.active and view.step not in {"setup", "over"}
        step = min(64.0, (_HAND - 60) / max(1, len(hand) - 1))
        cards = (use(f"{key}-card-{card}", (step * i, 0)) for i, card in enumerate(hand))
        turn = element("path", d="M-14-27l9,5.5-9,5.5z", class_="turn") if active else ""
        yield _titled((20 + 395 * seat, _HANDS), f"{title} ({len(hand)})", turn + "".join(cards))
