"""What refuses a board file, named with its place (SB-VAL-1 to 17)."""

from dataclasses import replace

import pytest

from roundhouse.games.switch_signal.rules.boards.board import BoardDef
from roundhouse.games.switch_signal.rules.boards.file import read_board
from roundhouse.games.switch_signal.rules.boards.load import examine
from roundhouse.games.switch_signal.rules.boards.reach import Reach
from roundhouse.games.switch_signal.rules.boards.validation import errors, ways
from tests.games.switch_signal.rules.support import (
    NA,
    RENAMED,
    board_text,
    changed,
    led,
    long,
    small_board,
)
from tests.support.rules import rule

SWAPPED_NUMBERS = (
    ("number = 6\n", "number = 60\n"),
    ("number = 2\n", "number = 6\n"),
    ("number = 60\n", "number = 2\n"),
)


def faults(text: str) -> list[tuple[str, str, str]]:
    """The errors of a file: rule, kind, place."""
    return [(f.rule, f.wire, f.place) for f in examine(text, beauty=False).errors]


SHAPES = [
    ((("format = 1", "format = 2"),), "unknown_format", "[board]"),
    ((("format = 1", 'format = "1"'),), "wrong_kind", "[board]"),
    ((('name = "Central Europe"\n', ""),), "missing_key", "[board]"),
    ((('ru = "Центральная Европа"', "ru = 5"),), "wrong_kind", "[board]"),
    ((("names = {", "name_in = {"),), "unknown_key", "[board]"),
    ((("width = 1600", "width = 0"),), "wrong_kind", "[board]"),
    ((("width = 1600", "width = 1000000001"),), "wrong_kind", "[board]"),
    ((("x = 465", "x = 1e300"),), "wrong_kind", "[[city]] paris"),
    ((("switch_discs = 26", "switch_discs = true"),), "wrong_kind", "[board]"),
    ((("[first_game]", "[firstgame]"),), "unknown_key", "file"),
    ((("[first_game]", "[firstgame]"),), "missing_key", "file"),
    ((('goods = "blue"', 'good = "blue"'),), "unknown_key", "[[city]] paris"),
    ((('kind = "port"', 'kind = "harbour"'),), "wrong_kind", "[[city]] marseille"),
    ((("x = 465", "x = nan"),), "wrong_kind", "[[city]] paris"),
    ((("number = 2\n", 'number = "two"\n'),), "wrong_kind", "[[departure]] brest"),
    ((('discs = ["metz-paris"]', "discs = [7]"),), "wrong_kind", "[[junction]] metz"),
    ((('ends = ["metz", "paris"]', 'ends = ["metz"]'),), "wrong_kind", "[[track]] metz-paris"),
    ((("via = [[700, 496], [600, 474]]", "via = [[700], [600, 474]]"),), "wrong_kind",
     "[[track]] metz-paris"),
    ((("dx = -44, dy = -26", "dx = -44"),), "missing_key", "[[city]] paris label"),
    ((('dy = -26, anchor = "end"', 'dy = -26, anchor = "left"'),), "wrong_kind",
     "[[city]] paris label"),
    ((('kind = "lake"', 'kind = "sea"'),), "wrong_kind", "[[scenery]] 2"),
]  # fmt: skip


@rule("SB-VAL-1", "SB-FMT-11")
@pytest.mark.parametrize(("pairs", "kind", "place"), SHAPES)
def test_a_wrong_key_is_named_with_its_place(
    pairs: tuple[tuple[str, str], ...], kind: str, place: str
) -> None:
    found = faults(changed(*pairs))
    assert ("SB-VAL-1", kind, place) in found
    assert {rule_ for rule_, _, _ in found} == {"SB-VAL-1"}


@rule("SB-VAL-1")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[board\n", "not_toml"),
        ("x = " + "[" * 5000, "not_toml"),
        ("x = " + "9" * 5000, "not_toml"),
        ("# " + "x" * 200_001, "not_toml"),
        ("board = 7\nfirst_game = 8\ncity = 9\n", "wrong_kind"),
        ("[[city]]\nlabel = 3\n", "wrong_kind"),
    ],
)
def test_what_is_no_board_at_all_is_refused(text: str, kind: str) -> None:
    assert kind in {wire for _, wire, _ in faults(text)}


def test_a_syntax_error_names_its_line() -> None:
    (fault,) = examine(changed(('id = "paris"', "id = paris"))).errors
    assert "line 63" in fault.params["reason"]


