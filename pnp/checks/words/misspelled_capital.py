"""A word with a capital, or in a name, is misspelled.

## What it does
Looks up what T109 leaves alone, since it may be a name: words with a capital, words of names, fields and values. A word
that no dictionary has is a finding if it is a known misspelling (Posessions), if it is one typing error away from a
word of another name of the kit (Cansiter, if there is a Double Canister), or if it is a long word, used once, one
typing error away from a common word. `words:` in kit.yaml may list words that are right.

## Why it matters
Names are printed largest, and searched for most.

## Fails
```yaml file=cards.yaml
decks:
  - id: guns
    name: Guns
    cards:
      - {id: double, name: Double Canister, text: Two attacks.}
      - {id: single, name: Cansiter, text: Unkown effects on one attack.}
```
```text
cards.yaml:6:28: warning T352 'Cansiter' is in no dictionary
```

## Passes
```diff file=cards.yaml
-      - {id: single, name: Cansiter, text: Unkown effects on one attack.}
+      - {id: single, name: Canister, text: Unknown effects on one attack.}
```
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import GameContext, dictionary, misspellings
from pnp.analysis.corpus import Corpus, Found
from pnp.analysis.declared import WORD, values_of
from pnp.analysis.passages import Kinds
from pnp.checks.check import Problem
from pnp.checks.words.misspelling import begins_sentence
from pnp.findings import Severity, Span
from pnp.load.suggest import are_near
from pnp.model.fields import Open
from pnp.model.walk import records

CODE = "T352"
NAME = "misspelled name or capital"
SEVERITY = Severity.WARNING

_CAPITAL: Final = re.compile(r"(?<![\w’'@#/.])(?<!\w-)[A-Z][a-z]{5,}(?![\w@/-]|[’'](?!s\b)\w|\.\w)")
_PLACES: Final[Kinds] = ("name", "text", "flavor", "declared", "rules", "layout")
_SHORTEST: Final = 6
# From this length on two typing errors may be between a word and one of the kit, or one between it and a common word.
_LONG: Final = 8
_COMMON: Final = 2_000_000
_COMMON_VALUE: Final = 400_000
_SELDOM: Final = 2
_START: Final = 2


def check(context: GameContext) -> Iterator[Problem]:
    """Each misspelled word, at each place."""
    if not context.is_english or not dictionary.frequencies():
        return
    counts = Counter[str]()
    values = {word for word, _ in _in_values(context)}
    places: dict[str, list[Span]] = {}
    for word, span in (*_in_texts(context), *_in_values(context)):
        counts[word] += 1
        places.setdefault(word, []).append(span)
    right = {
        word.lower() for text in (*context.game.kit.words, *context.game.kit.authors) for word in WORD.findall(text)
    }
    strange = {
        word
        for word in counts
        if word.lower() not in right and not dictionary.knows(word.lower()) and not dictionary.is_listed(word.lower())
    }
    own: dict[str, list[str]] = {}
    unknown = {word.lower() for word in strange}
    for other in sorted(context.vocabulary.own - unknown):
        own.setdefault(other[:_START], []).append(other)
    for word in sorted(strange):
        meant = _meant(word.lower(), own, counts[word], is_value=word in values)
        if not meant:
            continue
        for span in places[word]:
            yield Problem(
                message=f"{word!r} is in no dictionary",
                span=span,
                hint=f"did you mean {meant.capitalize()!r}? If it is right, list it under words: in kit.yaml",
            )


def _in_texts(context: GameContext) -> Iterator[tuple[str, Span]]:
    """Every word with a capital that T109 leaves alone, with its place."""
    words = context.corpus
    for found in words.find(_CAPITAL, kinds=_PLACES):
        if found.passage.kind == "name" or not _is_of_other_check(found, words):
            yield found.text, found.span


def _in_values(context: GameContext) -> Iterator[tuple[str, Span]]:
    """The words with a capital in lists of values, where names of people and places are rare."""
    for record in records(context.game):
        if isinstance(record, Open):
            for key, value in record.fields.items():
                for index, text in enumerate(values_of(value)) if isinstance(value, tuple) else ():
                    yield from ((word, record.at(f"{key}.{index}")) for word in _CAPITAL.findall(text))


def _is_of_other_check(found: Found, words: Corpus) -> bool:
    """Whether T109 looks at the word: a known misspelling at the start of a sentence."""
    start = found.match.start()
    is_known = bool(misspellings.corrections(found.text.lower()))
    return is_known and words.text[start - 1] != "-" and begins_sentence(words.text, start)


def _meant(word: str, own: Mapping[str, list[str]], number: int, *, is_value: bool) -> str | None:
    """What was meant; None if nobody can tell."""
    known = misspellings.corrections(word)
    if known and are_near(word, known[0], 2):
        return known[0]
    for other in own.get(word[:_START], ()):
        if abs(len(other) - len(word)) <= 2 and len(other) >= _SHORTEST and other != word:
            # A plural or another ending is another form of the word.
            if other.startswith(word[:-2]) or word.startswith(other[:-2]):
                continue
            if are_near(word, other, 2 if len(word) > _LONG else 1):
                return other
    if number < _SELDOM and len(word) >= _LONG:
        return max(
            (near for near in dictionary.near(word) if _is_plain_slip(word, near, is_value=is_value)),
            key=dictionary.frequency,
            default=None,
        )
    return None


def _is_plain_slip(word: str, near: str, *, is_value: bool) -> bool:
    """Whether a common word was meant, and the error is neither in its first letters nor in its ending."""
    same_ends = near[:_START] == word[:_START] and near[-_START:] == word[-_START:]
    is_common = dictionary.frequency(near) >= _COMMON and dictionary.is_ordinary(near)
    return same_ends and (is_common or (is_value and dictionary.frequency(near) >= _COMMON_VALUE))
