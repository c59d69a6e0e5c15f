"""What figures of pictures wear below the head, standing and in a saddle, from the front and from behind.

Around the middle of a head of a counter, with the feet at 44, as those of ``natural``.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.curves import grown
from pnp.symbols.heads import cut, paper, shaded, skin
from pnp.symbols.horses import by_matter
from pnp.symbols.ink import Mark, ellipse, joined, line, made_of
from pnp.symbols.words import DRESSES

FINE: Final = 0.55
# The leg on the left bears the weight, below the head; the other is set ahead with its knee bent.
_NEAR_LEG: Final = grown(
    "-0.4,22.6 6.7,23 8.8,27.6 9.8,31.4 9.9,33.2 9.8,36 10.1,39 10.2,42 7.6,42 7.3,39 5.7,35.2 6,32.2 3.4,28.2"
)
_FAR_LEG: Final = grown(
    "-6,22.6 0.9,22.8 0.7,27.6 -0.2,31.4 0.1,33.4 0.4,36 -0.2,39 -0.2,42 -3,42 -3.2,39.2 -4.7,35.4 -4.4,32.2 -5.8,27.4"
)
_BOOTS: Final = made_of(
    "hair",
    grown(
        "6,34.6! 8.2,35.4 10.6,34.4! 11.1,38 10.7,40.6 12.9,41.8 15.7,42.6 15.9,44! 10.1,44! "
        "9.7,43.4 7.1,44! 7.3,40 6.7,37"
    ),
    grown(
        "-4.5,34.4! -1.9,35.2 0.2,34.6! 0.2,38 -0.3,40.6 1.4,41.8 4.2,42.6 4.4,44! -0.6,44! "
        "-1,43.4 -3.8,44! -3.7,40 -4,37"
    ),
)
_SHOES: Final = made_of(
    "hair",
    Mark("M 7.3 41 C 9.1 41.8 10.1 41.8 10.5 41 C 12.7 42 15.3 42.6 15.5 44 L 7.1 44 Z"),
    Mark("M -3.4 41 C -1.6 41.8 -0.6 41.8 -0.1 41 C 1.8 42 4 42.6 4.2 44 L -3.8 44 Z"),
)
_KNEES: Final = Mark(
    "M 9 31.4 L 7 31 M 9.8 33 L 8.2 33.2 M -0.8 31.6 L -2.5 31.2 M -0.6 33.2 L -2.1 33.4 M "
    "1.4 26.6 L 3.4 25.8 M 6.2 25 L 5.5 27",
    0.32,
    matter="line",
)
_LEGS: Final = (*shaded(_FAR_LEG, FINE), *shaded(_NEAR_LEG, FINE), _KNEES)
_BARE_LEGS: Final = (*by_matter(_FAR_LEG, "skin", "hide"), *by_matter(_NEAR_LEG, "skin", "hide"))
_CHEST: Final = "-2.8,8.4 -6,10.2 -7,13.6 -6,18.6 -5.2,22.6"
_BREAST: Final = "5.4,22.6 6,18.6 6.9,14.2 6.2,10.4 3.2,8.4 0.4,9"
_COAT: Final = grown(f"{_CHEST} -6.8,26 -10,33! -5.4,32.6! 0.6,26.4 6.6,26.4! {_BREAST}")
_TUNIC: Final = grown(f"{_CHEST} -7.2,26 -8.8,31! -3,31.8 4,31.8 9,30.8! 7.2,26 {_BREAST}")
_GREATCOAT: Final = grown(f"{_CHEST} -7,27 -8.2,33! -2,33.8 5,33.8 8.6,33! 7,27 {_BREAST}")
_TORSO: Final = grown(f"{_CHEST} 0,23.6 {_BREAST}")
_KILT: Final = grown("-6.4,21 6.4,21! 8,28 8.8,31! 0,32 -7.6,31! -7.4,28")
_HIGHLAND_KILT: Final = grown("-6.4,21.4 6.4,21.4! 8.4,27 9.8,33! 0,34.2 -8.8,33! -7.6,27")
_TARTAN: Final = (
    paper(Mark("M -3.8 22.6 L -5.6 33 M 0.6 22.6 L 0.6 33.6 M 4.4 22.6 L 6.4 33", 0.75)),
    paper(Mark("M -7.2 26 L 8 26 M -7.8 30 L 8.8 30", 0.5)),
)
_SPORRAN: Final = cut(ellipse(2.2, 27, 1.9, 2.7), FINE)
_HOSE: Final = paper(Mark("M 7 36.6 L 11.3 38 M 7.5 39.4 L 11.3 40.8 M -3.6 36.4 L 0.8 38 M -3.3 39.2 L 0.7 40.8", 0.8))
_STOCKINGS: Final = (
    Mark("M 6.6 36 C 8.3 36.8 9.9 36.8 11.1 36 L 11.1 42 L 7.3 42 Z"),
    Mark("M -4 36 C -2.5 36.8 -0.5 36.8 0.8 36 L 0.8 42 L -2.6 42 Z"),
)
_BAGGY: Final = (
    *shaded(grown("-7,22 1.6,22 3.1,29 2.6,35.6 0.7,37.4 -4,37.2 -7.9,33.6 -7.9,27"), FINE),
    *shaded(grown("-1.6,22 7.2,22 10.7,27 14.6,33 12.9,37.2 8.2,37.4 4.2,35 2.1,29"), FINE),
)
_GAITERS: Final = (
    *cut(Mark("M 7.5 37 L 11.5 37 L 11.1 42 L 7.5 42 Z"), FINE),
    *cut(Mark("M -3.8 37 L 0.2 37 L 0.8 42 L -2.8 42 Z"), FINE),
)
_SHORT_JACKET: Final = grown("-3,8.8 -6.6,10.4 -7.6,14 -6.4,20 0.8,19 7,20! 7.4,14.6 6.8,10.6 3.4,8.8 0.4,9.6")
_BRAID: Final = paper(Mark("M -1.6 10 C -3 14 -3 17 -2 19.4 M 3 10 C 4.4 14 4.6 17 4 19.4", 0.8))
_SASH: Final = cut(Mark("M -6 19.6 L 6.4 19.6 L 6.6 23.6 L -6.2 23.6 Z"), FINE)
APRON: Final = cut(Mark("M -3.6 11 L 4.6 11 L 5.4 21 L 7.4 34 L -5 34.6 L -4.6 21 Z"), FINE)
PELISSE: Final = (
    grown("-4,9.4 -10,9 -17,12 -25,9.6! -22.6,14 -26,18.6! -18,20.4 -11,19.4 -5.4,18.4"),
    paper(Mark("M -24.6 10.4 L -22.2 14.2 L -25 18", 1.6)),
    paper(Mark("M -8 11.6 L -12 12.4 M -7.4 14.4 L -12.6 15.2 M -7 17.2 L -12 17.8", 0.6)),
)
_BUTTONS: Final = (
    *joined(paper(ellipse(1.9, y, 0.42)).of("brass") for y in (11.6, 13.8, 16, 18.2, 20.4)),
    Mark("M 2.8 9.4 C 3 13 2.8 18 2.4 22", 0.32, matter="line"),
)
# Folds of a coat where it is drawn in and below, and the light on its left.
_CLOTH: Final = (
    grown("-5.8,11.4 -6.4,14.4 -5.4,18.4 -4.2,21.4 -4.6,17 -4.6,13").in_tone("glow"),
    Mark(
        "M -5.2 21.6 L -2.6 19.6 M -4.8 20 L -3.2 18.6 M 5.2 21.4 L 3.8 19.4 M 5.6 14 L 4.8 17.4", 0.32, matter="line"
    ),
    Mark("M -5.4 24.8 L -7.4 31.4 M -2.8 25 L -4.4 31 M 5 24.6 L 5.2 26 M 0.8 25 L 0.4 26.6", 0.32, matter="line"),
)
_BELT: Final = paper(line((-5.8, 22.6), (5.8, 22.6), width=1.0))
CROSSED: Final = (
    paper(line((-4.8, 10), (4.4, 21.6), width=1.05)),
    paper(line((5, 10), (-4.2, 21.6), width=1.05)),
    paper(ellipse(0.2, 15.9, 0.8)).of("brass"),
)
_COLLAR: Final = (
    Mark("M -2.7 7.4 C -1 8.2 1.4 8.2 2.9 7.6 L 3.4 9.4 L 1.2 10.6 L -0.6 9.8 L -3 9.6 Z").halo(0.3),
    Mark("M -2.7 7.4 C -1 8.2 1.4 8.2 2.9 7.6 L 3.4 9.4 L 1.2 10.6 L -0.6 9.8 L -3 9.6 Z"),
    paper(Mark("M 0.8 8.2 L 1.6 10.4 L 2.4 8.4 Z")),
)
_FOLDS: Final = paper(Mark("M -4.6 25.4 L -5.6 30 M -0.6 26 L -0.8 31 M 4 25.6 L 5 30", 0.6))
_PLEATS: Final = paper(Mark("M -3.6 23.6 L -4.8 30.4 M 0.4 23.6 L 0.4 31 M 4 23.6 L 5.4 30.4", 0.7))
_MAIL: Final = Mark(
    " ".join(
        f"M {x + shift:.1f} {y:g} C {x + shift + 0.3:.1f} {y + 0.9:g} {x + shift + 1:.1f} {y + 0.9:g}"
        f" {x + shift + 1.3:.1f} {y:g}"
        for y, shift in ((12.6, 0), (14.4, 0.8), (16.2, 0), (18, 0.8), (19.8, 0))
        for x in (-4.6, -2.9, -1.2, 0.5, 2.2, 3.4)
    ),
    0.36,
    "paper",
    "steel",
)
_LACING: Final = paper(Mark("M -2.4 9 L 0.9 15.4 L 3.4 9 M -0.6 11.4 L 2.6 11.4 M 0 13.2 L 2 13.2", 0.5))
_GIRDLE: Final = made_of("hide", line((-6.2, 22.8), (6.4, 22.8), width=1.6), line((3.2, 23), (4.6, 28.6), width=1.1))
_PECTORALS: Final = Mark(
    "M -4.6 14.6 C -2.6 16.4 -0.4 16.2 0.6 14.8 C 2 16.4 4.2 16 5.4 14.4 M 0.6 17 L 0.4 20", 0.5, matter="line"
)
_WEBBING: Final = paper(Mark("M -4.4 9.8 L -3.6 22 M 4.8 9.8 L 4 22", 0.9))

# Dress that is asked for by name, of the Middle Ages and the Renaissance.
_SMOCK: Final = grown(f"{_CHEST} -7.6,26 -9.6,33.2! -4.4,34.4 -0.4,33.4 4.4,34.6 9.8,33! 7.6,26 {_BREAST}")
_ROPE: Final = made_of("hide", line((-6, 22.8), (6.2, 22.8), width=1.3), line((2.6, 23), (1.8, 29), width=0.8))
_PATCH: Final = (
    paper(Mark("M -4.6 27.4 L -1.2 27 L -1 31 L -5 31.2 Z")).of("wood"),
    Mark(
        "M -4.9 27.6 L -5.9 27.9 M -1.2 28.4 L -0.2 28.2 M -1.1 30.2 L -0.1 30.2 M -3 31.2 L -3 32",
        0.32,
        matter="line",
    ),
)
_WRAPS: Final = Mark(
    "M 5.8 33.4 L 10.1 35 M 6.5 36 L 10.5 37.8 M 7.1 38.8 L 10.5 40.4 M -4.3 33.4 L 0 34.8 "
    "M -3.7 36 L 0.3 37.4 M -3.4 38.8 L 0.4 40.2",
    0.5,
    matter="line",
)
_HOOD_CAPE: Final = (
    Mark(
        "M -3 7 C -6.4 8.4 -8 11 -8.6 14.4 L -5.4 13.6 L -3.4 15.6 L -0.6 13.8 L 2.4 15.6 L 4.6 13.6 L "
        "7.8 14.2 C 7.4 10.6 5.6 8.2 2.8 7 Z"
    ).of("hide"),
    Mark("M -4.4 9.6 C -5.6 10.6 -6.4 12 -6.6 13.2 M 4 9.6 C 5 10.6 5.8 12 6 13", 0.32, matter="line"),
)
_BODICE: Final = grown(
    "-2.6,8.6 -5.6,10.2 -6.4,13.6 -4.8,18.6 -3.8,22.4 4.2,22.4 5,18.4 6.6,14.4 5.8,10.4 3,8.6 0.4,10.4"
)
_SKIRT: Final = grown(
    "-4,21.6! 4.4,21.6! 7.6,26.6 10.8,35.6 13,43.4! 6.4,44.6 0,43.6 -6.6,44.6 -12.6,43.4! -10.4,35 -7.2,26.6"
)
_SKIRT_FOLDS: Final = (
    grown("-4.4,24 -7.4,31 -10.6,42.6! -7.8,43.4! -5.4,33").in_tone("glow"),
    Mark(
        "M -3.4 24 C -4.6 31 -6 37 -7 43.6 M -1.4 25 C -1.8 32 -2 38 -2.2 43 M 5.6 26 C 8 32 9.4 38 10.2 43.4",
        0.32,
        matter="line",
    ),
)
_PINAFORE: Final = cut(grown("-1.2,22! 4.6,22! 7.2,29 8.2,38! 2.8,39.6 -2.6,38.6! -1.8,30"), FINE)
_CHEMISE: Final = (
    *skin(Mark("M -2.8 8.2 L 0.9 13 L 3.6 8.2 Z"), 0.4),
    paper(Mark("M -3.4 8.6 L 0.9 14.2 L 4.2 8.6", 1.1)),
    Mark("M -0.6 15.6 L 2.2 15.6 M -0.4 17.4 L 2 17.4 M -0.2 19.2 L 1.8 19.2", 0.5, "paper"),
)
# A cape of fur with a ragged hem, and fur around the shins.
_FUR: Final = (
    Mark(
        "M -3 7 C -7.6 8 -10 11 -10.4 15.6 L -8 14.8 L -7.2 18 L -5 15.6 L -3 18.4 L -1 15.4 L 1.2 18.2 L 3 15.4"
        " L 5.2 18 L 6.8 14.8 L 9.4 15.6 C 9 11 6.6 8 3 7 Z",
        matter="hair",
    ),
    Mark(
        "M -6 10 L -6.8 13 M -3 9.6 L -3.4 13.4 M 0.4 9.8 L 0.4 13.6 M 3.6 9.6 L 4 13.2 M 6 10.4 L 6.8 13",
        0.4,
        "paper",
        "hide",
    ),
)
_FUR_BOOTS: Final = (
    Mark(
        "M 5.6 33 L 7.3 34 L 8.6 33 L 10.7 33.6 L 11.3 42 L 7.1 42 Z M -4.7 33.4 L -3.2 34 L "
        "-1.8 33 L 0.3 33.4 L 0.8 42 L -3 42 Z",
        matter="hair",
    ),
    Mark("M 7.1 36 L 10.8 37.6 M 7.5 39 L 10.9 40.6 M -3.9 36 L 0.1 37.6 M -3.3 39 L 0.5 40.6", 0.5, "paper", "hide"),
)
_ROBE: Final = grown(f"{_CHEST} -7.4,27 -9.6,36 -11.2,43.4! -4,44.6 4,44.2 10.8,43.4! 9,36 7.4,27 {_BREAST}")
_ORPHREY: Final = (
    paper(Mark("M -0.6 9.6 L 2.8 9.6 L 3.6 43.8 L -1.2 43.8 Z")),
    Mark(
        "M 1 13 L 2.2 14.8 L 1 16.6 L -0.2 14.8 Z M 1 26.6 L 2.3 28.6 L 1 30.6 L -0.3 28.6 Z M 1.1 34 "
        "L 2.4 36 L 1.1 38 L -0.2 36 Z"
    ),
)
_ROBE_FOLDS: Final = (
    grown("-5.8,11.4 -6.6,18 -8.6,32 -10.2,42.4! -7.6,43.2! -5.4,30 -4.6,17").in_tone("glow"),
    Mark("M -3.6 24.6 C -4.4 31 -5.4 38 -6.4 43.6 M 5.4 24.8 C 6.4 31 7.4 38 8 43.2", 0.32, matter="line"),
)
_CORD: Final = made_of(
    "brass", line((-6, 22.8), (6.2, 22.8), width=1.3), line((3.4, 23), (3.8, 31), width=0.9), ellipse(3.8, 31.8, 0.9)
)
_STEEL_LEGS: Final = (
    *cut(_FAR_LEG.of("steel"), FINE),
    *cut(_NEAR_LEG.of("steel"), FINE),
    *cut(
        Mark(
            "M 4.3 31.4 L 6.5 30 L 10.2 31.6 L 10.8 35.2 L 8.6 36.4 L 5.9 34.8 Z M -5.1 31 L -2.8 "
            "30 L 0.6 31.4 L 0.7 35 L -1.6 36.2 L -4.2 34.6 Z",
            matter="steel",
        ),
        FINE,
    ),
    Mark("M 8.4 37.4 L 8.8 41.4 M -2 37 L -1.8 41.2 M 3.8 25 L 5.6 29", 0.32, matter="line"),
)
_SABATONS: Final = tuple(mark.of("steel") for mark in _SHOES)
_CUIRASS: Final = (
    *cut(_TORSO.of("steel"), FINE),
    Mark("M 1.8 10.4 C 3 14.6 2.8 19 1.6 22.4 M -5.4 18.8 C -1.6 20.4 2.6 20.4 5.6 18.6", 0.4, matter="line"),
    *cut(Mark("M -6.2 21.4 L 6.4 21.4 L 8.4 28.6 L 4.6 30.4 L 1 25.4 L -2.6 30.6 L -8.6 28.4 Z", matter="steel"), FINE),
    Mark("M -6.8 24 L 7.2 24 M -7.4 26.2 L -1 26 M 3.6 26 L 7.8 26.2", 0.32, matter="line"),
)
_TABARD: Final = (
    Mark("M -3.8 9.4 L 4.4 9.4 L 5 21.6 L 6.8 32.4 L 1 34.4 L -5.2 32.4 L -4.2 21.6 Z").halo(0.3),
    Mark("M -3.8 9.4 L 4.4 9.4 L 5 21.6 L 6.8 32.4 L 1 34.4 L -5.2 32.4 L -4.2 21.6 Z"),
    paper(Mark("M 0.6 11.6 L 4 15.4 L 0.6 19.2 L -2.8 15.4 Z")),
    paper(Mark("M -5 31 L 1 33 L 6.5 31", 0.6)),
)
_GORGET: Final = cut(
    Mark("M -3.6 7.2 C -1 8.6 2 8.6 4 7.2 L 5.6 10.6 C 2.4 12.4 -2 12.4 -5 10.6 Z", matter="steel"), FINE
)
_SURCOAT: Final = grown(
    f"-2.8,8.4 -5.4,9.6 -5.8,13.6 -5.2,18.6 -5,22.6 -6.8,28 -8.8,36.4! -4,37.6 0.6,37 1,30! 1.4,37.2 "
    f"5,37.6 9.2,36.2! 7,28 {_BREAST}"
)
_CROSSLET: Final = paper(
    Mark(
        "M -0.8 10.6 L 1.8 10.6 L 1.8 13.8 L 4.6 13.8 L 4.6 16.2 L 1.8 16.2 L 1.8 20.6 L -0.8 20.6 L "
        "-0.8 16.2 L -3.6 16.2 L -3.6 13.8 L -0.8 13.8 Z"
    )
)
_HEM: Final = paper(Mark("M -8.4 34.6 L 0.6 35.4 M 1.2 35.4 L 8.8 34.4", 0.7))
_DOUBLET: Final = grown(
    "-2.8,8.4 -6.2,10.2 -7.2,13.4 -6,18.4 -4.6,21.4 -6,24.4! 0.4,25.2 6.6,24.4! 5,21.4 6.2,18.2 7.2,14 "
    "6.4,10.2 3.2,8.4 0.4,9"
)
_SLASHES: Final = paper(
    Mark("M -4.4 12.4 L -3.6 17.6 M -2 12 L -1.4 18 M 4.6 12.4 L 4.2 17.4 M 2.6 12.2 L 2.4 18", 0.55)
)
_TRUNK_HOSE: Final = (
    *shaded(_FAR_LEG, FINE),
    *shaded(_NEAR_LEG, FINE),
    Mark(
        "M -7.2 22 L 0.6 22 C 2.4 25 3 29.4 1.3 31.8 L -4.5 32 C -8.3 29.4 -9.3 24.6 -7.2 22 Z "
        "M -0.4 22 L 7 22 C 10.3 24.6 11.8 29.6 9.8 32 L 3.8 31.8 C 1.3 29.4 -0.3 25.4 -0.4 22 "
        "Z"
    ),
    paper(
        Mark(
            "M -5.8 22.6 C -6.7 25.6 -5.6 29 -3.6 31.6 M -3 22.6 C -2.9 25.6 -2 29 -0.8 31.6 M 5.8 "
            "22.6 C 8.2 25.6 8.9 29 8.4 31.6 M 3 22.6 C 4.4 25.6 5.3 29 5.6 31.6",
            0.75,
        )
    ),
)
_RUFF: Final = (
    *cut(grown("-4.8,7.8 -2.2,6.4 2.4,6.4 5.2,7.6 5.4,9.4 2.6,10.8 -2.4,10.8 -5.2,9.6"), FINE),
    Mark("M -3.6 7.4 L -2.8 10 M -1.4 7 L -1.2 10.4 M 1 7 L 1 10.4 M 3.2 7.2 L 2.8 10.2", 0.3, matter="line"),
)
_BACK_SEAM: Final = (
    Mark("M -1.2 9.6 C -1.6 13.6 -1.6 18 -1.2 22", 0.32, matter="line"),
    Mark("M -5.2 14.2 C -4 16.6 -3.6 19.6 -3.8 22 M 4.6 14.2 C 3.4 16.6 3 19.6 3.2 22", 0.3, matter="line"),
)
# What is seen from the front alone.
_IN_FRONT: Final = frozenset(
    (*_BUTTONS, *_COLLAR, _LACING, _PECTORALS, *_SPORRAN, _BRAID, *_PINAFORE, *_CHEMISE, *_ORPHREY, *_PATCH)
)

# The dress that goes with a headgear: a coat with tails is that of all others.
DRESS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "highland": ("bonnet",),
    "zouave": ("fez",),
    "kilt": ("headcloth", "galea", "crested-helmet", "conical-helmet"),
    "tunic": (*("great-helm", "sallet", "kettle-hat", "nasal-helmet", "morion"),),
    "shirt": ("hood", "crown", "bare", "pointed-hat", "turban", "flowing-hair"),
    "greatcoat": ("steel-helmet", "flat-helmet", "forage-cap", "fur-hat", "ushanka", "flying-helmet"),
}
DRESS: Final[Mapping[str, tuple[Mark, ...]]] = {
    "coat": (*_LEGS, *_BOOTS, _COAT, *_CLOTH, *_BUTTONS, _BELT, *_COLLAR),
    "tunic": (*_LEGS, *_SHOES, _TUNIC, *_CLOTH, _MAIL, _BELT, _FOLDS),
    "shirt": (*_LEGS, *_SHOES, _TUNIC, *_CLOTH, _LACING, *_GIRDLE, _FOLDS),
    "highland": (
        *_BARE_LEGS,
        *_STOCKINGS,
        _HOSE,
        *_SHOES,
        _HIGHLAND_KILT,
        *_TARTAN,
        *_SPORRAN,
        _TORSO,
        *_BUTTONS,
        _BELT,
        *_COLLAR,
    ),
    "zouave": (*_GAITERS, *_SHOES, *_BAGGY, *_SASH, _SHORT_JACKET, _BRAID),
    "greatcoat": (*_LEGS, *_BOOTS, _GREATCOAT, *_CLOTH, _WEBBING, _BELT, *_COLLAR),
    "kilt": (*_BARE_LEGS, *_SHOES, *skin(_TORSO, FINE), _PECTORALS, _KILT, _PLEATS, _BELT),
    "smock": (*_LEGS, _WRAPS, *made_of("hide", *_SHOES), _SMOCK, *_CLOTH, *_PATCH, *_ROPE, _FOLDS, *_HOOD_CAPE),
    "surcoat": (*_LEGS, *_SHOES, _SURCOAT, *_CLOTH, _CROSSLET, _HEM, *_ROPE[:1]),
    "plate": (*_STEEL_LEGS, *_SABATONS, *_CUIRASS, *_TABARD, _BELT, *_GORGET),
    "gown": (_SKIRT, *_SKIRT_FOLDS, *_PINAFORE, _BODICE, *_CHEMISE),
    "furs": (*_BARE_LEGS, *_FUR_BOOTS, *_SHOES, _TUNIC, *_CLOTH, _FOLDS, *_ROPE, *_FUR),
    "robe": (_ROBE, *_ROBE_FOLDS, *_ORPHREY, *_CORD),
    "doublet": (*_TRUNK_HOSE, *_SHOES, _DOUBLET, _CLOTH[0], _SLASHES, *_BUTTONS[:1], _BELT, *_RUFF),
}
WITH_CROSSED_BELTS: Final = ("shako", "bearskin", "mitre", "bonnet", "raupenhelm")
SEATED: Final[Mapping[str, tuple[Mark, ...]]] = {
    **dict.fromkeys(
        ("coat", "highland", "zouave"),
        (_TORSO, *_CLOTH[:2], Mark("M -5.6 21 L 5.6 21 L 4 27 L -9 30 Z"), *_BUTTONS, _BELT, *_COLLAR),
    ),
    "tunic": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), _MAIL, _BELT),
    "shirt": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), _LACING, *_GIRDLE),
    "greatcoat": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 6 28 L -10 32 Z"), _WEBBING, _BELT, *_COLLAR),
    "kilt": (*skin(_TORSO, FINE), _PECTORALS, Mark("M -6 21 L 6 21 L 8 28 L -8 29 Z"), _BELT),
    "smock": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), *_ROPE, *_HOOD_CAPE),
    "surcoat": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8.6 30 L -10 32 Z"), _CROSSLET, *_ROPE[:1]),
    "plate": (*_CUIRASS, *_TABARD[:3], _BELT, *_GORGET),
    "gown": (_BODICE, Mark("M -4 21 L 4.6 21 L 9 30 L -11 40 Z"), *_CHEMISE),
    "furs": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), *_ROPE, *_FUR),
    "robe": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 9 31 L -12 40 Z"), *_CORD[:1]),
    "doublet": (_DOUBLET, _CLOTH[0], _SLASHES, *_RUFF),
}
# Of what sleeves are that are not of the cloth.
SLEEVES: Final[Mapping[str, Matter]] = {"kilt": "skin", "furs": "skin", "surcoat": "steel", "plate": "steel"}


def dress_of(headgear: str, traits: Sequence[str]) -> str:
    """The name of the dress that goes with a headgear, unless a trait names one."""
    named = next((trait for trait in traits if trait in DRESSES), "")
    return named or next((name for name, worn in DRESS_OF.items() if headgear in worn), "coat")


def from_behind(dress: Sequence[Mark]) -> tuple[Mark, ...]:
    """A dress from behind: without what is seen from the front alone, and with the seams of its back."""
    return (*(mark for mark in dress if mark not in _IN_FRONT), *_BACK_SEAM)
