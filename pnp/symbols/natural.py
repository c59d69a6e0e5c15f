"""Figures for pictures: six heads high, with faces, hands and the dress of their time, and a horse of natural build.

Each stands where the squat figure of a counter stands, so that both carry the same weapons.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols import horses
from pnp.symbols.arms import ARM, AT_REST
from pnp.symbols.borne import AT_HIP
from pnp.symbols.covered_heads import head_of
from pnp.symbols.curves import grown
from pnp.symbols.dress import (
    APRON,
    CROSSED,
    DRESS,
    FINE,
    PELISSE,
    SEATED,
    SLEEVES,
    WITH_CROSSED_BELTS,
    dress_of,
    from_behind,
)
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.grips import shaft_in_hand
from pnp.symbols.heads import cut, paper, shaded
from pnp.symbols.ink import Mark, ellipse, joined, line, raised, width_at
from pnp.symbols.limbs import Arm, Joint, arm, holding_arm
from pnp.symbols.words import BEHIND, CHILD

# Where arms begin and, if their hands are lower, hang down; where hips and soles are; and how thin poles and barrels
# are, as a share.
_SHOULDER, _ARMPIT, _HANGS = 5.2, 12.2, 25.0
_HIPS, _SOLES = 22.6, 44.0
_THINNER: Final = 0.6
# The head of a counter has a radius of 6 and is seen far off; here it is a sixth of the height. Where its chin is.
_HEAD: Final = 0.46
# How many times as large the heads of children are.
_OF_CHILDREN: Final = 1.4
_CHIN: Final = 7.3
_APART, _AROUND_POLES = 0.55, 0.34

# A thigh at the saddle, the knee before the girth, a long boot with its heel low in the stirrup.
_RIDING: Final = (
    *shaded(grown("-5,23.4 0.6,22.8 5.6,25.4 9.6,29.4 9.4,32.8 5.4,33.2 0,30.6 -4.6,28"), FINE),
    Mark("M 2.6 25.6 L 5.4 28.4 M 6.6 29.6 L 8.4 31.4", 0.32, matter="line"),
    line((7.6, 31), (8.6, 46), width=0.7).of("hide"),
    grown(
        "4.6,31.2 7.4,30.4 10,31.6! 9.4,36 7.6,40.8 8.6,42.6 12.2,43.6 12.4,45! 6.4,45.6! 5.8,44.6 3.4,45.6!"
        " 3.8,41 4.6,36"
    ).of("hair"),
    Mark("M 4.8 45.9 L 11.4 45.4", 0.9).of("brass"),
    paper(Mark("M 4.8 33.4 L 9.6 33.8", 0.5)),
)

# How the horse goes that draws something, where, and how large it is.
_HARNESSED: Final = {"chariot": ("galloping-horse", 12.0, 9.0, 0.78), "horse gun": ("horse", -14.0, 2.0, 0.88)}


def _harnessed(traits: Sequence[str], gait: str, x: float, y: float, scale: float) -> tuple[Mark, ...]:
    """The horse that draws it, smaller and elsewhere, without a saddle."""
    horse = horses.drawn(horses.HORSES[gait], traits, is_saddled=False)
    return tuple(mark.moved((scale, 0, 0, scale, x, y)) for mark in horse)


def ridden(mount: str, traits: Sequence[str]) -> tuple[Mark, ...]:
    """The horse of a mount that has one; nothing for any other."""
    if mount in _HARNESSED:
        return _harnessed(traits, *_HARNESSED[mount])
    return horses.drawn(horses.HORSES[mount], traits) if mount in horses.HORSES else ()


def person(
    body: str, headgear: str, traits: Sequence[str], carried: Sequence[Mark], style: FigureStyle
) -> tuple[Mark, ...]:
    """A man from below, the middle of whose head is near the origin. body: as of mounts; carried: as of counters."""
    dress, is_behind = dress_of(headgear, traits), BEHIND in traits
    worn = [*(PELISSE if "pelisse" in traits else ()), *(DRESS[dress] if body == "stands" else SEATED[dress])]
    if body == "rides":
        worn += _RIDING
    if headgear in WITH_CROSSED_BELTS or "belts" in traits:
        worn += CROSSED
    if "cuirass" in traits:
        worn += cut(Mark("M -5.6 11 C -2 9.6 4 9.6 6 11 L 6.4 17 C 4 22.4 -4 22.4 -6 17 Z", matter="steel"), FINE)
        worn.append(Mark("M 3 12 C 4.6 15 4 18 2 20.4", 0.6))
    if "apron" in traits and body == "stands" and not is_behind:
        worn += APRON
    if body != "stands":
        carried = [AT_REST if mark is AT_HIP else mark for mark in carried]
    worn = [*style.built(from_behind(worn) if is_behind else worn)]
    # A larger head grows upwards and forwards from its chin.
    size = style.head * (_OF_CHILDREN if CHILD in traits else 1.0)
    at = (_HEAD * size, 0.0, 0.0, _HEAD * size, 0.5, _CHIN - (_CHIN - 3.1) * size)
    head = head_of(headgear, style, is_behind=is_behind)
    worn_on_top = [mark.moved(at) for mark in (*_halos(head), *head)]
    things = [mark for mark in carried if mark.width != ARM]
    far, near = _arms([mark for mark in carried if mark.width == ARM], things, style, SLEEVES.get(dress, ""))
    held = [part for mark in things for part in _fine(mark)]
    if is_behind:
        # From behind the hands and what they hold are beyond the body.
        arms = far.palm, near.palm, held, far.sleeve, near.sleeve, far.fingers, near.fingers
        return style.penned((*(mark for layer in arms for mark in layer), *_set_off(worn), *worn_on_top))
    near_hand = near.palm, held, far.fingers, near.sleeve, near.fingers
    layers = far.sleeve, far.palm, _set_off(worn), worn_on_top, *near_hand
    return style.penned([mark for layer in layers for mark in layer])


def stood(marks: Sequence[Mark], style: FigureStyle, traits: Sequence[str]) -> tuple[Mark, ...]:
    """The marks of who stands, and of what he carries, with legs as long as those of his style."""
    return tuple(marks) if CHILD in traits else tuple(raised(mark, _HIPS, _SOLES, style.legs) for mark in marks)


def _set_off(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Marks with one line of paper around those of them that are areas."""
    return (*joined(mark.halo(_APART) for mark in marks if not mark.width and mark.tone != "glow"), *marks)


