"""What a unit is: the signs inside the frame of a unit symbol.

A branch is the sign of an arm, a trait is added to it: mountain infantry is the cross of infantry over a mountain. Both
are drawn for a frame, whose box has the corners (±across, ±down).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from pnp.symbols.frames import Frame
from pnp.symbols.ink import Mark, ellipse, line, oblong, polygon
from pnp.symbols.letters import letters
from pnp.values import dataclass

Drawing = Callable[[Frame], tuple[Mark, ...]]
PEN: Final = 3.2


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign that can stand in a frame. text: what it means. draw: its marks in a frame."""

    text: str
    draw: Drawing


def _line(*points: tuple[float, float]) -> Mark:
    return line(*points, width=PEN)


def _cross(frame: Frame) -> tuple[Mark, ...]:
    x, y = frame.across, frame.down
    return _line((-x, -y), (x, y)), _line((-x, y), (x, -y))


def _slash(frame: Frame) -> tuple[Mark, ...]:
    return (_line((-frame.across, frame.down), (frame.across, -frame.down)),)


def _track(frame: Frame) -> tuple[Mark, ...]:
    across, down = _size(frame, 24), _size(frame, 12.5)
    return (oblong(down - across, across - down, 0, down, PEN),)


def _size(frame: Frame, length: float) -> float:
    """A length of the friendly frame, in another one."""
    return length * min(frame.across / 36 * 1.25, 1.0)


def _disc(frame: Frame) -> tuple[Mark, ...]:
    return (ellipse(0, 0, 8.5),)


def _wedge(frame: Frame) -> tuple[Mark, ...]:
    return (_line((-frame.across, frame.down), (0, -_top(frame)), (frame.across, frame.down)),)


def _top(frame: Frame) -> float:
    """The height of the frame over its centre."""
    return frame.depth


def _dome(frame: Frame) -> tuple[Mark, ...]:
    x, y = frame.across, frame.down
    return (Mark(f"M {-x:g} {y:g} C {-x * 0.75:g} {-y * 0.55:g} {x * 0.75:g} {-y * 0.55:g} {x:g} {y:g}", PEN),)


def _bridge_posts(frame: Frame) -> tuple[Mark, ...]:
    return _line((-20, 12), (-20, -9), (20, -9), (20, 12)), _line((0, -9), (0, 12))


def _bridging(frame: Frame) -> tuple[Mark, ...]:
    return (
        _line((-22, -13), (-15, -6), (15, -6), (22, -13)),
        _line((-22, 13), (-15, 6), (15, 6), (22, 13)),
    )


def _lightning(frame: Frame) -> tuple[Mark, ...]:
    x, y = frame.across, frame.down
    return (_line((-x, -y), (4, -6), (-4, 6), (x, y)),)


