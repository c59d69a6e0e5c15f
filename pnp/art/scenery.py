"""A place at an hour in some weather, from a seed: what lies behind the subject of a picture, and what before it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pnp.art import outlines
from pnp.art.manners import Inks
from pnp.art.painter import Painter, Scene
from pnp.art.places import PLACES, WITHOUT_GROUND
from pnp.art.skies import sky, weather
from pnp.frame import Group, Item, Path
from pnp.measures import Mm
from pnp.values import dataclass

# The line that the subject stands on, as a share of the height.
_STAND: Final = 0.88
# Where grass would be out of place.
_BARE: Final = (*WITHOUT_GROUND, "hall", "coast", "desert", "town")


@dataclass(frozen=True, slots=True)
class Scenery:
    """Items behind the subject and before it, and the box for it: left, top, side in mm."""

    behind: tuple[Item, ...]
    before: tuple[Item, ...]
    subject: tuple[Mm, Mm, Mm]


def scenery(scene: Scene, width: Mm, height: Mm, seed: str, inks: Inks) -> Scenery:
    """Draw a scene into a window whose top left corner is the origin. The same seed gives the same items."""
    painter = Painter(scene, width, height, Random(f"{seed}|{scene.place}"), inks)
    window = outlines.rectangle(0.0, 0.0, width, height)
    behind = *sky(painter), *PLACES[scene.place](painter), *_shadow(painter)
    before = *_grass(painter), *weather(painter)
    side = min(height * 0.74, width * 0.6)
    return Scenery(
        (Group(behind, clip=window),),
        (Group(before, clip=window),) if before else (),
        ((width - side) / 2, height * _STAND - side * 0.97, side),
    )


def _shadow(painter: Painter) -> Iterator[Item]:
    """The shadow of the subject."""
    if painter.scene.place in WITHOUT_GROUND:
        return
    x, y, across = painter.width / 2 + painter.height * 0.05, painter.height * (_STAND - 0.012), painter.height * 0.34
    yield from (
        painter.tone(
            outlines.disc(x, y, across, painter.height * 0.045), 0.5, bounds=(x - across, y - 3, x + across, y + 3)
        )
        if painter.scene.manner not in ("gouache", "wash")
        else [Path(outlines.disc(x, y, across, painter.height * 0.045), painter.inks.of("ink", 0.35))]
    )


def _grass(painter: Painter) -> Iterator[Item]:
    """Grass in the corners."""
    if painter.scene.place in _BARE:
        return
    width = 0.28 if painter.scene.manner in ("gouache", "woodcut") else 0.17
    top, bottom, tall = painter.height * 0.9, painter.height * 1.02, painter.height * 0.1
    for left, right in ((0.0, painter.width * 0.3), (painter.width * 0.7, painter.width)):
        yield painter.lines(outlines.tufts(painter.random, left, right, top, bottom, 7, tall), width, 0.8)