def apart(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Marks with a thin line of paper around them."""
    return (*_halos(marks), *marks)


def _halos(marks: Sequence[Mark]) -> Iterator[Mark]:
    """The lines of paper around the areas among marks, which are one path, and around each line."""
    dark = [mark for mark in marks if not mark.tone]
    yield from joined(mark.halo(_APART) for mark in dark if not mark.width)
    yield from (mark.halo(_APART) for mark in dark if mark.width)


def _fine(mark: Mark) -> tuple[Mark, ...]:
    """What is carried: poles and barrels are thinner than on a counter, where they must be seen."""
    if mark.width and not mark.tone:
        mark = replace(mark, width=round(mark.width * _THINNER, 2))
    return (mark,) if mark.tone or mark.matter == "line" else (mark.halo(_AROUND_POLES if mark.width else _APART), mark)


def _arms(marks: Sequence[Mark], carried: Sequence[Mark], style: FigureStyle, matter: Matter) -> tuple[Arm, Arm]:
    """The arm beyond the body, and the near one, on the left. matter: of sleeves that are not of cloth."""
    far, near = Arm(), Arm()
    for mark in marks:
        numbers = [float(number) for number in mark.d.replace("M", "").replace("L", "").split()]
        start, *joints = zip(numbers[::2], numbers[1::2], strict=True)
        if start[0] < 0:
            near = _arm(-1, joints, carried, style, matter)
        else:
            far = _arm(1, joints, carried, style, matter)
    return far, near


def _arm(side: int, joints: Sequence[Joint], carried: Sequence[Mark], style: FigureStyle, matter: Matter) -> Arm:
    """A sleeve with a hand at its end, nearer to the body than on a counter; side: -1 is that of the near arm."""
    elbow, wrist = joints[0], joints[-1]
    start = side * min(_SHOULDER * width_at(_ARMPIT, style.build), _SHOULDER + 1), _ARMPIT
    along = shaft_in_hand(carried, wrist)
    if along:
        drawn = holding_arm(start, (elbow, wrist), along, style.limbs)
    elif wrist[1] > _HANGS and abs(wrist[0]) > _SHOULDER:
        hanging = ((-7.2, 18.6), (-5, 25)) if side < 0 else ((6.8, 18.8), (8, 25))
        drawn = arm(start, hanging, "rests", style.limbs)
    else:
        drawn = arm(start, (elbow, wrist), "fist", style.limbs)
    # The seam of the near shoulder is under cloth.
    seam = (ellipse(start[0] + 1.5, _ARMPIT - 0.2, 2.3 * style.limbs),) if side < 0 and matter != "steel" else ()
    sleeve = (*drawn.sleeve, *seam)
    return replace(drawn, sleeve=tuple(part.of(matter) if matter and not part.matter else part for part in sleeve))
