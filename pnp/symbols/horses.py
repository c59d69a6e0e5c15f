"""Horses of natural build, at a trot, at a gallop and rearing, in four coats."""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.curves import grown
from pnp.symbols.heads import paper, shaded
from pnp.symbols.ink import Mark, ellipse, polygon
from pnp.values import dataclass

_APART: Final = 0.55
_FINE: Final = 0.55
# The coats of horses: of what colour body and mane are. Where nothing has a colour, a light coat is paper.
COATS: Final[Mapping[str, str]] = {
    "bay-horse": "The horse is brown",
    "grey-horse": "The horse is grey",
    "black-horse": "The horse is black",
    "dun-horse": "The horse is the colour of sand",
}
_MATTERS: Final[Mapping[str, tuple[Matter, Matter]]] = {
    "bay-horse": ("hide", "hair"),
    "grey-horse": ("steel", "line"),
    "black-horse": ("hair", "line"),
    "dun-horse": ("wood", "hair"),
}
_LIGHT: Final = ("grey-horse",)
# A horse in a cloth with the colour of its rider.
COVERED: Final = "caparison"


@dataclass(frozen=True, slots=True, kw_only=True)
class Horse:
    """The parts of a horse that looks to the right. near, far: its legs. lines: inside its body; tack: on it."""

    body: Mark
    near: tuple[Mark, ...]
    far: tuple[Mark, ...]
    mane: Mark
    tail: Mark
    eye: Mark
    lines: Mark
    bridle: Mark
    saddle: tuple[Mark, ...]
    cover: tuple[Mark, ...]


# What hangs from the back of a knight's horse, before and behind the saddle: its cloth, and what is sewn on it.
_COVER: Final = (
    grown("-26.4,14 -28,22 -30.6,35! -26,33 -22,36! -17.6,33.4 -13,36! -8.6,33.4 -5.4,35! -5,24 -11,12"),
    grown("4,10 1.6,24 2.4,35.6! 7,33 11,36! 15,33.4 19.4,36! 22,33 25.4,35! 23,22 20.8,8 14,1 8,5"),
    paper(Mark("M -29.4 30.4 L -6 30 M 2.6 30.6 L 23.8 30", 1.3)),
    paper(polygon((-18, 16.4), (-14.6, 21.4), (-18, 26.4), (-21.4, 21.4))),
    paper(polygon((13.4, 12.4), (16.8, 17.4), (13.4, 22.4), (10, 17.4))),
)


