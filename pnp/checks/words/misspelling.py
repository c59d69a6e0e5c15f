"""A word is misspelled.

## What it does
Looks up every word of an English kit in a dictionary with British and American spellings, in the kit's own names, ids,
terms and abbreviations, and among the words that it writes three times or more. A word that is nowhere and one slip of
the hand away from a common word or a word of the kit is a finding. Rare words and names that resemble nothing are left
alone, and so are passages in another language; `words:` in kit.yaml may list more that are right.

## Why it matters
Players quote a card that says "adjacnet" for years, and not for its rule.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one unit to an adjacnet space.}
```
```text
cards.yaml:5:60: warning T109 'adjacnet' is in no dictionary
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one unit to an adjacnet space.}
+      - {id: march, name: March, text: Move one tercio of voltigeurs to an adjacent space.}
```

## Mended
The word is replaced if only one word can have been meant.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Final

from pnp.analysis import GameContext, dictionary
from pnp.analysis.corpus import SENTENCES, Corpus
from pnp.analysis.markup import AS_NOTHING, BORDER
from pnp.analysis.vocabulary import Vocabulary
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T109"
NAME = "misspelled word"
SEVERITY = Severity.WARNING

# How often books must use a word before a near spelling is taken for it, by the length of what is written.
_COMMON: Final = {3: 2_000_000_000, 4: 300_000_000, 5: 60_000_000, 6: 8_000_000}
_COMMON_LONG: Final = 400_000
# A word that the kit itself uses elsewhere, so often, may be rarer in books.
_COMMON_HERE: Final = 1_000_000
_USED_HERE: Final = 2
# From this length on any slip counts; in shorter words only two letters exchanged, so that LICH is not RICH.
_LONG: Final = 6
_MOST_NAMED: Final = 2
# What has more letters than any word is no slip of one.
_LONGEST: Final = 40
# One in so many words makes a paragraph foreign; so many characters around a word are looked at.
_FOREIGN: Final = 4
_AROUND: Final = 300
_ANY_WORD: Final = re.compile(r"[^\W\d_]+")
# A word alone in italics or quotation marks is spoken of: it may be spelled as somebody else did.
_MENTIONS: Final = f"{AS_NOTHING}\"“”‘’'"
_NO_MENTIONS: Final = ("**", "[[")
_ENDINGS: Final = ("s", "es", "ed", "ing", "er", "ers")


def check(context: GameContext) -> Iterator[Problem]:
    """Every word that nobody knows and that is close to one that everybody knows."""
    if not context.is_english:
        return
    words = context.corpus
    strange = frozenset(unknown(context.vocabulary))
    meant = {word: near for word in strange if (near := _meant(word, context.vocabulary))}
    if not meant:
        return
    alternatives = "|".join(sorted(meant, key=lambda word: (-len(word), word)))
    pattern = re.compile(rf"(?<!\w)(?:{alternatives})(?!\w)", re.IGNORECASE)
    for found in words.find(pattern, kinds=SENTENCES):
        text = found.text
        start, end = found.match.span()
        if text.isupper() or (not text.islower() and not _begins(words.text, start)):
            continue
        if _is_mentioned(words, start, end):
            continue
        if _is_foreign(words.text, start, strange):
            continue
        named = [_like(one, text) for one in meant[text.lower()]]
        yield Problem(
            message=f"{text!r} is in no dictionary",
            span=found.span,
            hint=f"did you mean {' or '.join(map(repr, named))}? If it is right, list it under words: in kit.yaml",
            edits=found.edit(named[0]) if len(named) == 1 else (),
        )


def unknown(known: Vocabulary) -> Iterable[str]:
    """Words of the text that neither the dictionary nor the kit knows."""
    frequent = dictionary.frequencies()
    if not frequent:
        return ()
    strange = [word for word in known.counts if word not in frequent and len(word) <= _LONGEST and not known.has(word)]
    return [word for word in strange if word.isascii() and not dictionary.knows(word) and not _is_made(word, known)]


def _is_made(word: str, known: Vocabulary) -> bool:
    """Whether it is a word of the kit with an ending."""
    return any(word.endswith(end) and known.has(word.removesuffix(end)) for end in _ENDINGS)


def _meant(word: str, known: Vocabulary) -> tuple[str, ...]:
    spellings = dictionary.near(word) if len(word) >= _LONG else dictionary.exchanged(word)
    found = {
        spelling
        for spelling in spellings
        if dictionary.frequency(spelling) >= _least(spelling, word, known)
        or (len(spelling) > _LONG and spelling in known.own and spelling != word)
    }
    ranked = sorted(found, key=lambda one: (-known.counts[one], -dictionary.frequency(one), one))
    return tuple(ranked[:_MOST_NAMED])


def _least(one: str, word: str, known: Vocabulary) -> int:
    """How often books must use a word for another to be taken for a slip of it."""
    least = _COMMON.get(len(word), _COMMON_LONG)
    if len(word) >= _LONG and known.counts[one] >= _USED_HERE:
        return min(least, _COMMON_HERE)
    return least


def _is_mentioned(words: Corpus, start: int, end: int) -> bool:
    """Whether a word is spoken of: bold words and those of the index are said."""
    return (
        words.text[start - 1] in _MENTIONS
        and words.text[end] in _MENTIONS
        and words.raw[start - 2 : start] not in _NO_MENTIONS
    )


def _is_foreign(text: str, at: int, strange: Container[str]) -> bool:
    """Whether the paragraph is in another language: more than one strange word, and many for its length."""
    start, end = text.rfind(BORDER, 0, at) + 1, text.find(BORDER, at)
    words = [word.lower() for word in _ANY_WORD.findall(text, max(start, at - _AROUND), min(end, at + _AROUND))]
    others = sum(word in strange or not word.isascii() for word in words)
    return others > 1 and others * _FOREIGN > len(words)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence begins here: elsewhere a capital makes a name."""
    before = text[max(at - 3, 0) : at].rstrip(" \n")
    return not before or not (before[-1].isalnum() or before[-1] in ",;’'")


def _like(word: str, text: str) -> str:
    return word.capitalize() if text[0].isupper() else word
