"""English words: those that are common, with their frequency in books, and those that are not.

Each list is read when the first word is looked up in it.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pnp.analysis.word_lists import word_list
from pnp.plain_files import own_bytes, own_text

# From the symspellpy package (MIT): 82,765 words that both the Google Books Ngrams (CC BY 3.0) and the word lists
# SCOWL (free) have, British and American, each with its number of occurrences. The package itself is not imported.
_PACKAGE: Final = "symspellpy"
_FILE: Final = "frequency_dictionary_en_82_765.txt"

# From the package pyspellchecker (MIT): 160,000 words, rare ones and forms of words among them, and names. Read only if
# a word is about to be called wrong.
_LARGE_PACKAGE: Final = "spellchecker"
_LARGE_FILE: Final = "resources/en.json.gz"

# Words of games that books seldom use.
_GAMES: Final = """
app apps archmage artillerymen automa axemen boardgame boardgamer boardgaming bowmen cantrip cantrips cardback
cardstock cooldown coopetition crossbowman crossbowmen debuff deckbuilder deckbuilding dicepool dieroll discardable
dodecahedron downloadable dwarven dwarves elven email emails eurogame facedown faceup foamboard gameboard gamemaster
halberdier halberdiers hexes hexgrid hexmap hitbox hitpoint icosahedron influencer influencers inkjet levelup lich
liches limbered lineup longbowman longbowmen lootbox manapool maneuverable matchup meeple meeples metagame midgame
miniboss minigame minis mithral mithril mook offline online orc orcs ork pdf pdfs pikeman pikemen playerboard playmat
playtest playtested playtester playtesters playtesting playtests playthrough polyhedral powerup pregame premade
printable printables punchboard punchboards reroll rerolled rerolling rerolls reshuffle reshuffled reshuffles respawn
respawns resupplied resupply rifleman riflemen roleplay roleplayer roleplaying rulebook rulebooks rulesheet savethrow
scorepad scorepads scoresheet semicoop sideboard sleeving spawnpoint spearman spearmen spellbook spellcaster
spellcasters stackable standee standees statblock statline subgame subphase superhero swordsmen tiebreak tiebreaker
tiebreakers topdeck topdecked topdecking treant treants tuckbox turnless unlimber unlimbered unpunched unrouted untap
untapped untaps untargeted vs warband warbands wargame wargamer wargames wargaming website websites wildcard wildcards
workflow worldbuilding worshiped worshiper worshipers worshiping wyvern wyverns
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
    """How often a word in small letters occurs in the books; 0 if it does not."""
    return int(frequencies().get(word, 0))


@cache
def frequencies() -> Mapping[str, str]:
    """Every word with its number of occurrences, in digits; empty if the package is not installed."""
    return word_list(_PACKAGE, _FILE, _numbered)


def _numbered(path: Path) -> Iterator[tuple[str, str]]:
    # Words and numbers in turn.
    parts = own_text(path, "utf-8-sig").split()
    return zip(parts[::2], parts[1::2], strict=True)


def is_listed(word: str) -> bool:
    """Whether a word in small letters is in one of the lists as it is."""
    return word in frequencies() or word in _of_games() or word in _large_list()


@cache
def _large_list() -> Mapping[str, str]:
    """Every word of the larger list; empty if the package is not installed."""
    return word_list(_LARGE_PACKAGE, _LARGE_FILE, _in_object)


def _in_object(path: Path) -> Iterator[tuple[str, str]]:
    # An object of words and numbers; these are from another source than those of the first list.
    return ((word, "") for word in json.loads(gzip.decompress(own_bytes(path))))


@cache
def _of_games() -> frozenset[str]:
    return frozenset(_GAMES.split())


# No word of the lists is longer, and a text of a stranger may be one word of a million letters.
_LONGEST: Final = 45


def knows(word: str) -> bool:
    """Whether a word in small letters is English, or a regular form or compound of English words."""
    if len(word) > _LONGEST:
        return False
    words = frequencies()
    games = _of_games()
    if word in words or word in games or any(other in words for other in _transatlantic_spellings(word)):
        return True
    return any(base in words or base in games for base in _bases(word) if not doer(word)) or _is_compound(word)


_VERB: Final = 1_000_000


def doer(word: str) -> str:
    """How a word for who does something is written, if a word is that with -or for -er: insultor; else nothing."""
    single = word.removesuffix("s")
    verb = single.removesuffix("or")
    if verb == single or frequency(verb) < _VERB or not frequency(f"{verb}ing") or is_listed(word):
        return ""
    right = f"{verb}er{word[len(single) :]}"
    return right if is_listed(right) else ""


