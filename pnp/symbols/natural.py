"""Figures for pictures: six heads high, with faces, hands and the dress of their time, and a horse of natural build.

Each stands where the squat figure of a counter stands, so that both carry the same weapons.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.model.texts import Matter
from pnp.symbols.curves import grown
from pnp.symbols.headgear import HEADGEAR
from pnp.symbols.heads import cut, paper, shaded, skin
from pnp.symbols.ink import Mark, ellipse, line, made_of, polygon
from pnp.symbols.weapons import ARM

# The head of a counter has a radius of 6 and is seen far off; here it is a sixth of the height.
_HEAD: Final = (0.52, 0.0, 0.0, 0.52, 0.5, 3.1)
_FINE: Final = 0.55
_APART: Final = 0.55
_SLEEVE: Final = 3.7

_FACE: Final = Mark(
    "M -5.2 -3.4 C -4.4 -8.6 4.6 -8.6 5.8 -3.6 L 6 -1.6 L 8.2 1.8 L 6.3 2.6 L 6.6 4.4 L 5.6 7.2 C 4 8.4 2 7.8 0.8 6.4"
    " L 0.6 13 L -5.6 13 C -5 8 -7 2 -5.2 -3.4 Z"
)
HEAD_MARKS: Final = (
    *skin(_FACE, 0.9),
    Mark("M -5.6 -4 C -8 0 -7.4 5 -5.6 8 L -2.8 5.4 L -2.6 0.4 L -0.4 -4.6 Z", matter="hair"),
    ellipse(3.6, -1, 0.85, 1.05).of("line"),
    Mark("M 6.4 4.6 L 3.9 4.5 M 1.7 -3.1 L 5.4 -3.2", 0.8, matter="line"),
    Mark("M 0.8 6.4 C -0.6 5 -1.4 3.2 -1 1.2 L 0.6 9 Z", 0, "light", "hide"),
)

_NEAR_LEG: Final = grown("0.2,23 7.2,23.4 7.6,29 6.9,34 7.2,38 6.8,42 3.4,42 3.1,37 3,33.4 0.6,28")
_FAR_LEG: Final = grown("-6.6,23 0.4,23 -0.6,29 -2.2,34 -2.6,38 -4,42 -7.4,42 -7,37 -6.6,33 -7.2,28")
_BOOTS: Final = made_of(
    "hair",
    Mark("M 2.9 36.4 C 4.4 37.2 6 37.2 7.4 36.4 L 7.1 41 C 8.6 42 11.4 42.4 11.8 44 L 3 44 Z"),
    Mark("M -7.3 36 C -6 36.8 -4 36.8 -2.5 36.2 L -4 41 C -2.4 42 0 42.4 0.4 44 L -8 44 Z"),
)
_SHOES: Final = made_of(
    "hair",
    Mark("M 3.2 41 C 5 41.8 6 41.8 6.9 41 C 8.6 42 11.2 42.6 11.4 44 L 3 44 Z"),
    Mark("M -7.6 41 C -6 41.8 -5 41.8 -4 41 C -2.4 42 -0.2 42.6 0 44 L -8 44 Z"),
)
_LEGS: Final = (*shaded(_FAR_LEG, _FINE), *shaded(_NEAR_LEG, _FINE))


def _by_matter(mark: Mark, matter: Matter, shade: Matter) -> tuple[Mark, ...]:
    """A grey area with an outline: where it has colours, of a matter with a shade on it."""
    area, light, outline = shaded(mark, _FINE)
    return area.of(matter), light.of(shade), outline


_BARE_LEGS: Final = (*_by_matter(_FAR_LEG, "skin", "hide"), *_by_matter(_NEAR_LEG, "skin", "hide"))
_CHEST: Final = "-3,8.8 -6.6,10.4 -7.6,14 -6.2,19 -5.8,22.6"
_BREAST: Final = "5.8,22.6 6.2,19 7.4,14.6 6.8,10.6 3.4,8.8 0.4,9.6"
_COAT: Final = grown(f"{_CHEST} -6.8,26 -10,33! -5.4,32.6! 0.6,26.4 6.6,26.4! {_BREAST}")
_TUNIC: Final = grown(f"{_CHEST} -7.2,26 -8.8,31! -3,31.8 4,31.8 9,30.8! 7.2,26 {_BREAST}")
_GREATCOAT: Final = grown(f"{_CHEST} -7,27 -8.2,33! -2,33.8 5,33.8 8.6,33! 7,27 {_BREAST}")
_TORSO: Final = grown(f"{_CHEST} 0,23.6 {_BREAST}")
_KILT: Final = grown("-6.4,21 6.4,21! 8,28 8.8,31! 0,32 -7.6,31! -7.4,28")
_BUTTONS: Final = tuple(paper(ellipse(2.6, y, 0.62)) for y in (12, 14.8, 17.6, 20.4))
_BELT: Final = paper(line((-6.2, 22.8), (6.2, 22.8), width=1.2))
_CROSSED: Final = (
    paper(line((-5.4, 10.4), (4.8, 21.6), width=1.35)),
    paper(line((5.2, 10.4), (-4.8, 21.6), width=1.35)),
)
_COLLAR: Final = paper(Mark("M -2.6 9 L 0.4 11.2 L 3 9 L 2.4 8.2 L -2 8.2 Z"))
_FOLDS: Final = paper(Mark("M -4.6 25.4 L -5.6 30 M -0.6 26 L -0.8 31 M 4 25.6 L 5 30", 0.6))
_PLEATS: Final = paper(Mark("M -3.6 23.6 L -4.8 30.4 M 0.4 23.6 L 0.4 31 M 4 23.6 L 5.4 30.4", 0.7))
_MAIL: Final = paper(Mark("M -4.6 13.4 L 5 13.4 M -5 16.4 L 5 16.4 M -4.6 19.4 L 4.6 19.4", 0.5))
_PECTORALS: Final = Mark(
    "M -4.6 14.6 C -2.6 16.4 -0.4 16.2 0.6 14.8 C 2 16.4 4.2 16 5.4 14.4 M 0.6 17 L 0.4 20", 0.5, matter="line"
)
_WEBBING: Final = paper(Mark("M -4.4 9.8 L -3.6 22 M 4.8 9.8 L 4 22", 0.9))

# The dress that goes with a headgear: a coat with tails is that of all others.
_DRESS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "kilt": ("headcloth", "galea", "crested-helmet", "conical-helmet"),
    "tunic": (
        *("great-helm", "sallet", "kettle-hat", "nasal-helmet", "morion", "hood", "crown", "bare", "pointed-hat"),
        *("turban", "flowing-hair"),
    ),
    "greatcoat": ("steel-helmet", "flat-helmet", "forage-cap", "fur-hat", "ushanka", "flying-helmet"),
}
_BARE_ARMS: Final = ("kilt",)
_DRESS: Final[Mapping[str, tuple[Mark, ...]]] = {
    "coat": (*_LEGS, *_BOOTS, _COAT, *_BUTTONS, _BELT, _COLLAR),
    "tunic": (*_LEGS, *_SHOES, _TUNIC, _MAIL, _BELT, _FOLDS),
    "greatcoat": (*_LEGS, *_BOOTS, _GREATCOAT, _WEBBING, _BELT, _COLLAR),
    "kilt": (*_BARE_LEGS, *_SHOES, *skin(_TORSO, _FINE), _PECTORALS, _KILT, _PLEATS, _BELT),
}
_WITH_CROSSED_BELTS: Final = ("shako", "bearskin", "mitre", "bonnet", "raupenhelm")
_SEATED: Final[Mapping[str, tuple[Mark, ...]]] = {
    "coat": (_TORSO, Mark("M -5.6 21 L 5.6 21 L 4 27 L -9 30 Z"), *_BUTTONS, _BELT, _COLLAR),
    "tunic": (_TORSO, Mark("M -5.8 21 L 5.8 21 L 8 28 L -8.6 29.6 Z"), _MAIL, _BELT),
    "greatcoat": (_TORSO, Mark("M -5.8 21 L 5.8 21 L 6 28 L -10 32 Z"), _WEBBING, _BELT, _COLLAR),
    "kilt": (*skin(_TORSO, _FINE), _PECTORALS, Mark("M -6 21 L 6 21 L 8 28 L -8 29 Z"), _BELT),
}
_RIDING: Final = (
    *shaded(grown("-5,25 1,23.4 7,27 10.8,31 9.4,34.4 4,33 -3,31"), _FINE),
    Mark("M 5.4 31.6 L 11 32.6 L 9 41 C 10.4 42.4 13.4 42.6 14 44.4 L 5 44.4 C 5 40 5.6 36 5.4 31.6 Z", matter="hair"),
    paper(Mark("M 6 33.8 L 10.6 34.6", 0.8)),
)

# A horse at a trot, with its withers a fifth lower than a man is high.
_BODY: Final = grown(
    "-26.4,15 -24,11.4 -18,10 -10,12 -3,12.4 4,9.4 9,4.4 13.4,-2.6 18,-8.6 21,-10.6 21.6,-15! 23.6,-10.8 26.4,-7.4"
    " 29.6,-1 32.8,4.6 33.2,7.4 31.4,9 28.6,8.2 25.4,5 21.6,4.2 19.8,8 19,13.6 17.6,20 13.8,25 6,28 -4,28.6"
    " -12,26.6 -17.6,26 -23,23.6 -26,19.4"
)
_HORSE_NEAR: Final = (
    grown(
        "10.6,19 18,17 19.2,22 21.8,28 23.6,30.6 23,33 21,36.4 20.4,38.6 22.6,41.4! 17.6,41! 17.8,37.6 19,33.4"
        " 13.6,27.6"
    ),
    grown(
        "-25.6,17 -15,19 -13.6,25 -17.6,30 -20.4,34 -19.4,38 -18.4,41 -15.4,44! -21.6,44! -22.2,39.6 -24.2,35 -23.6,31"
        " -26,25"
    ),
)
_HORSE_FAR: Final = (
    grown("6,22 12.6,22 12.4,28 12,33 12.6,38 12,41 14.6,44! 8.8,44! 9.2,40 9,34 7.6,28"),
    grown("-23,20 -17,24 -21.4,29 -26.4,33 -28.4,37.6 -30.4,40 -29.4,43.6! -34.4,42! -33,38.6 -31.4,34 -28.6,28.6"),
)
_MANE: Final = grown("4,9 7.6,3 11,-3 15.6,-9 20.6,-13 20,-9 16.4,-4 14,0.6 11.4,4.6 8.4,8")
_TAIL: Final = grown("-25,12.4 -30,13.6 -33,19 -32.6,27 -36,34! -30.6,31.4 -28.4,25 -27.6,19 -25,17")
_BRIDLE: Final = paper(
    Mark("M 25 -8.4 L 24.4 2.6 M 29.6 8 L 31.4 2.2 M 24.6 0.6 L 30.8 3.2 M 29.8 5.8 C 22 11 12 12 5 11", 0.8)
)
_CLOTH: Final = (
    paper(polygon((-12.6, 11.4), (6, 9.6), (7.6, 21.4), (-13.6, 23))),
    Mark("M -11.6 12.2 L 5 10.6 L 6.4 20.4 L -12.4 21.8 Z", 0, "light"),
    Mark("M -12.6 11.4 L 6 9.6 L 7.6 21.4 L -13.6 23 Z", 0.7),
)
HORSE: Final = (
    *(mark for leg in _HORSE_FAR for mark in _by_matter(leg, "hide", "line")),
    _TAIL.of("hair"),
    *(mark.halo(_APART) for mark in (_BODY, *_HORSE_NEAR)),
    *made_of("hide", *_HORSE_NEAR, _BODY),
    paper(ellipse(25.8, -3.6, 0.95)),
    paper(
        Mark(
            "M 19.4 5 C 16 11 12 14 12.4 20 M -15.4 20 C -19 15 -22 14 -24 15.4 M -12.6 25 C -11 22 -11 18 -13 15", 0.7
        )
    ).of("line"),
    _MANE.halo(0.4),
    _MANE.of("hair"),
    _BRIDLE,
    *_CLOTH,
)


def _harnessed(x: float, y: float, scale: float) -> tuple[Mark, ...]:
    """The horse, smaller and elsewhere, without a saddle."""
    return tuple(mark.moved((scale, 0, 0, scale, x, y)) for mark in HORSE[: -len(_CLOTH)])


# The horse of each mount that has one.
HORSES: Final[Mapping[str, tuple[Mark, ...]]] = {
    "horse": HORSE,
    "chariot": _harnessed(12, 9, 0.78),
    "horse gun": _harnessed(-14, 2, 0.88),
}


def person(body: str, headgear: str, traits: Sequence[str], carried: Sequence[Mark]) -> tuple[Mark, ...]:
    """A man from below, the middle of whose head is near the origin. body: as of mounts; carried: as of counters."""
    dress = next((name for name, worn in _DRESS_OF.items() if headgear in worn), "coat")
    marks = list(_DRESS[dress] if body == "stands" else _SEATED[dress])
    if body == "rides":
        marks += _RIDING
    if headgear in _WITH_CROSSED_BELTS or "belts" in traits:
        marks += _CROSSED
    if "cuirass" in traits:
        marks += cut(Mark("M -5.6 11 C -2 9.6 4 9.6 6 11 L 6.4 17 C 4 22.4 -4 22.4 -6 17 Z", matter="steel"), _FINE)
        marks.append(Mark("M 3 12 C 4.6 15 4 18 2 20.4", 0.6))
    head = (*HEAD_MARKS, *HEADGEAR[headgear].marks)
    marks += [mark.moved(_HEAD) for mark in (*(one.halo(_APART) for one in head if not one.tone), *head)]
    for mark in carried:
        marks += _arm(mark, is_bare=dress in _BARE_ARMS) if mark.width == ARM else _fine(mark)
    return tuple(marks)


def apart(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """Marks with a thin line of paper around them."""
    return (*(mark.halo(_APART) for mark in marks if not mark.tone), *marks)


def _fine(mark: Mark) -> tuple[Mark, ...]:
    return (mark,) if mark.tone else (mark.halo(_APART), mark)


def _arm(mark: Mark, *, is_bare: bool) -> tuple[Mark, ...]:
    """A sleeve with a hand at its end."""
    sleeve = Mark(mark.d, _SLEEVE)
    x, y = map(float, mark.d.split()[-2:])
    hand = skin(ellipse(x, y, 1.75), _FINE)
    inner = (Mark(mark.d, _SLEEVE - 1.1, "paper", "skin"),) if is_bare else ()
    if is_bare:
        sleeve = sleeve.of("line")
    return sleeve.halo(_APART), sleeve, *inner, *hand
