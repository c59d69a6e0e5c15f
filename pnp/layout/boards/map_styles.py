"""The manners in which maps of cells are drawn: a theme names one of them as ``maps:``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from pnp.layout.boards.patterns import birdseye, deserts, plants, settlements, waters
from pnp.layout.boards.patterns.vocabulary import PATTERNS, PLAIN, Pattern


class Water(NamedTuple):
    """How shores and rivers are drawn. Widths are shares of a cell.

    lines: how far each line along a shore lies from it. token, opacity, width: of these lines. bank: the opacity of
    the line along banks; narrowest: the width of a river at its source, as a share of that at its mouth. reeds: how far
    apart tufts of reed stand on either bank, 0 if none do.
    """

    lines: tuple[float, ...] = ()
    token: str = "ink"
    opacity: float = 0.5
    width: float = 0.012
    shallows: bool = False
    bank: float = 0.75
    narrowest: float = 0.4
    sparkle: bool = False
    reeds: float = 0.0


class RoadPen(NamedTuple):
    """How roads are drawn. Widths are shares of a cell. dash: of the surface."""

    surface: str = "paper"
    width: float = 0.1
    casing: float = 0.0175
    opacity: float = 0.75
    dash: tuple[float, ...] = ()


class MapStyle(NamedTuple):
    """A manner of drawing maps.

    base: the token of what lies under everything, and wash, the opacity of the colours of terrain on it. outlined: the
    opacity of a line around areas of terrain, and dotted: whether it is one of dots. relief: how heights are drawn, in
    relief_ink. ticks: whether the frame has ticks. grid: the opacity of the lines between cells. crosses: whether
    squares have small crosses at their corners, and faint lines between these. dunes, plots: whether open ground has
    dunes, and banks of rivers small fields. whole: whether what stands is
    moved until no frame and no edge of a sheet cuts it. stray: how many times as far as usual drawn borders stray from
    the grid. bastions: whether walls of towns have them. patterns: those that are drawn otherwise than usual.
    """

    base: str = "paper"
    wash: float = 1.0
    outlined: float = 0.0
    dotted: bool = False
    relief: Literal["", "shade", "hachures", "contours"] = ""
    relief_ink: str = "ink"
    water: Water = Water()
    road: RoadPen = RoadPen()
    ticks: bool = False
    grid: float = 0.4
    crosses: bool = False
    dunes: bool = False
    plots: bool = False
    whole: bool = False
    stray: float = 1.0
    bastions: bool = False
    patterns: Mapping[str, Pattern] = {}

    def pattern(self, name: str) -> Pattern:
        """The pattern of this name; a plain ground if there is none."""
        return self.patterns.get(name) or PATTERNS.get(name, PLAIN)


_PLANS: Final = {"houses": Pattern(streets=0.6, size=0.78), "city": Pattern(streets=1.0, size=1.0, walled=True)}
_CHART: Final = {
    **_PLANS,
    "trees": Pattern(plants.crown, 0.24, 0.19, 0.15, 0.05, 0.1, share=0.72, edge=0.16),
    "pines": Pattern(plants.spruce, 0.24, 0.19, 0.15, 0.05, 0.1, share=0.72, edge=0.16),
    "hills": Pattern(height=1),
    "mountains": Pattern(height=3),
    "swamp": Pattern(plants.marsh, 0.3, 0.16, 0.24, 0.06, 0.1, share=0.85),
}
_ENGRAVING: Final = {
    **_CHART,
    "trees": Pattern(plants.scribble, 0.2, 0.16, 0.15, 0.06, 0.05, share=0.62, edge=0.115),
    "pines": Pattern(plants.spruce, 0.2, 0.16, 0.15, 0.06, 0.05, share=0.62, edge=0.115),
    "waves": Pattern(wet=True, ground="water"),
    "lake": Pattern(wet=True, ground="water"),
    "fields": Pattern(settlements.furrows, 0.5, 0.5, 0.44),
    "plain": Pattern(settlements.open_country, 0.7, 0.52, 0.56, 0.06, 0.16, share=0.66, crisp=True, quiet=True),
}
_STAFF: Final = {
    **_CHART,
    "trees": Pattern(plants.ring, 0.27, 0.22, 0.085, 0.07, 0.08, share=0.6),
    "pines": Pattern(plants.spruce, 0.27, 0.22, 0.12, 0.07, 0.08, share=0.6),
    "waves": Pattern(waters.ripple, 0.52, 0.34, 0.22, 0.08, 0.2, share=0.25, wet=True, ground="water"),
    "lake": Pattern(waters.ripple, 0.52, 0.34, 0.22, 0.08, 0.2, share=0.25, wet=True, ground="water"),
}

_DESERT: Final = {
    "plain": Pattern(deserts.dry_ground, 0.36, 0.27, 0.24, 0.09, share=0.62, crisp=True, quiet=True),
    "trees": Pattern(deserts.palm, 0.29, 0.21, 0.34, 0.05, 0.08, foot=0.1, raised=True),
    "hills": Pattern(deserts.ridge, 0.44, 0.3, 0.5, 0.08, 0.1, foot=0.08, share=0.95, raised=True, height=1),
    "houses": Pattern(deserts.village, size=0.8, jitter=0.02, raised=True),
    "city": Pattern(deserts.city, size=0.86, jitter=0.01, raised=True),
}
_BIRDSEYE: Final = {
    "grass": Pattern(birdseye.tilled, 0.4, 0.3, 0.34, 0.05, 0.12, share=0.95, quiet=True),
    "plain": Pattern(birdseye.tilled, 0.4, 0.3, 0.34, 0.05, 0.12, share=0.95, crisp=True, quiet=True),
    "waves": Pattern(birdseye.swell, 0.5, 0.17, 0.5, 0.0, 0.12, wet=True, ground="water"),
    "trees": Pattern(birdseye.grove, 0.25, 0.19, 0.44, 0.05, 0.04, foot=0.1, raised=True),
    "mountains": Pattern(birdseye.massif, 0.36, 0.3, 0.66, 0.09, foot=0.2, raised=True, height=3),
    "hills": Pattern(birdseye.knoll, 0.42, 0.3, 0.5, 0.08, 0.04, foot=0.12, raised=True, height=1),
}

STYLES: Final[Mapping[str, MapStyle]] = {
    "chart": MapStyle(
        outlined=0.45, relief="shade", water=Water(lines=(0.07,), opacity=0.45, token="ocean"), patterns=_CHART
    ),
    "engraving": MapStyle(
        base="parchment",
        wash=0.42,
        relief="hachures",
        water=Water(lines=(0.035, 0.08, 0.135, 0.2, 0.28), opacity=0.55, width=0.009, bank=0.9),
        road=RoadPen(width=0.07, casing=0.013, opacity=0.9),
        grid=0.32,
        crosses=True,
        patterns=_ENGRAVING,
    ),
    "staff": MapStyle(
        outlined=0.6,
        dotted=True,
        relief="contours",
        relief_ink="earth",
        water=Water(lines=(0.03,), token="ocean", opacity=0.8, width=0.014, bank=0.8),
        road=RoadPen("crimson", 0.075, 0.014, 0.85),
        ticks=True,
        grid=0.34,
        patterns=_STAFF,
    ),
    "fantasy": MapStyle(
        water=Water(lines=(0.07, 0.15, 0.25), opacity=0.4, width=0.012, shallows=True, sparkle=True), crosses=True
    ),
    "desert": MapStyle(
        water=Water(lines=(0.06, 0.13), opacity=0.4, width=0.012, shallows=True, sparkle=True, reeds=0.17),
        crosses=True,
        dunes=True,
        plots=True,
        patterns=_DESERT,
    ),
    "birdseye": MapStyle(
        water=Water(lines=(0.05, 0.1, 0.16, 0.23, 0.32), opacity=0.42, width=0.01, shallows=True, sparkle=True),
        road=RoadPen("parchment", 0.085, 0.016, 0.8),
        crosses=True,
        whole=True,
        stray=1.3,
        bastions=True,
        patterns=_BIRDSEYE,
    ),
}
DEFAULT: Final = "chart"
