"""The arms of figures that are symbols, around the middle of the head, and the shaft that a hand of theirs holds."""

from typing import Final

from pnp.symbols.ink import Mark, line

# The width of an arm.
ARM: Final = 4.6


def arm(*points: tuple[float, float]) -> Mark:
    """An arm from the shoulder over the elbow to the hand."""
    return line(*points, width=ARM)


def shaft(top: float, width: float = 2.6, x: float = 17.5) -> Mark:
    """A pole from the ground up to a height."""
    return line((x, 44), (x, top), width=width).of("wood")


AT_REST: Final = arm((-7, 12), (-11.5, 19.5), (-9, 26))
# The left arm of who flies.
AT_BROOM: Final = arm((1, 14), (4, 23.4), (14, 27.6))
# The right arm of who bears a standard.
BEARING: Final = arm((6.4, 12), (11, 17), (15, 14))
