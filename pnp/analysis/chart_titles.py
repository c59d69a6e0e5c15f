"""Titles of charts that a kit prints of records without naming them: a terrain effects chart, a turn record track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.analysis.arrivals import turn_track
from pnp.analysis.context import GameContext
from pnp.analysis.word_forms import stemmed
from pnp.model.game import SETS, Game

# What a set of records or a track is called when it is printed, as stems.
_CHARTS: Final = frozenset(map(stemmed, ("chart", "table", "track", "record", "list", "summary")))


def charted(context: GameContext) -> frozenset[str]:
    """What there are records of, as one is called, and the turns of a track; as stems."""
    return frozenset(_charted(context.game))


def is_chart_title(title: str, charted: frozenset[str]) -> bool:
    """Whether a title is that of such a chart. charted: what there is to print."""
    *words, last = stemmed(title).split() or [""]
    return last in _CHARTS and not charted.isdisjoint(words)


def _charted(game: Game) -> Iterator[str]:
    for name, (_, single) in SETS.items():
        if getattr(game, name):
            yield stemmed(single.replace("_", " "))
    if turn_track(game):
        yield stemmed("turn")
