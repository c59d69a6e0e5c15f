"""Who flies on a broom in a picture: a skeleton for each task in the air, in a cloak that the wind holds out."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pnp.symbols import poses
from pnp.symbols.curves import grown, strand
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.heads import cut
from pnp.symbols.ink import Mark, ellipse, joined, line, made_of, polygon, width_at
from pnp.symbols.limbs import Joint, arm, leg, turned
from pnp.symbols.poses import Pose
from pnp.values import dataclass

# A coat that ends at the seat.
_COAT: Final = 3.2
_APART: Final = 0.42
_BALL: Final = 5.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """A pose on a broom. build: how many times as broad as others who does it is; held: at the origin, to the right.

    mood: of the face. is_tucked: what is held is between arm and body. cloak: how far it streams, and how far it rises,
    in shares of the usual one. leans: how far broom and rider are turned, in degrees clockwise.
    """

    pose: Pose
    build: float = 1.0
    mood: str = ""
    held: tuple[Mark, ...] = ()
    is_tucked: bool = False
    cloak: tuple[float, float] = (1.0, 1.0)
    leans: float = 0.0


def _pose(text: str, head: Joint, neck: Joint, hip: Joint, near: tuple[Joint, Joint], **others: object) -> Pose:
    """A pose in which the far hand holds the broom and the knees are drawn up, the feet behind, unless others"
    " are given."""
    joints: dict[str, object] = {
        "far_arm": ((12, 21), (19, 26.4)),
        "near_leg": ((5.6, 30.4), (-4.6, 38.6)),
        "far_leg": ((8.6, 29), (0.6, 37.4)),
    }
    return Pose(text=text, head=head, neck=neck, hip=hip, near_arm=near, **(joints | others))  # type: ignore[arg-type]


_BAT: Final = made_of(
    "wood", line((-3, 0), (6, 0), width=1.7), polygon((4, -0.9), (19, -2.9), (22, -1.6), (22, 1.6), (19, 2.9), (4, 0.9))
)
_LEATHER: Final = (
    *cut(ellipse(0, 0, _BALL).of("brass"), 0.8),
    Mark("M -4.7 -2.1 C -1.6 -0.7 1.6 -0.7 4.7 -2.1 M -4.7 2.1 C -1.6 0.7 1.6 0.7 4.7 2.1", 0.6, matter="line"),
    Mark("M -3.6 -2.6 C -2.4 -4 -0.8 -4.4 0.6 -4.2", 0.9, "paper"),
)
_WAND: Final = (
    line((-2, 0), (15, 0), width=1.1).of("wood"),
    polygon((19, -5.6), (20.4, -1.4), (24.6, 0), (20.4, 1.4), (19, 5.6), (17.6, 1.4), (13.4, 0), (17.6, -1.4)).of(
        "brass"
    ),
)

FLIGHTS: Final[Mapping[str, Flight]] = {
    "none": Flight(
        pose=_pose(
            "Rides fast, low over the broom", (13.4, 9.6), (8, 15.6), (-8, 29.6), ((8.4, 25), (17, 27.6)), tilt=12
        ),
        mood="set",
    ),
    "reach": Flight(
        pose=_pose(
            "Lies along the broom, a hand stretched out",
            (16, 12),
            (9.4, 18.6),
            (-11, 29.4),
            ((20.4, 20.6), (31.6, 15.4)),
            near_leg=((-21.6, 33), (-33.4, 30.6)),
            far_leg=((-20, 35.4), (-31, 36.8)),
            far_arm=((15.6, 25.4), (22.4, 25.8)),
            tilt=4,
            hands="open",
        ),
        build=0.84,
        mood="set",
        cloak=(1.15, 0.6),
        leans=-8,
    ),
    "ball": Flight(
        pose=_pose(
            "Bent over a ball under the arm",
            (10.4, 6.8),
            (4.8, 13.2),
            (-7.4, 29.6),
            ((-3.4, 22), (7.6, 24.6)),
            tilt=8,
            grip=(6.8, 20.4),
        ),
        mood="set",
        held=_LEATHER,
        is_tucked=True,
        cloak=(0.95, 1.2),
        leans=6,
    ),
    "club": Flight(
        pose=_pose(
            "Sits up and swings a club",
            (1.6, 4.2),
            (-1.6, 11.6),
            (-5, 29),
            ((-11, 6.6), (-7.4, -3.4)),
            far_arm=((8, 19.4), (14, 27.6)),
            near_leg=((7.6, 32.6), (1.6, 42.4)),
            far_leg=((9.4, 30.6), (6.6, 40.6)),
            tilt=2,
            aim=-62,
        ),
        build=1.14,
        mood="shouts",
        held=_BAT,
        cloak=(0.8, 0.5),
        leans=-4,
    ),
    "spread": Flight(
        pose=_pose(
            "Sits upright with both arms spread",
            (1, 3),
            (-0.6, 10.8),
            (-2, 29),
            ((-11.6, 13), (-19.6, 4.6)),
            far_arm=((10.6, 11.6), (18.6, 2.6)),
            near_leg=((9, 33), (5, 43)),
            far_leg=((-9.6, 35), (-17, 41)),
            hands="open",
            points=True,
        ),
        build=1.18,
        mood="set",
        cloak=(0.55, -0.4),
    ),
    "wand": Flight(
        pose=_pose("Casts a spell", (5, 5.4), (0.6, 12.6), (-7, 29.4), ((9, 15.4), (17, 8.4)), tilt=-4, aim=-38),
        build=0.92,
        mood="shouts",
        held=_WAND,
        cloak=(0.9, 1.3),
    ),
}

