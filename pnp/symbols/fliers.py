"""Who flies on a broom in a picture: folded over the shaft in a robe that the wind draws out into pleats."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.symbols import poses
from pnp.symbols.curves import grown, strand
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.garb import legging, sleeve
from pnp.symbols.hands import Hand
from pnp.symbols.heads import cut
from pnp.symbols.ink import Mark, ellipse, joined, line, made_of, polygon
from pnp.symbols.limbs import Joint, turned
from pnp.symbols.stances import Pose
from pnp.values import dataclass

_APART: Final = 0.5
_BALL: Final = 5.4
# A head in the air is smaller than one on the ground, as a share: the body is folded below it.
_HEAD: Final = 0.84


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """A pose on a broom. robe: its outline, from the collar down the front, along the hem and up the back; its tips
    lie behind. folds: lines from the waist to the tips; lit: what faces the light; lining: what is seen of its inside.

    bands: across its tail, if it is striped. mood: of the face. held: at the origin, to the right; is_tucked: between
    arm and body. near, far: how either hand is held.
    """

    pose: Pose
    robe: str
    lit: str
    lining: str
    folds: tuple[str, ...]
    bands: tuple[str, ...]
    mood: str = "set"
    held: tuple[Mark, ...] = ()
    is_tucked: bool = False
    near: Hand = "fist"
    far: Hand = "fist"


_BAT: Final = made_of(
    "wood", line((-3, 0), (6, 0), width=1.8), polygon((4, -1), (19, -3.2), (22, -1.8), (22, 1.8), (19, 3.2), (4, 1))
)
_LEATHER: Final = (
    *cut(ellipse(0, 0, _BALL).of("brass"), 0.8),
    Mark("M -4.9 -2.1 C -1.6 -0.7 1.6 -0.7 4.9 -2.1 M -4.9 2.1 C -1.6 0.7 1.6 0.7 4.9 2.1", 0.6, matter="line"),
    Mark("M -3.6 -2.8 C -2.4 -4.2 -0.8 -4.5 0.6 -4.3", 0.9, "paper"),
)
_WAND: Final = (
    line((-2, 0), (15, 0), width=1.1).of("wood"),
    polygon((17, -7), (18, -1), (25, 0), (18, 1), (17, 7), (16, 1), (9, 0), (16, -1)).of("brass"),
    ellipse(17, 0, 1.6).in_tone("paper"),
)

# The tail of a robe at a rush, which most share: three pleats that end in points.
_TAIL: Final = "-12,37.4 -24,41.6! -22.4,37.2 -38,38.6! -34,33.2 -46,30! -40,26.4 -50,18.6!"
_TAIL_LINING: Final = "-12,36.4! -24,41.6! -22.4,37.2 -38,38.6! -34,33.2 -46,30! -36,29.4 -24,32.4"
_TAIL_BANDS: Final = ("-21,19.6! -26,19! -23.6,32.8! -18.4,33.6!", "-32.4,18.8! -38,18.6! -36.6,29.4! -31,30.6!")

FLIGHTS: Final[Mapping[str, Flight]] = {
    "none": Flight(
        pose=Pose(
            text="Rides fast, low over the broom",
            head=(19.4, 8),
            neck=(12.6, 14.6),
            hip=(-8, 28),
            near_arm=((12.4, 26.6), (22.6, 25.8)),
            far_arm=((23, 21.4), (30.4, 23.2)),
            near_leg=((8, 34.4), (-7.6, 41.6)),
            far_leg=((12, 32), (-1, 40.6)),
            tilt=10,
        ),
        robe=f"14.6,17 12.4,22.6 6,29 2,33.6! -4,34.2 {_TAIL} -36,18.8 -22,18.6 -10,14.4 1,10.4 8,10 12.4,11.6",
        lit="10.6,11.8 4,11.2 -5,14.6 -14,18.4 -26,20.2 -45,19! -30,22.6 -16,22.4 -4,18.6 5,15",
        lining=_TAIL_LINING,
        folds=("-2,20 -14,24.4 -28,25 -41,22.4", "0,25 -12,30 -24,31 -37,30.6", "2,29.6 -8,34 -20,36"),
        bands=_TAIL_BANDS,
    ),
    "reach": Flight(
        pose=Pose(
            text="Lies along the broom, a hand stretched out",
            head=(21, 9.6),
            neck=(13.4, 15.4),
            hip=(-10, 28.4),
            near_arm=((26.4, 15.6), (39.6, 9.4)),
            far_arm=((19, 26), (28.6, 24.4)),
            near_leg=((-24, 34.4), (-37.4, 30.8)),
            far_leg=((-20, 36.4), (-32.6, 37.8)),
            tilt=-4,
        ),
        robe="15.6,18 12,24 4,30 -4,33.4 -14,36.2 -24,39.4! -23.4,35 -35,34.6! -32,29.6 -45,25! -39,21.6 -50,13.4!"
        " -36,14.8 -22,16.4 -10,14.6 2,11.2 9,10.8 13.4,12.4",
        lit="11.4,12.6 4,12.2 -6,15.2 -18,18 -30,17.4 -45,14.6! -32,19.6 -16,21.4 -4,18.8 5,15.6",
        lining="-14,35.2! -24,39.4! -23.4,35 -35,34.6! -32,29.6 -45,25! -34,25.6 -24,29.6",
        folds=("-1,20.4 -14,23 -28,22.4 -41,18", "2,25 -10,28.6 -22,28.6 -35,26.4", "3,29 -7,32.4 -20,34"),
        bands=("-20,16.4! -25,16.2! -23.4,30.4! -18.2,30.6!", "-32,15! -37.6,14.6! -36.8,25! -31.2,26.4!"),
        near="open",
    ),
    "ball": Flight(
        pose=Pose(
            text="Bent over a ball under the arm",
            head=(15, 4.6),
            neck=(8.4, 11.6),
            hip=(-8, 28),
            near_arm=((-1.4, 23), (10.4, 23.4)),
            far_arm=((20, 20.4), (25.4, 24.6)),
            near_leg=((8, 34.4), (-7.6, 41.6)),
            far_leg=((12, 32), (-1, 40.6)),
            tilt=4,
            grip=(9.6, 19.4),
        ),
        robe=f"11,14 10,20 5,28 2,33.6! -4,34.2 {_TAIL} -36,19.4 -22,19.4 -11,14.4 -3,8.6 3,7 8,8.6",
        lit="6.4,8.8 1,8.8 -6,12.6 -14,18.4 -26,20.8 -45,19! -30,23 -16,23 -5,17.6 2,12.4",
        lining=_TAIL_LINING,
        folds=("-5,20 -15,24.6 -28,25 -41,22.4", "-2,27 -12,30.4 -24,31 -37,30.6", "2,30.6 -8,34 -20,36"),
        bands=_TAIL_BANDS,
        held=_LEATHER,
        is_tucked=True,
    ),
    "club": Flight(
        pose=Pose(
            text="Sits up and swings a club",
            head=(6.4, 1.6),
            neck=(1, 9.4),
            hip=(-6, 28),
            near_arm=((-9.4, 5.4), (-6.4, -5.6)),
            far_arm=((12.6, 19), (18.4, 27.2)),
            near_leg=((9.6, 33.6), (-4.4, 42.4)),
            far_leg=((13, 31), (2, 41.6)),
            tilt=2,
            aim=-52,
        ),
        robe="4.4,12 5.4,20 4,27 3.4,32.6! -3,34 -12,37.4 -23,42.6! -21.6,37.6 -37,40.4! -32.4,34.2 -44,32.4!"
        " -37,27.6 -47,21! -33,20.6 -20,21.6 -12,18.6 -8.6,12.6 -5.4,6.8 -1,5.4 2,6.4",
        lit="-0.4,6.8 -4.4,8.4 -7.4,14.4 -11,19.6 -20,23.4 -42,21.6! -30,25.4 -16,26 -7,21 -3.4,14",
        lining="-12,36.4! -23,42.6! -21.6,37.6 -37,40.4! -32.4,34.2 -44,32.4! -34,31.4 -24,33.6",
        folds=("-6,22 -14,27 -27,27.6 -40,24.4", "-3,28 -12,31.6 -24,32.6 -36,32", "1,31 -8,35 -19,37.4"),
        bands=("-19.6,22! -24.6,21.6! -23,34.4! -18,34.6!", "-30.4,21! -35.8,21! -34.6,31! -29.4,32!"),
        mood="shouts",
        held=_BAT,
    ),
    "spread": Flight(
        pose=Pose(
            text="Sits upright with both arms spread",
            head=(4.4, 0.6),
            neck=(0, 8.6),
            hip=(-4, 28),
            near_arm=((-11.6, 9.6), (-20.4, 0.6)),
            far_arm=((13, 10.6), (23.4, 3.4)),
            near_leg=((11, 33.6), (-1.6, 43.4)),
            far_leg=((14.4, 31), (5, 42.4)),
            tilt=2,
        ),
        robe="4,10.6 5.6,18 4.6,26 5,32.6! -2,34 -10,38 -20,44.4! -19.4,38.6 -32,43! -28.6,36.4 -39,36.4!"
        " -33,30.6 -42,25.6! -29,24.4 -17,24 -10,20 -7,13 -5.4,7 -2,5 1.6,5.6",
        lit="-1.4,6.4 -4.2,8.8 -5.6,14.4 -8.6,20.6 -17,26 -37,26.2! -27,28.4 -14,28.4 -5.6,22 -2.6,14",
        lining="-10,37! -20,44.4! -19.4,38.6 -32,43! -28.6,36.4 -39,36.4! -30,34.6 -21,35.6",
        folds=("-5,23 -12,28.6 -24,30.4 -36,28.4", "-2,29 -10,33 -20,34.6 -32,35.4", "2,31.6 -6,35.6 -16,39"),
        bands=("-17,24.6! -22,24.6! -20.4,36.4! -15.4,36!", "-27,24.8! -32,25! -31,34.4! -26,34.6!"),
        near="open",
        far="open",
    ),
    "wand": Flight(
        pose=Pose(
            text="Casts a spell",
            head=(8.4, 1.6),
            neck=(2.6, 9.4),
            hip=(-7, 28),
            near_arm=((13.4, 13), (23.4, 6.6)),
            far_arm=((11.6, 22), (18.4, 26.8)),
            near_leg=((8.4, 34), (-6.6, 42)),
            far_leg=((12, 31.6), (0, 41)),
            tilt=-4,
            aim=-34,
        ),
        robe=f"6.4,12 7,19 4.4,27 2.6,33! -3.4,34.2 {_TAIL} -35,19.8 -21,20.8 -12.4,16.6 -7,9.6 -2.4,5.8 3,6.2",
        lit="0.6,7 -4,9 -8,14.6 -13,19.6 -24,22 -45,19.2! -30,24 -16,24.4 -7.4,19.4 -3,13",
        lining=_TAIL_LINING,
        folds=("-6,22 -15,25.6 -28,26 -41,22.6", "-3,27.6 -12,30.8 -24,31.4 -37,30.6", "2,31 -8,34.4 -20,36.4"),
        bands=_TAIL_BANDS,
        mood="shouts",
        held=_WAND,
    ),
}

# A broom: a shaft that bends a little, twigs that are bound twice and end in points, some of them loose.
_SHAFT: Final = strand("-22,39.4 -6,34.6 16,28.8 30,24.4 40,19.4", 1.9).of("wood")
_GRAIN: Final = strand("-20,38.2 -6,34 16,28.2 30,23.8 39,19.4", 0.45).in_tone("glow")
_TWIGS: Final = (
    grown(
        "-19,37! -23,35 -29,34.4 -36,36.4 -46,36.8! -41,39.2 -50.6,41! -42.6,42.2 -51.6,46.6! -42,45.8 -46.6,50.8!"
        " -38,48.2 -39.6,53! -31,48.4 -24,45 -18.4,41!"
    ).of("wood"),
    Mark(
        "M -22 38.6 C -30 37 -36 38.4 -44 38 M -22 39.6 C -30 40 -38 41.2 -48 42.4 M -21.6 40.4 C -29 43 -37 45"
        " -46 47.6 M -21 41.4 C -27 44.6 -33 47 -39 50.6",
        0.5,
        matter="line",
    ),
    Mark("M -23 36.2 C -30 35.4 -36 37 -41 37.4 C -35 38.6 -29 38 -22 39 Z", 0, "glow"),
    Mark("M -21.4 36 L -19.6 42.2 M -23.8 35.6 L -22 43.2", 1.1, matter="hide"),
)


def flying(task: str, headgear: str, style: FigureStyle, *, is_striped: bool) -> tuple[Mark, ...]:
    """Who flies, from what is behind to what is before. task: what is done in the air, one of ``FLIGHTS``."""
    flight = FLIGHTS[task]
    pose = flight.pose
    # What is long flows with the rest of the hair.
    person = replace(style.likeness, is_long=False)
    style = replace(style.in_mood(flight.mood), head=style.head * _HEAD, likeness=person)
    held = tuple(mark.moved(turned(pose.aim, pose.grip or pose.near_arm[1])) for mark in flight.held)
    held = (*(mark.halo(_APART) for mark in held if not mark.tone), *held)
    near, far = _shoulders(pose)
    marks = (
        *legging((pose.hip[0] + 1, pose.hip[1] + 1), pose.far_leg, is_far=True),
        _SHAFT.halo(_APART),
        _SHAFT,
        _GRAIN,
        *_TWIGS,
        *sleeve(far, pose.far_arm, flight.far, is_far=True),
        *_hair_behind(pose, headgear, style),
        *_robe(flight, is_striped=is_striped),
        *legging((pose.hip[0] + 1.4, pose.hip[1] + 1.6), pose.near_leg),
        *_lap(pose),
        *(held if flight.is_tucked else ()),
        *poses.head(pose, headgear, style),
        *_scarf(pose),
        *(() if flight.is_tucked else held),
        *sleeve(near, pose.near_arm, flight.near),
    )
    return style.penned(marks)


def _shoulders(pose: Pose) -> tuple[Joint, Joint]:
    """Where the near and the far arm begin, below the neck."""
    x, y = pose.neck
    return (x - 2.4, y + 3.4), (x + 2, y + 2.6)


def _robe(flight: Flight, *, is_striped: bool) -> Iterator[Mark]:
    """The robe: lit along the back, dark where its inside is seen, with folds that run to the tips of its hem."""
    robe = grown(flight.robe)
    yield robe.halo(_APART)
    yield robe
    if is_striped:
        yield from joined(grown(band).in_tone("paper") for band in flight.bands)
    yield Mark(grown(flight.lining).d, 0, "light", "line")
    yield grown(flight.lit).in_tone("glow")
    yield from joined(strand(fold, 0.55).of("line") for fold in flight.folds)


def _lap(pose: Pose) -> Iterator[Mark]:
    """The flap of the robe that lies over the hip and the top of the thigh."""
    x, y = pose.hip
    if pose.near_leg[0][0] < x:
        return
    flap = grown(
        f"{x - 4:.2f},{y - 4:.2f} {x + 4:.2f},{y - 4.6:.2f} {x + 9.6:.2f},{y - 1:.2f} {x + 9:.2f},{y + 5.6:.2f}!"
        f" {x + 2:.2f},{y + 7.4:.2f} {x - 7:.2f},{y + 8.6:.2f}! {x - 7:.2f},{y + 1:.2f}"
    )
    hem = f"M {x + 9.6:.2f} {y - 1:.2f} L {x + 9:.2f} {y + 5.6:.2f} C {x + 6:.2f} {y + 7:.2f} {x:.2f} {y + 7.4:.2f}"
    yield flap
    yield Mark(f"{hem} {x - 7:.2f} {y + 8.6:.2f}", 0.9, matter="line")
    yield Mark(
        f"M {x + 4:.2f} {y - 1:.2f} C {x + 4:.2f} {y + 2:.2f} {x + 3.4:.2f} {y + 4:.2f} {x + 3:.2f} {y + 6:.2f}",
        0.5,
        matter="line",
    )


def _hair_behind(pose: Pose, headgear: str, style: FigureStyle) -> tuple[Mark, ...]:
    """Short hair that the wind blows back."""
    if headgear != "bare":
        return ()
    x, y = pose.head
    scale = 0.45 * style.head
    return (
        _TUFTS.moved(turned(pose.tilt, (x + 1.4, y - 1.4), scale)).halo(_APART),
        _TUFTS.moved(turned(pose.tilt, (x + 1.4, y - 1.4), scale)),
    )


_TUFTS: Final = grown("0,-9 -7,-9.4 -13.4,-11.4! -11,-7 -16.4,-6.4! -11.6,-3 -15.6,0! -9.4,1.6 -11,5! -6,4.4 0,0").of(
    "hair"
)


def _scarf(pose: Pose) -> Iterator[Mark]:
    """A scarf around the neck, its ends in the wind."""
    x, y = pose.neck[0] + (pose.head[0] - pose.neck[0]) * 0.16, pose.neck[1] + (pose.head[1] - pose.neck[1]) * 0.16

    def placed(points: str) -> str:
        pairs = (point.split(",") for point in points.split())
        return " ".join(
            f"{x + float(a):.2f},{y + float(b.rstrip('!')):.2f}{'!' if b.endswith('!') else ''}" for a, b in pairs
        )

    behind = grown(placed("-2,0.4 -6,1 -10,3.4 -15,3! -15.4,6.6! -9.6,7 -5.4,4.4 -1.6,3"))
    before = grown(placed("-1,-2 -7,-4 -12,-3.2 -18,-6.8 -25,-6! -24.2,-1.8! -18,-2.6 -12,0.8 -6.6,0.4 -1,2.2"))
    band = grown(placed("-3.4,-2.6 0,-1 3.6,-2.6 4.8,0.4 1,3 -3.4,2.4"))
    yield from joined(part.halo(_APART) for part in (behind, before))
    yield from (part.in_tone("paper") for part in (behind, before))
    stripes = (
        "M -7 -3.4 L -7.4 0 M -11.6 -2.6 L -12 0 M -16.4 -5.4 L -16.2 -2.6 M -21 -6 L -20.4 -2.6 M -9 3.6 L -8.4 6"
    )
    yield Mark(stripes, 2).moved((1, 0, 0, 1, x, y))
    yield band.halo(_APART)
    yield band.in_tone("paper")
    yield Mark("M 0.4 -0.4 L 0 2.4", 2).moved((1, 0, 0, 1, x, y))
