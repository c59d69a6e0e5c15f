"""A keyword is in no glossary.

## What it does
Looks at the words in bold type on cards and in other records. Where nearly all of them are terms of the glossary or
words of the index, one that is not, and is no name of anything, is a finding. A bold word or an entry of the index that
is no word at all, but nearly a term, is one anyway. Kits without a glossary, and bold type for emphasis, are
left alone.

## Why it matters
A keyword that nobody explains sends the player through the whole book.

## Fails
```yaml file=cards.yaml
glossary:
  - {id: adjacent, term: adjacent, text: Sharing an edge.}
  - {id: routed, term: routed, text: Not able to attack.}
  - {id: charge, term: charge, text: To move and attack at once.}
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move to an **adjacent** space.}
      - {id: horn, name: Horn, text: One unit may **charge**.}
      - {id: fear, name: Fear, text: One enemy unit is **routed**.}
      - {id: fog, name: Fog, text: One enemy unit is **disordered**.}
```
```text
cards.yaml:12:56: warning T101 'disordered' is marked as a keyword, and no glossary entry explains it
```

## Passes
```diff file=cards.yaml
-      - {id: fog, name: Fog, text: One enemy unit is **disordered**.}
+      - {id: fog, name: Fog, text: One enemy unit is **routed**.}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import GameContext, dictionary
from pnp.analysis.corpus import Found
from pnp.analysis.passages import Kinds
from pnp.analysis.terms import named, spellings
from pnp.analysis.word_forms import stemmed
from pnp.checks.check import Problem
from pnp.findings import Severity
from pnp.load.suggest import did_you_mean, nearest

CODE = "T101"
NAME = "keyword without an entry in the glossary"
SEVERITY = Severity.WARNING

# Kinds of passages.
_IN_RULES: Final[Kinds] = ("rules",)
_IN_RECORDS: Final[Kinds] = ("text", "flavor", "declared")
_INDEXED: Final = re.compile(r"\[\[(?P<word>[^\[\]|\n]+)(?:\|[^\[\]|\n]+)?\]\]")
_BOLD: Final = re.compile(r"(?<![\w*\\])\*\*(?P<word>[^\W\d_][^*\n{}:.!?,;()]{1,40}?)\*\*(?![\w*])")
# Marks are keywords when at least so many different terms are marked, and all but one in so many are terms.
_LEAST: Final = 3
_ONE_IN: Final = 4
# A mark of so few letters is near too much.
_SHORT: Final = 3


def check(context: GameContext) -> Iterator[Problem]:
    """Every marked word that the glossary does not have, if marks are there for what it has."""
    game = context.game
    if not game.glossary:
        return
    words, known = context.corpus, named(game)
    is_english = context.is_english
    indexed = frozenset(stemmed(one.match["word"]) for one in words.find(_INDEXED, raw=True))
    terms = [text for term in game.glossary for text, _ in spellings(term)]
    explained = indexed | {stemmed(text) for text in terms}
    for pattern, kinds, also in ((_INDEXED, _IN_RULES, frozenset[str]()), (_BOLD, _IN_RECORDS, indexed)):
        marked = list(words.find(pattern, raw=True, kinds=kinds))
        strange = [one for one in marked if not _is_known(one.match["word"], known | also)]
        # A word of the index is explained where it stands.
        are_keywords = pattern is _BOLD and _are_keywords(marked, strange, explained)
        for one in strange:
            word = one.match["word"]
            if are_keywords or _is_slip(word, terms) or (is_english and _is_no_word(word, terms)):
                yield Problem(
                    message=f"{word!r} is marked as a keyword, and no glossary entry explains it",
                    span=one.part("word"),
                    hint=did_you_mean(word, terms) or "give it an entry in the glossary, or an alias to the right one",
                )


def _is_known(word: str, known: frozenset[str]) -> bool:
    whole = stemmed(word)
    return whole in known or all(part in known for part in whole.split())


def _are_keywords(marked: Sequence[Found], strange: Sequence[Found], terms: frozenset[str]) -> bool:
    """Whether whoever marks words here marks terms of the glossary, and hardly anything else."""
    different = {stemmed(one.match["word"]) for one in marked}
    unknown = {stemmed(one.match["word"]) for one in strange}
    explained = len(different & terms)
    return explained >= _LEAST and bool(unknown) and explained * _ONE_IN >= len(different) * (_ONE_IN - 1)


def _is_slip(word: str, terms: Sequence[str]) -> bool:
    """Whether it is a term with a letter or two wrong, and not a word of its own."""
    found = nearest(word, terms)
    return found is not None and len(word) > 5 and sorted(found.casefold()) == sorted(word.casefold())


def _is_no_word(word: str, terms: Sequence[str]) -> bool:
    """Whether it is near a term and holds something that no dictionary has."""
    return (
        len(word) > _SHORT
        and nearest(word, terms) is not None
        and bool(dictionary.frequencies())
        and any(part.isascii() and part.isalpha() and not dictionary.knows(part) for part in word.lower().split())
    )
