"""Panels that something is written or printed on, and heads of sections with the device of the kit."""

from collections.abc import Iterator

from pnp.art.frames.borders import cut_corners, in_corners
from pnp.art.frames.plates import Motif
from pnp.art.names import HEADING_DEVICE
from pnp.art.outlines import curve, disc, joined, polygon, polyline
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm

# A rule below a heading, in mm.
_RULE: Mm = 0.45
# How far the inner line or the dots of a panel are from its border. With corners of at most 3 mm, words 4 mm from the
# left and 2.5 mm from the top stand clear of both.
_LARGEST_GAP: Mm = 0.7


def heading(room: Room, motif: Motif, reach: float, ends: str) -> Iterator[Item]:
    """The head of a section: the device of the kit at the left, and a rule that runs on from below it.

    reach: how wide the device is, in heights. ends: how the rule ends, as that of a divider.
    """
    yield from heading_rule(room, ends)
    # In a higher box the head stands at the foot, as its words do.
    high = min(room.height, HEADING_DEVICE + 1.0)
    radius = max(min(high * 0.42, HEADING_DEVICE / 2 / reach), 0.05)
    yield from motif(room, radius * reach, room.height - high * 0.5, radius)


def heading_rule(room: Room, ends: str) -> Iterator[Item]:
    """The rule of the head of a section, right of its device or emblem."""
    start, end, y = min(HEADING_DEVICE + 0.8, room.width / 2), room.width, room.height - _RULE
    match ends:
        case "taper":
            yield room.flat(polygon([(start, y - _RULE * 0.7), (end, y), (start, y + _RULE * 0.7)]))
        case "dash":
            dashes = [polyline([(at, y), (min(at + 2.2, end), y)]) for at in _steps(start, end, 2.9)]
            yield room.lines(joined(dashes), _RULE)
        case "wave":
            points = [(at, y + 0.3 * (number % 2 * 2 - 1)) for number, at in enumerate(_steps(start, end, 1.5))]
            yield room.lines(curve(points), _RULE * 0.8)
        case "dot":
            yield room.lines(polyline([(start, y), (end - 1.6, y)]), _RULE * 0.7)
            yield room.flat(disc(end - 0.6, y, 0.55), tint="accent")
        case _:
            yield room.lines(polyline([(start, y), (end, y)]), _RULE)
            yield room.lines(polyline([(start, y - 0.75), (end, y - 0.75)]), _RULE * 0.3, tint="accent")


def _steps(start: Mm, end: Mm, pitch: Mm) -> list[Mm]:
    """Places along a line, at most 120."""
    pitch = max(pitch, (end - start) / 120)
    return [start + number * pitch for number in range(max(int((end - start) / pitch) + 1, 2))]


def panel(room: Room, bend: float, cut: float, hand: str) -> Iterator[Item]:
    """A ground with a thin border. bend, cut: of its corners, see ``cut_corners``. hand: how its lines are drawn."""
    side = min(room.width, room.height)
    corner, pen = min(side * max(cut, 0.08) * 1.1, 0.4 + 8.6 * cut), min(max(side * 0.025, 0.18), 0.34)
    outer = cut_corners(room, pen / 2, corner, bend)
    yield Path(outer, room.inks.paper())
    gap = min(max(side * 0.06, 0.45), _LARGEST_GAP)
    match hand:
        case "overrun":
            yield from _overrun(room, pen * 0.7, gap)
        case "cut":
            yield from _cut_by_hand(room, pen * 1.5)
        case "brackets":
            yield room.lines(outer, pen * 0.5)
            reach = min(max(side * 0.3, 1.0), 4.0)
            arms = [(pen / 2, corner + reach), (pen / 2, corner), (corner, pen / 2), (corner + reach, pen / 2)]
            yield room.lines(in_corners(room, polyline(arms)), pen * 1.9)
        case "dots":
            yield room.lines(outer, pen)
            at = corner + gap * 0.6
            dots = disc(at, at, gap * 0.55) if at < side * 0.3 else ()
            yield room.flat(in_corners(room, dots), tint="accent")
        case "double":
            yield room.lines(outer, pen)
            yield room.lines(cut_corners(room, pen / 2 + gap, corner, bend), pen * 0.4, tint="accent")
        case _:
            yield room.lines(outer, pen)


def _overrun(room: Room, pen: Mm, gap: Mm) -> Iterator[Item]:
    """Ruled lines that cross at the corners, as a draughtsman leaves them."""
    wide, high = room.width, room.height
    across = [polyline([(0.0, y), (wide, y)]) for y in (gap, high - gap)]
    down = [polyline([(x, 0.0), (x, high)]) for x in (gap, wide - gap)]
    yield room.lines(joined([*across, *down]), pen)
    yield room.lines(in_corners(room, disc(gap, gap, gap * 0.5)), pen * 0.6, tint="accent")


def _cut_by_hand(room: Room, pen: Mm) -> Iterator[Item]:
    """A line that is not quite straight, with a notch at each corner."""
    wide, high = room.width, room.height
    swing, reach = min(wide, high, 28.0) * 0.012, min(min(wide, high) * 0.12, 2.4)

    def wobble() -> Mm:
        return pen / 2 + room.random.uniform(0.0, swing * 2)

    top = [(reach + (wide - 2 * reach) * n / 6, wobble()) for n in range(7)]
    foot = [(reach + (wide - 2 * reach) * n / 6, high - wobble()) for n in range(7)]
    left = [(wobble(), reach + (high - 2 * reach) * n / 6) for n in range(7)]
    right = [(wide - wobble(), reach + (high - 2 * reach) * n / 6) for n in range(7)]
    yield room.lines(joined([curve(side) for side in (top, foot, left, right)]), pen)
    notch = polyline([(pen / 2, reach * 1.3), (reach * 0.45, reach * 0.45), (reach * 1.3, pen / 2)])
    yield room.lines(in_corners(room, notch), pen)
