"""Symbols of units that are put together from words: ``nato infantry XX``, ``bust tricorne cloak lantern``."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from pnp.art.names import FIGURES
from pnp.symbols.likenesses import LIKENESSES, OF_LADIES, usual_likeness
from pnp.symbols.words import NATURAL

if TYPE_CHECKING:
    from pnp.model.texts import Icon
    from pnp.symbols.words import Words

# What may be the name of one, as a regular expression: a first word, and the words behind it.
SYMBOL: Final = r"(?:nato|figure|bust|monster)(?: [\w•-]{1,24}){1,10}"
# The modules by the first words: each draws its parts when it is imported, a hundredth of a second.
_MODULES: Final = {"nato": "nato", "figure": "figures", "bust": "busts", "monster": "monsters"}


def is_composed(name: str) -> bool:
    """Whether a name begins as that of a composed symbol does, right or wrong."""
    prefix, space, _ = name.partition(" ")
    return bool(space) and prefix in _MODULES


def in_pictures(name: str, style: str = NATURAL, seed: str = "") -> str:
    """The name of the same symbol for a picture: people are drawn there in a style, unless their name has one.

    seed: of what a figure looks like, unless its name says so; without a seed it has an even face.
    """
    words, person = name.split(), name.partition(" ")[0]
    if person not in ("figure", "bust"):
        return name
    wanted = [NATURAL] if person == "figure" else []
    if style != NATURAL and not any(word in FIGURES for word in words if word != NATURAL):
        wanted.append(style)
    if seed and person == "figure" and OF_LADIES.isdisjoint(words) and not any(word in LIKENESSES for word in words):
        wanted.append(usual_likeness(seed))
    return " ".join((name, *(word for word in wanted if word not in words)))


def families() -> tuple[Words, ...]:
    """The notations."""
    return tuple(family_of(f"{prefix} ") for prefix in _MODULES)


def family_of(name: str) -> Words:
    """The notation of a composed symbol."""
    words: Words = _module_of(name).WORDS
    return words


def _module_of(name: str) -> Any:
    return import_module(f"pnp.symbols.{_MODULES[name.partition(' ')[0]]}")


def wrong_word(name: str) -> tuple[str, str]:
    """The first wrong word of a composed symbol, and why it is wrong; both are empty if there is none."""
    return family_of(name).sorted(name)[1:]


def is_symbol(name: str) -> bool:
    """Whether there is a symbol of a name; it is not drawn."""
    if not is_composed(name):
        return False
    words, wrong, _ = family_of(name).sorted(name)
    return bool(words) and not wrong


@lru_cache(maxsize=4096)
def composed(name: str) -> Icon | None:
    """The symbol of a name; None if it is not one. Drawn once."""
    if not is_symbol(name):
        return None
    family = family_of(name)
    words, _, _ = family.sorted(name)
    icon: Icon = _module_of(name).draw(words, family.id(words))
    return icon
