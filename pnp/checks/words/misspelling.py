"""A word is misspelled.

## What it does
Looks up every word of an English kit in a dictionary with British and American spellings, in the kit's own names, ids,
terms and abbreviations, and among the words that it uses three times or more. A word that is in none of them and one
typo away from a common word or a word of the kit is a finding. Rare words and names that resemble nothing are ignored,
and so are passages in another language. `words:` in kit.yaml may list more words that are right.

## Why it matters
Players remember a card that says "adjacnet" for its typo, not for its rule.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move one unit to an adjacnet space.}
```
```text
cards.yaml:5:60: warning T109 'adjacnet' is not in the dictionary
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move one unit to an adjacnet space.}
+      - {id: march, name: March, text: Move one tercio of voltigeurs to an adjacent space.}
```

## Mended
The word is replaced if only one word can be meant.
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

# How often a word must occur in books for a near spelling to be taken for it, by the length of that spelling.
_COMMON: Final = {3: 2_000_000_000, 4: 300_000_000, 5: 60_000_000, 6: 8_000_000}
_COMMON_LONG: Final = 400_000
# A word that the kit itself uses this often may be rarer in books.
_COMMON_HERE: Final = 1_000_000
_USED_HERE: Final = 2
# From this length on any typo counts; in shorter words only two swapped letters, so that LICH is not RICH.
_LONG: Final = 6
_MOST_NAMED: Final = 2
# Longer strings are not words.
_LONGEST: Final = 40
# If one in this many words is strange, a paragraph is foreign; this many characters around a word are searched.
_FOREIGN: Final = 4
_AROUND: Final = 300
_ANY_WORD: Final = re.compile(r"[^\W\d_]+")
# A single word in italics or quotation marks is a mention, which may keep somebody else's spelling.
_MENTIONS: Final = f"{AS_NOTHING}\"“”‘’'"
_NO_MENTIONS: Final = ("**", "[[")
_ENDINGS: Final = ("s", "es", "ed", "ing", "er", "ers")


def check(context: GameContext) -> Iterator[Problem]:
    """Every unknown word that is close to a common one."""
    if not context.is_english:
        return
    words = context.corpus
    strange = frozenset(unknown(context.vocabulary))
    corrections = {word: near for word in strange if (near := _corrections(word, context.vocabulary))}
    if not corrections:
        return
    alternatives = "|".join(sorted(corrections, key=lambda word: (-len(word), word)))
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
        likely = [_with_case_of(text, word) for word in corrections[text.lower()]]
        yield Problem(
            message=f"{text!r} is not in the dictionary",
            span=found.span,
            hint=f"did you mean {' or '.join(map(repr, likely))}? If it is right, list it under words: in kit.yaml",
            edits=found.edit(likely[0]) if len(likely) == 1 else (),
        )


def unknown(known: Vocabulary) -> Iterable[str]:
    """Words of the text that are neither in the dictionary nor known to the kit."""
    frequent = dictionary.frequencies()
    if not frequent:
        return ()
    strange = [word for word in known.counts if word not in frequent and len(word) <= _LONGEST and not known.has(word)]
    return [word for word in strange if word.isascii() and not dictionary.knows(word) and not _is_derived(word, known)]


def _is_derived(word: str, known: Vocabulary) -> bool:
    """Whether a word is a word of the kit with an ending."""
    return any(word.endswith(end) and known.has(word.removesuffix(end)) for end in _ENDINGS)


def _corrections(word: str, known: Vocabulary) -> tuple[str, ...]:
    spellings = dictionary.near(word) if len(word) >= _LONG else dictionary.exchanged(word)
    candidates = {
        spelling
        for spelling in spellings
        if dictionary.frequency(spelling) >= _least(spelling, word, known)
        or (len(spelling) > _LONG and spelling in known.own and spelling != word)
    }
    ranked = sorted(
        candidates, key=lambda spelling: (-known.counts[spelling], -dictionary.frequency(spelling), spelling)
    )
    return tuple(ranked[:_MOST_NAMED])


def _least(spelling: str, word: str, known: Vocabulary) -> int:
    """How often a spelling must occur in books for a word to be taken for a typo of it."""
    least = _COMMON.get(len(word), _COMMON_LONG)
    if len(word) >= _LONG and known.counts[spelling] >= _USED_HERE:
        return min(least, _COMMON_HERE)
    return least


def _is_mentioned(words: Corpus, start: int, end: int) -> bool:
    """Whether a word is only mentioned, in italics or quotation marks; bold and indexed words are not mentions."""
    return (
        words.text[start - 1] in _MENTIONS
        and words.text[end] in _MENTIONS
        and words.raw[start - 2 : start] not in _NO_MENTIONS
    )


def _is_foreign(text: str, at: int, strange: Container[str]) -> bool:
    """Whether the paragraph is in another language: it has several strange words, and many for its length."""
    start, end = text.rfind(BORDER, 0, at) + 1, text.find(BORDER, at)
    words = [word.lower() for word in _ANY_WORD.findall(text, max(start, at - _AROUND), min(end, at + _AROUND))]
    others = sum(word in strange or not word.isascii() for word in words)
    return others > 1 and others * _FOREIGN > len(words)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence may begin here; elsewhere a capital marks a name."""
    before = text[max(at - 3, 0) : at].rstrip(" \n")
    return not before or not (before[-1].isalnum() or before[-1] in ",;’'")


def _with_case_of(text: str, word: str) -> str:
    return word.capitalize() if text[0].isupper() else word