def _supply(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down * 0.5
    return (_line((-frame.reach(y), y), (frame.reach(y), y)),)


def _spokes(frame: Frame) -> tuple[Mark, ...]:
    r, s = 12.5, 8.84
    return (
        ellipse(0, 0, r, width=PEN),
        *(
            line(a, b, width=2.2)
            for a, b in (((-r, 0), (r, 0)), ((0, -r), (0, r)), ((-s, -s), (s, s)), ((-s, s), (s, -s)))
        ),
    )


def _wrench(frame: Frame) -> tuple[Mark, ...]:
    return (
        _line((-13, 0), (13, 0)),
        Mark("M -21 -7.5 A 7.5 7.5 0 0 1 -21 7.5", PEN),
        Mark("M 21 -7.5 A 7.5 7.5 0 0 0 21 7.5", PEN),
    )


def _plus(frame: Frame) -> tuple[Mark, ...]:
    x = frame.reach(0)
    return _line((-x, 0), (x, 0)), _line((0, -frame.depth), (0, frame.depth))


def _mortar(frame: Frame) -> tuple[Mark, ...]:
    return ellipse(0, 8.5, 5.5, width=PEN), _line((0, 3), (0, -15)), _line((-6, -9), (0, -15.5), (6, -9))


def _machine_gun(frame: Frame) -> tuple[Mark, ...]:
    return _line((0, 14), (0, -14)), _line((-8, -6), (0, -14.5), (8, -6)), _line((-9, 14), (9, 14))


def _anti_tank_gun(frame: Frame) -> tuple[Mark, ...]:
    return _line((-9, 14), (0, 6), (9, 14)), _line((0, 6), (0, -15)), _line((-6, -8), (-6, 3)), _line((6, -8), (6, 3))


def _howitzer(frame: Frame) -> tuple[Mark, ...]:
    return (*(_line((x, -14), (x, 7)) for x in (-5.5, 5.5)), ellipse(0, 10.5, 4.2, width=PEN))


def _missile(frame: Frame) -> tuple[Mark, ...]:
    return (Mark("M -7 15 L -7 -7 C -7 -12 -4 -15 0 -15 C 4 -15 7 -12 7 -7 L 7 15", PEN),)


def _ring_of_rail(frame: Frame) -> tuple[Mark, ...]:
    return (
        _line((-24, -3), (24, -3)),
        *(ellipse(x, 6, 4.2, width=2.8) for x in (-17, -7, 7, 17)),
    )


def _wings(frame: Frame) -> tuple[Mark, ...]:
    """A propeller: a loop that lies."""
    return (Mark("M 0 0 C 7 -11 23 -11 23 0 C 23 11 7 11 0 0 C -7 -11 -23 -11 -23 0 C -23 11 -7 11 0 0 Z"),)


def _bomber(frame: Frame) -> tuple[Mark, ...]:
    return (*(mark.moved((1, 0, 0, 0.8, 0, -4)) for mark in _wings(frame)), polygon((-5, 8), (5, 8), (0, 17)))


def _fighter(frame: Frame) -> tuple[Mark, ...]:
    return (*(mark.moved((1, 0, 0, 0.8, 0, 3)) for mark in _wings(frame)), _line((-8, -8.5), (0, -15.5), (8, -8.5)))


def _rotor(frame: Frame) -> tuple[Mark, ...]:
    return (polygon((-21, -10), (0, -1.2), (21, -10), (21, 10), (0, 1.2), (-21, 10)),)


def _anchor(frame: Frame) -> tuple[Mark, ...]:
    return (
        ellipse(0, -12.5, 3.6, width=2.8),
        _line((0, -9), (0, 15)),
        _line((-8, -4), (8, -4)),
        Mark("M -13 5 C -12 12 -6 15 0 15 C 6 15 12 12 13 5", PEN),
    )


def _ship(frame: Frame) -> tuple[Mark, ...]:
    return (
        polygon((-22, 3), (22, 3), (15, 13), (-15, 13)),
        polygon((-8, -6), (8, -6), (8, 1), (-8, 1)),
        _line((1, -7), (1, -15)),
    )


def _retorts(frame: Frame) -> tuple[Mark, ...]:
    return (
        Mark("M -15 14 C -10 2 2 -8 13 -10", PEN),
        Mark("M 15 14 C 10 2 -2 -8 -13 -10", PEN),
        ellipse(15, -9, 4),
        ellipse(-15, -9, 4),
    )


def _triangle(frame: Frame) -> tuple[Mark, ...]:
    return (polygon((0, -14), (15, 12), (-15, 12), width=PEN),)


def _fort(frame: Frame) -> tuple[Mark, ...]:
    return (
        Mark(
            "M -20 13 L -20 -9 L -12 -9 L -12 -3 L -4 -3 L -4 -9 L 4 -9 L 4 -3 L 12 -3 L 12 -9 L 20 -9 L 20 13 Z", PEN
        ),
    )


def _funnel(frame: Frame) -> tuple[Mark, ...]:
    return _line((-12, -13), (12, -13), (0, 2), (-12, -13)), _line((0, 2), (0, 15))


def _cartridge(frame: Frame) -> tuple[Mark, ...]:
    return Mark("M -8 12 L -8 -5 C -8 -11 -4 -15 0 -15 C 4 -15 8 -11 8 -5 L 8 12", PEN), _line((-12, 12), (12, 12))


def _dish(frame: Frame) -> tuple[Mark, ...]:
    return (
        Mark("M -15 -9 C -15 6 -5 14 9 13", PEN),
        _line((-6, 5), (6, -4), (3, -9), (15, -15)),
    )


def _beam(frame: Frame) -> tuple[Mark, ...]:
    return _line((-16, -14), (16, -14)), _line((-16, -14), (0, 14), (16, -14)), ellipse(0, 14, 3)


def _spade(frame: Frame) -> tuple[Mark, ...]:
    return (
        _line((0, -15), (0, 3)),
        _line((-6, -15), (6, -15)),
        Mark("M -7 3 L 7 3 L 7 9 C 7 13 3 15 0 16 C -3 15 -7 13 -7 9 Z"),
    )


def _word(text: str) -> Drawing:
    return lambda frame: letters(text, 21, PEN)


def _nothing(frame: Frame) -> tuple[Mark, ...]:
    return ()


def _gull(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down - 3
    wings = f"M -12 {y:g} C -12 {y - 8.5:g} 0 {y - 8.5:g} 0 {y:g} C 0 {y - 8.5:g} 12 {y - 8.5:g} 12 {y:g}"
    return (Mark(wings, 3),)


def _canopy(frame: Frame) -> tuple[Mark, ...]:
    y = -frame.down + 9
    return (
        Mark(f"M -10 {y:g} C -10 {y - 9:g} 10 {y - 9:g} 10 {y:g} Z"),
        line((-9, y), (0, y + 10), (9, y), width=2.2),
    )


def _glider(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down - 5
    return line((-15, y), (15, y), width=3), line((0, y - 6), (0, y + 2), width=3)


def _mountain(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down
    return (polygon((-11, y), (0, y - 13), (11, y)),)


def _post(frame: Frame) -> tuple[Mark, ...]:
    return (_line((0, -frame.depth), (0, frame.depth)),)


def _skis(frame: Frame) -> tuple[Mark, ...]:
    """A pair, one behind the other, their tips at the left."""
    y = frame.down - 3.5
    return tuple(line((-15, at - 4.5), (-11, at), (14, at), width=2.8) for at in (y - 5.5, y + 0.5))


def _bicycle(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down - 6.5
    return (
        ellipse(-7.5, y, 4, width=2.4),
        ellipse(7.5, y, 4, width=2.4),
        line((-7.5, y), (-2, y - 6), (4.5, y - 6), (7.5, y), width=2.2),
    )


def _small_anchor(frame: Frame) -> tuple[Mark, ...]:
    scale = 0.5
    return tuple(
        Mark(mark.d, mark.width * 1.5, mark.tone).moved((scale, 0, 0, scale, 0, frame.down - 9))
        for mark in _anchor(frame)
    )


def _chevrons(frame: Frame) -> tuple[Mark, ...]:
    y = -frame.down + 9.5
    return _chevron(y), _chevron(y + 5)


def _chevron(y: float) -> Mark:
    return line((-8, y), (0, y - 5.5), (8, y), width=2.6)


def _wheels_inside(frame: Frame) -> tuple[Mark, ...]:
    y = frame.down - 5
    return tuple(ellipse(x, y, 3.2, width=2.4) for x in (-9, 0, 9))


def _bar(frame: Frame) -> tuple[Mark, ...]:
    """A band along the top, filled."""
    y = -frame.down * 0.52
    x, top = frame.reach(y), -frame.down
    return (polygon((-frame.reach(top), top), (frame.reach(top), top), (x, y), (-x, y)),)


def _left_stripe(frame: Frame) -> tuple[Mark, ...]:
    x, y = frame.across, frame.down
    return (polygon((-x, -y), (-x + 9, -y), (-x + 9, y), (-x, y)),)


def _side_letter(text: str) -> Drawing:
    """A letter where the cross of infantry leaves room: at its left."""

    def draw(frame: Frame) -> tuple[Mark, ...]:
        return tuple(mark.moved((1, 0, 0, 1, -frame.across * 0.66, 0)) for mark in letters(text, 11, 2.4))

    return draw


def _middle_letter(text: str) -> Drawing:
    """A letter within the track of tanks."""
    return lambda frame: letters(text, 11, 2.4)


BRANCHES: Final[Mapping[str, Sign]] = {
    "infantry": Sign("Infantry", _cross),
    "armour": Sign("Tanks", _track),
    "cavalry": Sign("Cavalry, or scouts", _slash),
    "artillery": Sign("Guns", _disc),
    "anti-tank": Sign("Anti-tank", _wedge),
    "anti-air": Sign("Anti-aircraft", _dome),
    "engineer": Sign("Engineers", _bridge_posts),
    "bridging": Sign("Bridging", _bridging),
    "signals": Sign("Signals", _lightning),
    "supply": Sign("Supply", _supply),
    "transport": Sign("Transport", _spokes),
    "maintenance": Sign("Repairs", _wrench),
    "medical": Sign("Medical", _plus),
    "headquarters": Sign("Headquarters", _word("HQ")),
    "military-police": Sign("Military police", _word("MP")),
    "special-forces": Sign("Special forces", _word("SF")),
    "electronic-warfare": Sign("Electronic warfare", _word("EW")),
    "partisan": Sign("Partisans", _word("P")),
    "militia": Sign("Militia", _word("M")),
    "depot": Sign("Depot", _word("D")),
    "mortar": Sign("Mortars", _mortar),
    "machine-gun": Sign("Machine guns", _machine_gun),
    "anti-tank-gun": Sign("Anti-tank guns", _anti_tank_gun),
    "howitzer": Sign("Howitzers", _howitzer),
    "missile": Sign("Missiles", _missile),
    "railway": Sign("Railway", _ring_of_rail),
    "aircraft": Sign("Aircraft", _wings),
    "bomber": Sign("Bombers", _bomber),
    "fighter": Sign("Fighters", _fighter),
    "helicopter": Sign("Helicopters", _rotor),
    "navy": Sign("Navy", _anchor),
    "ship": Sign("Ships", _ship),
    "chemical": Sign("Chemical troops", _retorts),
    "observation": Sign("Observers", _triangle),
    "fortress": Sign("Fortress troops", _fort),
    "fuel": Sign("Fuel", _funnel),
    "ammunition": Sign("Ammunition", _cartridge),
    "radar": Sign("Radar", _dish),
    "searchlight": Sign("Searchlights", _beam),
    "labour": Sign("Labour troops", _spade),
    "unit": Sign("Any unit", _nothing),
}

TRAITS: Final[Mapping[str, Sign]] = {
    "mechanised": Sign("In armoured carriers, or guns on tracks", _track),
    "motorised": Sign("In lorries", _post),
    "airborne": Sign("Carried by air", _gull),
    "parachute": Sign("By parachute", _canopy),
    "glider": Sign("By glider", _glider),
    "mountain": Sign("Mountain troops", _mountain),
    "ski": Sign("On skis", _skis),
    "bicycle": Sign("On bicycles", _bicycle),
    "naval": Sign("Marines", _small_anchor),
    "rocket": Sign("Rockets", _chevrons),
    "wheels": Sign("Armoured cars", _wheels_inside),
    "staff": Sign("The staff of a unit", _bar),
    "guard": Sign("Guards", _side_letter("G")),
    "light": Sign("Light", _side_letter("L")),
    "heavy": Sign("Heavy", _side_letter("H")),
    "security": Sign("Security, or garrison", _left_stripe),
}
# Signs that stand elsewhere within the track of tanks, by the names of traits.
IN_TRACK: Final[Mapping[str, Sign]] = {
    name: replace(TRAITS[name], draw=_middle_letter(letter))
    for name, letter in (("guard", "G"), ("light", "L"), ("heavy", "H"))
}
