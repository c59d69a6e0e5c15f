"""Parse SVG paths to segments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Final

from pnp.frame import Segment

_TOKEN = re.compile(
    r"[\s,]*(?:(?P<command>[MmLlHhVvCcSsQqTtAaZz])|(?P<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))"
)
# Moves, lines and curves to points of the view.
_PLAIN: Final = re.compile(r"M[-0-9. MLCZ]*")
_PLAIN_COMMAND: Final = re.compile(r"[MLCZ][-0-9. ]*")
_LONG_NUMBER: Final = re.compile(r"[0-9]{7}")
_LENGTHS: Final = {"M": 3, "L": 3, "C": 7, "Z": 1}
Point = tuple[float, float]
# The number of parameters of each command.
_PARAMETERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_LARGEST = 1e6
# A coast drawn in every detail has some thousands.
MOST_SEGMENTS = 20_000
_FLAGS = re.compile(r"[\s,]*([01])")
# Parts of symbols are measured, moved and drawn in several colours; what is longer is drawn once.
_SHORT: Final = 1_000


class PathError(ValueError):
    """A malformed path. offset: the number of the wrong character, from 0."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.offset = offset


def parse_path(text: str) -> tuple[Segment, ...]:
    """Parse the ``d`` of an SVG path; arcs and quadratic curves become cubic ones. Raises PathError."""
    return _parsed_short(text) if len(text) <= _SHORT else _parsed(text)


@lru_cache(maxsize=512)
def _parsed_short(text: str) -> tuple[Segment, ...]:
    return _parsed(text)


def _parsed(text: str) -> tuple[Segment, ...]:
    if _PLAIN.fullmatch(text) and not _LONG_NUMBER.search(text) and (plain := _plain(text)):
        return plain
    pen = _Pen()
    for command, numbers in _commands(text):
        pen.draw(command, numbers)
        if len(pen.segments) > MOST_SEGMENTS:
            raise PathError(f"a path has at most {MOST_SEGMENTS:,} lines and curves", 0)
    return tuple(pen.segments)


def _plain(text: str) -> tuple[Segment, ...]:
    """The segments of a path as symbols and scenes are written, in a quarter of the time; none if anything is wrong."""
    segments: list[Segment] = []
    for part in _PLAIN_COMMAND.findall(text):
        kind = part[0]
        try:
            segment = (kind, *map(float, part[1:].split()))
        except ValueError:
            return ()
        if len(segment) != _LENGTHS[kind]:
            return ()
        segments.append(segment)
    return tuple(segments) if len(segments) <= MOST_SEGMENTS else ()


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """The commands with their numbers; further numbers behind those of a command repeat it."""
    position, command = 0, ""
    text = text.rstrip(" \t\r\n,")
    while position < len(text):
        match = _TOKEN.match(text, position)
        if not match:
            position += len(text[position:]) - len(text[position:].lstrip(" \t\r\n,"))
            raise PathError(f"{text[position : position + 8]!r} is not part of an SVG path", position)
        if match["command"]:
            if not command and match["command"] not in "Mm":
                raise PathError("a path starts with M", position)
            command, position = match["command"], match.end()
        elif not command or command in "Zz":
            raise PathError("a number without a command", position)
        numbers, position = _numbers(text, position, command)
        yield command, numbers
        # A repeated move is a line.
        command = {"M": "L", "m": "l"}.get(command, command)


def _numbers(text: str, position: int, command: str) -> tuple[list[float], int]:
    numbers: list[float] = []
    for index in range(_PARAMETERS[command.upper()]):
        pattern = _FLAGS if command in "Aa" and index in (3, 4) else _TOKEN
        match = pattern.match(text, position)
        number = match and (match[1] if pattern is _FLAGS else match["number"])
        if not match or number is None:
            count = _PARAMETERS[command.upper()]
            raise PathError(f"{command} needs {count} number{'s' if count > 1 else ''}", position)
        if abs(float(number)) > _LARGEST:
            raise PathError(f"{number} is too large", match.end() - len(number))
        numbers.append(float(number))
        position = match.end()
    return numbers, position


