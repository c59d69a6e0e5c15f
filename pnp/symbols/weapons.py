"""What figures carry, each for a man on foot and for one in a saddle, around the middle of his head."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.headgear import Part
from pnp.symbols.ink import Mark, ellipse, line, polygon

_ARM: Final = 4.6


def _paper(mark: Mark) -> Mark:
    return mark.in_tone("paper")


def _arm(*points: tuple[float, float]) -> Mark:
    return line(*points, width=_ARM)


AT_REST: Final = _arm((-7, 12), (-11.5, 19.5), (-9, 26))
# The left arm of who flies.
AT_BROOM: Final = _arm((1, 14), (4, 23.4), (14, 27.6))
_BUTT: Final = polygon((9.4, 30.5), (14.4, 31.5), (15.4, 22), (12.4, 21))
_HELD: Final = _arm((6.6, 12), (13, 17.5), (14.4, 20.5))
_UP: Final = _arm((6.4, 12), (14.5, 11), (17.6, 5))
_SHAFT_ARM: Final = _arm((6.4, 12), (12, 17), (17, 15))


def _shaft(top: float, width: float = 2.6, x: float = 17.5) -> Mark:
    return line((x, 44), (x, top), width=width)


_STRING_BOW: Final = (
    Mark("M 14 -15 C 31 -7 31 19 14 28", 3),
    line((14, -15), (6, 8), (14, 28), width=1.3),
    line((4, 8), (31, 6), width=2),
    polygon((29, 2.4), (36, 5.6), (29.4, 9.2)),
    _arm((6, 11), (15, 8.5), (25, 7)),
    _arm((-6, 12), (-12, 9), (2, 8)),
)

WEAPONS: Final[Mapping[str, Part]] = {
    "none": Part("Nothing", (AT_REST, _arm((7, 12), (11.5, 19.5), (10, 26)))),
    "musket": Part(
        "Musket with its bayonet, shouldered",
        (AT_REST, _BUTT, line((13.4, 25), (17.4, -6), width=3.6), line((17.6, -7), (19, -21), width=2), _HELD),
    ),
    "rifle": Part(
        "Rifle, levelled",
        (
            polygon((4, 6), (4, 12), (12, 10.6), (14, 6.6)),
            line((9, 8), (23, 6.6), width=3.8),
            line((22, 6.2), (35, 5), width=2.4),
            _arm((6, 12.5), (12, 16), (19, 9.6)),
            _arm((-6, 12), (-9, 17), (3, 14), (10, 11)),
        ),
    ),
    "carbine": Part(
        "Short gun, muzzle up",
        (
            AT_REST,
            polygon((8, 26), (14, 27), (15, 18), (11.4, 17.6)),
            line((13.4, 20), (17.4, -3), width=3.4),
            _arm((6.6, 12), (12, 17.6), (14.4, 15)),
        ),
    ),
    "pistol": Part(
        "Pistol",
        (
            AT_REST,
            _arm((6, 12), (13, 12.6), (20, 8.6)),
            polygon((18, 5), (31, 5), (31, 8), (23, 8.6), (21, 13), (17.4, 12)),
        ),
    ),
    "grenade": Part(
        "Grenade",
        (AT_REST, _arm((6, 12), (15, 8), (17, -4)), ellipse(19, -10, 5.2), line((20, -15), (23, -19), width=2)),
    ),
    "pike": Part(
        "Pike, longer than the figure",
        (AT_REST, _shaft(-16), polygon((17.5, -26), (21, -18), (17.5, -12), (14, -18)), _SHAFT_ARM),
    ),
    "spear": Part("Spear", (AT_REST, _shaft(0), polygon((17.5, -13), (22.6, -2), (17.5, 5), (12.4, -2)), _SHAFT_ARM)),
    "javelin": Part(
        "Javelin, to be thrown",
        (
            AT_REST,
            _arm((6, 12), (14, 8), (15, -3)),
            line((-12, 0), (30, -9), width=2.4),
            polygon((28, -13), (38, -11), (29, -5)),
        ),
    ),
    "lance": Part(
        "Lance with a pennon",
        (
            AT_REST,
            line((15, 40), (18, -18), width=2.6),
            polygon((18.2, -26), (21, -18), (15.2, -18)),
            Mark("M 18.4 -17 L 32 -15 L 27 -10.4 L 32 -6 L 17.8 -5 Z"),
            _SHAFT_ARM,
        ),
    ),
    "halberd": Part(
        "Halberd",
        (
            AT_REST,
            _shaft(-12),
            polygon((17.5, -25), (19.6, -14), (15.4, -14)),
            Mark("M 16 -12 L 27 -14 C 29 -8 29 -3 26 3 C 24 -1 21 -3 16 -3 Z"),
            polygon((16, -11), (9.6, -8), (16, -5)),
            _SHAFT_ARM,
        ),
    ),
    "axe": Part(
        "Axe",
        (
            AT_REST,
            line((12, 26), (19, -6), width=2.8),
            Mark("M 17 -7 C 21 -12 26 -14 30 -13 C 31 -6 30 1 26 5 C 23 1 20 0 16 0 Z"),
            _HELD,
        ),
    ),
    "mace": Part(
        "Mace",
        (
            AT_REST,
            line((14, 16), (20, -5), width=2.8),
            ellipse(21, -9, 5.6),
            line((21, -16.6), (21, -1.6), width=1.8),
            line((13.4, -9), (28.6, -9), width=1.8),
            _HELD,
        ),
    ),
    "sword": Part(
        "Straight sword",
        (
            AT_REST,
            _UP,
            line((13, 2), (23.4, 6), width=2.4),
            line((17, 8), (18.6, 3), width=2.8),
            polygon((17, 3), (22.4, -20), (25, -23), (25.2, -19), (20.4, 4)),
        ),
    ),
    "sabre": Part(
        "Curved sabre",
        (
            AT_REST,
            _UP,
            Mark("M 16.4 5 C 24 -1 27 -10 23 -23 C 33 -13 31 0 19 7 Z"),
            line((14, 2.4), (20.6, 8.6), width=2.4),
        ),
    ),
    "bow": Part("Bow, drawn", _STRING_BOW),
    "crossbow": Part(
        "Crossbow",
        (
            line((3, 9), (28, 6), width=3.8),
            Mark("M 23 -8 C 31 -3 32 14 26 21", 3),
            line((23.4, -7), (13, 7.6), (26, 20), width=1.3),
            _arm((6, 12.5), (12, 16), (17, 9)),
            _arm((-6, 12), (-9, 17), (2, 14), (7, 11)),
        ),
    ),
    "sling": Part(
        "Sling",
        (
            AT_REST,
            _arm((6, 12), (14, 8), (15, -2)),
            Mark("M 15 -2 C 18 -14 6 -24 -4 -21 M 15 -2 C 22 -10 14 -26 -3 -25", 1.6),
            ellipse(-6, -23, 3.6),
        ),
    ),
    "standard": Part(
        "Standard",
        (
            AT_REST,
            _shaft(-24, x=15),
            Mark("M 15 -24 L 36 -24 L 36 -4 L 15 -4 Z"),
            _paper(line((25.5, -22), (25.5, -6), width=2.6)),
            _paper(line((17, -14), (34, -14), width=2.6)),
            _arm((6.4, 12), (11, 17), (15, 14)),
        ),
    ),
    "club": Part(
        "Club, or bat",
        (
            AT_REST,
            _UP,
            Mark("M 14.6 5.4 L 19.6 -15 C 21 -22 30.4 -20 28.6 -12 L 20 7.4 Z"),
            line((14.4, 4.4), (20.6, 7.4), width=2.2),
        ),
    ),
    "wand": Part(
        "Wand",
        (
            AT_REST,
            _arm((6, 12), (14, 11), (19, 5)),
            line((17, 8), (28, -9), width=2.2),
            polygon((30, -21), (32, -14.4), (38, -12.6), (32, -10.6), (30, -4), (28, -10.6), (22, -12.6), (28, -14.4)),
        ),
    ),
    "ball": Part(
        "Ball under the arm",
        (
            AT_REST,
            _paper(ellipse(14.6, 18, 7.4)),
            ellipse(14.6, 18, 6.6, width=1.6),
            Mark("M 12 11.8 C 15.4 16 15.4 20 12.4 24 M 19.6 13.6 C 17.4 17 17.4 19 19.6 22.4", 1.4),
            _arm((6, 12), (7.4, 22.4), (17.6, 25)),
        ),
    ),
    "reach": Part(
        "Nothing, with an outstretched hand",
        (
            AT_REST,
            _arm((6, 12), (16, 10.6), (26, 7)),
            line((25, 8), (32.6, 3.6), width=2),
            line((26, 7.6), (33.6, 7.6), width=2),
            line((25, 8), (31.6, 11), width=1.8),
        ),
    ),
    "drum": Part(
        "Drum",
        (
            _arm((-6, 12), (-10, 18), (1, 19)),
            polygon((-1, 20), (16, 20), (15, 33), (0, 33)),
            _paper(line((1, 22), (4, 31), (7.6, 22), (11, 31), (14, 22), width=1.4)),
            line((3, 19), (11, 13), width=1.8),
            _arm((6.6, 12), (13, 15), (12, 17)),
        ),
    ),
    "shield": Part("A shield alone", (AT_REST,)),
}

# Before the body, at its left.
SHIELDS: Final[Mapping[str, Part]] = {
    "round-shield": Part(
        "Round shield", (ellipse(-6, 18, 11), _paper(ellipse(-6, 18, 7.6, width=1.4)), _paper(ellipse(-6, 18, 2.4)))
    ),
    "oval-shield": Part(
        "Long oval shield",
        (ellipse(-7, 20, 8.4, 14), _paper(line((-7, 8.4), (-7, 31.6), width=1.6)), ellipse(-7, 20, 3)),
    ),
    "tower-shield": Part(
        "Rectangular shield",
        (
            polygon((-16, 7), (1, 7), (1, 33), (-16, 33)),
            _paper(polygon((-13.4, 9.6), (-1.6, 9.6), (-1.6, 30.4), (-13.4, 30.4), width=1.3)),
            _paper(ellipse(-7.5, 20, 3)),
        ),
    ),
    "kite-shield": Part(
        "Kite-shaped shield",
        (
            Mark("M -15 10 C -12 5 -3 5 0 10 C 1 19 -3 29 -7.5 36 C -12 29 -16 19 -15 10 Z"),
            _paper(line((-7.5, 9), (-7.5, 29), width=1.8)),
            _paper(line((-12.4, 14.6), (-2.6, 14.6), width=1.8)),
        ),
    ),
    "heater-shield": Part(
        "Shield of knights",
        (
            Mark("M -16 8 L 2 8 C 2 19 -1 27 -7 32 C -13 27 -16 19 -16 8 Z"),
            _paper(polygon((-7, 9.6), (0.4, 9.6), (-0.4, 17), (-7, 17))),
            _paper(polygon((-14.4, 17), (-7, 17), (-7, 29.4), (-13, 23))),
        ),
    ),
    "hide-shield": Part(
        "Shield with a round top and a flat foot, as of Egyptians",
        (
            Mark("M -16 32 L -16 14 C -16 4 1 4 1 14 L 1 32 Z"),
            _paper(ellipse(-7.5, 14, 2.6)),
            _paper(line((-13.4, 27), (-1.6, 27), width=1.4)),
        ),
    ),
}
