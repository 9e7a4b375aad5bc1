"""What spoils a board's drawing or its balance (SB-VAL-21 to 29)."""

import pytest

from roundhouse.games.switch_signal.rules.boards.load import examine
from roundhouse.games.switch_signal.rules.boards.warnings import weak_links
from tests.games.switch_signal.rules.support import RENAMED, changed, long, small_board
from tests.support.rules import rule

LABEL_ON_LABEL = (
    'discs = ["metz-paris"]\nlabel = { dx = 32, dy = 6,',
    'discs = ["metz-paris"]\nlabel = { dx = 137, dy = 52,',
)

UGLY = [
    ("SB-VAL-21", "tracks_cross", "strasbourg-basel",
     (("via = [[748, 550]]", "via = [[900, 560]]"),)),
    ("SB-VAL-22", "wrong_length", "brest-tours", (("sections = 3", "sections = 1"),)),
    ("SB-VAL-22", "wrong_length", "metz-paris", (long("metz paris", 2, 9),)),
    ("SB-VAL-23", "too_close", "metz", (("x = 772\ny = 478", "x = 850\ny = 478"),)),
    ("SB-VAL-24", "too_close", "brest-tours",
     (("[180, 510], [270, 572]", "[425, 475], [270, 572]"),)),
    ("SB-VAL-25", "sharp_angle", "metz", (("via = [[748, 550]]", "via = [[735, 490]]"),)),
    ("SB-VAL-26", "label_in_the_way", "paris", (("dx = -44, dy = -26", "dx = -440, dy = -26"),)),
    ("SB-VAL-26", "label_in_the_way", "paris", (("dx = -44, dy = -26", "dx = 0, dy = 0"),)),
    ("SB-VAL-26", "label_in_the_way", "metz", (LABEL_ON_LABEL,)),
    ("SB-VAL-26", "label_in_the_way", "lyon",
     (('dx = 32, dy = 8, anchor = "start"', 'dx = -90, dy = -30, anchor = "start"'),)),
    ("SB-VAL-28", "led_astray", "bordeaux", (('discs = ["tours-limoges", "limoges-narbonne"]',
                                             'discs = ["tours-limoges", "limoges-nevers"]'),)),
    ("SB-VAL-29", "off_guideline", "metz-paris", (long("metz paris", 2, 4),)),
    ("SB-VAL-29", "off_guideline", "[board]", (long("lyon marseille", 2, 9),
                                              long("narbonne marseille", 2, 9),
                                              long("savona marseille", 2, 9))),
]  # fmt: skip


@rule(
    "SB-VAL-21",
    "SB-VAL-22",
    "SB-VAL-23",
    "SB-VAL-24",
    "SB-VAL-25",
    "SB-VAL-26",
    "SB-VAL-28",
    "SB-VAL-29",
)
@pytest.mark.parametrize(("rule_", "kind", "place", "pairs"), UGLY)
def test_each_warning_is_found_and_the_board_can_still_be_played_on(
    rule_: str, kind: str, place: str, pairs: tuple[tuple[str, str], ...]
) -> None:
    report = examine(changed(RENAMED, *pairs))
    assert report.board is not None, report.errors
    assert (rule_, kind, place) in [(f.rule, f.wire, f.place) for f in report.warnings]


@rule("SB-VAL-27", "SB-REQ-12")
def test_a_track_that_everything_hangs_on_is_a_weak_link() -> None:
    found = [
        (f.place, f.params["city"])
        for f in weak_links(small_board("2-jj a-jj jj-p jj-kk kk-p kk-3"))
    ]
    assert found == [("a-jj", "a")]
    ring = small_board("2-jj a-jj jj-p a-kk kk-p kk-3")
    assert list(weak_links(ring)) == []
