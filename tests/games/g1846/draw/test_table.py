"""What stands beside the map of 1846."""

from io import BytesIO
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image

from roundhouse.core.actions import Seat
from roundhouse.core.installed import command_for
from roundhouse.core.picture import Theme
from roundhouse.games.g1846.draw.charts import draw_charts
from roundhouse.games.g1846.draw.look import LIVERIES, LOOK, SLUGS
from roundhouse.games.g1846.draw.market import draw_market, folded_market
from roundhouse.games.g1846.draw.picture import draw_table
from roundhouse.games.g1846.draw.tiles import draw_tiles, palette
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.kit import png
from roundhouse.kit.charts import Line, chart, round_ticks
from roundhouse.kit.png import NoRenderer, to_png
from roundhouse.messages import LANGUAGES, sentence
from tests.games.g1846.draw.positions import GT, IC, NYC, busy, seen, untouched
from tests.kit.reading import SVG, parsed
from tests.support.rules import rule

NAMES = ("Amy", "Bob", "Carlos <b>")


def words(drawn: str) -> list[str]:
    return [node.text or "" for node in parsed(drawn).iter(f"{SVG}text")]


def test_the_whole_table_shows_every_player_company_and_phase_once() -> None:
    root = parsed(draw_table(seen(busy()), NAMES))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    wanted = {f"player-{seat}" for seat in range(3)} | {f"phase-{n}" for n in (1, 2, 3, 4)}
    wanted |= {f"charter-{slug}" for slug in ("gt", "nyc", "ic", "bo", "co", "ms")}
    assert wanted <= set(ids)


def test_charters_tell_treasury_trains_privates_and_the_last_run() -> None:
    root = parsed(draw_table(seen(busy()), NAMES))
    charter = root.find(f".//{SVG}g[@id='charter-nyc']")
    assert charter is not None
    told = [node.text for node in charter.iter(f"{SVG}text")]
    assert {"New York Central", "President: Bob", "$90", "$59", "$370", "2", "3/5"} <= set(told)
    shares = [n.text for n in charter.iter(f"{SVG}title")]
    assert shares == ["Bob: 4 shares", "Carlos <b>: 2 shares", "Treasury: 4 shares"]


@rule("SR-16")
def test_players_cards_count_certificates_and_worth() -> None:
    told = words(draw_table(seen(busy()), NAMES))
    assert "3 / 14" in told  # GT's three shares are two certificates, and the private MS
    assert "$580" in told  # 400 + 3 x 60, and no private counts in phase III


@rule("MKT-1", "MKT-2")
def test_markers_in_one_column_are_stacked_in_price_order() -> None:
    root = parsed(draw_market(seen(busy())))
    at = {}
    for corp in (GT, NYC, IC):
        use = root.find(f".//{SVG}g[@id='price-{SLUGS[corp]}']/{SVG}use")
        assert use is not None
        x, _, y = (
            use.get("transform", "").removeprefix("translate(").partition(")")[0].partition(" ")
        )
        at[corp] = float(x), float(y)
    assert at[NYC][0] == at[IC][0]
    assert at[NYC][1] < at[IC][1]
    assert at[GT][0] < at[NYC][0]


def test_the_palette_has_every_tile_with_what_is_left() -> None:
    told = words(draw_tiles(seen(busy())))
    assert all(any(t.split(" ")[0] == tile for t in told) for tile in DEFS.tiles)
    assert {"297 ×1", "9 ×∞", "300 ×0"} <= set(told)


def test_for_a_page_with_a_map_palette_and_prices_bring_no_style_and_no_definitions() -> None:
    for drawn in (palette(seen(busy()), "en"), folded_market(seen(busy()))):
        assert "<style" not in drawn
        assert "<defs" not in drawn


def test_a_folded_price_track_shows_each_price_and_marker_once() -> None:
    root = parsed(folded_market(seen(busy())))
    prices = [node.text for node in root.iter(f"{SVG}text") if node.get("class", "")[:5] == "price"]
    assert prices == [str(price) for price in DEFS.prices]
    assert len(root.findall(f".//{SVG}use")) == 3


