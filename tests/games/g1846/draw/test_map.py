"""Each thing of a position is on the map exactly once, at its place, and nothing covers it."""

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from roundhouse.games.g1846.draw.cell import Bonus, Cell
from roundhouse.games.g1846.draw.labels import obstacles, placements
from roundhouse.games.g1846.draw.map import Overlay, draw_map
from roundhouse.games.g1846.draw.places import place_name, town
from roundhouse.games.g1846.draw.routes import Run
from roundhouse.games.g1846.rules.components import HexDef, Laid
from roundhouse.games.g1846.rules.defs import DEFS
from roundhouse.games.g1846.rules.ids import HexId, TileId
from roundhouse.games.g1846.rules.state import State
from roundhouse.kit.hexes import centre
from roundhouse.kit.placing import outside, overlap
from roundhouse.messages import LANGUAGES
from tests.games.g1846.draw.positions import GT, busy, seen, untouched
from tests.kit.reading import SVG, parsed
from tests.support.rules import rule

MOVED = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")


def drawn(state: State, overlay: Overlay | None = None) -> ET.Element:
    return parsed(draw_map(seen(state), overlay or Overlay()))


def by_id(root: ET.Element, ref: str) -> ET.Element:
    found = [node for node in root.iter() if node.get("id") == ref]
    assert len(found) == 1, ref
    return found[0]


def uses(node: ET.Element, ref: str) -> list[ET.Element]:
    return [use for use in node.iter(f"{SVG}use") if use.get("href") == f"#{ref}"]


def test_every_hex_is_there_once_at_its_place_and_has_a_title() -> None:
    root = drawn(untouched())
    for place in DEFS.hexes:
        node = by_id(root, f"hex-{place}")
        moved = MOVED.match(node.get("transform", ""))
        assert moved is not None
        assert (float(moved[1]), float(moved[2])) == pytest.approx(centre(place), abs=0.06)
        assert place in (node.findtext(f"{SVG}title") or "")


def test_each_laid_tile_appears_exactly_once_turned_as_it_lies() -> None:
    state = busy()
    root = drawn(state)
    shown = Counter(
        use.get("href", "")[2:] for use in root.iter(f"{SVG}use") if use.get("href", "")[:2] == "#t"
    )
    tiles = Counter(str(laid.tile) for laid in state.board.tiles.values())
    assert Counter({key: n for key, n in shown.items() if key in DEFS.tiles}) == tiles
    for place, laid in state.board.tiles.items():
        (use,) = uses(by_id(root, f"hex-{place}"), f"t{laid.tile}")
        turned = f"rotate({60 * laid.rotation})" if laid.rotation else None
        assert use.get("transform") == turned


def test_each_token_appears_exactly_once_in_its_hex() -> None:
    state = busy()
    root = drawn(state)
    for place in state.board.tokens:
        node = by_id(root, f"hex-{place}")
        shown = Counter(
            use.get("href", "")[5:]
            for use in node.iter(f"{SVG}use")
            if use.get("href", "").startswith("#tok-")
        )
        owners = [owner for city in state.board.tokens[place] for owner in city]
        assert shown == Counter(owner.replace("&", "").lower() for owner in owners)


@rule("OR-TOKEN-4", "PW-CWI-1")
def test_homes_and_reserved_slots_carry_their_companys_letters() -> None:
    root = drawn(untouched())
    for place, letters in (("G19", "B&O"), ("H12", "B&O"), ("I5", "IC"), ("D6", "C&WI")):
        words = [node.text for node in by_id(root, f"hex-{place}").iter(f"{SVG}text")]
        assert words.count(letters) == 1, place
    reserved = by_id(root, "hex-H12").findall(f"{SVG}circle")
    assert any("res" in (node.get("class") or "").split() for node in reserved)


@rule("SET-4")
def test_a_removed_corporation_leaves_a_neutral_token_and_no_reservation() -> None:
    root = drawn(untouched())
    assert len(uses(by_id(root, "hex-F20"), "tok-neutral")) == 1
    assert "PRR" not in [node.text for node in by_id(root, "hex-E11").iter(f"{SVG}text")]


@rule("OR-TRACK-7", "OR-TRACK-11", "SET-5")
def test_land_grant_and_reserved_hexes_are_tagged_until_a_tile_lies_there() -> None:
    before, after = drawn(untouched()), drawn(busy())
    assert "IC" in [node.text for node in by_id(before, "hex-J4").iter(f"{SVG}text")]
    assert "MC" in [node.text for node in by_id(before, "hex-B10").iter(f"{SVG}text")]
    assert "IC" not in [node.text for node in by_id(after, "hex-J4").iter(f"{SVG}text")]


@rule("OR-TRACK-10")
def test_the_price_of_a_hexside_vanishes_once_both_sides_carry_track() -> None:
    prices = [node.text for node in drawn(untouched()).iter(f"{SVG}text")]
    assert prices.count("$60") == 2  # the hill H14 and the tunnel to Windsor
    assert [node.text for node in drawn(busy()).iter(f"{SVG}text")].count("$60") == 1


