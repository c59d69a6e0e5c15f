"""Pseudo-random numbers for drawings: the same seeds always give the same numbers."""

from __future__ import annotations

from math import sin
from typing import Final
from zlib import crc32

from pnp.layout.boards.curves import Point

_MASK: Final = 0xFFFFFFFF
# Incommensurable waves: length along x, along y and phase, for the shift in x and the shift in y.
_WAVES_X: Final = ((1.9, 3.1, 0.3), (-4.7, 2.3, 1.7), (7.1, 5.9, 4.1))
_WAVES_Y: Final = ((3.3, -1.7, 2.9), (2.1, 5.3, 0.8), (-6.1, 7.7, 5.2))


class SeededRandom:
    """A pseudo-random sequence of numbers that depends on its seeds only."""

    __slots__ = ("_state",)

    def __init__(self, *seeds: int) -> None:
        state = 0x9E3779B9
        for seed in seeds:
            state = ((state ^ (seed & _MASK)) * 0x85EBCA6B) & _MASK
            state ^= state >> 13
        self._state = (state * 0xC2B2AE35) & _MASK

    def between(self, low: float, high: float) -> float:
        """The next number, from low to high."""
        state = (self._state * 1664525 + 1013904223) & _MASK
        self._state = state
        mixed = ((state ^ (state >> 15)) * 0x2C1B3C6D) & _MASK
        return low + (high - low) * ((mixed ^ (mixed >> 12)) & _MASK) / 4294967296.0


def seed_of(text: str) -> int:
    """A seed from words, such as the id of a record."""
    return crc32(text.encode())


def wobbled(point: Point, reach: float, amount: float) -> Point:
    """A point moved by a smooth field, by at most ``amount``.

    reach: the length in mm over which the field changes. The shift depends on the position only, so shapes that
    share a line still share it afterwards.
    """
    x, y = point[0] / reach, point[1] / reach
    dx = sum(sin(x * a + y * b + c) for a, b, c in _WAVES_X)
    dy = sum(sin(x * a + y * b + c) for a, b, c in _WAVES_Y)
    return point[0] + dx * amount / 3, point[1] + dy * amount / 3
