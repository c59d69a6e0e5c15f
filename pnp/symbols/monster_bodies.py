"""The bodies of monsters, which look to the right. The ground is at y = 100; each says where its head goes."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown, strand
from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon
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


def _steel(*marks: Mark) -> Layer:
    """What is of bare metal; light where nothing has a colour."""
    return tuple(mark.in_tone("paper").of("steel") for mark in marks)


def _talons(x: float, *, down: float = 100) -> Layer:
    """Three light claws at the toes of a foot."""
    return _cut(*(polygon((x + step, down), (x + step + 4, down), (x + step + 2.6, down - 5)) for step in (0, 5, 10)))


_CLAWS: Final = "M 0 0 L 3 6 L 6 1 L 9 7 L 11 1 L 14 6 L 15 -1 Z"


def _claws(x: float, y: float, size: float = 1.0) -> Mark:
    return Mark(_CLAWS).moved((size, 0, 0, size, x, y))


def _belly(points: str, seams: tuple[tuple[float, float], ...]) -> Layer:
    """Pale plates below a neck and a body, with a seam at each point."""
    d = " ".join(strand(f"{x},{y} {x + 4},{y + 1.6} {x + 9},{y + 0.4}", 1).d for x, y in seams)
    return grown(points).in_tone("paper"), grown(points).in_tone("light"), Mark(d, 1.1)


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
                grown("-4,38 8,34 20,40 24,52 16,62 2,65 -8,58 -10,46").in_tone("paper"),
                grown("-4,38 8,34 20,40 24,52 16,62 2,65 -8,58 -10,46").in_tone("light"),
                strand("-2,44 6,48 16,44", 1.6),
                ellipse(9, 57, 1.4),
                Mark(
                    "M -29 64 C -14 70 12 70 27 63 L 29 72 L 22 84 L 16 76 L 10 88 L 3 78 L -4 87 L -10 77 L -18 85"
                    " L -24 76 L -30 74 Z",
                    matter="hide",
                ),
                Mark("M -29 64 C -14 70 12 70 27 63", 3, matter="hair"),
                ellipse(3, 68.4, 3.6).of("brass"),
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
        text="A dragon's: four legs, one of them raised, a long neck and a long tail",
        layers=(
            (
                grown(
                    "-32,58 -48,66 -62,80 -78,85 -88,78 -90,64 -101,58! -88,42! -80,58! -84,66 -80,74 -72,73 -60,60"
                    " -48,47 -30,44"
                ),
                grown("-16,62 -4,64 -5,78 -10,85 -3,95 6,97! 6,100! -15,100! -17,88 -22,76"),
                grown("12,60 25,58 27,74 23,85 27,95 36,97! 36,100! 17,100! 14,84"),
                *_talons(-8),
                *_talons(22),
            ),
            (
                *_spikes(
                    (-34, 47, 6),
                    (-22, 42, 7),
                    (-10, 41, 8),
                    (1, 40, 8),
                    (9, 32, 8),
                    (11, 21, 8),
                    (15, 9, 8),
                    (23, 1, 7),
                ),
                grown(
                    "-42,58 -33,45 -16,41 0,43 10,37 13,25 15,11 24,0 38,-4! 44,10! 33,14 29,24 32,37 35,52"
                    " 29,64 10,73"
                    " -14,75 -34,72"
                ),
                *_belly(
                    "41,9! 33,14 29,24 32,37 35,52 29,64 10,73 -2,74! 8,66 20,58 24,48 23,38 20,26 25,13",
                    ((25, 17), (22, 25), (23, 33), (25, 41), (25, 49), (21, 57), (13, 64)),
                ),
                *_cut(
                    strand("-12,49 -8,53 -4,49", 1.3),
                    strand("-2,52 2,56 6,51", 1.3),
                    strand("-18,56 -14,60 -10,56", 1.3),
                ),
            ),
            (
                grown("-43,62 -38,50 -24,49 -12,58 -10,70 -18,82 -21,90 -13,96 -6,97! -6,100! -34,100! -32,90 -39,80"),
                *_talons(-21),
                *_cut(strand("-34,58 -24,62 -18,72", 1.5)),
            ),
            (
                grown("12,54 22,49 30,54 35,64 44,69! 50,66! 49,72! 55,74! 49,77! 52,82! 44,80 34,79 23,73"),
                *_cut(strand("20,56 26,61 29,68", 1.5)),
            ),
        ),
        head=(44, 6, 1.32),
        back=(-2, 44, 1.36),
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
    "robot": Body(
        text="A walking machine with a gun for an arm, the other one raised",
        layers=(
            (
                line((-20, 38), (-33, 33), width=10),
                Mark("M -39 35 L -41 15 L -29 13 L -27 33 Z"),
                *made_of(
                    "steel",
                    polygon((-42, 15), (-48, 5), (-45, -6), (-40, 2), (-38, 13)),
                    polygon((-36, 13), (-37, -2), (-31, -11), (-28, 0), (-31, 13)),
                    polygon((-30, 13), (-24, 6), (-19, 6), (-23, 13), (-28, 17)),
                ),
                *_steel(ellipse(-34, 33, 5.4)),
            ),
            (
                line((-6, 62), (-20, 76), width=13),
                Mark("M -28 74 L -13 74 L -17 94 L -33 94 Z"),
                polygon((-44, 100), (-41, 94), (-32, 91), (-18, 91), (-14, 100)),
                *_steel(ellipse(-20, 76, 6.4), line((-38, 97.4), (-17, 97.4), width=1.4)),
            ),
            (
                line((8, 62), (20, 74), width=14),
                Mark("M 11 72 L 29 72 L 31 93 L 14 93 Z"),
                polygon((9, 100), (12, 93), (22, 90), (34, 92), (44, 100)),
                *_steel(
                    ellipse(20, 75, 7), line((15, 97.4), (39, 97.4), width=1.4), line((17, 82), (27, 82), width=1.6)
                ),
            ),
            (
                Mark("M -14 60 L 15 60 L 12 71 L -10 71 Z"),
                Mark("M -24 30 L 22 27 L 28 36 L 23 52 L 14 62 L -13 62 L -21 54 L -28 40 Z"),
                *_steel(line((-12, 64), (13, 64), width=2.4)),
                Mark("M -17 35 L 16 33 L 19 38 L 15 49 L 8 55 L -8 55 L -14 50 L -19 40 Z", tone="paper"),
                Mark("M -17 35 L 16 33 L 19 38 L 15 49 L 8 55 L -8 55 L -14 50 L -19 40 Z", tone="light"),
                ellipse(0, 44, 7.4).of("line"),
                *_cut(ellipse(0, 44, 5.2).of("brass"), ellipse(-1.4, 42.4, 2)),
                *_steel(*(ellipse(x, y, 1.3) for x, y in ((-22, 36), (21, 33), (-17, 56), (17, 54)))),
                *_cut(Mark("M -25 33 L -27 40 L -23 50", 1.4)),
            ),
        ),
        head=(0, 15, 1.15),
        back=(-8, 40, 1),
        hand=(38, 44, 1),
        arm=(
            line((24, 37), (37, 46), width=11),
            Mark("M 30 36 L 50 33 L 54 36 L 54 50 L 50 53 L 34 54 L 28 46 Z"),
            *made_of(
                "steel",
                line((53, 38), (65, 37), width=5),
                line((53, 47), (62, 46.4), width=4),
                line((65, 33.6), (65, 40.6), width=2.6),
            ),
            *_steel(ellipse(24, 36, 8.4)),
            ellipse(24, 36, 3.4),
            *_cut(line((36, 40), (48, 38.4), width=1.8), Mark("M 36 49 L 39 49 M 42.4 48.6 L 45 48.4", 1.8)),
        ),
    ),
    "turret": Body(
        text="A gun that walks on two legs, bent backwards as those of birds",
        layers=(
            (
                line((-8, 48), (-26, 62), width=10),
                line((-26, 63), (-12, 82), width=8),
                line((-12, 82), (-19, 95), width=7),
                polygon((-34, 100), (-30, 95), (-19, 91), (-8, 95), (-4, 100)),
                *_steel(ellipse(-26, 62, 5.6), ellipse(-12, 82, 4.4)),
            ),
            (
                line((26, 20), (62, 14), width=5).of("steel"),
                line((60, 10.4), (60, 18), width=3.4).of("steel"),
            ),
            (
                grown("-34,28! -24,14 2,8 22,14 32,24! 34,36 24,48 -14,52 -30,44!"),
                Mark("M 8 14 L 22 17 L 29 25 L 27 31 L 8 29 Z", tone="paper", matter="brass"),
                Mark("M 8 14 L 22 17 L 29 25 L 27 31 L 8 29 Z M 17 15.6 L 18 30", 1.3, matter="line"),
                polygon((-34, 28), (-44, 26), (-46, 38), (-30, 42)),
                *_steel(line((-42, 30), (-40, 37), width=2), ellipse(-8, 47, 8.4)),
                ellipse(-8, 47, 3.4),
                *_cut(strand("-28,24 -20,18 -8,14", 1.6), Mark("M -24 36 L -16 36 M -24 40 L -18 40", 1.8)),
            ),
            (
                line((-4, 50), (-18, 65), width=11),
                line((-18, 66), (4, 82), width=9),
                line((4, 82), (1, 95), width=8),
                polygon((-12, 100), (-8, 95), (1, 91), (14, 94), (20, 100)),
                *_steel(ellipse(-18, 65, 6.2), ellipse(4, 82, 5), line((-6, 97.6), (14, 97.6), width=1.4)),
            ),
        ),
        head=(-10, 4, 0.9),
        back=(-8, 40, 1),
        hand=(36, 46, 1),
        arm=(
            Mark("M 4 32 L 30 30 L 34 34 L 34 42 L 28 45 L 4 44 Z"),
            *made_of(
                "steel",
                line((33, 35), (68, 32), width=4.6),
                line((33, 41), (64, 39.6), width=4.6),
                line((67, 28.6), (67, 35.6), width=3),
                line((63, 36.4), (63, 43), width=3),
            ),
            *_cut(line((9, 38), (27, 36.6), width=1.8)),
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
