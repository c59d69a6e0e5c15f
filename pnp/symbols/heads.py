"""The heads of half figures, seen from the front, around the middle of a face of 22 × 31."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.headgear import Part
from pnp.symbols.ink import Mark, ellipse, line, made_of

# The pen of outlines, and that of what is drawn inside of them.
PEN: Final = 1.5
FINE: Final = 1.1


def cut(mark: Mark, pen: float = PEN) -> tuple[Mark, Mark]:
    """A light area with an outline."""
    return mark.in_tone("paper"), Mark(mark.d, pen, matter="line")


def shaded(mark: Mark, pen: float = PEN) -> tuple[Mark, Mark, Mark]:
    """A grey area with an outline."""
    return mark.in_tone("paper"), mark.in_tone("light"), Mark(mark.d, pen, matter="line")


def skin(mark: Mark, pen: float = PEN) -> tuple[Mark, Mark]:
    """Bare skin with an outline."""
    return cut(mark.of("skin"), pen)


def paper(mark: Mark) -> Mark:
    """What is left out of a dark area."""
    return mark.in_tone("paper")


def both(mark: Mark) -> tuple[Mark, Mark]:
    """A mark and its mirror image."""
    return mark, mark.moved((-1, 0, 0, 1, 0, 0))


_FACE: Final = Mark(
    "M -11 -4 C -11.6 -17 11.6 -17 11 -4 C 11 3 9.6 8 7 11.8 C 4.6 15 2 16.6 0 16.6 C -2 16.6 -4.6 15 -7 11.8"
    " C -9.6 8 -11 3 -11 -4 Z"
)
_SLIM: Final = Mark(
    "M -10.4 -4 C -11 -16.6 11 -16.6 10.4 -4 C 10.4 2 9.4 7 6.6 11 C 4 14.6 1.6 16 0 16 C -1.6 16 -4 14.6 -6.6 11"
    " C -9.4 7 -10.4 2 -10.4 -4 Z"
)
_SHADE: Final = Mark(
    "M 10.4 -4 C 10.4 3 9 7.6 6.6 11.2 C 4.4 14.6 2 16.2 0 16.2 C 4 12 6.6 6 6.4 0.6 C 6.2 -4 7 -8 8.4 -10.6"
    " C 9.8 -9 10.4 -7 10.4 -4 Z",
    tone="light",
    matter="hide",
)
NECK: Final = (
    *skin(Mark("M -5.6 9 L -6 21 C -3 27 3 27 6 21 L 5.6 9 Z")),
    Mark("M -5.4 13.6 C -3 18.6 3 20 5.6 16 L 5.6 10 L -5.4 10 Z", tone="light", matter="hide"),
)
_EARS: Final = tuple(mark for ear in both(ellipse(11.4, 0.4, 1.9, 3.4)) for mark in skin(ear, FINE))
_BROW: Final = Mark("M -8.2 -4.4 C -6.6 -6.4 -3.8 -6.2 -2 -4.6", 1.7)
_THIN_BROW: Final = Mark("M -7.8 -5.4 C -6.4 -7 -3.8 -6.8 -2.2 -5.6", 1.0)
_EYE: Final = ellipse(-4.8, -1.5, 1.35, 1.45)
_LID: Final = Mark("M -7.4 -1.8 C -6 -3.4 -3.8 -3.4 -2.4 -1.8", 1.0)
_LASH: Final = Mark("M -8.2 -2.8 L -7.2 -1.6 C -6 -3.6 -3.6 -3.6 -2.4 -1.6", 1.2)
_NOSE: Final = Mark("M 1.2 -3 C 1.6 0 3 3 2.6 4.8 C 1.6 6 -0.6 6 -1.6 5", FINE)
_SMALL_NOSE: Final = Mark("M 1 0 C 1.4 2 2 3.4 1.8 4.4 C 1.2 5.2 -0.4 5.2 -1 4.6", 0.9)
_MOUTH: Final = (Mark("M -3.8 9.4 C -1.8 8.6 1.8 8.6 3.8 9.2", 1.3), line((-1.6, 12), (1.6, 12), width=0.8))
_LIPS: Final = (Mark("M -3 9.2 C -1.6 7.8 -0.6 8.2 0 8.6 C 0.6 8.2 1.6 7.8 3 9.2 C 1.6 11.2 -1.6 11.2 -3 9.2 Z"),)
_WRINKLES: Final = (
    *both(Mark("M -7.6 1.4 C -6.4 2.4 -4.6 2.4 -3.4 1.6", 0.8)),
    *both(Mark("M -3.6 4.6 C -5 6.2 -5.6 8 -5.4 9.6", 0.8)),
    Mark("M -4.6 -9.2 C -2 -10 2 -10 4.6 -9.2", 0.8),
)
_EYES: Final = (*both(_BROW), *both(_LID), *both(_EYE))
_SOFT_EYES: Final = (*both(_THIN_BROW), *both(_LASH), *both(_EYE))

FACES: Final[Mapping[str, Part]] = {
    "man": Part("A man", made_of("line", *_EARS, *skin(_FACE), _SHADE, *_EYES, _NOSE, *_MOUTH)),
    "woman": Part("A woman", made_of("line", *skin(_SLIM), _SHADE, *_SOFT_EYES, _SMALL_NOSE, *_LIPS)),
    "old-man": Part("An old man", made_of("line", *_EARS, *skin(_FACE), _SHADE, *_EYES, _NOSE, *_MOUTH, *_WRINKLES)),
    "old-woman": Part(
        "An old woman", made_of("line", *skin(_SLIM), _SHADE, *_SOFT_EYES, _SMALL_NOSE, *_MOUTH, *_WRINKLES)
    ),
    "youth": Part("A girl or a boy", made_of("line", *_EARS, *skin(_SLIM), _SHADE, *_SOFT_EYES, _SMALL_NOSE, *_MOUTH)),
}

# What is left of each face without its features.
BLANK_FACES: Final[Mapping[str, tuple[Mark, ...]]] = {
    "man": (*_EARS, *skin(_FACE)),
    "woman": skin(_SLIM),
    "old-man": (*_EARS, *skin(_FACE)),
    "old-woman": skin(_SLIM),
    "youth": (*_EARS, *skin(_SLIM)),
}
WRINKLES: Final = made_of("line", *_WRINKLES)

_BEARDS: Final[Mapping[str, Part]] = {
    "moustache": Part(
        "Moustache", (Mark("M 0 6.6 C 3 5.4 5.4 7.4 8.6 6.6 C 7 9.8 3 9.6 0 8.6 C -3 9.6 -7 9.8 -8.6 6.6 Z"),)
    ),
    "beard": Part(
        "Short beard",
        (
            Mark(
                "M -11 0 C -11.4 8 -9 17 0 18.6 C 9 17 11.4 8 11 0 C 9.6 4.6 8 7 5.4 6.8 C 2 6 -2 6 -5.4 6.8"
                " C -8 7 -9.6 4.6 -11 0 Z"
            ),
            paper(Mark("M -3 10.2 C -1 9.4 1 9.4 3 10.2", 1.2)),
        ),
    ),
    "long-beard": Part(
        "Long beard",
        (
            *cut(
                Mark(
                    "M -11 0 C -13 12 -10 24 -1 36 C 9 26 13 12 11 0 C 9.6 4.6 8 7 5.4 6.6 C 2 5.6 -2 5.6 -5.4 6.6"
                    " C -8 7 -9.6 4.6 -11 0 Z"
                )
            ),
            Mark("M -6 14 C -5 20 -3.4 25 -1.4 29 M 0 16 L 0 28 M 6 14 C 5.4 20 4 25 1.6 29", FINE),
            Mark("M -3 10.2 C -1 9.4 1 9.4 3 10.2", 1.2),
        ),
    ),
    "whiskers": Part(
        "Side whiskers",
        both(Mark("M -11.8 -4 C -13 4 -12 10 -7.4 13 C -6.4 10 -7 6 -8.6 3 C -9.4 0 -10 -3 -10 -5 Z")),
    ),
}

_PARTED: Final = Mark(
    "M 0 -12.6 C -5 -11.6 -9.6 -7 -11.2 3 C -15.6 -6 -13.6 -19 0 -19.4 C 13.6 -19 15.6 -6 11.2 3"
    " C 9.6 -7 5 -11.6 0 -12.6 Z"
)
_PARTING: Final = paper(Mark("M 0 -19 L 0 -13 M -10 -10 C -8 -14 -5 -16 -2 -16.6 M 10 -10 C 8 -14 5 -16 2 -16.6", 0.8))
_HAIR: Final[Mapping[str, Part]] = {
    "short-hair": Part(
        "Short hair",
        (
            Mark(
                "M -11.8 1 C -15 -12 -10 -19.6 0 -19.8 C 11 -20 15 -12 11.8 1 C 11.4 -4 10.6 -7 8 -9.4"
                " C 4 -7 -2 -8 -5 -11 C -6 -9 -9 -8 -10 -6 C -11 -4 -11.4 -2 -11.8 1 Z"
            ),
            paper(Mark("M -6 -14 C -2 -17 4 -17 8 -14", 0.8)),
        ),
    ),
    "long-hair": Part(
        "Long hair",
        (_PARTED, _PARTING),
        (Mark("M -12 -8 C -19 6 -17 20 -21 35 C -8 40 8 40 21 35 C 17 20 19 6 12 -8 Z"),),
    ),
    "bun": Part("Hair in a bun", (_PARTED, _PARTING), (ellipse(0, -22, 7, 6),)),
    "curls": Part(
        "Curls",
        (_PARTED, *both(paper(Mark("M -13 -2 C -10.4 -1 -10.4 3 -13 4", 0.8)))),
        tuple(
            curl
            for x, y, radius in ((-13, -5, 4.6), (-15, 2.6, 4.8), (-14, 10.4, 4.6), (-12.4, 17, 4))
            for curl in both(ellipse(x, y, radius))
        ),
    ),
    "braid": Part(
        "A braid over the shoulder",
        (
            _PARTED,
            _PARTING,
            *(
                mark
                for index in range(6)
                for mark in (
                    ellipse(-12.6 - index * 0.5, 9 + index * 5.4, 3.8, 3.6),
                    paper(line((-15, 11 + index * 5.4), (-10.6, 8 + index * 5.4), width=0.8)),
                )
            ),
        ),
    ),
    "bald": Part("Bald", both(Mark("M -11.4 6 C -14.6 2 -14 -5 -11.4 -8 L -10.6 0 Z"))),
    "wig": Part(
        "Powdered wig",
        (
            *cut(
                Mark(
                    "M -11 0 C -16 -10 -12 -22 0 -22 C 12 -22 16 -10 11 0 C 11 -6 8 -10.4 0 -10.4"
                    " C -8 -10.4 -11 -6 -11 0 Z"
                )
            ),
            *(
                mark
                for y in (-2.4, 2.6, 7.6)
                for x in (-13.4, 13.4)
                for mark in (*cut(ellipse(x, y, 3.4, 2.6), FINE), ellipse(x, y, 1.2, 0.9))
            ),
            Mark("M -8 -13 C -6 -17 -3 -18.6 0 -18.6 C 3 -18.6 6 -17 8 -13", 0.8),
        ),
    ),
}


def _grown(part: Part) -> Part:
    """A part of hair: what is dark of it has the colour of hair."""
    marks, behind = (
        tuple(mark if mark.tone else mark.of("hair") for mark in some) for some in (part.marks, part.behind)
    )
    return Part(part.text, marks, behind)


BEARDS: Final[Mapping[str, Part]] = {name: _grown(part) for name, part in _BEARDS.items()}
HAIR: Final[Mapping[str, Part]] = {name: _grown(part) for name, part in _HAIR.items()}
