"""Segments to the shortest ``d`` that draws the same: relative, in steps of 0.01 mm, for pages that hold many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pnp.frame import Segment

_STEPS: Final = 100


def short_path_data(segments: Sequence[Segment]) -> str:
    """Segments as the d attribute of an SVG path. Rounding does not add up: every point is rounded by itself."""
    written: list[str] = []
    last = ""
    for command, numbers in _relative(segments):
        if command != last or command in "mMzZ":
            written.append(command)
            last = command
            text = ""
        else:
            text = " "
        written.append(_joined(numbers, text))
    return "".join(written)


def _relative(segments: Iterable[Segment]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each segment as a relative command with whole steps."""
    at = start = (0, 0)
    for kind, *coordinates in segments:
        numbers = tuple(round(one * _STEPS) for one in coordinates)
        if kind == "Z":
            at = start
            yield "z", ()
        elif kind == "R":
            x, y, width, height = numbers
            yield "m", (x - at[0], y - at[1])
            yield from (("h", (width,)), ("v", (height,)), ("h", (-width,)), ("z", ()))
            at = start = (x, y)
        else:
            shifted = tuple(one - at[index % 2] for index, one in enumerate(numbers))
            at = (numbers[-2], numbers[-1])
            start = at if kind == "M" else start
            yield _shorter(kind.lower(), shifted)


def _shorter(command: str, numbers: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    if command == "l" and not numbers[1]:
        return "h", numbers[:1]
    if command == "l" and not numbers[0]:
        return "v", numbers[1:]
    return command, numbers


def _joined(numbers: Iterable[int], before: str) -> str:
    """Numbers with a space only where they would run into each other. before: what stands there, if anything."""
    text = before.strip()
    follows = bool(before)
    has_point = False
    for number in numbers:
        one = _decimal(number)
        # After a command nothing separates; a sign does, and so does a point after a number that has one.
        needs_space = follows and not (one[0] == "-" or (one[0] == "." and has_point))
        text += f" {one}" if needs_space else one
        follows, has_point = True, "." in one
    return text


def _decimal(steps: int) -> str:
    """``-50`` is ``-.5``."""
    whole, part = divmod(abs(steps), _STEPS)
    digits = f"{whole or ''}.{part:02}".rstrip("0").rstrip(".") or "0"
    return f"-{digits}" if steps < 0 else digits
