"""Several ways to write one thing → the places that differ from the usual way of the kit."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.corpus import Found
from pnp.checks.api import Edit, Problem, Problems, Related
from pnp.values import dataclass

# A way is usual if the kit uses it at least this often, and this many times as often as all others.
OFTEN: Final = 3
_TIMES: Final = 2
# Where the ways cannot mean different things, twice against once is enough.
TWICE: Final = 2


@dataclass(frozen=True, slots=True)
class Variant:
    """A place that is written as ``way``, while the kit writes ``usual``, ``often`` times, the first at ``first``."""

    found: Found
    way: str
    usual: str
    often: int
    first: Found

    @property
    def related(self) -> tuple[Related, ...]:
        """Where the kit writes it in the usual way."""
        return (Related(self.first.span, "the usual way"),)


def usual(ways: Mapping[str, Sequence[Found]], often: int = OFTEN) -> str:
    """The way that a kit usually writes; empty if it has no usual way. often: the least number of places."""
    if not any(ways.values()):
        return ""
    best = max(ways, key=lambda way: len(ways[way]))
    others = sum(map(len, ways.values())) - len(ways[best])
    return best if len(ways[best]) >= max(often, _TIMES * others) else ""


def variants(ways: Mapping[str, Sequence[Found]], often: int = OFTEN) -> Iterator[Variant]:
    """The places that differ from the usual way of the kit."""
    usual_way = usual(ways, often)
    if not usual_way:
        return
    for way, places in ways.items():
        if way != usual_way:
            for found in places:
                yield Variant(found, way, usual_way, len(ways[usual_way]), ways[usual_way][0])


def times(number: int) -> str:
    """A number of times: ``once``, ``twice``, ``5 times``."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def problems(
    ways: Mapping[str, Sequence[Found]],
    say: Callable[[Variant], str],
    cause: Callable[[Variant], str],
    hint: Callable[[Variant], str],
    edits: Callable[[Variant], tuple[Edit, ...]] = lambda variant: (),
    often: int = OFTEN,
) -> Problems:
    """A problem for every variant, with the message, cause, edits and hint that the check makes of it."""
    for variant in variants(ways, often):
        yield Problem(
            message=say(variant),
            span=variant.found.span,
            hint=hint(variant),
            related=variant.related,
            edits=edits(variant),
            cause=cause(variant),
        )
