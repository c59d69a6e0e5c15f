"""``nato hostile infantry mountain XX wheeled`` → a unit symbol in the manner of APP-6 and FM 1-02."""

from collections.abc import Callable, Mapping
from typing import Final

from pnp.model.texts import Icon
from pnp.symbols.branches import BRANCHES, IN_TRACK, TRAITS, Sign
from pnp.symbols.frames import FRAMES, Frame
from pnp.symbols.frames import PEN as FRAME_PEN
from pnp.symbols.ink import Mark, ellipse, icon, line, oblong
from pnp.symbols.words import Choice, Words

_SIZE_HEIGHT: Final = 9.0
_SIZE_GAP: Final = 3.4
_SIZE_PEN: Final = 3.0
_BELOW: Final = 6.4
# What is written for a size, and the strokes of which it consists.
SIZES: Final[Mapping[str, str]] = {
    "squad": "•",
    "section": "••",
    "platoon": "•••",
    "company": "I",
    "battalion": "II",
    "regiment": "III",
    "brigade": "X",
    "division": "XX",
    "corps": "XXX",
    "army": "XXXX",
    "front": "XXXXX",
}
_SIZE_WIDTHS: Final = {"•": 6.4, "I": 3.0, "X": 8.0}


def _size_marks(strokes: str, y: float) -> tuple[Mark, ...]:
    """The strokes of a size side by side, standing on a height."""
    width, gap = _SIZE_WIDTHS[strokes[0]], 2.6 if strokes[0] == "X" else 3.4
    x = -(len(strokes) * width + (len(strokes) - 1) * gap) / 2
    top, marks = y - _SIZE_HEIGHT, []
    for stroke in strokes:
        right = x + width
        if stroke == "•":
            marks.append(ellipse(x + width / 2, y - _SIZE_HEIGHT / 2, width / 2))
        elif stroke == "I":
            marks.append(line((x + width / 2, top), (x + width / 2, y), width=_SIZE_PEN))
        else:
            marks += [line((x, top), (right, y), width=2.6), line((x, y), (right, top), width=2.6)]
        x = right + gap
    return tuple(marks)


def _wheels(y: float) -> tuple[Mark, ...]:
    return tuple(ellipse(x, y + 4.2, 3.4, width=2.8) for x in (-18, 18))


def _tracks(y: float) -> tuple[Mark, ...]:
    return (oblong(-18, 18, y + 4.2, 3.4, 2.8),)


def _half_tracks(y: float) -> tuple[Mark, ...]:
    return ellipse(-18, y + 4.2, 3.4, width=2.8), oblong(-5, 18, y + 4.2, 3.4, 2.8)


def _pack(y: float) -> tuple[Mark, ...]:
    return (line((-14, y + 8), (-7, y + 1), (0, y + 8), (7, y + 1), (14, y + 8), width=2.8),)


def _horse(y: float) -> tuple[Mark, ...]:
    """A horseshoe."""
    return (
        Mark(
            f"M -6 {y + 9:g} C -9 {y + 3:g} -6 {y - 0.5:g} 0 {y - 0.5:g} C 6 {y - 0.5:g} 9 {y + 3:g} 6 {y + 9:g}", 2.8
        ),
    )


def _towed(y: float) -> tuple[Mark, ...]:
    return line((-16, y + 4.2), (16, y + 4.2), width=2.8), *(ellipse(x, y + 4.2, 3, width=2.6) for x in (-19, 19))


def _railway(y: float) -> tuple[Mark, ...]:
    return tuple(ellipse(x, y + 4.2, 3.2, width=2.6) for x in (-21, -13, 13, 21))


def _sled(y: float) -> tuple[Mark, ...]:
    return (
        Mark(
            f"M -21 {y + 1:g} C -23 {y + 5:g} -20 {y + 7:g} -17 {y + 7:g} L 17 {y + 7:g}"
            f" C 20 {y + 7:g} 23 {y + 5:g} 21 {y + 1:g}",
            2.8,
        ),
    )


def _waves(y: float) -> tuple[Mark, ...]:
    curves = " ".join("q 4 -6 8 0 q 4 6 8 0" for _ in range(2))
    return (Mark(f"M -16 {y + 4.5:g} {curves}", 2.8),)


