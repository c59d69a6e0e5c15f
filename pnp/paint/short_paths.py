"""Outlines to the shortest ``d`` that draws the same: relative, in steps of 0.01 mm, for pages that hold many.

Rounding does not add up: every point is rounded by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from pnp.frame import Segment
from pnp.measures import MM_PER_PT

_STEPS: Final = 100
_STEPS_PER_PT: Final = MM_PER_PT * _STEPS
# How many numbers an operator has.
_COUNTS: Final = {"M": 2, "L": 2, "C": 6, "R": 4, "Z": 0}
_OPERATORS: Final = {"m": "M", "l": "L", "c": "C", "re": "R", "h": "Z"}
_OPERATOR: Final = re.compile("re|[mlch]")
_NO_LETTERS: Final = dict.fromkeys(map(ord, "mlcreh"))
# A point after a number that has one separates them.
_NEEDLESS_SPACE: Final = re.compile(r"(?:(?<=\.\d)|(?<=\.\d\d)) (?=\.)")


def short_path_data(segments: Sequence[Segment]) -> str:
    """Segments as the d attribute of an SVG path."""
    numbers = [round(number * _STEPS) for segment in segments for number in segment[1:]]
    return _written((segment[0] for segment in segments), numbers)


@lru_cache(maxsize=512)
def short_outline_data(outline: str) -> str:
    """Path operators in points, y up, as the d attribute of an SVG path in mm, y down."""
    kinds = [_OPERATORS[operator] for operator in _OPERATOR.findall(outline)]
    numbers = [round(float(number) * _STEPS_PER_PT) for number in outline.translate(_NO_LETTERS).split()]
    # Every operator has as many x as y, so every second number is a y or a height.
    numbers[1::2] = [-number for number in numbers[1::2]]
    if "R" in kinds:
        _turn_rectangles(kinds, numbers)
    return _written(kinds, numbers)


def _turn_rectangles(kinds: Iterable[str], numbers: list[int]) -> None:
    """Let rectangles begin at the corner that is at the top left with y down."""
    start = 0
    for kind in kinds:
        if kind == "R":
            numbers[start + 1] += numbers[start + 3]
            numbers[start + 3] = -numbers[start + 3]
        start += _COUNTS[kind]


def _written(kinds: Iterable[str], numbers: Sequence[int]) -> str:
    """Absolute steps, written as relative commands."""
    written: list[str] = []
    # Maps have fifty thousand curves: what is done for each is written out.
    write, decimal = written.append, _decimal
    at, last = 0, ""
    x = y = left = top = 0
    for kind in kinds:
        if kind == "C":
            a, b, c, d, e, f = numbers[at : at + 6]
            at += 6
            write(" " if last == "c" else "c")
            steps = (a - x, b - y, c - x, d - y, e - x, f - y)
            write(" ".join(map(decimal, steps)))
            x, y, last = e, f, "c"
        elif kind == "Z":
            write("z")
            x, y, last = left, top, "z"
        elif kind == "R":
            a, b, width, height = numbers[at : at + 4]
            at += 4
            write(f"m{decimal(a - x)} {decimal(b - y)}h{decimal(width)}v{decimal(height)}h{decimal(-width)}z")
            x, y, last = a, b, "z"
            left, top = a, b
        else:
            a, b = numbers[at : at + 2]
            at += 2
            if kind == "M":
                command, text = "m", f"{decimal(a - x)} {decimal(b - y)}"
                left, top = a, b
            elif b == y:
                command, text = "h", decimal(a - x)
            elif a == x:
                command, text = "v", decimal(b - y)
            else:
                command, text = "l", f"{decimal(a - x)} {decimal(b - y)}"
            write(" " if command == last != "m" else command)
            write(text)
            x, y, last = a, b, command
    # A sign separates numbers, too.
    return _NEEDLESS_SPACE.sub("", "".join(written).replace(" -", "-"))


@lru_cache(maxsize=40_000)
def _decimal(steps: int) -> str:
    """Steps as a decimal in mm: ``-50`` is ``-.5``."""
    whole, part = divmod(abs(steps), _STEPS)
    digits = f"{whole or ''}.{part:02}".rstrip("0").rstrip(".") or "0"
    return f"-{digits}" if steps < 0 else digits
