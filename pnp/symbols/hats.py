"""What half figures wear on their heads, seen from the front, around the middle of a face of 22 × 31."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import FINE, both, cut, paper, shaded
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part

_DOME: Final = Mark("M -12.4 -6 C -14 -25 14 -25 12.4 -6 C 6 -9.4 -6 -9.4 -12.4 -6 Z")
_BRIM: Final = Mark("M -27 -7 C -16 -15 16 -15 27 -7 C 16 -3.6 -16 -3.6 -27 -7 Z")
# The shade that a brim casts over the eyes.
_SHADE: Final = Mark(
    "M -10.8 -6 C -4 -9 4 -9 10.8 -6 L 10.6 -1.4 C 4 -4 -4 -4 -10.6 -1.4 Z", tone="light", matter="hide"
)

HATS: Final[Mapping[str, Part]] = {
    "tricorne": Part(
        "Tricorne",
        (
            _SHADE,
            Mark("M -12 -11 C -12 -28 12 -28 12 -11 Z"),
            Mark(
                "M -26 -12 C -18 -22 -9 -23 0 -15 C 9 -23 18 -22 26 -12 C 16 -7.4 8 -7.4 0 -8.4"
                " C -8 -7.4 -16 -7.4 -26 -12 Z"
            ),
            paper(Mark("M -24 -12.4 C -17 -20 -9 -20.6 0 -13 C 9 -20.6 17 -20 24 -12.4", 1.2)),
        ),
    ),
    "top-hat": Part(
        "Top hat",
        (
            _SHADE,
            Mark("M -11.4 -10 L -13.4 -36 C -6 -38.6 6 -38.6 13.4 -36 L 11.4 -10 Z"),
            paper(Mark("M -11.8 -15.4 C -5 -13.4 5 -13.4 11.8 -15.4", 1.6)),
            paper(line((-9.6, -33), (-8.6, -19), width=1)),
            Mark("M -20 -9.6 C -14 -14 14 -14 20 -9.6 C 14 -5 -14 -5 -20 -9.6 Z"),
        ),
    ),
    "wide-hat": Part(
        "Hat with a broad brim",
        (
            _SHADE,
            Mark("M -11.6 -10 C -12 -20 -10.6 -27 -8 -28.6 C -3 -25.6 3 -25.6 8 -28.6 C 10.6 -27 12 -20 11.6 -10 Z"),
            _BRIM,
            paper(Mark("M -11.8 -14 C -5 -12.4 5 -12.4 11.8 -14", 1.6)),
        ),
    ),
    "buckled-hat": Part(
        "Tall hat with a buckle, as of puritans",
        (
            _SHADE,
            polygon((-11.6, -9), (-8, -37), (8, -37), (11.6, -9)),
            _BRIM,
            paper(Mark("M -11 -14.6 C -5 -13 5 -13 11 -14.6", 3)),
            *cut(polygon((-4, -17), (4, -17), (4, -10.4), (-4, -10.4)), FINE),
            polygon((-1.8, -15), (1.8, -15), (1.8, -12.4), (-1.8, -12.4)),
        ),
    ),
    "feathered-hat": Part(
        "Hat with a feather",
        (
            _SHADE,
            Mark("M -11.6 -10 C -12 -22 -8 -26 0 -26 C 8 -26 12 -22 11.6 -10 Z"),
            _BRIM,
            paper(Mark("M -11.8 -13.6 C -5 -12 5 -12 11.8 -13.6", 1.6)),
            *cut(Mark("M 8 -13 C 14 -30 26 -36 31 -30 C 30 -20 20 -15 8 -13 Z"), FINE),
            Mark("M 10 -15 C 16 -24 22 -28 28 -29", 0.9),
        ),
    ),
    "hood": Part(
        "Hood",
        (
            Mark(
                "M 0 -26 C -18 -24 -22 -6 -20 9 C -18 18 -13 22 -9 26 L -4.6 17.6 C -13 10 -13.6 -9 0 -15.4"
                " C 13.6 -9 13 10 4.6 17.6 L 9 26 C 13 22 18 18 20 9 C 22 -6 18 -24 0 -26 Z"
            ),
            paper(Mark("M -16.4 6 C -17 -8 -12 -18 -2 -21 M 16.4 6 C 17 -8 12 -18 2 -21", 0.9)),
            Mark("M -9.8 -8 C -4 -13.6 4 -13.6 9.8 -8 L 9.6 -3 C 4 -6 -4 -6 -9.6 -3 Z", tone="light"),
        ),
    ),
    "veil": Part(
        "Veil and wimple of a nun",
        (
            *cut(
                Mark(
                    "M -11 -6 C -14 6 -13 18 -18 27 C -8 34 8 34 18 27 C 13 18 14 6 11 -6 C 10.6 8 5.6 15.4 0 15.4"
                    " C -5.6 15.4 -10.6 8 -11 -6 Z"
                ),
                FINE,
            ),
            *cut(Mark("M -11 -4 C -12 -14 12 -14 11 -4 C 6 -8.4 -6 -8.4 -11 -4 Z"), FINE),
            Mark(
                "M -12 -4 C -13.6 -17 13.6 -17 12 -4 C 15.4 6 16 18 23 34 L 29 31 C 20 8 21 -24 0 -24"
                " C -21 -24 -20 8 -29 31 L -23 34 C -16 18 -15.4 6 -12 -4 Z"
            ),
            paper(Mark("M -16 -6 C -17 6 -19 16 -24 29 M 16 -6 C 17 6 19 16 24 29", 0.9)),
        ),
    ),
    "lace-bonnet": Part(
        "Bonnet with a ribbon",
        (
            *cut(
                Mark(
                    "M -13 6 C -22 -2 -20 -24 0 -24.6 C 20 -24 22 -2 13 6 C 13 -7 9 -12 0 -12.4 C -9 -12 -13 -7 -13 6 Z"
                )
            ),
            Mark("M -15.6 1 C -18 -8 -14 -19 0 -19.6 C 14 -19 18 -8 15.6 1", 0.9),
            Mark("M -14.4 -12 C -8 -18 8 -18 14.4 -12", 2.4),
            *both(Mark("M -12.6 5 C -12 12 -8 17.6 -1 19.4", 1.8)),
            *both(Mark("M 0 19 C -7 15.4 -10 18 -9 21 C -7 23 -3 21.6 0 19 C -2 23 -5 27 -7 29", 1.3)),
        ),
    ),
    "flat-cap": Part(
        "Flat cap",
        (
            _SHADE,
            Mark("M -13.6 -7 C -19 -17 -8 -23 2 -22.4 C 14 -22 20 -14 13.6 -7 C 8 -11 -8 -11 -13.6 -7 Z"),
            Mark("M -11 -7 C -6 -11.6 6 -11.6 11.6 -7 C 6 -3.6 -6 -3.6 -11 -7 Z"),
            paper(Mark("M -12.4 -9 C -6 -12.6 6 -12.6 12.4 -9", 1)),
            paper(Mark("M 0 -22 C -1 -19 -5 -16 -9 -14 M 0 -22 C 2 -19 6 -16 10 -15", 0.8)),
        ),
    ),
    "kerchief": Part(
        "Kerchief, tied below the chin",
        (
            *shaded(
                Mark(
                    "M -11 10 C -18 -2 -16 -22.6 0 -23 C 16 -22.6 18 -2 11 10 C 12 -4 8 -11.4 0 -12 C -8 -11.4 -12 -4"
                    " -11 10 Z"
                )
            ),
            *both(Mark("M -11 9 C -9 14 -5 18 0 19.6", 2.4)),
            *both(Mark("M 0 19 L -6 27 L -1.6 26 Z")),
            *(ellipse(x, y, 1.1) for x, y in ((-9, -14), (0, -18), (9, -14), (-13, -5), (13, -5))),
        ),
    ),
    "helm": Part(
        "Helmet of a knight, its visor raised",
        (
            *shaded(
                Mark(
                    "M -12 12 C -16 0 -17 -24 0 -26 C 17 -24 16 0 12 12 L 9.4 8 C 11.6 -2 10 -8.4 0 -9"
                    " C -10 -8.4 -11.6 -2 -9.4 8 Z",
                    matter="steel",
                )
            ),
            *cut(Mark("M -16 -12 C -10 -24 10 -24 16 -12 C 8 -8.4 -8 -8.4 -16 -12 Z", matter="steel")),
            *(line((x, -17.6), (x, -13), width=FINE) for x in (-7, -3.6, 0, 3.6, 7)),
            Mark("M 0 -25 C -6 -34 -2 -40 8 -40 C 14 -40 20 -36 24 -30 C 16 -33 10 -32 6 -25.6 Z"),
        ),
    ),
    "crown": Part(
        "Crown",
        (
            *shaded(
                Mark("M -12 -8 L -16 -25 L -8 -17.6 L 0 -28 L 8 -17.6 L 16 -25 L 12 -8 C 5 -11 -5 -11 -12 -8 Z").of(
                    "brass"
                )
            ),
            Mark("M -12 -8.6 C -5 -12 5 -12 12 -8.6", 2),
            *(ellipse(x, y, 1.7) for x, y in ((-16, -26), (0, -29.4), (16, -26))),
        ),
    ),
    "headcloth": Part(
        "Egyptian headcloth",
        (
            *cut(
                Mark(
                    "M 0 -21 C -20 -21 -22 -4 -24 14 L -25 33 L -13 33 C -11 22 -11 12 -11.4 0"
                    " C -11 -8 -6 -10.6 0 -10.6"
                    " C 6 -10.6 11 -8 11.4 0 C 11 12 11 22 13 33 L 25 33 L 24 14 C 22 -4 20 -21 0 -21 Z"
                )
            ),
            *(band for y in (2, 8.6, 15.2, 21.8, 28.4) for band in both(line((-23.4, y), (-12, y + 1), width=2.6))),
            *both(Mark("M -20 -7 C -17 -6 -14 -6 -11.4 -5", 2.6)),
            *both(Mark("M -14 -16 C -11 -14 -8 -12.6 -5.6 -10.8", 2.4)),
            Mark("M -11.4 -4.6 C -8 -10 8 -10 11.4 -4.6", 2.4),
            Mark("M -1.6 -10 C -4.6 -16 -1 -19 0 -22 C 1 -19 4.6 -16 1.6 -10 Z"),
        ),
    ),
    "steel-helmet": Part(
        "Steel helmet",
        (
            _SHADE,
            Mark(
                "M -18 -3.6 C -16 -8 -14.4 -10 -14 -13 C -12 -28 12 -28 14 -13 C 14.4 -10 16 -8 18 -3.6"
                " C 8 -8.6 -8 -8.6 -18 -3.6 Z"
            ),
            paper(Mark("M -12 -12 C -11 -19 -6 -22.6 -1 -23", 1.2)),
            *both(Mark("M -11.6 -2 C -11.6 8 -8 14 -2 17", 1.4)),
        ),
    ),
    "peaked-cap": Part(
        "Peaked cap of an officer",
        (
            _SHADE,
            Mark("M -21 -20 C -12 -29 12 -29 21 -20 C 19 -15 14 -14 12.4 -13 L -12.4 -13 C -14 -14 -19 -15 -21 -20 Z"),
            *shaded(polygon((-12.4, -13.4), (12.4, -13.4), (12, -8), (-12, -8)), FINE),
            Mark("M -12.4 -8 C -6 -11 6 -11 12.4 -8 C 8 -3 -8 -3 -12.4 -8 Z"),
            paper(ellipse(0, -18.6, 2.6)),
        ),
    ),
    "fur-cap": Part(
        "Fur cap with flaps",
        (
            Mark(
                "M -13 10 C -19 4 -18 -8 -15 -12 C -13 -26 13 -26 15 -12 C 18 -8 19 4 13 10 C 11 4 11.6 -3 10.6 -7"
                " C 5 -9.6 -5 -9.6 -10.6 -7 C -11.6 -3 -11 4 -13 10 Z",
                matter="hair",
            ),
            paper(
                Mark(
                    "M -13 -9 L -11 -13 L -8 -10.4 L -5.4 -14 L -2 -11 L 0 -14 L 2 -11 L 5.4 -14 L 8 -10.4 L 11 -13"
                    " L 13 -9",
                    0.9,
                )
            ),
            paper(ellipse(0, -17.6, 2.2)),
        ),
    ),
    "shako": Part(
        "Shako",
        (
            _SHADE,
            polygon((-12, -8), (-14.6, -34), (14.6, -34), (12, -8)),
            Mark("M -12 -8.4 C -6 -11 6 -11 12 -8.4 C 8 -3.6 -8 -3.6 -12 -8.4 Z"),
            *cut(polygon((0, -28), (6, -22.4), (4, -15), (-4, -15), (-6, -22.4)), FINE),
            paper(Mark("M -12 -10.6 C -6 -8.4 6 -8.4 12 -10.6", 1.2)),
            ellipse(0, -40, 3.4, 7),
        ),
    ),
    "bicorne": Part(
        "Bicorne worn across",
        (
            _SHADE,
            Mark(
                "M -27 -4 C -28 -22 -12 -31 0 -31 C 12 -31 28 -22 27 -4 C 18 -10 8 -10.6 0 -10.6"
                " C -8 -10.6 -18 -10 -27 -4 Z"
            ),
            paper(Mark("M -25 -8 C -24 -21 -11 -28.4 0 -28.4 C 11 -28.4 24 -21 25 -8", 1.1)),
            paper(ellipse(7, -19, 3.4)),
            ellipse(7, -19, 1.4),
        ),
    ),
    "turban": Part(
        "Turban",
        (
            *cut(
                Mark(
                    "M -13 -4 C -24 -10 -18 -26 -6 -25 C -3 -32 4 -32 6 -25 C 18 -26 24 -10 13 -4 C 6 -9 -6 -9 -13 -4 Z"
                )
            ),
            Mark("M -16 -10 C -8 -19 6 -20 12 -24 M 16 -9 C 8 -13 -2 -14 -10 -23 M -13 -5 C -4 -12 6 -12 15 -17", FINE),
            ellipse(0, -17, 2.6),
        ),
    ),
    "jester-cap": Part(
        "Cap of a jester, with bells",
        (
            Mark("M -7 -20 C -6 -31 2 -37 12 -36 C 7 -31 7 -26 7 -20 Z"),
            ellipse(12.6, -36, 2.6),
            Mark("M 0 -8.8 C -6 -10.6 -10 -9.6 -12.6 -6 C -15 -14 -20 -15 -27 -8 C -26 -24 -12 -30 0 -22 Z"),
            *cut(Mark("M 0 -8.8 C 6 -10.6 10 -9.6 12.6 -6 C 15 -14 20 -15 27 -8 C 26 -24 12 -30 0 -22 Z")),
            *(ellipse(x, -6, 2.8) for x in (-27, 27)),
            Mark("M -12.8 -6.6 C -5 -11 5 -11 12.8 -6.6", 3),
            paper(Mark("M -11 -8.2 C -5 -11 5 -11 11 -8.2", 1)),
        ),
    ),
    "wreath": Part(
        "Wreath of flowers",
        (
            Mark("M -12.8 -6 C -9 -15 9 -15 12.8 -6", 2.4),
            *both(Mark("M -12.6 -7 C -17 -9 -18 -13 -16 -15 C -13 -14 -11.6 -11 -12.6 -7 Z")),
            *(
                mark
                for x, y in ((-12, -9), (-6.4, -13.4), (0, -14.6), (6.4, -13.4), (12, -9))
                for mark in (*cut(ellipse(x, y, 3.3), FINE), ellipse(x, y, 1.2))
            ),
        ),
    ),
    "bare": Part("Bare head"),
}
