"""Our boards, the files they are in, and those that users write."""

from pathlib import Path

import pytest

from roundhouse.games.switch_signal.rules.boards.faults import BoardFault
from roundhouse.games.switch_signal.rules.boards.load import (
    board_of,
    bundled,
    examine,
    examine_file,
    list_boards,
)
from roundhouse.games.switch_signal.rules.boards.reach import Reach
from roundhouse.games.switch_signal.rules.boards.warnings import lengths
from tests.games.switch_signal.rules.support import CE, NA, board_text, changed
from tests.support.rules import rule


@rule("SB-REQ-1", "SB-REQ-2", "SB-REQ-3", "SB-REQ-4", "SB-REQ-5", "SB-REQ-6")
@pytest.mark.parametrize(("name", "ports", "green"), [(CE, 1, 8), (NA, 2, 9)])
def test_the_counts_of_our_boards(name: str, ports: int, green: int) -> None:
    board = board_of(name)
    assert sorted(c.goods for c in board.trade_cities) == ["blue", "red", "white", "yellow"]
    assert len(board.ports) == ports
    assert sorted(d.number for d in board.departures) == list(range(2, 13))
    assert sum(len(j.discs) for j in board.junctions) == board.switch_discs == 26
    assert len(board.green) == board.signal_discs == green == len(board.cities) + 3
    assert board.net.track_places.bit_count() >= 4


@rule("SB-REQ-7", "SB-REQ-8", "SB-REQ-9", "SB-REQ-13", "SS-TERM-3", "SS-RUL-54")
@pytest.mark.parametrize("name", bundled())
def test_our_boards_have_neither_errors_nor_warnings(name: str) -> None:
    report = examine(board_text(name))
    assert (report.errors, report.warnings) == ((), ())
    board = board_of(name)
    ends = [end for track in board.tracks for end in track.ends]
    entries = [
        f"{t.id}@{e}" for t in board.tracks for e in t.ends if e in {c.id for c in board.cities}
    ]
    assert set(entries) <= set(board.net.places)
    assert all(ends.count(d.id) == 1 for d in board.departures)
    points = {d.id for d in board.departures}
    assert not any(t.signals for t in board.tracks if points & set(t.ends))


@rule("SB-REQ-1", "SB-REQ-2", "SB-REQ-17")
def test_the_numbers_of_section_five() -> None:
    ce, na = board_of(CE), board_of(NA)
    assert (len(ce.tracks), sum(t.sections for t in ce.tracks)) == (48, 76)
    assert (len(na.tracks), sum(t.sections for t in na.tracks)) == (49, 71)
    assert (len(ce.net.places) - 6, len(na.net.places) - 7) == (17, 21)
    assert {j.id: len(j.discs) for j in ce.junctions}["salzburg"] == 1
    assert len(ce.net.exits_at(ce.net.number["marseille"])) == 3


DISTANCES_CE = """
brest 6 15 15 18 10
genoa 12 12 7 11 4
szczecin 13 13 6 4 13
venice 10 10 5 9 6
calais 3 5 11 14 10
hamburg 10 5 6 4 10
vienna 10 10 5 7 10
wroclaw 12 12 5 5 12
groningen 12 3 8 6 12
bordeaux 7 12 12 15 7
barcelona 8 13 13 16 4
"""

DISTANCES_NA = """
boston 10 5 10 7 14 3
miami 10 6 7 3 14 6
montreal 11 6 11 8 15 4
seattle 5 10 10 12 4 14
el-paso 5 10 5 9 7 13
winnipeg 7 5 7 8 11 9
new-orleans 8 7 3 4 10 8
los-angeles 7 12 7 11 5 15
norfolk 11 7 8 4 15 3
toronto 9 4 9 7 13 4
calgary 5 7 9 10 7 11
"""


@rule("SB-REQ-10", "SB-REQ-14")
@pytest.mark.parametrize(
    ("name", "table", "cities"),
    [
        (CE, DISTANCES_CE, "paris amsterdam nuernberg berlin marseille"),
        (NA, DISTANCES_NA, "denver chicago dallas atlanta san-francisco new-york"),
    ],
)
def test_the_points_needed_are_those_of_the_tables(name: str, table: str, cities: str) -> None:
    reach = Reach(board_of(name))
    for line in table.split("\n")[1:-1]:
        start, *points = line.split()
        found = reach.from_city_or_point(start)
        assert [found[city] for city in cities.split()] == list(map(int, points)), start


@rule("SB-REQ-11")
@pytest.mark.parametrize("name", bundled())
def test_only_trains_bound_for_a_departure_point_are_trapped(name: str) -> None:
    board = board_of(name)
    trapped = {board.net.names[at] for at in Reach(board).traps()}
    points = {d.id for d in board.departures}
    for spot in trapped:
        (track,) = [t for t in board.tracks if spot.startswith(f"{t.id}:")]
        assert track.ends[0 if spot[-1] == "<" else 1] in points


