"""Limbs in wide cloth, each in one outline: sleeves with a cuff, breeches in high boots."""

from collections.abc import Iterator
from typing import Final

from pnp.symbols.curves import grown, strand
from pnp.symbols.hands import Hand, hand_at
from pnp.symbols.ink import Mark, line
from pnp.symbols.limbs import Joint, axis

_APART: Final = 0.5
_HAND: Final = 1.25


def _at(point: Joint, along: Joint, *, ahead: float = 0.0, aside: float = 0.0) -> str:
    """A point that lies so far ahead and to the right of a direction."""
    return f"{point[0] + along[0] * ahead - along[1] * aside:.2f},{point[1] + along[1] * ahead + along[0] * aside:.2f}"


def _between(start: Joint, end: Joint, share: float) -> Joint:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _bent(start: Joint, bend: Joint, end: Joint, radii: tuple[float, float, float], cut: str = "!") -> Mark:
    """A limb in one outline, round where it begins. radii: at its start, its bend and its end."""
    first, second = axis(start, bend)[:2], axis(bend, end)[:2]
    x, y, _ = axis((0, 0), (first[0] + second[0], first[1] + second[1]))
    middle = x, y
    a, b, c = radii
    upper, lower = _between(start, bend, 0.5), _between(bend, end, 0.55)
    full, slim = (a + b) / 2 * 1.08, (b + c) / 2
    return grown(
        f"{_at(start, first, ahead=-a)} {_at(start, first, aside=-a)} {_at(upper, first, aside=-full)}"
        f" {_at(bend, middle, aside=-b)} {_at(lower, second, aside=-slim)} {_at(end, second, aside=-c)}{cut}"
        f" {_at(end, second, aside=c)}{cut} {_at(lower, second, aside=slim)} {_at(bend, middle, aside=b)}"
        f" {_at(upper, first, aside=full)} {_at(start, first, aside=a)}"
    )


def sleeve(start: Joint, joints: tuple[Joint, Joint], hand: Hand, *, is_far: bool = False) -> Iterator[Mark]:
    """A wide sleeve from the shoulder to the wrist, with a broad cuff, and the hand that comes out of it.

    Where it begins it has no line: it is one with the cloth of the shoulder.
    """
    elbow, wrist = joints
    cloth = _bent(start, elbow, wrist, (3.6, 3.0, 3.2))
    upper, fore = axis(start, elbow)[:2], axis(elbow, wrist)[:2]
    bend = 1 if upper[0] * fore[1] - upper[1] * fore[0] < 0 else -1
    back = _between(elbow, wrist, 0.72)
    trim = grown(
        f"{_at(back, fore, aside=-3.2)}! {_at(wrist, fore, aside=-3.4)}! {_at(wrist, fore, ahead=0.7)}"
        f" {_at(wrist, fore, aside=3.4)}! {_at(back, fore, aside=3.2)}!"
    )
    yield Mark(" ".join(_side(start, elbow, wrist, side) for side in (-1, 1)), 2 * _APART, "paper", "line")
    yield cloth
    palm = _xy(_at(wrist, fore, ahead=0.6))
    for mark in hand_at(elbow, wrist, hand):
        yield mark.moved((_HAND, 0, 0, _HAND, palm[0] - wrist[0] * _HAND, palm[1] - wrist[1] * _HAND))
    if is_far:
        yield Mark(cloth.d, 0, "light", "line")
    else:
        yield _light(start, elbow, wrist)
    yield Mark(
        f"M {_point(elbow, upper, ahead=-0.4, aside=-2.6 * bend)}"
        f" L {_point(elbow, upper, ahead=-2.8, aside=0.2 * bend)}"
        f" M {_point(elbow, fore, ahead=0.8, aside=-2.6 * bend)} L {_point(elbow, fore, ahead=2.4, aside=0.2 * bend)}",
        0.5,
        matter="line",
    )
    yield trim.of("brass")
    yield Mark(trim.d, 0.6, matter="line")


