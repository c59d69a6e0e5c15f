"""The heads of half figures, seen from the front, around the middle of a face of 22 × 31."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.curves import grown
from pnp.symbols.ink import Mark, ellipse, line
from pnp.symbols.part import Part

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


NECK: Final = (
    *skin(Mark("M -5.6 9 L -6 21 C -3 27 3 27 6 21 L 5.6 9 Z")),
    Mark("M -5.4 13.6 C -3 18.6 3 20 5.6 16 L 5.6 10 L -5.4 10 Z", tone="light", matter="hide"),
)
# What a half figure may have for a face.
FACES: Final[Mapping[str, str]] = {
    "man": "A man",
    "woman": "A woman",
    "old-man": "An old man",
    "old-woman": "An old woman",
    "youth": "A girl or a boy",
}


def _strands(d: str, width: float = 0.7) -> Mark:
    """Strands of hair that are lighter than it; white where nothing has a colour."""
    return Mark(d, width, "paper", "wood")


# Beards of faces that are turned a little to the left.
_BEARDS: Final[Mapping[str, Part]] = {
    "moustache": Part(
        "Moustache",
        (
            Mark(
                "M -3.8 7.2 C -1.6 6.2 1.4 7.2 4.2 9.8 C 1.8 10.6 -1.6 10 -3.6 8.8 C -5 9.8 -7.4 10.2 -9 9.4"
                " C -7.6 7.4 -5.6 6.4 -3.8 7.2 Z"
            ),
            _strands("M -2.8 7.8 C -0.8 7.8 1 8.6 2.4 9.6 M -4.8 8 C -6 8.2 -7 8.8 -7.8 9.2", 0.5),
        ),
    ),
    "beard": Part(
        "Short beard",
        (
            Mark(
                "M 10.8 -2 C 11 6 9.4 13 4.4 17.6 C 1 20.2 -3.8 20.2 -6.6 17.6 C -8.8 14.6 -9.4 11 -9.2 7.8"
                " C -7.6 8.4 -5.6 6.6 -3.8 7.2 C -1.4 6.2 2 7.2 4 8.4 C 6.8 6 8.6 3 8.8 -1.6 Z"
            ),
            Mark("M -6 10.4 C -4.4 9.8 -1.8 9.8 0 10.4 C -1.6 11.9 -4.6 11.9 -6 10.4 Z", matter="hide"),
            _strands(
                "M 8.6 5 C 8 9 6 12.6 3.6 15 M 6 8.6 C 5 12 3 15 1 17 M 1.6 13 C 0.6 15.4 -0.6 17 -2 18.4 M -5.4 13.4"
                " C -5.6 15.4 -5 17 -4.4 18 M -8 10.6 C -7.8 12.6 -7.4 14.4 -6.8 15.8 M -2.6 7.8 C -0.6 7.8 1.4"
                " 8.6 2.6 9.6"
            ),
        ),
    ),
    "long-beard": Part(
        "Long beard",
        (
            *cut(
                Mark(
                    "M 10.8 -2 C 13.4 10 11 24 -1.4 36 C -11 26 -12 15 -9.4 7.6 C -7.6 8.4 -5.6 6.6 -3.8 7.2"
                    " C -1.4 6.2 2 7.2 4 8.4 C 6.8 6 8.6 3 8.8 -1.6 Z"
                )
            ),
            Mark("M -6 10.4 C -4.4 9.8 -1.8 9.8 0 10.4 C -1.6 11.9 -4.6 11.9 -6 10.4 Z", matter="hide"),
            Mark(
                "M -7 14 C -6.6 20 -5 25 -2.4 30 M -3 14.6 C -2.4 20 -2 26 -1.4 32 M 1.6 13.4 C 2 19 1.4 25 0 30"
                " M 6 10 C 6.4 17 4.6 23 2.4 27.6 M 9.4 5 C 10 12 8.6 18 6.6 22 M -3 7.6 C 0 7.8 2 9 3.4 11",
                0.8,
            ),
        ),
    ),
    "whiskers": Part(
        "Side whiskers",
        (
            Mark(
                "M 10.9 -5 C 11.6 3 10.4 10.6 5 13.6 C 4.6 10 6 7 7.4 4 C 8.2 1 8.6 -3 8.8 -5.6 Z M -10.4 -3"
                " C -10.6 3 -9.6 8 -7.2 11 C -6.8 8 -7.6 5 -8.6 2 C -9 0 -9.4 -2 -9.6 -3.4 Z"
            ),
            _strands("M 9.8 -2 C 10 3 9 8 6.4 11.6 M -9.6 1 C -9.2 4 -8.6 6.6 -7.8 8.6", 0.55),
        ),
    ),
}

_PARTED: Final = Mark(
    "M 0 -12.6 C -5 -11.6 -9.6 -7 -11.2 3 C -15.6 -6 -13.6 -19 0 -19.4 C 13.6 -19 15.6 -6 11.2 3"
    " C 9.6 -7 5 -11.6 0 -12.6 Z"
)
_PARTING: Final = _strands(
    "M -2 -19 L -1.6 -13 M -11.6 -3 C -11 -9 -7.6 -14 -3.4 -16 M -9.6 -8 C -8 -12 -6 -14.4 -3.4 -17.4 M 11.6 -3"
    " C 11 -9 6 -14"
    " 0 -15.8 M 10 -10 C 8 -14 4 -17 0 -17.6"
)
_HAIR: Final[Mapping[str, Part]] = {
    "short-hair": Part(
        "Short hair",
        (
            Mark(
                "M -10.6 -1 C -14 -12 -10 -19.6 -1 -19.8 C 11 -20 15 -12 12 2 C 10 1 9.4 -1 9.4 -4 C 9.6 -7 9.4"
                " -8.6 8 -10.4"
                " C 4 -8.4 -2 -9.4 -5 -12 C -6 -10 -8.6 -9 -9.6 -7 C -10.4 -5 -10.2 -3 -10.6 -1 Z"
            ),
            _strands(
                "M -9.6 -9 C -7 -14 -2 -17 3 -17 M -6.4 -10.6 C -3 -14.4 3 -16 8 -14 M 0 -9.6 C 4 -11 8.6 -11 10.6 -8"
                " M 11.4 -3 C 11.8 -7 11 -11 9 -13.6"
            ),
        ),
    ),
    "long-hair": Part(
        "Long hair",
        (_PARTED, _PARTING),
        (
            grown(
                "-11.4,-10 -15.6,0 -15,9 -18.6,17 -17.4,25 -21,34! -13,36.6 -9,34! -2,38 8,35.6! 14,37 21,34!"
                " 18,25 18.6,16 15.4,8 15.8,-1 11.6,-10"
            ),
            _strands(
                "M -13.4 -2 C -15 8 -14 16 -16.6 28 M -11.8 4 C -12.6 14 -11 22 -13 32 M 13.4 -2 C 15.6 8 14 16 17 28"
                " M 11.6 6 C 13.4 14 12 22 14 32"
            ),
        ),
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
    "bald": Part(
        "Bald",
        (
            Mark("M 8.4 -7 C 12 -8 14.6 -3 13 4 C 12.4 7 11.4 8 10.4 7 C 11 3 10 0 9 -1.6 Z"),
            _strands("M 10.4 -5 C 12.4 -3 12.6 1 12 4.6", 0.6),
            Mark("M -3 -14.6 C -0.6 -15.6 2 -15.6 4.4 -14.6", 0.7, "light", "hide"),
        ),
    ),
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
