"""An abbreviation is not explained anywhere.

Looks in all texts for capitals after a number ("3 MP", "+2 AP") or with a value ("MF +1", "has CF 3") that are neither
declared (`abbr:` of a record, `abbreviations:` of the kit, a letter code, a term) nor explained in a text, as in
"movement points (MP)". Without a number ("an enemy ZOC"), capitals are a finding if they are the initials of a name, or
if the kit explains other abbreviations. Roman numerals, common units and abbreviations, and parts of names are ignored.

The author knows what 3 MP are; nobody else does.

```yaml file=play.yaml
phases:
  - {id: move, name: Move, text: Moving into a wood costs 2 MP.}
```
```text
play.yaml:2:61: warning N116 nothing says what 'MP' stands for
```
```yaml file=play.yaml
stats:
  - {id: movement, name: Movement points, abbr: MP}
phases:
  - {id: move, name: Move, text: Moving into a wood costs 2 MP.}
```
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.declared import called
from pnp.analysis.names import called_by_name, names_of
from pnp.analysis.prose import Prose
from pnp.analysis.word_forms import word_set
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.names.short_forms import short_forms
from pnp.model.game import Game

NAME = "undefined abbreviation"
SEVERITY = Severity.WARNING

# After a number, and before the end of a phrase: "3 US squads" is about squads.
_USED: Final = re.compile(
    r"\d[ \xa0](?P<short>[A-Z]{2,4})(?:s(?![a-z]))?(?=[*_]*(?:[.,;:!?)\n\0/]|$|"
    r" (?:to|per|for|and|or|each|if|in|on|at|from|when|while|more|less|is|are|as|with|of|during|instead|but|by|the|a)\b"
    r"))"
)
# With a value of its own: "MF +1", "has MF 2", "a CF of 3".
_VALUED: Final = re.compile(
    r"(?<![\w.’'-])(?P<short>[A-Z]{2,4})(?= [+−]\d)"
    r"|\b(?:has|have|had|whose|[Ii]ts|[Tt]heir) (?P<owned>[A-Z]{2,4})(?= (?:of |is )?\d{1,2}\b(?![-\w]))"
)
_NUMBER: Final = re.compile(r"(?<![\w.,])\d{1,3}$")
_ROMAN: Final = re.compile(r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
_COMMON: Final = frozenset(
    ("AM", "PM", "AD", "BC", "CE", "BCE", "CM", "MM", "KM", "KG", "MB", "GB", "DPI", "PDF", "OK", "GMT", "UTC")
)
_REACH: Final = 6
# Capitals next to a word in small letters.
_CAPITAL_RUN: Final = re.compile(r"[A-Z]{3,4}(?![A-Z])")
_SMALL_BEFORE: Final = re.compile(r"[a-z] ")
_SMALL_AFTER: Final = re.compile(r" [a-z]{2}")
_JOINED_BEFORE: Final = re.compile(r"\w[’'&/.@#_-]?$|[&/@#_]$")
_JOINED_AFTER: Final = re.compile(r"[’'&/.@#_-]?\w|[&/]")
_EXPLANATION: Final = re.compile(r"\([“\"]?(?P<short>[A-Z]{2,4})[”\"]?\)")
# "Bring the Chinese inf. down to zero": the full stop is not the end of the sentence.
_SHORTENED: Final = re.compile(r"(?<=[A-Za-z’'] )(?P<short>[a-z]{3,5})\.(?= [a-z]{2,}\b)")
# Words that wargames and roleplaying games cut short, and that are no words by themselves.
_CUT_SHORT: Final = word_set("inf cav arty mech regt bde bttn mvmt atk dmg lvl mgmt reinf morl")
# More that are not explained are used by an author who never explains them.
_MOST: Final = 2
_FEWEST: Final = 3
_LARGEST: Final = 4
# A word in capitals that is this frequent in small letters is emphasis.
_EMPHASIS: Final = 3_000_000
_KNOWN_TO_ALL: Final = word_set("""
AM PM AD BC CE BCE CM MM KM KG MB GB DPI PDF OK GMT UTC US USA UK UN EU USSR TV CD DVD ID DIY FAQ RPG GM NPC NPCS PC
DM HQ NATO WWI WWII SS RAF URL HTML XML CSV SVG PNG JPEG YAML ISBN USB ASAP AKA ETC VS IE EG NB PS TBD CC BY SA OGL
API GUI BBC NASA FBI CIA NE NW SE SW GPL LGPL GNU BSD MIT CPU IRC
""")
_CAPITALS: Final = re.compile(r"\b[A-Z]{2,4}\b")


def check(context: GameContext) -> Problems:
    """Each undefined abbreviation, where it is used first."""
    words = context.prose
    known: frozenset[str] | None = None
    seen: set[str] = set()
    declared = {form.short.casefold() for form in short_forms(context.game)}
    unsaid = _unsaid(context) if context.is_english else []
    for place, short in sorted((*_used(words), *unsaid, *_shortened(context))):
        if short in seen or short in _COMMON or _ROMAN.fullmatch(short):
            continue
        seen.add(short)
        known = known or _known(context.game)
        # The initials of a name are its short form wherever else they occur.
        is_known = short.casefold() in (declared if short in context.get(_initials) else known)
        if not is_known and not _is_explained(short, words):
            name = next(iter(context.get(_initials).get(short, ())), "…")
            yield Problem(
                message=f"nothing says what {short!r} stands for",
                span=words.span(place, len(short)),
                hint=f"declare it: abbr: {short} at what it means, or abbreviations: {{{short}: {name}}} in kit.yaml",
            )


def _unsaid(context: GameContext) -> list[tuple[int, str]]:
    """What is abbreviated within sentences, without a number; nothing if the kit explains no abbreviation at all."""
    prose, initials = context.prose, context.get(_initials)
    text = prose.text
    places: dict[str, int] = {}
    for match in prose.matches(_CAPITAL_RUN, text):
        if match[0] not in places and _is_in_sentence(text, match):
            places[match[0]] = match.start()
    found = {short: at for short, at in places.items() if short not in _KNOWN_TO_ALL and not _ROMAN.fullmatch(short)}
    explained = {form.short.casefold() for form in short_forms(context.game)}
    explained |= {match["short"].casefold() for match in prose.matches(_EXPLANATION, text)}
    known = _known(context.game)
    others = {
        short: at
        for short, at in found.items()
        if dictionary.frequency(short.lower()) < _EMPHASIS
        and short.casefold() not in explained
        and (short in initials or short.casefold() not in known)
    }
    certain = {short: at for short, at in others.items() if short in initials}
    if len(others) <= min(_MOST, len(explained)):
        certain |= others
    return [(at, short) for short, at in certain.items()]


def _shortened(context: GameContext) -> Iterator[tuple[int, str]]:
    """Words cut short with a full stop in the middle of a sentence."""
    if context.is_english and any(f"{word}." in context.corpus.counts for word in _CUT_SHORT):
        for match in context.prose.matches(_SHORTENED, context.prose.text):
            if match["short"] in _CUT_SHORT:
                yield match.start(), match["short"]


def _is_in_sentence(text: str, match: re.Match[str]) -> bool:
    """Whether capitals are a word of their own, next to a word in small letters."""
    start, end = match.span()
    before, after = text[max(0, start - 2) : start], text[end : end + _REACH].removeprefix("s")
    if _JOINED_BEFORE.search(before) or _JOINED_AFTER.match(after):
        return False
    return _SMALL_BEFORE.fullmatch(before) is not None or _SMALL_AFTER.match(after) is not None


def _initials(context: GameContext) -> dict[str, list[str]]:
    """The names of several words by their first letters, with and without small words such as "of"."""
    initials: dict[str, list[str]] = {}
    for _, record in called(context.game):
        for name in names_of(record):
            words = re.findall(r"[^\W\d_]+", name)
            for some in (words, [word for word in words if word[0].isupper()]) if len(words) > 1 else ():
                for first, last in combinations(range(len(some) + 1), 2):
                    if _FEWEST <= last - first <= _LARGEST:
                        short = "".join(word[0] for word in some[first:last]).upper()
                        initials.setdefault(short, []).append(" ".join(some[first:last]))
    return initials


def _used(words: Prose) -> list[tuple[int, str]]:
    """What may be short forms, with their places, in the order of the text."""
    used = [
        (match.start("short"), match["short"])
        for match in words.matches(_USED, words.text)
        if _NUMBER.search(words.text[max(0, match.start() - _REACH) : match.start() + 1])
    ]
    for match in words.matches(_VALUED, words.text):
        group = match.lastgroup or "short"
        used.append((match.start(group), match[group]))
    return sorted(used)


def _known(game: Game) -> frozenset[str]:
    """Short forms, letter codes, ids, and words in capitals from names, all in lower case."""
    known = {form.short for form in short_forms(game)}
    for _, record in called_by_name(game):
        known.add(record.id)
        for name in names_of(record):
            known.update((name, *_CAPITALS.findall(name)))
    for codes in (*(deck.codes for deck in game.decks), *(custom.codes for custom in game.sets)):
        known.update(letter for letters in codes.values() for letter in letters)
    known.update(side.code for side in game.sides)
    known.update((*game.kit.words, *game.kit.trademarks, *_CAPITALS.findall(f"{game.kit.title} {game.kit.subtitle}")))
    return frozenset(short.casefold() for short in known)


def _is_explained(short: str, words: Prose) -> bool:
    """Whether some text explains it: ``movement points (MP)``, ``MP (movement points)``, ``MP: …``, ``MP = …``."""
    spelled = re.search(rf"\b{short},((?: [a-z]+){{{len(short)}}})\b", words.text)  # "PP, prestige points"
    if spelled and "".join(word[0] for word in spelled[1].split()).upper() == short:
        return True
    return bool(
        re.search(rf"\([*_]*{short}s?[*_]*[),;]|\b{short}s?[*_]*\s*(?:\(|:|=|means\b|stands? for\b|[–—]\s)", words.text)
    )