BROKEN = [
    ("SB-VAL-2", "bad_id", "Paris", (('id = "paris"', 'id = "Paris"'),)),
    ("SB-VAL-2", "bad_id", "Central Europe", (('id = "central-europe"', 'id = "Central Europe"'),)),
    ("SB-VAL-2", "repeated_id", "lyon", (('id = "nevers"', 'id = "lyon"'),)),
    ("SB-VAL-2", "repeated_id", "metz-dijon",
     (led("metz paris", "metz dijon"),)),
    ("SB-VAL-2", "bad_track_id", "paris-metz", (('id = "metz-paris"', 'id = "paris-metz"'),)),
    ("SB-VAL-3", "unknown_end", "metz-rome",
     (led("metz paris", "metz rome"),)),
    ("SB-VAL-3", "same_ends", "metz-metz",
     (led("metz paris", "metz metz"),)),
    ("SB-VAL-3", "double_track", "paris-amiens",
     (led("metz paris", "paris amiens"),)),
    ("SB-VAL-3", "direct_track", "calais-brest",
     (led("calais amiens", "calais brest"),)),
    ("SB-VAL-3", "direct_track", "berlin-paris",
     (led("metz paris", "berlin paris"),)),
    ("SB-VAL-4", "wrong_count", "[[city]]", (('kind = "port"', 'kind = "trade"\ngoods = "red"'),)),
    ("SB-VAL-4", "wrong_goods", "paris", (('goods = "blue"', 'goods = "green"'),)),
    ("SB-VAL-4", "wrong_goods", "berlin", (('goods = "blue"', 'goods = "red"'),)),
    ("SB-VAL-4", "wrong_goods", "[[city]]", (('goods = "blue"', 'goods = "red"'),)),
    ("SB-VAL-4", "wrong_goods", "marseille", (('kind = "port"', 'kind = "port"\ngoods = "red"'),)),
    ("SB-VAL-5", "wrong_numbers", "[[departure]]", (("number = 2\n", "number = 3\n"),)),
    ("SB-VAL-6", "wrong_tracks", "calais",
     (led("metz paris", "metz calais"),)),
    ("SB-VAL-6", "wrong_tracks", "brussels",
     (led("amsterdam frankfurt", "brussels frankfurt"),
      led("metz paris", "brussels paris"))),
    ("SB-VAL-7", "wrong_discs", "metz",
     (('discs = ["metz-paris"]', 'discs = ["metz-paris", "metz-dijon"]'),)),
    ("SB-VAL-7", "wrong_discs", "metz", (('discs = ["metz-paris"]', 'discs = ["lyon-nevers"]'),)),
    ("SB-VAL-7", "wrong_discs", "frankfurt",
     (('discs = ["strasbourg-frankfurt", "frankfurt-nuernberg"]',
       'discs = ["strasbourg-frankfurt", "strasbourg-frankfurt"]'),)),
    ("SB-VAL-8", "wrong_disc_total", "[[junction]]", (("switch_discs = 26", "switch_discs = 25"),)),
    ("SB-VAL-9", "wrong_sections", "brest-tours", (("sections = 3", "sections = 0"),)),
    ("SB-VAL-9", "wrong_sections", "brest-tours", (("sections = 3", "sections = 1000000"),)),
    ("SB-VAL-9", "wrong_signal", "basel-munich",
     (("signals = [1]\nvia = [[1000, 615]]", "signals = [2]\nvia = [[1000, 615]]"),)),
    ("SB-VAL-9", "wrong_signal", "basel-munich",
     (("signals = [1]\nvia = [[1000, 615]]", "signals = [1, 1]\nvia = [[1000, 615]]"),)),
    ("SB-VAL-9", "wrong_signal", "brest-tours", (("sections = 3", "sections = 3\nsignals = [1]"),)),
    ("SB-VAL-10", "wrong_green", "metz-paris@1", (('"brussels-metz@1"', '"metz-paris@1"'),)),
    ("SB-VAL-10", "wrong_green", "lyon-nevers@1", (('"brussels-metz@1"', '"lyon-nevers@1"'),)),
    ("SB-VAL-10", "wrong_green_count", "paris", (('"amiens-paris@paris"', '"basel-munich@1"'),)),
    ("SB-VAL-10", "wrong_green_count", "[first_game]",
     (('"amiens-paris@paris"', '"basel-munich@1"'),)),
    ("SB-VAL-10", "wrong_green_count", "[first_game]", (('  "brussels-metz@1",\n', ""),)),
    ("SB-VAL-11", "wrong_signal_discs", "[board]", (("signal_discs = 8", "signal_discs = 9"),)),
    ("SB-VAL-12", "wrong_helpers", "[board]", (('"conductor"]', '"magician"]'),)),
    ("SB-VAL-12", "wrong_helpers", "[board]", (('"conductor"]', '"dispatcher"]'),)),
    ("SB-VAL-12", "wrong_helpers", "[board]", ((', "conductor"]', "]"),)),
    ("SB-VAL-16", "example_broken", "calais",
     SWAPPED_NUMBERS),
    ("SB-VAL-16", "example_broken", "calais", (long("amiens paris", 1, 2),)),
    ("SB-VAL-16", "example_broken", "limoges-nevers:1>", (("limoges", "cahors"),)),
    ("SB-VAL-17", "off_canvas", "paris", (("x = 465", "x = 1601"),)),
    ("SB-VAL-17", "off_canvas", "metz-paris", (("[700, 496]", "[700, -1]"),)),
]  # fmt: skip