def test_charts_name_each_line_at_its_end() -> None:
    early, late = seen(untouched()), seen(busy())
    told = words(draw_charts([early, late, late], NAMES))
    assert {"Amy 580", "NYC 90", "GT 60"} <= set(told)
    assert "SR 1" in told


def test_names_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    lines = [Line(str(i), [0, 50 + i % 2], "", "") for i in range(8)]
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg">{chart("t", lines, [], (400, 200))}</svg>'
    named = [n for n in parsed(drawn).iter(f"{SVG}text") if n.get("class") == "curve-name "]
    heights = sorted(float(node.get("y", "")) for node in named)
    assert len(heights) == 8
    assert all(b - a >= 13.9 for a, b in pairwise(heights))


def test_ticks_are_round_and_reach_the_top() -> None:
    for most in (1, 7, 90, 101, 550, 7751, 12_000):
        ticks = round_ticks(most)
        assert ticks[-1] >= most
        assert 2 <= len(ticks) <= 7
        assert str(ticks[1]).rstrip("0") in {"1", "2", "5"}


def test_companies_are_told_apart_without_colour() -> None:
    for one, other in combinations(LIVERIES.values(), 2):
        assert one.letters != other.letters
        assert one.motif != other.motif


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = "".join(2 * d for d in digits) if len(digits) == 3 else digits
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_letters_stand_out_from_their_tokens_and_lines_from_the_paper() -> None:
    day, night = LOOK.colours["paper"]
    for livery in LIVERIES.values():
        assert contrast(livery.on, livery.colour) >= 4.5, livery.letters
        assert contrast(livery.day, day) >= 4.5, livery.letters
        assert contrast(livery.night, night) >= 4.5, livery.letters


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "paper"),
        ("ink", "card"),
        ("ink", "hex"),
        ("faint", "paper"),
        ("faint", "card"),
        ("tileink", "yellow"),
        ("tileink", "green"),
        ("tileink", "brown"),
        ("tileink", "gray"),
        ("offink", "off"),
        ("townink", "town"),
        ("rail", "brown"),
    ],
)
def test_words_can_be_read_by_day_and_by_night(ink: str, ground: str) -> None:
    for which in (0, 1):
        pair = LOOK.colours[ink][which], LOOK.colours[ground][which]
        assert contrast(*pair) >= 4.5, pair


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_png_shows_the_words(theme: Theme) -> None:
    drawn = draw_market(seen(busy()), theme=theme)
    bare = drawn.replace("<text", "<g").replace("</text>", "</g>")
    with_words, without = (Image.open(BytesIO(to_png(each, 1280))) for each in (drawn, bare))
    assert with_words.size == without.size == (1280, 100)
    assert with_words.tobytes() != without.tobytes()


def test_without_the_renderer_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(png, "import_module", gone)
    with pytest.raises(NoRenderer) as refused:
        to_png("<svg/>")
    for language in LANGUAGES:
        assert command_for("png") in sentence(refused.value, language)


def test_every_language_has_every_word_of_the_table() -> None:
    for language in LANGUAGES:
        assert "g1846-draw" not in draw_table(seen(busy()), NAMES, language=language)


def test_a_bankrupt_player_has_a_card_without_figures() -> None:
    state = busy()
    draft = state.copy()
    draft.bankrupt = (Seat(2),)
    root = parsed(draw_table(seen(draft), NAMES))
    card = root.find(f".//{SVG}g[@id='player-2']")
    assert card is not None
    assert [node.text for node in card.iter(f"{SVG}text")] == ["Carlos <b>", "Bankrupt"]


def test_a_picture_can_be_kept_as_a_file_of_a_chosen_width(tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    file.write_text(draw_table(seen(busy()), NAMES, width=640), encoding="utf-8")
    assert parsed(file.read_text(encoding="utf-8")).get("width") == "640"
