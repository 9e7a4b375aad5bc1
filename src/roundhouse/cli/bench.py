"""Measure rules, routes, pictures and pages against their targets."""

import json
from typing import TYPE_CHECKING

import click

from roundhouse.bench.parts import benchmarks
from roundhouse.cli.output import console
from roundhouse.kit.measure import calibrate
from roundhouse.titles import TITLES

if TYPE_CHECKING:  # rich is slow to load
    from rich.table import Table

    from roundhouse.core.figure import Figure

PARTS = benchmarks(TITLES.values())


@click.command(epilog="Example: roundhouse bench routes draw")
@click.argument("parts", nargs=-1, type=click.Choice(list(PARTS)))
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(parts: tuple[str, ...], *, as_json: bool) -> None:
    """Measure PARTS (default: all).

    Times are in L: 1 L is ten million empty Python iterations, timed in the same run.
    """
    loop = calibrate()
    figures = [f for part in parts or PARTS for measure in PARTS[part] for f in measure(loop)]
    if as_json:
        rows = [{"name": f.name, "value": f.value, "unit": f.unit, "bar": f.bar} for f in figures]
        click.echo(json.dumps({"L": loop, "figures": rows}, indent=1))
        return
    screen = console()
    screen.print(f"1 L = {loop:.3f} s here")
    screen.print(_table(figures))


def _table(figures: "list[Figure]") -> "Table":
    from rich.table import Table

    table = Table("what", "measured", "at most", "", "note")
    for figure in figures:
        bar = f"{figure.bar:g} {figure.unit}" if figure.bar is not None else ""
        mark = "" if figure.bar is None else "ok" if figure.held else "OVER"
        table.add_row(figure.name, f"{figure.value:.3g} {figure.unit}", bar, mark, figure.note)
    return table
