"""Borders around a rectangle: rules, what repeats along them, and their corners."""

from collections.abc import Iterator
from dataclasses import replace

from pnp.art.frames.edges import repeats
from pnp.art.outlines import Outline, curve, disc, joined, mapped, petal, polygon, polyline, rectangle, star, step
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm
from pnp.values import dataclass


def inset(room: Room, distance: Mm) -> Outline:
    """A rectangle at a distance from the edge."""
    return rectangle(distance, distance, room.width - 2 * distance, room.height - 2 * distance)


def in_corners(room: Room, outline: Outline) -> Outline:
    """What stands in the upper left corner, in all four, mirrored."""
    wide, high = room.width, room.height
    return joined(
        [
            outline,
            mapped(outline, lambda x, y: (wide - x, y)),
            mapped(outline, lambda x, y: (x, high - y)),
            mapped(outline, lambda x, y: (wide - x, high - y)),
        ]
    )


def unit(room: Room) -> Mm:
    """The measure of a border: a share of the shorter side, within bounds."""
    return min(max(min(room.width, room.height) * 0.05, 0.9), 3.2)


def cut_corners(room: Room, distance: Mm, cut: Mm, bend: float = 0.0) -> Outline:
    """A rectangle whose corners are cut off: straight with ``bend`` 0, hollow above it, round below."""
    left, top, right, bottom = distance, distance, room.width - distance, room.height - distance
    steps = [step("M", left + cut, top)]
    for (ax, ay), (bx, by), (cx, cy) in (
        ((right - cut, top), (right, top + cut), (right, top)),
        ((right, bottom - cut), (right - cut, bottom), (right, bottom)),
        ((left + cut, bottom), (left, bottom - cut), (left, bottom)),
        ((left, top + cut), (left + cut, top), (left, top)),
    ):
        steps.append(step("L", ax, ay))
        mx, my = (ax + bx) / 2, (ay + by) / 2
        # A hollow corner bends away from the corner of the rectangle, a round one towards it.
        px, py = mx + (mx - cx) * bend, my + (my - cy) * bend
        steps.append(
            step("C", ax + (px - ax) * 0.7, ay + (py - ay) * 0.7, bx + (px - bx) * 0.7, by + (py - by) * 0.7, bx, by)
        )
    return (*steps, ("Z",))


@dataclass(frozen=True, slots=True)
class Opening:
    """What a border leaves free, in units: how far its edge is inside, and its corners, as for ``cut_corners``."""

    distance: float = 1.0
    cut: float = 0.0
    bend: float = 0.0


def mat(room: Room, opening: Opening) -> Iterator[Item]:
    """What lies outside of a border, in one colour, so that no picture sticks out there, and its line."""
    u = unit(room)
    free = inset(room, u * opening.distance)
    if opening.cut:
        free = cut_corners(room, u * opening.distance, u * opening.cut, opening.bend)
    yield Path((*inset(room, 0.0), *free), room.inks.paper(), even_odd=True)
    yield room.lines(free, u * 0.1)


def rule(room: Room) -> Iterator[Item]:
    """A plain rule."""
    yield room.lines(inset(room, 0.15), 0.3)


def construction(room: Room) -> Iterator[Item]:
    """Ruled lines that run past their corners, with the marks of compasses where they cross, and a chalk line."""
    u = unit(room)
    lines = []
    for distance in (u, u * 1.7):
        for y in (distance, room.height - distance):
            lines.append(polyline([(0.0, y), (room.width, y)]))
        for x in (distance, room.width - distance):
            lines.append(polyline([(x, 0.0), (x, room.height)]))
    yield room.lines(joined(lines[:4]), u * 0.09)
    yield room.lines(joined(lines[4:]), u * 0.05, 0.75, "accent")
    arcs = disc(u, u, u * 0.45) + curve([(u * 3.4, u), (u * 2.9, u * 2.9), (u, u * 3.4)])
    yield room.lines(in_corners(room, arcs), u * 0.06, 0.8)
    yield room.flat(in_corners(room, disc(u, u, u * 0.13)), tint="accent")


