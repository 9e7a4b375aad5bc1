"""data/*.toml -> DEFS, refusing files that do not fit together."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from roundhouse.games.g1846.rules.components import (
    COLOURS,
    OFFSETS,
    STOP,
    CorpDef,
    Defs,
    HexDef,
    Layout,
    Path,
    PhaseDef,
    PlayersDef,
    PrivateDef,
    ReservedDef,
    SideDef,
    TileDef,
    TrainDef,
    layout,
    opposite,
)
from roundhouse.games.g1846.rules.ids import CorpId, HexId, PrivateId, TileId, TrainId

Table = Mapping[str, Any]
PHASES: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}


class BadData(ValueError):
    """A data file that does not fit the game."""


def require(ok: bool, what: str) -> None:
    """Refuse the data unless *ok*."""
    if not ok:
        raise BadData(what)


def read(name: str) -> dict[str, Any]:
    """One data file as tables."""
    return tomllib.loads((files(__package__) / "data" / name).read_text(encoding="utf-8"))


def load(tables: Mapping[str, dict[str, Any]]) -> Defs:
    """The definitions in *tables*, by file name without ending."""
    phases = tuple(
        _phase(number, table) for number, table in enumerate(tables["trains"]["phases"], 1)
    )
    defs = Defs(
        hexes=_hexes(tables["map"]),
        tiles={TileId(key): _tile(TileId(key), table) for key, table in tables["tiles"].items()},
        corps={
            CorpId(key): _corp(CorpId(key), table) for key, table in tables["companies"].items()
        },
        privates={
            PrivateId(key): _private(PrivateId(key), table)
            for key, table in tables["privates"].items()
        },
        trains={train.id: train for phase in phases for train in phase.trains},
        phases=phases,
        players={int(key): _players(table) for key, table in tables["players"].items()},
        prices=tuple(tables["market"]["prices"]),
        opening=tuple(tables["market"]["opening"]),
    )
    _check(defs)
    return defs


def _layout(table: Table) -> Layout:
    paths: list[Path] = [(one, other) for one, other in table.get("paths", ())]
    cities = table.get("cities", [table["entries"]] if "entries" in table else [])
    paths += [(edge, STOP + stop) for stop, exits in enumerate(cities) for edge in exits]
    return layout(paths, len(cities))


def _turned(base: Layout, rotation: int) -> Layout:
    def turn(end: int) -> int:
        return (end + rotation) % 6 if end < STOP else end

    return layout(((turn(one), turn(other)) for one, other in base.paths), base.stops)


def _tile(key: TileId, table: Table) -> TileDef:
    base = _layout(table)
    label = table.get("label", "")
    turns = 1 if label == "Chi" else 6
    return TileDef(
        id=key,
        colour=table["colour"],
        count=table.get("count"),
        label=label,
        value=table.get("value", 0),
        slots=table.get("slots", 0),
        layouts=tuple(_turned(base, rotation) for rotation in range(turns)),
    )


def _neighbours(key: str, hexes: Table) -> tuple[HexId | None, ...]:
    row, column = ord(key[0]), int(key[1:])
    names = [f"{chr(row + down)}{column + right}" for down, right in OFFSETS]
    return tuple(HexId(name) if name in hexes else None for name in names)


def _leads_nowhere(neighbour: HexId | None, edge: int, hexes: Table) -> bool:
    if neighbour is None or hexes[neighbour]["ground"] == "water":
        return True
    printed = hexes[neighbour]["ground"] in {"gray", "offboard"}
    return printed and not _layout(hexes[neighbour]).exits >> opposite(edge) & 1


def _sides(table: Table) -> dict[tuple[str, str], SideDef]:
    sides = {}
    for side in table["hexsides"]:
        one, other = side["between"]
        require(other in _neighbours(one, table["hexes"]), f"no side between {one} and {other}")
        sides[one, other] = sides[other, one] = SideDef(cost=side["cost"], kind=side["kind"])
    return sides


def _hexes(table: Table) -> dict[HexId, HexDef]:
    sides = _sides(table)
    return {
        HexId(key): _hex(HexId(key), entry, table["hexes"], sides)
        for key, entry in table["hexes"].items()
    }


def _hex(
    key: HexId, table: Table, hexes: Table, sides: Mapping[tuple[str, str], SideDef]
) -> HexDef:
    neighbours = _neighbours(key, hexes)
    early, late = table["value"] if table["ground"] == "offboard" else [table.get("value", 0)] * 2
    nowhere = [_leads_nowhere(near, edge, hexes) for edge, near in enumerate(neighbours)]
    return HexDef(
        id=key,
        name=table.get("name", ""),
        ground=table["ground"],
        label=table.get("label", ""),
        layout=_layout(table),
        slots=table.get("slots", 0),
        values=(early, early, late, late),
        location=table["name"] if table["ground"] == "offboard" else key,
        terrain=table.get("terrain", 0),
        mountain=table.get("mountain", False),
        side=table.get("side", ""),
        bonus=table.get("bonus", 0),
        ports=table.get("ports", 0),
        meat=table.get("meat", False),
        neighbours=neighbours,
        sides=tuple(sides.get((key, near or "")) for near in neighbours),
        buildable=sum(1 << edge for edge in range(6) if not nowhere[edge]),
    )


def _corp(key: CorpId, table: Table) -> CorpDef:
    reserved = table.get("reserved")
    return CorpDef(
        id=key,
        name=table["name"],
        home=table["home"],
        tokens=table["tokens"],
        group=table.get("group", ""),
        two_player_group=table["two_player_group"],
        second_city=table["second_city"],
        reserved=ReservedDef(**{"unconnected": None, **reserved}) if reserved else None,
        subsidy=table.get("subsidy", False),
        land_grant=tuple(table.get("land_grant", ())),
    )


def _private(key: PrivateId, table: Table) -> PrivateDef:
    return PrivateDef(
        id=key,
        name=table["name"],
        price=table["price"],
        debt=table.get("debt", 0),
        income=table.get("income", 0),
        group=table.get("group", ""),
        second_edition=table.get("second_edition", False),
        home=table.get("home"),
        hexes=tuple(table.get("hexes", ())),
        stop=table.get("stop", 0),
        reserves_hexes=table.get("reserves_hexes", False),
        reserves_slot=table.get("reserves_slot", False),
        amount=table.get("amount", 0),
    )


def _phase(number: int, table: Table) -> PhaseDef:
    return PhaseDef(
        number=number,
        name=table["name"],
        colour=table["colour"],
        limit=table["limit"],
        trains=tuple(
            TrainDef(
                id=TrainId(train["name"]),
                phase=number,
                price=train["price"],
                counts=train["counts"],
                visits=train["visits"],
            )
            for train in table["trains"]
        ),
        phased_out_in=PHASES.get(table.get("phased_out_in", "")),
        removed_in=PHASES.get(table.get("removed_in", "")),
    )


def _players(table: Table) -> PlayersDef:
    limits = {int(corps): limit for corps, limit in table["certificates"].items()}
    return PlayersDef(
        bank=table["bank"],
        cash=table["cash"],
        removed_privates=table["removed_privates"],
        removed_corps=table["removed_corps"],
        trains=tuple(table["trains"]),
        own_at_most=table["own_at_most"],
        certificates=tuple(limits.get(max(corps, 4), 0) for corps in range(8)),
    )


def _check(defs: Defs) -> None:
    for place in defs.hexes.values():
        printed = place.ground in {"gray", "yellow", "offboard"}
        require(bool(place.layout.paths) == printed, f"{place.id}: track does not fit its ground")
    for tile in defs.tiles.values():
        require(tile.colour in COLOURS, f"tile {tile.id}: no such colour: {tile.colour}")
        require(
            bool(tile.layouts[0].stops) == tile.is_city, f"tile {tile.id}: cities without slots"
        )
    for corp in defs.corps.values():
        named = [corp.home, corp.second_city, *corp.land_grant]
        named += [corp.reserved.hex] if corp.reserved else []
        require(all(place in defs.hexes for place in named), f"{corp.id}: no such hex")
    for private in defs.privates.values():
        require(all(place in defs.hexes for place in private.hexes), f"{private.id}: no such hex")
    require(list(defs.prices) == sorted(set(defs.prices)), "market prices must rise")
    require(set(defs.opening) <= set(defs.prices), "an opening price is not in the market")


FILES: Final = ("map", "tiles", "companies", "privates", "trains", "market", "players")
DEFS: Final = load({name: read(f"{name}.toml") for name in FILES})
