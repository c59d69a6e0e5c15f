"""Runs in pairs → ratios, and whether they meet their aims."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from bench.measuring import Run

Quantity = Callable[[Run], float]
Pair = tuple[Run, Run]


def seconds(run: Run) -> float:
    """How long it took."""
    return run.seconds


def megabytes(run: Run) -> float:
    """The most memory that it held."""
    return run.megabytes


def kilobytes(run: Run) -> float:
    """How much it wrote."""
    return run.kilobytes_written


def median_of(runs: Sequence[Run], quantity: Quantity = seconds) -> float:
    """The middle one of some runs."""
    return median(quantity(run) for run in runs)


def median_ratio(above: Sequence[Run], below: Sequence[Run], quantity: Quantity = seconds) -> float:
    """The median of the ratios of runs that were neighbours: a machine that slows down slows both."""
    return median(quantity(over) / quantity(under) for over, under in zip(above, below, strict=True))


def further_ms(few: Sequence[Run], many: Sequence[Run], further: int) -> float:
    """What each of so many further things takes, in ms: the difference of the medians, divided among them."""
    return (median_of(many) - median_of(few)) / further * 1000


@dataclass(frozen=True, slots=True)
class Figure:
    """A ratio, what it is a ratio of, and what it should not exceed; None where there is no aim."""

    name: str
    of: str
    value: float
    aim: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether the aim is missed."""
        return self.aim is not None and self.value > self.aim

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return {"name": self.name, "of": self.of, "value": self.value, "aim": self.aim, "over": self.is_over}
