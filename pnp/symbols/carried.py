"""What figures in a pose carry, around the hand that holds it and pointing to the right."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon

_BLADE: Final = (line((-4, 0), (-1, 0), width=2.2), line((0, -2.4), (0, 2.4), width=1.3))
# What is carried in a pose: held at the origin, and pointing to the right.
CARRIED: Final[Mapping[str, tuple[Mark, ...]]] = {
    "none": (),
    "rifle": (
        polygon((-11.4, 3), (-10.8, -0.2), (-3.4, -1.4), (0.6, -0.2), (-2.4, 0.8)).of("wood"),
        line((-2, -0.7), (14, -1.1), width=1.7).of("wood"),
        line((4, -1.5), (22, -1.8), width=0.9).of("steel"),
        polygon((20.6, -2.2), (29, -2.1), (21, -1.3)).of("steel"),
        line((1.6, 0), (1, 2.8), width=1.2).of("brass"),
    ),
    "carbine": (
        polygon((-10.6, 3), (-10, -1), (-2, -1.6), (1, 0.8)).of("wood"),
        line((-2, -0.8), (8, -1), width=2.6).of("wood"),
        line((7, -1), (17, -1.2), width=1.9).of("steel"),
        ellipse(4.4, 2.6, 2.5, 2.9).of("steel"),
    ),
    "pistol": made_of("steel", line((0, -1.4), (6.4, -1.6), width=1.7), line((0, -1), (-0.6, 2), width=1.8)),
    "grenade": made_of("wood", line((-1.6, 0), (3, 0), width=1.6), line((3.6, 0), (6.8, 0), width=4)),
    "sword": made_of("steel", *_BLADE, polygon((0, -1), (22, -0.5), (24, 0), (22, 0.6), (0, 1))),
    "sabre": made_of("steel", *_BLADE, Mark("M 0 -1 C 8 -0.6 16 -2 23 -5.6 C 17 0 8 1.6 0 1 Z")),
    "scaling-ladder": made_of(
        "wood",
        Mark("M -30 -2.4 L 34 -2.4 M -30 2.4 L 34 2.4", 1.5),
        Mark("M -26 -2.4 V 2.4 M -18 -2.4 V 2.4 M -10 -2.4 V 2.4 M 2 -2.4 V 2.4 M 10 -2.4 V 2.4 M 18 -2.4 V 2.4", 1),
        Mark("M 26 -2.4 V 2.4", 1),
    ),
    "spear": (line((-20, 0), (24, 0), width=1.1).of("wood"), polygon((23, -1.3), (29, 0), (23, 1.3)).of("steel")),
    "star-flag": (
        line((-14, 0), (40, 0), width=1.1),
        Mark("M 20 0 C 18 6 22 12 20 19 C 26 22 32 17 39 20 C 41 13 37 7 39 0 Z"),
    ),
    "bugle": made_of(
        "brass",
        line((0, 0), (9, 0), width=1.4),
        Mark("M 5 0 C 5 4.6 12 4.6 12 0.6", 1.3),
        polygon((8.4, -0.8), (13, -1.4), (17.6, -4.2), (17.6, 4.2), (13, 1.4), (8.4, 0.8)),
    ),
}
