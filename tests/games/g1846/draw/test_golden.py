from roundhouse.games.g1846.draw.map import draw_map
from roundhouse.games.g1846.draw.market import draw_market
from roundhouse.games.g1846.draw.tiles import sheet
from roundhouse.games.g1846.rules.components import Laid
from roundhouse.games.g1846.rules.ids import TileId
from tests.games.g1846.draw.golden import same_as_kept
from tests.games.g1846.draw.positions import busy, seen, untouched

FEW = [Laid(TileId(tile), turn) for tile, turn in (("8", 1), ("20", 2), ("44", 0), ("297", 3))]


def test_a_few_tiles() -> None:
    tiles = [*FEW, Laid(TileId("298"), 0)]
    assert same_as_kept("g1846-tiles", sheet(tiles, {TileId("44"): 1}, across=5, styled=False))


def test_the_price_track() -> None:
    assert same_as_kept("g1846-market", draw_market(seen(busy()), theme="light"))


def test_the_map_before_the_first_tile() -> None:
    assert same_as_kept("g1846-map-start", draw_map(seen(untouched()), styled=False))
