"""What figures carry, each for a man on foot and for one in a saddle, around the middle of his head."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.arms import AT_REST, BEARING, arm, shaft
from pnp.symbols.flags import FLAGS
from pnp.symbols.heads import paper
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part

# Of hands at the end of spread arms, from where to where.
_FINGERS: Final = tuple(
    (side * 21.6, 0.6, side * x, y) for side in (-1, 1) for x, y in ((24, -7), (28, -4.4), (29, 0.4))
)
# How much a ladder on the shoulder rises with each step forwards, and where its rungs are.
_SLOPE: Final = 20.4 / 65
_RUNGS: Final = (-21, -11, -1, 9, 19, 29)
_BUTT: Final = polygon((9.4, 30.5), (14.4, 31.5), (15.4, 22), (12.4, 21)).of("wood")
_HELD: Final = arm((6.6, 12), (13, 17.5), (14.4, 20.5))
_UP: Final = arm((6.4, 12), (14.5, 11), (17.6, 5))
_SHAFT_ARM: Final = arm((6.4, 12), (12, 17), (17, 15))


_STRING_BOW: Final = (
    Mark("M 14 -15 C 31 -7 31 19 14 28", 3).of("wood"),
    line((14, -15), (6, 8), (14, 28), width=1.3).of("line"),
    line((4, 8), (31, 6), width=2).of("wood"),
    polygon((29, 2.4), (36, 5.6), (29.4, 9.2)).of("steel"),
    arm((6, 11), (15, 8.5), (25, 7)),
    arm((-6, 12), (-12, 9), (2, 8)),
)

WEAPONS: Final[Mapping[str, Part]] = {
    "none": Part("Nothing", (AT_REST, arm((7, 12), (11.5, 19.5), (10, 26)))),
    "musket": Part(
        "Musket with its bayonet, shouldered",
        (
            AT_REST,
            _BUTT,
            line((13.4, 25), (17.4, -6), width=3.6).of("wood"),
            line((17.6, -7), (19, -21), width=2).of("steel"),
            _HELD,
        ),
    ),
    "rifle": Part(
        "Rifle, levelled",
        (
            polygon((4, 6), (4, 12), (12, 10.6), (14, 6.6)).of("wood"),
            line((9, 8), (23, 6.6), width=3.8).of("wood"),
            line((22, 6.2), (35, 5), width=2.4).of("steel"),
            arm((6, 12.5), (12, 16), (19, 9.6)),
            arm((-6, 12), (-9, 17), (3, 14), (10, 11)),
        ),
    ),
    "carbine": Part(
        "Short gun, muzzle up",
        (
            AT_REST,
            polygon((8, 26), (14, 27), (15, 18), (11.4, 17.6)).of("wood"),
            line((13.4, 20), (17.4, -3), width=3.4).of("wood"),
            arm((6.6, 12), (12, 17.6), (14.4, 15)),
        ),
    ),
    "pistol": Part(
        "Pistol",
        (
            AT_REST,
            arm((6, 12), (13, 12.6), (20, 8.6)),
            polygon((18, 5), (31, 5), (31, 8), (23, 8.6), (21, 13), (17.4, 12)).of("steel"),
        ),
    ),
    "grenade": Part(
        "Grenade",
        (
            AT_REST,
            arm((6, 12), (15, 8), (17, -4)),
            ellipse(19, -10, 5.2).of("hair"),
            line((20, -15), (23, -19), width=2),
        ),
    ),
    "launcher": Part(
        "Missile launcher on the shoulder",
        (
            AT_REST,
            line((-20, 13.4), (25, 10.6), width=6.4).of("steel"),
            line((-18, 11.6), (23, 9), width=1.1).in_tone("paper"),
            polygon((24, 6.4), (30, 4), (31, 16.4), (25, 14.4)).of("hair"),
            polygon((-19, 9.6), (-26, 7.4), (-25.4, 19.6), (-18.6, 17)).of("hair"),
            polygon((30, 7.2), (39, 9.6), (30.6, 12.8)).of("brass"),
            line((11, 13), (10.4, 19.6), width=2.6).of("hair"),
            arm((6.6, 14), (14, 24), (10.6, 19.4)),
        ),
    ),
    "pike": Part(
        "Pike, longer than the figure",
        (AT_REST, shaft(-16), polygon((17.5, -26), (21, -18), (17.5, -12), (14, -18)).of("steel"), _SHAFT_ARM),
    ),
    "spear": Part(
        "Spear", (AT_REST, shaft(0), polygon((17.5, -13), (22.6, -2), (17.5, 5), (12.4, -2)).of("steel"), _SHAFT_ARM)
    ),
    "javelin": Part(
        "Javelin, to be thrown",
        (
            AT_REST,
            arm((6, 12), (14, 8), (15, -3)),
            line((-12, 0), (30, -9), width=2.4).of("wood"),
            polygon((28, -13), (38, -11), (29, -5)).of("steel"),
        ),
    ),
    "lance": Part(
        "Lance with a pennon",
        (
            AT_REST,
            line((15, 40), (18, -18), width=2.6).of("wood"),
            polygon((18.2, -26), (21, -18), (15.2, -18)).of("steel"),
            Mark("M 18.4 -17 L 32 -15 L 27 -10.4 L 32 -6 L 17.8 -5 Z"),
            _SHAFT_ARM,
        ),
    ),
    "levelled-lance": Part(
        "Lance levelled, with a pennon",
        (
            AT_REST,
            line((-24, 27), (53, -3), width=2.4).of("wood"),
            polygon((51, -4.6), (62, -6.6), (53, 0.6)).of("steel"),
            Mark("M 42 2 L 53 -2.2 L 55 8.6 L 50 6.4 L 45.6 11.4 Z"),
            arm((6.4, 12), (5.4, 20), (12.6, 13.2)),
        ),
    ),
    "halberd": Part(
        "Halberd",
        (
            AT_REST,
            shaft(-12),
            polygon((17.5, -25), (19.6, -14), (15.4, -14)).of("steel"),
            Mark("M 16 -12 L 27 -14 C 29 -8 29 -3 26 3 C 24 -1 21 -3 16 -3 Z").of("steel"),
            polygon((16, -11), (9.6, -8), (16, -5)).of("steel"),
            _SHAFT_ARM,
        ),
    ),
    "axe": Part(
        "Axe",
        (
            AT_REST,
            line((12, 26), (19, -6), width=2.8).of("wood"),
            Mark("M 17 -7 C 21 -12 26 -14 30 -13 C 31 -6 30 1 26 5 C 23 1 20 0 16 0 Z").of("steel"),
            _HELD,
        ),
    ),
    "mace": Part(
        "Mace",
        (
            AT_REST,
            line((14, 16), (20, -5), width=2.8).of("wood"),
            ellipse(21, -9, 5.6).of("steel"),
            line((21, -16.6), (21, -1.6), width=1.8).of("steel"),
            line((13.4, -9), (28.6, -9), width=1.8).of("steel"),
            _HELD,
        ),
    ),
    "sword": Part(
        "Straight sword",
        (
            AT_REST,
            _UP,
            line((13, 2), (23.4, 6), width=2.4).of("brass"),
            line((17, 8), (18.6, 3), width=2.8).of("wood"),
            polygon((17, 3), (22.4, -20), (25, -23), (25.2, -19), (20.4, 4)).of("steel"),
        ),
    ),
    "sabre": Part(
        "Curved sabre",
        (
            AT_REST,
            _UP,
            Mark("M 16.4 5 C 24 -1 27 -10 23 -23 C 33 -13 31 0 19 7 Z").of("steel"),
            line((14, 2.4), (20.6, 8.6), width=2.4).of("brass"),
        ),
    ),
    "pointed-sword": Part(
        "Straight sword, pointed at the enemy",
        (
            AT_REST,
            arm((6.4, 12), (13.6, 12.6), (20, 7)),
            line((19, 1.4), (23.6, 9.4), width=2.2).of("brass"),
            polygon((22, 4), (45, -7.4), (48, -8), (46, -5.4), (23.4, 7)).of("steel"),
        ),
    ),
    "bow": Part("Bow, drawn", _STRING_BOW),
    "crossbow": Part(
        "Crossbow",
        (
            # The bow lies across the stock: from the side it is seen from its end.
            Mark("M 22 -1.6 C 29.4 0.4 31.4 10 27.6 15", 3).of("steel"),
            line((22.4, -1), (14, 7.6), (27.4, 14.4), width=1.3).of("line"),
            line((3, 9), (30, 5.8), width=3.8).of("wood"),
            arm((6, 12.5), (12, 16), (17, 9)),
            arm((-6, 12), (-9, 17), (2, 14), (7, 11)),
        ),
    ),
    "sling": Part(
        "Sling",
        (
            AT_REST,
            arm((6, 12), (14, 8), (15, -2)),
            Mark("M 15 -2 C 13 -11 7 -18 -3 -21.6 M 15 -2 C 20 -13 11 -24 -3.6 -25.4", 1.2).of("line"),
            ellipse(-5.4, -23.6, 3.4).of("steel"),
        ),
    ),
    **FLAGS,
    "club": Part(
        "Club, or bat",
        (
            AT_REST,
            _UP,
            Mark("M 14.6 5.4 L 19.6 -15 C 21 -22 30.4 -20 28.6 -12 L 20 7.4 Z").of("wood"),
            line((14.4, 4.4), (20.6, 7.4), width=2.2).of("wood"),
        ),
    ),
    "wand": Part(
        "Wand",
        (
            AT_REST,
            arm((6, 12), (14, 11), (19, 5)),
            line((17, 8), (28, -9), width=2.2).of("wood"),
            polygon(
                (30, -21), (32, -14.4), (38, -12.6), (32, -10.6), (30, -4), (28, -10.6), (22, -12.6), (28, -14.4)
            ).of("brass"),
        ),
    ),
    "ball": Part(
        "Ball under the arm",
        (
            AT_REST,
            paper(ellipse(14.6, 18, 7.4)),
            ellipse(14.6, 18, 6.6, width=1.6),
            Mark("M 12 11.8 C 15.4 16 15.4 20 12.4 24 M 19.6 13.6 C 17.4 17 17.4 19 19.6 22.4", 1.4),
            arm((6, 12), (7.4, 22.4), (17.6, 25)),
        ),
    ),
    "reach": Part(
        "Nothing, with an outstretched hand",
        (
            AT_REST,
            arm((6, 12), (16, 10.6), (26, 7)),
            line((25, 8), (32.6, 3.6), width=2).of("skin"),
            line((26, 7.6), (33.6, 7.6), width=2).of("skin"),
            line((25, 8), (31.6, 11), width=1.8).of("skin"),
        ),
    ),
    "spread": Part(
        "Nothing, with both arms spread",
        (
            arm((-6, 12), (-15, 8), (-22, 0)),
            arm((6, 12), (15, 8), (22, 0)),
            *(line((x, y), (to_x, to_y), width=2).of("skin") for x, y, to_x, to_y in _FINGERS),
        ),
    ),
    "scaling-ladder": Part(
        "Scaling ladder on the shoulder",
        (
            arm((-6, 12), (4, 15.4), (15, 6.6)),
            Mark(" ".join(f"M {x} {6.5 - x * _SLOPE:.2f} l 2.6 7.4" for x in _RUNGS), 2).of("wood"),
            Mark("M -27 15 L 38 -5.4 M -24.4 22.4 L 40.6 2", 3.2).of("wood"),
            arm((6, 12), (11, 18.4), (7, 12.6)),
        ),
    ),
    "telescope": Part(
        "Telescope, looked through",
        (
            arm((-6, 12), (4, 15.4), (17, 3.4)),
            line((4.6, 2.2), (12, 1), width=2.8).of("brass"),
            line((11, 1.2), (20, -0.3), width=3.8).of("wood"),
            line((19, -0.1), (30, -1.9), width=5).of("brass"),
            line((30, -5), (31, 1.2), width=1.6).of("brass"),
            arm((6, 12), (12.6, 14.6), (9, 3)),
        ),
    ),
    "drum": Part(
        "Drum",
        (
            arm((-6, 12), (-10, 18), (1, 19)),
            polygon((-1, 20), (16, 20), (15, 33), (0, 33)).of("brass"),
            paper(Mark("M 0 22.4 L 15.4 22.4 M 0.4 30.8 L 14.8 30.8", 0.9)),
            paper(line((0.6, 30), (2.8, 23.4), (5, 30), (7.4, 23.4), (9.8, 30), (12.2, 23.4), (14.4, 30), width=0.8)),
            line((3, 19), (11, 13), width=1.8).of("wood"),
            arm((6.6, 12), (13, 15), (12, 17)),
        ),
    ),
    "shield": Part("A shield alone", (AT_REST,)),
    "pitchfork": Part(
        "Pitchfork",
        (
            AT_REST,
            shaft(-8, x=15),
            line((15, -4), (9, -9), (8.4, -22), width=1.9).of("steel"),
            line((15, -6), (15, -23), width=1.9).of("steel"),
            line((15, -4), (21, -9), (21.6, -22), width=1.9).of("steel"),
            BEARING,
        ),
    ),
    "basket": Part(
        "Basket of apples on the arm",
        (
            AT_REST,
            ellipse(10.6, 17.4, 2.6).of("brass"),
            ellipse(15.4, 16.8, 2.8).of("brass"),
            ellipse(20, 17.6, 2.6).of("brass"),
            Mark("M 6.4 18.4 L 24 18.4 L 21.6 28 L 8.8 28 Z", matter="wood"),
            paper(Mark("M 7.4 21.6 L 23 21.6 M 8.2 24.8 L 22.2 24.8", 0.9)).of("hide"),
            Mark("M 8 18.4 C 9 9 21 9 22.4 18.4", 1.5, matter="wood"),
            arm((6.6, 12), (11, 17.6), (16.4, 11.8)),
        ),
    ),
    "lute": Part(
        "Lute, played",
        (
            line((12, 20), (-15, 8), width=2.4).of("wood"),
            line((-15, 8), (-18.4, 11.6), width=2.2).of("wood"),
            Mark("M 2 15 C 8 13 17 16 19 22 C 19 28 13 31 7 28.4 C 2 26 -0.6 20 2 15 Z", matter="wood"),
            paper(ellipse(9.6, 21.4, 2.4)).of("hide"),
            paper(line((12.6, 23.2), (-14, 9.2), width=0.6)),
            arm((6.4, 12), (13.4, 17), (10.4, 22)),
            arm((-6, 12), (-12.6, 16), (-9.4, 11)),
        ),
    ),
    "hobby-horse": Part(
        "Horse of wood, ridden by children",
        (
            AT_REST,
            line((-4, 43), (14, 13), width=2.2).of("wood"),
            Mark(
                "M 10.6 16 C 10 9 12 3 17 1.4 L 18.6 -2.6 L 20.4 1.4 C 24 3 27.4 7.4 29 10.6 C 29 13.4 26.6"
                " 14.6 24 13.2"
                " C 21.6 12 20.6 12.4 19.6 14.6 L 17.4 19 Z",
                matter="hide",
            ),
            Mark("M 10.6 16 C 7.6 12 8.6 4 14 0.6 L 17 1.4 C 12.6 4 11.4 9 12 15 Z", matter="hair"),
            paper(ellipse(20.6, 6, 0.9)),
            paper(line((19.4, 13), (24, 6.4), width=1)).of("brass"),
            arm((6.6, 12), (10, 18), (12.8, 16.4)),
        ),
    ),
}
