"""Outlines of what people put up: castles, domes, stalls, hoops, graves, sandbags, pyramids, from a seed, in mm."""

from itertools import pairwise
from math import cos, pi, sin
from random import Random

from pnp.art.landmarks import battlement
from pnp.art.outlines import CLOSE, Outline, Point, disc, polygon, polyline, rectangle, step
from pnp.frame import Segment
from pnp.measures import Mm


def tower(x: Mm, foot: Mm, half: Mm, height: Mm, *, roofed: bool) -> Outline:
    """A tower about x, with a pointed roof or a battlement."""
    top, head = foot - height, half * 1.25
    if roofed:
        peak = top - half * 2.6
        points = [(x - half, foot), (x - half, top), (x - head, top), (x, peak), (x + head, top), (x + half, top)]
        return polygon([*points, (x + half, foot)])
    crown = battlement(x - head, top, head * 2, half * 0.5)
    neck = top + half * 0.7
    return polygon([*crown, (x + half, neck), (x + half, foot), (x - half, foot), (x - half, neck)])


def castle(random: Random, x: Mm, foot: Mm, height: Mm) -> tuple[Outline, ...]:
    """A castle of five towers about x, from back to front."""
    parts = []
    for share, tall in ((-0.16, 0.86), (0.2, 0.7), (-0.4, 0.56), (0.42, 0.5), (0.03, 0.62)):
        half = height * random.uniform(0.055, 0.085)
        roofed = random.random() < 0.75
        parts.append(tower(x + height * share, foot, half, height * tall * random.uniform(0.85, 1.05), roofed=roofed))
    wall = battlement(x - height * 0.5, foot - height * 0.26, height, height * 0.05)
    return *parts, polygon([*wall, (x + height * 0.5, foot), (x - height * 0.5, foot)])


def windows(random: Random, x: Mm, foot: Mm, height: Mm) -> Outline:
    """Pointed windows in the towers and the wall of such a castle, as one shape."""
    parts: list[Segment] = []
    for share, tall in ((-0.16, 0.7), (-0.16, 0.48), (0.2, 0.56), (-0.4, 0.44), (0.42, 0.4), (0.03, 0.5)):
        parts += _window(x + height * share, foot - height * tall * random.uniform(0.86, 1.0), height * 0.018)
    for share in (-0.3, -0.06, 0.12, 0.3):
        parts += _window(x + height * share, foot - height * 0.1, height * 0.022)
    return tuple(parts)


def _window(x: Mm, foot: Mm, half: Mm) -> Outline:
    sill, spring, top = foot, foot - half * 2.6, foot - half * 4.4
    return polygon([(x - half, sill), (x - half, spring), (x, top), (x + half, spring), (x + half, sill)])


def crag(random: Random, x: Mm, foot: Mm, top: Mm, half: Mm) -> Outline:
    """A steep rock about x whose flat top, at ``top``, is ``half`` wide to either side."""
    height = foot - top
    sides: list[list[Point]] = []
    for sign in (-1, 1):
        reach, side = half, []
        for number in range(5):
            side.append((x + sign * reach, top + height * number / 4))
            reach += height * random.uniform(0.03, 0.3)
        sides.append(side)
    return polygon([*reversed(sides[0]), *sides[1]])


def onion(x: Mm, foot: Mm, radius: Mm) -> Outline:
    """A dome that swells above its foot and runs out into a point."""
    r, top = radius, foot - radius * 3.1
    return (
        step("M", x - r * 0.62, foot),
        step("C", x - r * 1.5, foot - r * 0.9, x - r * 0.9, foot - r * 1.6, x - r * 0.22, foot - r * 2.0),
        step("C", x - r * 0.08, foot - r * 2.2, x, foot - r * 2.5, x, top),
        step("C", x, foot - r * 2.5, x + r * 0.08, foot - r * 2.2, x + r * 0.22, foot - r * 2.0),
        step("C", x + r * 0.9, foot - r * 1.6, x + r * 1.5, foot - r * 0.9, x + r * 0.62, foot),
        CLOSE,
    )


