"""``bust woman lace-bonnet gown lantern`` → a half figure: face × hair × hat × garment × what it holds."""

from collections.abc import Sequence
from typing import Final

from pnp.model.texts import Icon
from pnp.symbols import figure_styles, likenesses
from pnp.symbols.curves import grown
from pnp.symbols.features import Face, features
from pnp.symbols.figure_styles import FigureStyle
from pnp.symbols.garments import FOOT, GARMENTS
from pnp.symbols.hats import HATS
from pnp.symbols.heads import BEARDS, FACES, HAIR, NECK, cut, skin
from pnp.symbols.held import HELD
from pnp.symbols.ink import Mark, icon, line
from pnp.symbols.words import PORTRAIT, Choice, Sorted, Words

# The hand that holds something.
_HAND: Final = (19.0, 43.0)
_HALO: Final = 1.4
# Where the chin is, below the middle of the face.
_CHIN: Final = 16.6
_FOREARM: Final = Mark(f"M 33 {FOOT} C 34 57 28 49 22 45.4 L 17 50.6 C 20 55 21 60 21 {FOOT} Z")
# Four fingers around what is held, and the thumb over them.
_FIST: Final = (
    *skin(grown("13.4,42 14.4,39 18.4,38 22.8,38.8 24.8,42 24.2,46.4 20.6,48.6 15.6,48 13.8,45.6"), 1.2),
    Mark("M 13.8 41 L 19.4 40.6 M 13.4 43.4 L 19.6 43.2 M 14 45.8 L 19.4 45.9", 0.8, matter="line"),
    *skin(grown("17.4,39.6 19.6,37 23,37 24.4,39 22.8,40.8 19.4,41.4"), 0.9),
)


def _fingers(*bones: tuple[float, float, float, float]) -> tuple[Mark, Mark]:
    """Fingers of an open hand, which its palm covers at their roots."""
    d = " ".join(line((x, y), (to_x, to_y), width=1).d for x, y, to_x, to_y in bones)
    return Mark(d, 4.8, matter="line"), Mark(d, 3, "paper", "skin")


_OPEN_HANDS: Final = {
    "offers": "Nothing, with an open hand held out",
    "waves": "Nothing, with an open hand held up",
}
# What half figures do with an empty hand: the sleeve from below to the wrist, and the hand.
_GESTURES: Final = {
    "waves": (
        Mark(f"M 37 {FOOT} C 42 50 40 35 36.4 23 L 27.4 24.6 C 28.6 36 26 49 19 58 L 19 {FOOT} Z"),
        (
            *_fingers(
                (28, 11, 26, 1.4),
                (30.8, 10, 30.6, -1.6),
                (33.6, 10, 35, -0.6),
                (36, 12, 39.4, 3.4),
                (27.6, 18, 21.6, 12),
            ),
            *skin(grown("27.4,24 26.2,16 27.4,10.4 32,9 36.6,11 37.4,17 36.2,23.4 31.8,25.4"), 1.2),
            Mark("M 28.6 19 C 30.6 17.4 32.6 16.8 35.4 17.2", 0.8, matter="line"),
        ),
    ),
    "offers": (
        Mark(f"M 39 {FOOT} C 39 55 32 48.6 22 48 L 19.6 57 C 23 58.6 24.6 62 24.6 {FOOT} Z"),
        (
            *_fingers((8, 49, -1.6, 47.4), (8, 51, -2.4, 50.4), (9, 53, 0, 53.6), (14, 48, 9.6, 43.6)),
            *skin(grown("21.6,48 14,46.6 7,47.4 5.4,50.4 8,53.8 14,55.4 19.8,56.6"), 1.2),
        ),
    ),
}
# Under these nothing is seen of the hair.
_COVERING: Final = ("hood", "veil", "kerchief", "helm", "headcloth", "lace-bonnet", "turban", "fur-cap")
# The hair of those of whom no more is said.
_HAIR: Final = {"man": "short-hair", "woman": "long-hair", "old-man": "bald", "old-woman": "bun", "youth": "short-hair"}

WORDS: Final = Words(
    prefix="bust",
    text="A half figure from the front: face, beard, hair, hat, garment, what it holds",
    choices=(
        Choice("face", dict(FACES)),
        Choice("beard", {name: part.text for name, part in BEARDS.items()}),
        Choice("hair", {name: part.text for name, part in HAIR.items()}),
        Choice("hat", {name: part.text for name, part in HATS.items()}),
        Choice("garment", {name: part.text for name, part in GARMENTS.items()}),
        Choice("held", {name: part.text for name, part in HELD.items()} | _OPEN_HANDS),
        likenesses.CHOICE,
        figure_styles.CHOICE,
    ),
    aliases={"armor": "armour", "mustache": "moustache", "slouch-hat": "wide-hat", "bonnet": "lace-bonnet"},
)


def draw(words: Sorted, id: str) -> Icon:
    """The icon of words that ``WORDS`` has sorted by choice."""
    chosen = {name: given[0] for name, given in words.items()}
    face = chosen.get("face", "man")
    hat = chosen.get("hat", "bare")
    hair = HAIR[chosen.get("hair", _HAIR[face])]
    garment = GARMENTS[chosen.get("garment", "coat")].marks
    shows_hair = hat not in _COVERING
    style = figure_styles.style_of(words)
    head = (
        *_face(face, words),
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


def _face(face: str, words: Sorted) -> tuple[Mark, ...]:
    """A face in a style. Of whom nothing is said the words tell what he looks like: he is the same everywhere."""
    told = " ".join(
        word for choice in ("face", "beard", "hair", "hat", "garment", "held") for word in words.get(choice, ())
    )
    name = words.get("likeness", (likenesses.usual_likeness(told),))[0]
    shown = Face(
        likeness=likenesses.LIKENESSES[name],
        is_soft=face not in ("man", "old-man"),
        is_old=face.startswith("old"),
        has_lips=face.endswith("woman"),
    )
    return features(shown, words.get("style", ("natural",))[0])


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
    if thing in _GESTURES:
        bare, hand = _GESTURES[thing]
        return (bare.halo(_HALO), *hand, *(cut(bare) if is_light else (bare,)))
    marks = tuple(mark.moved((1, 0, 0, 1, *_HAND)) for mark in HELD[thing].marks)
    halo = tuple(mark.halo(_HALO) for mark in (*marks, _FOREARM) if not mark.tone)
    sleeve = cut(_FOREARM) if is_light else (_FOREARM,)
    return (*halo, *marks, *sleeve, *_FIST)
