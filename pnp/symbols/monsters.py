"""``monster drake dragon bat-wings`` → a creature: body × head × wings × what it holds."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from pnp.model.texts import Icon, Matter
from pnp.symbols.curves import grown
from pnp.symbols.held import HELD
from pnp.symbols.ink import Mark, icon, made_of
from pnp.symbols.monster_beasts import BEASTS
from pnp.symbols.monster_bodies import UPRIGHT
from pnp.symbols.monster_heads import HEADS, WINGS
from pnp.symbols.words import Choice, Words

BODIES: Final = {**UPRIGHT, **BEASTS}
_HALO: Final = 1.6
# The heads of those of whom no more is said.
_HEADS: Final = {
    "brute": "ogre",
    "bones": "skull",
    "gown": "maiden",
    "beast": "lion",
    "drake": "dragon",
    "saurian": "dinosaur",
    "serpent": "snake",
    "spider": "eyes",
    "plant": "maw",
    "machine": "iron",
    "squat": "frog",
}
# What they hold is of steel, if not of these.
_HELD_MATTER: Final[Mapping[str, Matter]] = dict.fromkeys(
    ("staff", "crook", "torch", "stake", "bow", "oar", "fiddle", "barrel"), "wood"
)
# What half figures hold is drawn larger than a monster's hand.
_HELD: Final = 0.9
_OUTLINE: Final = 0.55
# Flames, and the hotter ones within them.
_FLAMES: Final = tuple(
    grown(points, tone="light").of("brass")
    for points in (
        (
            "-30,98! -46,84 -40,66 -48,48! -36,54 -34,38 -42,22! -26,30 -20,14 -24,-4! -10,8 2,-14! 10,6 24,-6! 22,14"
            " 40,10! 34,28 46,36! 38,50 48,66 40,86 30,98!"
        ),
        (
            "-26,98! -38,84 -33,68 -39,54! -29,58 -28,44 -33,32! -20,36 -15,22 -17,8! -7,16 2,0! 8,16 18,6! 17,22"
            " 31,20! 27,34 36,42! 30,54 38,68 32,86 26,98!"
        ),
    )
)
_TRAITS: Final[Mapping[str, str]] = {"burning": "In flames"}

WORDS: Final = Words(
    prefix="monster",
    text="A creature: body, head, wings, what it holds",
    choices=(
        Choice("body", {name: body.text for name, body in BODIES.items()}),
        Choice("head", {name: part.text for name, part in HEADS.items()}),
        Choice("wings", {name: part.text for name, part in WINGS.items()}),
        Choice("held", {name: part.text for name, part in HELD.items()}),
        Choice("trait", _TRAITS, several=True),
    ),
    aliases={"centaur": "horse", "skeleton": "bones", "automaton": "machine", "giant": "cyclops", "wings": "bat-wings"},
)


def draw(words: Mapping[str, tuple[str, ...]], id: str) -> Icon:
    """The icon of words that ``WORDS`` has sorted by choice."""
    chosen = {name: given[0] for name, given in words.items()}
    kind = chosen.get("body", "man")
    body = BODIES[kind]
    head = HEADS[chosen.get("head", _HEADS.get(kind, "human"))].marks
    held = chosen.get("held", "none")
    burden = made_of(_HELD_MATTER.get(held, "steel"), *map(_finer, HELD[held].marks))
    layers = (
        _placed(WINGS[chosen.get("wings", "no-wings")].behind, body.back),
        *body.layers,
        _placed(head, body.head),
        *((_placed(burden, (*body.hand[:2], body.hand[2] * _HELD)),) if held != "none" else ()),
        body.arm,
    )
    flames = _FLAMES if "burning" in words.get("trait", ()) else ()
    name = " ".join(word for choice in ("body", "head", "held") for word in words.get(choice, ()) if word != "none")
    marks = (*flames, *(mark for layer in layers for mark in _apart(layer)))
    return icon(id, name.replace("-", " ").capitalize(), ("creature", "monster"), marks)


def _finer(mark: Mark) -> Mark:
    """Outlines of what half figures hold are those of larger things."""
    return replace(mark, width=mark.width * _OUTLINE) if mark.matter == "line" else mark


def _placed(marks: Iterable[Mark], place: tuple[float, float, float]) -> tuple[Mark, ...]:
    x, y, scale = place
    return tuple(mark.moved((scale, 0, 0, scale, x, y)) for mark in marks)


def _apart(layer: Iterable[Mark]) -> tuple[Mark, ...]:
    """A layer with paper around it, which keeps it apart from those behind."""
    layer = tuple(layer)
    return (*(mark.halo(_HALO) for mark in layer if not mark.tone), *layer)
