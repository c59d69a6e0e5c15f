"""Arms and legs in cloth between joints, with folds where they bend, and light on them from the upper left."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import copysign, cos, hypot, pi, sin
from typing import Final

from pnp.matrix import Matrix
from pnp.symbols.curves import grown
from pnp.symbols.hands import REACH, Hand, grip, hand_at
from pnp.symbols.ink import Mark, joined, made_of
from pnp.values import dataclass

Joint = tuple[float, float]
# The radii at both ends of the parts of arms and legs.
_UPPER_ARM, _FOREARM, _THIGH, _SHIN = (2.4, 1.85), (1.95, 1.35), (3.6, 2.6), (2.5, 1.8)
_FOOT_LONG: Final = 4.6
# Where toes end at most: a boot is half under it.
_GROUND: Final = 42.6
# A line keeps a part apart from what is behind it. Of a limb, so much is lit, so far from its middle; the pen of folds.
APART: Final = 0.42
_LIT: Final = 0.22
_TO_LIGHT: Final = 0.52
# From where to where along a limb light lies.
_LIT_FROM, _LIT_TO = 0.14, 0.86
_LIGHT_FROM: Final = (-0.6, -0.8)
CREASE: Final = 0.34
# A boot around the ankle, its toe to the right, and the edge of its sole.
_BOOT: Final = grown("-1.9,-2.2 -2.2,0.6 -2.2,2.3! 0.3,2.3! 0.5,1.9 5,2.3! 5.6,1.5 4.6,0.3 2.6,-0.8 1.9,-2.2")
_SOLE: Final = Mark("M -2 1.5 L 0.4 1.5 L 5.3 1.6", 0.4, "paper", "hide")


def turned(degrees: float, at: Joint, scale: float = 1.0) -> Matrix:
    """What turns marks clockwise about the origin, makes them larger and moves the origin."""
    across, down = scale * cos(degrees * pi / 180), scale * sin(degrees * pi / 180)
    return across, down, -down, across, *at


def axis(start: Joint, end: Joint) -> tuple[float, float, float]:
    """The direction from a joint to another, and how far they are apart."""
    x, y = end[0] - start[0], end[1] - start[1]
    far = max(hypot(x, y), 1e-6)
    return x / far, y / far, far


def tapered(start: Joint, end: Joint, radii: tuple[float, float]) -> Mark:
    """A limb between two joints, thinner at its end, with round ends."""
    x, y, _ = axis(start, end)
    first, last = radii
    (ax, ay), (bx, by) = ((at[0] - y * r, at[1] + x * r) for at, r in ((start, first), (end, last)))
    (dx, dy), (cx, cy) = ((at[0] + y * r, at[1] - x * r) for at, r in ((start, first), (end, last)))
    there = f"M {ax:.2f} {ay:.2f} L {bx:.2f} {by:.2f} A {last:g} {last:g} 0 0 0 {cx:.2f} {cy:.2f}"
    return Mark(f"{there} L {dx:.2f} {dy:.2f} A {first:g} {first:g} 0 0 0 {ax:.2f} {ay:.2f} Z")


def _muscle(start: Joint, end: Joint, radii: tuple[float, float]) -> Mark:
    """A limb in cloth, fuller above its middle than at its ends, which are round."""
    x, y, far = axis(start, end)
    first, last = radii

    def at(along: float, aside: float) -> str:
        return f"{start[0] + x * along * far - y * aside:.2f} {start[1] + y * along * far + x * aside:.2f}"

    there = f"M {at(0, first)} C {at(0.35, first * 1.18)} {at(0.7, last * 1.12)} {at(1, last)}"
    back = f"C {at(0.7, -last * 1.12)} {at(0.35, -first * 1.18)} {at(0, -first)}"
    end_arc, start_arc = (f"A {r:g} {r:g} 0 0 0" for r in (last, first))
    return Mark(f"{there} {end_arc} {at(1, -last)} {back} {start_arc} {at(0, first)} Z")


def _limb(start: Joint, end: Joint, radii: tuple[float, float]) -> Iterator[Mark]:
    """A limb with a glow along the side that the light falls on."""
    yield _muscle(start, end, radii)
    x, y, _ = axis(start, end)
    side = 1 if y * _LIGHT_FROM[0] - x * _LIGHT_FROM[1] < 0 else -1
    ends = _toward(start, end, _LIT_FROM), _toward(start, end, _LIT_TO)
    first, last = (
        (at[0] - y * side * r * _TO_LIGHT, at[1] + x * side * r * _TO_LIGHT) for at, r in zip(ends, radii, strict=True)
    )
    yield tapered(first, last, (radii[0] * _LIT, radii[1] * _LIT)).in_tone("glow")


def _creases(before: Joint, at: Joint, after: Joint, radius: float) -> Mark:
    """Two folds of cloth in the bend of a joint, on its inner side."""
    (x, y, _), (to_x, to_y, _) = axis(at, before), axis(at, after)
    inner_x, inner_y, straight = axis((0, 0), (x + to_x, y + to_y))
    if straight < 0.05:
        inner_x, inner_y = -y, x
    strokes = []
    for turn in (-0.5, 0.35):
        dx, dy = inner_x + x * turn, inner_y + y * turn
        strokes.append(
            f"M {at[0] + dx * radius * 0.85:.2f} {at[1] + dy * radius * 0.85:.2f}"
            f" L {at[0] - dx * radius * 0.15 + x * turn:.2f} {at[1] - dy * radius * 0.15 + y * turn:.2f}"
        )
    return Mark(" ".join(strokes), CREASE, matter="line")


def _jointed(parts: Sequence[tuple[Joint, Joint, tuple[float, float]]], thick: float) -> tuple[Mark, ...]:
    """Limbs that hang together, with one line of paper around all of them. thick: how many times as thick as usual."""
    parts = [(start, end, (first * thick, last * thick)) for start, end, (first, last) in parts]
    return (
        *joined(_muscle(*part).halo(APART) for part in parts),
        *(mark for part in parts for mark in _limb(*part)),
        *(_creases(a[0], b[0], b[1], b[2][0]) for a, b in pairwise(parts)),
    )


def _toward(start: Joint, end: Joint, share: float) -> Joint:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(frozen=True, slots=True, kw_only=True)
class Arm:
    """An arm in the layers between which what it holds lies: palm, then that, then sleeve and fingers."""

    palm: tuple[Mark, ...] = ()
    sleeve: tuple[Mark, ...] = ()
    fingers: tuple[Mark, ...] = ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All of it, if it holds nothing."""
        return *self.palm, *self.sleeve, *self.fingers


