"""What half figures wear, from the neck to the edge below, for a face of 22 × 31 around the origin."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import FINE, both, cut, paper, shaded
from pnp.symbols.ink import Mark, ellipse, line
from pnp.symbols.part import Part

# Where half figures end.
FOOT: Final = 66
_BODY: Final = Mark(
    f"M -6.6 19.6 C -14 23 -24 24 -27.4 33 C -30.6 42 -31 54 -31.6 {FOOT} L 31.6 {FOOT} C 31 54 30.6 42 27.4 33"
    " C 24 24 14 23 6.6 19.6 C 3 26 -3 26 -6.6 19.6 Z"
)
_SLEEVES: Final = both(Mark(f"M -20 42 C -18.6 50 -18.6 58 -19.4 {FOOT}", 1.2))
# On dark cloth: sleeves and folds, white where nothing has a colour, and the light on the left shoulder.
_LIGHT_SLEEVES: Final = (
    Mark(
        f"M -8 21.4 C -16 24 -23 25.6 -26 34 C -28 42 -28.6 52 -29 {FOOT} L -25.6 {FOOT} C -25.4 54 -24.6 44 -22.4 36"
        " C -20 29 -14 26 -8 23.8 Z",
        tone="glow",
    ),
    Mark(
        f"M -19.4 41 C -18.2 50 -18.6 58 -19.4 {FOOT} M 19.4 41 C 18.2 50 18.6 58 19.4 {FOOT} M -29.4 50 L -24.8 51.8"
        " M -29 54.4 L -25.4 54.6 M 29.4 50 L 24.8 51.8 M 29 54.4 L 25.4 54.6 M -18.8 42 L -15.6 38.6 M 18.8 42"
        " L 15.6 38.6"
        f" M -11.6 40 C -13.4 48 -13.4 58 -12.6 {FOOT} M 12 42 C 13.6 50 13.4 58 12.8 {FOOT}",
        0.8,
        "paper",
        "line",
    ),
)
_CLOTH: Final = (
    *cut(
        Mark("M -6.4 17.6 C -3 21 3 21 6.4 17.6 L 7.4 24 L 2.6 27 L 3.6 36 L 0 39 L -3.6 36 L -2.6 27 L -7.4 24 Z"),
        FINE,
    ),
    Mark("M -2.4 22.4 L 2.4 22.4 L 1.6 27 L -1.6 27 Z"),
)
_COLLAR: Final = both(Mark("M -7.6 20.4 L -13 30.6 L -6.6 34 L -2 46", 1.0, "paper", "line"))


def _buttons(x: float, *ys: float) -> tuple[Mark, ...]:
    return tuple(paper(ellipse(x, y, 1.1)).of("brass") for y in ys)


GARMENTS: Final[Mapping[str, Part]] = {
    "coat": Part(
        "Coat with lapels, and a neckcloth",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *_CLOTH,
            *_COLLAR,
            paper(line((0, 40), (0, FOOT), width=0.8)).of("line"),
            *_buttons(4, 47, 54, 61),
        ),
    ),
    "uniform": Part(
        "Uniform with epaulettes and crossed belts",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            paper(Mark("M -15 24 L 12 66 M 15 24 L -12 66", 3.4)),
            *cut(Mark("M -7.4 17.6 C -3 22 3 22 7.4 17.6 L 8 24 C 3 28 -3 28 -8 24 Z"), FINE),
            *(
                mark
                for side in both(Mark("M -16 23.4 C -22 22.4 -29 26 -30.6 33 L -17 28 Z"))
                for mark in cut(side, FINE)
            ),
            *both(Mark("M -29 33 L -30 37 M -25.6 31.6 L -26 36 M -22 30 L -22 34", 1.2)),
            *cut(ellipse(0, 45, 3.4), FINE),
        ),
    ),
    "tunic": Part(
        "Field tunic with pockets",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            Mark("M -8 19 L -12.6 27 L -1 29 L 0 66 M 8 19 L 12.6 27 L 1 29", 1.0, "paper", "line"),
            *both(Mark("M -16 40 L -6 40 L -6 51 L -11 53 L -16 51 Z M -16 44 L -6 44", 0.8, "paper", "line")),
            *_buttons(2.6, 36, 46, 56),
        ),
    ),
    "cassock": Part(
        "Cassock with a row of buttons",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *_buttons(0, 31, 36, 41, 46, 51, 56, 61),
            *cut(
                Mark(
                    "M -7.6 17.6 C -3 22 3 22 7.6 17.6 L 8.4 23 C 5 25.6 2 26.6 2 26.6 L 2.8 32 L -2.8 32 L -2 26.6"
                    " C -2 26.6 -5 25.6 -8.4 23 Z"
                ),
                FINE,
            ),
        ),
    ),
    "robe": Part(
        "Robe with wide folds",
        (
            *cut(_BODY),
            *_SLEEVES,
            Mark(f"M -8 21 C -7 32 -3 40 0 46 C 3 40 7 32 8 21 M 0 46 L 0 {FOOT}", FINE),
            *both(Mark(f"M -12 34 C -11 44 -9 54 -8 {FOOT} M -23 36 C -25 44 -26 54 -26 {FOOT}", 0.9)),
            Mark("M 31 40 C 27 48 24 56 23 66 L 31.4 66 Z", tone="light"),
        ),
    ),
    "habit": Part(
        "Habit with a light scapular",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *cut(Mark(f"M -9 24 C -3 29 3 29 9 24 L 11 {FOOT} L -11 {FOOT} Z"), FINE),
            Mark(f"M 0 32 L 0 {FOOT}", 0.8),
        ),
    ),
    "cloak": Part(
        "Cloak with a clasp",
        (
            Mark(f"M -8 18 C -20 21 -31 29 -38 {FOOT} L 38 {FOOT} C 31 29 20 21 8 18 C 4 25 -4 25 -8 18 Z"),
            *both(Mark(f"M -7 27 C -12 40 -14 52 -14.6 {FOOT}", 1.1, "paper", "line")),
            *both(
                Mark(f"M -20 29 C -25 40 -27 52 -28 {FOOT} M -13 34 C -17 44 -20 54 -21 {FOOT}", 0.8, "paper", "line")
            ),
            _LIGHT_SLEEVES[0],
            *cut(ellipse(0, 27.4, 4.4), FINE),
            ellipse(0, 27.4, 1.8),
        ),
    ),
    "dress": Part(
        "Dress with a low neckline",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *cut(
                Mark(
                    "M -14.6 22.6 C -13 36 -6 40 0 41 C 6 40 13 36 14.6 22.6 C 10 24 6.6 22 6 19 L -6 19"
                    " C -6.6 22 -10 24 -14.6 22.6 Z"
                ),
                FINE,
            ),
            paper(Mark("M -15.6 25 C -14 39 -6 43.6 0 44.4 C 6 43.6 14 39 15.6 25", 1.6)),
            *both(Mark(f"M -9 44 C -7 52 -6 60 -6 {FOOT}", 0.8, "paper", "line")),
            Mark("M -6.6 20 C -4 28 4 28 6.6 20", 1.2),
            ellipse(0, 29, 2),
        ),
    ),
    "gown": Part(
        "Plain gown with a white collar",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *cut(
                Mark("M -7 18.6 L -19 25 C -17 33 -8 35 0 29 C 8 35 17 33 19 25 L 7 18.6 C 3 23 -3 23 -7 18.6 Z"), FINE
            ),
            *_buttons(0, 38, 44, 50, 56, 62),
        ),
    ),
    "apron": Part(
        "Apron over a shirt, sleeves rolled",
        (
            *cut(_BODY),
            *_SLEEVES,
            *both(Mark("M -8 20 L -13 36", 3)),
            Mark(f"M -14 35 L 14 35 L 17 {FOOT} L -17 {FOOT} Z"),
            paper(Mark("M -7 50 L 7 50 L 7 62 L -7 62 Z", 1.1)),
            Mark("M -7 19 L -3 27 L 0 24 L 3 27 L 7 19", FINE),
        ),
    ),
    "waistcoat": Part(
        "Waistcoat over a shirt",
        (
            *cut(_BODY),
            *_SLEEVES,
            Mark(f"M -12 22 L 0 44 L 12 22 C 16 34 17 50 17 {FOOT} L -17 {FOOT} C -17 50 -16 34 -12 22 Z"),
            paper(line((0, 45), (0, FOOT), width=0.8)).of("line"),
            *_buttons(3.4, 49, 55, 61),
            *cut(Mark("M -6.6 18 L -9 27 L -1 27 L 0 24 L 1 27 L 9 27 L 6.6 18 C 3 22.6 -3 22.6 -6.6 18 Z"), FINE),
        ),
    ),
    "shirt": Part(
        "Open shirt",
        (
            *cut(_BODY),
            *_SLEEVES,
            Mark("M -7 19 L -10 28 L -1.6 40 L 0 48 M 7 19 L 10 28 L 1.6 40 L 0 48", FINE),
            Mark("M -5 24 L 0 39 L 5 24 C 2 27 -2 27 -5 24 Z", tone="light"),
            *both(Mark(f"M -12 44 C -12 52 -13 60 -14 {FOOT}", 0.9)),
        ),
    ),
    "furs": Part(
        "Furs",
        (
            _BODY,
            *_LIGHT_SLEEVES,
            *shaded(
                Mark(
                    "M -7 17 L -12 20 L -17 20 L -19 25 L -25 26 L -23 31 L -27 35 L -20 36 L -18 41 L -13 38 L -9 43"
                    " L -5 39 L 0 45 L 5 39 L 9 43 L 13 38 L 18 41 L 20 36 L 27 35 L 23 31 L 25 26 L 19 25 L 17 20"
                    " L 12 20 L 7 17 C 3 24 -3 24 -7 17 Z"
                )
            ),
            Mark("M -16 27 L -14 32 M -9 26 L -8 33 M 0 30 L 0 37 M 9 26 L 8 33 M 16 27 L 14 32", FINE),
        ),
    ),
    "armour": Part(
        "Plate armour",
        (
            *shaded(_BODY.of("steel")),
            *cut(
                Mark(
                    f"M -16 27 C -8 31 8 31 16 27 C 20 42 16 56 12 {FOOT} L -12 {FOOT} C -16 56 -20 42 -16 27 Z",
                    matter="steel",
                )
            ),
            Mark(f"M 0 30 L 0 {FOOT}", FINE),
            Mark(f"M 2 31 C 8 40 9 54 6 {FOOT} L 12 {FOOT} C 16 56 20 42 16 28 Z", tone="light"),
            *(
                mark
                for side in both(Mark("M -13 22 C -26 20 -33 30 -31 42 C -25 44 -19 40 -17 34 Z"))
                for mark in cut(side)
            ),
            *both(Mark("M -14 27 C -22 26 -28 31 -29.6 38 M -15 31 C -20 31 -25 35 -26 41", 1)),
            *cut(Mark("M -8 16 C -3 21 3 21 8 16 L 10 24 C 4 29 -4 29 -10 24 Z"), FINE),
        ),
    ),
    "broad-collar": Part(
        "Linen and a broad collar of beads",
        (
            *cut(_BODY),
            *_SLEEVES,
            *shaded(Mark("M -7 19 L -22 25 C -18 43 18 43 22 25 L 7 19 C 3 24 -3 24 -7 19 Z")),
            Mark("M -17 25 C -13 37 13 37 17 25 M -12 22.6 C -9 31 9 31 12 22.6", 1.2),
            *(ellipse(x, y, 1.3) for x, y in ((-15, 33), (-8, 37), (0, 38.4), (8, 37), (15, 33))),
        ),
    ),
}
