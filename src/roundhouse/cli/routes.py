"""Find the best run in each position in a file."""

import gc
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from roundhouse.cli.output import fail, language, read_json, said
from roundhouse.messages.languages import along, bracketed, joined

if TYPE_CHECKING:  # the rules are loaded when the verb runs
    from roundhouse.games.g1846.foreign.positions import Posed
    from roundhouse.routes.plan import Answer, Part, Route


class Answered(NamedTuple):
    """A position, its answer, and the seconds of computing from reading the one to the other.

    ``parts`` are what the answer's revenue is made of.
    """

    posed: "Posed"
    answer: "Answer"
    parts: "tuple[Part, ...]"
    seconds: float

    @property
    def differs(self) -> bool:
        """Whether the file expects another revenue."""
        expected = self.posed.written.best_revenue
        return expected is not None and expected != self.answer.revenue


@click.command(epilog="Example: roundhouse routes ../shared/corpus/route-positions.json --check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Compare with each position's best_revenue.")
@click.option("--json", "as_json", is_flag=True, help="Print the plans as JSON.")
@click.option("--seconds", type=click.FloatRange(min=0), help="Time limit per position.")
def command(file: Path, *, check: bool, as_json: bool, seconds: float | None) -> None:
    """Find the best run in each position in FILE, a file of corpus positions.

    With --check, exit with status 1 if any revenue differs from the file's or isn't proven.
    """
    answered = list(_answers(read_json(file), seconds))
    if check and not any(one.posed.written.best_revenue is not None for one in answered):
        fail(said("cli-routes-nothing-to-check"))
    if as_json:
        click.echo(json.dumps([_as_json(one) for one in answered], indent=1))
    elif not check:
        for one in answered:
            click.echo("\n".join(_lines(one)))
    if check:
        _check(answered, err=as_json)


def _answers(data: Any, seconds: float | None) -> Iterator[Answered]:
    from roundhouse.games.g1846.foreign.positions import read_positions
    from roundhouse.games.g1846.rules.routing import problem
    from roundhouse.routes.checker import parts
    from roundhouse.routes.effort import Limits
    from roundhouse.routes.search import best

    limits = Limits(seconds=seconds)
    gc.freeze()  # what is loaded stays: looking through it for garbage takes longer than a search
    start = process_time()
    for posed in read_positions(data):
        asked = problem(posed.position)
        found = best(asked, limits)
        taken = process_time() - start
        yield Answered(posed, found, tuple(parts(asked, found.plan)), taken)
        start = process_time()


# A position


def _lines(one: Answered) -> Iterator[str]:
    """The position's best run, a line for each train."""
    posed, answer = one.posed, one.answer
    yield said(
        "cli-routes-position",
        number=posed.number,
        company=posed.written.company,
        trains=joined(posed.written.trains, language()),
        revenue=answer.revenue,
    )
    if not answer.proven:
        yield "   " + said("cli-routes-unproven", bound=answer.bound)
    routes = {route.train: route for route in answer.plan.routes}
    amounts = _amounts(one)
    for number, train in enumerate(posed.written.trains):
        if number in routes:
            way = f"{_way(routes[number])} ({_sum(amounts[number])})"
            total = sum(amount for _, amount in amounts[number])
            yield "   " + said("cli-routes-train", train=train, way=way, revenue=total)
        else:
            yield "   " + said("cli-routes-idle", train=train)


def _way(route: "Route") -> str:
    """The stops of a route; those that do not count stand in brackets."""
    stops = ((_stop(name), name in route.counted) for name in route.stops)
    return along((s if counts else bracketed(s, language()) for s, counts in stops), language())


def _stop(name: str) -> str:
    """The stop as people call it: "Erie D20", "Chicago D6.2"."""
    from roundhouse.games.g1846.draw.places import town
    from roundhouse.games.g1846.rules.defs import DEFS
    from roundhouse.games.g1846.rules.ids import HexId

    place = HexId(name.partition(".")[0])
    return f"{town(place, language())} {name if DEFS.hexes[place].layout.stops > 1 else place}"


def _amounts(one: Answered) -> dict[int, list[tuple[str, int]]]:
    """The parts of each train's revenue: what for, and how much."""
    from roundhouse.games.g1846.foreign.positions import REASONS

    found: dict[int, list[tuple[str, int]]] = {}
    for part in one.parts:
        reason = REASONS.get(part.reason, part.reason)
        found.setdefault(part.train, []).append((reason, part.amount))
    return found


def _sum(amounts: list[tuple[str, int]]) -> str:
    return " + ".join(
        said("cli-routes-amount", reason=reason, amount=amount) for reason, amount in amounts
    )


def _as_json(one: Answered) -> dict[str, Any]:
    from roundhouse.core.codec import encode
    from roundhouse.games.g1846.rules.routing import run_of

    posed, answer = one.posed, one.answer
    amounts = _amounts(one)
    return {
        "position": posed.number,
        "game": posed.written.game,
        "action": posed.written.action,
        "company": posed.written.company,
        "revenue": answer.revenue,
        "bound": answer.bound,
        "proven": answer.proven,
        "routes": [
            encode(route) | {"revenue": _by_reason(amounts[planned.train])}
            for route, planned in zip(
                run_of(posed.position, answer.plan), answer.plan.routes, strict=True
            )
        ],
    }


def _by_reason(amounts: list[tuple[str, int]]) -> dict[str, int]:
    """The amounts of each reason together."""
    found: dict[str, int] = {}
    for reason, amount in amounts:
        found[reason] = found.get(reason, 0) + amount
    return found


# All together


def _check(answered: list[Answered], *, err: bool) -> None:
    """Tell the differences, the totals and the times; fail when anything is not as it should be."""
    different = [one for one in answered if one.differs]
    unproven = [one for one in answered if not one.answer.proven]
    for one in different:
        written = one.posed.written
        text = said(
            "cli-routes-difference",
            number=one.posed.number,
            game=written.game,
            action=written.action,
            company=written.company,
            revenue=one.answer.revenue,
            expected=written.best_revenue,
        )
        click.echo(text, err=err)
    click.echo(_totals(answered, len(different), len(unproven)), err=err)
    click.echo(_times(answered), err=err)
    if different or unproven:
        raise click.exceptions.Exit(1)


def _totals(answered: list[Answered], different: int, unproven: int) -> str:
    return said(
        "cli-routes-total",
        positions=len(answered),
        compared=sum(one.posed.written.best_revenue is not None for one in answered),
        different=different,
        unproven=unproven,
        revenue=sum(one.answer.revenue for one in answered),
    )


def _times(answered: list[Answered]) -> str:
    slowest = max(answered, key=lambda one: one.seconds)
    return said(
        "cli-routes-times",
        seconds=f"{sum(one.seconds for one in answered):.2f}",
        median=f"{1000 * median(one.seconds for one in answered):.2f}",
        slowest=f"{1000 * slowest.seconds:.1f}",
        number=slowest.posed.number,
    )