def arm(start: Joint, joints: tuple[Joint, Joint], hand: Hand, thick: float) -> Arm:
    """A sleeve from the shoulder over the elbow to the wrist, with its cuff and its hand."""
    elbow, wrist = joints
    sleeve, cuff = _sleeve(start, elbow, wrist, thick)
    return Arm(sleeve=sleeve, fingers=(*hand_at(elbow, wrist, hand), *cuff))


def holding_arm(start: Joint, joints: tuple[Joint, Joint], along: Joint, thick: float) -> Arm:
    """An arm whose hand, the last joint, is around a shaft. along: the direction of the shaft."""
    elbow, middle = joints
    x, y, _ = axis(elbow, middle)
    sleeve, cuff = _sleeve(start, elbow, (middle[0] - x * REACH, middle[1] - y * REACH), thick)
    palm, fingers = grip(elbow, middle, along)
    return Arm(palm=palm, sleeve=(*sleeve, *cuff), fingers=fingers)


def _sleeve(start: Joint, elbow: Joint, wrist: Joint, thick: float) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
    """A sleeve and its cuff, which is wider at the wrist."""
    x, y, _ = axis(elbow, wrist)
    corners = []
    for share, half in ((0.7, 1.5), (1.0, 1.75)):
        at = _toward(elbow, wrist, share)
        corners.append([(at[0] + side * -y * half * thick, at[1] + side * x * half * thick) for side in (-1, 1)])
    (a, b), (d, c) = corners
    cuff = Mark("M " + " L ".join(f"{at[0]:.2f} {at[1]:.2f}" for at in (a, b, c, d)) + " Z")
    return (
        _jointed(((start, elbow, _UPPER_ARM), (elbow, wrist, _FOREARM)), thick),
        (Mark(cuff.d, 2 * CREASE, matter="line"), cuff),
    )


def leg(hip: Joint, joints: tuple[Joint, Joint], thick: float) -> tuple[Mark, ...]:
    """A leg from the hip over the knee to the ankle, in a boot with a heel."""
    knee, ankle = joints
    x, y, _ = axis(knee, ankle)
    along_x, along_y = y, -x
    deepest = (_GROUND - ankle[1]) / _FOOT_LONG
    if along_y > deepest:
        # The foot lies flat, or on its back if the shin does.
        along_x, along_y = copysign((1 - deepest**2) ** 0.5, x if abs(x) > abs(y) else y), deepest
    boot = _BOOT.moved((along_x, along_y, -along_y, along_x, *ankle))
    shaft = tapered(_toward(knee, ankle, 0.45), ankle, (2.35, 1.9))
    limbs = _jointed(((hip, knee, _THIGH), (knee, ankle, _SHIN)), thick)
    top = tapered(_toward(knee, ankle, 0.43), _toward(knee, ankle, 0.5), (2.5, 2.4))
    return (
        boot.halo(APART),
        *limbs,
        *made_of("hair", top, shaft, boot),
        _SOLE.moved((along_x, along_y, -along_y, along_x, *ankle)),
    )
