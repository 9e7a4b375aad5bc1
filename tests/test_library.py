"""The front door: what ``import roundhouse`` gives beyond its docstrings' examples."""

import subprocess
import sys
from dataclasses import replace

import pytest

import roundhouse
from roundhouse import library
from roundhouse.core.errors import BadSeats, WrongGame
from roundhouse.core.lacking import NoPicture, NoRoutes, UnknownBot, UnknownCompany
from tests.recorded.record import FOLDER, results


def test_importing_it_loads_no_game() -> None:
    code = "import sys, roundhouse; print([m for m in sys.modules if '.games' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_all_its_names_are_there_and_no_other() -> None:
    assert all(getattr(roundhouse, name) is not None for name in roundhouse.__all__)
    assert set(roundhouse.__all__) <= set(dir(roundhouse))
    with pytest.raises(AttributeError, match="no attribute 'stop'"):
        roundhouse.stop  # type: ignore[attr-defined]  # noqa: B018 - that is the point


@pytest.mark.parametrize("name", sorted(results())[:2])
def test_a_file_and_its_text_are_the_same_table(name: str) -> None:
    path = FOLDER / f"{name}.json"
    table = roundhouse.load(path)
    assert table.result is not None
    assert roundhouse.load(str(path)).state == table.state
    assert roundhouse.load(path.read_text("utf-8")).state == table.state


def test_a_past_moment_is_drawn_as_it_was() -> None:
    table = roundhouse.start("switch_signal", seats=1, seed="monday")
    seq, then = table.seq, roundhouse.draw(table, theme="light")
    roundhouse.play_out(table, seed="monday")
    assert roundhouse.draw(table, theme="light") != then
    assert roundhouse.draw(table, at=seq, theme="light") == then


def test_a_refusal_is_told_in_words() -> None:
    table = roundhouse.start("switch_signal", seats=2)
    fault = WrongGame(found="chess", known=("1846",))
    told = "Unknown game “chess”. Available: 1846."
    assert roundhouse.tell(table, fault) == told


def test_each_seat_may_have_a_bot_of_its_own() -> None:
    table = roundhouse.start("switch_signal", seats=2, seed="monday")
    with pytest.raises(BadSeats):
        roundhouse.play_out(table, ["easy"])
    with pytest.raises(UnknownBot) as refused:
        roundhouse.play_out(table, ["easy", "grandmaster"])
    assert refused.value.bot == "grandmaster"
    assert "easy" in refused.value.known


def test_what_is_not_there_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongGame):
        roundhouse.start("chess", seats=2)
    with pytest.raises(NoRoutes):
        roundhouse.best_routes(roundhouse.start("switch_signal", seats=1), "PRR")
    with pytest.raises(UnknownCompany):
        roundhouse.best_routes(roundhouse.start("1846", seats=3), "XYZ")
    bare = replace(roundhouse.TITLES["1846"], picture=None)
    monkeypatch.setitem(library.TITLES, "1846", bare)
    with pytest.raises(NoPicture):
        roundhouse.draw(roundhouse.start("1846", seats=3))
