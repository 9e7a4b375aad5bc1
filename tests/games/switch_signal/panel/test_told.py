"""Events, refusals and bots' reasons with trains and places as players call them."""

import re
from random import Random

import pytest

from roundhouse.core.errors import Fault
from roundhouse.core.events import Event
from roundhouse.core.game import Setup
from roundhouse.core.table import Table
from roundhouse.games.switch_signal.bots.reasons import (
    BestExit,
    TrainAdvances,
    TrainLoads,
    WayOpens,
)
from roundhouse.games.switch_signal.draw.scene import Scene, scene_of
from roundhouse.games.switch_signal.panel.told import refusal_told, told
from roundhouse.games.switch_signal.rules.components import SYMBOLS
from roundhouse.games.switch_signal.rules.discs import (
    NoSuchJunction,
    NoSuchPlace,
    NotGreen,
    Unchanged,
)
from roundhouse.games.switch_signal.rules.game import GAME
from roundhouse.games.switch_signal.rules.movement import NoSuchTrain
from roundhouse.games.switch_signal.rules.steps.acting import NotInTradeCity
from roundhouse.games.switch_signal.rules.steps.helpers import NoSuchPoint
from roundhouse.games.switch_signal.rules.steps.moving import ExitBlocked, NoSuchExit
from roundhouse.games.switch_signal.rules.steps.rolling_departure import PointTaken
from roundhouse.games.switch_signal.rules.travel import TrainMoved
from roundhouse.games.switch_signal.rules.turn import InstructionRevealed
from roundhouse.titles import TITLES
from tests.games.switch_signal.rules.support import position


def scene() -> Scene:
    return scene_of(GAME.view(position(trains={"black-1": "calais"}), None))


REFUSALS: list[tuple[Fault, str, str]] = [
    (NotGreen(place="metz-paris@paris"), "en", "here: signal at Paris towards Metz."),
    (NotGreen(place="metz-paris@paris"), "ru", "семафор Париж → Мец."),
    (NotGreen(place="metz-paris@paris"), "pl", "semafor Paryż → Metz."),
    (NotGreen(place="metz-paris@paris"), "ja", "パリの信号（メス方面）"),
    (Unchanged(junction="lyon", closed=("lyon-nevers",)), "en", "Lyon is already closed at Nevers"),
    (
        NotInTradeCity(train="black-1", at="calais"),
        "ru",
        "Чёрный 1 загрузить нельзя (отправная точка",
    ),
    (
        ExitBlocked(track="metz-paris", city="paris", why="red", by="metz-paris@paris"),
        "en",
        "You can’t leave Paris by Metz – Paris: the signal at Paris towards Metz is red.",
    ),
]


@pytest.mark.parametrize(("fault", "language", "words"), REFUSALS)
def test_a_refusal_calls_places_by_their_names(fault: Fault, language: str, words: str) -> None:
    assert words in refusal_told(fault, scene(), language, ())


@pytest.mark.parametrize(
    "fault",
    [
        NoSuchTrain(train="odd"),
        NoSuchPlace(place="odd@1"),
        NoSuchJunction(junction="odd"),
        NoSuchPoint(departure="odd"),
        NoSuchExit(track="odd", city="paris"),
        Unchanged(junction="lyon", closed=("odd",)),
    ],
)
def test_what_is_not_on_the_board_is_shown_as_it_was_written(fault: Fault) -> None:
    assert "odd" in refusal_told(fault, scene(), "en", ())


REASONS: list[tuple[Event, str]] = [
    (
        TrainLoads(train="black-1", goods="blue", city="paris", port="marseille", points=7),
        "Чёрный 1 загружает синий товар (Париж): до порта (Марсель) 7 очков.",
    ),
    (
        WayOpens(place="metz-paris@paris", train="grey-2", goal="paris"),
        "семафор Париж → Мец: так Серый 2 сможет ехать дальше (Париж).",
    ),
    (
        BestExit(train="brown-3", track="metz-paris"),
        "Коричневый 3 выезжает по перегону Мец — Париж: так путь лучше.",
    ),
]


@pytest.mark.parametrize(("reason", "words"), REASONS)
def test_a_bots_reason_speaks_the_readers_language(reason: Event, words: str) -> None:
    assert told(reason, scene(), "ru", ()) == words


def test_every_place_in_a_bots_own_reasons_is_in_the_readers_language() -> None:
    table = Table.start(GAME, Setup(seats=2), seed="monday", players=("Аня", "Боря"))
    bot, rng, places = TITLES["switch_signal"].bot("normal"), Random(1), 0
    while places < 6:
        seat = table.to_act[0]
        view, offers = table.view(seat), table.offers(seat)
        choice = bot.choose(view, offers, rng)
        if choice.reason is not None:
            words = told(choice.reason, scene_of(view), "ru", table.players)
            assert re.search("[A-Za-z]", words) is None, words
            places += isinstance(choice.reason, TrainLoads | TrainAdvances | WayOpens)
        table.play(seat, choice.action)


def test_the_start_card_names_the_colours_that_it_deploys() -> None:
    event = InstructionRevealed(instruction="start", symbols=SYMBOLS["start"], left=15)
    assert "deploy black, deploy brown, deploy grey" in told(event, scene(), "en", ())
    assert "выставление серого" in told(event, scene(), "ru", ())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Bordeaux is occupied, so the grey train tries again at no cost."),
        ("ja", "ボルドーがふさがっているため、灰の列車でもう一度試します。損失はありません。"),
    ],
)
def test_it_is_the_same_train_that_tries_again(language: str, words: str) -> None:
    event = PointTaken(colour="grey", departure="bordeaux", again=True)
    assert told(event, scene(), language, ()) == words


@pytest.mark.parametrize(
    ("way", "why", "unspent", "words"),
    [
        (
            ("calais-amiens:1>", "amiens-paris:1>", "paris"),
            "city",
            1,
            "Black 1 moves: Calais → Amiens → Paris. It stops in the city at no cost.",
        ),
        (
            ("calais-amiens:1>",),
            "spent",
            0,
            "Black 1 moves: Calais → Calais–Amiens 1/1. Its only point is used up.",
        ),
    ],
)
def test_a_move_is_told_from_place_to_place(
    way: tuple[str, ...], why: str, unspent: int, words: str
) -> None:
    moved = TrainMoved(
        train="black-1",
        points=len(way) + unspent,
        start="calais",
        way=way,
        entered=len(way),
        why=why,
        by="",
        unspent=unspent,
        lost=0,
    )
    assert told(moved, scene(), "en", ()) == words
