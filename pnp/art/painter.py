"""What scenery is painted with: areas with a tone, strokes, ridges, rows of shapes."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.manners import MANNERS, Area, Bounds, Inks, Manner, Tint
from pnp.art.outlines import Outline
from pnp.frame import Gradient, Ink, Item, Path, Stroke
from pnp.measures import Mm
from pnp.values import dataclass

HOURS: Final = ("day", "dawn", "dusk", "night")
WEATHERS: Final = ("clear", "sun", "fair", "cloud", "rain", "snow", "fog", "smoke", "barrage")
# How much darker everything is at an hour.
_DARKER: Final = {"night": 0.3, "dusk": 0.1, "dawn": 0.04}
_HORIZON: Final = 0.62
# A window higher than this share of its width shows more sky, not larger things.
_TALLEST: Final = 1.0
# And a narrower one than this shows smaller furniture.
_NARROWEST: Final = 0.6
# How much of the accent lies below the lines of roofs and banners in a picture with colours.
_ROOFS: Final = 0.45
# How much of the colour of the ground is seen at night.
_BY_NIGHT: Final = 0.4
# From which share of the height on air is clear, and how much of the colour of the sky it has above that.
_CLEAR_AIR: Final = 0.68
_AIR: Final = 1.7
# On a poster: where, as a share of the height, ground is palest, and how dark it is by day.
_FAR: Final = 0.34
_BY_DAY: Final = 0.75


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is shown. place: one of PLACES; hour, weather, manner: one of HOURS, WEATHERS and MANNERS.

    quiet: the upper share of the picture that has no stars and no moon. skyline: a landmark far away, or empty.
    """

    place: str = "hills"
    hour: str = "day"
    weather: str = "fair"
    manner: str = "gouache"
    quiet: float = 0.0
    skyline: str = ""


class Painter:
    """Paints one scene from back to front. horizon: in mm from the top. dark: how much darker it is than by day.

    reach: the height that things are sized by. above: how much of the window there is above it, which walls fill, too.
    """

    def __init__(self, scene: Scene, width: Mm, height: Mm, random: Random, inks: Inks, *, above: Mm = 0.0) -> None:
        self.scene, self.width, self.height, self.random, self.inks = scene, width, height, random, inks
        self.above = above
        self.manner: Manner = MANNERS[scene.manner]
        self.is_night = scene.hour == "night"
        self.is_misty = scene.weather in ("fog", "snow")
        self.reach = min(height, width * _TALLEST)
        self.horizon = height - self.reach * (1 - _HORIZON)
        self.dark = _DARKER.get(scene.hour, 0.0)

    @property
    def has_tints(self) -> bool:
        """Whether its manner lays colour on without lines or dots."""
        return self.scene.manner in ("gouache", "wash", "poster")

    @property
    def is_colored(self) -> bool:
        """Whether its sky or its land has a colour of its own."""
        return self.inks.is_colored

    def depth(self, share: float, tone: float) -> float:
        """The tone of ground at a share of the height: on a poster the nearer, the darker, else as given."""
        if self.scene.manner != "poster":
            return tone
        nearness = min(max((share - _FAR) / (1 - _FAR), 0.0), 1.0)
        return (0.1 + 0.8 * nearness) * (1.1 if self.is_night else _BY_DAY)

    def land(self, share: float) -> Ink | None:
        """The colour of the ground at a share of the height: paler far away, and at night."""
        by_day = min(max(share * 1.6 - 0.3, 0.3), 0.95)
        return self.inks.dye(self.inks.land, by_day * (_BY_NIGHT if self.is_night else 1.0))

    def air(self, share: float) -> Ink | None:
        """The colour of the air over ground at a share of the height: more of it far away, none near or on posters."""
        dense = round((_CLEAR_AIR - share) * _AIR, 3)
        return self.inks.dye(self.inks.sky, dense) if dense > 0 and self.scene.manner != "poster" else None

    @property
    def wall(self) -> Ink | None:
        """The colour of the sky where it is that of a wall or of water."""
        return self.inks.dye(self.inks.sky, 0.9)

    @property
    def whole(self) -> Bounds:
        """All of the window, and a little more."""
        return -1.0, -1.0 - self.above, self.width + 1.0, self.height + 1.0

    @property
    def unit(self) -> Mm:
        """What furniture is sized by: the height, but in a narrow window less, so that all of it is seen."""
        return min(self.height, self.width * _NARROWEST)

    def tone(
        self,
        outline: Outline,
        tone: float,
        bounds: Bounds,
        *,
        tint: Tint = "ink",
        slope: float = 0.0,
        fades: bool = False,
        edge: Mm = 0.0,
        dye: Ink | Gradient | None = None,
    ) -> list[Item]:
        """An area with a tone, over what lies behind it."""
        tone = min(max(tone, 0.0), 1.0)
        if dye is None and tint == "accent" and self.is_colored and not self.has_tints:
            dye = self.inks.of("accent", _ROOFS)
        area = Area(outline=outline, bounds=bounds, tone=tone, tint=tint, slope=slope, fades=fades, edge=edge, dye=dye)
        return self.manner(area, self.inks)

    def lines(self, outline: Outline, width: Mm, opacity: float) -> Path:
        """Strokes in the darkest ink."""
        return Path(outline, None, Stroke(self.inks.of("ink", opacity), width, cap="round", join="round"))

    def ridge(
        self,
        y: float,
        height: float,
        tone: float,
        *,
        roughness: float = 0.5,
        tint: Tint = "ink",
        slope: float = 18.0,
        smooth: bool = True,
    ) -> list[Item]:
        """A range of hills. y: of its mean line, as a share of the height; height: how far it rises, likewise."""
        # A smooth line needs few points, and its outline is drawn three times: filled, as a clip and as an edge.
        steps = 3 if smooth else 5
        points = outlines.ridge(self.random, -2.0, self.width + 2.0, height * self.height, roughness, steps)
        line = outlines.moved(points, 0.0, y * self.height)
        top = min(b for _, b in line)
        mist = 0.5 if self.is_misty else 1.0
        outline = outlines.below(line, self.height + 1, smooth=smooth)
        land = self.tone(
            outline,
            (self.depth(y, tone) + self.dark) * mist,
            tint=tint,
            slope=slope,
            fades=True,
            edge=0.18,
            bounds=(-2.0, top, self.width + 2, self.height * (y + 0.3)),
            dye=self.land(y),
        )
        air = self.air(y)
        return [*land, Path(outline, air)] if air else land

    def ground(self, tone: float = 0.1, y: float = 0.76, tint: Tint = "ink") -> list[Item]:
        """The ground that the subject stands on."""
        return self.ridge(y, 0.02, tone, roughness=0.4, slope=4.0, tint=tint)

    def shapes(
        self, parts: Iterable[Outline], tone: float, *, tint: Tint = "ink", slope: float = 90.0, dye: Ink | None = None
    ) -> Iterator[Item]:
        """Several shapes of one tone, each before the last."""
        for part in parts:
            bounds = outlines.extent(part)
            yield from self.tone(part, tone + self.dark, bounds, tint=tint, slope=slope, edge=0.16, dye=dye)
