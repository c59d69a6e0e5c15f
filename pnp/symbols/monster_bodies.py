"""The bodies of monsters, which look to the right. The ground is at y = 100; each says where its head goes."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown, strand
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.values import dataclass

Layer = tuple[Mark, ...]


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


def _cut(*marks: Mark) -> Layer:
    """What is left out of a dark shape."""
    return tuple(mark.in_tone("paper") for mark in marks)


_LEGS: Final = (
    grown("-13,62 1,62 0,72 -4,80 -5,92 3,97! 3,100! -14,100! -13,92 -12,80"),
    grown("-1,62 13,62 15,74 11,82 13,93 22,97! 22,100! 4,100! 4,91 3,80"),
)
_ARM: Final = (grown("9,33 17,34 24,46 32,41! 38,46! 34,51 26,57 19,54 11,43"), ellipse(35, 45, 4.6))
_RIBS: Final = tuple(
    strand(f"{side},{y} {13 * side},{y - 2} {13 * side},{y + 3} {4 * side},{y + 5}", 2.4)
    for y in (38, 44, 50)
    for side in (-1, 1)
)
_CLAWS: Final = "M 0 0 L 3 6 L 6 1 L 9 7 L 11 1 L 14 6 L 15 -1 Z"


def _claws(x: float, y: float, size: float = 1.0) -> Mark:
    return Mark(_CLAWS).moved((size, 0, 0, size, x, y))


def _spikes(*points: tuple[float, float, float]) -> Layer:
    """Spikes on a back that rises at each point. The third number is how high each is."""
    return tuple(
        polygon((x - high * 0.6, y + 3), (x - high * 0.3, y - high), (x + high * 0.7, y + 3)) for x, y, high in points
    )


BODIES: Final[Mapping[str, Body]] = {
    "man": Body(
        text="Upright, as tall as a man",
        layers=(
            (grown("-13,33 -20,36 -25,50 -23,66 -18,75! -12,70! -17,60 -15,50 -9,42"),),
            _LEGS,
            (
                grown("-15,34 -4,30 6,30 15,34 16,44 11,57 13,68! -13,68! -10,57 -16,44"),
                *_cut(strand("-11,60 0,62 11,60", 1.8), strand("2,36 2,48 0,58", 1.2)),
            ),
        ),
        head=(3, 18, 1.12),
        back=(-6, 40, 1),
        hand=(35, 45, 1),
        arm=_ARM,
    ),
    "brute": Body(
        text="Huge and stooping, with long arms",
        layers=(
            (grown("-24,30 -38,38 -46,56 -46,74 -42,86! -31,85! -31,72 -28,60 -14,46"), _claws(-45, 82, 1.0)),
            (
                grown("-27,64 -3,66 -6,78 -12,84 -11,93 -1,97! -1,100! -28,100! -28,90 -30,78"),
                grown("1,66 25,64 28,76 20,84 22,93 33,97! 33,100! 6,100! 6,90 4,80"),
            ),
            (
                grown("-32,42 -26,28 -8,20 14,22 30,32 33,46 28,60 27,70 12,75 -14,75 -28,70 -28,58"),
                *_cut(strand("-22,62 0,68 24,60", 2), strand("-8,38 2,42 16,38", 1.6)),
                *_cut(Mark("M -20 67 L -17 76 L -11 69 L -5 78 L 1 70 L 7 78 L 12 69 L 18 75 L 22 66", 1.4)),
            ),
        ),
        head=(15, 15, 1.2),
        back=(-14, 34, 1.1),
        hand=(47, 60, 1.25),
        arm=(grown("20,32 32,33 40,44 43,53! 52,56! 52,65! 42,68 32,61 22,48"), ellipse(47, 60, 6.6)),
    ),
    "bones": Body(
        text="Nothing but bones",
        layers=(
            (line((-13, 34), (-21, 50), (-17, 66), width=4.4), ellipse(-21, 50, 3.2), _claws(-23, 66, 0.7)),
            (
                line((-7, 70), (-9, 84), (-8, 97), width=4.6),
                line((7, 70), (10, 84), (8, 97), width=4.6),
                ellipse(-9, 84, 3.6),
                ellipse(10, 84, 3.6),
                polygon((-14, 100), (-11, 95), (-5, 95), (4, 100)),
                polygon((3, 100), (5, 95), (11, 95), (20, 100)),
            ),
            (
                line((0, 28), (0, 66), width=4.4),
                line((-14, 33), (14, 33), width=4),
                *_RIBS,
                grown("-12,60! 0,66 12,60! 11,70 5,74! 3,69 0,75 -3,69 -5,74! -11,70"),
            ),
        ),
        head=(2, 17, 1.2),
        back=(-4, 38, 1),
        hand=(35, 45, 1),
        arm=(line((13, 34), (22, 52), (35, 45), width=4.4), ellipse(22, 52, 3.2), ellipse(35, 45, 4)),
    ),
    "smoke": Body(
        text="A trunk that ends in smoke",
        layers=(
            (
                grown(
                    "-13,62 13,62 22,72 16,83 0,87 -9,91 0,96 16,93"
                    " 30,86! 26,98 8,103 -14,100 -25,91 -20,82 -6,78 -14,72"
                ),
                *_cut(strand("-8,71 6,75 14,72", 1.6), strand("-14,90 -4,84 10,82", 1.6)),
            ),
            (grown("-16,33 -27,36 -31,48 -24,60 -12,62! -11,55! -19,52 -18,46 -9,42"),),
            (
                grown("-20,36 -8,29 8,29 20,35 19,48 12,58 14,66! -14,66! -12,58 -19,48"),
                *_cut(
                    strand("-14,61 0,64 14,61", 2), strand("-9,42 0,46 10,42", 1.6), line((0, 46), (0, 57), width=1.2)
                ),
            ),
        ),
        head=(3, 17, 1.15),
        back=(-8, 40, 1),
        hand=(35, 42, 1),
        arm=(grown("11,33 20,34 27,45 33,38! 39,43! 36,48 28,56 20,54 12,43"), ellipse(36, 42, 4.8)),
    ),
    "gown": Body(
        text="A slender woman in a flowing gown",
        layers=(
            (grown("-10,35 -15,38 -18,52 -26,62! -22,67! -12,58 -8,46"),),
            (
                grown(
                    "-10,34 0,31 10,34 9,42 6,53 12,66 20,80 34,97! 22,100!"
                    " 14,96 6,100! -4,96 -14,100! -30,98! -20,80 -11,66 -6,53 -9,42"
                ),
                *_cut(
                    strand("-6,54 0,56 6,54", 1.8),
                    strand("-3,62 -8,78 -14,94", 1.4),
                    strand("3,62 6,78 12,92", 1.4),
                    strand("0,64 -2,80 -3,92", 1.4),
                    strand("-4,40 0,43 5,40", 1.2),
                ),
            ),
        ),
        head=(2, 18, 1.05),
        back=(-4, 40, 1),
        hand=(31, 33, 0.9),
        arm=(grown("6,35 11,35 20,44 28,32! 34,34! 30,42 22,52 15,49 7,42"), ellipse(31, 33, 3.8)),
    ),
    "horse": Body(
        text="The trunk of a man on the body of a horse",
        layers=(
            (
                grown("-46,52 -56,54 -62,66 -60,84 -56,78 -53,68 -45,62"),
                polygon((-34, 66), (-22, 70), (-26, 82), (-20, 98), (-19, 100), (-29, 100), (-33, 84)),
                polygon((14, 70), (24, 68), (30, 80), (40, 84), (38, 92), (30, 88), (20, 82)),
            ),
            (
                grown("-48,58 -42,50 -24,51 -4,54 10,50 24,54 27,66 22,76 4,78 -18,76 -36,78 -47,70"),
                polygon((-46, 62), (-31, 72), (-38, 82), (-35, 96), (-32, 100), (-43, 100), (-46, 82)),
                polygon((6, 70), (20, 72), (16, 84), (16, 96), (20, 100), (9, 100), (8, 84)),
            ),
            (grown("8,24 2,28 -2,40 -1,52! 5,55! 6,44 12,34"),),
            (
                grown("6,26 16,21 27,24 32,32 29,44 27,54 26,62 14,66 6,58 8,46 4,36"),
                *_cut(strand("8,56 16,60 26,54", 1.6), strand("12,36 18,39 27,36", 1.4)),
            ),
        ),
        head=(20, 10, 1.05),
        back=(2, 48, 1),
        hand=(49, 38, 0.95),
        arm=(grown("22,25 31,27 37,39 45,34! 51,38! 47,43 39,50 31,46 24,36"), ellipse(48, 38, 4.2)),
    ),
    "beast": Body(
        text="On four legs, as a lion or a wolf",
        layers=(
            (
                strand("-44,52 -56,46 -60,32 -52,24", 5),
                ellipse(-51, 24, 5, 4.4),
                grown("-30,60 -18,64 -20,78 -14,94 -8,97! -8,100! -22,100! -28,82"),
                grown("22,60 32,58 34,78 34,94 42,97! 42,100! 27,100! 25,80"),
            ),
            (
                grown("-49,56 -44,44 -28,42 -6,46 12,40 26,30 40,32 45,46 38,60 24,68 2,68 -18,66 -32,74 -46,70"),
                grown("-48,56 -30,60 -34,76 -41,84 -36,96 -30,97! -30,100! -44,100! -49,84 -48,70"),
                grown("10,56 26,58 22,76 21,94 28,97! 28,100! 12,100! 13,80"),
                *_cut(strand("-30,52 -22,58 -28,70", 1.8), strand("14,50 22,58 22,68", 1.8)),
            ),
        ),
        head=(46, 28, 1.35),
        back=(4, 44, 1.1),
        hand=(44, 97, 0.9),
    ),
    "drake": Body(
        text="A dragon's: four legs, a long neck and a long tail",
        layers=(
            (
                grown(
                    "-30,60 -44,66 -58,80 -70,78 -76,66 -74,58 -84,52!"
                    " -70,46! -62,56! -68,60 -66,68 -58,66 -44,54 -28,46"
                ),
                grown("-24,62 -12,64 -14,80 -8,94 0,97! 0,100! -18,100! -24,82"),
                grown("16,62 26,60 30,76 34,92 42,96! 42,100! 28,100! 22,84"),
            ),
            (
                *_spikes((-26, 44, 7), (-14, 42, 8), (-2, 42, 9), (9, 38, 9), (17, 28, 8), (22, 18, 7)),
                grown(
                    "-36,60 -26,48 -8,44 8,44 18,36 22,22 28,8 40,4! 44,14! 38,20 36,34 36,50 28,66 8,74 -14,74 -32,72"
                ),
                grown("-36,60 -18,62 -20,76 -28,86 -22,96 -14,97! -14,100! -34,100! -36,84"),
                grown("2,62 18,62 16,78 14,92 24,97! 24,100! 4,100! 5,82"),
                *_cut(
                    strand("-20,54 -13,62 -20,74", 1.8),
                    strand("7,56 16,64 15,76", 1.8),
                    *(
                        strand(f"{x + 5},{y - 2} {x},{y} {x - 5},{y - 1}", 1.4)
                        for x, y in ((34, 30), (34, 38), (33, 46), (30, 54))
                    ),
                ),
            ),
        ),
        head=(44, 8, 1.25),
        back=(0, 46, 1.3),
        hand=(26, 97, 0.9),
    ),
    "saurian": Body(
        text="A lizard's on two strong legs, with a thick tail",
        layers=(
            (
                grown("-8,56 -28,64 -48,66 -66,56 -74,44! -68,70 -52,82 -30,82 -8,76"),
                grown("-12,66 4,66 0,80 -6,90 4,96! 6,100! -16,100! -16,88"),
            ),
            (
                grown("-22,64 -12,48 4,38 14,26 18,16 32,14! 34,28 30,42 28,54 20,70 2,78 -18,78"),
                grown("-4,60 16,60 20,74 12,86 14,93 26,97! 28,100! 4,100! 2,88 4,80"),
                *_cut(
                    strand("2,62 10,70 4,80", 1.8),
                    *(
                        strand(f"{x + 5},{y - 2} {x},{y} {x - 4},{y - 1}", 1.4)
                        for x, y in ((27, 36), (26, 44), (24, 52))
                    ),
                ),
            ),
        ),
        head=(31, 15, 1.35),
        back=(-4, 46, 1),
        hand=(41, 54, 0.9),
        arm=(grown("18,38 26,38 32,48 38,50! 44,54! 38,58 28,56 20,48"), _claws(36, 54, 0.6)),
    ),
    "serpent": Body(
        text="A snake's, in coils",
        layers=(
            (strand("-30,84 -44,78 -52,66 -46,56", 6), strand("-46,57 -40,52 -42,44", 3)),
            (ellipse(-2, 88, 36, 12), *_cut(ellipse(-2, 85, 18, 4.4))),
            (ellipse(-2, 76, 27, 10), *_cut(ellipse(-2, 73.6, 12, 3.4))),
            (
                strand("-14,74 -22,62 -12,50 2,44 4,32 10,22 20,18", 15),
                *_cut(
                    *(
                        line((x - 4, y - 2), (x + 5, y + 1), width=1.4)
                        for x, y in ((-14, 64), (-9, 56), (-1, 50), (6, 43), (9, 34))
                    )
                ),
            ),
        ),
        head=(24, 16, 1.4),
        back=(-6, 52, 1),
        hand=(30, 70, 0.9),
    ),
    "spider": Body(
        text="A spider's, with eight legs",
        layers=(
            tuple(
                line((x, 66), (x + step * 26, 34 - lift), (x + step * 44, 100 - lift * 0.4), width=4)
                for x, step, lift in ((-2, -1, 6), (10, 0.5, 6), (-6, -1.35, -6), (14, 1, -4))
            ),
            (ellipse(-22, 62, 26, 20), *_cut(strand("-38,54 -28,62 -38,72", 1.8), strand("-26,48 -16,62 -26,76", 1.8))),
            tuple(
                line((x, 70), (x + step * 22, 48 - lift), (x + step * 36, 100), width=4.4)
                for x, step, lift in ((0, -1, -4), (12, 0.7, 0), (6, -0.4, 4), (14, 1.35, -4))
            ),
            (ellipse(12, 68, 15, 12),),
        ),
        head=(27, 68, 1),
        back=(-10, 50, 1),
        hand=(46, 80, 0.8),
    ),
    "plant": Body(
        text="A stem with leaves and tendrils",
        layers=(
            (
                strand("0,96 -16,84 -30,86 -38,74 -30,66 -26,74", 3.4),
                strand("2,96 18,86 30,90 40,78 34,68 28,74", 3.4),
            ),
            (
                grown("-2,92 -20,94 -36,84 -46,66! -28,66 -12,76"),
                grown("2,92 20,94 36,86 48,70! 30,70 12,78"),
                *_cut(strand("-4,92 -20,82 -38,72", 1.6), strand("4,92 22,84 40,75", 1.6)),
            ),
            (
                strand("0,99 -7,82 7,66 1,50 4,36", 9),
                grown("2,68 14,58 26,60 34,52! 30,68 16,72"),
                grown("-1,58 -12,48 -24,50 -32,42! -28,58 -14,62"),
                grown("-16,100! -8,92 2,94 10,92 18,100!"),
            ),
        ),
        head=(8, 26, 1.6),
        back=(0, 60, 1),
        hand=(36, 70, 0.8),
    ),
    "machine": Body(
        text="A figure of iron and wheels",
        layers=(
            (
                polygon((-17, 34), (-27, 36), (-30, 52), (-28, 66), (-20, 66), (-20, 50), (-15, 46)),
                _claws(-31, 64, 0.8),
            ),
            (
                polygon((-13, 66), (-2, 66), (-2, 92), (3, 96), (3, 100), (-17, 100), (-17, 96), (-13, 92)),
                polygon((2, 66), (13, 66), (13, 92), (20, 96), (20, 100), (0, 100), (0, 96), (2, 92)),
                *_cut(line((-14, 80), (-1, 80), width=1.6), line((1, 80), (14, 80), width=1.6)),
            ),
            (
                Mark("M -18 32 L 18 32 L 20 40 L 15 58 L 15 68 L -15 68 L -15 58 L -20 40 Z"),
                *_cut(
                    ellipse(0, 47, 8.4, width=2),
                    ellipse(0, 47, 2.6),
                    *(line((0, 47), (8 * x, 47 + 8 * y), width=1.6) for x, y in ((1, 0), (-0.5, 0.87), (-0.5, -0.87))),
                    line((-14, 61), (14, 61), width=1.6),
                    *(ellipse(x, 36, 1.3) for x in (-14, 14)),
                    *(ellipse(x, 65, 1.2) for x in (-9, 0, 9)),
                ),
            ),
        ),
        head=(1, 18, 1.2),
        back=(-8, 40, 1),
        hand=(36, 46, 1),
        arm=(
            polygon((15, 33), (25, 35), (29, 47), (38, 41), (41, 48), (29, 57), (21, 54), (15, 44)),
            ellipse(36, 46, 5),
            *_cut(ellipse(26, 50, 1.6)),
        ),
    ),
    "squat": Body(
        text="Crouching, with a broad belly, as a toad",
        layers=(
            (grown("-20,62 -34,60 -46,72 -44,86 -52,96! -50,100! -26,100! -30,88 -18,80"),),
            (
                grown("-26,68 -20,50 -6,42 12,42 24,52 28,68 24,84 8,92 -12,92 -24,84"),
                *_cut(
                    strand("-12,84 4,88 18,80", 1.6), ellipse(-12, 58, 1.8), ellipse(-16, 67, 1.4), ellipse(-6, 52, 1.3)
                ),
            ),
            (
                grown("4,68 20,64 34,74 30,88 42,96! 42,100! 10,100! 16,88 4,82"),
                grown("-14,70 -4,70 -6,88 2,97! 0,100! -22,100! -16,88"),
            ),
        ),
        head=(12, 36, 1.35),
        back=(-12, 54, 1),
        hand=(44, 60, 1),
        arm=(grown("18,54 26,52 34,62 41,56! 47,60! 44,66 34,72 24,66"), _claws(38, 60, 0.6)),
    ),
}
