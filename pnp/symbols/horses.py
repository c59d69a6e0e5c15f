"""Horses of natural build, at a trot, at a gallop and rearing, in four coats."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.curves import grown
from pnp.symbols.heads import paper, shaded
from pnp.symbols.ink import Mark, joined, polygon
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
    """The parts of a horse that looks to the right. near, far: its legs, with their hooves. lines: inside its body;
    bridle, saddle: on it."""

    body: Mark
    head: Mark
    near: tuple[Mark, ...]
    far: tuple[Mark, ...]
    near_hooves: tuple[Mark, ...]
    far_hooves: tuple[Mark, ...]
    mane: Mark
    tail: Mark
    eye: Mark
    lines: Mark
    bridle: Mark
    saddle: tuple[Mark, ...]
    cover: tuple[Mark, ...]


# The joints of a leg from above, each with half of its width there; the last is the fetlock.
_Joints = tuple[tuple[float, float, float], ...]
# A hoof below a fetlock: its pastern slants forward.
_PASTERN, _HOOF = 2.2, 2.4


def _leg(joints: _Joints, toe: float) -> tuple[Mark, Mark]:
    """A leg and its hoof. toe: the direction of the pastern, in degrees below the horizontal."""
    across, down = cos(toe * pi / 180), sin(toe * pi / 180)
    x, y, _ = joints[-1]
    crown = (x + across * _PASTERN, y + down * _PASTERN, 1.15)
    chain = (*joints, crown)
    left, right = [], []
    for index, (at_x, at_y, half) in enumerate(chain):
        before, after = chain[max(index - 1, 0)], chain[min(index + 1, len(chain) - 1)]
        to_x, to_y = after[0] - before[0], after[1] - before[1]
        far = hypot(to_x, to_y)
        aside = -to_y / far * half, to_x / far * half
        left.append(f"{at_x + aside[0]:.2f},{at_y + aside[1]:.2f}")
        right.append(f"{at_x - aside[0]:.2f},{at_y - aside[1]:.2f}")
    hoof = polygon(
        *(
            (crown[0] + across * along - down * aside, crown[1] + down * along + across * aside)
            for along, aside in ((-0.2, -1.3), (_HOOF, -2.1), (_HOOF, 1.7), (-0.2, 1.3))
        )
    )
    return grown(" ".join((*left, *reversed(right)))), hoof


def _legs(*legs: tuple[_Joints, float]) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
    """Legs, and their hooves."""
    drawn = [_leg(joints, toe) for joints, toe in legs]
    return tuple(leg for leg, _ in drawn), tuple(hoof for _, hoof in drawn)


# A head whose poll is at the origin and which looks along the x axis: a wedge three times as long as it is deep.
_HEAD: Final = grown(
    "-2.4,2.6 -1.2,-0.6 -0.5,-4.8! 1.2,-0.9 5,-0.4 11,0.9 15.6,1.5 18.6,2.6 19.6,4.6 18.6,6.4 16.6,6.5 14.4,5.9"
    " 10.6,6.6"
    " 7,8.8 3,8.8 -0.4,7"
)
_EYE: Final = Mark("M 5 2.2 C 5.8 1.2 7 1.4 7.6 2.4 C 6.8 3.2 5.8 3.2 5 2.2 Z")
_FEATURES: Final = (
    "M 3 3.6 C 6.6 3 8.8 5 7 8 M 17.6 3.2 C 18.4 3 18.8 3.6 18.4 4.4 M 18.8 5.4 L 16.2 4.9 M -0.2 -3 L 0.1 -0.9"
)
_STRAPS: Final = "M 1.6 -0.6 C 2.6 2 6 4 15.2 4.9 M 12 1.2 L 12.6 6.2 M 1.6 -0.6 L 1.2 7.6"


def _headed(poll: tuple[float, float], degrees: float) -> tuple[Mark, Mark, Mark, Mark]:
    """Head, eye, lines and bridle where the poll is, turned clockwise."""
    across, down = cos(degrees * pi / 180), sin(degrees * pi / 180)
    turned = (across, down, -down, across, *poll)
    parts = (_HEAD, _EYE, Mark(_FEATURES, 0.55), Mark(_STRAPS, 0.6))
    head, eye, lines, straps = (part.moved(turned) for part in parts)
    return head, eye, lines, straps


# What hangs from the back of a knight's horse, before and behind the saddle: its cloth, and what is sewn on it.
_COVER: Final = (
    grown("-26.4,14 -28,22 -30.6,35! -26,33 -22,36! -17.6,33.4 -13,36! -8.6,33.4 -5.4,35! -5,24 -11,12"),
    grown("4,10 1.6,24 2.4,35.6! 7,33 11,36! 15,33.4 19.4,36! 22,33 25.4,35! 23,22 20.8,8 14,1 8,5"),
    paper(Mark("M -29.4 30.4 L -6 30 M 2.6 30.6 L 23.8 30", 1.3)),
    paper(polygon((-18, 16.4), (-14.6, 21.4), (-18, 26.4), (-21.4, 21.4))),
    paper(polygon((13.4, 12.4), (16.8, 17.4), (13.4, 22.4), (10, 17.4))),
)


_TROT_HEAD, _TROT_EYE, _TROT_LINES, _TROT_STRAPS = _headed((20.4, -11.4), 54)
_TROT_NEAR, _TROT_NEAR_HOOVES = _legs(
    (((13.6, 18, 4.6), (17.6, 23.6, 3), (22.4, 28.4, 1.9), (21.4, 32.4, 1.25), (20, 35.8, 1.5)), 112),
    (((-20, 18.6, 6), (-18.2, 25.4, 3.4), (-22.2, 31.4, 1.9), (-21.6, 35.4, 1.3), (-20.6, 39.2, 1.55)), 66),
)
_TROT_FAR, _TROT_FAR_HOOVES = _legs(
    (((9, 22, 4), (10, 28, 2.3), (10.4, 32, 1.7), (10, 35.6, 1.15), (9.6, 39.2, 1.4)), 66),
    (((-20, 21, 4.6), (-22.6, 27, 2.5), (-27.8, 31.6, 1.7), (-28.8, 35.4, 1.2), (-30.4, 38.6, 1.4)), 98),
)
_TROT: Final = Horse(
    # Its withers are a fifth lower than a man is high.
    body=grown(
        "-26.2,15.4 -24.4,11.4 -19,9.6 -11,12 -3.6,12.2 3.4,8.8 8.6,4.4 12,-1.4 15.6,-8 20,-12.2 23,-9 21.6,-3 19.6,2"
        " 17.6,7 17.4,12.4 18,17.6 15.6,23 9.6,26.8 2,28.4 -7,27.4 -14,24.6 -20,25 -25.2,21.4"
    ),
    head=_TROT_HEAD,
    near=_TROT_NEAR,
    far=_TROT_FAR,
    near_hooves=_TROT_NEAR_HOOVES,
    far_hooves=_TROT_FAR_HOOVES,
    mane=grown(
        "3.6,9 6.6,3.4 9.6,-2 13,-8.4 17.6,-12.6 21.6,-14.4 22.6,-9.6! 20,-8.6 19.4,-4.6! 17.2,-5 16.4,-0.8!"
        " 14.4,-1.4"
        " 13.4,3! 11.6,2.2 10.6,6.6! 8,6.4 6.6,9"
    ),
    tail=grown("-24.6,12 -29,12.6 -32.6,18 -32.4,26 -36,34! -32.6,32 -32.4,36.4! -29.4,30 -28.4,24 -27.4,19 -25,16.4"),
    eye=_TROT_EYE,
    lines=Mark(
        f"{_TROT_LINES.d} M 15.6 9.6 C 13 13 11.4 15.6 12 20.4 M -14.6 20.6 C -16.6 15.4 -20 13.6 -23.4 14.6"
        " M -12 25 C -10.6 22.6 -10.4 19.6 -12 16.6 M 8.6 24.6 C 11 24.4 13.4 23 15 21",
        0.55,
    ),
    bridle=Mark(f"{_TROT_STRAPS.d} M 25.6 3.8 C 20 8.6 13 11.6 4.6 11", 0.6),
    saddle=(
        paper(polygon((-11.6, 11.6), (4.4, 9.4), (6, 20.4), (-12.4, 22))),
        Mark("M -10.8 12.2 L 3.6 10.2 L 5 19.6 L -11.6 21 Z", 0, "light"),
        Mark("M -11.6 11.6 L 4.4 9.4 L 6 20.4 L -12.4 22 Z", 0.6),
    ),
    cover=_COVER,
)
_GALLOP_HEAD, _GALLOP_EYE, _GALLOP_LINES, _GALLOP_STRAPS = _headed((26.2, -8.6), 36)
_GALLOP_NEAR, _GALLOP_NEAR_HOOVES = _legs(
    (((13.6, 17, 4.8), (22, 18.6, 3.1), (30, 20.6, 1.9), (34.6, 22.8, 1.25), (38.6, 25.4, 1.5)), 24),
    (((-20.6, 16.6, 6.4), (-24.4, 23.6, 3.8), (-31.6, 28.4, 1.9), (-34.4, 32, 1.3), (-36.6, 35.4, 1.5)), 128),
)
_GALLOP_FAR, _GALLOP_FAR_HOOVES = _legs(
    (((12.6, 19, 4), (20.4, 24.4, 2.4), (26.6, 27.4, 1.7), (25.4, 31.4, 1.15), (22.6, 34.6, 1.4)), 150),
    (((-17, 20, 4.6), (-18.6, 26.4, 2.7), (-24.4, 30.6, 1.7), (-26.6, 34.6, 1.2), (-28.4, 38, 1.4)), 116),
)
_GALLOP: Final = Horse(
    body=grown(
        "-27,14 -24.8,10 -19,8.4 -11,10.6 -3,11 4,8 9.6,3.6 14.6,-1.6 20,-7 25.6,-10 28.6,-6 26.4,-1.4 22.6,2.8"
        " 19.4,7.4"
        " 18.6,12 18.4,16.4 15.4,21.4 9,24.4 0,25.6 -8,24.6 -14,22.4 -20.6,23 -26,19.6"
    ),
    head=_GALLOP_HEAD,
    near=_GALLOP_NEAR,
    far=_GALLOP_FAR,
    near_hooves=_GALLOP_NEAR_HOOVES,
    far_hooves=_GALLOP_FAR_HOOVES,
    mane=grown(
        "4.6,8.4 5.6,3 9,-1.4 11.6,-2! 12.8,-6 17.6,-7! 19.4,-11.4 27,-12.4 26.6,-8.4! 23.4,-6.6 22.4,-3.4! 19.4,-3.4"
        " 17.6,0.4! 14.8,0.2 13,4! 10,4.4 8,7.6"
    ),
    tail=grown("-26,10.4 -31,8.4 -36.6,10.4 -42,8.6 -49,12! -43,13.2 -47.6,17.4! -39.6,15.8 -40,19! -33,15 -26.4,15.4"),
    eye=_GALLOP_EYE,
    lines=Mark(
        f"{_GALLOP_LINES.d} M 19 6.6 C 16 9.6 13.4 13 14 18 M -14.6 18.6 C -16.6 13.6 -20 12.4 -24 13.8"
        " M -11.6 23 C -10.2 20 -10.2 17 -11.8 14.4",
        0.55,
    ),
    bridle=Mark(f"{_GALLOP_STRAPS.d} M 35.6 4.2 C 27 9.6 15 11.4 5 10.4", 0.6),
    saddle=_TROT.saddle,
    # It flies back.
    cover=tuple(mark.moved((1.0, 0.0, -0.35, 1.0, 4.6, -1.0)) for mark in _COVER),
)
# How the back of a horse that rears lies to that of one that trots.
_REARED: Final = (0.81, -0.58, 0.58, 0.81, -9.6, -2.6)
_REAR_HEAD, _REAR_EYE, _REAR_LINES, _REAR_STRAPS = _headed((12.4, -26.4), 34)
_REAR_NEAR, _REAR_NEAR_HOOVES = _legs(
    (((11, 3, 4.6), (17.6, 2.6, 3), (24.6, 3.6, 1.9), (26.4, 7.4, 1.25), (27, 11, 1.5)), 118),
    (((-17.6, 23, 6.4), (-13, 30.4, 3.6), (-18.4, 35.4, 1.9), (-17.2, 38, 1.4), (-15.6, 40, 1.5)), 50),
)
_REAR_FAR, _REAR_FAR_HOOVES = _legs(
    (((12, -1, 3.8), (19.6, -3.6, 2.4), (27, -5.6, 1.7), (30, -2, 1.15), (31.6, 1.6, 1.4)), 104),
    (((-12, 27, 4.6), (-6.6, 32.6, 2.7), (-10.6, 37, 1.7), (-9, 39, 1.3), (-7.2, 40.6, 1.4)), 48),
)
_REAR: Final = Horse(
    body=grown(
        "-24.4,24.4 -25,18.4 -21.8,12.8 -15.4,9.4 -8.4,6.6 -2.4,1.8 1.4,-4.4 3.6,-11 6,-18.4 9.6,-24.6 13,-27.4"
        " 16,-24.6"
        " 15.4,-19 14.4,-13 15.4,-7 17.4,-2 17,4 13,10 6.6,15.6 -1,20.6 -8,25.6 -14,29.6 -21,29"
    ),
    head=_REAR_HEAD,
    near=_REAR_NEAR,
    far=_REAR_FAR,
    near_hooves=_REAR_NEAR_HOOVES,
    far_hooves=_REAR_FAR_HOOVES,
    mane=grown(
        "-0.6,-0.6 -0.6,-6.6! 1.6,-10.6 1,-15.6! 4.6,-19.6 5,-24! 8.6,-27.6 13.6,-29.6 14.4,-25! 11.6,-23 11.8,-18.6!"
        " 9.4,-17.4 9.8,-12.6! 7.2,-11.6 7.2,-7! 4.4,-6.4 3,-2"
    ),
    tail=grown("-23.6,19 -28.6,18.6 -33,23 -33.6,30 -38,36! -32.6,35.6 -30,39! -28.4,33 -27.6,27 -24,24.6"),
    eye=_REAR_EYE,
    lines=Mark(
        f"{_REAR_LINES.d} M 14 -9 C 11.6 -5 9.6 -1 11.6 4.4 M -10.6 23.4 C -14.4 17.6 -18 16.4 -21.4 18.4"
        " M -6 23 C -6.4 19.4 -8 17 -10 15.6",
        0.55,
    ),
    bridle=Mark(f"{_REAR_STRAPS.d} M 22.4 -13.8 C 16 -8 9 -3.4 3 -2.4", 0.6),
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
    whole = (*horse.near, horse.body, horse.head)
    near = tuple(mark.of(hide) for mark in ((*horse.near, horse.head) if is_covered else whole))
    if is_light:
        near = (*joined(Mark(mark.d, 2 * pen, matter="line") for mark in whole), *map(paper, near))
    lines = (horse.eye.of("line"), horse.lines.of("line"))
    return (
        *(mark for leg in horse.far for mark in by_matter(leg, hide, "line", pen)),
        *joined(hoof.of("line") for hoof in horse.far_hooves),
        horse.tail.of(hair),
        *joined(mark.halo(_APART) for mark in (*whole, *horse.near_hooves)),
        *near,
        *joined(hoof.of("line") for hoof in horse.near_hooves),
        *(_covered(horse) if is_covered else ()),
        *(lines if is_light else map(paper, lines)),
        *(() if is_covered else (horse.mane.halo(0.4), horse.mane.of(hair))),
        horse.bridle.of("line") if is_light else paper(horse.bridle.of("brass")),
        *(horse.saddle if is_saddled else ()),
    )


def _covered(horse: Horse) -> tuple[Mark, ...]:
    """The body of a horse under its cloth."""
    cloth = [mark for mark in horse.cover if not mark.tone]
    return (horse.body, *joined(mark.halo(_APART) for mark in cloth), *horse.cover)


def by_matter(mark: Mark, matter: Matter, shade: Matter, pen: float = _FINE) -> tuple[Mark, ...]:
    """A grey area with an outline: where it has colours, of a matter with a shade on it."""
    area, light, outline = shaded(mark, pen)
    return area.of(matter), light.of(shade), outline
