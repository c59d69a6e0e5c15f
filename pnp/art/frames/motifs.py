"""Small devices of each period, about a point: in the middle of a divider, in corners, on seals and backs."""

from collections.abc import Iterator
from math import cos, pi, sin, tau

from pnp.art.outlines import Outline, curve, disc, joined, mapped, petal, polygon, polyline, rectangle, star
from pnp.art.room import Room
from pnp.frame import Item
from pnp.measures import Mm


def compass_circles(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """Six petals drawn with a pair of compasses, with the lines that they were constructed from."""
    petals = joined(
        [
            petal(x + r * cos(number * pi / 3), y + r * sin(number * pi / 3), r, r * 0.42, 180 + number * 60)
            for number in range(6)
        ]
    )
    yield room.lines(petals, r * 0.06)
    yield room.lines(disc(x, y, r) + disc(x, y, r * 0.5), r * 0.045, 0.8)
    cross = polyline([(x - r * 1.35, y), (x + r * 1.35, y)]) + polyline([(x, y - r * 1.35), (x, y + r * 1.35)])
    yield room.lines(cross, r * 0.04, 0.7, "accent")
    yield room.flat(disc(x, y, r * 0.09), tint="accent")


def grenade(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A burning grenade, as on the tails of a coat."""
    y += r * 0.3
    flames = [
        curve([(x - r * 0.26, y - r * 0.5), (x - r * 0.62, y - r * 0.85), (x - r * 0.5, y - r * 1.25)])
        + curve([(x - r * 0.5, y - r * 1.25), (x - r * 0.3, y - r * 0.95), (x - r * 0.12, y - r * 0.6)])[1:],
        curve([(x - r * 0.18, y - r * 0.5), (x - r * 0.22, y - r), (x, y - r * 1.5)])
        + curve([(x, y - r * 1.5), (x + r * 0.22, y - r), (x + r * 0.18, y - r * 0.5)])[1:],
        curve([(x + r * 0.26, y - r * 0.5), (x + r * 0.62, y - r * 0.85), (x + r * 0.5, y - r * 1.25)])
        + curve([(x + r * 0.5, y - r * 1.25), (x + r * 0.3, y - r * 0.95), (x + r * 0.12, y - r * 0.6)])[1:],
    ]
    yield room.flat(joined(flames), tint="accent")
    yield room.flat(disc(x, y, r * 0.62))
    yield room.flat(rectangle(x - r * 0.3, y - r * 0.72, r * 0.6, r * 0.18))
    yield room.lines(curve([(x - r * 0.4, y), (x - r * 0.3, y - r * 0.28), (x, y - r * 0.4)]), r * 0.08, 0.55, "accent")


def stencil_star(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A star in five pieces, as a stencil leaves it."""
    pieces = []
    for number in range(5):
        angle = tau * number / 5 - pi / 2
        points = [(r * 0.1, 0.0), (r * 0.4, -pi / 5 + 0.1), (r, 0.0), (r * 0.4, pi / 5 - 0.1)]
        pieces.append(
            polygon([(x + reach * cos(angle + turn), y + reach * sin(angle + turn)) for reach, turn in points])
        )
    yield room.flat(joined(pieces))


def quatrefoil(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """Four lobes with thorns between them, as in the tracery of a window."""
    lobes = joined(
        [disc(x + dx * r * 0.42, y + dy * r * 0.42, r * 0.4) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    )
    yield room.flat(star(x, y, r * 1.15, r * 0.36, 4, 45))
    yield room.flat(lobes)
    yield room.flat(star(x, y, r * 0.62, r * 0.17, 4), tint="accent")


def basil(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """Two leaves of basil and an olive."""
    leaves = [petal(x, y + r * 0.1, r * 1.35, r * 0.62, angle) for angle in (200, 340)]
    yield room.flat(joined(leaves))
    veins = [
        polyline([(x + sign * r * 0.15, y), (x + sign * r * 1.05, y - r * 0.33)]) for sign in (-1, 1)
    ]  # fmt: skip
    yield room.lines(joined(veins), r * 0.06, 0.8, "accent")
    yield room.flat(disc(x, y + r * 0.2, r * 0.34, r * 0.3), tint="accent")
    yield room.flat(disc(x, y + r * 0.2, r * 0.11, r * 0.1))


def winged_sun(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A disc of the sun between two wings of feathers in two rows."""
    feathers = []
    for sign in (-1, 1):
        for number in range(6):
            angle = (16 - number * 8) if sign > 0 else 180 - (16 - number * 8)
            feathers.append(petal(x + sign * r * 0.4, y + r * 0.05, r * (1.8 - number * 0.1), r * 0.17, angle))
    yield room.flat(joined(feathers))
    coverts = [petal(x + sign * r * 0.35, y, r * 0.8, r * 0.36, 0 if sign > 0 else 180) for sign in (-1, 1)]
    yield room.flat(joined(coverts), tint="accent")
    yield room.flat(disc(x, y, r * 0.48))
    yield room.flat(disc(x, y, r * 0.33), tint="accent")


def harlequin(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """Four lozenges in two colours with a bell at each end."""
    half = r * 0.5

    def lozenge(cx: Mm, cy: Mm) -> Outline:
        return polygon([(cx, cy - half), (cx + half * 0.8, cy), (cx, cy + half), (cx - half * 0.8, cy)])

    yield room.flat(lozenge(x - half * 0.8, y) + lozenge(x + half * 0.8, y))
    yield room.flat(lozenge(x, y - half) + lozenge(x, y + half), tint="accent")
    yield room.flat(disc(x - r * 1.1, y, r * 0.17) + disc(x + r * 1.1, y, r * 0.17))


def school_shield(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A shield with a chevron."""
    shield = (
        ("M", x - r * 0.78, y - r * 0.9),
        ("L", x + r * 0.78, y - r * 0.9),
        ("L", x + r * 0.78, y),
        ("C", x + r * 0.78, y + r * 0.6, x + r * 0.3, y + r * 0.85, x, y + r * 1.05),
        ("C", x - r * 0.3, y + r * 0.85, x - r * 0.78, y + r * 0.6, x - r * 0.78, y),
        ("Z",),
    )
    yield room.flat(mapped(shield, lambda a, b: (a, b)))
    chevron = [(-0.78, 0.18), (0, -0.5), (0.78, 0.18), (0.78, 0.55), (0, -0.13), (-0.78, 0.55)]
    yield room.flat(polygon([(x + a * r, y + b * r) for a, b in chevron]), tint="accent")


def crossed_swords(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A shield parted per pale before two crossed swords."""
    swords = []
    for sign in (-1, 1):

        def at(along: float, aside: float, sign: int = sign) -> tuple[Mm, Mm]:
            """A point of a sword whose middle lies on that of the shield."""
            turn = 0.62 * sign
            return x + r * (along * sin(turn) + aside * cos(turn)), y - r * (along * cos(turn) - aside * sin(turn))

        swords.append(polygon([at(-0.8, -0.07), at(1.15, -0.07), at(1.35, 0), at(1.15, 0.07), at(-0.8, 0.07)]))
        swords.append(polygon([at(-0.8, -0.32), at(-0.68, -0.32), at(-0.68, 0.32), at(-0.8, 0.32)]))
        swords.append(polygon([at(-1.25, -0.06), at(-0.8, -0.06), at(-0.8, 0.06), at(-1.25, 0.06)]))
    yield room.flat(joined(swords))
    half = (
        ("M", x, y - r * 0.72),
        ("L", x + r * 0.6, y - r * 0.72),
        ("L", x + r * 0.6, y - r * 0.05),
        ("C", x + r * 0.6, y + r * 0.4, x + r * 0.25, y + r * 0.65, x, y + r * 0.85),
        ("Z",),
    )
    yield room.flat(half)
    yield room.flat(mapped(half, lambda a, b: (2 * x - a, b)), tint="accent")


def unit_box(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """The sign of a unit on a staff map, on its staff."""
    left, top, wide, high = x - r, y - r * 0.66, r * 2, r * 1.32
    yield room.flat(rectangle(left, top, wide, high), tint="accent")
    yield room.lines(rectangle(left, top, wide, high), r * 0.14)
    crossed = polyline([(left, top), (left + wide, top + high)]) + polyline([(left, top + high), (left + wide, top)])
    yield room.lines(crossed, r * 0.12)


def compass_rose(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A compass rose with eight points, one half of each in shade."""
    yield room.lines(disc(x, y, r * 0.62) + disc(x, y, r * 0.54), r * 0.035)
    for points, reach, inner in ((4, r * 0.72, 45), (4, r * 1.12, 0)):
        halves: dict[bool, list[Outline]] = {True: [], False: []}
        for number in range(points):
            angle = tau * number / points - pi / 2 + inner * pi / 180
            tip = x + reach * cos(angle), y + reach * sin(angle)
            for side in (-1, 1):
                at = angle + side * pi / 4
                waist = x + reach * 0.24 * cos(at), y + reach * 0.24 * sin(at)
                halves[side > 0].append(polygon([(x, y), tip, waist]))
        yield room.flat(joined(halves[True]))
        yield room.flat(joined(halves[False]), tint="accent")
        yield room.lines(joined(halves[False]), r * 0.03)


def carved_sun(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A spiral with rays, as scratched into bone."""
    turns = 2.4
    points = []
    for number in range(int(turns * 10) + 1):
        angle = tau * number / 10
        reach = r * (0.08 + 0.56 * number / (turns * 10))
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    yield room.lines(curve(points), r * 0.13)
    rays = [
        polygon(
            [
                (x + r * 0.76 * cos(tau * number / 10 - 0.12), y + r * 0.76 * sin(tau * number / 10 - 0.12)),
                (x + r * 1.12 * cos(tau * number / 10), y + r * 1.12 * sin(tau * number / 10)),
                (x + r * 0.76 * cos(tau * number / 10 + 0.12), y + r * 0.76 * sin(tau * number / 10 + 0.12)),
            ]
        )
        for number in range(10)
    ]
    yield room.flat(joined(rays), tint="accent")


def burst(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A burst with twelve points and a bolt on it."""
    yield room.flat(star(x, y, r * 1.1, r * 0.72, 12))
    bolt = [(0.12, -0.62), (-0.34, 0.12), (-0.04, 0.12), (-0.14, 0.66), (0.36, -0.14), (0.06, -0.14)]
    yield room.flat(polygon([(x + a * r, y + b * r) for a, b in bolt]), tint="accent")


def diamond(room: Room, x: Mm, y: Mm, r: Mm) -> Iterator[Item]:
    """A plain diamond."""
    yield room.flat(polygon([(x, y - r * 0.7), (x + r * 0.7, y), (x, y + r * 0.7), (x - r * 0.7, y)]))
