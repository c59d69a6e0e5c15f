"""All that is drawn from numbers is as it was when it was looked at, in every process and with every seed of hashes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import cycle, product
from pathlib import Path
from zlib import crc32

from pnp.art.frames.kits import draw_part
from pnp.art.manners import MANNERS, Inks
from pnp.art.modelling import MODELLINGS
from pnp.art.names import FRAMES, PARTS, SURFACES
from pnp.art.ornaments import ORNAMENTS, ornament
from pnp.art.painter import HOURS, WEATHERS, Scene
from pnp.art.picture_symbols import cast_shadow, shaded
from pnp.art.places import PLACES
from pnp.art.scenery import scenery
from pnp.art.vignettes import VIGNETTES, vignette
from pnp.frame import Face, Ink, Item
from pnp.frame import Path as Drawn
from pnp.measures import Size
from tests.listing import same_as_kept, summed_up

INKS = Inks(ground="paper", ink="ink", accent="accent", sky="sky", land="land")
LINES = Inks(ground="paper", ink="ink", accent="accent")
Drawing = tuple[str, Iterable[Item]]


def test_each_is_drawn_as_it_was_when_it_was_looked_at() -> None:
    """Look at docs/themes.md and docs/maps.md if this fails, then let the test write it with ``PNP_GOLDEN=write``."""
    drawings = (*frames(), *ornaments(), *vignettes(), *scenes(), *symbols_in_pictures())
    same_as_kept((f"{name}: {summary(items)}" for name, items in drawings), Path(__file__).parent / "drawings.txt")


def summary(items: Iterable[Item]) -> str:
    """How many kinds of ink a drawing has, and a checksum of all its strokes."""
    kinds = list(summed_up(items))
    return f"{len(kinds)}, {crc32(chr(10).join(kinds).encode()):08x}"


def frames() -> Iterator[Drawing]:
    for number, (kit, part) in enumerate(product(FRAMES[1:], PARTS)):
        surface = SURFACES[1 + number % (len(SURFACES) - 1)]
        item = draw_part(part, kit, surface, 60.0, 90.0, "a", LINES)
        yield f"{kit} {part} {surface}", [item] if item else []


def ornaments() -> Iterator[Drawing]:
    for kind in ORNAMENTS:
        item = ornament(kind, 60.0, 90.0, "a", LINES)
        yield f"ornament {kind}", [item] if item else []


def vignettes() -> Iterator[Drawing]:
    for name, manner in zip(VIGNETTES, cycle(MANNERS), strict=False):
        yield f"vignette {name} {manner}", vignette(name, 20.0, manner, "a", INKS)


def scenes() -> Iterator[Drawing]:
    words = zip(product(PLACES, (INKS, LINES)), cycle(MANNERS), cycle(HOURS), cycle(WEATHERS), strict=False)
    for (place, inks), manner, hour, weather in words:
        drawn = scenery(Scene(place=place, hour=hour, weather=weather, manner=manner), 56.0, 30.0, "a", inks)
        yield f"{place} {manner} {hour} {weather}", (*drawn.behind, *drawn.before)


def symbols_in_pictures() -> Iterator[Drawing]:
    for manner in MANNERS:
        yield f"shadow {manner}", [cast_shadow(10.0, 20.0, 4.0, manner, LINES)]
    # A whole area is shaded; one that lets through what is below it, and one that is small, are not.
    square = (("M", 1.0, 1.0), ("L", 9.0, 1.0), ("L", 9.0, 9.0), ("L", 1.0, 9.0), ("Z",))
    small = (("M", 1.0, 1.0), ("L", 1.2, 1.0), ("L", 1.2, 1.2), ("Z",))
    parts = (
        Drawn(square, Ink("ink", "art")),
        Drawn(square, Ink("ink", "art", opacity=0.5)),
        Drawn(small, Ink("ink", "art")),
    )
    for name, modelling in MODELLINGS.items():
        symbol = shaded(Face(id="s", size=Size(10.0, 10.0), art=parts), Ink("paper", "art"), modelling)
        yield f"shaded {name}", symbol.art
