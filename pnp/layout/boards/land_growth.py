"""A land of a track → what grows and lies in it between the road, its name and its landmarks, small and pale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from pnp.art import landmarks, outlines
from pnp.art.outlines import Outline
from pnp.frame import Ink, Item, Path, Stroke
from pnp.layout.boards.curves import Point, distance
from pnp.layout.geometry.box import Box
from pnp.measures import Mm

# How far apart things stand, how high they are, and how wide the pen is, in mm.
_APART: Final[Mm] = 6.2
_HIGH: Final[Mm] = 4.0
_PEN: Final[Mm] = 0.2
# How far they keep from names and landmarks.
_NEAR: Final[Mm] = 1.5
# How much of the ink is in their lines, and in what is filled.
_LINES, _FILLED = 0.5, 0.2

Draw = Callable[[Random, Mm, Mm, Mm], Outline]


def _tuft(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    blades = ((x + lean * high, foot - high * random.uniform(0.4, 0.6)) for lean in (-0.3, 0.0, 0.3))
    return outlines.joined(outlines.polyline([(x, foot), tip]) for tip in blades)


def _reeds(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    water = outlines.polyline([(x - high * 0.6, foot), (x + high * 0.6, foot)])
    stalks = ((x + aside * high, foot - high * random.uniform(0.5, 0.9)) for aside in (-0.3, 0.0, 0.25))
    return outlines.joined((water, *(outlines.polyline([(tip[0], foot), tip]) for tip in stalks)))


def _waves(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    crest = [(x + step * high * 0.3, foot - (high * 0.22 if step % 2 else 0.0)) for step in range(-2, 3)]
    return outlines.curve(crest)


def _peak(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    top = foot - high * random.uniform(0.9, 1.3)
    slope = outlines.polyline([(x - high * 0.7, foot), (x, top), (x + high * 0.7, foot)])
    shade = (
        outlines.polyline([(x + high * share, top + high * share * 1.3), (x + high * (share - 0.1), foot)])
        for share in (0.15, 0.32, 0.48)
    )
    return outlines.joined((slope, *shade))


def _grave(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    lean, top = random.uniform(-0.1, 0.1) * high, foot - high * 0.8
    arms = outlines.polyline([(x - high * 0.22, top + high * 0.22), (x + high * 0.22 + lean, top + high * 0.22)])
    return outlines.joined((outlines.polyline([(x, foot), (x + lean, top)]), arms))


def _furrows(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    lean = random.choice((-0.4, 0.4)) * high
    lines = ((x + step * high * 0.28, foot) for step in range(-2, 3))
    return outlines.joined(outlines.polyline([start, (start[0] + lean, foot - high * 0.5)]) for start in lines)


def _bare_tree(random: Random, x: Mm, foot: Mm, high: Mm) -> Outline:
    top = foot - high * 1.1
    boughs = ((-0.4, 0.45, 0.85), (0.45, 0.5, 0.95), (-0.2, 0.75, 1.15))
    twigs = (
        outlines.polyline([(x, foot - high * start), (x + aside * high, foot - high * end)])
        for aside, start, end in boughs
    )
    return outlines.joined((outlines.polyline([(x, foot), (x + random.uniform(-0.1, 0.1), top)]), *twigs))


# What lies in a land, by its landmark; tufts of grass in all others.
_GROWTH: Final[Mapping[str, Draw]] = {
    **dict.fromkeys(("forest", "pines"), landmarks.conifer),
    **dict.fromkeys(("mountains", "peak", "hills", "cave"), _peak),
    **dict.fromkeys(("village", "windmill", "field", "gate", "pavilion"), _furrows),
    **dict.fromkeys(("cliffs", "ship", "lighthouse"), _waves),
    "marsh": _reeds,
    "graveyard": _grave,
    "dead-wood": _bare_tree,
}
_SOLID: Final = (landmarks.conifer,)


def growth(
    landmark: str, free: Iterable[Point], taken: Sequence[Box], scale: float, seed: str, ink: Ink
) -> Iterator[Item]:
    """The things at free points of a land, as one path, kept from what is taken. scale: of the drawing."""
    random, draw = Random(f"growth|{seed}"), _GROWTH.get(landmark, _tuft)
    near, high = _NEAR * scale, _HIGH * scale
    feet: list[Point] = []
    for x, y in free:
        foot = x + random.uniform(-1, 1) * scale, y + random.uniform(-1, 1) * scale
        is_taken = any(
            box.x - near <= foot[0] <= box.right + near and box.y - near <= foot[1] <= box.bottom + near + high
            for box in taken
        )
        if not is_taken and all(distance(foot, other) >= _APART * scale for other in feet):
            feet.append(foot)
    drawn = [draw(random, x, y, high * random.uniform(0.8, 1.2)) for x, y in sorted(feet, key=lambda foot: foot[1])]
    if drawn:
        pen = Stroke(_paler(ink, _LINES), _PEN * scale, cap="round", join="round")
        yield Path(outlines.joined(drawn), _paler(ink, _FILLED) if draw in _SOLID else None, pen)


def _paler(ink: Ink, share: float) -> Ink:
    return Ink(ink.token, ink.role, round(ink.opacity * share, 3))
