"""Outlines of what stands in a landscape: clouds, trees, walls, houses, tents, all from a seed, in mm."""

from itertools import pairwise
from math import cos, pi, sin
from random import Random

from pnp.art.outlines import CLOSE, Outline, Point, polygon, step
from pnp.frame import Segment
from pnp.measures import Mm


def cloud(random: Random, x: Mm, y: Mm, width: Mm, high: float = 0.3) -> Outline:
    """A heap of cloud, its left end at (x, y): billows above, of which one towers, and a ragged foot.

    high: of its top above its foot, as a share of its width; a low one is a streak.
    """
    count, peak = random.randint(6, 9), random.uniform(0.3, 0.7)
    along = sorted(random.uniform(0.06, 0.94) for _ in range(count - 1))
    edges = [0.0, *along, 1.0]

    def top(share: float) -> Mm:
        side = share / peak if share < peak else (1 - share) / (1 - peak)
        return y - width * high * 0.72 * float(max(side, 0.0) ** 0.7)

    steps: list[Segment] = [step("M", x, y)]
    for start, end in pairwise(edges):
        bulge = width * ((end - start) * random.uniform(0.45, 0.7) + 0.02) * min(high * 4, 1)
        ax, bx, ay, by = x + width * start, x + width * end, top(start), top(end)
        crown, lean = min(ay, by) - bulge, (bx - ax) * 0.1
        steps.append(step("C", ax - lean, crown, bx + lean, crown, bx, by))
    # The foot: shallow billows from right to left, each a little higher or lower than the last.
    feet = [1.0, *sorted((random.uniform(0.15, 0.85) for _ in range(random.randint(2, 3))), reverse=True), 0.0]
    for start, end in pairwise(feet):
        drop = width * (start - end) * random.uniform(0.06, 0.16) * min(high * 4, 1)
        ay, by = y, y - width * random.uniform(0, 0.012) if end else y
        steps.append(step("C", x + width * start, ay + drop, x + width * end, by + drop, x + width * end, by))
    return (*steps, CLOSE)


def conifer(random: Random, x: Mm, foot: Mm, height: Mm) -> Outline:
    """A fir whose trunk stands at (x, foot)."""
    tiers, half = random.randint(3, 4), height * random.uniform(0.2, 0.27)
    left: list[Point] = []
    for tier in range(tiers):
        top, bottom = 1 - tier / tiers, 1 - (tier + 1.15) / tiers
        reach = half * (0.45 + 0.55 * (tier + 1) / tiers) * random.uniform(0.9, 1.1)
        left += [(reach * 0.42, foot - height * top), (reach, foot - height * max(bottom, 0.1))]
    left[0] = (0.0, foot - height)
    trunk = height * 0.03
    left += [(trunk, foot - height * 0.1), (trunk, foot)]
    return polygon([(x + a, b) for a, b in left] + [(x - a, b) for a, b in reversed(left)])


def broadleaf(random: Random, x: Mm, foot: Mm, height: Mm) -> Outline:
    """A tree with a round crown whose trunk stands at (x, foot)."""
    radius, middle, lobes = height * random.uniform(0.3, 0.36), foot - height * 0.64, random.randint(6, 8)
    turn = random.uniform(0, pi)
    trunk = height * 0.035
    steps: list[Segment] = [
        step("M", x - trunk * 1.6, foot),
        step("L", x - trunk, middle + radius * 0.6),
        step("L", x + trunk, middle + radius * 0.6),
        step("L", x + trunk * 1.6, foot),
        CLOSE,
    ]
    around = [
        (x + radius * cos(turn + 2 * pi * lobe / lobes), middle + radius * 0.86 * sin(turn + 2 * pi * lobe / lobes))
        for lobe in range(lobes)
    ]
    steps.append(step("M", around[0][0], around[0][1]))
    for (ax, ay), (bx, by) in pairwise([*around, around[0]]):
        out = 1.45
        ox, oy = x + ((ax + bx) / 2 - x) * out, middle + ((ay + by) / 2 - middle) * out
        steps.append(
            step("C", ax + (ox - ax) * 0.9, ay + (oy - ay) * 0.9, bx + (ox - bx) * 0.9, by + (oy - by) * 0.9, bx, by)
        )
    return (*steps, CLOSE)