# The dictionary has only the American or the British spelling of some words: neighbor, neighbour; armored, armoured;
# traveled, travelled. The patterns are narrow: childern must not pass for children, nor battallion for battalion.
_SPELLINGS: Final = (
    ("or", "our", r"{}(?=(?:s|ed|ing|er|ers|able|ably|ful|less|ite|ites|hood|hoods|y|ies|ly|man|men)?$)"),
    ("z", "s", r"{}(?=(?:e|ed|es|er|ers|ing|ation|ations)$)"),
    ("er", "re", r"(?:(?<=[ai]b)|(?<=omb)|(?<=och)|(?<=[cgv])|(?<=[^t]t)){}(?=(?:s|d|ed|ing)?$)"),
    ("ll", "l", r"{}(?=(?:ed|ing|er|ers|or|ors|ous|ist|ists)$)"),
    ("ense", "ence", r"(?<=def|off|lic|ret){}(?=s?$)"),
)


def _transatlantic_spellings(word: str) -> Iterator[str]:
    """The American spellings of a British word, and the British ones of an American word."""
    for american, british, pattern in _SPELLINGS:
        for old, new in ((american, british), (british, american)):
            if match := re.search(pattern.format(old), word):
                yield word[: match.start()] + new + word[match.end() :]


# The dictionary has every form of a word this frequent, so a form that it lacks is wrong: refered.
_EVERY_FORM: Final = 1_000_000
_FORMS: Final = ("s", "es", "d", "ed", "ing", "er", "ers", "ly", "ies")


def _bases(word: str) -> Iterator[str]:
    """What a word may be without a suffix or a prefix."""
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            yield from (stem for stem in _stems(word.removesuffix(suffix), suffix) if not _is_common(stem, suffix))
    for prefix in _PREFIXES:
        if word.startswith(prefix) and len(word) - len(prefix) >= 5:
            yield word[len(prefix) :]


def _stems(base: str, suffix: str) -> Iterator[str]:
    """What a word may be before it gets a suffix: stop, stopping; bridge, bridging; army, armies."""
    if suffix == "ies":
        yield base + "y"
    elif suffix == "d":
        if base.endswith("e"):
            yield base
    else:
        yield base
        if suffix[0] in "aeiy":
            yield base + "e"
            if base[-1] == base[-2] and base[-1] in "bdgklmnprt":
                yield base[:-1]


def _is_common(base: str, suffix: str) -> bool:
    """Whether the dictionary would have this form of a base. It lacks many plurals such as debatings."""
    return suffix in _FORMS and frequency(base) >= _EVERY_FORM and not (suffix == "s" and base.endswith("ing"))


# Halves of a compound must be common words: nearly any letters split into two of 82,000 words by accident.
_COMMON: Final = 60_000_000


def _is_compound(word: str) -> bool:
    return any(frequency(word[:cut]) >= _COMMON and frequency(word[cut:]) >= _COMMON for cut in range(3, len(word) - 2))


# An ordinary word has other forms, used at least so often and in this share of its own uses; names have few.
_FORM: Final = 150_000
_FORM_SHARE: Final = 0.015
_OF_PEOPLES: Final = ("ese", "ish", "ian", "ean", "can")


def is_ordinary(word: str, share: float = _FORM_SHARE) -> bool:
    """Whether a word in small letters is a noun, verb or adjective, and no name of a person, a place or a people."""
    if word.endswith(_OF_PEOPLES):
        return False
    least = max(_FORM, int(frequency(word) * share))
    return any(frequency(form) >= least for form in _other_forms(word))


def _other_forms(word: str) -> Iterator[str]:
    """Other forms that a common noun or verb may have."""
    yield from (word + end for end in ("s", "ed", "ing", "ly"))
    for end, others in (
        ("y", ("ies", "ied")),
        ("ies", ("y",)),
        ("oes", ("o",)),
        ("e", ("ed", "ing")),
        ("man", ("men",)),
        ("men", ("man",)),
        ("er", ("",)),
    ):
        if word.endswith(end):
            yield from (word.removesuffix(end) + other for other in others)
    for end, others in (("s", ("",)), ("ed", ("", "e")), ("ing", ("", "e"))):
        if word.endswith(end) and len(word) - len(end) >= _SHORTEST_BASE:
            yield from (word.removesuffix(end) + other for other in others)


_SHORTEST_BASE: Final = 4


def near(word: str) -> Iterator[str]:
    """Every spelling one typing error away: a letter too many, too few or wrong, or two letters exchanged."""
    if len(word) > _LONGEST:
        return
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
    for at in range(len(word) - 1 if len(word) <= _LONGEST else 0):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
