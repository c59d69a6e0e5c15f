"""The heads, wings and burdens of monsters: heads around a middle, of a radius of 10, looking to the right."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown, strand
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part


def _cut(*marks: Mark) -> tuple[Mark, ...]:
    """Areas are light; lines are left out in one colour, and drawn where there are colours."""
    return tuple(Mark(mark.d, mark.width, "paper", "line" if mark.width else "") for mark in marks)


def _hollow(*marks: Mark) -> tuple[Mark, ...]:
    """What is left out in one colour, and dark where there are colours."""
    return tuple(Mark(mark.d, mark.width, "paper", "line") for mark in marks)


def _shade(points: str) -> Mark:
    """What the light does not reach, where there are colours."""
    return Mark(grown(points).d, 0, "light", "line")


def _dark(*marks: Mark) -> tuple[Mark, ...]:
    return tuple(Mark(mark.d, mark.width, matter="line") for mark in marks)


def _teeth(*points: tuple[float, float], down: float = 3.4, across: float = 1.5) -> tuple[Mark, ...]:
    """Light teeth that hang from points, or stand on them if ``down`` is negative."""
    return _cut(*(polygon((x - across, y), (x + across, y), (x, y + down)) for x, y in points))


_NECK: Final = line((-2, 4), (-4, 13), width=9)
_FACE: Final = grown("-8,-3 -6,-10 1,-12 8,-9 9.4,-3 12.4,2! 9.6,3.6 10,8 5,12 -3,10 -7,4")

HEADS: Final[Mapping[str, Part]] = {
    "human": Part(
        "A man's, bearded",
        (
            _NECK.of("skin"),
            _FACE.of("skin"),
            Mark(grown("-2,4 4,4 9,4 10,8 5,12 -3,10").d, 0, "light", "hide"),
            grown("-9,6 -12,-6 -6,-15 4,-15 10,-8! 3,-9 -2,-4 -2,4! -5,9").of("hair"),
            grown("-3,3! 1,6 5,4.6 11,4! 11,13 5,20! -2,14").of("hair"),
            *_cut(strand("5,8 8,7.4 10.4,8", 1.2), strand("-5,-10 0,-13 5,-12", 0.9), strand("0,9 3,13 4,17", 0.9)),
            *_cut(Mark("M 3.4 -3.6 C 4.6 -5 7 -4.8 8 -3.2 C 6.8 -2 4.4 -2 3.4 -3.6 Z")),
            *_dark(ellipse(6.2, -3.4, 1), strand("2.6,-6.4 5.6,-7.2 8.6,-5.8", 1.2), strand("9.4,2.4 10.6,1.8", 0.8)),
        ),
    ),
    "maiden": Part(
        "A woman's, with long hair",
        (
            _NECK.of("skin"),
            grown("-7,-3 -5,-10 1,-12 7,-9 8,-3 10.2,1.6! 8.4,3 8.6,6.6 4,10.6 -2,9 -6,4").of("skin"),
            Mark(grown("-5,4 0,8 5,8.6 8,7 4,10.6 -2,9").d, 0, "light", "hide"),
            *_cut(Mark("M 2.6 -2.2 C 3.8 -4 6 -3.8 7 -2 C 5.8 -0.8 3.6 -0.8 2.6 -2.2 Z")),
            *_dark(
                ellipse(5.2, -2.3, 1.1),
                strand("1.8,-2 3.6,-4 6,-3.8 7.2,-2.2", 0.9),
                strand("2,-5.6 4.4,-6.6 6.8,-5.6", 0.7),
            ),
            Mark("M 5.4 5.4 C 6.4 4.6 7.8 4.8 8.8 5.4 C 7.8 6.8 6.2 6.8 5.4 5.4 Z", matter="hide"),
            grown(
                "7.6,-7.4! 5,-14.6 -5,-16 -12,-8 -13.6,4 -17,14 -24,22 -35,26! -27,29 -19,28 -21,35! -12,31 -8,34!"
                " -5,24 -4,10 -3,-1 1,-6.6"
            ).of("hair"),
            *_cut(strand("-2,-12 -9,-3 -10,10 -16,22", 1.1), strand("2,-12 -5,-6 -7,6 -8,20", 1.1)),
            *_cut(strand("-6,-12 -11,-4 -13,8 -22,22", 0.9)),
            *(ellipse(x, y, 1.7).of("bone") for x, y in ((-3, -14), (1.6, -14.4), (5.4, -12))),
        ),
    ),
    "dead": Part(
        "A dead man's, with its jaw hanging",
        (
            _NECK,
            grown("-8,-3 -7,-10 0,-13 8,-9 10,-3 12,2! 9,4! 2,5! 2,9! 9,9! 8,15 1,15 -5,10 -8,4"),
            _shade("-6,4 0,6 2,9! 9,9! 8,15 1,15 -5,10"),
            grown("-9,0 -12,-6 -8,-14! -6,-11! -3,-16! -1,-12! 3,-15! 3,-11! -3,-6 -4,2!").of("hair"),
            *_dark(ellipse(5, -2.4, 3.6, 3.2)),
            *_cut(ellipse(5.4, -2.2, 2)),
            *_dark(ellipse(6, -2, 1), strand("1,-7 5,-6.4 9,-7", 1)),
            *_dark(polygon((2.4, 5), (9, 4.2), (9, 9.4), (2.4, 9.4))),
            *_cut(*(polygon((x, 4.6), (x + 1.6, 4.5), (x + 0.8, 7)) for x in (3.4, 6.2))),
            *_cut(strand("-6,6 -2,7 0,10", 1.2), strand("-4,1 -1,2.4", 1)),
        ),
    ),
    "skull": Part(
        "A skull",
        (
            line((-2, 8), (-3, 14), width=4.4).of("bone"),
            grown("-10,-2 -8,-10 0,-14 9,-11 12,-2 9.6,3 10,7! 8,14! -1,14! -2,8 -7,5").of("bone"),
            _shade("-9,2 -2,5 1,13 8,13! 8,14! -1,14! -2,8 -7,5"),
            *_hollow(ellipse(6, -1.8, 3.5, 3.9), ellipse(-0.4, -1.4, 2.4, 3.2)),
            *_hollow(polygon((10, 2), (11.6, 5.6), (8.6, 5.6)), line((1, 9.4), (10, 9), width=1.4)),
            *_hollow(*(line((x, 6.8), (x, 12), width=0.9) for x in (2.6, 5.2, 7.8))),
            *_hollow(strand("-4,-12 -2,-8 -5,-6", 0.8)),
        ),
    ),
    "ogre": Part(
        "An ogre's, with tusks",
        (
            _NECK,
            grown("-11,1 -10,-9 -2,-13 7,-10 12.4,-4! 9.4,-1 14,3! 15.4,8 13.4,14.6 4,17.6 -6,14 -11,8"),
            _shade("-8,8 0,12 8,13 15,9! 13.4,14.6 4,17.6 -6,14"),
            grown("-9,-4! -19,-9! -15,4! -9,5"),
            _shade("-9,-2! -15,-5! -13,2! -9,4"),
            *_cut(Mark("M 4 -2.6 L 9.4 -1.6 C 8.6 1 5 1 4 -2.6 Z")),
            *_dark(ellipse(7, -0.9, 1), strand("1.6,-4.4 6,-3.6 10.6,-2", 2.4), strand("2,8.4 8,7 14.6,8.4", 1.6)),
            *_dark(strand("11,3.6 13,4.2", 1), strand("4,3 2,6", 0.9)),
            polygon((4.6, 9.4), (8, 8.6), (5.6, 1.4)).of("bone"),
            polygon((10.8, 9), (13.8, 9), (13.6, 2.6)).of("bone"),
            *_cut(Mark("M 4.6 9.4 L 8 8.6 L 5.6 1.4 Z M 10.8 9 L 13.8 9 L 13.6 2.6 Z", 0.7)),
            grown("-6,-11! -8,-19! -3,-14! -1,-21! 2,-14! 6,-18! 6,-11! 0,-12.4").of("hair"),
        ),
    ),
    "demon": Part(
        "A demon's, with horns",
        (
            _NECK,
            _FACE,
            grown("-2,-9! -5,-17 -14,-22 -20,-20! -12,-14 -8,-7!").of("bone"),
            grown("3,-10! 4,-18 12,-24 19,-23! 12,-18 9,-9!").of("bone"),
            grown("-6,-3! -16,-6! -8,4!"),
            polygon((3, 11), (10, 9), (9, 20)),
            *_cut(polygon((3, -4), (9, -1), (3.6, 0)), strand("4,6.6 8,7.4 11,5.6", 1.2)),
        ),
    ),
    "cyclops": Part(
        "A giant's with one eye",
        (
            _NECK,
            grown("-10,-2 -7,-11 1,-14 9,-10 11,-3 13,3! 10,5 11,9 6,14 -3,12 -8,6"),
            polygon((-1, -13), (5, -13), (4, -22)).of("bone"),
            *_cut(ellipse(5, -3, 4.2, 3.6), strand("3,8.6 7,9 11,7.6", 1.4)),
            ellipse(6, -2.6, 1.8),
            *_teeth((6, 8.8), (9.4, 8.4), down=-3),
        ),
    ),
    "dragon": Part(
        "A dragon's",
        (
            grown("-9,-5! -18,-9 -25,-19! -27,-7 -15,1!").of("bone"),
            grown("-9,2! -20,5! -13,8! -17,15! -7,11!"),
            *_dark(grown("4,4! 12,3 22,3.4 25,4! 22,9! 12,9.4 5,6!")),
            grown("-6,8 -1,7 4,5.6! 12,9.4 22,9! 20,13.4 8,14.6 -2,15"),
            _shade("-4,10 4,11 12,12.4 21,11! 20,13.4 8,14.6 -2,15"),
            grown("-6,9 -13,0 -11,-8 -3,-12 5,-10 13,-8 22,-7 28,-3 28,2! 23,4.6! 12,3 4,5.4!"),
            _shade("-10,2 -2,2 6,1 14,0 27,1! 23,4.6! 12,3 4,5.4! -4,8"),
            grown("-9,-4 -3,-9 6,-8 14,-6 23,-5 14,-4 4,-5 -4,-3", tone="glow"),
            grown("-2,-9! -8,-17 -10,-27! 0,-20 6,-9!").of("bone"),
            *_cut(Mark("M -2 -9 C -6 -14 -9 -20 -10 -27 C -4 -22 3 -16 6 -9", 0.8)),
            *_cut(polygon((2, -4.8), (8.6, -3.4), (3.4, -0.4))),
            *_dark(ellipse(5.2, -3, 0.9, 1.3), strand("0,-6.4 5,-6 10,-3.6", 1.6), ellipse(24.4, -2.6, 1.2, 0.9)),
            *_teeth((9.6, 3.4), (14, 3.2), (18.6, 3.6), (22.6, 4), down=3.8),
            *_teeth((11.6, 9.6), (16, 9.4), (20, 9.2), down=-3.2),
        ),
    ),
    "dinosaur": Part(
        "A great lizard's",
        (
            *_hollow(grown("4,4! 14,3 26,3! 24,8! 14,8")),
            grown("-8,8 -12,-2 -6,-11 4,-12 10,-9 20,-8 26,-3 26,3! 14,3 5,4! 14,8 24,8! 21,14 8,15 -2,14"),
            _shade("-10,4 0,2 14,0 26,0! 26,3! 14,3 5,4! 14,8 24,8! 21,14 8,15 -2,14! 6,12 0,7"),
            grown("-9,-4 -5,-9 4,-10 11,-7 20,-6 14,-5 4,-7 -4,-4", tone="glow"),
            *_cut(polygon((2.6, -7), (8, -5.4), (3.6, -3.6))),
            *_dark(ellipse(5, -5.4, 0.8, 1.1), ellipse(22, -4, 1), strand("0.6,-8 5,-8 9.4,-5.4", 1.3)),
            *_teeth((9, 3), (13.4, 3), (17.8, 3), (22, 3), down=3.2),
            *_teeth((12, 8), (16.4, 8), (20.6, 8), down=-2.6),
        ),
    ),
    "lizard": Part(
        "A lizard's, with a frill",
        (
            _NECK,
            grown("-4,-6! -8,-15! -10,-8! -17,-13! -15,-4! -21,-4! -15,3! -18,9! -8,9!"),
            grown("-8,6 -10,-3 -4,-10 4,-9 14,-4 19,1! 16,4 6,5! 15,6! 12,10 2,11"),
            *_cut(ellipse(3.6, -4, 1.7), strand("6,4.6 11,3.6 16,3.4", 1.1)),
        ),
    ),
    "lion": Part(
        "A lion's, with its mane",
        (
            grown(
                "-2,-18! -6,-14 -12,-15! -13,-9 -19,-7! -16,-1 -21,5! -15,7"
                " -17,14! -10,13 -9,20! -3,15 2,20! 5,13 3,-4 8,-13! 2,-13"
            ).of("hair"),
            *_cut(grown("-3,-8 3,-13 11,-7 18,2 16,10 8,14 0,10 -4,2", 1.6)),
            grown("-3,-8 3,-13 11,-7 14,-2 19,1 17,5! 17,9 9,14 0,10 -4,2"),
            *_cut(ellipse(8, -4, 1.6), strand("17,5 12,8 8,7", 1.3)),
            *_teeth((14, 6.6), down=3),
        ),
    ),
    "cat": Part(
        "A cat's",
        (
            _NECK,
            grown("-9,2 -10,-6 -9,-18! -3,-11 3,-11 9,-17! 9,-7 13,-1 12,5 6,10 -3,10"),
            *_cut(
                grown("3,-3! 6,-5.4 9,-3! 6,-1.6"),
                strand("12,2 9,5 6,4.4", 1.1),
                line((4, 3), (-3, 1), width=0.9),
                line((4, 5), (-3, 6), width=0.9),
            ),
        ),
    ),
    "wolf": Part(
        "A wolf's",
        (
            _NECK,
            grown("-10,10! -12,-2 -10,-9 -9,-20! -2,-11 4,-8 14,-3 21,0 20,4! 8,5! 17,8! 9,12 0,12"),
            grown("-3,-9! 0,-18! 4,-8!"),
            *_cut(polygon((2, -4), (7, -2), (2.6, -1))),
            *_teeth((11, 4.6), (16, 4.4), down=2.8),
        ),
    ),
    "ape": Part(
        "An ape's",
        (
            _NECK,
            grown("-10,2 -11,-7 -4,-14 5,-12 10,-5 9,-1! 14,4 13,11 5,14 -4,11"),
            *_cut(
                strand("2,-6 6,-7 10,-4", 1.3),
                ellipse(6.6, -2.6, 1.4),
                strand("5,8.6 9,7.6 13,8.4", 1.2),
                ellipse(11, 3.4, 0.9),
                grown("-7,-3 -3,-3 -4,3 -7,2", 1.1),
            ),
        ),
    ),
    "bull": Part(
        "A bull's",
        (
            _NECK,
            grown("-10,2 -10,-7 -3,-11 6,-9 12,-2 17,6 15,12 8,13 0,11 -6,9"),
            grown("-6,-7! -16,-8 -20,-16! -11,-22! -13,-15 -4,-11!").of("bone"),
            grown("2,-10! 12,-11 16,-20! 20,-12 12,-5 5,-6!").of("bone"),
            grown("-7,-3! -17,-1! -9,4!"),
            *_cut(ellipse(5, -3, 1.5), ellipse(13.4, 6.6, 1.2), Mark("M 14 10 C 12 16 18 16 17 10", 1.4)),
        ),
    ),
    "eagle": Part(
        "An eagle's",
        (
            _NECK,
            grown("-9,10! -11,0 -7,-10 1,-12 8,-8 16,-5 20,3 16,8! 14,3 8,3 5,10 -2,13"),
            grown("-7,-7! -15,-11! -9,-1! -18,-2! -9,6!"),
            *_cut(line((2, -6), (9, -4), width=1.2), ellipse(5.4, -2.8, 1.5), strand("8,3 12,0 16,0", 1)),
        ),
    ),
    "snake": Part(
        "A snake's, with its tongue out",
        (
            grown("-10,6 -12,-3 -4,-9 6,-8 15,-3 17,2! 14,5 4,6! 13,8! 8,12 -2,11"),
            Mark("M 13 5 L 22 7 L 26 4 M 22 7 L 26 10", 1.4),
            *_cut(ellipse(4.6, -3.4, 1.7)),
            *_teeth((11.6, 4.8), down=3.6, across=1.1),
        ),
    ),
    "frog": Part(
        "A toad's",
        (
            grown("-14,6 -12,-4 -7,-7 -4,-13 3,-14 6,-8 14,-4 19,3 16,9 4,13 -8,12"),
            *_cut(ellipse(0.6, -9, 2.6), strand("-4,6 6,5 18,3", 1.4), ellipse(15, -1, 0.8)),
            ellipse(1.4, -8.6, 1.2),
        ),
    ),
    "maw": Part(
        "Two leaves with teeth",
        (
            grown("-6,8 -10,-2 -4,-12 8,-14 17,-9 19,-2! 9,-3 1,3!"),
            grown("-6,8 -2,14 9,16 17,12 20,4! 10,6 1,3!"),
            *(line((x, y), (x + 2.4, y + 4.6), width=1.3) for x, y in ((7, -3), (11.6, -3), (16, -2.6))),
            *(line((x, y), (x + 2.2, y - 4), width=1.3) for x, y in ((8, 6.6), (12.6, 6), (17, 5))),
            *_cut(ellipse(0, -7, 1.5), ellipse(6, -9.4, 1.3), ellipse(12, -8, 1.2)),
        ),
    ),
    "iron": Part(
        "A helmet of iron",
        (
            line((-1, 6), (-2, 13), width=8),
            Mark("M -9 9 L -10 -4 C -9 -12 9 -12 10 -4 L 12 2 L 10 10 Z"),
            Mark("M -2 -9 C -6 -16 -12 -17 -16 -13 C -12 -14 -8 -10 -7 -6 Z"),
            *_cut(
                line((2, -1.6), (10, -1.6), width=2.2),
                *(line((x, 3.4), (x, 7.4), width=1.2) for x in (4, 6.6, 9.2)),
                ellipse(-5, 5, 1.1),
                ellipse(-5, -3, 1.1),
            ),
        ),
    ),
    "visor": Part(
        "A robot's, with one long eye",
        (
            line((-1, 6), (-1, 13), width=8).of("steel"),
            line((-7, -9), (-12, -20), width=1.6),
            ellipse(-12.4, -21, 2.4),
            Mark("M -11 9 L -12 -2 C -12 -14 10 -15 12.6 -3 L 13.4 6 L 8 12 L -6 12 Z"),
            Mark("M -2 -5 L 13.4 -5 L 14.4 2 L -1 2.6 Z", matter="line"),
            Mark("M 0.6 -3.4 L 12 -3.4 L 12.8 0.6 L 1.2 1.2 Z", tone="#f2c14e"),
            ellipse(9, -1.4, 1.3).of("line"),
            *(line((x, 6), (x, 10), width=1.3).in_tone("paper") for x in (1, 4.4, 7.8)),
            ellipse(-7, 1, 3.4).in_tone("paper").of("steel"),
            *_cut(strand("-9,-6 -5,-10 1,-11", 1.2)),
        ),
    ),
    "lamp": Part(
        "A lamp that looks around, and an aerial",
        (
            line((-6, 2), (-9, -20), width=1.6),
            ellipse(-9.2, -21, 2),
            Mark("M -8 6 L -7 -2 C -6 -9 8 -9 10 -1 L 10 6 Z"),
            ellipse(7, 0, 4.6).of("line"),
            ellipse(7.4, 0, 3.2).in_tone("#f2c14e"),
        ),
    ),
    "eyes": Part(
        "Many eyes and two fangs",
        (
            ellipse(0, 0, 9, 8.4),
            *_cut(*(ellipse(x, y, r) for x, y, r in ((5, -2.4, 2), (1, -5, 1.5), (6.4, 2, 1.2), (-2, -2.4, 1.2)))),
            strand("5,5 10,9 7,14", 2.6),
            strand("1,6 4,11 0,15", 2.6),
        ),
    ),
}


# Both wings, from where they begin on a back.
WINGS: Final[Mapping[str, Part]] = {
    "bat-wings": Part(
        "Wings of skin, as of bats and dragons",
        behind=(
            grown("-4,2! 4,-22 22,-42 44,-52! 40,-36 47,-24! 34,-24 35,-10! 22,-12 18,0! 8,2"),
            _shade("-4,2! 6,-18 24,-34 44,-52! 40,-36 47,-24! 34,-24 35,-10! 22,-12 18,0! 8,2"),
            *_cut(strand("2,-18 22,-40 43,-51", 1.6), strand("6,-16 26,-30 46,-25", 1.3)),
            *_cut(strand("6,-14 22,-18 34,-11", 1.2)),
            grown("2,4! -10,-20 -34,-40 -62,-46! -56,-30 -60,-14! -44,-18 -42,0! -28,-6 -20,8!"),
            _shade("0,4! -10,-12 -30,-28 -56,-36 -57,-30 -60,-14! -44,-18 -42,0! -28,-6 -20,8!"),
            grown("2,2! -10,-19 -34,-38 -60,-45! -34,-34 -12,-16", tone="glow"),
            *_cut(strand("0,0 -12,-20 -34,-38 -60,-45", 1.8)),
            *_cut(
                strand("-11,-18 -36,-26 -57,-30", 1.3),
                strand("-9,-15 -30,-18 -59,-15", 1.3),
                strand("-7,-12 -26,-10 -42,-1", 1.3),
                strand("-5,-8 -14,-2 -20,7", 1.2),
            ),
        ),
    ),
    "feather-wings": Part(
        "Wings of feathers",
        behind=(
            grown("0,2! 6,-20 20,-36 40,-44! 38,-38! 44,-32! 38,-28! 42,-22! 34,-20! 36,-13! 26,-12! 24,-4! 12,0"),
            grown(
                "2,4! -8,-16 -22,-34 -48,-46! -47,-38! -58,-36! -53,-28!"
                " -60,-24! -52,-18! -56,-11! -45,-9! -46,0! -34,0! -32,8! -16,8"
            ),
            *_cut(
                strand("-10,-10 -26,-24 -40,-34", 1.4),
                strand("-12,-4 -28,-14 -44,-20", 1.4),
                strand("-12,2 -24,-3 -36,-4", 1.4),
            ),
        ),
    ),
    "insect-wings": Part(
        "Clear wings, as of dragonflies",
        behind=tuple(
            mark
            for points in (
                "0,0! -16,-30 -40,-46 -48,-36 -30,-12",
                "0,2! -24,-10 -48,-8 -48,2 -26,8",
                "2,0! 8,-30 26,-46 34,-38 20,-14",
            )
            for mark in (grown(points, tone="paper"), grown(points, tone="light"), grown(points, 1.6))
        ),
    ),
    "no-wings": Part("No wings"),
}
