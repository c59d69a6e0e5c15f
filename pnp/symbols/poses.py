"""Figures for pictures in a pose: a skeleton of joints in tapered limbs, on which light falls from the left."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.carried import CARRIED
from pnp.symbols.covered_heads import head_of
from pnp.symbols.curves import grown
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.grips import shaft_in_hand
from pnp.symbols.hands import Hand
from pnp.symbols.ink import Build, Mark, joined, made_of, width_at
from pnp.symbols.limbs import APART, CREASE, Arm, Joint, arm, axis, holding_arm, leg, tapered, turned
from pnp.symbols.stances import Pose
from pnp.symbols.words import BEHIND, DRESSES
from pnp.values import dataclass

_HEAD: Final = 0.45
# How far a head that is twice as large moves away from the neck, as a share of the way; and where, in a figure that
# stands, its neck is and how long its spine.
_GROWN: Final = 0.5
_NECK, _SPINE = 10.0, 13.0
# How far a coat reaches below the hips, and which hats go with a long one.
_JACKET, _GREATCOAT = 4.6, 9.0
_IN_GREATCOATS: Final = ("fur-hat", "ushanka", "pickelhaube", "kepi", "bicorne", "shako", "bearskin")
_WITH_PACKS: Final = ("steel-helmet", "flat-helmet", "shako", "kepi", "pickelhaube")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """What is worn in a pose. skirt: how far it reaches below the hips. name: of a dress; body, sleeves, legs: of what
    they are, if not of the cloth of their wearer."""

    skirt: float
    name: str = ""
    body: Matter = ""
    sleeves: Matter = ""
    legs: Matter = ""

    def worn(self, limb: Sequence[Mark], matter: Matter) -> tuple[Mark, ...]:
        """A limb whose cloth is of a matter."""
        if not matter:
            return tuple(limb)
        return tuple(mark if (mark.matter and mark.matter != "hair") or mark.tone else mark.of(matter) for mark in limb)


_CUTS: Final[Mapping[str, Cut]] = {
    "smock": Cut(name="smock", skirt=7.4),
    "surcoat": Cut(name="surcoat", skirt=10.6, sleeves="steel"),
    "plate": Cut(name="plate", skirt=5.4, body="steel", sleeves="steel", legs="steel"),
    "gown": Cut(name="gown", skirt=15.0),
    "furs": Cut(name="furs", skirt=6.4, sleeves="skin"),
    "robe": Cut(name="robe", skirt=15.0),
    "doublet": Cut(name="doublet", skirt=3.4),
}


def _cut_of(headgear: str, traits: Sequence[str]) -> Cut:
    named = next((trait for trait in traits if trait in DRESSES), "")
    return _CUTS[named] if named else Cut(skirt=_GREATCOAT if headgear in _IN_GREATCOATS else _JACKET)


def posed(pose: Pose, headgear: str, weapon: str, style: FigureStyle, traits: Sequence[str] = ()) -> tuple[Mark, ...]:
    """A man in a pose from what is behind to what is before, with his weapon."""
    style = style.in_mood(pose.mood)
    cut, is_behind = _cut_of(headgear, traits), BEHIND in traits
    carried = tuple(mark.moved(turned(pose.aim, pose.grip or pose.near_arm[1])) for mark in CARRIED[weapon])
    weapon_marks = (*(mark.halo(APART) for mark in carried), *carried)
    far, near = shoulder(pose, 1.6), shoulder(pose, -0.6)
    far_leg = cut.worn(leg((pose.hip[0] - 0.8, pose.hip[1]), pose.far_leg, style.limbs), cut.legs)
    near_leg = cut.worn(leg((pose.hip[0] + 0.6, pose.hip[1]), pose.near_leg, style.limbs), cut.legs)
    far_hand: Hand = "points" if pose.points and weapon == "none" else pose.hands
    far_arm = _arm(far, pose.far_arm, far_hand, carried, style, cut)
    near_arm = _arm(near, pose.near_arm, pose.hands, carried, style, cut)
    pack = _pack(pose) if headgear in _WITH_PACKS and not cut.name else ()
    body, top = trunk(pose, cut, style, is_behind=is_behind), head(pose, headgear, style, is_behind=is_behind)
    slung, held = (weapon_marks, ()) if pose.is_slung else ((), weapon_marks)
    if is_behind:
        # What was near is beyond the body, but for what is slung over the back.
        before = slung, pack, far_arm.palm, far_arm.sleeve, far_arm.fingers
        layers = (near_arm.palm, held, near_arm.sleeve, near_arm.fingers, near_leg, far_leg, body, top, *before)
    else:
        hands = near_arm.palm, held, far_arm.fingers, near_arm.sleeve, near_arm.fingers
        layers = (far_leg, far_arm.sleeve, far_arm.palm, slung, pack, near_leg, body, top, *hands)
    return style.penned([mark for layer in layers for mark in layer])


def _arm(
    start: Joint, joints: tuple[Joint, Joint], hand: Hand, carried: Sequence[Mark], style: FigureStyle, cut: Cut
) -> Arm:
    """An arm in its sleeve, the hand around what is carried if that passes through it."""
    along = shaft_in_hand(carried, joints[1]) if hand == "fist" else None
    drawn = holding_arm(start, joints, along, style.limbs) if along else arm(start, joints, hand, style.limbs)
    return replace(drawn, sleeve=cut.worn(drawn.sleeve, cut.sleeves))


def shoulder(pose: Pose, ahead: float) -> Joint:
    """Where an arm begins, a little below the neck and ahead of the spine."""
    x, y, _ = axis(pose.neck, pose.hip)
    return pose.neck[0] + x * 1.4 + y * ahead, pose.neck[1] + y * 1.4 - x * ahead


def _along(pose: Pose, points: str, build: Build = ()) -> str:
    """Points given as ``ahead,below`` in the direction of the spine, from the neck; below: 1 is at the hips."""
    x, y, far = axis(pose.neck, pose.hip)
    placed = []
    for point in points.split():
        ahead, below = (float(number.rstrip("!")) for number in point.split(","))
        ahead *= width_at(_NECK + below * _SPINE, build)
        at = pose.neck[0] + x * below * far + y * ahead, pose.neck[1] + y * below * far - x * ahead
        placed.append(f"{at[0]:.2f},{at[1]:.2f}{'!' if point.endswith('!') else ''}")
    return " ".join(placed)


def trunk(pose: Pose, cut: Cut, style: FigureStyle, *, is_behind: bool = False) -> tuple[Mark, ...]:
    """The coat with its collar, its folds, its belt and straps, open in front below the belt."""
    hem = 1 + cut.skirt / axis(pose.neck, pose.hip)[2]
    front, back = "5.6,0.16 5.7,0.48 4.6,0.8", "-4.6,0.8 -5.3,0.4 -4.6,0.08"
    skirts = f"6.6,{hem - 0.05:.2f}! 3.4,{hem:.2f} 2.6,0.98! 1.4,{hem + 0.02:.2f}! -2,{hem - 0.02:.2f}"
    f" -6.2,{hem - 0.03:.2f}!"

    def drawn(points: str) -> str:
        return f"M {_line(_along(pose, points, style.build))}"

    coat = grown(_along(pose, f"-1.6,-0.06 2.6,-0.04 {front} {skirts} {back}", style.build))
    glow = grown(_along(pose, "-2,0.02 -4,0.12 -4.5,0.42 -3.8,0.78 -3,0.78 -3.2,0.4", style.build))
    skirt_glow = grown(_along(pose, f"-4,0.88 -5.2,{hem - 0.06:.2f} -3.4,{hem - 0.06:.2f}", style.build))
    folds = " ".join(
        map(
            drawn,
            (
                "2.8,0.04 3.2,0.4 2.6,0.78",
                f"-2.6,0.9 -3.4,{hem - 0.08:.2f}",
                f"0.4,0.92 0,{hem - 0.06:.2f}",
                f"4,0.9 4.8,{hem - 0.1:.2f}",
                "-3.6,0.74 -1.4,0.62",
                "-3.4,0.66 -2,0.56",
                "4.2,0.7 3.4,0.56",
            ),
        )
    )
    collar = grown(_along(pose, "-2.2,-0.1 2.7,-0.08 3.1,0.03 0.4,0.09 -2.6,0.02", style.build))
    belt, straps = (
        Mark(drawn("-4.9,0.81 4.8,0.81"), 1.25),
        Mark(f"M {_line(_along(pose, '-3.4,0.02 -1.2,0.78'))}", 0.95),
    )
    buckle = Mark(drawn("2.2,0.81 3,0.81"), 1.3, "paper", "brass")
    seam = Mark(drawn("-0.4,0.06 -0.2,0.4 -0.3,0.76"), CREASE, matter="line")
    borne = (belt,) if cut.name else (straps, belt)
    return (
        coat.halo(APART),
        coat.in_tone("paper").of(cut.body) if cut.body else coat,
        glow.in_tone("glow"),
        skirt_glow.in_tone("glow"),
        Mark(folds, CREASE, matter="line"),
        *((Mark(_tabard(pose, style.build, hem)),) if cut.name == "plate" else ()),
        *((_charge(pose, style.build),) if cut.name in ("plate", "surcoat") and not is_behind else ()),
        collar.halo(0.25),
        collar,
        *(mark.halo(0.25) for mark in borne),
        *made_of("hide", *borne),
        *((seam,) if is_behind else (buckle,)),
    )


def _tabard(pose: Pose, build: Build, hem: float) -> str:
    """A strip of cloth over breast and hips."""
    return grown(_along(pose, f"-1.6,0.02! 3.6,0.02! 3.6,0.8 4.6,{hem - 0.02:.2f}! -2.6,{hem:.2f}! -1.8,0.8", build)).d


def _charge(pose: Pose, build: Build) -> Mark:
    """A lozenge on the breast."""
    return Mark(grown(_along(pose, "1.2,0.14! 3.4,0.38! 1.2,0.62! -0.8,0.38!", build)).d, 0, "paper")


def _line(points: str) -> str:
    return " L ".join(point.replace(",", " ") for point in points.split())


def _pack(pose: Pose) -> tuple[Mark, ...]:
    pack = grown(_along(pose, "-4,0.06! -9,0.08 -9.6,0.6 -4,0.64!"))
    roll = Mark(f"M {_line(_along(pose, '-8.6,-0.02 -4,0.02'))}", 3.4)
    seam = Mark(f"M {_line(_along(pose, '-8.6,0.3 -5,0.3'))}", 0.6, "paper")
    return pack.halo(APART), roll.halo(APART), pack.of("hide"), roll, seam


def head(pose: Pose, headgear: str, style: FigureStyle, *, is_behind: bool = False) -> tuple[Mark, ...]:
    """A head in profile on its neck, with what is on it."""
    neck = tapered(pose.neck, pose.head, (2.6, 2.2))
    # A larger head grows away from the neck.
    x, y, far = axis(pose.neck, pose.head)
    aside = far * (style.head - 1) * _GROWN
    tilted = turned(pose.tilt, (pose.head[0] + x * aside, pose.head[1] + y * aside), _HEAD * style.head)
    marks = [mark.moved(tilted) for mark in head_of(headgear, style, is_behind=is_behind)]
    areas = (mark for mark in marks if not mark.tone and not mark.width)
    return neck, *joined(mark.halo(APART) for mark in areas), *marks
