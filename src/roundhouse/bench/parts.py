"""What can be measured: what each title brings, and the server."""

from collections.abc import Iterable, Mapping
from functools import partial

from roundhouse.bench import capacity, server
from roundhouse.core import plugins
from roundhouse.core.title import AnyTitle, Benchmark


def benchmarks(titles: Iterable[AnyTitle]) -> dict[str, list[Benchmark]]:
    """What can be measured, by its name; several titles may have a part of one name."""
    found: dict[str, list[Benchmark]] = {}
    for title in titles:
        for name, benchmark in (plugins.made(title, partial(_benchmarks_of, title)) or {}).items():
            found.setdefault(name, []).append(benchmark)
    found.setdefault("server", []).append(server.figures)
    found.setdefault("servers", []).append(capacity.servers_figures)
    return found


def _benchmarks_of(title: AnyTitle) -> Mapping[str, Benchmark]:
    return dict(title.benchmarks())
