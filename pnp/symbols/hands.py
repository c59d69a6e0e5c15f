"""Hands at the end of an arm, from the wrist on: drawn along the x axis, and turned with the forearm."""

from collections.abc import Mapping
from math import hypot
from typing import Final, Literal

from pnp.symbols.curves import grown
from pnp.symbols.heads import skin
from pnp.symbols.ink import Mark, line

Hand = Literal["fist", "points", "open", "rests"]
_Grip = tuple[tuple[Mark, ...], tuple[Mark, ...]]

_PEN: Final = 0.45
# The back of the hand, three fingers bent around what is held, and the thumb across it.
_FIST: Final = (
    *skin(grown("-1.5,-1.3 0.2,-1.8 1.8,-1.7 2.7,-1 2.9,0.4 2.3,1.7 1,2 -1.5,1.3"), _PEN),
    Mark("M 1.6 -1.2 C 0.9 -0.2 0.9 0.8 1.3 1.9 M 2.8 -0.4 L 1.3 -0.2 M 2.8 0.6 L 1.2 0.7", 0.3, matter="line"),
    *skin(grown("-0.4,-1.5 0.8,-2.3 2,-2.2 2.3,-1.6 1.4,-1.2 0.4,-0.7"), 0.35),
)
# A hand around a shaft that goes down through the origin, its wrist on the left: what is behind the shaft, and what is
# before it.
_PALM: Final = skin(grown("-2.6,-1.2 -0.8,-1.9 1.3,-1.7 1.9,0 1.4,1.8 -0.7,1.8 -2.6,1.2"), _PEN)
_AROUND: Final = (
    *skin(grown("-1.5,-1.7 0.6,-2 1.7,-1.4 1.6,-0.5 1.9,0.2 1.6,0.9 1.6,1.7 0.6,2.2 -1.3,1.8 -2,0.1"), _PEN),
    Mark("M -1 -0.5 L 1.6 -0.5 M -0.9 0.8 L 1.6 0.8", 0.3, matter="line"),
    *skin(grown("-2.4,-0.8 -1.3,-2.2 0.5,-3 1.2,-2.6 1,-1.9 -0.2,-1.4 -1.3,-0.2"), 0.35),
)
# How far the middle of a hand is from its wrist.
REACH: Final = 1.9
_FINGERS: Final = ((2.2, -1.3, 4.6, -2.1), (2.6, -0.4, 5.3, -0.7), (2.6, 0.5, 5.2, 0.7), (2.2, 1.3, 4.5, 1.9))


def _fingers(*bones: tuple[float, float, float, float]) -> tuple[Mark, Mark]:
    """Fingers that the palm or the fist covers at their roots."""
    d = " ".join(line((x, y), (to_x, to_y), width=1.0).d for x, y, to_x, to_y in bones)
    return Mark(d, 1.5, matter="line"), Mark(d, 0.85, "paper", "skin")


HANDS: Final[Mapping[Hand, tuple[Mark, ...]]] = {
    "fist": _FIST,
    "rests": (
        *skin(grown("-1.4,-1.3 1,-1.7 3,-1.2 4.4,-0.2 4.2,0.7 2.6,1.4 0.4,1.7 -1.4,1.3"), _PEN),
        Mark("M 2.2 -0.9 L 3.9 0 M 2 0.2 L 3.6 0.8", 0.3, matter="line"),
        *skin(grown("0,-1.6 1.6,-2.2 2.9,-1.5 2.6,-0.9 1.4,-1 0.4,-0.6"), 0.35),
    ),
    "points": (*_fingers((1.4, -1.1, 6, -1.5)), *_FIST),
    "open": (
        *_fingers(*_FINGERS, (0.4, -1.4, 2.2, -3.2)),
        *skin(grown("-1.4,-1.2 0.6,-1.9 2.5,-1.6 2.9,0 2.5,1.6 0.6,1.8 -1.4,1.2"), _PEN),
    ),
}


def hand_at(elbow: tuple[float, float], wrist: tuple[float, float], hand: Hand) -> tuple[Mark, ...]:
    """A hand that goes on where the forearm ends."""
    x, y = wrist[0] - elbow[0], wrist[1] - elbow[1]
    far = max(hypot(x, y), 1e-6)
    across, down = x / far, y / far
    return tuple(mark.moved((across, down, -down, across, *wrist)) for mark in HANDS[hand])


def grip(elbow: tuple[float, float], middle: tuple[float, float], along: tuple[float, float]) -> _Grip:
    """A hand around a shaft: what lies behind it, and the fingers and the thumb that lie before it.

    middle: of the hand, on the shaft; along: the direction of the shaft, towards the end that the thumb is nearer to.
    """
    x, y = middle[0] - elbow[0], middle[1] - elbow[1]
    up_x, up_y = along
    # The hand lies across the shaft, on the side that the forearm comes from.
    across_x, across_y = (-up_y, up_x) if x * -up_y + y * up_x >= 0 else (up_y, -up_x)
    matrix = (across_x, across_y, -up_x, -up_y, *middle)
    return tuple(mark.moved(matrix) for mark in _PALM), tuple(mark.moved(matrix) for mark in _AROUND)
