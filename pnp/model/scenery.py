"""What is drawn on a board for its looks alone: a landscape, a road, lands, landmarks, courses. No rule reads it."""

from __future__ import annotations

from typing import Literal

from pnp.errors import FieldError
from pnp.model.grids import Distance
from pnp.model.names import keyed, prose
from pnp.nodes import Record
from pnp.values import dataclass

# More than anybody looks at.
MOST_DRAWN = 400
MOST_POINTS = 200

Place = Literal[
    "",
    "plain",
    "hills",
    "mountains",
    "sea",
    "coast",
    "forest",
    "town",
    "rampart",
    "camp",
    "desert",
    "hall",
    "sky",
    "trenches",
    "kitchen",
    "market",
    "pitch",
    "stadium",
    "stands",
    "arena",
    "castle",
    "graveyard",
    "domes",
    "pyramids",
    "battlefield",
    "treasury",
    "slope",
    "steppe",
    "ruins",
    "dugout",
    "cratered",
    "farmland",
    "woodland",
    "highland",
    "backdrop",
]
Manner = Literal["gouache", "wash", "engraving", "woodcut", "sketch", "halftone", "blueprint", "poster"]
Point = tuple[Distance, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Landmark(Record):
    """A small picture on a board. center: its middle, written ``at:``; size: its width. name: lettered below it.

    color: of an icon; is_mirrored: whether it is shown as a mirror does, written ``mirror:``.
    """

    landmark: str
    center: Point = keyed("at")
    size: Distance | None = None
    name: str = prose("name")
    color: str = ""
    is_mirrored: bool = keyed("mirror", default=False)

    def __post_init__(self) -> None:
        if len(self.center) != 2:
            raise FieldError("a place is two lengths: [from the left, from the top]", "at")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Course(Record):
    """A smooth line through points: a river, a road, a front; or the closed coast of a sea."""

    kind: Literal["river", "road", "rail", "front", "trench", "wire", "sea"] = "river"
    through: tuple[Point, ...]
    name: str = prose("name")

    def __post_init__(self) -> None:
        if not 2 <= len(self.through) <= MOST_POINTS or any(len(point) != 2 for point in self.through):
            raise FieldError(f"a course has from 2 to {MOST_POINTS} points of two lengths", "through")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Scenery(Record):
    """How a board looks. place: the landscape behind it, at ``strength`` percent; road: what the spaces of a track lie
    on; lands: the coded field that divides the ground of a track; color: of the ground; accent: its second one;
    sky, land: what the landscape is coloured with below its lines."""

    place: Place = ""
    hour: Literal["day", "dawn", "dusk", "night"] = "day"
    weather: Literal["clear", "fair", "cloud", "rain", "snow", "fog", "smoke", "barrage"] = "fair"
    manner: Manner = "gouache"
    strength: int = 14
    color: str = ""
    accent: str = ""
    sky: str = ""
    land: str = ""
    road: Literal["", "earth", "grass", "cobbles", "flagstones", "planks"] = ""
    lands: str = ""
    landmarks: tuple[Landmark, ...] = ()
    courses: tuple[Course, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.strength <= 100:
            raise FieldError("the strength of a landscape is from 1 to 100 percent", "strength")
        for key in ("landmarks", "courses"):
            if len(getattr(self, key)) > MOST_DRAWN:
                raise FieldError(f"a board has at most {MOST_DRAWN} {key}", key)
