"""A place at an hour in some weather, from a seed: what lies behind the subject of a picture, and what before it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.manners import Inks
from pnp.art.painter import Painter, Scene
from pnp.art.places import PLACES, WITHOUT_GROUND, WITHOUT_SKY
from pnp.art.skies import haze, sky, weather
from pnp.art.vignettes import HEIGHT, vignette
from pnp.art.vignettes.vignette import FOOT
from pnp.frame import Face, Group, Item, Nested, Path, Stroke
from pnp.measures import Mm, Size
from pnp.values import dataclass

# The line that the subject stands on, as a share of the height.
_STAND: Final = 0.9
# The size of the subject, as a share of the height.
_SIZE: Final = 0.84
# How high a landmark on the horizon is, as shares of the height, where it stands, as shares of the width, and how far
# below the horizon its foot is: land begins there.
_SKYLINE: Final = (0.24, 0.32)
_LANDMARK_AT: Final = (0.2, 0.34, 0.66, 0.8)
_BELOW_HORIZON: Final = 0.03
# And how much of its ink is left.
_FAR: Final = 0.5
# And as a share of the width: in a high window it has the room.
_WIDEST: Final = 0.86
# Manners in which the lines of the drawing are left to see.
_CONSTRUCTED: Final = ("sketch", "blueprint")
# How dark grass is: a tone of the ground, not of those who stand on it.
_GRASS: Final = 0.42
# Where grass would be out of place.
_BARE: Final = (
    *WITHOUT_GROUND,
    *WITHOUT_SKY,
    "coast",
    "desert",
    "town",
    "trenches",
    "pyramids",
    "domes",
    "slope",
    "ruins",
    "pitch",
    "stadium",
    "stands",
)


@dataclass(frozen=True, slots=True)
class Scenery:
    """Items behind the subject and before it, and the box for it: left, top, side in mm. horizon: 0 without ground."""

    behind: tuple[Item, ...]
    before: tuple[Item, ...]
    subject: tuple[Mm, Mm, Mm]
    horizon: Mm


def scenery(scene: Scene, width: Mm, height: Mm, seed: str, inks: Inks, *, is_empty: bool = False) -> Scenery:
    """Draw a scene into a window whose top left corner is the origin. The same seed gives the same items.

    is_empty: nothing will stand in its middle, so a draughtsman constructs nothing there.
    """
    whole = Painter(scene, width, height, Random(f"{seed}|{scene.place}"), inks)
    window = outlines.rectangle(0.0, 0.0, width, height)
    # Of a high window, the landscape is in the lower part.
    top = height - whole.reach
    ground = Painter(scene, width, whole.reach, whole.random, inks, above=top)
    side = min(whole.reach * _SIZE, width * _WIDEST)
    left, foot = (width - side) / 2, whole.reach * _STAND - side * 0.97
    has_no_sky = scene.place in WITHOUT_SKY
    above = () if has_no_sky else tuple(sky(whole))
    far = () if has_no_sky or not scene.skyline else tuple(_skyline(ground, seed))
    landscape = (*PLACES[scene.place](ground), *far, *(() if has_no_sky else haze(ground)))
    if not is_empty:
        construction = _construction(ground, left, foot, side) if scene.manner in _CONSTRUCTED else ()
        landscape += tuple(construction)
    # Grass grows behind whoever stands there: it crosses neither coats nor feet.
    behind = (*above, *_lower((*landscape, *_grass(ground)), ground, top))
    horizon = 0.0 if scene.place in WITHOUT_GROUND else whole.horizon
    before = () if has_no_sky else tuple(weather(whole))
    return Scenery(
        (Group(behind, clip=window),),
        (Group(before, clip=window),) if before else (),
        (left, top + foot, side),
        horizon,
    )


def _skyline(painter: Painter, seed: str) -> Iterator[Item]:
    """The landmark of a place on its horizon: it hides the sky, and is as pale as far things are."""
    random, inks = Random(f"skyline|{seed}"), painter.inks
    wide = min(painter.reach * random.uniform(*_SKYLINE) / HEIGHT, painter.width * 0.5)
    x = painter.width * random.choice(_LANDMARK_AT) - wide / 2
    y = painter.horizon + painter.reach * _BELOW_HORIZON - wide * HEIGHT * FOOT
    blank = replace(inks, ink=inks.ground, accent=inks.ground)
    for number, shown in enumerate((blank, inks)):
        art = vignette(painter.scene.skyline, wide, painter.scene.manner, seed, shown)
        face = Face(id=f"skyline-{number}-{seed}", size=Size(wide, wide * HEIGHT), art=art)
        yield Group((Nested(face, x, y),), opacity=_FAR if number else 1.0)


def _lower(items: tuple[Item, ...], ground: Painter, y: Mm) -> tuple[Item, ...]:
    """What was painted as large as the ground, further down."""
    if not y or not items:
        return items
    return (Nested(Face(id="landscape", size=Size(ground.width, ground.height), art=items), 0.0, y),)


def _construction(painter: Painter, left: Mm, top: Mm, side: Mm) -> Iterator[Item]:
    """The circle, the square and the axes that a draughtsman draws first."""
    x, y, radius = left + side / 2, top + side / 2, side * 0.6
    inner = side * 0.53
    lines = outlines.disc(x, y, radius) + outlines.rectangle(x - inner, y - inner, inner * 2, inner * 2)
    lines += outlines.polyline([(x - radius * 1.5, y), (x + radius * 1.5, y)])
    lines += outlines.polyline([(x, y - radius * 1.2), (x, y + radius * 1.2)])
    for sign in (-1, 1):
        lines += outlines.polyline([(x - inner, y - sign * inner), (x + inner, y + sign * inner)])
    ticks = [x + radius * (1 + number / 12) * sign for number in range(1, 6) for sign in (-1, 1)]
    lines += tuple(part for at in ticks for part in outlines.polyline([(at, y - 0.6), (at, y + 0.6)]))
    yield Path(lines, None, Stroke(painter.inks.of("accent", 0.75), 0.16))


def _grass(painter: Painter) -> Iterator[Item]:
    """Grass in the corners and a little in the middle, in the dark tone of the ground."""
    if painter.scene.place in _BARE:
        return
    width = 0.28 if painter.scene.manner in ("gouache", "woodcut") else 0.17
    top, bottom, tall = painter.height * 0.88, painter.height * 1.02, painter.height * 0.07
    for left, right, count in ((0.0, 0.26, 6), (0.74, 1.0, 6), (0.26, 0.74, 4)):
        tufts = outlines.tufts(painter.random, painter.width * left, painter.width * right, top, bottom, count, tall)
        yield painter.lines(tufts, width, _GRASS)
