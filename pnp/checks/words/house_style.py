"""Several ways to write one thing → the places that differ from how the kit writes it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.corpus import Found
from pnp.checks.check import Problem
from pnp.findings import Edit, Related
from pnp.values import dataclass

# A habit is what a kit does so often, and this many times as often as anything else.
_OFTEN: Final = 3
_TIMES: Final = 2
# Of what can never mean two things, twice against once is enough.
TWICE: Final = 2


@dataclass(frozen=True, slots=True)
class Variant:
    """A place that is written as ``way``, while the kit writes ``usual``, first at ``first``, ``often`` times."""

    found: Found
    way: str
    usual: str
    often: int
    first: Found

    @property
    def related(self) -> tuple[Related, ...]:
        """Where the kit writes it as usual."""
        return (Related(self.first.span, "written as usual here"),)


def usual(ways: Mapping[str, Sequence[Found]], often: int = _OFTEN) -> str:
    """The way that is the habit of a kit, which it has at least so often; empty if it has none."""
    if not any(ways.values()):
        return ""
    best = max(ways, key=lambda way: len(ways[way]))
    rest = sum(map(len, ways.values())) - len(ways[best])
    return best if len(ways[best]) >= max(often, _TIMES * rest) else ""


def variants(ways: Mapping[str, Sequence[Found]], often: int = _OFTEN) -> Iterator[Variant]:
    """The places that go against the habit of the kit."""
    habit = usual(ways, often)
    if not habit:
        return
    for way, places in ways.items():
        if way != habit:
            for found in places:
                yield Variant(found, way, habit, len(ways[habit]), ways[habit][0])


def times(number: int) -> str:
    """How often: ``once``, ``twice``, ``5 times``."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def problems(
    ways: Mapping[str, Sequence[Found]],
    say: Callable[[Variant], str],
    mend: Callable[[Variant], tuple[Edit, ...]],
    hint: Callable[[Variant], str],
    often: int = _OFTEN,
) -> Iterator[Problem]:
    """A problem for every stray: what to say, how to mend it and what to do are given by the check."""
    for variant in variants(ways, often):
        yield Problem(
            message=say(variant),
            span=variant.found.span,
            hint=hint(variant),
            related=variant.related,
            edits=mend(variant),
        )
