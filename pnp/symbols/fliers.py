"""Who flies on a broom in a picture: a skeleton for each task in the air, in a cloak that the wind holds out."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.symbols import poses
from pnp.symbols.curves import grown
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.heads import cut
from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon, width_at
from pnp.symbols.mounts import MOUNTS
from pnp.symbols.poses import Joint, Pose
from pnp.values import dataclass

# A coat that ends at the seat.
_COAT: Final = 3.2
_APART: Final = 0.42
_BALL: Final = 6.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """A pose on a broom. build: how many times as broad as others who does it is; held: at the origin, to the right.

    mood: of the face. is_tucked: what is held is between arm and body.
    """

    pose: Pose
    build: float = 1.0
    mood: str = ""
    held: tuple[Mark, ...] = ()
    is_tucked: bool = False


def _pose(text: str, head: Joint, neck: Joint, hip: Joint, near: tuple[Joint, Joint], **others: object) -> Pose:
    """A pose in which the far hand holds the broom and the legs are drawn up behind, unless others are given."""
    joints: dict[str, object] = {
        "far_arm": ((13, 22), (20, 26.4)),
        "near_leg": ((6.4, 35), (-5, 41)),
        "far_leg": ((10, 33), (0, 39.6)),
    }
    return Pose(text=text, head=head, neck=neck, hip=hip, near_arm=near, **(joints | others))  # type: ignore[arg-type]


_BAT: Final = made_of(
    "wood", line((-3, 0), (6, 0), width=2.4), polygon((4, -1.3), (21, -3.9), (24.4, 0), (21, 3.9), (4, 1.3))
)
_LEATHER: Final = (
    *cut(ellipse(0, 0, _BALL).of("brass"), 1.0),
    Mark("M -5.8 -2.6 C -2 -0.9 2 -0.9 5.8 -2.6 M -5.8 2.6 C -2 0.9 2 0.9 5.8 2.6", 0.9, matter="line"),
)
_WAND: Final = (
    line((-2, 0), (15, 0), width=1.5).of("wood"),
    polygon((19, -5.6), (20.4, -1.4), (24.6, 0), (20.4, 1.4), (19, 5.6), (17.6, 1.4), (13.4, 0), (17.6, -1.4)).of(
        "brass"
    ),
)

FLIGHTS: Final[Mapping[str, Flight]] = {
    "none": Flight(
        pose=_pose(
            "Rides fast, low over the broom", (14.6, 9.4), (8.6, 15.8), (-9, 30), ((9, 25.4), (18, 27)), tilt=14
        ),
        mood="set",
    ),
    "reach": Flight(
        pose=_pose(
            "Lies along the broom, a hand stretched out",
            (15.4, 12.4),
            (8.6, 19.4),
            (-12, 29.6),
            ((21.4, 23.6), (34, 19.6)),
            near_leg=((-25, 33.6), (-38, 31)),
            far_leg=((-23, 36.6), (-35, 38.4)),
            tilt=10,
            hands="open",
        ),
        build=0.82,
        mood="set",
    ),
    "ball": Flight(
        pose=_pose(
            "Bent over a ball under the arm",
            (9.4, 6.4),
            (3.8, 13.2),
            (-9, 30),
            ((-4.6, 23.4), (7.4, 26.4)),
            tilt=10,
            grip=(6.6, 21.6),
        ),
        held=_LEATHER,
        is_tucked=True,
    ),
    "club": Flight(
        pose=_pose(
            "Sits up and swings a club",
            (2.6, 4.8),
            (-1.6, 12.6),
            (-7, 30),
            ((-12.4, 9.6), (-9, -2)),
            far_arm=((8.6, 20), (15, 27.6)),
            tilt=4,
            aim=-112,
        ),
        build=1.2,
        mood="shouts",
        held=_BAT,
    ),
    "spread": Flight(
        pose=_pose(
            "Sits upright with both arms spread",
            (0.6, 3.6),
            (-1, 12),
            (-3, 29.6),
            ((-14.6, 12.6), (-23.6, 3)),
            far_arm=((12.6, 10.4), (22.4, 0.6)),
            near_leg=((9, 36), (3, 42.4)),
            far_leg=((-12, 36.6), (-20, 42.6)),
            hands="open",
            points=True,
        ),
        build=1.26,
        mood="set",
    ),
    "wand": Flight(
        pose=_pose("Casts a spell", (5, 5.4), (0.6, 13), (-8, 30), ((9.6, 15.4), (18.6, 7.4)), tilt=-4, aim=-38),
        build=0.9,
        mood="shouts",
        held=_WAND,
    ),
}


def flying(task: str, headgear: str, style: FigureStyle, *, is_striped: bool) -> tuple[Mark, ...]:
    """Who flies, from what is behind to what is before. task: what is done in the air, one of ``FLIGHTS``."""
    flight = FLIGHTS[task]
    pose = flight.pose
    style = _built(style.in_mood(flight.mood), flight.build)
    far, near = poses.shoulder(pose, 1.6), poses.shoulder(pose, -0.6)
    held = tuple(mark.moved(poses.turned(pose.aim, pose.grip or pose.near_arm[1])) for mark in flight.held)
    held = (*(mark.halo(_APART) for mark in held if not mark.tone), *held)
    marks = (
        *_cloak(pose, is_striped=is_striped),
        *poses.leg((pose.hip[0] - 0.8, pose.hip[1]), pose.far_leg, style.limbs),
        *MOUNTS["broom"].behind,
        *poses.arm(far, pose.far_arm, "points" if pose.points else "fist", style.limbs),
        *poses.leg((pose.hip[0] + 0.6, pose.hip[1]), pose.near_leg, style.limbs),
        *poses.trunk(pose, _COAT, style),
        *(held if flight.is_tucked else ()),
        *poses.head(pose, headgear, style),
        *(() if flight.is_tucked else held),
        *poses.arm(near, pose.near_arm, pose.hands, style.limbs),
    )
    return style.penned(marks)


def _built(style: FigureStyle, build: float) -> FigureStyle:
    """A style whose people are so many times as broad."""
    heights = style.build or ((0, 1.0),)
    return replace(style, limbs=style.limbs * build, build=tuple((y, width_at(y, heights) * build) for y, _ in heights))


def _cloak(pose: Pose, *, is_striped: bool) -> Iterator[Mark]:
    """A cloak that hangs from the shoulders and streams behind: lit from above, with a fold."""
    x, y = pose.neck
    hip_x, hip_y = pose.hip

    def at(points: str) -> str:
        """Points given as ``right,down`` of the neck, placed."""
        pairs = (point.split(",") for point in points.split())
        return " ".join(
            f"{x + float(right):.2f},{y + float(down.rstrip('!')):.2f}{'!' if down.endswith('!') else ''}"
            for right, down in pairs
        )

    outline = f"{at('2.4,-1.4! -9,-5 -22,-3.4 -38,-8.6! -36,-3 -40.4,1.4 -35.4,5.6 -38.6,11.4! -24,9.6')}"
    cloak = grown(f"{outline} {hip_x - 3:.2f},{hip_y - 1:.2f} {hip_x + 4:.2f},{hip_y - 5:.2f}!")
    yield cloak.halo(_APART)
    yield cloak
    lit = grown(at("0,-0.6! -9,-3.9 -22,-2.2 -36.4,-7! -35,-4.4 -22,0.4 -10,0!"))
    yield from (lit.in_tone("paper"), lit.in_tone("light"))
    if is_striped:
        yield from (grown(at(points)).in_tone("paper") for points in _STRIPES)
    yield Mark(f"M {at('-6,3')} C {at('-16,6 -25,2 -35,5')}".replace(",", " "), 0.8, matter="line")


_STRIPES: Final = ("-16,-4! -20,-3.9! -17,11! -13,12!", "-26,-4.4! -30.4,-5.9! -29.4,10! -25,9.8!")