def regimental(room: Room) -> Iterator[Item]:
    """A thick and a thin rule with hollow corners, and a star in each."""
    u = unit(room)
    yield room.lines(cut_corners(room, u * 0.4, u * 2.2, 1.0), u * 0.34)
    yield room.lines(cut_corners(room, u * 1.0, u * 2.2, 1.0), u * 0.1)
    yield room.flat(in_corners(room, star(u * 0.95, u * 0.95, u * 0.75, u * 0.3, 5)), tint="accent")


def stencilled(room: Room) -> Iterator[Item]:
    """A thick rule with the bridges of a stencil, cut corners, and a rivet in each."""
    u = unit(room)
    wide, high, cut, gap = room.width, room.height, u * 1.8, u * 0.5
    bars = []
    for y in (u * 0.5, high - u * 0.5):
        bars += [
            polyline([(cut + gap, y), (wide / 2 - gap, y)]),
            polyline([(wide / 2 + gap, y), (wide - cut - gap, y)]),
        ]
    for x in (u * 0.5, wide - u * 0.5):
        bars += [
            polyline([(x, cut + gap), (x, high / 2 - gap)]),
            polyline([(x, high / 2 + gap), (x, high - cut - gap)]),
        ]
    yield Path(joined(bars), None, replace(room.pen(u * 0.55), cap="butt"))
    corner = polygon([(u * 0.22, cut), (cut, u * 0.22), (cut + u * 0.3, u * 0.22), (cut + u * 0.3, u * 0.78),
                      (cut + u * 0.02, u * 0.78), (u * 0.78, cut + u * 0.02), (u * 0.78, cut + u * 0.3),
                      (u * 0.22, cut + u * 0.3)])  # fmt: skip
    yield room.flat(in_corners(room, corner))
    yield room.flat(in_corners(room, disc(u * 1.75, u * 1.75, u * 0.28)), tint="accent")


def tracery(room: Room) -> Iterator[Item]:
    """A rule between two thin ones, with thorns in its corners and a pointed leaf in the middle of each side."""
    u = unit(room)
    yield room.lines(inset(room, u * 0.5), u * 0.28)
    yield room.lines(inset(room, u * 1.05), u * 0.08)
    thorns = joined(
        [petal(u * 0.5, u * 0.5, u * length, u * 0.42, angle) for length, angle in ((3.4, 45), (2.9, 18), (2.9, 72))]
    )
    yield room.flat(in_corners(room, thorns))
    yield room.flat(in_corners(room, disc(u * 0.5, u * 0.5, u * 0.62)))
    yield room.flat(in_corners(room, disc(u * 0.5, u * 0.5, u * 0.28)), tint="accent")
    middles = [(room.width / 2, u * 0.5, 90), (room.width / 2, room.height - u * 0.5, -90),
               (u * 0.5, room.height / 2, 0), (room.width - u * 0.5, room.height / 2, 180)]  # fmt: skip
    leaves = [petal(x, y, u * 1.7, u * 0.5, angle + turn) for x, y, angle in middles for turn in (-38, 0, 38)]
    yield room.flat(joined(leaves))


def kitchen(room: Room) -> Iterator[Item]:
    """Round corners with a loop in each, and a row of beads between two rules."""
    u = unit(room)
    yield room.lines(cut_corners(room, u * 0.4, u * 2, -1.0), u * 0.22)
    yield room.lines(cut_corners(room, u * 1.5, u * 1.4, -1.0), u * 0.1)
    beads = []
    across, dx = repeats(room.width - u * 6, u * 1.1)
    down, dy = repeats(room.height - u * 6, u * 1.1)
    for y in (u * 0.95, room.height - u * 0.95):
        beads += [disc(u * 3 + (n + 0.5) * dx, y, u * 0.24) for n in range(across)]
    for x in (u * 0.95, room.width - u * 0.95):
        beads += [disc(x, u * 3 + (n + 0.5) * dy, u * 0.24) for n in range(down)]
    yield room.flat(joined(beads), tint="accent")
    leaf = petal(u * 0.9, u * 0.9, u * 2.6, u * 0.75, 45)
    yield room.flat(in_corners(room, leaf), tint="accent")


