"""Ornaments that look the same after a half turn, for backs and title pages, drawn from geometry and a seed, in mm."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import ceil, cos, pi, sin, tau
from random import Random
from typing import Final

from pnp.art.manners import Inks
from pnp.art.outlines import Outline, Point, curve, disc, loop, polygon, polyline, rectangle, step
from pnp.art.room import Room
from pnp.frame import Group, Item, Path, Segment, Stroke
from pnp.measures import Mm


def guilloche(room: Room) -> Iterator[Item]:
    """Bands of waves that cross, around a rosette of fine loops, as on banknotes."""
    x, y = room.center
    radius = min(room.width, room.height) * 0.42
    band, length = max(room.height / 9, 1.0), max(room.width / room.random.choice((3, 4, 5)), 1.0)
    waves: list[Segment] = []
    for row in range(-5, 6):
        for phase in range(4):
            points = [
                (
                    x + length * number / 5,
                    y + band * (row + 0.62 * cos(tau * number / 5 + pi * phase / 2) * cos(tau * number / 15)),
                )
                for number in range(-18, 19)
            ]
            waves += curve([point for point in points if -length < point[0] < room.width + length])
    yield Path(tuple(waves), None, room.pen(0.16, 0.5))
    yield Path(disc(x, y, radius * 1.06), room.inks.paper())
    yield from _rosette(room, radius)


def _rosette(room: Room, radius: Mm) -> Iterator[Item]:
    """Rings of loops about the middle, the inner ones turned against the outer ones."""
    x, y = room.center
    petals = room.random.choice((10, 12, 14, 16, 18))
    for number, (middle, swing) in enumerate(((0.84, 0.15), (0.62, 0.13), (0.4, 0.11))):
        loops: list[Segment] = []
        for phase in range(4):
            points = []
            for index in range(petals * 4):
                angle = tau * index / (petals * 4)
                reach = radius * (middle + swing * cos(petals * angle + pi * phase / 2 + number))
                points.append((x + reach * cos(angle), y + reach * sin(angle)))
            loops += loop(points)
        yield Path(tuple(loops), None, room.pen(0.18))
    for share in (0.27, 1.03):
        yield Path(disc(x, y, radius * share), None, room.pen(0.3))


def lattice(room: Room) -> Iterator[Item]:
    """A trellis with a small diamond at each crossing."""
    size, xs, ys = room.grid(max(min(room.width, room.height) / room.random.choice((6, 7, 8)), 0.5))
    x, y = room.center
    far = room.width + room.height
    lines: list[Segment] = []
    for number in range(-len(xs) - len(ys), len(xs) + len(ys) + 1):
        at = x + (number + 0.5) * size
        for sign in (-1, 1):
            lines += polyline([(at - far, y - sign * far), (at + far, y + sign * far)])
    yield Path(tuple(lines), None, room.pen(size * 0.05, 0.7))
    gems: list[Segment] = []
    for gx in xs:
        for gy in ys:
            half = size * 0.16
            gems += polygon([(gx, gy - half), (gx + half, gy), (gx, gy + half), (gx - half, gy)])
    yield Path(tuple(gems), room.inks.of("accent", 0.8))


def knotwork(room: Room) -> Iterator[Item]:
    """Bands that run slantwise over and under each other."""
    size, xs, ys = room.grid(max(min(room.width, room.height) / room.random.choice((5, 6, 7)), 0.5))
    x, y = room.center
    far, band = room.width + room.height, size * 0.3
    count = len(xs) + len(ys)
    offsets = [(number + 0.5) * size for number in range(-count, count + 1)]
    falling = [polyline([(x + at - far, y - far), (x + at + far, y + far)]) for at in offsets]
    rising = [polyline([(x + at - far, y + far), (x + at + far, y - far)]) for at in offsets]
    below = tuple(part for line in (*falling, *rising) for part in line)
    yield from _band(room, below, band)
    # A falling and a rising line cross in half steps; at every second crossing the one that was drawn first is on top.
    reach, over = band * 0.82, list[Segment]()
    for column in range(-count, count + 1):
        for row in range(-count, count + 1):
            cx, cy = x + column * size / 2, y + row * size / 2
            if (column + row) % 2 and row % 2 and -size < cx < room.width + size and -size < cy < room.height + size:
                over += polyline([(cx - reach, cy - reach), (cx + reach, cy + reach)])
    yield from _band(room, tuple(over), band)


def _band(room: Room, lines: Outline, width: Mm) -> Iterator[Item]:
    """Lines as bands with dark edges and a thin line in the middle."""
    inks = room.inks
    for ink, wide in ((inks.of("ink"), width + 0.44), (inks.paper(), width), (inks.of("accent"), width * 0.18)):
        yield Path(lines, None, Stroke(ink, wide))


def rays(room: Room) -> Iterator[Item]:
    """Rays from the middle, with a ring of beads around it."""
    x, y = room.center
    count, far = room.random.choice((16, 20, 24)), room.width + room.height
    wedges: list[Segment] = []
    for number in range(count):
        angle, half = tau * number / count, pi / count / 2
        ends = [(x + far * cos(angle + turn), y + far * sin(angle + turn)) for turn in (-half, half)]
        wedges += polygon([(x, y), *ends])
    yield Path(tuple(wedges), room.inks.of("ink", 0.4))
    radius = min(room.width, room.height) * 0.29
    beads = [
        disc(x + radius * cos(tau * number / 48), y + radius * sin(tau * number / 48), radius * 0.035)
        for number in range(48)
    ]
    yield Path(disc(x, y, radius * 1.1), room.inks.paper(), room.pen(0.4))
    yield Path(tuple(part for bead in beads for part in bead), room.inks.of("accent"))
    yield Path(disc(x, y, radius * 0.9), None, room.pen(0.3))


def scales(room: Room) -> Iterator[Item]:
    """Fans of rings, which meet in the middle turned to either end."""
    size, xs, _ = room.grid(max(min(room.width, room.height) / room.random.choice((6, 7, 8)), 0.5))
    middle = room.height / 2
    rows = ceil(room.height / size) + 2
    for sign in (-1, 1):
        items: list[Item] = []
        # From the far end to the middle, each row over the one before.
        for row in range(rows, -1, -1):
            shift, y = (size / 2 if row % 2 else 0.0), middle + sign * (row + 0.5) * size / 2
            for x in (xs[0] - size + shift, *(x + shift for x in xs)):
                items.append(Path(disc(x, y, size / 2), room.inks.paper(), room.pen(0.24, 0.85)))
                items.append(Path(disc(x, y, size * 0.33) + disc(x, y, size * 0.16), None, room.pen(0.16, 0.6)))
        yield Group(tuple(items), clip=rectangle(0.0, 0.0 if sign < 0 else middle, room.width, middle))
    yield Path(polyline([(0.0, middle), (room.width, middle)]), None, room.pen(0.3))


def gingham(room: Room) -> Iterator[Item]:
    """Checked cloth: stripes across and down, darker where they cross."""
    size, xs, ys = room.grid(max(min(room.width, room.height) / room.random.choice((11, 13)), 0.5))
    down = [rectangle(x - size / 2, 0.0, size, room.height) for x in xs[(len(xs) // 2) % 2 :: 2]]
    across = [rectangle(0.0, y - size / 2, room.width, size) for y in ys[(len(ys) // 2) % 2 :: 2]]
    for stripes in (down, across):
        yield Path(tuple(part for stripe in stripes for part in stripe), room.inks.of("ink", 0.5))


def corners(room: Room) -> Iterator[Item]:
    """A double rule with a scroll in each corner."""
    width, height = room.width, room.height
    reach = min(width, height) * 0.16
    inset = reach * 0.22
    rules = (
        step("M", reach, 0.0), step("L", width - reach, 0.0),
        step("M", reach, height), step("L", width - reach, height),
        step("M", 0.0, reach), step("L", 0.0, height - reach),
        step("M", width, reach), step("L", width, height - reach),
    )  # fmt: skip
    yield Path(rules, None, room.pen(0.4))
    scrolls: list[Segment] = []
    beads: list[Segment] = []
    for right in (False, True):
        for low in (False, True):

            def at(x: Mm, y: Mm, right: bool = right, low: bool = low) -> Point:
                return width - x if right else x, height - y if low else y

            bend = reach * 0.9
            scrolls += [
                step("M", *at(reach, 0.0)),
                step("C", *at(bend, bend * 0.9), *at(bend * 0.9, bend), *at(0.0, reach)),
            ]
            for flip in (False, True):
                points = [(reach * 1.9, inset), (reach * 1.2, inset), (reach * 0.75, reach * 0.2)]
                points += [(reach * 0.34, reach * 0.1), (reach * 0.2, reach * 0.3), (reach * 0.36, reach * 0.36)]
                scrolls += curve([at(b, a) if flip else at(a, b) for a, b in points])
            beads += disc(*at(reach * 0.12, reach * 0.12), reach * 0.07)
    inner = rectangle(inset, inset, width - inset * 2, height - inset * 2)
    yield Path(tuple(scrolls), None, room.pen(0.4))
    yield Path(inner, None, room.pen(0.15, 0.0 if min(width, height) < inset * 4 else 0.55))
    yield Path(tuple(beads), room.inks.of("accent"))


ORNAMENTS: Final[Mapping[str, Callable[[Room], Iterator[Item]]]] = {
    "guilloche": guilloche,
    "lattice": lattice,
    "knotwork": knotwork,
    "rays": rays,
    "scales": scales,
    "gingham": gingham,
    "corners": corners,
}


# The backs of one kit, or of a few that are built together, have no more than these.
@lru_cache(32)
def ornament(kind: str, width: Mm, height: Mm, seed: str, inks: Inks) -> Item:
    """Draw one of ORNAMENTS into a rectangle at the origin. The same seed gives the same items."""
    room = Room(width, height, Random(f"{seed}|{kind}"), inks)
    margin = 0.4 if kind == "corners" else 0.0
    clip = rectangle(-margin, -margin, width + margin * 2, height + margin * 2)
    return Group(tuple(ORNAMENTS[kind](room)), clip=clip)
