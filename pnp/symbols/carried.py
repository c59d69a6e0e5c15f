"""What figures in a pose carry, around the hand that holds it and pointing to the right."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown
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
    "crossbow": (
        line((-10, 0.6), (11, 0), width=2).of("wood"),
        Mark("M 10 -9.4 C 13.6 -5 13.6 5 10 9.4", 1.6).of("wood"),
        line((10, -9.4), (1.6, -0.8), (10, 9.4), width=0.5).of("line"),
        line((1, -1.2), (13, -1), width=0.8).of("steel"),
        line((-2, 1), (-4, 3.6), width=1).of("steel"),
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
    "lute": (
        line((4, 0), (20, 0), width=1.9).of("wood"),
        line((20, 0), (22.4, 2.8), width=1.7).of("wood"),
        Mark("M 6.6 -1 C 4.4 -5.4 -2.4 -7.8 -7.4 -5.4 C -11 -3.4 -11 3.4 -7.4 5.4 C -2.4 7.8 4.4 5.4 6.6 1 Z").of(
            "wood"
        ),
        Mark("M -5 -4.4 C -8 -2.6 -8 2.6 -5 4.4", 0.6, matter="line"),
        ellipse(-0.2, 0, 1.9).of("hair"),
        line((-6, -0.6), (20, -0.4), width=0.35).in_tone("paper"),
        line((-6, 0.6), (20, 0.4), width=0.35).in_tone("paper"),
    ),
    "bagpipe": (
        *made_of("wood", line((-3, -5), (-10, -17), width=1.5), line((-0.6, -6), (-3.6, -19), width=1.5)),
        line((2, -5.4), (3.4, -16.4), width=1.5).of("wood"),
        *made_of(
            "brass",
            line((-9.4, -16), (-10.8, -18.4), width=2.4),
            line((-3.4, -18), (-4, -20.8), width=2.4),
            line((3.2, -15.4), (3.6, -18), width=2.4),
        ),
        line((5, -3.4), (9.4, -8.4), width=1.2).of("wood"),
        line((6, 3), (13, 9.4), width=1.7).of("wood"),
        grown("-8.4,-1 -6,-5.4 0,-6.8 5.8,-4.6 8,0 6.4,4.4 0.6,6.8 -6,5.2"),
        Mark(
            "M -5.4 -4 C -4.4 0 -4.4 2.4 -5 4.8 M 0 -6.2 C 1 -2 1 2 0.6 6.2 M 4.8 -4.4 C 6 -1 6 1.4 5.4 4", 0.6, "paper"
        ),
        Mark("M -7.8 -1.6 C -3 -0.6 3 -0.6 7.6 -1.2 M -6.8 3.4 C -2 4.4 3 4.2 6.8 3", 0.6, "paper"),
    ),
    "torch": (
        line((-5, 0), (8, 0), width=1.5).of("wood"),
        Mark("M 7 -2.4 C 11 -4.6 14 -1.6 20.6 -3 C 18 0 19 2 22 2 C 16 4 11 5 7 2.4 C 6 1 6 -1 7 -2.4 Z").of("brass"),
        Mark("M 8.4 -1 C 11 -1.6 12.6 0 15.4 -0.2 C 13 2 10.6 1.6 8.4 1 Z", tone="paper"),
    ),
    "cup": (
        line((0, 0), (-2.6, 0), width=1.1).of("brass"),
        line((-2.8, -1.8), (-2.8, 1.8), width=1).of("brass"),
        Mark("M 0 -1 C 1.6 -2.6 3.4 -2.8 6 -2.6 L 6 2.6 C 3.4 2.8 1.6 2.6 0 1 Z").of("brass"),
    ),
    "bauble": (
        line((-5, 0), (8, 0), width=1.3).of("wood"),
        ellipse(10.4, 0, 2.7).of("skin"),
        Mark("M 9.4 -2.8 C 11 -6 16 -6.6 17.4 -3.4 C 15.6 -3 14 -2 13 0 C 14 2 15.6 3 17.4 3.4 C 16 6.6 11 6 9.4 3"),
        *made_of("brass", ellipse(17.6, -3.2, 0.9), ellipse(17.6, 3.2, 0.9)),
    ),
    "halberd": (
        line((-22, 0), (24, 0), width=1.2).of("wood"),
        polygon((22, -0.9), (31, 0), (22, 0.9)).of("steel"),
        Mark("M 16 0.6 L 23 0.6 C 24 3.6 22.6 6.4 20.4 7.4 C 17.6 6.4 16 3.6 16 0.6 Z").of("steel"),
        polygon((17, -0.6), (19.4, -4.4), (22, -0.6)).of("steel"),
    ),
    "axe": (
        line((-7, 0), (13, 0), width=1.3).of("wood"),
        Mark("M 8.6 0 L 13.4 0 C 15 3 14.6 6 12.4 8 C 10.6 6 8.6 5 6.6 5 C 8 3.4 8.6 1.4 8.6 0 Z").of("steel"),
    ),
}

# What is carried in a pose alone: what it is, and in which pose if none is named.
ONLY_POSED: Final[Mapping[str, tuple[str, str]]] = {
    "bagpipe": ("Bagpipe, played", "plays"),
    "torch": ("Burning torch, held high", "hails"),
    "cup": ("Cup, lifted", "drinks"),
    "bauble": ("Bauble of a jester", "dances"),
}