@rule(
    "SB-VAL-2",
    "SB-VAL-3",
    "SB-VAL-4",
    "SB-VAL-5",
    "SB-VAL-6",
    "SB-VAL-7",
    "SB-VAL-8",
    "SB-VAL-9",
    "SB-VAL-10",
    "SB-VAL-11",
    "SB-VAL-12",
    "SB-VAL-16",
    "SB-VAL-17",
    "SB-FMT-9",
)
@pytest.mark.parametrize(("rule_", "kind", "place", "pairs"), BROKEN)
def test_each_error_is_found_and_named(
    rule_: str, kind: str, place: str, pairs: tuple[tuple[str, str], ...]
) -> None:
    report = examine(changed(*pairs), beauty=False)
    assert report.board is None
    assert (rule_, kind, place) in [(f.rule, f.wire, f.place) for f in report.errors]


@rule("SB-VAL-4", "SB-REQ-2")
def test_two_ports_need_trains_that_pass_through_cities() -> None:
    two_ports = changed(RENAMED, ('kind = "trade"\ngoods = "red"', 'kind = "port"'))
    kinds = [(f.params.get("kind"), f.params.get("high")) for f in examine(two_ports).errors]
    assert ("port", 1) in kinds
    passing = two_ports.replace("pass_through_cities = false", "pass_through_cities = true")
    kinds = [(f.params.get("kind"), f.params.get("high")) for f in examine(passing).errors]
    assert ("port", 1) not in kinds
    assert ("trade", 4) in kinds
    one = changed(('kind = "port"\nx = 1425', 'kind = "trade"\ngoods = "red"\nx = 1425'), board=NA)
    assert ("port", 2) in [(f.params.get("kind"), f.params.get("low")) for f in examine(one).errors]


@rule("SB-VAL-8")
def test_thirty_switch_discs_are_too_many() -> None:
    """Five more junctions of three arms, each with a line of its own, make 31 discs."""
    more = [
        f'[[junction]]\nid = "extra{n}"\nname = "X"\nx = 10\ny = 10\n'
        f'discs = ["extra{n}-paris"]\nlabel = {{ dx = 0, dy = 0, anchor = "end" }}\n'
        for n in range(5)
    ]
    text = changed(RENAMED) + "\n" + "\n".join(more)
    report = examine(text)
    assert ("SB-VAL-8", "most") in [(f.rule, f.params.get("why")) for f in report.errors]
    on_ce = examine(board_text() + "\n" + more[0])
    assert ("SB-VAL-8", "printed") in [(f.rule, f.params.get("why")) for f in on_ce.errors]


@rule("SB-VAL-11", "SB-REQ-6")
def test_four_track_places_are_needed() -> None:
    kept = ("lyon-nevers", "brussels-metz", "hannover-frankfurt")
    board = read_board(board_text())
    assert isinstance(board, BoardDef)
    tracks = tuple(t if t.id in kept else replace(t, signals=()) for t in board.tracks)
    few = BoardDef(**{**board.__getstate__(), "tracks": tracks})
    assert ("SB-VAL-11", "too_few_track_places") in [(f.rule, f.wire) for f in errors(few)]


def places(board: BoardDef, rule_: str) -> list[str]:
    return [fault.place for fault in ways(board) if fault.rule == rule_]


@rule("SB-VAL-13")
def test_every_node_must_be_connected() -> None:
    joined = small_board("2-jj a-jj jj-p")
    assert places(joined, "SB-VAL-13") == []
    apart = small_board("2-jj a-jj jj-p 3-kk kk-4")
    assert sorted(places(apart, "SB-VAL-13")) == ["3", "4", "kk"]


@rule("SB-VAL-14", "SB-REQ-10")
def test_every_city_must_be_reached() -> None:
    assert places(small_board("2-jj a-jj jj-p"), "SB-VAL-14") == []
    behind = "2-jj a-jj a-kk kk-p kk-b"
    assert "2" in places(small_board(behind, trade="a b"), "SB-VAL-14")  # p lies behind a
    assert places(small_board(behind, trade="a b", passing=True), "SB-VAL-14") == []


@rule("SB-VAL-14", "SB-REQ-10")
def test_a_trade_city_must_reach_each_port_without_passing_the_other() -> None:
    row = small_board("2-jj a-jj jj-p p-kk kk-q kk-3", ports="p q", passing=True)
    assert Reach(row).from_city_or_point("a") == {"p": 3, "q": 6}
    assert Reach(row).loaded("a") == {"p": 3}
    assert places(row, "SB-VAL-14") == ["a"]


@rule("SB-VAL-15", "SB-REQ-11")
def test_a_train_must_always_be_able_to_reach_a_city() -> None:
    dead_end = small_board("2-jj a-jj jj-p jj-kk kk-3 kk-4")
    assert places(dead_end, "SB-VAL-15") == ["jj-kk:1>"]
    assert places(small_board("2-jj a-jj jj-p"), "SB-VAL-15") == []
