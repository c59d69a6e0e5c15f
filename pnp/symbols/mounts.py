"""What figures stand, ride or sail on. The ground is at y = 44; each says where its rider's head is."""

from collections.abc import Mapping
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from pnp.symbols.heads import paper
from pnp.symbols.horses import HORSES, drawn
from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Mount:
    """A mount. behind, front: its marks behind and before its rider.

    head: where the middle of his head is; scale: how large he is; body: whether he ``stands``, ``rides``, ``flies``, is
    seen to the ``waist``, or there is no one.
    """

    text: str
    behind: tuple[Mark, ...] = ()
    front: tuple[Mark, ...] = ()
    head: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0
    body: str = "stands"


def wheel(x: float, y: float, radius: float, spokes: int = 4) -> tuple[Mark, ...]:
    """A wheel with spokes."""
    rim = radius - 1.6
    lines = []
    for number in range(spokes):
        angle = pi * number / spokes + 0.2
        dx, dy = rim * cos(angle), rim * sin(angle)
        lines.append(line((x - dx, y - dy), (x + dx, y + dy), width=2))
    around = paper(ellipse(x, y, radius + 1.6))
    return around, *made_of("wood", ellipse(x, y, rim, width=3.2), *lines), ellipse(x, y, 3).of("steel")


def _moved(marks: tuple[Mark, ...], x: float, y: float, scale: float) -> tuple[Mark, ...]:
    return tuple(mark.moved((scale, 0, 0, scale, x, y)) for mark in marks)


HORSE: Final = (
    Mark("M -25 16 C -33 15 -37 24 -35 35 C -31 32 -30 25 -25 23 Z"),
    Mark(
        "M -26 18 C -22 13 -12 17 -4 17 C 3 17 8 15 11 10 C 14 4 17 -1 22 -4 L 23.4 -9 L 26.6 -4 C 30 -1 33 4 36 9"
        " C 36.6 12.6 33 14.4 30 12.4 C 28 11 26 10.6 24.6 10.6 C 22 15 20.4 20 18.6 25 C 20 27 24 26.6 28 26.4"
        " L 31 34.6 L 33.4 37 L 29.6 39.6 L 25 31.6 L 15 33 L 13.6 32 L 12.6 38 L 14.6 44 L 9 44 L 7.4 31.6"
        " C 0 33 -8 31.6 -12 30 L -10.6 35 L -13.6 39 L -11.4 44 L -17 44 L -18.6 37.6 L -18 32 L -20 31"
        " C -22 35 -26 37 -28 43.6 L -33.6 42 L -29.6 34.6 L -28 28 C -29.4 24 -29 20.6 -26 18 Z"
    ),
    paper(line((26.4, 1), (26.6, 1.2), width=2)),
    paper(Mark("M 13 11 C 16 6 18 2 22 -1", 1.4)),
)
_CAMEL: Final = made_of(
    "hide",
    Mark(
        "M -27 22 C -24 17 -19 16 -16 15 C -14 7 -10 4 -7 4 C -4 4 -1 8 1 14 C 5 16 9 18 12 20 C 17 20 20 13 20 5"
        " C 20 -3 23 -9 29 -9 C 33 -9 37 -5 38 -2 C 38.6 1 35 2 31 1 C 27.6 1 26.6 4 26.6 10 C 26 20 21 28 14.6 30"
        " L 14 37 L 16 44 L 11 44 L 9.6 37 L 8 30 C 2 32 -8 31.6 -15 29.6 L -14 36 L -12 44 L -17 44 L -19.4 36"
        " L -20 31 L -24 36 L -24 44 L -29 44 L -28.4 35 C -27 30 -29 26 -27 22 Z"
    ),
    Mark("M -27 21 C -31 22 -32 27 -31 31 L -28.4 30 Z"),
)
_ELEPHANT: Final = made_of(
    "steel",
    Mark(
        "M -30 20 C -28 8 -14 4 -2 5 C 4 5 8 6 11 8 C 14 3 24 2 29 7 C 33 12 33 20 34 27 C 35 33 38 34 40 31 L"
        " 42.6 33"
        " C 41 39 33 40 30.4 34 C 28.6 30 28 26 26.4 24 C 23 28 19 29 16.6 28 L 17 44 L 7 44 L 6.4 32 C 0 34 -8 34"
        " -14 32 L -14 44 L -24.4 44 L -25 33 C -29 29 -31 25 -30 20 Z"
    ),
    Mark("M -29 17 C -34 20 -34 28 -33 33 L -30.6 32 C -31 27 -30 24 -28 22 Z"),
    paper(Mark("M 12 9 C 9 13 9 20 13 24 C 17 23 19 17 18.4 12", 1.7)),
    paper(ellipse(25, 13, 1.4)),
    Mark("M 25 23 C 30 28 35 26 38 22 C 34 24 30 23 28 20 Z"),
)
_HOWDAH: Final = (
    paper(polygon((-17, -5), (8, -5), (6, 9), (-15, 9))),
    Mark(
        "M -17 -5 L -12.6 -5 L -12.6 -2.4 L -8.6 -2.4 L -8.6 -5 L -2.6 -5 L -2.6 -2.4 L 1.4 -2.4"
        " L 1.4 -5 L 8 -5 L 6.4 7 L -15.4 7 Z"
    ),
    paper(line((-15, 2), (6, 2), width=1.4)),
)
_CARRIAGE: Final = (polygon((-36, 38), (-33, 42.4), (8, 27), (4, 21)).of("wood"),)
_BARRELS: Final[Mapping[str, tuple[str, tuple[Mark, ...]]]] = {
    "cannon": (
        "Cannon",
        (
            Mark("M -14 17 L 30 1 L 29 -2 L 33.6 -3.6 L 36.6 5.4 L 32 7 L 31 4.6 L -10 27 C -14 28 -17 19 -14 17 Z"),
            ellipse(-15.4, 23.4, 3),
        ),
    ),
    "howitzer": (
        "Howitzer: short and steep",
        (
            Mark(
                "M -10 15 L 14 -12 L 11.4 -14.6 L 15 -18.4 L 29.6 -5 L 26 -1 L 23.4 -3.4 L 3 26 C -3 30 -14 22 -10 15 Z"
            ),
            ellipse(-7.6, 25.4, 3),
        ),
    ),
    "heavy-gun": (
        "Heavy gun",
        (
            Mark("M -17 13 L 31 -5 L 30 -8 L 36 -10 L 40 2 L 34 4.4 L 33 2 L -11 27 C -17 29 -21 16 -17 13 Z"),
            ellipse(-18.4, 22, 3.6),
        ),
    ),
}


