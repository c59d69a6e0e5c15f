"""Heads that look to the right, one for each style of figures, around the middle of a head of radius 6."""

from collections.abc import Mapping
from typing import Final

from pnp.symbols.heads import cut, paper, skin
from pnp.symbols.ink import Mark, ellipse


def _shade(d: str) -> Mark:
    """Shaded skin."""
    return Mark(d, 0, "light", "hide")


def _both_eyes(*eyes: tuple[float, float, float, float]) -> Mark:
    """Ellipses of one mark: x, half the width, y, half the height."""
    return Mark(" ".join(ellipse(x, y, across, down).d for x, across, y, down in eyes))


def _line(d: str, width: float) -> Mark:
    return Mark(d, width, matter="line")


NATURAL: Final = (
    *skin(
        Mark(
            "M -5.2 -3.4 C -4.4 -8.6 4.6 -8.6 5.8 -3.6 L 6 -1.6 L 8.2 1.8 L 6.3 2.6 L 6.6 4.4 L 5.6 7.2 C 4 8.4 2 7.8"
            " 0.8 6.4 L 0.6 13 L -5.6 13 C -5 8 -7 2 -5.2 -3.4 Z"
        ),
        0.9,
    ),
    Mark("M -5.6 -4 C -8 0 -7.4 5 -5.6 8 L -2.8 5.4 L -2.6 0.4 L -0.4 -4.6 Z", matter="hair"),
    ellipse(3.6, -1, 0.85, 1.05).of("line"),
    _line("M 6.4 4.6 L 3.9 4.5 M 1.7 -3.1 L 5.4 -3.2", 0.8),
    _shade("M 0.8 6.4 C -0.6 5 -1.4 3.2 -1 1.2 L 0.6 9 Z"),
)
# Brow and nose are one line, as on a medal; the hair falls to the shoulders.
CODEX: Final = (
    *skin(
        Mark(
            "M -5.2 -3.4 C -4.6 -9 3.4 -9.6 5.4 -5.4 C 5.9 -4.2 5.8 -3.2 6 -2.4 C 6.8 -0.6 8.2 1 9 2.5 C 8.6"
            " 3.3 7.6 3.2"
            " 6.9 3.2 C 7.5 3.9 7.5 4.3 6.8 4.7 C 7.3 5.2 7.1 5.8 6.3 6.1 C 6.9 7.5 6 8.9 4.4 8.8 C 2.8 8.6 1.8"
            " 7.8 1 6.8"
            " L 1.2 13 L -5.6 13 C -5 8 -7 2 -5.2 -3.4 Z"
        ),
        0.9,
    ),
    Mark(
        "M 1.8 -5.4 C -3 -9 -8.6 -5 -9 0 C -10.4 3 -8 5.6 -9.6 8.4 C -10.4 11.4 -7.4 15 -3.8 13.8 C -1.4 13 -1"
        " 10 -1.8 7.6"
        " C -0.4 5 -1.6 2.6 -0.6 0.4 C 0 -1.6 1.2 -3 1.8 -5.4 Z",
        matter="hair",
    ),
    paper(Mark("M -6.8 -2.6 C -8 1.6 -6 4 -7.6 8 M -4 -4 C -5.6 0 -3.6 4 -4.8 8 C -5.4 10 -4.6 11 -4.4 12", 0.5)),
    _line("M 2.7 -1 L 5.9 -0.5 M 2.7 -1 C 3.7 -2.3 5 -2.2 5.7 -1.7 M 2.3 -3.2 C 3.5 -4.4 4.9 -4.2 5.8 -3.4", 0.65),
    ellipse(4.9, -0.9, 0.6, 0.75).of("line"),
    _line("M 6.8 4.7 L 4.5 4.7 M 6.9 3.2 C 6.4 2.4 5.7 2.4 5.2 3 M 4.9 6.6 L 6.2 6.2", 0.55),
    _line("M 0.2 1.4 L 2 4 M 0 3.4 L 2.2 6.4 M 0.4 5.6 L 2.6 8.2 M 1.2 8 L 0.2 10 M 1 10 L -0.6 12.4", 0.42),
)
# A straight nose, a lid over the eye, whiskers to the corner of the mouth.
ENGRAVED: Final = (
    *skin(
        Mark(
            "M -5 -3.4 C -4.4 -8.4 4 -8.8 5.5 -4 C 5.8 -3.2 5.6 -2.4 5.8 -1.7 L 8.3 1.9 C 8.1 2.7 7.2 2.8 6.5 2.8"
            " C 7 3.5 7 3.9 6.4 4.2 C 6.8 4.7 6.6 5.2 6 5.5 C 6.5 6.9 5.8 8.2 4.2 8.2 C 2.6 8 1.6 7.2 0.8 6.2 L 0.7 13"
            " L -5.4 13 C -4.8 8 -6.6 2 -5 -3.4 Z"
        ),
        0.9,
    ),
    Mark(
        "M -5.4 -4 C -7.6 0 -7 4.4 -5.4 7 L -3 5.4 L -2.6 1.8 L -1 2.4 C -0.6 4.6 1 6 3 6 C 2.4 4 1 2.4 0.6 0.2"
        " L 0.2 -4.6 Z",
        matter="hair",
    ),
    paper(Mark("M -0.2 2 C 0.2 3.4 1 4.4 2 5.2 M -5.8 -1 C -6.4 1 -6 3 -5.2 4.8", 0.4)),
    _line("M 2.6 -0.8 L 5.3 -0.6 M 2.5 -1.2 C 3.5 -2.2 4.7 -2.1 5.5 -1.5 M 2.1 -2.9 C 3.3 -3.8 4.6 -3.7 5.5 -3.1", 0.7),
    ellipse(4.4, -1, 0.6, 0.7).of("line"),
    _line("M 6.4 4.2 L 4.2 4.3 M 6.5 2.8 C 6 2.2 5.4 2.3 5 2.8", 0.6),
    _line("M 3 1.2 L 4.4 3 M 2.4 1.8 L 3.8 3.8 M 0.8 7.4 L -1.2 9.6 M 0.8 9.2 L -1.6 11.8 M 0.7 11 L -0.6 12.6", 0.4),
)
# Light comes from before and below: the back of the head and the hollow of the eye are black.
GOTHIC: Final = (
    *skin(
        Mark(
            "M -5 -3.8 C -4.4 -9.4 4 -9.6 5.6 -4.4 L 6.2 -2.8 L 5.2 -1.2 L 8.6 2.6 L 6.4 3.2 L 6.6 4.2 L 6 5 L 6.4 8.6"
            " C 5.4 10 3.8 9.8 2.8 8.8 L 0.6 6.6 L 0.4 13 L -5.2 13 C -4.8 8 -6.6 2 -5 -3.8 Z"
        ),
        0.9,
    ),
    Mark(
        "M -5.4 -5 C -8 0 -7.4 6 -5.6 13 L 0.4 13 L 0.6 8 L 3.2 8.4 L 1.2 4.4 L 2.8 1.8 L 0.4 1 L 1 -4.8 Z",
        matter="line",
    ),
    Mark("M 1.4 -3.6 L 6 -2.9 L 5.3 -1 L 5.8 0.1 C 4.4 1.1 2.6 0.6 1.6 -0.6 Z", matter="line"),
    paper(ellipse(4.5, -1, 0.62, 0.5)),
    _line("M 6.1 4.8 C 5.2 4.6 4.4 5 3.7 6", 0.75),
)
# Two planes; what lies under the brim, the jaw and the neck is the dark one.
POSTER: Final = (
    skin(
        Mark(
            "M -5.4 -3.4 C -4.4 -8.6 4.6 -8.6 5.8 -3.6 L 6 -1.6 L 8.4 2 L 6.5 2.6 L 6.6 4.6 L 6 5.4 L 6.2 8.2 L 3.4 9"
            " L 1 7 L 0.8 13 L -5.8 13 C -5 8 -7 2 -5.4 -3.4 Z"
        )
    )[0],
    Mark(
        "M -5.4 -4 C -7.8 0 -7 6 -5.8 13 L 0.8 13 L 1 7 L 3.4 9 L 4.2 8.8 L 2.2 5.6 L 2.8 3 L 0.8 1.6 L 1.8 0.9"
        " L 5.9 0.2"
        " L 5.2 -1.4 L 6.1 -1.7 L 5.9 -3.8 Z",
        matter="hide",
    ),
    Mark("M -5.8 -4.6 C -7.6 0 -7.4 4 -6.2 8 L -3.4 6 L -3.2 0.4 L -1 -4.8 Z", matter="hair"),
    Mark("M 6.5 4.5 L 4.2 4.3 L 4.8 5.2 L 6 5.3 Z", matter="hide"),
)
# Black masses with white cuts in them, and one bold line for each feature.
WOODCUT: Final = (
    *skin(
        Mark(
            "M -5.2 -3.4 C -4.4 -8.6 4.4 -8.8 5.6 -3.8 L 5.8 -1.9 C 7.2 -0.4 8.8 0.6 8.9 2.2 C 8.8 3.4 7.4 3.3 6.4 3.2"
            " L 7 4.4 L 6.3 5 L 6.8 6 L 5.9 8.4 C 4.2 9.2 2 8.4 0.8 6.6 L 0.8 13 L -5.8 13 C -5 8 -7 2 -5.2 -3.4 Z"
        ),
        1.0,
    ),
    Mark(
        "M -5.6 -4.4 C -9 0 -8.4 6 -6 11 L -2.4 9.4 L -1 5.6 L -2.4 3.4 L -0.6 2 L -2 0.2 L 0 -1.4 L -0.2 -5 Z",
        matter="line",
    ),
    paper(Mark("M -6.8 -1 L -3 -2.6 M -7.2 1.6 L -3.4 0.6 M -7 4.2 L -3.4 3.8 M -6.2 6.8 L -2.8 6.8", 0.65)),
    Mark("M 1.8 -2.4 C 3 -4 5 -3.8 5.8 -2.8 L 5.5 -2 C 4.6 -2.6 3.2 -2.6 1.8 -2.4 Z", matter="line"),
    Mark("M 2.4 -0.2 C 3.2 -1.6 4.8 -1.6 5.4 -0.6 C 4.6 0.4 3.4 0.4 2.4 -0.2 Z", matter="line"),
    Mark("M 7 4.4 C 5.8 4 4.6 4.2 3.4 5 C 4.6 5.3 5.6 5.2 6.3 5 Z", matter="line"),
    Mark("M 0.8 6.6 L 3 8.6 L 0.8 9.4 Z M 0.8 10 L -1.6 12.6 L 0.8 12.6 Z", matter="line"),
    _line("M 2.6 2 L 4.6 3.4 M 1.6 3.4 L 3.4 4.6", 0.5),
)
# An eye from the front, long with paint, in a head from the side; hair cut straight.
TOMB: Final = (
    *skin(
        Mark(
            "M -5.2 -3.4 C -4.6 -8.4 3.4 -8.8 5.2 -4.8 L 5.9 -2.2 C 6.6 -0.8 7.4 0.4 7.8 1.4 C 7.7 2.2 6.9 2.3 6.2 2.4"
            " C 7.2 2.9 7.3 3.5 6.5 3.8 C 7.2 4.3 7 5 6.1 5.1 C 6.3 6.4 5.4 7.3 4 7.2 C 2.6 7 1.6 6.4 1 5.6 L 1 13"
            " L -5.4 13 C -5 8 -6.8 2 -5.2 -3.4 Z"
        ),
        0.8,
    ),
    Mark("M 2.4 -5.6 C -3 -9.4 -8.8 -6 -8.4 0 L -8.2 9.4 L -1.4 9.4 L -1.2 2.2 L 0.6 1.8 L 0.8 -3 Z", matter="line"),
    paper(Mark("M -7.4 2.2 L -2.2 2.2 M -7.4 4.6 L -2.2 4.6 M -7.4 7 L -2.2 7", 0.4)),
    *cut(Mark("M 1.8 -1 C 2.8 -2.6 4.8 -2.6 5.9 -1.1 C 4.7 0 2.9 0 1.8 -1 Z"), 0.6),
    ellipse(4, -1.2, 0.95, 1).of("line"),
    _line("M 1.8 -1 L -0.4 -0.6 M 0.8 -3.4 C 2.6 -4.4 4.6 -4.2 5.5 -3.3", 0.8),
    _line("M 6.5 3.8 L 4.9 3.8", 0.5),
)
# A ball with a button for a nose.
_CARTOON_FACE: Final = (
    *skin(Mark("M -3.4 4 L -3.4 13 L 2.6 13 L 2.8 4 Z"), 0.7),
    *skin(
        Mark(
            "M -6.2 -1.4 C -6 -9.4 6 -9.8 6.9 -2.4 C 9.4 -2.6 10.2 1.2 7.4 1.8 C 7 6.2 4 8 0.8 7.9 C -3.4 7.8 -6.2 4.4"
            " -6.2 -1.4 Z"
        ),
        0.7,
    ),
    Mark(
        "M -5.4 -4.6 C -8.8 -1 -8 4.4 -5 6.4 C -4.6 4 -4.4 1.4 -3.4 -0.4 C -2.8 -2.2 -1.4 -3.6 0.2 -4.8 Z",
        matter="hair",
    ),
    *skin(ellipse(-3, 1.5, 1.4, 1.7), 0.5),
    *cut(_both_eyes((1.4, 1.75, -1, 2.3), (5, 1.45, -1, 2.3)), 0.45),
    _both_eyes((1.95, 0.9, -0.7, 1.3), (5.55, 0.9, -0.7, 1.3)).of("line"),
    paper(_both_eyes((1.7, 0.36, -1.2, 0.36), (5.3, 0.36, -1.2, 0.36))),
    Mark("M -1.6 3.2 C -0.6 2.2 0.6 2.8 0.4 3.8 C -0.2 4.6 -1.4 4.4 -1.6 3.2 Z", 0, "light", "brass"),
)
# Brows and mouth: a smile; set on something; a shout.
CARTOON: Final = (
    *_CARTOON_FACE,
    _line("M 0.8 4.2 C 2.2 6 4.6 6 5.9 4.3", 0.7),
    _line("M -0.4 -4 C 0.4 -4.8 1.8 -4.8 2.6 -4.2 M 4.4 -4.2 C 5 -4.8 6 -4.7 6.4 -4.2", 0.6),
)
CARTOON_MOODS: Final[Mapping[str, tuple[Mark, ...]]] = {
    "set": (
        *_CARTOON_FACE,
        _line("M 1.8 5 L 5.8 4.5", 0.75),
        _line("M -0.8 -4.3 L 2.9 -2.9 M 4.2 -2.9 L 6.8 -4", 0.85),
    ),
    "shouts": (
        *_CARTOON_FACE,
        Mark("M 1.4 3.9 C 3 3.3 4.8 3.3 6 3.8 C 6.2 6 5 7 3.8 6.9 C 2.4 6.9 1.5 5.6 1.4 3.9 Z", matter="line"),
        paper(Mark("M 2.2 4.1 C 3.4 3.7 4.6 3.7 5.5 4.1 L 5.2 4.8 L 2.6 4.8 Z")),
        _line("M -0.8 -4.3 L 2.9 -3.3 M 4.2 -3.3 L 6.8 -4.2", 0.8),
    ),
}
