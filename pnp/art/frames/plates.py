"""Dividers, plates for titles, ribbons and seals, from the motif and the measures of a kit."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin, tau

from pnp.art.frames.borders import cut_corners
from pnp.art.outlines import Outline, curve, disc, joined, loop, polygon, polyline, star, step
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm

Motif = Callable[[Room, Mm, Mm, Mm], Iterator[Item]]


def divider(room: Room, motif: Motif, reach: float, ends: str) -> Iterator[Item]:
    """A rule with a motif in its middle. reach: how wide that is, in heights. ends: how the rule ends."""
    (x, y), radius = room.center, min(room.height * 0.42, room.width * 0.1)
    gap, thick = radius * (reach + 0.5), min(radius * 0.14, 0.5)
    for sign in (-1, 1):
        start, end = x + sign * gap, x + sign * room.width / 2
        far = end - sign * radius
        match ends:
            case "taper":
                yield room.flat(polygon([(start, y - thick), (end, y), (start, y + thick)]))
            case "double":
                yield room.lines(polyline([(start, y - thick), (end, y - thick)]), thick)
                yield room.lines(polyline([(start, y + thick), (end, y + thick)]), thick * 0.5)
            case "dash":
                bars = [
                    polyline([(start + (far - start) * n / 6, y), (start + (far - start) * (n + 0.7) / 6, y)])
                    for n in range(6)
                ]
                yield room.lines(joined(bars), thick * 1.6)
            case "wave":
                points = [(start + (far - start) * n / 24, y + thick * 1.8 * (n % 2 * 2 - 1)) for n in range(25)]
                yield room.lines(curve(points), thick)
            case "plain":
                yield room.lines(polyline([(start, y), (end, y)]), thick)
            case _:
                yield room.lines(polyline([(start, y), (far, y)]), thick)
                yield room.flat(disc(far, y, thick * 1.7), tint="accent")
    yield from motif(room, x, y, radius)


def cartouche(room: Room, bend: float, cut: float) -> Iterator[Item]:
    """A plate for a title: its ground, a thick and a thin line. bend, cut: of its corners, see ``cut_corners``."""
    u = min(room.width, room.height) * 0.04
    corner = min(room.width, room.height) * cut
    yield Path(cut_corners(room, u * 0.4, corner, bend), room.inks.paper())
    yield room.lines(cut_corners(room, u * 0.4, corner, bend), u * 0.6)
    yield room.lines(cut_corners(room, u * 1.7, corner, bend), u * 0.22, tint="accent")


def ribbon(room: Room, tail: str) -> Iterator[Item]:
    """A ribbon with folded ends. tail: how it is cut off."""
    wide, high = room.width, room.height
    fold, end, drop = high * 0.42, high * 0.85, high * 0.2
    point = high * 0.25 if tail == "point" else 0.0
    backs, shadows = list[Outline](), list[Outline]()
    for sign, edge in ((1, point), (-1, wide - point)):
        notch, inner = high * 0.32 if tail == "swallow" else -point, edge + sign * (end + fold)
        corners = [(edge, drop), (inner, drop), (inner, high), (edge, high), (edge + sign * notch, (high + drop) / 2)]
        backs.append(polygon(corners))
        shadows.append(polygon([(edge + sign * end, high - drop), (inner, high - drop), (inner, high)]))
    # Whatever lies below it must not be seen through it.
    yield Path(joined(backs), room.inks.paper())
    yield room.flat(joined(backs), 0.78)
    yield room.flat(joined(shadows))
    front = (
        step("M", end, 0.0),
        step("L", wide - end, 0.0),
        step("L", wide - end, high - drop),
        step("L", end, high - drop),
        ("Z",),
    )
    yield room.flat(front)
    lines = [polyline([(end, y), (wide - end, y)]) for y in (high * 0.09, high - drop - high * 0.09)]
    yield room.lines(joined(lines), high * 0.025, tint="accent")


def _ring(x: Mm, y: Mm, radius: Mm, swing: float, count: int) -> Outline:
    """A circle that swings in and out."""
    around = [tau * number / (count * 6) for number in range(count * 6)]
    reach = [radius * (1 + swing * cos(count * angle)) for angle in around]
    return loop([(x + far * cos(angle), y + far * sin(angle)) for far, angle in zip(reach, around, strict=True)])


def seal(room: Room, rim: str) -> Iterator[Item]:
    """A round ground for a symbol. rim: how its edge is made."""
    (x, y), radius = room.center, min(room.width, room.height) / 2
    match rim:
        case "star":
            yield room.flat(star(x, y, radius, radius * 0.84, 24))
        case "wave":
            yield room.flat(_ring(x, y, radius * 0.95, 0.05, 14))
        case "lobes":
            lobes = [
                disc(x + radius * 0.58 * cos(tau * n / 8), y + radius * 0.58 * sin(tau * n / 8), radius * 0.4)
                for n in range(8)
            ]
            yield room.flat(joined(lobes))
        case "octagon":
            yield room.flat(
                polygon(
                    [(x + radius * cos(tau * (n + 0.5) / 8), y + radius * sin(tau * (n + 0.5) / 8)) for n in range(8)]
                )
            )
        case "ruled":
            yield room.flat(disc(x, y, radius * 0.86))
            marks = [
                polyline(
                    [(x + radius * far * cos(tau * n / 36), y + radius * far * sin(tau * n / 36)) for far in (0.9, 1.0)]
                )
                for n in range(36)
            ]
            yield room.lines(joined(marks), radius * 0.03)
        case _:
            yield room.flat(disc(x, y, radius))
    yield room.lines(disc(x, y, radius * 0.77), radius * 0.035, tint="accent")
    if rim == "beads":
        beads = [
            disc(x + radius * 0.88 * cos(tau * n / 32), y + radius * 0.88 * sin(tau * n / 32), radius * 0.045)
            for n in range(32)
        ]
        yield room.flat(joined(beads), tint="accent")


# Where the rim of a token begins, as a share of its radius with the bleed.
_RIM = 0.73


def token_rim(room: Room, rim: str) -> Iterator[Item]:
    """The rim of a round token, which runs on beyond its edge, so that a cut that is off is not seen."""
    (x, y), radius = room.center, min(room.width, room.height) / 2
    inner, far = radius * _RIM, radius * 1.45

    def ring(count: int, share: float, near: Mm, tip: bool = False) -> Outline:
        """So many teeth, each so wide a share of its place; pointed inwards, or straight."""
        teeth = []
        for number in range(count):
            middle, half = tau * number / count, pi / count * share
            narrow = 0.0 if tip else half
            ends = ((near, -narrow), (far, -half), (far, half), (near, narrow))
            teeth.append(polygon([(x + d * cos(middle + a), y + d * sin(middle + a)) for d, a in ends]))
        return joined(teeth)

    match rim:
        case "none":
            return
        case "":
            yield Path((*disc(x, y, far), *disc(x, y, radius * 0.84)), room.inks.of("ink"), even_odd=True)
        case "beads":
            spots = [tau * number / 28 for number in range(28)]
            beads = [disc(x + radius * 0.8 * cos(a), y + radius * 0.8 * sin(a), radius * 0.05) for a in spots]
            yield room.flat(joined(beads))
        case "star":
            yield room.flat(ring(32, 0.92, inner * 1.02, tip=True))
        case "wave" | "lobes":
            count = 18 if rim == "wave" else 10
            outside = (*disc(x, y, far), *_ring(x, y, radius * 0.86, 0.07, count))
            yield Path(outside, room.inks.of("ink"), even_odd=True)
        case "octagon":
            yield room.flat(ring(8, 0.62, inner * 1.05))
        case _:
            yield room.lines(_radial(x, y, inner * 1.05, far, 48), radius * 0.02)
            yield room.lines(_radial(x, y, inner * 1.05, far, 12), radius * 0.05)
    yield room.lines(disc(x, y, inner), radius * 0.02)


def _radial(x: Mm, y: Mm, near: Mm, far: Mm, count: int) -> Outline:
    """Strokes that point to the middle."""
    angles = [tau * number / count for number in range(count)]
    return joined([polyline([(x + d * cos(a), y + d * sin(a)) for d in (near, far)]) for a in angles])