def _side(start: Joint, bend: Joint, end: Joint, side: int) -> str:
    """The line along one side of a sleeve, from below the shoulder on."""
    first, second = axis(start, bend)[:2], axis(bend, end)[:2]
    x, y, _ = axis((0, 0), (first[0] + second[0], first[1] + second[1]))
    return strand(
        f"{_at(_between(start, bend, 0.3), first, aside=side * 3.5)} {_at(bend, (x, y), aside=side * 3.0)}"
        f" {_at(_between(bend, end, 0.55), second, aside=side * 3.1)} {_at(end, second, aside=side * 3.2)}",
        1,
    ).d


def _point(point: Joint, along: Joint, *, ahead: float = 0.0, aside: float = 0.0) -> str:
    return _at(point, along, ahead=ahead, aside=aside).replace(",", " ")


def _light(start: Joint, bend: Joint, end: Joint) -> Mark:
    """The side of a sleeve that faces up, which runs out before the cuff."""

    def raised(at: Joint) -> Joint:
        return at[0] - 0.6, at[1] - 1.5

    return _bent(raised(start), raised(bend), raised(_between(bend, end, 0.62)), (0.7, 0.75, 0.2), "").in_tone("glow")


def legging(start: Joint, joints: tuple[Joint, Joint], *, is_far: bool = False) -> Iterator[Mark]:
    """A leg in light breeches and a boot to below the knee, its toe in line with the shin."""
    knee, ankle = joints
    below = _between(knee, ankle, 0.3)
    shin = axis(knee, ankle)[:2]
    breeches = _bent(start, knee, _between(knee, ankle, 0.42), (4.6, 3.5, 2.5), "")
    shaft = _bent(below, _between(knee, ankle, 0.6), ankle, (2.7, 2.75, 1.9), "")
    boot = _BOOT.moved(_foot(shin, ankle))
    top = grown(
        f"{_at(below, shin, aside=-3)}! {_at(below, shin, aside=3)}! {_at(below, shin, ahead=2, aside=2.9)}!"
        f" {_at(below, shin, ahead=2, aside=-2.9)}!"
    )
    yield Mark(f"{breeches.d} {boot.d}", 2 * _APART, "paper", "line")
    yield breeches.in_tone("paper")
    yield Mark(shaft.d, 2 * _APART, "paper", "line")
    yield boot.of("hair")
    yield shaft.of("hair")
    yield top.of("hide")
    yield Mark(top.d, 0.5, matter="line")
    if is_far:
        yield from (Mark(mark.d, 0, "light", "line") for mark in (breeches, shaft, boot))
        return
    lit = _xy(_at(_between(knee, ankle, 0.55), shin, aside=1.1)), _xy(_at(ankle, shin, ahead=-1, aside=0.7))
    yield line(*lit, width=0.8).in_tone("glow")
    yield Mark(
        f"M {_point(knee, shin, ahead=1.2, aside=-2.4)} L {_point(knee, shin, ahead=0.2, aside=0.2)}"
        f" M {_point(knee, shin, ahead=2.6, aside=-2.2)} L {_point(knee, shin, ahead=2.2, aside=-0.2)}",
        0.45,
        matter="line",
    )


def _xy(text: str) -> Joint:
    x, y = text.split(",")
    return float(x), float(y)


# A boot from the ankle, its toe to the right.
_BOOT: Final = grown("-2,-2 -2.6,0.6 -2,2.4! 0.4,2.2! 0.8,1.7 5.6,2! 6.6,1 5.6,-0.4 2.8,-1.5 1,-2.2")
# How far a foot is stretched: between the shin and a right angle to it.
_DROOP: Final = (0.9, 0.44)


def _foot(shin: Joint, ankle: Joint) -> tuple[float, float, float, float, float, float]:
    """A boot that trails: its toe almost in line with the shin, its sole behind."""
    cosine, sine = _DROOP
    across, down = shin[0] * cosine + shin[1] * sine, shin[1] * cosine - shin[0] * sine
    return across * _HAND, down * _HAND, -down * _HAND, across * _HAND, *ankle
