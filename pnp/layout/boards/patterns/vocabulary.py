"""The patterns that terrain may name, and how their shapes are scattered over its cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pnp.layout.boards.curves import Point
from pnp.layout.boards.patterns import deserts, heights, plants, settlements, waters
from pnp.layout.boards.patterns.marks import Mark
from pnp.layout.boards.seeded_random import SeededRandom

Draw = Callable[[Point, float, SeededRandom], tuple[Mark, ...]]


class Pattern(NamedTuple):
    """How a kind of ground is drawn. All lengths are shares of a cell.

    draw: draws one shape. across, down: the distance between shapes; from 1 on, one shape stands in the middle of every
    cell, below 1 they are staggered over the whole ground. size: of a shape. jitter: how far a shape may be moved.
    margin: its least distance to other ground. foot: how far below its place it stands. share: of places that are
    taken. raised: shapes hide what stands behind them. wet: water. crisp: the ground ends on the lines of the grid, not
    on a drawn border. ground: the palette token if the terrain has no colour. dark: like dark squares of a chessboard.
    edge: how far apart shapes stand along the edge of the ground, 0 if none do. height: how many steps the ground
    rises above the rest. streets: how densely blocks of houses stand along the streets of a plan, 0 if it is none.
    quiet: so pale that words can be read on it. walled: a region of several such cells has a wall around it.
    """

    draw: Draw | None = None
    across: float = 1.0
    down: float = 1.0
    size: float = 1.0
    jitter: float = 0.0
    margin: float = 0.0
    foot: float = 0.0
    share: float = 1.0
    raised: bool = False
    wet: bool = False
    crisp: bool = False
    ground: str = "paper"
    dark: bool = False
    edge: float = 0.0
    height: int = 0
    streets: float = 0.0
    quiet: bool = False
    walled: bool = False

    @property
    def is_built(self) -> bool:
        """Whether it stands in a cell as one thing, such as a town, and does not run on over cells."""
        return bool(self.streets) or (self.draw is not None and self.across >= 1)


PLAIN: Final = Pattern(crisp=True)

PATTERNS: Final[Mapping[str, Pattern]] = {
    "plain": PLAIN,
    "checker-light": PLAIN,
    "checker-dark": Pattern(crisp=True, dark=True),
    "waves": Pattern(waters.wave, 0.5, 0.34, 0.26, 0.07, 0.16, share=0.85, wet=True, ground="water"),
    "lake": Pattern(waters.ripple, 0.52, 0.34, 0.3, 0.08, 0.2, share=0.8, wet=True, ground="water"),
    "island": Pattern(waters.islet, size=0.6, jitter=0.04, wet=True, raised=True, ground="water"),
    "trees": Pattern(plants.tree, 0.29, 0.21, 0.34, 0.05, 0.08, foot=0.1, raised=True),
    "pines": Pattern(plants.pine, 0.27, 0.21, 0.35, 0.05, 0.08, foot=0.1, raised=True),
    "mountains": Pattern(heights.mountain, 0.44, 0.36, 0.6, 0.08, 0.1, foot=0.16, raised=True, height=3),
    "hills": Pattern(heights.hill, 0.5, 0.33, 0.5, 0.08, 0.1, foot=0.08, share=0.9, raised=True, height=1),
    "rocks": Pattern(heights.rock, 0.4, 0.3, 0.24, 0.12, 0.08, foot=0.06, share=0.8, raised=True),
    "swamp": Pattern(plants.reeds, 0.34, 0.27, 0.26, 0.08, 0.08, foot=0.08),
    "dunes": Pattern(heights.dune, 0.52, 0.29, 0.46, 0.09, 0.08),
    "grass": Pattern(plants.grass, 0.3, 0.24, 0.12, 0.1, 0.06, share=0.7),
    "snow": Pattern(heights.snow, 0.5, 0.3, 0.36, 0.1, 0.1, share=0.85),
    "mud": Pattern(heights.mud, 0.45, 0.3, 0.34, 0.1, 0.1),
    "fields": Pattern(settlements.furrows, 0.5, 0.5, 0.46),
    "houses": Pattern(settlements.village, size=0.74, jitter=0.03, raised=True),
    "city": Pattern(settlements.city, size=0.92, jitter=0.01, raised=True, walled=True),
    "camp": Pattern(deserts.camp, size=0.84, jitter=0.0, raised=True),
    "ruins": Pattern(settlements.ruin, size=0.56, jitter=0.05, foot=0.2, raised=True),
}