def blocks(room: Room) -> Iterator[Item]:
    """Bars in turn with narrow ones, as around the paintings in a tomb."""
    u = unit(room)
    wide, narrow, accents = u * 0.85, list[Outline](), list[Outline]()
    for length, horizontal in ((room.width, True), (room.height, False)):
        count, pitch = repeats(length - u * 2.4, u * 2.6)
        for number in range(count):
            start = u * 1.2 + number * pitch
            bars = [(start + pitch * 0.18, pitch * 0.64, narrow), (start - pitch * 0.08, pitch * 0.16, accents)]
            for far in (u * 0.3, (room.height if horizontal else room.width) - u * 0.3 - wide):
                for at, long, into in bars if number else bars[:1]:
                    into.append(rectangle(at, far, long, wide) if horizontal else rectangle(far, at, wide, long))
    yield room.flat(joined(narrow))
    yield room.flat(joined(accents), tint="accent")
    yield room.lines(inset(room, u * 0.1) + inset(room, u * 1.35), u * 0.09)
    yield room.flat(in_corners(room, rectangle(u * 0.3, u * 0.3, u * 0.85, u * 0.85)))
    yield room.flat(in_corners(room, disc(u * 0.72, u * 0.72, u * 0.3)), tint="accent")


def motley(room: Room) -> Iterator[Item]:
    """A chain of lozenges in two colours between thin rules."""
    u = unit(room)
    first, second = list[Outline](), list[Outline]()
    for length, horizontal in ((room.width, True), (room.height, False)):
        count, pitch = repeats(length - u * 3, u * 1.5)
        for number in range(count):
            at = u * 1.5 + (number + 0.5) * pitch
            for far in (u * 0.8, (room.height if horizontal else room.width) - u * 0.8):
                x, y = (at, far) if horizontal else (far, at)
                half_x, half_y = (pitch / 2, u * 0.5) if horizontal else (u * 0.5, pitch / 2)
                shape = polygon([(x - half_x, y), (x, y - half_y), (x + half_x, y), (x, y + half_y)])
                (first if number % 2 == 0 else second).append(shape)
    yield room.flat(joined(first))
    yield room.flat(joined(second), tint="accent")
    yield room.lines(inset(room, u * 0.15) + inset(room, u * 1.45), u * 0.1)
    corner = joined(
        [
            disc(u * 0.8 + dx * u * 0.42, u * 0.8 + dy * u * 0.42, u * 0.4)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
    )
    yield room.flat(in_corners(room, corner))
    yield room.flat(in_corners(room, disc(u * 0.8, u * 0.8, u * 0.26)), tint="accent")


def chequy(room: Room) -> Iterator[Item]:
    """Two rows of squares in turn between rules, and a lozenge in each corner."""
    u = unit(room)
    size, dark = u * 0.42, list[Outline]()
    for length, horizontal in ((room.width, True), (room.height, False)):
        other = room.height if horizontal else room.width
        count, pitch = repeats(length - u * 4.4, size * 1.1)
        for number in range(count):
            at, row = u * 2.2 + number * pitch, u * 0.35 + (number % 2) * size
            for far in (row, other - row - size):
                dark.append(rectangle(at, far, pitch, size) if horizontal else rectangle(far, at, size, pitch))
    yield room.flat(joined(dark))
    yield room.lines(inset(room, u * 0.2) + inset(room, u * 1.35), u * 0.12)
    yield room.flat(in_corners(room, rectangle(u * 0.2, u * 0.2, u * 1.7, u * 1.7)))
    gem = polygon([(u * 1.05, u * 0.35), (u * 1.75, u * 1.05), (u * 1.05, u * 1.75), (u * 0.35, u * 1.05)])
    yield room.flat(in_corners(room, gem), tint="accent")


def jersey(room: Room) -> Iterator[Item]:
    """A thick and a thin line with round corners."""
    u = unit(room)
    yield room.lines(cut_corners(room, u * 0.5, u * 1.8, -1.0), u * 0.5)
    yield room.lines(cut_corners(room, u * 1.2, u * 1.3, -1.0), u * 0.18, tint="accent")
    stars = [star(room.width / 2, y, u * 0.85, u * 0.34, 5) for y in (u * 0.85, room.height - u * 0.85)]
    yield room.flat(joined(stars))
    yield room.lines(joined(stars), u * 0.16, tint="accent")


def map_sheet(room: Room) -> Iterator[Item]:
    """The thin edge of a map sheet with the ends of its grid, and a cross at each corner."""
    u = unit(room)
    yield room.lines(inset(room, u * 0.9), u * 0.14)
    ticks = []
    for length, horizontal in ((room.width, True), (room.height, False)):
        count, pitch = repeats(length - u * 1.8, u * 3.2)
        for number in range(1, count):
            at = u * 0.9 + number * pitch
            other = room.height if horizontal else room.width
            for a, b in ((u * 0.2, u * 0.9), (other - u * 0.9, other - u * 0.2)):
                ticks.append(polyline([(at, a), (at, b)] if horizontal else [(a, at), (b, at)]))
    yield room.lines(joined(ticks), u * 0.1)
    cross = polyline([(0.0, u * 0.9), (u * 2.2, u * 0.9)]) + polyline([(u * 0.9, 0.0), (u * 0.9, u * 2.2)])
    yield room.lines(in_corners(room, cross), u * 0.3, tint="accent")


def neatline(room: Room) -> Iterator[Item]:
    """The scale of degrees around an old map, between rules, with a flower in each corner."""
    u = unit(room)
    wide, dark = u * 0.5, []
    for length, horizontal in ((room.width, True), (room.height, False)):
        count, pitch = repeats(length - u * 2.6, u * 3)
        for number in range(0, count, 2):
            start = u * 1.3 + number * pitch
            for far in (u * 0.55, (room.height if horizontal else room.width) - u * 0.55 - wide):
                dark.append(rectangle(start, far, pitch, wide) if horizontal else rectangle(far, start, wide, pitch))
    yield room.flat(joined(dark))
    yield room.lines(inset(room, u * 0.12), u * 0.2)
    yield room.lines(inset(room, u * 0.55) + inset(room, u * 1.05), u * 0.08)
    yield room.flat(in_corners(room, rectangle(u * 0.3, u * 0.3, u * 1.2, u * 1.2)))
    yield room.flat(in_corners(room, star(u * 0.9, u * 0.9, u * 0.58, u * 0.2, 8)), tint="accent")


def carved(room: Room) -> Iterator[Item]:
    """An uneven line, cut by hand, with a spiral in each corner and holes along the sides."""
    u = unit(room)

    def wobble() -> float:
        return room.random.uniform(-0.13, 0.13) * u

    lines = []
    for x in (u * 0.6, room.width - u * 0.6):
        lines.append(curve([(x + wobble(), u * 2.4 + (room.height - u * 4.8) * n / 8) for n in range(9)]))
    for y in (u * 0.6, room.height - u * 0.6):
        lines.append(curve([(u * 2.4 + (room.width - u * 4.8) * n / 8, y + wobble()) for n in range(9)]))
    yield room.lines(joined(lines), u * 0.34)
    spiral = [(u * 2.4, u * 0.6), (u * 1.2, u * 0.62), (u * 0.55, u * 1.25), (u * 0.95, u * 2.0), (u * 1.65, u * 1.85),
              (u * 1.75, u * 1.35), (u * 1.35, u * 1.2), (u * 1.15, u * 1.5)]  # fmt: skip
    yield room.lines(in_corners(room, curve(spiral)), u * 0.3)
    yield room.lines(in_corners(room, curve([(u * 0.6, u * 2.4), (u * 0.42, u * 1.9), (u * 0.5, u * 1.4)])), u * 0.3)
    holes = []
    for number in range(-4, 5):
        step_ = min(room.width, room.height) * 0.07
        for y in (u * 1.35, room.height - u * 1.35):
            holes.append(disc(room.width / 2 + number * step_, y, u * (0.24 if number % 2 else 0.15)))
    yield room.flat(joined(holes), tint="accent")


def console(room: Room) -> Iterator[Item]:
    """A line with cut corners, thick at the corners alone, and a bar in the middle of each side."""
    u = unit(room)
    yield room.lines(cut_corners(room, u * 0.7, u * 2), u * 0.14)
    brackets = polyline([(u * 0.5, u * 4.6), (u * 0.5, u * 2.5), (u * 2.5, u * 0.5), (u * 4.6, u * 0.5)])
    yield room.lines(in_corners(room, brackets), u * 0.45, tint="accent")
    wide, high = room.width, room.height
    bars = []
    for y, deep in ((u * 0.45, u * 0.7), (high - u * 0.45, -u * 0.7)):
        corners = ((-2, 0), (2, 0), (1.4, 1), (-1.4, 1))
        bars.append(polygon([(wide / 2 + across * u, y + down * deep) for across, down in corners]))
    yield room.flat(joined(bars))