class _Pen:
    """Draws segments. x, y: its position. start_x, start_y: the beginning of the subpath. control: the last point."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.control: tuple[str, float, float] = ("", 0.0, 0.0)

    def draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        points = self._absolute(numbers, kind) if command != kind else numbers
        control = self.control
        self.control = ("", 0.0, 0.0)
        if kind == "Z":
            self.segments.append(("Z",))
            self.x, self.y = self.start_x, self.start_y
        elif kind in "ML":
            self._to(kind, *points)
        elif kind == "H":
            self._to("L", points[0], self.y)
        elif kind == "V":
            self._to("L", self.x, points[0])
        elif kind == "C":
            self._curve(*points)
        elif kind == "S":
            self._curve(*self._mirrored(control, "C"), *points)
        elif kind == "Q":
            self._quadratic(*points)
        elif kind == "T":
            self._quadratic(*self._mirrored(control, "Q"), *points)
        else:
            self._arc(*points)

    def _absolute(self, numbers: list[float], kind: str) -> list[float]:
        if kind == "H":
            return [numbers[0] + self.x]
        if kind == "V":
            return [numbers[0] + self.y]
        if kind == "A":
            return [*numbers[:5], numbers[5] + self.x, numbers[6] + self.y]
        return [number + (self.y if index % 2 else self.x) for index, number in enumerate(numbers)]

    def _to(self, kind: str, x: float, y: float) -> None:
        self.segments.append((kind, x, y))
        self.x, self.y = x, y
        if kind == "M":
            self.start_x, self.start_y = x, y

    def _mirrored(self, control: tuple[str, float, float], kind: str) -> tuple[float, float]:
        """The last control point mirrored at the pen; the pen itself if the last segment was no such curve."""
        if control[0] != kind:
            return self.x, self.y
        return 2 * self.x - control[1], 2 * self.y - control[2]

    def _curve(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> None:
        self.segments.append(("C", x1, y1, x2, y2, x, y))
        self.x, self.y = x, y
        self.control = ("C", x2, y2)

    def _quadratic(self, cx: float, cy: float, x: float, y: float) -> None:
        first = self.x + 2 / 3 * (cx - self.x), self.y + 2 / 3 * (cy - self.y)
        self._curve(*first, x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), x, y)
        self.control = ("Q", cx, cy)

    def _arc(self, rx: float, ry: float, turn: float, large: float, sweep: float, x: float, y: float) -> None:
        """An elliptical arc; a line if it has no radius."""
        from fontTools.svgLib.path.arc import EllipticalArc  # takes 16 ms to import

        arc = EllipticalArc(complex(self.x, self.y), rx, ry, turn, bool(large), bool(sweep), complex(x, y))
        before = len(self.segments)
        # The square of a very small radius may be 0.
        with suppress(ZeroDivisionError):
            arc.draw(self)
        if len(self.segments) == before and (self.x, self.y) != (x, y):
            self._to("L", x, y)
        self.x, self.y = x, y
        self.control = ("", 0.0, 0.0)

    def curveTo(self, first: Point, second: Point, end: Point) -> None:  # noqa: N802
        """Add a part of an arc; called by fontTools."""
        self._curve(*first, *second, *end)


def scaled(segments: tuple[Segment, ...], x: float, y: float, across: float, down: float) -> tuple[Segment, ...]:
    """A path scaled by two factors and then moved to (x, y)."""
    placed: list[Segment] = []
    for kind, *numbers in segments:
        if kind == "R":
            left, top, width, height = numbers
            placed.append(("R", x + left * across, y + top * down, width * across, height * down))
        else:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            placed.append((kind, *(value for px, py in pairs for value in (x + px * across, y + py * down))))
    return tuple(placed)
