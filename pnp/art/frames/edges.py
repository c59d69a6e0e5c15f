"""What hangs below a band: a fringe, an awning, tracery, pennants. Each repeats and is its own mirror image."""

from collections.abc import Iterator
from math import cos, pi

from pnp.art.outlines import Outline, Point, curve, disc, joined, polygon, polyline, rectangle, step
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm


def repeats(length: Mm, wanted: Mm) -> tuple[int, Mm]:
    """How often something of about a length fits a line, an odd number, and how long each is then."""
    count = max(round(length / wanted), 1) | 1
    return count, length / count


def nothing(room: Room) -> Iterator[Item]:
    """Nothing hangs below a plain band."""
    return iter(())


def ruler(room: Room) -> Iterator[Item]:
    """The marks of a ruler on a thin line, longer at every fifth, and a chalk line below."""
    height = room.height
    count, pitch = repeats(room.width, height * 0.42)
    yield Path(rectangle(0.0, 0.0, room.width, height * 0.78), room.inks.paper())
    middle, marks = count // 2, []
    for number in range(count):
        length = 0.62 if (number - middle) % 10 == 0 else 0.42 if (number - middle) % 5 == 0 else 0.24
        x = (number + 0.5) * pitch
        marks.append(polyline([(x, 0.0), (x, height * length)]))
    yield room.lines(joined(marks), height * 0.05)
    yield room.lines(polyline([(0.0, height * 0.78), (room.width, height * 0.78)]), height * 0.06)
    yield room.lines(polyline([(0.0, height * 0.96), (room.width, height * 0.96)]), height * 0.035, 0.7, "accent")


def fringe(room: Room) -> Iterator[Item]:
    """The bullions of an epaulette below a cord."""
    height = room.height
    count, pitch = repeats(room.width, height * 0.36)
    yield room.flat(rectangle(0.0, 0.0, room.width, height * 0.3))
    strands = []
    for number in range(count):
        x, half, foot = (number + 0.5) * pitch, pitch * 0.38, height * 0.94
        strands.append(
            (
                step("M", x - half, height * 0.2),
                step("L", x + half, height * 0.2),
                step("L", x + half, foot - half),
                step("C", x + half, foot + half * 0.35, x - half, foot + half * 0.35, x - half, foot - half),
                ("Z",),
            )
        )
    yield room.flat(joined(strands))
    yield room.lines(polyline([(0.0, height * 0.3), (room.width, height * 0.3)]), height * 0.11, tint="accent")


def dots(room: Room) -> Iterator[Item]:
    """Rows of dots that grow smaller, as a printed picture fades out."""
    count, pitch = repeats(room.width, room.height * 0.42)
    rows = []
    for row, radius in enumerate((0.5, 0.36, 0.22)):
        y = room.height * (0.1 + 0.3 * row)
        shift = pitch / 2 if row % 2 else 0.0
        rows += [disc((number + 0.5) * pitch + shift, y, pitch * radius) for number in range(-1, count + 1)]
    yield room.flat(joined(rows))


def arches(room: Room) -> Iterator[Item]:
    """Pointed arches between pendants, as below the gallery of a church."""
    height = room.height
    count, pitch = repeats(room.width, height * 1.5)
    steps: list[Outline] = []
    for number in range(count):
        left, right = number * pitch, (number + 1) * pitch
        middle, spring, crown, pendant = (left + right) / 2, height * 0.72, height * 0.12, pitch * 0.07
        steps.append(
            (
                step("M", left, 0.0),
                step("L", left, height),
                step("L", left + pendant, spring),
                step("C", left + pendant, spring * 0.55, middle - pitch * 0.16, height * 0.3, middle, crown),
                step("C", middle + pitch * 0.16, height * 0.3, right - pendant, spring * 0.55, right - pendant, spring),
                step("L", right, height),
                step("L", right, 0.0),
                ("Z",),
            )
        )
    yield room.flat(joined(steps))
    drops = [disc(number * pitch, height * 0.93, height * 0.1) for number in range(1, count)]
    yield room.flat(joined(drops), tint="accent")


def awning(room: Room) -> Iterator[Item]:
    """The scallops of an awning, every second one in the other colour."""
    count, pitch = repeats(room.width, room.height * 1.15)
    if count % 4 == 1:
        count += 2
        pitch = room.width / count
    scallops: tuple[list[Outline], list[Outline]] = ([], [])
    for number in range(count):
        left, right, spring, foot = number * pitch, (number + 1) * pitch, room.height * 0.45, room.height * 1.1
        scallops[number % 2].append(
            (
                step("M", left, 0.0),
                step("L", right, 0.0),
                step("L", right, spring),
                step("C", right, foot, left, foot, left, spring),
                ("Z",),
            )
        )
    yield room.flat(joined(scallops[1]), tint="accent")
    yield room.flat(joined(scallops[0]))
    yield room.lines(joined(scallops[1]), room.height * 0.05)


def reeds(room: Room) -> Iterator[Item]:
    """A roll below the band, and the leaves of a cavetto cornice."""
    height = room.height
    count, pitch = repeats(room.width, height * 0.6)
    yield room.flat(rectangle(0.0, 0.0, room.width, height * 0.2))
    leaves: tuple[list[Outline], list[Outline]] = ([], [])
    for number in range(count):
        left, right = number * pitch + pitch * 0.1, (number + 1) * pitch - pitch * 0.1
        leaves[number % 2].append(
            (
                step("M", left, height * 0.3),
                step("L", right, height * 0.3),
                step("L", right, height * 0.62),
                step("C", right, height * 1.05, left, height * 1.05, left, height * 0.62),
                ("Z",),
            )
        )
    yield room.flat(joined(leaves[0]))
    yield room.flat(joined(leaves[1]), tint="accent")


