"""The flags and standards that figures bear."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.arms import AT_REST, BEARING, shaft
from pnp.symbols.heads import paper
from pnp.symbols.ink import Mark, ellipse, line, polygon
from pnp.symbols.part import Part

_FLAG: Final = (
    AT_REST,
    shaft(-26, x=15),
    polygon((15, -31), (17, -27.4), (15, -25), (13, -27.4)).of("brass"),
    Mark("M 15 -24 C 22 -27 28 -20 36.4 -23.4 L 36.4 -4.6 C 28 -2 22 -9 15 -5.6 Z"),
)
_BEARER: Final = (Mark("M 15 -4 L 13 1 M 15.4 -4 L 17.4 1", 1.1), BEARING)

FLAGS: Final[Mapping[str, Part]] = {
    "standard": Part(
        "Regimental standard: a field with a border and a wreath",
        (
            *_FLAG,
            paper(Mark("M 17 -22.4 C 22 -24.4 28 -19.4 34 -21.4 L 34 -6.6 C 28 -4.6 22 -9.6 17 -7.6 Z", 1.1)),
            paper(ellipse(25.4, -14.4, 3.6, width=1.5)),
            *_BEARER,
        ),
    ),
    "tricolor": Part(
        "Flag of three upright bands",
        (
            *_FLAG,
            paper(Mark("M 22 -23 C 24 -23 27 -21.6 29.4 -21 L 29.4 -5 C 27 -5.6 24 -7 22 -7 Z")),
            *_BEARER,
        ),
    ),
    "star-flag": Part(
        "Flag with a star",
        (
            *_FLAG,
            paper(
                polygon(
                    *((24.8, -20.6), (26.2, -16.6), (30.4, -16.4), (27, -13.8), (28.4, -9.6), (24.8, -12.2)),
                    *((21.2, -9.6), (22.6, -13.8), (19.2, -16.4), (23.4, -16.6)),
                )
            ),
            *_BEARER,
        ),
    ),
    "cross-flag": Part(
        "Flag with a cross",
        (*_FLAG, paper(Mark("M 25 -22.6 L 25 -6.4 M 16.6 -15 C 22 -17 28 -12 35 -14", 2.4)), *_BEARER),
    ),
    "banner": Part(
        "Banner that hangs from a bar, with three tails",
        (
            AT_REST,
            shaft(-27, x=15),
            line((8, -24), (30, -24), width=1.8).of("wood"),
            Mark("M 9.4 -23 L 28.6 -23 L 28.6 -4 L 25.4 0 L 22.2 -4 L 19 0 L 15.8 -4 L 12.6 0 L 9.4 -4 Z"),
            paper(Mark("M 19 -20 L 24.4 -14 L 19 -8 L 13.6 -14 Z")),
            BEARING,
        ),
    ),
    "pennon": Part(
        "Pennon with two tails",
        (
            AT_REST,
            shaft(-26, x=15),
            polygon((15, -31), (17.4, -26), (12.6, -26)).of("steel"),
            Mark("M 15 -25 C 22 -27 28 -21 40 -23 L 33 -17.6 L 39 -12 C 28 -10 22 -15 15 -12 Z"),
            paper(Mark("M 15 -20.6 C 21 -22.4 26 -17.6 32 -18.6", 1.6)),
            BEARING,
        ),
    ),
    "sun-standard": Part(
        "Disc of the sun between two feathers, with streamers",
        (
            AT_REST,
            shaft(-12, x=15),
            Mark("M 15 -13 C 8 -13 5.4 -17 5.6 -21 L 24.4 -21 C 24.6 -17 22 -13 15 -13 Z"),
            ellipse(15, -23, 5.6).of("brass"),
            paper(ellipse(15, -23, 3.2, width=1)),
            Mark(
                "M 8.4 -22 C 5 -28 7 -34 10.4 -38 C 13 -34 13 -29 12 -27 Z"
                " M 21.6 -22 C 25 -28 23 -34 19.6 -38 C 17 -34 17 -29 18 -27 Z"
            ),
            Mark("M 17 -11 C 21 -7 18 -3 22 2 M 13 -11 C 9 -7 12 -3 8 2", 1.6),
            BEARING,
        ),
    ),
    "falcon-standard": Part(
        "Falcon on a perch, with streamers",
        (
            AT_REST,
            shaft(-14, x=15),
            polygon((6, -17), (26, -17), (24, -13), (8, -13)),
            Mark(
                "M 8 -18 C 9 -27 13 -31 16 -34 C 16 -39 22 -40 24.4 -36.6 L 27 -34.4 L 23.6 -33.4 C 24.6 -28 22 -22"
                " 18 -18 Z"
            ),
            paper(Mark("M 11 -19 C 13 -24 16 -27 19 -29", 1)),
            paper(ellipse(21.4, -36, 0.9)),
            Mark("M 22 -13 C 25 -8 22 -4 26 2 M 9 -13 C 6 -8 9 -4 5 2", 1.6),
            BEARING,
        ),
    ),
}
