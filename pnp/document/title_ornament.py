"""Symbols of a game to the ornament below the title of its book."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from pnp.document.flowables import Flowable
from pnp.frame import Item, Path
from pnp.layout.geometry.box import Box
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.model.game import Game

# The most symbols of a row, and the fewest.
_MOST: Final = 7
_FEWEST: Final = 3
_SYMBOL: Final[Mm] = 8.5
_PITCH: Final[Mm] = 16.5
_ABOVE: Final[Mm] = 2.6
_BELOW: Final[Mm] = 2.2


def title_ornament(game: Game, theme: ResolvedTheme, width: Mm) -> Flowable | None:
    """A row of symbols in the middle of a width in mm, with a rule to either side; None if there are too few."""
    room = int((width - 2 * _PITCH) // _PITCH)
    names = symbols(game, theme, min(_MOST, room))
    if len(names) < _FEWEST:
        return None
    color, middle = theme.style("banner-symbol").color, width / 2
    half = len(names) * _PITCH / 2
    items: list[Item] = []
    for index, name in enumerate(names):
        x = middle - half + (index + 0.5) * _PITCH - _SYMBOL / 2
        items.extend(theme.icon(name, Box(x, _ABOVE, _SYMBOL, _SYMBOL), color, ground=theme.style("banner").fill))
    y, pen = _ABOVE + _SYMBOL / 2, theme.style("banner-rule").pen()
    for start, end in ((0.0, middle - half), (middle + half, width)):
        if pen:
            items.append(Path((("M", start, y), ("L", end, y)), None, pen))
    return Flowable(height=_ABOVE + _SYMBOL + _BELOW, items=tuple(items), keep=True)


def symbols(game: Game, theme: ResolvedTheme, most: int) -> tuple[str, ...]:
    """Icons that stand for a game: a side at either end, between them units, cards, markers and terrain."""
    sides = list(dict.fromkeys(side.symbol for side in game.sides if theme.has_icon(side.symbol)))[:2]
    ends = sides if len(sides) == 2 else []
    others = dict.fromkeys(name for name in _symbols(game) if theme.has_icon(name) and name not in ends)
    between = tuple(islice(others, max(most - len(ends), 0)))
    return (ends[0], *between, ends[1]) if ends else between


def _symbols(game: Game) -> Iterator[str]:
    yield from (unit.symbol for unit in game.units)
    yield from (card.symbol for deck in game.decks for card in deck.cards)
    yield from (marker.symbol for marker in game.markers)
    yield from (terrain.symbol for terrain in game.terrain)
    yield from (side.symbol for side in game.sides)
