"""Affine transformations of drawings, and the ``transform`` attribute."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import cos, radians, sin, tan
from typing import Final

from pnp.frame import Segment
from pnp.matrix import IDENTITY, Matrix, compose

_CALL: Final = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)")
_NUMBER: Final = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_LARGEST: Final = 1e6


def numbers_in(text: str) -> list[float]:
    """All numbers of a text. Raises ValueError for one that is too large."""
    numbers = [float(number) for number in _NUMBER.findall(text)]
    if any(abs(number) > _LARGEST for number in numbers):
        raise ValueError("a number is too large")
    return numbers


def parse_transform(text: str) -> Matrix:
    """The ``transform`` of an element, in either notation. Raises ValueError."""
    matrix, position = IDENTITY, 0
    text = text.strip()
    if text in ("", "none"):
        return matrix
    while position < len(text):
        match = _CALL.match(text, position)
        if not match:
            raise ValueError(f"{text[position : position + 20]!r} is no transformation")
        matrix = compose(matrix, _one(match[1], numbers_in(match[2])))
        position = match.end()
    return matrix


def _one(name: str, numbers: Sequence[float]) -> Matrix:
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
        case "translate" | "translateX", [x]:
            return (1.0, 0.0, 0.0, 1.0, x, 0.0)
        case "translate", [x, y]:
            return (1.0, 0.0, 0.0, 1.0, x, y)
        case "translateY", [y]:
            return (1.0, 0.0, 0.0, 1.0, 0.0, y)
        case "scale", [both]:
            return (both, 0.0, 0.0, both, 0.0, 0.0)
        case "scale", [across, down]:
            return (across, 0.0, 0.0, down, 0.0, 0.0)
        case "rotate", [angle]:
            turn = radians(angle)
            return (cos(turn), sin(turn), -sin(turn), cos(turn), 0.0, 0.0)
        case "rotate", [angle, x, y]:
            turned = compose((1.0, 0.0, 0.0, 1.0, x, y), _one("rotate", [angle]))
            return compose(turned, (1.0, 0.0, 0.0, 1.0, -x, -y))
        case "skewX", [angle]:
            return (1.0, 0.0, tan(radians(angle)), 1.0, 0.0, 0.0)
        case "skewY", [angle]:
            return (1.0, tan(radians(angle)), 0.0, 1.0, 0.0, 0.0)
    raise ValueError(f"{name}({', '.join(f'{number:g}' for number in numbers)}) is no transformation")


def transformed(segments: Sequence[Segment], matrix: Matrix) -> tuple[Segment, ...]:
    """Segments, without ``R``, under a transformation."""
    a, b, c, d, e, f = matrix
    result: list[Segment] = []
    for name, *numbers in segments:
        moved = [
            value
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
            for value in (a * x + c * y + e, b * x + d * y + f)
        ]
        result.append((name, *moved))
    return tuple(result)
