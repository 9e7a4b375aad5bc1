"""A measurement, as a title's benchmarks give it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measurement. ``bar`` is the most it may be; ``growth`` figures have none."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    note: str = ""

    @property
    def held(self) -> bool:
        """Whether the bar is held."""
        return self.bar is None or self.value <= self.bar