@rule("SB-REQ-12", "SB-REQ-19")
@pytest.mark.parametrize(
    ("name", "near", "mean", "longest"), [(CE, 4.6, 8.5, 11), (NA, 4.8, 7.0, 11)]
)
def test_our_boards_hold_the_length_guidelines(
    name: str, near: float, mean: float, longest: int
) -> None:
    found = lengths(board_of(name))
    assert found["to_trade_city"] == pytest.approx(near, abs=0.05)
    assert found["to_port"] == pytest.approx(mean, abs=0.051)
    assert found["longest"] == longest
    assert {track.sections for track in board_of(name).tracks} == {1, 2, 3}


@rule(
    "SB-FMT-1", "SB-FMT-2", "SB-FMT-3", "SB-FMT-4", "SB-FMT-5", "SB-FMT-6", "SB-FMT-7", "SB-FMT-8"
)
def test_every_part_of_a_file_is_read() -> None:
    board = board_of(NA)
    assert (board.id, board.name, board.width, board.height) == (NA, "North America", 1600, 1100)
    assert board.pass_through_cities
    assert board.helpers == ("switchman", "coupler", "station_master")
    assert (board.cities[2].kind, board.cities[2].goods, board.cities[2].at) == (
        "trade",
        "yellow",
        (560, 500),
    )
    assert (board.departures[0].number, board.departures[0].name) == (2, "Boston")
    assert board.junctions[2].discs == ("billings-minneapolis", "boise-billings")
    (track,) = [track for track in board.tracks if track.id == "billings-minneapolis"]
    assert (track.ends, track.sections, track.signals) == (("billings", "minneapolis"), 3, (2,))
    assert track.via == ((560, 215), (680, 240))
    assert board.green[0] == "san-francisco-salt-lake-city@san-francisco"
    assert [part.kind for part in board.scenery] == ["land", "lake", "lake", "lake", "lake"]
    label = board.cities[0].label
    assert (label.dx, label.dy, label.anchor) == (66, 34, "start")


@rule("SB-FMT-10", "SS-TERM-15")
def test_derived_names() -> None:
    net = board_of(CE).net
    assert net.names[net.ahead[net.number["metz-paris:1>"]].next] == "metz-paris:2>"
    assert net.names[net.ahead[net.number["metz-paris:2>"]].next] == "paris"
    assert net.names[net.ahead[net.number["lyon-nevers:2<"]].next] == "lyon-nevers:1<"
    assert net.places[net.ahead[net.number["brussels-metz:1>"]].signal] == "brussels-metz@1"
    assert net.places[net.ahead[net.number["metz-paris:2>"]].signal] == "metz-paris@paris"
    assert {track.id for track in net.arms[net.junction["metz"]]} == {
        "brussels-metz",
        "metz-paris",
        "metz-dijon",
    }


def test_a_file_is_checked_under_its_own_name(tmp_path: Path) -> None:
    good = tmp_path / "central-europe.toml"
    good.write_text(board_text(), encoding="utf-8")
    assert examine_file(good, beauty=False).errors == ()
    other = tmp_path / "other.toml"
    other.write_text(board_text(), encoding="utf-8")
    (wrong,) = examine_file(other, beauty=False).errors
    assert (wrong.rule, wrong.params["found"], wrong.params["needed"]) == ("SB-FMT-1", "other", CE)


@pytest.mark.parametrize("name", ["missing.toml", ".", "latin.toml"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "latin.toml").write_bytes("name = 'N\xfcrnberg'".encode("latin-1"))
    (wrong,) = examine_file(tmp_path / name).errors
    assert (wrong.rule, wrong.wire) == ("SB-VAL-1", "no_file")


def test_boards_in_the_users_folder_are_listed(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(changed(('id = "central-europe"', 'id = "mine"')), "utf-8")
    (tmp_path / "broken.toml").write_text("oh", "utf-8")
    (tmp_path / "notes.txt").write_text("no board", "utf-8")
    listed = {board.id: board for board in list_boards(tmp_path)}
    assert list(listed) == [CE, NA, "broken", "mine"]
    assert listed["broken"].errors
    assert (board := listed["mine"].board)
    assert board_of(board.source).id == "mine"
    assert [board.id for board in list_boards()] == [CE, NA]
    assert [board.id for board in list_boards(tmp_path / "nowhere")] == [CE, NA]


def test_every_fault_names_a_rule_and_a_place() -> None:
    assert all(issubclass(type(f), BoardFault) and f.place for f in examine("x = 1").errors)