MOBILITY: Final[Mapping[str, tuple[str, Callable[[float], tuple[Mark, ...]]]]] = {
    "wheeled": ("On wheels", _wheels),
    "tracked": ("On tracks", _tracks),
    "half-tracked": ("On half-tracks", _half_tracks),
    "horse": ("Drawn by horses", _horse),
    "pack": ("With pack animals", _pack),
    "towed": ("Towed", _towed),
    "rail": ("By rail", _railway),
    "sled": ("On sleds", _sled),
    "amphibious": ("Amphibious", _waves),
}
FLAGS: Final[Mapping[str, str]] = {
    "hq": "A headquarters: the frame stands on a staff",
    "task-force": "A task force: the size stands under a bracket",
    "reinforced": "Reinforced: a plus at the size",
    "reduced": "Reduced: a minus at the size",
    "solid": "Dark, with its sign left out of it",
    "bare": "Without a frame",
}
_ALIASES: Final[Mapping[str, str]] = {
    "armor": "armour",
    "tank": "armour",
    "recon": "cavalry",
    "reconnaissance": "cavalry",
    "engineers": "engineer",
    "mechanized": "mechanised",
    "motorized": "motorised",
    "self-propelled": "mechanised",
    "armoured": "mechanised",
    "armored": "mechanised",
    "marine": "naval",
    "paratroop": "parachute",
    "anti-aircraft": "anti-air",
    "horse-drawn": "horse",
    "labor": "labour",
    "air": "aircraft",
    "friend": "friendly",
    "enemy": "hostile",
    "army-group": "front",
    # As orders of battle abbreviate.
    "inf": "infantry",
    "cav": "cavalry",
    "recce": "cavalry",
    "arm": "armour",
    "armd": "armour",
    "art": "artillery",
    "arty": "artillery",
    "eng": "engineer",
    "mech": "mechanised",
    "mot": "motorised",
    "para": "parachute",
    "mtn": "mountain",
    "abn": "airborne",
    "mg": "machine-gun",
    "at": "anti-tank",
    "aa": "anti-air",
    "lt": "light",
    "hvy": "heavy",
    "gd": "guard",
    "guards": "guard",
    **{strokes.casefold(): name for name, strokes in SIZES.items()},
}

WORDS: Final = Words(
    prefix="nato",
    text="A unit symbol: frame, branch, traits, size, mobility",
    choices=(
        Choice(
            "frame",
            {
                "friendly": "A friend's: a rectangle",
                "hostile": "An enemy's: a square on its corner",
                "neutral": "A neutral's: a square",
                "unknown": "Not known whose: four lobes",
            },
        ),
        Choice("branch", {name: sign.text for name, sign in BRANCHES.items()}),
        Choice("trait", {name: sign.text for name, sign in TRAITS.items()}, several=True),
        Choice("size", {name: f"{name.capitalize()}: {strokes}" for name, strokes in SIZES.items()}),
        Choice("mobility", {name: text for name, (text, _) in MOBILITY.items()}),
        Choice("flag", FLAGS, several=True),
    ),
    aliases=_ALIASES,
)


def draw(words: Mapping[str, tuple[str, ...]], id: str) -> Icon:
    """The icon of words that ``WORDS`` has sorted by choice."""
    frame = FRAMES[_first(words, "frame") or "friendly"]
    flags = words.get("flag", ())
    branch = _first(words, "branch") or "infantry"
    traits = {**TRAITS, **IN_TRACK} if branch == "armour" else TRAITS
    signs = [BRANCHES[branch], *(traits[name] for name in words.get("trait", ()))]
    marks = [*_framed(frame, signs, flags), *_above(frame, words, flags), *_below(frame, words, flags)]
    name = " ".join(word for choice in ("trait", "branch", "size") for word in words.get(choice, ()))
    return icon(id, name.capitalize(), ("unit", "symbol"), marks)


def _framed(frame: Frame, signs: list[Sign], flags: tuple[str, ...]) -> list[Mark]:
    inside = [mark for sign in signs for mark in sign.draw(frame)]
    if "bare" in flags:
        return inside
    edge = Mark(frame.outline.d, FRAME_PEN)
    if "solid" in flags:
        return [frame.outline, edge, *(mark.in_tone("paper") for mark in inside)]
    return [frame.outline.in_tone("paper"), *inside, edge]


def _above(frame: Frame, words: Mapping[str, tuple[str, ...]], flags: tuple[str, ...]) -> list[Mark]:
    """The size, and what stands at it."""
    y, size = -frame.depth - _SIZE_GAP - 1.6, _first(words, "size")
    marks = list(_size_marks(SIZES[size], y)) if size else []
    middle = y - _SIZE_HEIGHT / 2
    x = max((mark.extent[2] for mark in marks), default=0.0)
    if "reinforced" in flags or "reduced" in flags:
        marks.append(line((x + 5, middle), (x + 14, middle), width=2.8))
    if "reinforced" in flags:
        marks.append(line((x + 9.5, middle - 4.5), (x + 9.5, middle + 4.5), width=2.8))
    if "task-force" in flags:
        x, top = max(x + 4, 12.0), y - _SIZE_HEIGHT - 4.5
        marks.append(line((-x, y - 2), (-x, top), (x, top), (x, y - 2), width=2.4))
    return marks


def _below(frame: Frame, words: Mapping[str, tuple[str, ...]], flags: tuple[str, ...]) -> list[Mark]:
    """How the unit moves, and the staff of a headquarters."""
    mobility = _first(words, "mobility")
    marks = list(MOBILITY[mobility][1](frame.depth + 2.4)) if mobility else []
    if "hq" in flags:
        x = -frame.width
        top = 0.0 if frame.reach(frame.depth) < frame.width else frame.depth
        marks.append(line((x, top), (x, frame.depth + 13), width=FRAME_PEN))
    return marks


def _first(words: Mapping[str, tuple[str, ...]], choice: str) -> str:
    return next(iter(words.get(choice, ())), "")
