"""A word is written like a name, but nothing is called so.

Looks, in an English kit that writes the names of its things with capitals, for ordinary words with a capital in the
middle of a sentence that are part of no name, term, field, heading or definition of the kit: "of the Harbour" if there
is no Harbour. Names of people and places are ignored, and so is a kit that writes many ordinary words with a capital.
Where the words before it ("you use the") stand before names of the kit twice elsewhere, or it is one of several ("any
Hemp"), the word need not be ordinary. So is a Primed pistol where there is a Loaded pistol, and no other one, and a
Counting House where there are a Weigh House and a Final Count.
What a record was called when it got its id, and is called no more, is found wherever it stands: the Cavalry, if
the unit `cavalry` has the name Lancers now, or a town of the map.

Readers take it for a thing of the game and look for it. Usually it is an older name of something.

```yaml file=rules.yaml
boards:
  - id: city
    name: City
    mat:
      size: [100 mm, 60 mm]
      areas:
        - {id: market, name: Market, at: [0 mm, 0 mm], size: [20 mm, 20 mm]}
        - {id: temple-steps, name: Temple Steps, at: [20 mm, 0 mm], size: [20 mm, 20 mm]}
        - {id: granary, name: Granary, at: [40 mm, 0 mm], size: [20 mm, 20 mm]}
        - {id: tower, name: Tower, at: [60 mm, 0 mm], size: [20 mm, 20 mm]}
        - {id: gate, name: Gate, at: [0 mm, 20 mm], size: [20 mm, 20 mm]}
        - {id: bridge, name: Bridge, at: [20 mm, 20 mm], size: [20 mm, 20 mm]}
phases:
  - {id: build, name: Build, text: 'Put a block on the Market or on the Granary, in the City.'}
  - {id: trade, name: Trade, text: 'Take a coin from the Tower, or from the Gate and the Bridge.'}
  - {id: pray, name: Pray, text: Count the blocks on the Temple Stairs.}
```
```text
rules.yaml:16:58: warning N150 'Temple Stairs' is written like a name, but nothing in this kit is called so
```
```diff file=rules.yaml
-  - {id: pray, name: Pray, text: Count the blocks on the Temple Stairs.}
+  - {id: pray, name: Pray, text: Count the blocks on the Temple Steps.}
```
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.chart_titles import charted, is_chart_title
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.declared import PLACES, WORD, DeclaredNames, called, declared_names
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.analysis.names import names_of
from pnp.analysis.passages import Kinds
from pnp.analysis.word_forms import occurrences, stemmed, word_set
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.load.suggest import nearest
from pnp.model.names import Named
from pnp.model.tables import Example

NAME = "unknown name"
SEVERITY = Severity.WARNING

_SENTENCES: Final[Kinds] = ("text", "rules")
# Behind a word, these make a name of it: the Mirror card, a Stealth check.
_KINDS: Final = (
    *(
        "card",
        "token",
        "marker",
        "counter",
        "tile",
        "deck",
        "pile",
        "table",
        "chart",
        "space",
        "action",
        "check",
        "roll",
    ),
    *("test", "skill", "spell", "trait", "talent", "keyword", "icon", "symbol", "condition", "resource", "die"),
)
# Words with a capital behind a word in small letters, which makes it the middle of a sentence.
_CAPITALS: Final = re.compile(
    rf"(?<=[a-z,;])(?P<possessive>[’']s)?[ \n]{AS_NOTHING}*"
    r"(?P<phrase>[A-Z][a-z]{2,}(?:[ -][A-Z][a-z]{2,})*)(?![\w-]|[’'][a-rt-z])"
    rf"(?P<kind>(?= (?:{'|'.join(_KINDS)})s?\b))?"
)
_PAIR: Final = re.compile(
    r"(?<=[a-z,;] )(?P<first>[A-Z][a-z]{2,}) (?P<last>[A-Z][a-z]{2,})(?![\w-]|[’'][a-rt-z]| [A-Z])"
)
# The same of kits that write only the first word of a name with a capital.
_OWN_PAIR: Final = re.compile(r"[A-Z][a-z]{2,} [a-z]{3,}")
_LOWER_PAIR: Final = re.compile(r"(?<=[a-z0-9,;] )(?P<first>[A-Z][a-z]{2,}) (?P<last>[a-z]{3,})(?![\w-]|[’'][a-rt-z])")
_NEW_PAIR: Final = re.compile(
    r"(?<=[a-z,;] )(?:an?|one|each|every|any|another) (?P<phrase>[A-Z][a-z]{2,} [A-Z][a-z]{2,})"
    r"(?![\w-]|[’'][a-rt-z]| [A-Z])"
)
_NAME_BEFORE: Final = re.compile(rf"(?<![.!?:] )(?<![\n{BORDER}])\b[A-Z][a-z]+ $")
# Words that may stand before any name.
_GENERAL_WORDS: Final = "old new great little big small red blue green white black first last"
_GENERAL: Final = frozenset(map(stemmed, _GENERAL_WORDS.split()))
_POSSESSED: Final = re.compile(r"[’']s\b")
_BEFORE: Final = re.compile(rf"[\w’'-]+[ \n]?{AS_NOTHING}*$")
# What stands before the name of a thing, and seldom before that of a person.
_DETERMINERS: Final = word_set("""
the a an each every any no this that these those his her its your their our my one two three four five six another
all both which whose enemy friendly
""")
_SEVERAL: Final = frozenset(("any", "each", "every", "no", "another"))
# "Any Russian": a people.
_OF_PEOPLES: Final = ("ese", "ish", "ian", "ean", "can", "ch", "man", "day")
_PREPOSITIONS: Final = word_set("of with in to for as by from on at into onto against")
_STATES: Final = frozenset(("is", "are"))
_VERBS: Final = frozenset(("becomes", "become", "gains", "gain", "suffers", "suffer"))
# The names of so many things have to be written with a capital, and all but one in so many phrases have to be known.
_LEAST_KNOWN: Final = 6
_KNOWN_FOR_EACH: Final = 12
_MOST: Final = 4
_FRAMED: Final = 2
_FRAME: Final = re.compile(rf"\b[a-z]+ [a-z]+ (?:the|an?) {AS_NOTHING}*$")
_AROUND: Final = 40
# Words that every game has, and that refer to parts of a book.
_COMMON: Final = word_set("""
player opponent turn round game rule owner winner loser host referee master keeper narrator
storyteller moderator umpire judge banker dealer scorekeeper team side attacker defender value rating number
total first second third fourth fifth sixth last diagram figure table chart map section chapter page appendix
paragraph example illustration step note version edition internet god north south east west
""")
# Without "the" or the like, a word has to be an ordinary one for sure.
_SURE: Final = 0.04


def check(context: GameContext) -> Problems:
    """Each unknown word where it is first written like a name."""
    if not context.is_english or not dictionary.frequencies():
        return
    yield from _mixed(context)
    yield from _half_known(context)
    yield from _of_known_words(context)
    words, names = context.corpus, context.get(declared_names)
    capitals = tuple(words.matches(_CAPITALS, words.text))
    yield from _former(capitals, words, names)
    known, strange = _phrases(capitals, words, names)
    lowered, charts = context.vocabulary.counts, context.get(charted)
    unknown = {
        phrase: places
        for phrase, places in strange.items()
        if not is_chart_title(phrase, charts)
        and (
            _is_unused_in_small_letters(
                phrase, words.text, names, is_sure=_has_kind(places) or _is_of_several(places, words)
            )
            or _stands_for_name(phrase, places, words, names)
        )
    }
    if len(known) < _LEAST_KNOWN or len(unknown) > max(_MOST, len(known) // _KNOWN_FOR_EACH):
        return
    for phrase, places in unknown.items():
        is_thing = _is_thing(phrase, places, words, names, lowered) or _stands_for_name(phrase, places, words, names)
        if not is_thing or _is_piece(context, places):
            continue
        meant = _meant(phrase, context)
        yield Problem(
            message=f"{phrase!r} is written like a name, but nothing in this kit is called so",
            span=places[0].part("phrase"),
            hint=f"did you mean {meant[0]!r}?" if meant else "name what is meant, explain the word, or declare it",
            related=(Related(meant[1].at("name"), f"{meant[0]} is declared here"),) if meant else (),
        )


def _mixed(context: GameContext) -> Problems:
    """Names of two words that are put together from two names: an Ash Hound, of the Ash Abbot and the Cinder Hound."""
    named = [(stemmed(name).split(), record) for _, record in called(context.game) for name in names_of(record) if name]
    by_last: dict[str, list[tuple[list[str], Named]]] = {}
    for parts, record in named:
        if len(parts) > 1:
            by_last.setdefault(parts[-1], []).append((parts, record))
    first_words = {part for parts, _ in named for part in parts[:-1] if len(parts) > 1}
    alone = {" ".join(parts) for parts, _ in named} | {part for parts, _ in named for part in parts[-1:]}
    names, seen = context.get(declared_names), set[str]()
    for match in context.corpus.matches(_PAIR, context.corpus.text):
        first, last = stemmed(match["first"]), stemmed(match["last"])
        same = {id(record): record for _, record in by_last.get(last, ())}
        if len(same) != 1 or first not in first_words or first in alone or last in first_words or match[0] in seen:
            continue
        record = next(iter(same.values()))
        if any(first in parts for parts, _ in by_last[last]) or names.has(match[0]) or first in _GENERAL:
            continue
        if any(f"{first} {last}" in name for name in names.names) or (found := context.corpus.at(match)) is None:
            continue
        if found.passage.kind in _SENTENCES:
            seen.add(match[0])
            yield _unknown(match[0], found, record)


def _half_known(context: GameContext) -> Problems:
    """A Primed pistol, of which only the second word is in a name: a kit may write that in small letters."""
    by_last: dict[str, list[Named]] = {}
    for _, record in called(context.game):
        if _OWN_PAIR.fullmatch(record.name):
            by_last.setdefault(record.name.split()[1], []).append(record)
    names, lowered, seen = context.get(declared_names), context.vocabulary.counts, set[str]()
    for match in context.corpus.matches(_LOWER_PAIR, context.corpus.text) if by_last else ():
        first, records = match["first"].lower(), by_last.get(match["last"], [])
        is_known = names.has_word(first) or first in _COMMON or lowered[first] > 1 or match[0] in seen
        found = context.corpus.at(match) if len(records) == 1 and not is_known else None
        if found and found.passage.kind in _SENTENCES:
            seen.add(match[0])
            yield _unknown(match[0], found, records[0])


def _of_known_words(context: GameContext) -> Problems:
    """A Counting House, of which the kit has both words but in no name together; several such pairs are its style."""
    words, names = context.corpus, context.get(declared_names)
    new: list[Found] = []
    for match in words.matches(_NEW_PAIR, words.text):
        short = stemmed(match["phrase"])
        is_new = names.own.issuperset(short.split()) and not any(short in name for name in names.names)
        found = words.at(match) if is_new and words.text.lower().count(match["phrase"].lower()) == 1 else None
        if found and found.passage.kind in _SENTENCES and not isinstance(found.passage.record, Example):
            new.append(found)
    for found in new if len(new) == 1 else ():
        yield Problem(
            message=f"{found.match['phrase']!r} is written like a name, but nothing in this kit is called so",
            span=found.part("phrase"),
            hint="write the whole name of what is meant, or declare it",
        )


def _unknown(phrase: str, found: Found, record: Named) -> Problem:
    return Problem(
        message=f"{phrase!r} is written like a name, but nothing in this kit is called so",
        span=found.span,
        hint=f"did you mean {record.name!r}?",
        related=(Related(record.at("name"), f"{record.name} is declared here"),),
    )


def _former(capitals: Sequence[re.Match[str]], words: Corpus, names: DeclaredNames) -> Problems:
    """Names that records had when they got their ids: in the middle of a sentence, and then wherever they stand."""
    if not names.former:
        return
    written = {
        match["phrase"]
        for match in capitals
        if stemmed(match["phrase"]) in names.former and _place_of(match, "phrase", words)
    }
    for phrase in sorted(written):
        record = names.former[stemmed(phrase)]
        matches = re.finditer(rf"(?<![\w-]){re.escape(phrase)}(?![\w-]| [A-Z])", words.text)
        places = [place for match in matches if (place := _place_of(match, 0, words))]
        # What is no ordinary word and stands there once is rather the name of a person, unless it was a place of a map.
        is_sure = isinstance(record, PLACES) or all(map(dictionary.is_ordinary, phrase.lower().split()))
        if len(places) > 1 or is_sure:
            yield from (_former_name(phrase, place, record) for place in places)


def _place_of(match: re.Match[str], group: str | int, words: Corpus) -> Found | None:
    """Where a phrase stands in a sentence; None if it is the end of a longer name."""
    start = match.start(group)
    if _NAME_BEFORE.search(words.text, max(0, start - _AROUND), start):
        return None
    found = words.at(match)
    return found if found and found.passage.kind in _SENTENCES else None


def _former_name(phrase: str, found: Found, record: Named) -> Problem:
    return Problem(
        message=f"{phrase!r} is written like a name, but nothing in this kit is called so",
        span=found.span,
        hint=f"{record.id!r} is called {record.name!r} now: write that, or keep the old name under aliases:",
        related=(Related(record.at("name"), f"{record.name} is declared here"),),
    )


def _phrases(
    capitals: Sequence[re.Match[str]], words: Corpus, names: DeclaredNames
) -> tuple[set[str], dict[str, list[Found]]]:
    """The phrases with capitals that are made of words of records, and those with a word of no name, with places."""
    known: set[str] = set()
    other: set[str] = set()
    strange: dict[str, list[Found]] = {}
    for match in capitals:
        phrase = match["phrase"]
        if phrase in known or phrase in other:
            continue
        parts = [stemmed(word) for word in WORD.findall(phrase)]
        if names.words.issuperset(parts):
            (known if names.own.issuperset(parts) else other).add(phrase)
            continue
        found = words.at(match)
        if found and found.passage.kind in _SENTENCES and not isinstance(found.passage.record, Example):
            strange.setdefault(phrase, []).append(found)
    return known, strange


def _is_thing(phrase: str, places: list[Found], words: Corpus, names: DeclaredNames, counts: Counter[str]) -> bool:
    """Whether a phrase names a thing: it is made of ordinary words, and not used as a person is."""
    unknown = _unknown_words(phrase, names)
    before = {_word_before(found, words) for found in places}
    is_determined = bool(before & _DETERMINERS) or any(found.match["possessive"] for found in places)
    if is_determined:
        is_sure = _has_kind(places) or _is_of_several(places, words)
        return is_sure or all(dictionary.is_ordinary(word) for word in unknown)
    if any(_POSSESSED.match(words.text, found.match.end("phrase")) for found in places):
        return False  # "With five players Eli's dial shows 9".
    # "the challenge Whisper": a kind of thing, then its name.
    is_placed = bool(before & _PREPOSITIONS) or any(names.has_word(word) for word in before)
    # People are named more than once, and never stand behind these verbs.
    is_state = bool(before & _VERBS) or (bool(before & _STATES) and len(places) > 1)
    once = len(places) == 1 and all(counts[word] == 1 for word in unknown)
    return (is_state or (once and is_placed)) and all(dictionary.is_ordinary(word, _SURE) for word in unknown)


def _stands_for_name(phrase: str, places: list[Found], words: Corpus, names: DeclaredNames) -> bool:
    """Whether the three words before it stand before names of the kit twice elsewhere, and before no other word."""
    start = places[0].match.start("phrase")
    frame = _FRAME.search(words.text, max(0, start - _AROUND), start)
    if frame is None or any(names.has_word(word) for word in phrase.split()):
        return False
    others = {
        found["phrase"]
        for found in re.finditer(
            rf"\b{re.escape(frame[0])}(?P<phrase>[A-Z][a-z]+(?: [a-z]{{3,}}| [A-Z][a-z]+)?)", words.text
        )
        if found["phrase"].split()[0] != phrase.split()[0]
    }
    known = [other for other in others if names.has(other) or names.has(other.split()[0])]
    return len(known) >= _FRAMED and len(known) == len(others)


def _has_kind(places: list[Found]) -> bool:
    """Whether a word for a kind of thing follows: "the Mirror card"."""
    return any(found.match["kind"] is not None for found in places)


def _is_of_several(places: list[Found], words: Corpus) -> bool:
    """Whether there are several of the kind: "any Hemp", as nobody says of a person or a place."""
    word = places[0].match["phrase"].lower()
    return bool({_word_before(found, words) for found in places} & _SEVERAL) and not word.endswith(_OF_PEOPLES)


def _is_piece(context: GameContext, places: list[Found]) -> bool:
    """Whether the first place speaks of a marker or token with this name, which S132 finds."""
    after = places[0].match.string[places[0].match.end("phrase") :][:9]
    return len(context.game.markers) > 1 and bool(re.match(r" (?:marker|token|counter)", after))


def _unknown_words(phrase: str, names: DeclaredNames) -> list[str]:
    return [word.lower() for word in WORD.findall(phrase) if not names.has_word(word)]


def _is_unused_in_small_letters(phrase: str, text: str, names: DeclaredNames, *, is_sure: bool) -> bool:
    """Whether a phrase has ordinary words, or any if it is surely a thing, that a text never has in small letters."""
    return not any(
        word in _COMMON
        or word.removesuffix("s") in _COMMON
        or not (is_sure or dictionary.is_ordinary(word))
        or _is_word_of(word.removesuffix("s"), text)
        for word in _unknown_words(phrase, names)
    )


def _is_word_of(word: str, text: str) -> bool:
    """Whether a text has a word as it is, or with an s."""
    for at in occurrences(text, word, len(word)):
        end = at + len(word) + text.startswith("s", at + len(word))
        before, after = text[at - 1 : at], text[end : end + 1]
        if not (before.isalnum() or before in ("_", "-")) and not (after.isalnum() or after == "_"):
            return True
    return False


def _word_before(found: Found, words: Corpus) -> str:
    start = found.match.start("phrase")
    match = _BEFORE.search(words.text, max(0, start - _AROUND), start)
    return match[0].strip(f" \n{AS_NOTHING}").lower() if match else ""


def _meant(phrase: str, context: GameContext) -> tuple[str, Named] | None:
    """The name that is most like a phrase: with most of its words, or nearly its letters."""
    named = [(record.name, record) for _, record in called(context.game) if record.name]
    ours = set(phrase.lower().split())
    shared = [(len(ours & set(name.lower().split())), name, record) for name, record in named]
    best = max((share for share, _, _ in shared), default=0)
    candidates = {name: record for share, name, record in shared if share == best}
    if best and len(candidates) == 1:
        return next(iter(candidates.items()))
    name = nearest(phrase, (name for name, _ in named))
    return next(((other, record) for other, record in named if other == name), None) if name else None