_TROT: Final = Horse(
    # Its withers are a fifth lower than a man is high.
    body=grown(
        "-26.4,15 -24,11.4 -18,10 -10,12 -3,12.4 4,9.4 9,4.4 13.4,-2.6 18,-8.6 21,-10.6 21.6,-15! 23.6,-10.8 26.4,-7.4"
        " 29.6,-1 32.8,4.6 33.2,7.4 31.4,9 28.6,8.2 25.4,5 21.6,4.2 19.8,8 19,13.6 17.6,20 13.8,25 6,28 -4,28.6"
        " -12,26.6 -17.6,26 -23,23.6 -26,19.4"
    ),
    near=(
        grown(
            "10.6,19 18,17 19.2,22 21.8,28 23.6,30.6 23,33 21,36.4 20.4,38.6 22.6,41.4! 17.6,41! 17.8,37.6 19,33.4"
            " 13.6,27.6"
        ),
        grown(
            "-25.6,17 -15,19 -13.6,25 -17.6,30 -20.4,34 -19.4,38 -18.4,41 -15.4,44! -21.6,44! -22.2,39.6 -24.2,35"
            " -23.6,31 -26,25"
        ),
    ),
    far=(
        grown("6,22 12.6,22 12.4,28 12,33 12.6,38 12,41 14.6,44! 8.8,44! 9.2,40 9,34 7.6,28"),
        grown("-23,20 -17,24 -21.4,29 -26.4,33 -28.4,37.6 -30.4,40 -29.4,43.6! -34.4,42! -33,38.6 -31.4,34 -28.6,28.6"),
    ),
    mane=grown("4,9 7.6,3 11,-3 15.6,-9 20.6,-13 20,-9 16.4,-4 14,0.6 11.4,4.6 8.4,8"),
    tail=grown("-25,12.4 -30,13.6 -33,19 -32.6,27 -36,34! -30.6,31.4 -28.4,25 -27.6,19 -25,17"),
    eye=ellipse(25.8, -3.6, 0.95),
    lines=Mark(
        "M 19.4 5 C 16 11 12 14 12.4 20 M -15.4 20 C -19 15 -22 14 -24 15.4 M -12.6 25 C -11 22 -11 18 -13 15", 0.7
    ),
    bridle=Mark("M 25 -8.4 L 24.4 2.6 M 29.6 8 L 31.4 2.2 M 24.6 0.6 L 30.8 3.2 M 29.8 5.8 C 22 11 12 12 5 11", 0.8),
    saddle=(
        paper(polygon((-12.6, 11.4), (6, 9.6), (7.6, 21.4), (-13.6, 23))),
        Mark("M -11.6 12.2 L 5 10.6 L 6.4 20.4 L -12.4 21.8 Z", 0, "light"),
        Mark("M -12.6 11.4 L 6 9.6 L 7.6 21.4 L -13.6 23 Z", 0.7),
    ),
    cover=_COVER,
)
_GALLOP: Final = Horse(
    body=grown(
        "-27,14 -24.6,10 -18,8.8 -10,11 -2,11.4 5,8.4 11,3.4 16.6,-2 22.4,-7 26.6,-9.2 28,-13.6! 29.6,-9 32.6,-6"
        " 37,-0.4 41,4.4 41.6,7 39.8,8.8 36.8,8 33,5 29,4.6 26.4,8 24,13.4 21,19 16,23.6 7,25.8 -3,26 -11,24.2"
        " -18,24.8 -24,22.6 -27.2,18.6"
    ),
    near=(
        grown(
            "10,18 18,14.6 24.6,18 31.6,19.6 37,22.4 41,25.6 44.6,25.4! 45,28.6! 40.4,29.2 36,26.4 30.6,24.6 22,25"
            " 13.6,24.6"
        ),
        grown(
            "-26,15 -15,16 -14.6,23 -20.4,28 -28,30.4 -33.4,33 -37,36 -37.6,40! -41.4,38.8! -40.2,34.4 -35.6,29.6"
            " -29.6,26.4 -27,21"
        ),
    ),
    far=(
        grown("9,19 16,18 22.4,24.6 28.6,28.6 31.6,32.4 33.6,36.4 37.4,37.6! 35.8,40.6! 31,39 28.4,34.6 24.4,31 16,28"),
        grown(
            "-22,18 -14,22 -17.6,28 -22.6,32.4 -26.4,36 -28.6,39.6 -27.6,43.4! -32,43! -32.4,38.6 -29,33.4 -25.4,28.6"
        ),
    ),
    mane=grown("5,8.8 6.4,3 10,-2 12.6,-2.4! 14.4,-6.6 18,-7.4! 20.4,-11 26.4,-12 25.4,-8 20.6,-3 16,1.2 11.6,5.6"),
    tail=grown("-26,10.4 -31,8.4 -36.6,10.4 -42,8.6 -49,12! -43,13.4 -47,17.4! -39,16.8 -33,15 -26.4,15.4"),
    eye=ellipse(32.2, -2.6, 0.95),
    lines=Mark(
        "M 25.6 6 C 21 9 15.4 12 14.6 18.6 M -15.4 18 C -19 14 -22 13 -24.4 14.4 M -11.6 23.6 C -10 20 -10 16 -12 13.6",
        0.7,
    ),
    bridle=Mark("M 31.4 -7 L 31 3.6 M 37.6 7.4 L 40 2.4 M 31 0.4 L 39 3.4 M 37.8 5.6 C 29 11 14 12 5 10.6", 0.8),
    saddle=_TROT.saddle,
    # It flies back.
    cover=tuple(mark.moved((1.0, 0.0, -0.35, 1.0, 4.6, -1.0)) for mark in _COVER),
)
# How the back of a horse that rears lies to that of one that trots.
_REARED: Final = (0.81, -0.58, 0.58, 0.81, -9.6, -2.6)
_REAR: Final = Horse(
    body=grown(
        "-23.6,24.6 -25,18 -21.6,12.6 -15,9.6 -8,7 -1.6,2 2.6,-4 5,-11 8,-18.4 11.6,-24 14,-26.4 13.6,-31! 16.6,-27"
        " 20.4,-24.6 25.4,-20.4 30,-17 31,-14.4 29.4,-12.4 26.4,-12.4 22.4,-14.4 18.6,-13.6 18,-9 19,-3.6 19,2.4"
        " 16,9 9.6,15.6 1,22 -6.4,26.4 -13,29.4 -19.4,29"
    ),
    near=(
        grown(
            "11,5 18.6,1.4 23.6,3 29,3.2 32.4,4.6 32,8 30.4,12 32.4,15.4! 28.4,16! 27.2,12 27.8,8.6 23.6,9 16.6,10.6"
        ),
        grown(
            "-24.6,20 -14,23 -10.6,28 -14,32.4 -17,36 -15.4,39.4 -14.4,41.4 -11,44! -17.4,44! -18.8,40.4 -21.2,36.4"
            " -20.4,32 -23,27.6"
        ),
    ),
    far=(
        grown(
            "12,-1 18,-4 24.4,-4.4 30,-5.4 34.6,-4.4 36.4,-0.6 36.4,3 39.4,5.6! 35.4,7! 33.4,3.6 32.6,0 27.4,0.8 17,4"
        ),
        grown("-15,26 -8,26 -4.6,31 -6.4,35.4 -6.8,39 -5.6,41.4 -2.4,44! -8.6,44! -10,40 -10.8,35.6 -11,31"),
    ),
    mane=grown("0.6,-1 0.4,-7! 3,-11 2.6,-16! 6,-20 6.6,-24! 10,-27 13.6,-28 12.6,-23.6 10,-18 8,-12.4 6,-6 3.6,-2"),
    tail=grown("-23.6,19 -28.6,18.6 -33,23 -33.6,30 -38,36! -32.6,35.6 -30,39! -28.4,33 -27.6,27 -24,24.6"),
    eye=ellipse(19.8, -21, 0.95),
    lines=Mark("M 17.6 -9 C 14 -5 11 -1 12.6 5 M -11.6 23 C -15.4 17.6 -18.6 16.6 -21.6 18.4", 0.7),
    bridle=Mark(
        "M 19 -25 L 18.6 -14.6 M 27 -13 L 29 -17.6 M 18.8 -18 L 27.6 -15.4 M 27 -14.8 C 20 -8 10 -3 3.6 -2", 0.8
    ),
    saddle=tuple(mark.moved(_REARED) for mark in _TROT.saddle),
    cover=tuple(mark.moved(_REARED) for mark in _COVER),
)

