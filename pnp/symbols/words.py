"""The words of a composed symbol: ``nato hostile infantry XX`` is sorted by what each word says."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Final

from pnp.values import dataclass

# The tag of half figures, that of figures drawn as people are, which is a word of theirs, too, and that of what flies.
PORTRAIT: Final = "portrait"
NATURAL: Final = "natural"
AIRBORNE: Final = "air"
# Words of figures: seen from behind, and a child.
BEHIND: Final = "behind"
CHILD: Final = "child"
# What figures of pictures may wear, whatever is on their heads.
DRESSES: Final[Mapping[str, str]] = {
    "smock": "In a smock with a rope for a belt and a cape, as of peasants, in pictures",
    "surcoat": "In mail under a long coat with a cross, in pictures",
    "plate": "In plate armour with a tabard, in pictures",
    "gown": "In a long gown with an apron, in pictures",
    "furs": "In a tunic with a cape of fur, arms bare, in pictures",
    "robe": "In a robe to the ground, in pictures",
    "doublet": "In a doublet with a ruff, and puffed breeches, in pictures",
}

# Words by choice.
Sorted = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that words choose. words: each with what it means. several: more than one may be given."""

    name: str
    words: Mapping[str, str]
    several: bool = False


def _all_go_together(words: Sorted) -> tuple[str, str]:
    return "", ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The notation of a family of symbols: a first word, then words of its choices in any order.

    aliases: other spellings, in small letters. clash: a word that does not go with the others, and why.
    """

    prefix: str
    text: str
    choices: tuple[Choice, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)
    clash: Callable[[Sorted], tuple[str, str]] = _all_go_together

    def sorted(self, name: str) -> tuple[dict[str, tuple[str, ...]], str, str]:
        """The words of a name by choice; the first word that is wrong, and why. Both are empty if none is."""
        found: dict[str, tuple[str, ...]] = {}
        for written in name.split()[1:]:
            word = written.casefold()
            word = self.aliases.get(word, word)
            choice = next((choice for choice in self.choices if word in choice.words), None)
            if choice is None:
                return found, written, "is no word of it"
            given = found.get(choice.name, ())
            if word in given or (given and not choice.several):
                return found, written, f"is a second {choice.name}, after {given[0]}"
            found[choice.name] = (*given, word)
        return found, *self.clash(found)

    def id(self, words: Sorted) -> str:
        """An id that is the same for the same words in any order."""
        return "-".join(
            (self.prefix, *(word for choice in self.choices for word in sorted(words.get(choice.name, ()))))
        )

    def all(self) -> Iterator[str]:
        """Every word, other spellings included."""
        for choice in self.choices:
            yield from choice.words
        yield from self.aliases

    @property
    def pattern(self) -> str:
        """A regular expression that a name of these words matches."""
        spellings = {spelling for word in self.all() for spelling in (word, word.upper())}
        words = "|".join(re.escape(word) for word in sorted(spellings, key=lambda word: (-len(word), word)))
        return rf"^{self.prefix}( +({words}))+$"
