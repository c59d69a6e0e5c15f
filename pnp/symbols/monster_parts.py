"""Of what the bodies of monsters are put together: parts with light, shade and lines inside, claws, spikes, rags."""

from typing import Final

from pnp.symbols.curves import grown
from pnp.symbols.ink import Mark, made_of, polygon
from pnp.values import dataclass

Layer = tuple[Mark, ...]
# Lines inside are finer than those around.
_FINE: Final = 0.8


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A body. layers: from behind to the front, each with paper around it. arm: before what the hand holds.

    head, hand: where their middles are, and how large they are. back: where wings begin, and how large they are.
    """

    text: str
    layers: tuple[Layer, ...]
    head: tuple[float, float, float]
    back: tuple[float, float, float]
    hand: tuple[float, float, float]
    arm: Layer = ()


def lines(*marks: Mark) -> Layer:
    """Lines inside of a shape: left out of it in one colour, drawn where it has colours."""
    return tuple(Mark(mark.d, mark.width * (_FINE if mark.width else 1), "paper", "line") for mark in marks)


def of_bone(*marks: Mark) -> Layer:
    """Marks of bone."""
    return made_of("bone", *marks)


def shade(points: str) -> Mark:
    """The side of a part that the light does not reach, where it has colours."""
    return Mark(grown(points).d, 0, "light", "line")


def glow(points: str) -> Mark:
    """The side of a part that the light falls on."""
    return grown(points, tone="glow")


def rag(points: str) -> Layer:
    """A piece of leather or cloth around the hips, with its edge."""
    cloth = grown(points)
    return cloth.of("hide"), Mark(cloth.d, 1.1, "paper", "line")


_CLAWS: Final = "M 0 0 L 3 6 L 6 1 L 9 7 L 11 1 L 14 6 L 15 -1 Z"


def claws(x: float, y: float, size: float = 1.0) -> Mark:
    """Four claws in a row, from their left."""
    return Mark(_CLAWS, matter="bone").moved((size, 0, 0, size, x, y))


def spikes(*points: tuple[float, float, float]) -> Layer:
    """Spikes on a back that rises at each point. The third number is how high each is."""
    return tuple(
        polygon((x - high * 0.6, y + 3), (x - high * 0.3, y - high), (x + high * 0.7, y + 3)).of("bone")
        for x, y, high in points
    )