# A broom: a shaft that bends a little, twigs that are bound twice and end in points, some of them loose.
_SHAFT: Final = strand("-22,38.4 -6,33.4 16,27.6 30,23.6 38.6,19.6", 1.5).of("wood")
_TWIGS: Final = (
    grown(
        "-19,36.4! -23,34 -29,33.4 -36,35.4 -45,36.4! -40,38.2 -48.6,40! -41.6,41.2 -49.6,44.6! -41,44.4 -45.6,48.4!"
        " -38,46.8 -39.6,50.4! -31,47 -24,43.6 -18.4,40!"
    ).of("wood"),
    Mark(
        "M -22 37.6 C -30 36 -36 37.4 -43 37.2 M -22 38.6 C -30 39 -38 40 -46 41 M -21.6 39.4 C -29 42 -36 43.4"
        " -44 45.6"
        " M -21 40.2 C -27 43.6 -32 45.6 -37.6 48",
        0.5,
        matter="line",
    ),
    Mark("M -21.4 35 L -19.8 41.2 M -23.6 34.6 L -22 42", 1.0, matter="hide"),
)


def flying(task: str, headgear: str, style: FigureStyle, *, is_striped: bool) -> tuple[Mark, ...]:
    """Who flies, from what is behind to what is before. task: what is done in the air, one of ``FLIGHTS``."""
    flight = FLIGHTS[task]
    pose = flight.pose
    style = _built(style.in_mood(flight.mood), flight.build)
    far, near = poses.shoulder(pose, 1.6), poses.shoulder(pose, -0.6)
    held = tuple(mark.moved(turned(pose.aim, pose.grip or pose.near_arm[1])) for mark in flight.held)
    held = (*(mark.halo(_APART) for mark in held if not mark.tone), *held)
    marks = (
        *_cloak(flight, is_striped=is_striped),
        *leg((pose.hip[0] - 0.8, pose.hip[1]), pose.far_leg, style.limbs),
        _SHAFT.halo(_APART),
        _SHAFT,
        *_TWIGS,
        *arm(far, pose.far_arm, "points" if pose.points else "fist", style.limbs),
        *leg((pose.hip[0] + 0.6, pose.hip[1]), pose.near_leg, style.limbs),
        *poses.trunk(pose, poses.Cut(skirt=_COAT), style),
        *(held if flight.is_tucked else ()),
        *poses.head(pose, headgear, style),
        *_scarf(pose),
        *(() if flight.is_tucked else held),
        *arm(near, pose.near_arm, pose.hands, style.limbs),
    )
    leaning = turned(flight.leans, (0, 0))
    return style.penned(tuple(mark.moved(leaning) for mark in marks) if flight.leans else marks)