def test_an_area_over_two_hexes_is_named_once_with_both_values() -> None:
    root = drawn(untouched())
    words = [node.text for node in root.iter(f"{SVG}text")]
    assert words.count("Buffalo") == words.count("Pittsburgh") == 1
    live = [node.text for node in root.iter(f"{SVG}text") if node.get("class") == "worth"]
    assert live.count("70") == 0
    late = [node.text for node in drawn(busy()).iter(f"{SVG}text") if node.get("class") == "worth"]
    assert late.count("70") == 3


def test_bonus_markers_lie_where_they_were_placed() -> None:
    root = drawn(busy())
    markers = [node for node in root.iter(f"{SVG}g") if "marker" in (node.get("class") or "")]
    assert len(markers) == 2
    toledo = by_id(root, "hex-D14")
    assert [node.text for node in toledo.iter(f"{SVG}text")].count("+20") == 1


def test_only_what_may_be_chosen_takes_the_focus() -> None:
    overlay = Overlay(
        may=frozenset({HexId("D8")}),
        slots=frozenset({(HexId("C15"), 0)}),
        hints={HexId("D8"): "Costs $20."},
    )
    root = drawn(busy(), overlay)
    assert root.get("role") == "group"
    focusable = [node.get("id") for node in root.iter() if node.get("tabindex") == "0"]
    assert focusable == ["hex-D8", "slot-C15-0"]
    assert all(by_id(root, str(ref)).get("role") == "button" for ref in focusable)
    assert "Costs $20." in (by_id(root, "hex-D8").findtext(f"{SVG}title") or "")


def test_a_tile_is_tried_in_place() -> None:
    overlay = Overlay(preview=(HexId("D8"), Laid(TileId("9"), 1)))
    root = drawn(untouched(), overlay)
    assert len(uses(by_id(root, "hex-D8"), "t9")) == 1
    assert [use.get("class") for use in uses(root, "hi")] == ["new"]


@rule("OR-ROUTE-6")
def test_routes_have_a_stroke_each_and_tell_counted_from_skipped_stops() -> None:
    overlay = Overlay(
        routes=(
            Run(("C15", "C13", "D14")),
            Run(("E17", "E15", "D14", "C15"), ("E17", "C15"), "3/5"),
        )
    )
    root = drawn(busy(), overlay)
    routes = [node for node in root.iter(f"{SVG}g") if node.get("class") == "route"]
    strokes = [{line.get("class") for line in r.iter(f"{SVG}path")} for r in routes]
    assert strokes == [{"run run0"}, {"run run1"}]
    assert [len(r.findall(f".//{SVG}path[@class='run run{i}']")) for i, r in enumerate(routes)] == [
        3,
        5,
    ]
    assert len(routes[1].findall(".//*[@class='skip']")) == 1
    assert len(routes[1].findall(".//*[@class='stop']")) == 2


def test_the_map_is_told_in_words_in_every_language() -> None:
    told = {}
    for language in LANGUAGES:
        root = parsed(draw_map(seen(busy()), language=language))
        told[language] = root.findtext(f"{SVG}desc") or ""
        assert place_name(HexId("D14"), language) in told[language]
        assert "g1846-draw" not in draw_map(seen(busy()), language=language)
    assert len(set(told.values())) == len(LANGUAGES)


def test_a_full_map_is_small() -> None:
    picture = draw_map(seen(busy()))
    assert len(picture.encode()) < 60_000
    assert len(gzip.compress(picture.encode())) < 12_000


def fitting(place: HexDef) -> list[Laid | None]:
    """Every tile that could lie in *place*, in every turn that the map allows."""
    found: list[Laid | None] = [None]
    if place.ground not in {"open", "yellow"}:
        return found
    for tile in DEFS.tiles.values():
        if tile.is_city != place.is_city or tile.label != place.label:
            continue
        for rotation, layout in enumerate(tile.layouts):
            keeps = not place.layout.exits & ~layout.exits
            if keeps and not layout.exits & ~place.buildable:
                found.append(Laid(tile.id, rotation))
    return found


def named() -> Iterator[tuple[HexDef, str]]:
    """Each hex that takes tiles, in each language that writes something else in it."""
    for place in DEFS.hexes.values():
        if place.ground != "offboard":
            towns = {town(place.id, language): language for language in reversed(LANGUAGES)}
            yield from ((place, language) for language in towns.values())


@pytest.mark.parametrize(("place", "language"), [*named()])
def test_labels_stay_off_track_cities_and_each_other(place: HexDef, language: str) -> None:
    costly = sum(1 << edge for edge, cost in enumerate(place.sides) if cost)
    marked = [(), (Bonus("port", 20, GT),)] if place.ports or place.meat else [()]
    for laid in fitting(place):
        for bonuses in marked:
            crossed = costly & DEFS.layout(place.id, laid).exits
            shown = Cell(place.id, laid, bonuses=bonuses, unpaid=costly, crossed=crossed)
            taken = obstacles(shown)
            for kind, words, box, spot in placements(shown, language):
                if kind in {"hill", "tag"}:  # in the middle of an empty hex
                    continue
                assert overlap(box, spot, taken) < 0.8, (laid, words)
                assert outside(box, spot) < 12, (laid, words)
                taken += box.discs(spot)


def test_a_hint_cannot_break_the_picture() -> None:
    root = drawn(busy(), Overlay(hints={HexId("D8"): "<b>&\x0b"}))
    assert "<b>&" in (by_id(root, "hex-D8").findtext(f"{SVG}title") or "")
