"""What is measured of 1846: a file a part, for they would be too long together."""

from collections.abc import Mapping
from typing import Final

from roundhouse.core.title import Benchmark
from roundhouse.games.g1846.bench import bots, draw, forecast, overview, planning, routes, rules

BENCHMARKS: Final[Mapping[str, Benchmark]] = {
    "g1846": rules.figures,
    "bots": bots.figures,
    "forecast": forecast.figures,
    "routes": routes.figures,
    "draw": draw.figures,
    "overview": overview.figures,
    "planning": planning.figures,
}