def _scarf(pose: Pose) -> Iterator[Mark]:
    """A scarf around the neck, its ends in the wind."""
    x, y = pose.neck[0] + (pose.head[0] - pose.neck[0]) * 0.2, pose.neck[1] + (pose.head[1] - pose.neck[1]) * 0.2
    flying_end = grown(
        " ".join(
            f"{x + right:.2f},{y + down:.2f}{corner}"
            for right, down, corner in (
                (-2, -1.4, ""),
                (-7, -3.6, ""),
                (-12, -2.4, ""),
                (-18, -5, "!"),
                (-17.4, -1.6, "!"),
                (-11.6, 0.8, ""),
                (-6.6, -0.6, ""),
                (-1.6, 1.6, ""),
            )
        )
    )
    band = grown(
        f"{x - 3:.2f},{y - 1:.2f} {x:.2f},{y - 0.2:.2f} {x + 3:.2f},{y - 1.4:.2f} {x + 3.4:.2f},{y + 0.8:.2f}"
        f" {x:.2f},{y + 2:.2f} {x - 3:.2f},{y + 1.2:.2f}"
    )
    stripes = " ".join(
        f"M {x + right:.2f} {y + down - 1.4:.2f} L {x + right - 0.6:.2f} {y + down + 1.6:.2f}"
        for right, down in ((-5, -1.8), (-8.4, -1.4), (-11.8, -1), (-15, -2))
    )
    yield from joined(part.halo(_APART) for part in (flying_end, band))
    yield from (part.in_tone("paper") for part in (flying_end, band))
    yield from joined(Mark(part.d, 0.4, matter="line") for part in (flying_end, band))
    yield Mark(stripes, 1.3)


def _built(style: FigureStyle, build: float) -> FigureStyle:
    """A style whose people are so many times as broad."""
    heights = style.build or ((0, 1.0),)
    return replace(style, limbs=style.limbs * build, build=tuple((y, width_at(y, heights) * build) for y, _ in heights))


def _cloak(flight: Flight, *, is_striped: bool) -> Iterator[Mark]:
    """A cloak that hangs from the shoulders and streams behind in pleats: lit from above, dark in its folds."""
    x, y = flight.pose.neck
    hip_x, hip_y = flight.pose.hip
    far, high = flight.cloak

    def at(points: str) -> str:
        """Points given as ``right,down`` of the neck, placed: what is behind it streams as far as the flight says."""
        pairs = (point.split(",") for point in points.split())
        placed = []
        for right, down in pairs:
            behind = min(float(right), 0.0) * far + max(float(right), 0.0)
            rise = float(down.rstrip("!")) - (high - 1) * behind * 0.22
            placed.append(f"{x + behind:.2f},{y + rise:.2f}{'!' if down.endswith('!') else ''}")
        return " ".join(placed)

    hem = "-39,-9! -35.4,-5 -41,-1! -36.6,3 -40.6,8! -34,9.6 -34.6,15! -22,11.6"
    outline = at(f"2.4,-1.4! -8,-5.4 -20,-4.2 -30,-8 {hem}")
    cloak = grown(f"{outline} {hip_x - 3:.2f},{hip_y - 0.6:.2f} {hip_x + 4:.2f},{hip_y - 5:.2f}!")
    yield cloak.halo(_APART)
    yield cloak
    lit = grown(at("0,-0.6! -8,-4.4 -20,-3.2 -30,-6.8 -37.6,-8! -34,-5.2 -22,-0.6 -10,-1!"))
    yield lit.in_tone("glow")
    deep = grown(at("-6,6! -16,6.4 -26,4.4 -36.4,3.4! -38.6,7 -28,7.4 -17,9.6!"))
    yield Mark(deep.d, 0, "light", "line")
    if is_striped:
        yield from (grown(at(points)).in_tone("paper") for points in _STRIPES)
    yield from joined(strand(at(fold), 0.5).of("line") for fold in _FOLDS)


_FOLDS: Final = ("-5,2 -14,2.6 -24,-1 -34.6,-4.4", "-5,5.6 -15,6 -26,4 -36,3.2", "-8,10 -17,9.6 -26,8.6 -33.6,9.4")
_STRIPES: Final = ("-16,-4.4! -20,-4.2! -17,10.6! -13,11.6!", "-26,-6! -30.4,-7.8! -29.4,9! -25,9.4!")
