"""Windows: a mat over a picture, with an opening in the shape of a period: an arch, a medallion, a tent, a gate."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from pnp.art.outlines import Outline, disc, joined, rectangle, step
from pnp.art.room import Room
from pnp.frame import Item, Path
from pnp.measures import Mm
from pnp.values import dataclass

# How far the opening is from the left, the top and the right, as a share of the width, and its lines, in mm.
_MARGIN: Final = 0.105
_THICK, _THIN, _GAP = 0.7, 0.18, 0.8
_DAGS: Final = 7


@dataclass(frozen=True, slots=True)
class Window:
    """The head of an opening, and how far that reaches down: a share of the width."""

    head: str = "cut"
    rise: float = 0.08


def window(room: Room, shape: Window) -> Iterator[Item]:
    """All around an opening that stands on the lower edge, and its two lines."""
    margin = room.width * _MARGIN
    whole = rectangle(0.0, 0.0, room.width, room.height)
    yield Path((*whole, *_opening(room, shape, margin)), room.inks.of("ink"), even_odd=True)
    yield room.lines(_opening(room, shape, margin), _THICK, tint="accent")
    yield room.lines(_opening(room, shape, max(margin - _GAP - _THICK / 2, 0.0)), _THIN, tint="accent")


def _opening(room: Room, shape: Window, margin: Mm) -> Outline:
    """The opening of a window, so far inside."""
    left, right, top, bottom = margin, room.width - margin, min(margin, room.height / 4), room.height
    middle, rise = room.width / 2, min(room.width * shape.rise, room.height * 0.5)
    if shape.head == "medallion":
        return disc(middle, (top + bottom - margin / 2) / 2, middle - left, (bottom - margin / 2 - top) / 2)
    spring = top + rise
    start, end = (left, bottom), (right, bottom)
    if shape.head == "gate":
        lean = rise * 0.5
        return (step("M", *start), step("L", left + lean, top), step("L", right - lean, top), step("L", *end), ("Z",))
    return joined(
        [
            (step("M", *start), step("L", left, spring)),
            _head(shape, left, right, top, spring),
            (step("L", *end), ("Z",)),
        ]
    )


def _head(shape: Window, left: Mm, right: Mm, top: Mm, spring: Mm) -> Outline:
    """From the left side over the head of an opening to its right side."""
    middle, half, rise = (left + right) / 2, (right - left) / 2, spring - top
    match shape.head:
        case "round":
            bend = 0.5523
            return (
                step("C", left, spring - rise * bend, middle - half * bend, top, middle, top),
                step("C", middle + half * bend, top, right, spring - rise * bend, right, spring),
            )
        case "pointed":
            return (
                step("C", left, spring - rise * 0.5, middle - half * 0.4, top + rise * 0.2, middle, top),
                step("C", middle + half * 0.4, top + rise * 0.2, right, spring - rise * 0.5, right, spring),
            )
        case "tent":
            return (
                step("C", left + half * 0.1, spring - rise * 0.75, middle - half * 0.3, top + rise * 0.5, middle, top),
                step(
                    "C", middle + half * 0.3, top + rise * 0.5, right - half * 0.1, spring - rise * 0.75, right, spring
                ),
            )
        case "awning":
            return joined(_scallop(left + 2 * half * n / _DAGS, 2 * half / _DAGS, spring, rise) for n in range(_DAGS))
        case "cave":
            angles = [pi - pi * n / 12 for n in range(1, 12)]
            reach = [1.0 - 0.09 * (n % 2) - 0.05 * (n % 3) for n in range(1, 12)]
            points = [
                (middle + half * far * cos(angle), spring - rise * far * sin(angle))
                for far, angle in zip(reach, angles, strict=True)
            ]
            return tuple(step("L", x, y) for x, y in (*points, (right, spring)))
        case "steps":
            third = min(rise / 3, half / 3)
            corners = [(left + n * third, spring - k * third) for n, k in ((0, 1), (1, 1), (1, 2), (2, 2), (2, 3))]
            mirrored = [(left + right - x, y) for x, y in reversed(corners)]
            return tuple(step("L", x, y) for x, y in (*corners, *mirrored, (right, spring)))
        case "shield":
            return (
                step("L", left, top + rise * 0.6),
                step("C", left + rise * 0.7, top + rise * 0.6, left + rise, top + rise * 0.3, left + rise, top),
                step("L", right - rise, top),
                step(
                    "C", right - rise, top + rise * 0.3, right - rise * 0.7, top + rise * 0.6, right, top + rise * 0.6
                ),
                step("L", right, spring),
            )
        case _:
            return (step("L", left + rise, top), step("L", right - rise, top), step("L", right, spring))


def _scallop(x: Mm, width: Mm, y: Mm, depth: Mm) -> Outline:
    """One hanging tongue of an awning, from left to right."""
    return (step("C", x, y + depth, x + width, y + depth, x + width, y),)
