"""The English dictionary: words with how often books use them, read when there is a word to look up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

# From the symspellpy package (MIT): 82,765 words that both the Google Books Ngrams (CC BY 3.0) and the word lists
# SCOWL (free) have, British and American, each with its number of occurrences. The package itself is not imported.
_PACKAGE: Final = "symspellpy"
_FILE: Final = "frequency_dictionary_en_82_765.txt"

# Words of games that books seldom use.
_GAMES: Final = """
app apps archmage artillerymen axemen boardgame bowmen cardstock crossbowman crossbowmen deckbuilding discardable
dodecahedron downloadable dwarven dwarves elven email emails facedown faceup foamboard halberdier halberdiers hexes
icosahedron inkjet lich liches limbered lineup longbowman longbowmen maneuverable matchup meeple meeples minis
offline online orc orcs ork pdf pdfs pikeman pikemen playmat playtest playtested playtester playtesters playtesting
polyhedral pregame premade printable printables punchboard reroll rerolled rerolling rerolls reshuffle reshuffled
reshuffles respawn respawns resupplied resupply rifleman riflemen rulebook rulebooks scorepad scoresheet spearman
spearmen spellcaster spellcasters stackable standee standees subphase superhero swordsmen tiebreak tiebreaker
tiebreakers topdeck tuckbox turnless unlimber unlimbered unpunched unrouted untap untapped untaps untargeted vs
warband warbands wargame wargamer wargames wargaming website websites wildcard wildcards workflow worldbuilding
worshiped worshiper worshipers worshiping wyvern wyverns
"""
_PREFIXES: Final = (
    "re", "un", "non", "pre", "de", "over", "under", "out", "mis", "sub", "super", "inter", "counter", "mid", "anti",
    "co", "semi", "multi", "up", "down", "fore", "dis", "by", "cross", "auto", "micro", "mini", "mega", "ultra",
)  # fmt: skip
_SUFFIXES: Final = (
    "s", "es", "d", "ed", "ing", "er", "ers", "or", "ors", "ly", "ness", "less", "able", "men", "man", "like", "ish",
    "ies", "ward", "wards", "wise", "fold", "ship", "hood", "est", "work", "most",
)  # fmt: skip
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def frequency(word: str) -> int:
    """How often the books have a word in small letters; 0 if they have it not."""
    return int(frequencies().get(word, 0))


@cache
def frequencies() -> Mapping[str, str]:
    """Every word with how often the books have it, in digits; empty if the package is not there."""
    spec = find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        return {}
    path = Path(spec.submodule_search_locations[0]) / _FILE
    # Words and numbers in turn. Making numbers of the digits takes as long as all the rest.
    parts = path.read_text(encoding="utf-8-sig").split()
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def _of_games() -> frozenset[str]:
    return frozenset(_GAMES.split())


def knows(word: str) -> bool:
    """Whether a word in small letters is English, or made of English words as English makes them."""
    words = frequencies()
    if word in words or word in _of_games() or any(other in words for other in _across_the_sea(word)):
        return True
    return any(base in words for base in _bases(word)) or _is_compound(word)


# The dictionary has one of two spellings of some words: neighbor, neighbour; armored, armoured; traveled,
# travelled. Only where a word may have either, so that childern is not children, nor battallion a battalion.
_SPELLINGS: Final = (
    ("or", "our", r"{}(?=(?:s|ed|ing|er|ers|able|ably|ful|less|ite|ites|hood|hoods|y|ies|ly|man|men)?$)"),
    ("z", "s", r"{}(?=(?:e|ed|es|er|ers|ing|ation|ations)$)"),
    ("er", "re", r"(?:(?<=[ai]b)|(?<=omb)|(?<=och)|(?<=[cgv])|(?<=[^t]t)){}(?=(?:s|d|ed|ing)?$)"),
    ("ll", "l", r"{}(?=(?:ed|ing|er|ers|or|ors|ous|ist|ists)$)"),
    ("ense", "ence", r"(?<=def|off|lic|ret){}(?=s?$)"),
)


def _across_the_sea(word: str) -> Iterator[str]:
    """How a word is spelled on the other side of the Atlantic."""
    for one, other, where in _SPELLINGS:
        for ours, theirs in ((one, other), (other, one)):
            if match := re.search(where.format(ours), word):
                yield word[: match.start()] + theirs + word[match.end() :]


# Of a word that books use so often, the list has every form: refered is none.
_EVERY_FORM: Final = 1_000_000
_FORMS: Final = ("s", "es", "d", "ed", "ing", "er", "ers", "ly", "ies")


def _bases(word: str) -> Iterator[str]:
    """What may be left of a word when an ending or a beginning is taken off."""
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            yield from (stem for stem in _stems(word.removesuffix(suffix), suffix) if not _is_common(stem, suffix))
    for prefix in _PREFIXES:
        if word.startswith(prefix) and len(word) - len(prefix) >= 5:
            yield word[len(prefix) :]


def _stems(base: str, suffix: str) -> Iterator[str]:
    """What a word may have been before it got an ending: stop, stopping; bridge, bridging; army, armies."""
    if suffix == "ies":
        yield base + "y"
    elif suffix == "d":
        yield from (base for _ in range(base.endswith("e")))
    else:
        yield base
        if suffix[0] in "aeiy":
            yield base + "e"
            if base[-1] == base[-2] and base[-1] in "bdgklmnprt":
                yield base[:-1]


def _is_common(base: str, suffix: str) -> bool:
    return suffix in _FORMS and frequency(base) >= _EVERY_FORM


# Halves of a compound are common words: 82,000 words hold two by accident in nearly everything.
_COMMON: Final = 60_000_000


def _is_compound(word: str) -> bool:
    return any(frequency(word[:cut]) >= _COMMON and frequency(word[cut:]) >= _COMMON for cut in range(3, len(word) - 2))


def near(word: str) -> Iterator[str]:
    """Every spelling that is one slip of the hand away: a letter too many, too few, wrong, or two exchanged."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    yield from exchanged(word)
    for left, right in cuts:
        for letter in _LETTERS:
            yield left + letter + right
        if right:
            yield left + right[1:]
            for letter in _LETTERS:
                yield left + letter + right[1:]


def exchanged(word: str) -> Iterator[str]:
    """Every spelling with two neighbouring letters exchanged."""
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