HORSES: Final[Mapping[str, Horse]] = {"horse": _TROT, "galloping-horse": _GALLOP, "rearing-horse": _REAR}


def coat_of(traits: Sequence[str]) -> str:
    """The coat among the traits of a figure."""
    return next((trait for trait in traits if trait in COATS), "bay-horse")


def drawn(horse: Horse, traits: Sequence[str] = (), *, is_saddled: bool = True, pen: float = _FINE) -> tuple[Mark, ...]:
    """The marks of a horse from the far side to the near one. pen: of the outline of a light one."""
    coat = coat_of(traits)
    hide, hair = _MATTERS[coat]
    is_covered, is_light = COVERED in traits, coat in _LIGHT and COVERED not in traits
    whole = (*horse.near, horse.body)
    near = tuple(mark.of(hide) for mark in (horse.near if is_covered else whole))
    if is_light:
        near = (*(Mark(mark.d, 2 * pen, matter="line") for mark in whole), *map(paper, near))
    lines = (horse.eye, horse.lines.of("line"), horse.bridle)
    return (
        *(mark for leg in horse.far for mark in by_matter(leg, hide, "line", pen)),
        horse.tail.of(hair),
        *(mark.halo(_APART) for mark in whole),
        *near,
        *(_covered(horse) if is_covered else ()),
        *((line.of("line") for line in lines) if is_light else map(paper, lines)),
        *(() if is_covered else (horse.mane.halo(0.4), horse.mane.of(hair))),
        *(horse.saddle if is_saddled else ()),
    )


def _covered(horse: Horse) -> tuple[Mark, ...]:
    """The body of a horse under its cloth."""
    cloth = [mark for mark in horse.cover if not mark.tone]
    return (horse.body, *(mark.halo(_APART) for mark in cloth), *horse.cover)


def by_matter(mark: Mark, matter: Matter, shade: Matter, pen: float = _FINE) -> tuple[Mark, ...]:
    """A grey area with an outline: where it has colours, of a matter with a shade on it."""
    area, light, outline = shaded(mark, pen)
    return area.of(matter), light.of(shade), outline
