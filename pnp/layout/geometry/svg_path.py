"""SVG path notation → frame segments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import acos, ceil, cos, hypot, pi, radians, sin, sqrt, tan

from pnp.frame import Segment

_TOKEN = re.compile(
    r"[\s,]*(?:(?P<command>[MmLlHhVvCcSsQqTtAaZz])|(?P<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))"
)
# How many numbers one use of a command takes.
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = re.compile(r"[\s,]*([01])")


class PathError(ValueError):
    """What is wrong with a path, and at which character of it (from 0)."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.offset = offset


def parse_path(text: str) -> tuple[Segment, ...]:
    """Read the ``d`` of an SVG path; arcs and quadratic curves become cubic ones. Raises PathError."""
    drawing = _Drawing()
    for command, numbers in _commands(text):
        drawing.take(command, numbers)
    return tuple(drawing.segments)


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each use of a command with its numbers; what follows a full set repeats the command."""
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
        # What goes on after a move is a line.
        command = {"M": "L", "m": "l"}.get(command, command)


def _numbers(text: str, position: int, command: str) -> tuple[list[float], int]:
    numbers: list[float] = []
    for index in range(_TAKES[command.upper()]):
        pattern = _FLAGS if command in "Aa" and index in (3, 4) else _TOKEN
        match = pattern.match(text, position)
        number = match and (match[1] if pattern is _FLAGS else match["number"])
        if not match or number is None:
            takes = _TAKES[command.upper()]
            raise PathError(f"{command} needs {takes} number{'s' if takes > 1 else ''}", position)
        numbers.append(float(number))
        position = match.end()
    return numbers, position


class _Drawing:
    """The pen while a path is read: where it is, where the part began, the last control point."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.control: tuple[str, float, float] = ("", 0.0, 0.0)

    def take(self, command: str, numbers: list[float]) -> None:
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
        """The last control point mirrored at the pen; the pen itself after anything but such a curve."""
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
        """An elliptical arc, by the conversion in appendix B.2.4 of SVG 2."""
        if (self.x, self.y) == (x, y):
            return
        if not rx or not ry:
            self._to("L", x, y)
            return
        angle = radians(turn)
        dx, dy = (self.x - x) / 2, (self.y - y) / 2
        px, py = cos(angle) * dx + sin(angle) * dy, cos(angle) * dy - sin(angle) * dx
        rx, ry = abs(rx), abs(ry)
        short = hypot(px / rx, py / ry)
        if short > 1:
            rx, ry = rx * short, ry * short
        numerator = max(rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px, 0.0)
        share = sqrt(numerator / (rx * rx * py * py + ry * ry * px * px))
        share = -share if bool(large) == bool(sweep) else share
        cx, cy = share * rx * py / ry, -share * ry * px / rx
        middle_x = cos(angle) * cx - sin(angle) * cy + (self.x + x) / 2
        middle_y = sin(angle) * cx + cos(angle) * cy + (self.y + y) / 2
        first = _angle(1, 0, (px - cx) / rx, (py - cy) / ry)
        span = _angle((px - cx) / rx, (py - cy) / ry, (-px - cx) / rx, (-py - cy) / ry)
        if sweep and span < 0:
            span += 2 * pi
        elif not sweep and span > 0:
            span -= 2 * pi
        for curve in arc_curves(middle_x, middle_y, rx, ry, first, span, angle):
            self.segments.append(curve)
        self.x, self.y = x, y


def _angle(ux: float, uy: float, vx: float, vy: float) -> float:
    cosine = (ux * vx + uy * vy) / (hypot(ux, uy) * hypot(vx, vy))
    angle = acos(max(-1.0, min(1.0, cosine)))
    return -angle if ux * vy - uy * vx < 0 else angle


def arc_curves(
    cx: float, cy: float, rx: float, ry: float, first: float, span: float, turn: float = 0.0
) -> Iterator[Segment]:
    """Cubic curves along an ellipse from the angle ``first`` over ``span`` (radians), the ellipse turned."""
    parts = max(1, ceil(abs(span) / (pi / 2) - 1e-9))
    step = span / parts
    reach = 4 / 3 * tan(step / 4)

    def on_page(x: float, y: float) -> tuple[float, float]:
        x, y = x * rx, y * ry
        return cx + cos(turn) * x - sin(turn) * y, cy + sin(turn) * x + cos(turn) * y

    for part in range(parts):
        start, end = first + part * step, first + (part + 1) * step
        one = on_page(cos(start) - reach * sin(start), sin(start) + reach * cos(start))
        two = on_page(cos(end) + reach * sin(end), sin(end) - reach * cos(end))
        yield ("C", *one, *two, *on_page(cos(end), sin(end)))


def scaled(segments: tuple[Segment, ...], x: float, y: float, across: float, down: float) -> tuple[Segment, ...]:
    """A path enlarged by two factors and then moved to (x, y)."""
    placed: list[Segment] = []
    for kind, *numbers in segments:
        if kind == "R":
            left, top, width, height = numbers
            placed.append(("R", x + left * across, y + top * down, width * across, height * down))
        else:
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            placed.append((kind, *(value for px, py in pairs for value in (x + px * across, y + py * down))))
    return tuple(placed)