def domes(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> tuple[Outline, ...]:
    """Churches with onion domes between low houses."""
    parts: list[Outline] = []
    x = left
    while x < right:
        width = height * random.uniform(0.24, 0.4)
        middle = x + width / 2
        if random.random() < 0.55:
            radius, drum = width * 0.3, foot - height * random.uniform(0.4, 0.62)
            parts += [onion(middle, drum, radius), rectangle(middle - radius * 0.62, drum, radius * 1.24, foot - drum)]
        eaves = foot - height * random.uniform(0.16, 0.26)
        roof = (middle, eaves - width * 0.3)
        parts.append(polygon([(x, foot), (x, eaves), roof, (x + width, eaves), (x + width, foot)]))
        x += width * random.uniform(0.8, 1.05)
    return tuple(parts)


def stall(x: Mm, foot: Mm, width: Mm, height: Mm) -> tuple[Outline, tuple[Outline, ...]]:
    """A market stall: its counter with posts, and the stripes of its awning from left to right."""
    eaves, ridge, counter, post = foot - height * 0.62, foot - height, foot - height * 0.3, width * 0.03
    body: list[Segment] = [*rectangle(x, counter, width, foot - counter)]
    for left in (x + post, x + width - post * 2):
        body += rectangle(left, eaves, post, counter - eaves)
    count = 6
    stripes = []
    for number in range(count):
        a, b = number / count, (number + 1) / count
        above = [x + width * (0.14 + 0.72 * share) for share in (a, b)]
        below = [x - width * 0.05 + width * 1.1 * share for share in (a, b)]
        sag = height * 0.1
        stripes.append(
            (
                step("M", above[0], ridge),
                step("L", above[1], ridge),
                step("L", below[1], eaves),
                step("C", below[1], eaves + sag, below[0], eaves + sag, below[0], eaves),
                CLOSE,
            )
        )
    return tuple(body), tuple(stripes)


def bunting(left: Mm, right: Mm, y: Mm, sag: Mm, size: Mm) -> tuple[Outline, Outline]:
    """A line between two points with pennants on it, none at its ends: the line, and the pennants as one shape."""
    count = max(int((right - left) / size / 1.15), 3)
    points = [
        (left + (right - left) * number / count, y + sag * sin(pi * number / count)) for number in range(count + 1)
    ]
    flags: list[Segment] = []
    for (ax, ay), (bx, by) in pairwise(points[1:-1]):
        inset = (bx - ax) * 0.1
        flags += polygon([(ax + inset, ay), (bx - inset, by), ((ax + bx) / 2, (ay + by) / 2 + size)])
    return polyline(points), tuple(flags)


def hoop(x: Mm, foot: Mm, height: Mm) -> Outline:
    """A ring on a pole."""
    radius = height * 0.17
    return *polyline([(x, foot), (x, foot - height + radius * 2)]), *disc(x, foot - height + radius, radius)


def grave(random: Random, x: Mm, foot: Mm, height: Mm) -> Outline:
    """A gravestone or a cross, a little askew."""
    lean, half = random.uniform(-0.12, 0.12), height * 0.09
    if random.random() < 0.5:
        wide, arm = half * 3.2, foot - height * 0.68
        points = [(x - half, foot), (x - half, arm + half), (x - wide, arm + half), (x - wide, arm - half)]
        points += [(x - half, arm - half), (x - half, foot - height)]
        points += [(2 * x - a, b) for a, b in reversed(points)]
    else:
        wide, shoulder = height * 0.3, foot - height * 0.62
        bow = [
            (x + wide * cos(pi * (1 + number / 8)), shoulder + height * 0.3 * sin(pi * (1 + number / 8)))
            for number in range(9)
        ]
        points = [(x - wide, foot), *bow, (x + wide, foot)]
    return polygon([(a + (foot - b) * lean, b) for a, b in points])


def bare_tree(random: Random, x: Mm, foot: Mm, height: Mm, lean: float = 0.0) -> Outline:
    """A tree without leaves, as one shape of tapered limbs. lean: of its trunk, in radians clockwise."""
    steps: list[Segment] = []

    def limb(at: Point, angle: float, length: Mm, width: Mm, depth: int) -> None:
        end = at[0] + length * sin(angle), at[1] - length * cos(angle)
        across = width * cos(angle) / 2, width * sin(angle) / 2
        thin = 0.6 if depth else 0.1
        steps.extend(
            polygon(
                [
                    (at[0] - across[0], at[1] - across[1]),
                    (end[0] - across[0] * thin, end[1] - across[1] * thin),
                    (end[0] + across[0] * thin, end[1] + across[1] * thin),
                    (at[0] + across[0], at[1] + across[1]),
                ]
            )
        )
        if depth:
            for sign in (-1, 1):
                turn = sign * random.uniform(0.3, 0.75)
                limb(end, angle + turn, length * random.uniform(0.6, 0.82), width * thin, depth - 1)

    limb((x, foot), lean + random.uniform(-0.1, 0.1), height * 0.34, height * 0.1, 5)
    return tuple(steps)


def sandbags(random: Random, left: Mm, right: Mm, foot: Mm, size: Mm) -> tuple[Outline, ...]:
    """Three courses of sandbags from the lowest up, each one shape."""
    courses = []
    for course in range(3):
        x, steps = left + (course % 2) * size / 2, list[Segment]()
        while x < right:
            wide = size * random.uniform(0.5, 0.56)
            steps += disc(x + wide, foot - size * (0.2 + 0.36 * course), wide, size * 0.24)
            x += wide * 1.86
        courses.append(tuple(steps))
    return tuple(courses)


def wire(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> tuple[Outline, Outline]:
    """Barbed wire: its posts, and three strands with barbs."""
    count = max(int((right - left) / height / 1.2), 2)
    xs = [left + (right - left) * number / count + random.uniform(-0.1, 0.1) * height for number in range(count + 1)]
    tops = [foot - height * random.uniform(0.85, 1.05) for _ in xs]
    posts: list[Segment] = []
    strands: list[Segment] = []
    for number, (x, top) in enumerate(zip(xs, tops, strict=True)):
        posts += polyline([(x - height * 0.05, foot), (x + height * 0.04, top)])
        if number == count:
            break
        for share in (0.12, 0.42, 0.74):
            start, end = (x, top + height * share), (xs[number + 1], tops[number + 1] + height * share)
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + height * 0.12
            strands += [step("M", *start), step("C", *middle, *middle, *end)]
            for barb in (0.2, 0.5, 0.8):
                bx = start[0] + (end[0] - start[0]) * barb
                by = start[1] + (end[1] - start[1]) * barb + height * 0.075 * (1 - abs(barb - 0.5))
                strands += polyline([(bx - 0.4, by - 0.5), (bx + 0.4, by + 0.5)])
                strands += polyline([(bx + 0.4, by - 0.5), (bx - 0.4, by + 0.5)])
    return tuple(posts), tuple(strands)


def pyramid(x: Mm, foot: Mm, height: Mm) -> tuple[Outline, Outline]:
    """A pyramid: its lit side and its shaded one."""
    half, edge = height * 0.85, x + height * 0.3
    peak = (x, foot - height)
    return polygon([(x - half, foot), peak, (edge, foot)]), polygon([(edge, foot), peak, (x + half, foot)])


def ranks(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> Outline:
    """A line of infantry far away, shoulder to shoulder with bayonets up, and a colour that flies above it."""
    steps: list[Segment] = []
    x = left
    while x < right:
        wide, tall = height * 0.2, height * random.uniform(0.6, 0.66)
        top, hip, stride = foot - tall, foot - tall * 0.42, wide * random.uniform(0.3, 0.5)
        legs = [(x + wide, hip), (x + wide + stride * 0.4, foot), (x + wide * 0.62, foot), (x + wide * 0.5, hip)]
        steps += polygon([(x, top), (x + wide, top), *legs, (x + wide * 0.3, foot), (x - stride * 0.4, foot), (x, hip)])
        steps += rectangle(x + wide * 0.25, top - height * 0.2, wide * 0.5, height * 0.18)
        steps += polygon([(x + wide, top), (x + wide * 1.16, top - height * 0.6), (x + wide * 1.2, top)])
        x += wide * random.uniform(1.55, 1.8)
    pole, tip = left + (right - left) * random.uniform(0.35, 0.65), foot - height * 1.75
    steps += rectangle(pole, tip, height * 0.045, height * 1.6)
    across, down = height * 0.44, height * 0.32
    steps += (
        step("M", pole, tip),
        step("C", pole + across * 0.35, tip - down * 0.25, pole + across * 0.65, tip + down * 0.25, pole + across, tip),
        step("L", pole + across, tip + down),
        step("C", pole + across * 0.65, tip + down * 1.25, pole + across * 0.35, tip + down * 0.75, pole, tip + down),
        CLOSE,
    )
    return tuple(steps)