def battlement(x: Mm, y: Mm, width: Mm, tooth: Mm) -> list[Point]:
    """The top of a wall from (x, y) to the right: merlons of a width and height of ``tooth``, gaps between them."""
    count = max(int(width / tooth) | 1, 3)
    across = width / count
    points: list[Point] = []
    for index in range(count):
        top = y - tooth * 0.8 if index % 2 == 0 else y
        points += [(x + index * across, top), (x + (index + 1) * across, top)]
    return points


def wall(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> tuple[Outline, ...]:
    """A city wall with towers and a gate, as outlines from back to front."""
    width = right - left
    tooth = height * 0.14
    towers = sorted({round(left + width * (index + random.uniform(0.2, 0.8)) / 4, 2) for index in range(4)})
    parts = [polygon([*battlement(left, foot - height * 0.62, width, tooth), (right, foot), (left, foot)])]
    for x in towers:
        half, top = height * random.uniform(0.2, 0.28), foot - height * random.uniform(0.85, 1.15)
        head = half * 1.22
        parts.append(
            polygon(
                [
                    *battlement(x - head, top, head * 2, tooth),
                    (x + head, top + height * 0.16),
                    (x + half, top + height * 0.24),
                    (x + half, foot),
                    (x - half, foot),
                    (x - half, top + height * 0.24),
                    (x - head, top + height * 0.16),
                ]
            )
        )
    return tuple(parts)


def houses(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> tuple[Outline, ...]:
    """A town: gables, a dome and spires, from left to right."""
    parts: list[Outline] = []
    x = left
    while x < right:
        width = height * random.uniform(0.3, 0.55)
        kind = random.choice(("gable", "gable", "gable", "flat", "spire", "dome"))
        eaves = foot - height * random.uniform(0.32, 0.5)
        middle = x + width / 2
        if kind == "gable":
            parts.append(
                polygon([(x, foot), (x, eaves), (middle, eaves - width * 0.5), (x + width, eaves), (x + width, foot)])
            )
        elif kind == "flat":
            parts.append(polygon([(x, foot), (x, eaves), (x + width, eaves), (x + width, foot)]))
        elif kind == "spire":
            left_wall, right_wall, top = middle - width * 0.26, middle + width * 0.26, foot - height * 0.66
            tip = (middle, top - height * 0.42)
            parts.append(polygon([(left_wall, foot), (left_wall, top), tip, (right_wall, top), (right_wall, foot)]))
        else:
            parts.append(_domed(middle, foot, eaves, width * 0.46))
        x += width * random.uniform(0.72, 1.0)
    return tuple(parts)


def _domed(middle: Mm, foot: Mm, eaves: Mm, radius: Mm) -> Outline:
    """A round house under a dome that ends in a point."""
    left, right, shoulder, waist = middle - radius, middle + radius, eaves - radius * 1.1, eaves - radius * 1.35
    return (
        step("M", left, foot),
        step("L", left, eaves),
        step("C", left, shoulder, middle - radius * 0.3, waist, middle, eaves - radius * 1.7),
        step("C", middle + radius * 0.3, waist, right, shoulder, right, eaves),
        step("L", right, foot),
        CLOSE,
    )


def tents(random: Random, left: Mm, right: Mm, foot: Mm, height: Mm) -> tuple[Outline, ...]:
    """A camp: tents with a pennon each."""
    parts: list[Outline] = []
    x = left
    while x < right:
        width, tall = height * random.uniform(0.7, 1.05), height * random.uniform(0.55, 0.8)
        middle, top = x + width / 2, foot - tall
        parts.append(polygon([(x, foot), (middle, top), (x + width, foot)]))
        parts.append(
            polygon(
                [
                    (middle, top),
                    (middle, top - tall * 0.36),
                    (middle + width * 0.28, top - tall * 0.27),
                    (middle + 0.12, top - tall * 0.18),
                    (middle + 0.12, top),
                ]
            )
        )
        x += width * random.uniform(0.85, 1.5)
    return tuple(parts)


def arch(x: Mm, foot: Mm, half: Mm, top: Mm) -> Outline:
    """A round arch about x. half: half of its width. top: where its round part begins."""
    return (
        step("M", x - half, foot),
        step("L", x - half, top),
        step("C", x - half, top - half * 1.3, x + half, top - half * 1.3, x + half, top),
        step("L", x + half, foot),
        CLOSE,
    )
