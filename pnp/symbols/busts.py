"""``bust woman lace-bonnet gown lantern`` → a half figure: face × hair × hat × garment × what it holds."""

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.model.texts import Icon
from pnp.symbols import figure_styles
from pnp.symbols.features import FEATURES
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.garments import FOOT, GARMENTS
from pnp.symbols.hats import HATS
from pnp.symbols.heads import BEARDS, BLANK_FACES, FACES, HAIR, NECK, WRINKLES, cut, skin
from pnp.symbols.held import HELD
from pnp.symbols.ink import Mark, ellipse, icon
from pnp.symbols.words import PORTRAIT, Choice, Words

# The hand that holds something.
_HAND: Final = (19.0, 43.0)
_HALO: Final = 1.4
# Where the chin is, below the middle of the face.
_CHIN: Final = 16.6
_FOREARM: Final = Mark(f"M 33 {FOOT} C 34 57 28 49 22 45.4 L 17 50.6 C 20 55 21 60 21 {FOOT} Z")
_FIST: Final = (
    *skin(ellipse(*_HAND, 5, 4.6)),
    *(
        Mark(f"M {_HAND[0] + x} {_HAND[1] - 3.6} L {_HAND[0] + x + 0.6} {_HAND[1] + 1.4}", 0.9, matter="line")
        for x in (-2.4, 0, 2.4)
    ),
)
# Under these nothing is seen of the hair.
_COVERING: Final = ("hood", "veil", "kerchief", "helm", "headcloth", "lace-bonnet", "turban", "fur-cap")
# The hair of those of whom no more is said.
_HAIR: Final = {"man": "short-hair", "woman": "long-hair", "old-man": "bald", "old-woman": "bun", "youth": "short-hair"}

WORDS: Final = Words(
    prefix="bust",
    text="A half figure from the front: face, beard, hair, hat, garment, what it holds",
    choices=(
        Choice("face", {name: part.text for name, part in FACES.items()}),
        Choice("beard", {name: part.text for name, part in BEARDS.items()}),
        Choice("hair", {name: part.text for name, part in HAIR.items()}),
        Choice("hat", {name: part.text for name, part in HATS.items()}),
        Choice("garment", {name: part.text for name, part in GARMENTS.items()}),
        Choice("held", {name: part.text for name, part in HELD.items()}),
        figure_styles.CHOICE,
    ),
    aliases={"armor": "armour", "mustache": "moustache", "slouch-hat": "wide-hat", "bonnet": "lace-bonnet"},
)


def draw(words: Mapping[str, tuple[str, ...]], id: str) -> Icon:
    """The icon of words that ``WORDS`` has sorted by choice."""
    chosen = {name: given[0] for name, given in words.items()}
    face = chosen.get("face", "man")
    hat = chosen.get("hat", "bare")
    hair = HAIR[chosen.get("hair", _HAIR[face])]
    garment = GARMENTS[chosen.get("garment", "coat")].marks
    shows_hair = hat not in _COVERING
    style = figure_styles.style_of(words)
    head = (
        *_face(face, chosen.get("style", "")),
        *(BEARDS[chosen["beard"]].marks if "beard" in chosen else ()),
        *(hair.marks if shows_hair else ()),
        *HATS[hat].marks,
    )
    marks = (
        *_sized(hair.behind if shows_hair or "hair" in chosen else (), style),
        *NECK,
        *garment,
        *_sized(head, style),
        *_held(chosen.get("held", "none"), is_light=garment[0].tone == "paper"),
    )
    marks = style.penned(marks)
    name = " ".join(word for choice in ("face", "hat", "held") for word in words.get(choice, ()) if word != "none")
    return icon(id, (name or "bust").replace("-", " ").capitalize(), ("person", PORTRAIT), marks)


def _face(face: str, style: str) -> tuple[Mark, ...]:
    """A face from the front with the features of a style; with those of its own if there is none."""
    if style not in FEATURES:
        return FACES[face].marks
    is_soft = face not in ("man", "old-man")
    wrinkles = WRINKLES if face.startswith("old") else ()
    return *BLANK_FACES[face], *FEATURES[style].marks(is_soft=is_soft), *wrinkles


def _sized(marks: Sequence[Mark], style: FigureStyle) -> tuple[Mark, ...]:
    """Parts of a head as wide and as high as in a style; the chin stays where it is."""
    wide, high = style.front
    if style.front == (1.0, 1.0):
        return tuple(marks)
    return tuple(mark.moved((wide, 0, 0, high, 0, _CHIN * (1 - high))) for mark in marks)


def _held(thing: str, *, is_light: bool) -> tuple[Mark, ...]:
    """What is held, in the hand, with paper around it. is_light: whether the sleeve is."""
    if thing == "none":
        return ()
    marks = tuple(mark.moved((1, 0, 0, 1, *_HAND)) for mark in HELD[thing].marks)
    halo = tuple(mark.halo(_HALO) for mark in (*marks, _FOREARM) if not mark.tone)
    sleeve = cut(_FOREARM) if is_light else (_FOREARM,)
    return (*halo, *marks, *sleeve, *_FIST)
