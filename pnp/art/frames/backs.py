"""Backs of cards by period; each looks the same after a half turn."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, pi, sin, tau

from pnp.art.outlines import (
    Outline,
    Point,
    around,
    curve,
    disc,
    extent,
    joined,
    mapped,
    petal,
    polygon,
    polyline,
    rectangle,
    star,
    step,
)
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm

# The radius of what is in the middle, as a share of the shorter side: titles have room above and below.
_MIDDLE = 0.33


def both_ways(room: Room, outline: Outline) -> Outline:
    """An outline and itself after a half turn."""
    return outline + mapped(outline, lambda x, y: (room.width - x, room.height - y))


def _middle(room: Room, outermost: float) -> tuple[Mm, Mm, Mm]:
    """The middle of a back and the radius there whose multiple ``outermost`` still fits."""
    return *room.center, min(room.width, room.height) * _MIDDLE / outermost


def _spokes(x: Mm, y: Mm, inner: Mm, outer: Mm, count: int) -> Outline:
    """Lines away from the middle."""
    ends = zip(around(x, y, inner, count), around(x, y, outer, count), strict=True)
    return joined(polyline(pair) for pair in ends)


def _wedges(x: Mm, y: Mm, inner: Mm, outer: Mm, count: int, share: float = 0.5, shift: float = 0.0) -> list[Outline]:
    """Wedges away from the middle. share: how much of the circle they cover."""
    half = share / 2
    return [
        polygon([tip, *sides])
        for tip, *sides in zip(
            around(x, y, inner, count, shift),
            around(x, y, outer, count, shift - half),
            around(x, y, outer, count, shift + half),
            strict=True,
        )
    ]


def notebook(room: Room) -> Iterator[Item]:
    """Circles within circles, as a study of proportion, over ruled lines."""
    x, y, r = _middle(room, 1.1)
    far = room.width + room.height
    pitch = r * 0.16
    ruled = joined(polyline([(0.0, y + n * pitch), (room.width, y + n * pitch)]) for n in range(-40, 41))
    yield room.lines(ruled, 0.09, 0.3)
    yield room.lines(_spokes(x, y, 0.0, far, 12), 0.1, 0.45, "accent")
    yield Path(disc(x, y, r * 1.1), room.inks.paper())
    yield room.lines(joined(disc(a, b, r / 2) for a, b in around(x, y, r / 2, 12)), 0.16, 0.85)
    yield room.lines(disc(x, y, r) + disc(x, y, r * 1.06), 0.3)
    yield room.lines(_spokes(x, y, r, r * 1.06, 72), 0.12)
    square = r / 2**0.5
    yield room.lines(rectangle(x - square, y - square, square * 2, square * 2), 0.2, 0.9, "accent")
    yield room.lines(_spokes(x, y, 0.0, r * 1.06, 12), 0.12, 0.8, "accent")
    spots = [(side, row) for side in (-1.1, 0.66) for row in range(5)]
    lines = (written(room, x + r * side, y - r * (0.78 + 0.085 * row), r * 0.44) for side, row in spots)
    yield room.lines(both_ways(room, joined(lines)), 0.14, 0.8)


def written(room: Room, x: Mm, y: Mm, length: Mm) -> Outline:
    """A line of writing that leans to the left, as left-handers write in mirrors: to be looked at, not to be read."""
    high, points, words = length * 0.05, list[Point](), list[Outline]()
    at, end = x, x + length
    while at < end:
        # A letter goes up, bends back, and comes down again; some reach higher or lower.
        tall = high * room.random.choice((1.0, 1.0, 1.0, 2.1, -1.2))
        points += [(at, y), (at - high * 0.35, y - tall), (at + high * 0.3, y - tall * 0.55)]
        at += high * room.random.uniform(0.75, 1.3)
        if len(points) > 15 and room.random.random() < 0.3:
            words.append(curve(points))
            points, at = [], at + high * 1.3
    return joined([*words, curve(points)]) if points else joined(words)


def laurels(room: Room) -> Iterator[Item]:
    """Stars in rows, and a wreath of laurel around a large star."""
    x, y, r = _middle(room, 1.28)
    size, xs, ys = room.grid(max(min(room.width, room.height) / 9, 1.0))
    spots = [(a + (size / 2 if row % 2 else 0.0), b) for row, b in enumerate(ys, -(len(ys) // 2)) for a in xs]
    half = joined(star(a, b, size * 0.2, size * 0.08, 6) for a, b in spots if (round(b - y, 3), a) <= (0.0, x))
    yield room.flat(both_ways(room, half), 0.55)
    yield Path(disc(x, y, r * 1.28), room.inks.paper())
    leaves = [
        petal(a, b, r * 0.3, r * 0.11, 360 * (number + 0.5) / 28 + 90 + side)
        for number, (a, b) in enumerate(around(x, y, r, 28, 0.5))
        for side in (-26, 26)
    ]
    yield room.flat(joined(leaves))
    yield room.lines(disc(x, y, r), r * 0.03)
    yield room.lines(disc(x, y, r * 0.78) + disc(x, y, r * 1.26), r * 0.035, tint="accent")
    yield room.flat(star(x, y, r * 0.7, r * 0.27, 8), tint="accent")
    yield room.flat(star(x, y, r * 0.42, r * 0.22, 8, 22.5))


def stencils(room: Room) -> Iterator[Item]:
    """Chevrons in rows, painted with a stencil, and a star with bridges in the middle."""
    x, y, r = _middle(room, 1.22)
    size = max(min(room.width, room.height) / 9, 1.0)
    chevrons = []
    for row in range(-16, 0):
        top = y + row * size * 0.72
        for sign in (-1, 1):
            corners = [(size * 0.2, 0.0), (room.width, size - room.width)]
            corners += [(a, b + size * 0.36) for a, b in reversed(corners)]
            chevrons.append(polygon([(x + sign * a, top + b * 0.5) for a, b in corners]))
    yield room.flat(both_ways(room, joined(chevrons)), 0.32)
    yield Path(disc(x, y, r * 1.22), room.inks.paper())
    dots = around(x, y, r * 1.08, 48, 1.0)
    yield room.lines(joined(curve(dots[n : n + 11]) for n in (0, 12, 24, 36)), r * 0.12)
    pieces = [
        polygon([(x + r * reach * cos(tau * n / 6 + turn), y + r * reach * sin(tau * n / 6 + turn))
                 for reach, turn in ((0.1, 0.0), (0.42, 0.09 - pi / 6), (0.92, 0.0), (0.42, pi / 6 - 0.09))])
        for n in range(6)
    ]  # fmt: skip
    yield room.flat(joined(pieces), tint="accent")


def _lancet(left: Mm, right: Mm, spring: Mm, foot: Mm) -> Outline:
    """A window with a pointed arch. spring, foot: where its arch and its sides begin."""
    middle, rise = (left + right) / 2, (right - left) * 1.2
    return (
        step("M", left, foot),
        step("L", left, spring),
        step("C", left, spring - rise * 0.55, middle - rise * 0.12, spring - rise * 0.75, middle, spring - rise),
        step("C", middle + rise * 0.12, spring - rise * 0.75, right, spring - rise * 0.55, right, spring),
        step("L", right, foot),
    )


def rose_window(room: Room) -> Iterator[Item]:
    """A rose window between lancets."""
    x, y, r = _middle(room, 1.08)
    pitch = room.width / 5
    for shrink, width, opacity in ((0.1, 0.3, 0.65), (0.2, 0.14, 0.5)):
        lancets = [_lancet((n + shrink) * pitch, (n + 1 - shrink) * pitch, room.height * 0.18, y) for n in range(5)]
        yield room.lines(both_ways(room, joined(lancets)), width, opacity)
    yield Path(disc(x, y, r * 1.08), room.inks.paper())
    yield room.lines(disc(x, y, r) + disc(x, y, r * 1.06), 0.35)
    for ring, lobe in ((0.77, 0.19), (0.46, 0.105)):
        spots = around(x, y, r * ring, 12)
        yield room.lines(joined(disc(a, b, r * lobe) for a, b in spots), r * 0.03)
        yield room.flat(joined(disc(a, b, r * lobe * 0.4) for a, b in spots), tint="accent")
    yield room.flat(joined(petal(x, y, r * 0.62, r * 0.12, 30 * n + 15) for n in range(12)), 0.9)
    yield Path(disc(x, y, r * 0.26), room.inks.paper(), room.pen(r * 0.04))
    yield room.flat(star(x, y, r * 0.22, r * 0.09, 8), tint="accent")


def tablecloth(room: Room) -> Iterator[Item]:
    """Checked cloth with a pizza in the middle, cut into eight."""
    x, y, r = _middle(room, 1.2)
    size, xs, ys = room.grid(max(min(room.width, room.height) / 11, 0.5))
    yield room.flat(joined(rectangle(a - size / 2, 0.0, size, room.height) for a in xs[(len(xs) // 2) % 2 :: 2]), 0.42)
    yield room.flat(joined(rectangle(0.0, b - size / 2, room.width, size) for b in ys[(len(ys) // 2) % 2 :: 2]), 0.42)
    yield Path(disc(x, y, r * 1.2), room.inks.paper(), room.pen(0.5))
    yield room.lines(disc(x, y, r * 1.12), 0.15)
    yield room.flat(disc(x, y, r), tint="accent")
    yield room.flat(disc(x, y, r * 0.84))
    yield room.flat(joined(disc(a, b, r * 0.12) for a, b in around(x, y, r * 0.6, 8, 0.5)), tint="accent")
    leaves = (petal(a, b, r * 0.34, r * 0.12, 90 * n) for n, (a, b) in enumerate(around(x, y, r * 0.2, 4)))
    yield room.flat(joined(leaves), tint="accent")
    yield room.lines(_spokes(x, y, 0.0, r, 8), r * 0.035, 0.9, "accent")


def tomb(room: Room) -> Iterator[Item]:
    """Rows of lotus buds at both ends, and a sun whose rays end in hands."""
    x, y, r = _middle(room, 1.1)
    pitch = room.width / 8
    for row in range(9):
        foot = room.height * 0.03 + (row + 1) * pitch * 0.92
        if foot > y - pitch * 0.4:
            break
        at = [(n + (1.0 if row % 2 else 0.5)) * pitch for n in range(-1, 9)]
        buds = joined(petal(a, foot, pitch * 0.72, pitch * 0.26, turn - 90) for a in at for turn in (-34, 34))
        yield room.flat(both_ways(room, buds), 0.6)
        yield room.flat(
            both_ways(room, joined(petal(a, foot, pitch * 0.8, pitch * 0.24, -90) for a in at)), 0.85, "accent"
        )
    yield Path(disc(x, y, r * 1.1), room.inks.paper())
    yield room.flat(joined(_wedges(x, y, 0.0, r * 0.94, 24, 0.42)))
    yield Path(disc(x, y, r * 0.52), room.inks.paper())
    yield room.flat(joined(disc(a, b, r * 0.05) for a, b in around(x, y, r, 24)), tint="accent")
    yield room.flat(disc(x, y, r * 0.44))
    yield room.lines(disc(x, y, r * 0.36) + disc(x, y, r * 0.47), r * 0.035, tint="accent")


def _lozenges(room: Room, wide: Mm, high: Mm) -> tuple[list[Outline], list[Outline]]:
    """Lozenges that touch at their corners, in turn for two colours."""
    x, y = room.center
    found: tuple[list[Outline], list[Outline]] = ([], [])
    columns, rows = int(room.width / wide / 2) + 2, int(room.height / high / 2) + 2
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            a, b = x + column * wide, y + row * high
            shape = polygon([(a, b - high / 2), (a + wide / 2, b), (a, b + high / 2), (a - wide / 2, b)])
            found[column % 2].append(shape)
    return found


def harlequins(room: Room) -> Iterator[Item]:
    """Lozenges in two colours with a bell where they meet, and a wheel in the middle."""
    x, y, r = _middle(room, 1.25)
    wide = max(min(room.width, room.height) / 7, max(room.width, room.height) / 30, 1.0)
    first, second = _lozenges(room, wide, wide * 1.5)
    yield room.flat(joined(first), 0.6)
    yield room.flat(joined(second), 0.5, "accent")
    tops = [extent(shape) for shape in (*first, *second)]
    yield room.flat(joined(disc((left + right) / 2, top, wide * 0.09) for left, top, right, _ in tops))
    yield Path(star(x, y, r * 1.25, r * 1.1, 16), room.inks.paper(), room.pen(0.4))
    yield room.flat(joined(_wedges(x, y, 0.0, r, 8)))
    yield room.flat(joined(_wedges(x, y, 0.0, r, 8, 0.5, 0.5)), tint="accent")
    yield Path(disc(x, y, r * 0.42), room.inks.paper(), room.pen(0.4))
    yield room.flat(star(x, y, r * 0.34, r * 0.15, 6))


def argyle(room: Room) -> Iterator[Item]:
    """Argyle with stitches across, and three hoops in the middle."""
    x, y, r = _middle(room, 1.15)
    wide = max(min(room.width, room.height) / 5, max(room.width, room.height) / 30, 1.0)
    high, far = wide * 1.35, room.width + room.height
    yield room.flat(joined(shape for shapes in _lozenges(room, wide, high) for shape in shapes), 0.34)
    # Each from the middle line, so that the dashes are the same either way up.
    stitches = [
        polyline([(x + n * wide, y), (x + n * wide + across * far, y + down * far * 1.35)])
        for n in range(-24, 25)
        for across in (-1, 1)
        for down in (-1, 1)
    ]
    yield Path(joined(stitches), None, replace(room.pen(0.32, 0.8, "accent"), dash=(1.0, 0.9), cap="butt"))
    yield Path(disc(x, y, r * 1.15), room.inks.paper())
    yield room.lines(disc(x, y, r * 1.06), r * 0.14)
    yield room.lines(disc(x, y, r * 0.9), r * 0.04, tint="accent")
    yield room.lines(disc(x - r * 0.36, y, r * 0.24, r * 0.34) + disc(x + r * 0.36, y, r * 0.24, r * 0.34), r * 0.09)
    yield room.lines(disc(x, y, r * 0.28, r * 0.44), r * 0.1, tint="accent")


def chequers(room: Room) -> Iterator[Item]:
    """A chequered field, and a quartered lozenge in a ring."""
    x, y, r = _middle(room, 1.2)
    size, xs, ys = room.grid(max(min(room.width, room.height) / 9, 1.0))
    dark = [
        rectangle(a - size / 2, b - size / 2, size, size)
        for column, a in enumerate(xs)
        for row, b in enumerate(ys)
        if (column + row + len(xs) // 2 + len(ys) // 2) % 2
    ]
    yield room.flat(joined(dark), 0.3)
    yield Path(disc(x, y, r * 1.2), room.inks.paper())
    yield room.lines(disc(x, y, r * 1.1), r * 0.12)
    yield room.lines(disc(x, y, r * 0.94), r * 0.035, tint="accent")
    # A lozenge, quartered.
    quarter = [(x, y), (x, y - r * 0.84), (x + r * 0.62, y)]
    yield room.flat(both_ways(room, polygon(quarter)))
    other = [(x, y), (x + r * 0.62, y), (x, y + r * 0.84)]
    yield room.flat(both_ways(room, polygon(other)), tint="accent")
    yield room.lines(polygon([(x, y - r * 0.84), (x + r * 0.62, y), (x, y + r * 0.84), (x - r * 0.62, y)]), r * 0.05)


def grid_map(room: Room) -> Iterator[Item]:
    """Contours and a grid, with two crossed pencils in a ring."""
    x, y, r = _middle(room, 1.25)
    hills: list[Outline] = []
    for across, down, size in ((0.2, 0.12, 0.5), (0.85, 0.3, 0.42), (0.1, 0.42, 0.34)):
        for ring in range(1, 8):
            reach = min(room.width, room.height) * size * ring / 7
            points = []
            for turn in (tau * number / 14 for number in range(15)):
                swell = reach * (1 + 0.16 * cos(3 * turn + across * 9) + 0.1 * sin(2 * turn + down * 7))
                points.append((across * room.width + swell * cos(turn), down * room.height + swell * 0.8 * sin(turn)))
            hills.append(curve(points))
    yield room.lines(both_ways(room, joined(hills)), 0.14, 0.5)
    pitch = room.width / 6
    grid = [polyline([(x + n * pitch, 0.0), (x + n * pitch, room.height)]) for n in range(-3, 4)]
    grid += [polyline([(0.0, y + n * pitch), (room.width, y + n * pitch)]) for n in range(-9, 10)]
    yield room.lines(joined(grid), 0.1, 0.5)
    yield Path(disc(x, y, r * 1.25), room.inks.paper())
    yield room.lines(disc(x, y, r * 1.2), r * 0.1)
    yield room.lines(disc(x, y, r * 1.06), r * 0.03, tint="accent")
    # Pencils of a staff have a point at both ends, so that the back is the same either way up.
    for sign in (-1, 1):

        def at(along: float, aside: float, sign: int = sign) -> Point:
            """A point of a pencil that lies across the middle."""
            turn = 0.72
            return x + sign * r * (along * cos(turn) - aside * sin(turn)), y + r * (
                along * sin(turn) + aside * cos(turn)
            )

        shaft = polygon([at(-0.56, -0.13), at(0.56, -0.13), at(0.56, 0.13), at(-0.56, 0.13)])
        yield Path(shaft, room.inks.paper(), room.pen(r * 0.05))
        yield room.lines(polyline([at(-0.56, 0.0), at(0.56, 0.0)]), r * 0.03, tint="accent")
        ends = [polygon([at(e * 0.56, -0.13), at(e * 0.9, 0.0), at(e * 0.56, 0.13)]) for e in (-1, 1)]
        yield room.flat(joined(ends))


def windrose(room: Room) -> Iterator[Item]:
    """Wind lines that leave a compass rose and cross waves on their way."""
    x, y, r = _middle(room, 1.1)
    size = max(min(room.width, room.height) / 9, 1.0)
    waves = []
    for row in range(int((y - size * 0.2) / size / 0.55) + 1):
        top = room.height * 0.02 + row * size * 0.55
        for left in ((column - (row % 2) / 2) * size for column in range(int(room.width / size) + 2)):
            bend = step(
                "C",
                left + size * 0.2,
                top - size * 0.1,
                left + size * 0.8,
                top - size * 0.1,
                left + size,
                top + size * 0.3,
            )
            waves.append((step("M", left, top + size * 0.3), bend))
    yield room.lines(both_ways(room, joined(waves)), 0.15, 0.45)
    yield room.lines(_spokes(x, y, 0.0, room.width + room.height, 32), 0.1, 0.6, "accent")
    yield Path(disc(x, y, r * 0.74), room.inks.paper(), room.pen(0.3))
    yield room.lines(disc(x, y, r * 0.66), 0.15)
    for points, reach, shift in ((8, 0.62, 0.5), (4, 0.82, 0.5), (4, 1.1, 0.0)):
        tips = around(x, y, r * reach, points, shift)
        for turn in (-0.5, 0.5):
            waists = around(x, y, r * reach * 0.2, points, shift + turn * points / 4)
            halves = joined(polygon([(x, y), tip, waist]) for tip, waist in zip(tips, waists, strict=True))
            yield room.flat(halves) if turn < 0 else Path(halves, room.inks.paper(), room.pen(0.14))


def petroglyphs(room: Room) -> Iterator[Item]:
    """Rows of waves, teeth and dots as on a carved bone, and a sun with a double spiral."""
    x, y, r = _middle(room, 1.12)
    pitch = max(room.width / 9, room.height / 60)
    top, row = pitch * 0.1, 0
    while top < y - pitch * 0.5:
        zigzag = [(n * pitch / 2, top + (pitch * 0.45 if n % 2 else 0.0)) for n in range(19)]
        match row % 4:
            case 0:
                yield room.lines(both_ways(room, polyline(zigzag)), 0.5, 0.75)
            case 1:
                dots = joined(disc((n + 0.5) * pitch, top + pitch * 0.25, pitch * 0.12) for n in range(9))
                yield room.flat(both_ways(room, dots), 0.9, "accent")
            case 2:
                teeth = joined(polygon([*zigzag[n : n + 3]]) for n in range(0, 17, 2))
                yield room.flat(both_ways(room, teeth), 0.5)
            case _:
                yield room.lines(both_ways(room, curve(zigzag)), 0.4, 0.75)
        top, row = top + pitch * 0.75, row + 1
    yield Path(disc(x, y, r * 1.12), room.inks.paper())
    rays = [
        polygon([*sides, tip])
        for *sides, tip in zip(
            around(x, y, r * 0.82, 20, -0.28), around(x, y, r * 0.82, 20, 0.28), around(x, y, r * 1.06, 20), strict=True
        )
    ]
    yield room.flat(joined(rays), tint="accent")
    yield room.lines(disc(x, y, r * 0.74), r * 0.06)
    spiral = [
        (x + r * 0.6 * n / 22 * cos(tau * n / 12 - 0.6), y + r * 0.6 * n / 22 * sin(tau * n / 12 - 0.6))
        for n in range(23)
    ]
    yield room.lines(both_ways(room, curve(spiral)), r * 0.07)


def searchlights(room: Room) -> Iterator[Item]:
    """Beams from the middle, and a target of angular rings."""
    x, y, r = _middle(room, 1.2)
    yield room.flat(joined(_wedges(x, y, 0.0, room.width + room.height, 12, 0.5, 0.25)), 0.3)
    rings = [polygon(around(x, y, r * reach, 8, 0.5)) for reach in (1.2, 1.08, 0.86)]
    yield Path(rings[0], room.inks.paper())
    yield room.lines(rings[1], r * 0.09)
    yield room.lines(rings[2], r * 0.04, tint="accent")
    blades = [
        polygon([(x + r * reach * cos(tau * n / 4 + turn), y + r * reach * sin(tau * n / 4 + turn))
                 for reach, turn in ((0.14, 0.0), (0.4, -0.5), (0.74, -0.05), (0.46, 0.35))])
        for n in range(4)
    ]  # fmt: skip
    yield room.flat(joined(blades), tint="accent")
