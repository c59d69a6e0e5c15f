"""What half figures hold before the breast, around the hand that holds it."""

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final

from pnp.symbols.heads import FINE, cut, paper, shaded
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part


def _turned(angle: float, *marks: Mark) -> tuple[Mark, ...]:
    """Marks turned clockwise about the hand."""
    turn = radians(angle)
    return tuple(mark.moved((cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)) for mark in marks)


def _hafted(top: float, foot: float = 22, width: float = 3) -> tuple[Mark, Mark]:
    half = width / 2
    return cut(polygon((-half, top), (half, top), (half, foot), (-half, foot)).of("wood"), FINE)


HELD: Final[Mapping[str, Part]] = {
    "sword": Part(
        "Sword",
        _turned(
            14,
            *cut(polygon((-2, -4), (-1.6, -48), (0, -53), (1.6, -48), (2, -4)).of("steel")),
            line((0, -46), (0, -8), width=0.8),
            line((-7.4, -4.6), (7.4, -4.6), width=2.6).of("brass"),
            line((0, 0), (0, 8), width=2.8).of("wood"),
            ellipse(0, 10, 2.6).of("brass"),
        ),
    ),
    "dagger": Part(
        "Dagger",
        _turned(
            12,
            *cut(polygon((-2.2, -4), (0, -27), (2.2, -4)).of("steel")),
            line((-6, -4.4), (6, -4.4), width=2.4).of("brass"),
            ellipse(0, 8, 2.4),
        ),
    ),
    "rapier": Part(
        "Rapier",
        _turned(
            16,
            line((0, 0), (0, -56), width=1.8).of("steel"),
            *cut(ellipse(0, -5.4, 7, 3.6), FINE),
            Mark("M -6 -4 C -9 3 -5 8 0 8", 1.4),
        ),
    ),
    "stake": Part(
        "Stake",
        _turned(
            18,
            *cut(polygon((-2.8, 12), (-2.8, -18), (0, -27), (2.8, -18), (2.8, 12)).of("wood")),
            line((0, -20), (0, -4), width=0.8),
        ),
    ),
    "staff": Part("Staff", (*_hafted(-50), *cut(ellipse(0, -51, 3.4), FINE))),
    "crook": Part(
        "Crook", (*_hafted(-34), Mark("M 0 -34 C 0 -50 -16 -50 -16 -40 C -16 -35 -10 -34 -9 -38", 3).of("wood"))
    ),
    "torch": Part(
        "Torch",
        (
            *cut(polygon((-2.4, 16), (2.4, 16), (4, -16), (-4, -16)).of("wood"), FINE),
            *cut(Mark("M 0 -46 C 10 -34 10 -24 5 -16 L -5 -16 C -11 -24 -6 -30 -4 -36 C -3 -32 -1 -32 0 -46 Z")),
            Mark("M 0 -32 C 4 -27 4 -22 2 -18 L -2 -18 C -4 -22 -2 -26 0 -32 Z"),
        ),
    ),
    "lantern": Part(
        "Lantern, held up",
        (
            *(
                line((x * 13, -14 + y * 15), (x * 17.6, -14 + y * 20), width=1)
                for x, y in ((-1, 0), (1, 0), (-0.8, -0.7), (0.8, -0.7), (-0.8, 0.7), (0.8, 0.7))
            ),
            Mark("M -6 -24 C -6 -34 6 -34 6 -24", 1.5),
            Mark("M -9 -22 L 0 -29 L 9 -22 Z"),
            *cut(polygon((-8, -22), (8, -22), (9.4, -4), (-9.4, -4)).of("brass")),
            Mark("M 0 -20 C 4 -14 4 -10 0 -7 C -4 -10 -4 -14 0 -20 Z"),
            Mark("M -4 -22 L -4.6 -4 M 4 -22 L 4.6 -4", 0.9),
            polygon((-10.4, -5), (10.4, -5), (10.4, -2), (-10.4, -2)),
        ),
    ),
    "candle": Part(
        "Candle",
        (
            *cut(polygon((-3, -4), (3, -4), (3, -24), (-3, -24)), FINE),
            *cut(Mark("M 0 -38 C 5 -32 4 -27 0 -25 C -4 -27 -5 -32 0 -38 Z"), FINE),
            line((0, -25), (0, -28), width=FINE),
            polygon((-8, -4), (8, -4), (5, 0), (-5, 0)),
        ),
    ),
    "book": Part(
        "Book",
        _turned(
            -8,
            Mark("M -11 -15 L 8 -15 L 8 12 L -11 12 Z"),
            *cut(polygon((8, -13), (10, -14), (10, 11), (8, 12)), 0.9),
            paper(Mark("M -8.4 -12.4 L 5.4 -12.4 L 5.4 9.4 L -8.4 9.4 Z", 1)),
            paper(Mark("M -1.6 -8 L -1.6 5 M -5.6 -4 L 2.4 -4", 1.6)),
        ),
    ),
    "quill": Part(
        "Quill",
        _turned(
            24,
            *cut(Mark("M 0 6 C -9 -12 -7 -34 4 -42 C 9 -28 8 -10 0 6 Z")),
            Mark("M 0 8 C -1 -10 0 -26 3.4 -38 M 0 -8 L 5 -14 M 0 -16 L 5.6 -22 M 0 -10 L -5 -16", 0.9),
        ),
    ),
    "scroll": Part(
        "Scroll",
        (
            *cut(polygon((-8, -22), (8, -22), (8, 6), (-8, 6))),
            Mark("M -5 -16 L 5 -16 M -5 -11 L 5 -11 M -5 -6 L 3 -6", 0.9),
            *cut(ellipse(0, -23, 10, 2.6), FINE),
            *cut(ellipse(0, 7, 10, 2.6), FINE),
        ),
    ),
    "cross": Part(
        "Cross",
        (
            *cut(
                polygon(
                    (-2.6, 6),
                    (-2.6, -16),
                    (-10, -16),
                    (-10, -21.4),
                    (-2.6, -21.4),
                    (-2.6, -31),
                    (2.6, -31),
                    (2.6, -21.4),
                    (10, -21.4),
                    (10, -16),
                    (2.6, -16),
                    (2.6, 6),
                )
            ),
        ),
    ),
    "vial": Part(
        "Vial",
        (
            *cut(Mark("M -3 -28 L 3 -28 L 3 -19 L 9 -7 C 10 -2 7 0 4 0 L -4 0 C -7 0 -10 -2 -9 -7 L -3 -19 Z")),
            Mark("M -6.6 -11 L 6.6 -11 L 8.4 -7 C 9 -3 7 -1 4 -1 L -4 -1 C -7 -1 -9 -3 -8.4 -7 Z"),
            line((-4, -28.6), (4, -28.6), width=2.4),
            *(paper(ellipse(x, y, r)) for x, y, r in ((-2, -5, 1.4), (3, -7.6, 1))),
            Mark("M -1 -33 C -4 -37 2 -39 -1 -43 M 4 -34 C 2 -37 6 -39 4 -42", 0.9),
        ),
    ),
    "mortar": Part(
        "Mortar and pestle",
        (
            *_turned(22, *cut(polygon((-2, -8), (2, -8), (2.8, -32), (-2.8, -32)).of("wood"), FINE)),
            *shaded(Mark("M -12 -14 L 12 -14 C 12 -2 7 2 5 3 L -5 3 C -7 2 -12 -2 -12 -14 Z")),
            line((-13, -14), (13, -14), width=2.2),
        ),
    ),
    "shovel": Part(
        "Shovel",
        (
            *_hafted(-26),
            *shaded(Mark("M -8 -26 L 8 -26 L 8 -40 C 7 -46 3 -50 0 -52 C -3 -50 -7 -46 -8 -40 Z").of("steel")),
            line((0, -28), (0, -40), width=FINE),
        ),
    ),
    "hammer": Part(
        "Hammer",
        _turned(
            12, *_hafted(-26, 14), *shaded(polygon((-11, -36), (9, -36), (13, -32), (9, -26), (-11, -26)).of("steel"))
        ),
    ),
    "axe": Part(
        "Axe",
        _turned(
            10,
            *_hafted(-36, 20),
            *shaded(Mark("M -2 -34 C 6 -36 11 -42 15 -44 C 17 -34 17 -24 14 -16 C 10 -20 5 -22 -2 -22 Z").of("steel")),
        ),
    ),
    "bow": Part(
        "Bow and arrow",
        (
            # The string is away from the face; the arrow is held along the bow, in the same hand.
            line((11.4, -54), (7, 24), width=0.7),
            line((6.2, -40), (6.2, 24), width=1.1).of("wood"),
            *cut(polygon((3.6, -40), (6.2, -49), (8.8, -40), (6.2, -41.6)).of("steel"), FINE),
            *shaded(
                Mark(
                    "M 13.4 -57.4 C 10.4 -58 8.6 -55 6.6 -50 C 1 -38 -3 -24 -2.8 -6 L -2.8 8 C -2 14 0 20 3 26 L 6.4 25"
                    " C 3.8 19 2 13 1.8 8 L 1.8 -6 C 2 -22 5.2 -36 10 -47.6 C 11.2 -50.6 12.4 -53.4 14 -55 Z",
                    matter="wood",
                )
            ),
            line((-3.6, -8.4), (2.6, -8.4), width=1.6),
            line((-3.4, 8), (2.6, 8), width=1.6),
        ),
    ),
    "musket": Part(
        "Musket",
        _turned(
            10,
            *cut(polygon((-4.4, 21), (4.4, 21), (3, -2), (2.4, -44), (-2.4, -44), (-3, -2)).of("wood"), FINE),
            line((0, -44), (0, -58), width=1.8).of("steel"),
            line((-3, -20), (3, -20), width=1.6),
            line((-3, -34), (3, -34), width=1.6),
        ),
    ),
    "oar": Part(
        "Oar",
        _turned(
            8,
            *_hafted(-28),
            *cut(Mark("M -3 -26 C -7 -36 -6 -48 0 -56 C 6 -48 7 -36 3 -26 Z").of("wood")),
            line((0, -28), (0, -46), width=FINE),
        ),
    ),
    "fiddle": Part(
        "Fiddle and bow",
        (
            *_turned(
                -38,
                *shaded(
                    Mark(
                        "M 0 20 C -9 20 -10 11 -6 7 C -8 4 -8 -2 -6 -4 C -8 -10 -4 -13 0 -13 C 4 -13 8 -10 6 -4"
                        " C 8 -2 8 4 6 7 C 10 11 9 20 0 20 Z",
                        matter="wood",
                    )
                ),
                *cut(polygon((-1.6, 4), (1.6, 4), (1.4, -34), (-1.4, -34)).of("wood"), FINE),
                Mark("M -3.6 0 L -3.6 7 M 3.6 0 L 3.6 7", FINE),
                ellipse(0, -35, 2.6),
            ),
            *_turned(30, line((4, -36), (4, 26), width=1.3)),
        ),
    ),
    "bell": Part(
        "Bell",
        (
            *shaded(Mark("M 0 -26 C -7 -26 -7 -14 -9 -8 L -13 -3 L 13 -3 L 9 -8 C 7 -14 7 -26 0 -26 Z").of("brass")),
            line((-13, -3), (13, -3), width=2.4),
            ellipse(0, 0, 3),
            line((0, -26), (0, -32), width=2.4),
        ),
    ),
    "key": Part(
        "A large key",
        _turned(
            12,
            ellipse(0, -34, 6.4, width=3),
            line((0, -28), (0, 8), width=3),
            line((0, -8), (8, -8), width=3),
            line((0, -15), (6, -15), width=3),
        ),
    ),
    "bird": Part(
        "A bird of prey on the fist",
        (
            *shaded(
                Mark("M -3 -4 C -12 -10 -11 -30 -2 -34 C 6 -36 10 -32 10 -28 L 14 -25 L 9 -24 C 11 -14 6 -6 3 -4 Z")
            ),
            Mark("M -9 -20 C -6 -12 -4 -6 -5 6 L 1 -3 C 3 -10 0 -18 -9 -20 Z"),
            ellipse(5, -29, 1.3),
            Mark("M -1 -4 L -1 0 M 3 -4 L 3 0", 1.6),
        ),
    ),
    "child": Part(
        "A child in swaddling clothes",
        _turned(
            -28,
            *cut(Mark("M -10 -14 C -10 -26 10 -26 10 -14 C 10 0 7 14 0 20 C -7 14 -10 0 -10 -14 Z")),
            *cut(ellipse(0, -13, 6, 6.6).of("skin"), FINE),
            Mark("M -3 -13 L -1.4 -13 M 1.4 -13 L 3 -13 M -1.4 -9.6 L 1.4 -9.6", 1),
            Mark("M -9 -3 C -3 1 3 1 9 -5 M -7 6 C -2 9 3 8 7 3", 1),
        ),
    ),
    "mask": Part(
        "A mask on a stick",
        (
            *_hafted(-12, 14, 2.4),
            *shaded(
                Mark(
                    "M -15 -24 C -8 -28 -4 -25 0 -25 C 4 -25 8 -28 15 -24 C 15 -14 11 -10 7 -11 C 4 -12 3 -15 0 -15"
                    " C -3 -15 -4 -12 -7 -11 C -11 -10 -15 -14 -15 -24 Z"
                )
            ),
            paper(
                Mark(
                    "M -10 -20 C -8 -23 -5 -22 -3.6 -19 C -6 -17 -9 -17 -10 -20 Z M 10 -20 C 8 -23 5 -22 3.6 -19"
                    " C 6 -17 9 -17 10 -20 Z"
                )
            ),
        ),
    ),
    "watch": Part(
        "A watch on its chain",
        (
            *cut(ellipse(0, -14, 11).of("brass")),
            ellipse(0, -14, 8.6, width=0.8),
            Mark("M 0 -14 L 0 -20.6 M 0 -14 L 4.6 -11.4", 1.4),
            polygon((-2, -27), (2, -27), (2, -25), (-2, -25)),
            Mark("M 0 -27 C -12 -34 -20 -20 -16 -8 C -14 -2 -18 4 -22 8", 1.1),
        ),
    ),
    "purse": Part(
        "A purse",
        (
            *shaded(Mark("M -4 -4 C -14 4 -13 20 0 20 C 13 20 14 4 4 -4 Z")),
            line((-5, -4), (5, -4), width=2.4),
            *cut(ellipse(0, 9, 3.6), FINE),
        ),
    ),
    "flag": Part(
        "A flag",
        (
            *_hafted(-58),
            *cut(Mark("M 1.6 -58 C 10 -62 18 -52 28 -56 L 28 -34 C 18 -30 10 -40 1.6 -36 Z")),
            line((14, -56.6), (14, -36), width=2.4),
        ),
    ),
    "barrel": Part(
        "A small barrel",
        (
            *shaded(Mark("M -9 -20 C -14 -8 -14 2 -9 12 L 9 12 C 14 2 14 -8 9 -20 Z").of("wood")),
            Mark("M -11 -14 C -4 -12 4 -12 11 -14 M -11 6 C -4 8 4 8 11 6", 2),
            Mark("M -4 -19 L -5 11 M 4 -19 L 5 11", 0.8),
        ),
    ),
    "none": Part("Nothing"),
}
