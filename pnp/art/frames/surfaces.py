"""Textures that lie quietly under words: a few paths, one or two hundred strokes, hardly darker than their ground."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pnp.art.names import OFF
from pnp.art.outlines import curve, joined, polygon, polyline, rows
from pnp.art.room import Room
from pnp.frame import Item, Path, Stroke


def laid(room: Room) -> Iterator[Item]:
    """Laid paper: fine wires across, chain lines down."""
    pitch = max(room.height / 160, 0.55)
    wires = [polyline([(0.0, n * pitch), (room.width, n * pitch)]) for n in range(1, int(room.height / pitch) + 1)]
    yield room.lines(joined(wires), 0.08, 0.1)
    chain = max(room.width / 12, 9.0)
    chains = [
        polyline([(n * chain - chain / 2, 0.0), (n * chain - chain / 2, room.height)])
        for n in range(1, int(room.width / chain) + 2)
    ]
    yield room.lines(joined(chains), 0.16, 0.1)


def vellum(room: Room) -> Iterator[Item]:
    """Vellum: pores in drifts, a few hairs, darker towards its edges."""
    count = min(int(room.width * room.height / 12), 500)
    drift = [(room.random.random() * room.width, room.random.random() * room.height) for _ in range(7)]
    pores = []
    for number in range(count):
        x, y = drift[number % 7]
        x, y = x + room.random.gauss(0, room.width * 0.16), y + room.random.gauss(0, room.height * 0.13)
        pores.append(polyline([(x, y), (x + 0.02, y)]))
    yield room.lines(joined(pores), 0.32, 0.12)
    hairs = []
    for _ in range(min(count // 12, 30)):
        x, y = room.random.random() * room.width, room.random.random() * room.height
        bend = room.random.uniform(-1.2, 1.2)
        hairs.append(curve([(x, y), (x + bend, y + 1.1), (x + bend * 0.4, y + 2.4)]))
    yield room.lines(joined(hairs), 0.07, 0.16)


def canvas(room: Room) -> Iterator[Item]:
    """Canvas: threads over and under each other."""
    pitch = max(max(room.width, room.height) / 110, 0.9)
    for flip in (False, True):
        steps = []
        for row in range(int((room.width if flip else room.height) / pitch) + 1):
            at = (row + 0.5) * pitch
            steps.append(polyline([(at, 0.0), (at, room.height)] if flip else [(0.0, at), (room.width, at)]))
        ink = room.inks.of("ink", 0.1)
        yield Path(joined(steps), None, Stroke(ink, pitch * 0.34, (pitch * 0.9, pitch * 1.1)))


def enamel(room: Room) -> Iterator[Item]:
    """Enamel: broad gleams across, lighter than the ground."""
    wide, high = room.width, room.height
    for left, across, opacity in ((0.1, 0.24, 0.5), (0.4, 0.08, 0.4), (0.78, 0.12, 0.4)):
        start, end, lean = left * wide, (left + across) * wide, high * 0.35
        gleam = polygon([(start, 0.0), (end, 0.0), (end - lean, high), (start - lean, high)])
        yield Path(gleam, room.inks.paper(opacity))


def tin(room: Room) -> Iterator[Item]:
    """Printed tin: a coarse screen of dots."""
    pitch = max(max(room.width, room.height) / 60, 1.5)
    screen = Stroke(room.inks.of("ink", 0.12), round(pitch * 0.3, 3), (0.001, pitch), "round")
    yield Path(rows((0.0, 0.0, room.width, room.height), pitch), None, screen)


def stone(room: Room) -> Iterator[Item]:
    """Stone: specks and a few cracks."""
    specks = []
    for _ in range(min(int(room.width * room.height / 16), 400)):
        x, y, size = (
            room.random.random() * room.width,
            room.random.random() * room.height,
            room.random.uniform(0.08, 0.28),
        )
        specks.append(polygon([(x, y), (x + size, y + size * 0.3), (x + size * 0.4, y + size)]))
    yield room.flat(joined(specks), 0.1)
    cracks = []
    for _ in range(5):
        x, y = room.random.random() * room.width, room.random.random() * room.height
        points = [(x, y)]
        for _ in range(5):
            x, y = x + room.random.uniform(-1.5, 3.5), y + room.random.uniform(0.4, 2.6)
            points.append((x, y))
        cracks.append(polyline(points))
    yield room.lines(joined(cracks), 0.1, 0.12)


def squared(room: Room) -> Iterator[Item]:
    """The squares of a map sheet or a school book."""
    pitch = max(max(room.width, room.height) / 50, 4.0)
    lines = [polyline([(n * pitch, 0.0), (n * pitch, room.height)]) for n in range(1, int(room.width / pitch) + 1)]
    lines += [polyline([(0.0, n * pitch), (room.width, n * pitch)]) for n in range(1, int(room.height / pitch) + 1)]
    yield room.lines(joined(lines), 0.12, 0.13)


SURFACES: Final[Mapping[str, Callable[[Room], Iterator[Item]]]] = {
    OFF: lambda room: iter(()),
    "laid": laid,
    "vellum": vellum,
    "canvas": canvas,
    "enamel": enamel,
    "tin": tin,
    "stone": stone,
    "squared": squared,
}
