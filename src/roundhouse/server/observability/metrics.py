"""The server's figures, in the form that Prometheus collects."""

import time
from collections.abc import Callable
from typing import Any, Final, cast

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from roundhouse.store.base import Appended, Store, StoreError, Taken

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """What is counted and measured while one server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.requests = Counter(
            "roundhouse_requests",
            "Requests that were answered",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.answering = Histogram(
            "roundhouse_request_seconds",
            "Seconds until an answer began",
            ["route"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.storing = Histogram(
            "roundhouse_store_seconds",
            "Seconds that a call of the database took",
            ["call"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.store_failures = Counter(
            "roundhouse_store_failures",
            "Calls for which the database was not to be reached or written",
            ["call"],
            registry=self.registry,
        )
        self.moves = Counter(
            "roundhouse_moves", "Moves that were appended and are durable", registry=self.registry
        )

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Ask *read* for the figure *name* whenever figures are collected."""
        self.registry.register(_Asked(name, about, read))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def measured(self, store: Store) -> Store:
        """*store*, each of its calls timed."""
        return cast("Store", _Measured(store, self))  # it has the calls of whatever it stands for


class _Asked(Collector):
    """A figure that is read off when it is asked for."""

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._read = read

    def collect(self) -> list[GaugeMetricFamily]:
        return [GaugeMetricFamily(self._name, self._about, value=self._read())]


UNTIMED: Final = frozenset({"watch", "close"})


class _Measured:
    """Stands for a store and times what is asked of it."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not callable(found) or name in UNTIMED or name.startswith("_"):
            return found
        timed = self._timed(name, found)
        setattr(self, name, timed)  # the next call finds it at once
        return timed

    def _timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        seconds = self._metrics.storing.labels(name)

        def timed(*given: Any, **named: Any) -> Any:
            begun = time.perf_counter()
            try:
                answer = call(*given, **named)
            except Taken:
                raise  # somebody else was first: the database is well
            except StoreError:
                self._metrics.store_failures.labels(name).inc()
                raise
            finally:
                seconds.observe(time.perf_counter() - begun)
            if isinstance(answer, Appended) and not answer.repeated:
                self._metrics.moves.inc()
            return answer

        return timed