def pennants(room: Room) -> Iterator[Item]:
    """Pennants on a line that sags between its ends."""
    height = room.height
    count, pitch = repeats(room.width, height * 0.95)

    def sag(x: Mm) -> Mm:
        return height * 0.22 * (1 - cos(2 * pi * x / room.width * 3)) / 2

    flags: tuple[list[Outline], list[Outline]] = ([], [])
    for number in range(count):
        left, right = number * pitch + pitch * 0.08, (number + 1) * pitch - pitch * 0.08
        middle = (left + right) / 2
        flags[number % 2].append(
            polygon([(left, sag(left)), (right, sag(right)), (middle, sag(middle) + height * 0.8)])
        )
    yield room.flat(joined(flags[1]), tint="accent")
    yield room.flat(joined(flags[0]))
    yield room.lines(joined(flags[1]), height * 0.04)
    cord = [(room.width * number / 36, sag(room.width * number / 36)) for number in range(37)]
    yield room.lines(curve(cord), height * 0.08)


def stripes(room: Room) -> Iterator[Item]:
    """Two stripes, as round the neck of a jersey, the first in the other colour."""
    height = room.height
    yield room.flat(rectangle(0.0, 0.0, room.width, height * 0.34), tint="accent")
    yield room.flat(rectangle(0.0, height * 0.3, room.width, height * 0.34))
    yield room.flat(rectangle(0.0, height * 0.78, room.width, height * 0.14))


def battlements(room: Room) -> Iterator[Item]:
    """A line of defence as staff maps draw it, with a dashed one before it."""
    height = room.height
    count, pitch = repeats(room.width, height * 1.3)
    yield Path(rectangle(0.0, 0.0, room.width, height), room.inks.paper())
    line: list[Point] = []
    for number in range(count):
        left, right, mid = number * pitch, (number + 1) * pitch, (number + 0.5) * pitch
        line += [(left, height * 0.3), (mid, height * 0.3), (mid, height * 0.62), (right, height * 0.62)]
    yield room.lines(polyline([(0.0, height * 0.3), *line[1:-1], (room.width, height * 0.62)]), height * 0.13)
    dashes = [
        polyline([((n + 0.2) * pitch / 2, height * 0.9), ((n + 0.8) * pitch / 2, height * 0.9)])
        for n in range(2 * count)
    ]
    yield room.lines(joined(dashes), height * 0.07, tint="accent")


def dagged(room: Room) -> Iterator[Item]:
    """Cloth cut into tongues, as of a herald's tabard, with a lozenge on each."""
    height = room.height
    count, pitch = repeats(room.width, height * 1.5)
    cloth, gems = [(0.0, 0.0)], list[Outline]()
    for number in range(count):
        left, mid, right = number * pitch, (number + 0.5) * pitch, (number + 1) * pitch
        cloth += [(left, height * 0.45), (mid, height), (right, height * 0.45)]
        half = height * 0.2
        gems.append(
            polygon(
                [(mid, height * 0.2), (mid + half, height * 0.46), (mid, height * 0.72), (mid - half, height * 0.46)]
            )
        )
    yield room.flat(polygon([*cloth, (room.width, 0.0)]))
    yield room.flat(joined(gems), tint="accent")


def degrees(room: Room) -> Iterator[Item]:
    """The scale of degrees at the edge of a map: black and white in turn between two lines."""
    height = room.height
    count, pitch = repeats(room.width, height * 2.2)
    yield Path(rectangle(0.0, 0.0, room.width, height * 0.82), room.inks.paper())
    blocks = [rectangle(number * pitch, height * 0.3, pitch, height * 0.3) for number in range(0, count, 2)]
    yield room.flat(rectangle(0.0, height * 0.3, room.width, height * 0.3), tint="accent")
    yield room.flat(joined(blocks))
    lines = [polyline([(0.0, height * y), (room.width, height * y)]) for y in (0.3, 0.6)]
    yield room.lines(joined(lines), height * 0.06)
    yield room.lines(polyline([(0.0, height * 0.82), (room.width, height * 0.82)]), height * 0.05)


def teeth(room: Room) -> Iterator[Item]:
    """Notches cut with a knife, with a drilled hole in each."""
    height = room.height
    count, pitch = repeats(room.width, height * 1.1)
    notches = [
        polygon([(n * pitch, 0.0), ((n + 1) * pitch, 0.0), ((n + 0.5) * pitch, height * 0.7)]) for n in range(count)
    ]
    yield room.flat(joined(notches))
    holes = [disc(number * pitch, height * 0.72, height * 0.12) for number in range(1, count)]
    yield room.flat(joined(holes))
    inner = [disc((number + 0.5) * pitch, height * 0.22, height * 0.1) for number in range(count)]
    yield room.flat(joined(inner), tint="accent")


def slant(room: Room) -> Iterator[Item]:
    """Bars that lean away from the middle and grow thinner."""
    height, middle = room.height, room.width / 2
    low, sides = height * 0.2, [(-2, 0.2), (-1, 0.95), (1, 0.95), (2, 0.2)]
    lip = [(middle + across * height, down * height) for across, down in sides]
    yield room.flat(polygon([(0.0, 0.0), (0.0, low), *lip, (room.width, low), (room.width, 0.0)]))
    bars = []
    for sign in (-1, 1):
        for number in range(5):
            x, wide = middle + sign * height * (2.5 + number * 0.9), sign * height * (0.5 - number * 0.08)
            foot = x - sign * height * 0.56
            ends = [(x, height * 0.36), (x + wide, height * 0.36), (foot + wide, height * 0.95), (foot, height * 0.95)]
            bars.append(polygon(ends))
    yield room.flat(joined(bars), tint="accent")
