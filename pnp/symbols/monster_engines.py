"""Bodies of walking machines."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown, strand
from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon
from pnp.symbols.monster_parts import Body, Layer


def _cut(*marks: Mark) -> Layer:
    """What is left out of a dark shape."""
    return tuple(mark.in_tone("paper") for mark in marks)


def _steel(*marks: Mark) -> Layer:
    """What is of bare metal; light where nothing has a colour."""
    return tuple(mark.in_tone("paper").of("steel") for mark in marks)


ENGINES: Final[Mapping[str, Body]] = {
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
}