def _gun(barrel: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return *_CARRIAGE, *made_of("brass", *barrel), *wheel(4, 28, 16)


_MORTAR: Final = made_of(
    "brass",
    Mark("M -18 43.4 L -18 36 L -6 34 L 16 34 L 22 43.4 Z"),
    Mark("M -12 20 L 6 -6 L 2.4 -9 L 6 -14 L 28 1 L 24.6 6.4 L 21 4 L 6 33 C -2 40 -20 30 -12 20 Z"),
    paper(ellipse(-1, 27, 2.4)),
)
_ROCKET: Final = made_of(
    "wood",
    line((-26, 43), (-4, 13), width=2.6),
    line((10, 43), (-2, 12), width=2.6),
    line((-28, 26), (20, 2), width=3),
    Mark("M 2 4 L 20 -5 L 34 -8 L 24 2 L 6 11 Z"),
    line((-30, 20), (-36, 16), width=2),
    line((-31, 26), (-38, 27), width=2),
)
_BALLISTA: Final = made_of(
    "wood",
    line((-22, 24), (30, 8), width=4),
    Mark("M 10 -12 C 22 -6 30 18 26 32", 3.4),
    line((11, -11), (-16, 22), (26, 31), width=1.6),
    line((-18, 43), (0, 17), (16, 43), width=3.2),
    polygon((28, 3), (40, 5), (30.6, 12)),
)
_CATAPULT: Final = made_of(
    "wood",
    line((-24, 40), (26, 40), width=4.6),
    line((-4, 40), (6, 10), (16, 40), width=3.4),
    line((22, 24), (-24, -12), width=3.4),
    ellipse(-27, -14, 6),
    polygon((17, 18), (32, 19), (31, 32), (18, 31)),
    *wheel(-18, 38, 6, 2),
    *wheel(20, 38, 6, 2),
)
_WAGON: Final = (
    Mark("M -30 20 C -34 -6 -24 -10 0 -10 C 24 -10 34 -6 30 20 Z"),
    paper(Mark("M -12 18 C -15 2 -14 -4 -11 -9", 1.8)),
    paper(Mark("M 12 18 C 15 2 14 -4 11 -9", 1.8)),
    polygon((-32, 22), (32, 22), (28, 32), (-28, 32)).of("wood"),
    line((30, 31), (40, 35), width=3).of("wood"),
    *wheel(-18, 33, 10, 3),
    *wheel(18, 33, 10, 3),
)
_SHIP: Final = (
    Mark("M -36 22 L -24 22 L -24 26 L 24 26 L 36 16 C 34 30 30 40 24 43 L -24 43 C -31 40 -35 32 -36 22 Z").of("wood"),
    line((-1, 26), (-1, -18), width=3).of("wood"),
    Mark("M 2 -14 C 16 -12 20 4 14 18 L 2 18 C 7 8 7 -4 2 -14 Z"),
    Mark("M -5 -8 C -16 -4 -22 8 -22 18 L -5 18 Z"),
    Mark("M -1 -22 L 12 -19 L -1 -16 Z"),
    paper(line((-30, 32), (28, 32), width=1.8)),
)
_GALLEY: Final = (
    Mark("M -38 12 C -34 22 -30 26 -22 27 L 28 27 L 40 31 L 30 36 L -20 38 C -30 37 -37 26 -38 12 Z").of("wood"),
    line((-2, 27), (-2, -16), width=3).of("wood"),
    line((-22, -12), (18, -12), width=2.6).of("wood"),
    Mark("M -20 -10 L 16 -10 C 20 0 20 10 16 17 C 4 14 -8 14 -20 17 C -16 8 -16 0 -20 -10 Z"),
    *(line((x, 33), (x - 5, 44), width=2).of("wood") for x in (-18, -9, 0, 9, 18)),
)
_BOAT: Final = made_of(
    "wood",
    Mark("M -34 28 L 34 28 C 31 37 26 42 20 43 L -20 43 C -26 42 -31 37 -34 28 Z"),
    paper(line((-28, 33), (28, 33), width=1.6)),
)

_BROOM: Final = made_of(
    "wood",
    line((-24, 39), (38, 21), width=2.8),
    Mark(
        "M -20 36.4 C -28 31 -38 36 -47 38 L -43 41.4 L -48 43.4 L -42.6 45.6 L -46 49.4 C -37 48.6 -27 47 -18.6 41 Z"
    ),
    paper(line((-24.4, 34), (-21.4, 43), width=1.5)),
)

MOUNTS: Final[Mapping[str, Mount]] = {
    "foot": Mount(text="On foot"),
    "horse": Mount(text="On a horse", behind=HORSE, head=(-4, -9), scale=0.84, body="rides"),
    "galloping-horse": Mount(
        text="On a horse at a gallop", behind=drawn(HORSES["galloping-horse"]), head=(-1, -9), scale=0.84, body="rides"
    ),
    "rearing-horse": Mount(
        text="On a horse that rears", behind=drawn(HORSES["rearing-horse"]), head=(-5, -13), scale=0.84, body="rides"
    ),
    "camel": Mount(text="On a camel", behind=_CAMEL, head=(-7, -16), scale=0.74, body="rides"),
    "elephant": Mount(
        text="On an elephant, in a tower", behind=_ELEPHANT, front=_HOWDAH, head=(-5, -20), scale=0.72, body="waist"
    ),
    "chariot": Mount(
        text="On a chariot",
        behind=_moved(drawn(HORSES["galloping-horse"], is_saddled=False), 12, 9, 0.78),
        head=(-27, -2),
        scale=0.74,
        body="waist",
        front=(
            Mark("M -40 34 L -38 14 C -34 10 -22 10 -19 16 L -17 34 Z"),
            paper(line((-36, 18), (-22, 18), width=1.4)),
            line((-18, 30), (20, 24), width=2.4),
            *wheel(-28, 34, 10, 3),
        ),
    ),
    "gun": Mount(text="A gun with a gunner; the weapon says which", head=(-26, 0), scale=0.84),
    "wagon": Mount(text="A covered wagon", behind=_WAGON, body=""),
    "ship": Mount(text="A sailing ship", behind=_SHIP, body=""),
    "galley": Mount(text="A galley", behind=_GALLEY, body=""),
    "boat": Mount(text="In a boat", front=_BOAT, head=(0, -3), body="waist"),
    "broom": Mount(text="On a broomstick, in a cloak", behind=_BROOM, head=(7, -3), body="flies"),
}

# A gun whose gunner rides, with the piece that it has.
_HORSE_GUN: Final = Mount(
    text="A gun of horse artillery, with a mounted gunner",
    behind=_moved(HORSE, -14, 2, 0.88),
    head=(-17, -7),
    scale=0.74,
    body="rides",
)

# What a gun may be: its marks before the gunner.
PIECES: Final[Mapping[str, tuple[str, tuple[Mark, ...]]]] = {
    **{name: (text, _gun(marks)) for name, (text, marks) in _BARRELS.items()},
    "siege-mortar": ("Mortar on its bed", _MORTAR),
    "rocket": ("Rocket on its stand", _moved(_ROCKET, 8, 0, 1)),
    "ballista": ("Ballista", _moved(_BALLISTA, 9, 0, 1)),
    "catapult": ("Catapult", _moved(_CATAPULT, 13, 0, 1)),
}


def with_piece(mount: Mount, piece: str) -> Mount:
    """A mount with a gun before it: the gunner stands, or rides if the mount is a horse."""
    marks = PIECES[piece][1]
    if mount is MOUNTS["horse"]:
        return replace(_HORSE_GUN, front=_moved(marks, 17, 10.5, 0.76))
    return replace(MOUNTS["gun"], front=marks)
