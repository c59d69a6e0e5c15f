"""Figures for pictures: six heads high, with faces, hands and the dress of their time, and a horse of natural build.

Each stands where the squat figure of a counter stands, so that both carry the same weapons.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pnp.symbols import horses
from pnp.symbols.curves import grown
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.hands import Hand
from pnp.symbols.headgear import HEADGEAR
from pnp.symbols.heads import cut, paper, shaded, skin
from pnp.symbols.horses import by_matter
from pnp.symbols.ink import Mark, ellipse, joined, line, made_of
from pnp.symbols.limbs import arm
from pnp.symbols.weapons import ARM

# Where arms begin and, if their hands are lower, hang down; and how thin poles and barrels are, as a share.
_SHOULDER, _HANGS = 5.2, 25.0
_THINNER: Final = 0.6
# The head of a counter has a radius of 6 and is seen far off; here it is a sixth of the height. Where its chin is.
_HEAD: Final = 0.46
_CHIN: Final = 7.3
_FINE: Final = 0.55
_APART: Final = 0.55

# The near leg bears the weight, straight; the far one is set aside with its knee bent.
_NEAR_LEG: Final = grown("-0.4,22.6 6.6,23 7.2,27.4 6.4,32.4 6.8,35.4 6.2,42 3.6,42 2.9,36.4 2.5,32.6 0.2,27")
_FAR_LEG: Final = grown("-6,22.6 0.6,23 -0.8,28.4 -2.6,32.6 -3,36 -5,42 -7.8,42 -7.2,36.4 -6.8,32 -7,27")
_BOOTS: Final = made_of(
    "hair",
    grown("2.5,34.6! 4.6,35.4 7.2,34.4! 7,38 6.6,40.6 8.8,41.8 11.6,42.6 11.8,44! 6,44! 5.6,43.4 3,44! 3.2,40 2.8,37"),
    grown(
        "-7.4,34.4! -5,35.2 -2.8,34.6! -3.6,38 -4.8,40.6 -3.4,41.8 -0.6,42.6 -0.4,44! -5.4,44! -5.8,43.4"
        " -8.6,44! -8,40 -7.6,37"
    ),
)
_SHOES: Final = made_of(
    "hair",
    Mark("M 3.2 41 C 5 41.8 6 41.8 6.4 41 C 8.6 42 11.2 42.6 11.4 44 L 3 44 Z"),
    Mark("M -8 41 C -6.4 41.8 -5.4 41.8 -4.7 41 C -3 42 -0.8 42.6 -0.6 44 L -8.6 44 Z"),
)
_KNEES: Final = Mark(
    "M 6.4 31.4 L 4.6 31 M 6.6 33 L 5 33.2 M -3 31.6 L -4.6 31.2 M -3.2 33.2 L -4.8 33.4 M 0.4 26.6 L 2.6 25.8"
    " M 5.6 25 L 4.4 27",
    0.32,
    matter="line",
)
_LEGS: Final = (*shaded(_FAR_LEG, _FINE), *shaded(_NEAR_LEG, _FINE), _KNEES)
_BARE_LEGS: Final = (*by_matter(_FAR_LEG, "skin", "hide"), *by_matter(_NEAR_LEG, "skin", "hide"))
_CHEST: Final = "-2.8,8.4 -6,10.2 -7,13.6 -6,18.6 -5.2,22.6"
_BREAST: Final = "5.4,22.6 6,18.6 6.9,14.2 6.2,10.4 3.2,8.4 0.4,9"
_COAT: Final = grown(f"{_CHEST} -6.8,26 -10,33! -5.4,32.6! 0.6,26.4 6.6,26.4! {_BREAST}")
_TUNIC: Final = grown(f"{_CHEST} -7.2,26 -8.8,31! -3,31.8 4,31.8 9,30.8! 7.2,26 {_BREAST}")
_GREATCOAT: Final = grown(f"{_CHEST} -7,27 -8.2,33! -2,33.8 5,33.8 8.6,33! 7,27 {_BREAST}")
_TORSO: Final = grown(f"{_CHEST} 0,23.6 {_BREAST}")
_KILT: Final = grown("-6.4,21 6.4,21! 8,28 8.8,31! 0,32 -7.6,31! -7.4,28")
_HIGHLAND_KILT: Final = grown("-6.4,21.4 6.4,21.4! 8.4,27 9.8,33! 0,34.2 -8.8,33! -7.6,27")
_TARTAN: Final = (
    paper(Mark("M -3.8 22.6 L -5.6 33 M 0.6 22.6 L 0.6 33.6 M 4.4 22.6 L 6.4 33", 0.75)),
    paper(Mark("M -7.2 26 L 8 26 M -7.8 30 L 8.8 30", 0.5)),
)
_SPORRAN: Final = cut(ellipse(2.2, 27, 1.9, 2.7), _FINE)
_HOSE: Final = paper(Mark("M 3.2 36.6 L 7.2 38 M 3.4 39.4 L 7.2 40.8 M -7 36.4 L -3 38 M -7.4 39.2 L -3.8 40.8", 0.8))
_STOCKINGS: Final = (
    Mark("M 2.9 36 C 4.4 36.8 6 36.8 7.4 36 L 7 42 L 3.2 42 Z"),
    Mark("M -7.3 36 C -6 36.8 -4 36.8 -2.5 36 L -4 42 L -7.4 42 Z"),
)
_BAGGY: Final = (
    *shaded(grown("-7,22 1.6,22 1.4,29 -0.6,35.6 -3,37.4 -7.6,37.2 -10.6,33.6 -9,27"), _FINE),
    *shaded(grown("-1.6,22 7.2,22 9.6,27 11.4,33 9,37.2 4.2,37.4 1.6,35 0.4,29"), _FINE),
)
_GAITERS: Final = (
    *cut(Mark("M 3.6 37 L 7.6 37 L 7 42 L 3.4 42 Z"), _FINE),
    *cut(Mark("M -7.4 37 L -3.4 37 L -4 42 L -7.6 42 Z"), _FINE),
)
_SHORT_JACKET: Final = grown("-3,8.8 -6.6,10.4 -7.6,14 -6.4,20 0.8,19 7,20! 7.4,14.6 6.8,10.6 3.4,8.8 0.4,9.6")
_BRAID: Final = paper(Mark("M -1.6 10 C -3 14 -3 17 -2 19.4 M 3 10 C 4.4 14 4.6 17 4 19.4", 0.8))
_SASH: Final = cut(Mark("M -6 19.6 L 6.4 19.6 L 6.6 23.6 L -6.2 23.6 Z"), _FINE)
_APRON: Final = cut(Mark("M -3.6 11 L 4.6 11 L 5.4 21 L 7.4 34 L -5 34.6 L -4.6 21 Z"), _FINE)
_PELISSE: Final = (
    grown("-4,9.4 -10,9 -17,12 -25,9.6! -22.6,14 -26,18.6! -18,20.4 -11,19.4 -5.4,18.4"),
    paper(Mark("M -24.6 10.4 L -22.2 14.2 L -25 18", 1.6)),
    paper(Mark("M -8 11.6 L -12 12.4 M -7.4 14.4 L -12.6 15.2 M -7 17.2 L -12 17.8", 0.6)),
)
_BUTTONS: Final = (
    *joined(paper(ellipse(1.9, y, 0.42)).of("brass") for y in (11.6, 13.8, 16, 18.2, 20.4)),
    Mark("M 2.8 9.4 C 3 13 2.8 18 2.4 22", 0.32, matter="line"),
)
# Folds of a coat where it is drawn in and below, and the light on its left.
_CLOTH: Final = (
    grown("-5.8,11.4 -6.4,14.4 -5.4,18.4 -4.2,21.4 -4.6,17 -4.6,13").in_tone("glow"),
    Mark(
        "M -5.2 21.6 L -2.6 19.6 M -4.8 20 L -3.2 18.6 M 5.2 21.4 L 3.8 19.4 M 5.6 14 L 4.8 17.4", 0.32, matter="line"
    ),
    Mark("M -5.4 24.8 L -7.4 31.4 M -2.8 25 L -4.4 31 M 5 24.6 L 5.2 26 M 0.8 25 L 0.4 26.6", 0.32, matter="line"),
)
_BELT: Final = paper(line((-5.8, 22.6), (5.8, 22.6), width=1.0))
_CROSSED: Final = (
    paper(line((-4.8, 10), (4.4, 21.6), width=1.05)),
    paper(line((5, 10), (-4.2, 21.6), width=1.05)),
    paper(ellipse(0.2, 15.9, 0.8)).of("brass"),
)
_COLLAR: Final = (
    Mark("M -2.7 7.4 C -1 8.2 1.4 8.2 2.9 7.6 L 3.4 9.4 L 1.2 10.6 L -0.6 9.8 L -3 9.6 Z").halo(0.3),
    Mark("M -2.7 7.4 C -1 8.2 1.4 8.2 2.9 7.6 L 3.4 9.4 L 1.2 10.6 L -0.6 9.8 L -3 9.6 Z"),
    paper(Mark("M 0.8 8.2 L 1.6 10.4 L 2.4 8.4 Z")),
)
_FOLDS: Final = paper(Mark("M -4.6 25.4 L -5.6 30 M -0.6 26 L -0.8 31 M 4 25.6 L 5 30", 0.6))
_PLEATS: Final = paper(Mark("M -3.6 23.6 L -4.8 30.4 M 0.4 23.6 L 0.4 31 M 4 23.6 L 5.4 30.4", 0.7))
_MAIL: Final = Mark(
    " ".join(
        f"M {x + shift:.1f} {y:g} C {x + shift + 0.3:.1f} {y + 0.9:g} {x + shift + 1:.1f} {y + 0.9:g}"
        f" {x + shift + 1.3:.1f} {y:g}"
        for y, shift in ((12.6, 0), (14.4, 0.8), (16.2, 0), (18, 0.8), (19.8, 0))
        for x in (-4.6, -2.9, -1.2, 0.5, 2.2, 3.4)
    ),
    0.36,
    "paper",
    "steel",
)
_LACING: Final = paper(Mark("M -2.4 9 L 0.9 15.4 L 3.4 9 M -0.6 11.4 L 2.6 11.4 M 0 13.2 L 2 13.2", 0.5))
_GIRDLE: Final = made_of("hide", line((-6.2, 22.8), (6.4, 22.8), width=1.6), line((3.2, 23), (4.6, 28.6), width=1.1))
_PECTORALS: Final = Mark(
    "M -4.6 14.6 C -2.6 16.4 -0.4 16.2 0.6 14.8 C 2 16.4 4.2 16 5.4 14.4 M 0.6 17 L 0.4 20", 0.5, matter="line"
)
_WEBBING: Final = paper(Mark("M -4.4 9.8 L -3.6 22 M 4.8 9.8 L 4 22", 0.9))

# The dress that goes with a headgear: a coat with tails is that of all others.
_DRESS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "highland": ("bonnet",),
    "zouave": ("fez",),
    "kilt": ("headcloth", "galea", "crested-helmet", "conical-helmet"),
    "tunic": (*("great-helm", "sallet", "kettle-hat", "nasal-helmet", "morion"),),
    "shirt": ("hood", "crown", "bare", "pointed-hat", "turban", "flowing-hair"),
    "greatcoat": ("steel-helmet", "flat-helmet", "forage-cap", "fur-hat", "ushanka", "flying-helmet"),
}
_BARE_ARMS: Final = ("kilt",)
_DRESS: Final[Mapping[str, tuple[Mark, ...]]] = {
    "coat": (*_LEGS, *_BOOTS, _COAT, *_CLOTH, *_BUTTONS, _BELT, *_COLLAR),
    "tunic": (*_LEGS, *_SHOES, _TUNIC, *_CLOTH, _MAIL, _BELT, _FOLDS),
    "shirt": (*_LEGS, *_SHOES, _TUNIC, *_CLOTH, _LACING, *_GIRDLE, _FOLDS),
    "highland": (
        *_BARE_LEGS,
        *_STOCKINGS,
        _HOSE,
        *_SHOES,
        _HIGHLAND_KILT,
        *_TARTAN,
        *_SPORRAN,
        _TORSO,
        *_BUTTONS,
        _BELT,
        *_COLLAR,
    ),
    "zouave": (*_GAITERS, *_SHOES, *_BAGGY, *_SASH, _SHORT_JACKET, _BRAID),
    "greatcoat": (*_LEGS, *_BOOTS, _GREATCOAT, *_CLOTH, _WEBBING, _BELT, *_COLLAR),
    "kilt": (*_BARE_LEGS, *_SHOES, *skin(_TORSO, _FINE), _PECTORALS, _KILT, _PLEATS, _BELT),
}
_WITH_CROSSED_BELTS: Final = ("shako", "bearskin", "mitre", "bonnet", "raupenhelm")
_SEATED: Final[Mapping[str, tuple[Mark, ...]]] = {
    **dict.fromkeys(
        ("coat", "highland", "zouave"),
        (_TORSO, *_CLOTH[:2], Mark("M -5.6 21 L 5.6 21 L 4 27 L -9 30 Z"), *_BUTTONS, _BELT, *_COLLAR),
    ),
    "tunic": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), _MAIL, _BELT),
    "shirt": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), _LACING, *_GIRDLE),
    "greatcoat": (_TORSO, *_CLOTH[:2], Mark("M -5.8 21 L 5.8 21 L 6 28 L -10 32 Z"), _WEBBING, _BELT, *_COLLAR),
    "kilt": (*skin(_TORSO, _FINE), _PECTORALS, Mark("M -6 21 L 6 21 L 8 28 L -8 29 Z"), _BELT),
}
# A thigh at the saddle, the knee before the girth, a long boot with its heel low in the stirrup.
_RIDING: Final = (
    *shaded(grown("-5,23.4 0.6,22.8 5.6,25.4 9.6,29.4 9.4,32.8 5.4,33.2 0,30.6 -4.6,28"), _FINE),
    Mark("M 2.6 25.6 L 5.4 28.4 M 6.6 29.6 L 8.4 31.4", 0.32, matter="line"),
    line((7.6, 31), (8.6, 46), width=0.7).of("hide"),
    grown(
        "4.6,31.2 7.4,30.4 10,31.6! 9.4,36 7.6,40.8 8.6,42.6 12.2,43.6 12.4,45! 6.4,45.6! 5.8,44.6 3.4,45.6!"
        " 3.8,41 4.6,36"
    ).of("hair"),
    Mark("M 4.8 45.9 L 11.4 45.4", 0.9).of("brass"),
    paper(Mark("M 4.8 33.4 L 9.6 33.8", 0.5)),
)

# Where the horse stands that draws something, and how large it is.
_HARNESSED: Final = {"chariot": (12.0, 9.0, 0.78), "horse gun": (-14.0, 2.0, 0.88)}


def _harnessed(traits: Sequence[str], x: float, y: float, scale: float) -> tuple[Mark, ...]:
    """The horse, smaller and elsewhere, without a saddle."""
    horse = horses.drawn(horses.HORSES["horse"], traits, is_saddled=False)
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
    dress = next((name for name, worn in _DRESS_OF.items() if headgear in worn), "coat")
    marks = [*(_PELISSE if "pelisse" in traits else ()), *(_DRESS[dress] if body == "stands" else _SEATED[dress])]
    if body == "rides":
        marks += _RIDING
    if headgear in _WITH_CROSSED_BELTS or "belts" in traits:
        marks += _CROSSED
    if "cuirass" in traits:
        marks += cut(Mark("M -5.6 11 C -2 9.6 4 9.6 6 11 L 6.4 17 C 4 22.4 -4 22.4 -6 17 Z", matter="steel"), _FINE)
        marks.append(Mark("M 3 12 C 4.6 15 4 18 2 20.4", 0.6))
    if "apron" in traits and body == "stands":
        marks += _APRON
    marks = [*style.built(marks)]
    head, size = (*style.face, *HEADGEAR[headgear].marks), _HEAD * style.head
    # A larger head grows upwards and forwards from its chin.
    at = (size, 0.0, 0.0, size, 0.5, _CHIN - (_CHIN - 3.1) * style.head)
    marks += [mark.moved(at) for mark in (*_halos(head), *head)]
    for mark in carried:
        marks += _arm(mark, style.limbs, is_bare=dress in _BARE_ARMS) if mark.width == ARM else _fine(mark)
    return style.penned(marks)


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
    return (mark,) if mark.tone else (mark.halo(_APART), mark)


def _arm(mark: Mark, limbs: float, *, is_bare: bool) -> tuple[Mark, ...]:
    """A sleeve with a hand at its end, nearer to the body than on a counter. limbs: how many times as thick as"
    " usual."""
    numbers = [float(number) for number in mark.d.replace("M", "").replace("L", "").split()]
    first, *others = zip(numbers[::2], numbers[1::2], strict=True)
    side = -1 if first[0] < 0 else 1
    elbow, wrist = others[0], others[-1]
    hand: Hand = "fist"
    if wrist[1] > _HANGS and abs(wrist[0]) > abs(first[0]):
        elbow, wrist, hand = (side * 7.6, 18), (side * 6.8 + 1.2, 24.2), "rests"
    drawn = arm((side * _SHOULDER, 12.2), (elbow, wrist), hand, limbs)
    return tuple(part.of("skin") if is_bare and not part.matter else part for part in drawn)
