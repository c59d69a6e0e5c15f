"""A keyword is not in the glossary.

Looks at the words in bold type on cards and in other records. If nearly all of them are terms of the glossary or words
of the index, one that is neither these nor a name is a finding. So is a bold word or an entry of the index that is not
in the dictionary, but nearly a term. Kits without a glossary are ignored, and so is bold type for emphasis.

A player searches the whole book for a keyword that is explained nowhere.

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
cards.yaml:12:56: warning T101 'disordered' is marked as a keyword, but is not in the glossary
```
```diff file=cards.yaml
-      - {id: fog, name: Fog, text: One enemy unit is **disordered**.}
+      - {id: fog, name: Fog, text: One enemy unit is **routed**.}
```
"""

import re
from collections.abc import Sequence
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.corpus import Found
from pnp.analysis.passages import Kinds
from pnp.analysis.terms import named, spellings
from pnp.analysis.word_forms import stemmed
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import did_you_mean, nearest

NAME = "undefined keyword"
SEVERITY = Severity.WARNING

# Kinds of passages.
_IN_RULES: Final[Kinds] = ("rules",)
_IN_RECORDS: Final[Kinds] = ("text", "flavor", "declared")
_INDEXED: Final = re.compile(r"\[\[(?P<word>[^\[\]|\n]+)(?:\|[^\[\]|\n]+)?\]\]")
_BOLD: Final = re.compile(r"(?<![\w*\\])\*\*(?P<word>[^\W\d_][^*\n{}:.!?,;()]{1,40}?)\*\*(?![\w*])")
# Marked words are keywords if at least this many different terms are marked, and all but one in this many are terms.
_LEAST: Final = 3
_ONE_IN: Final = 4
# A word this short is near too many others.
_SHORT: Final = 3


def check(context: GameContext) -> Problems:
    """Every marked word that the glossary does not have, if terms of the glossary are what is usually marked."""
    game = context.game
    if not game.glossary:
        return
    words, known = context.corpus, named(game)
    is_english = context.is_english
    indexed = frozenset(stemmed(entry.match["word"]) for entry in words.find(_INDEXED, raw=True))
    terms = [text for term in game.glossary for text, _ in spellings(term)]
    explained = indexed | {stemmed(text) for text in terms}
    for pattern, kinds, also in ((_INDEXED, _IN_RULES, frozenset[str]()), (_BOLD, _IN_RECORDS, indexed)):
        marked = list(words.find(pattern, raw=True, kinds=kinds))
        strange = [found for found in marked if not _is_known(found.match["word"], known | also)]
        # A word of the index is explained where it occurs.
        are_keywords = pattern is _BOLD and _are_keywords(marked, strange, explained)
        for found in strange:
            word = found.match["word"]
            if are_keywords or _is_anagram_of_term(word, terms) or (is_english and _is_no_word(word, terms)):
                yield Problem(
                    message=f"{word!r} is marked as a keyword, but is not in the glossary",
                    span=found.part("word"),
                    hint=did_you_mean(word, terms) or "add an entry to the glossary, or an alias to the right one",
                )


def _is_known(word: str, known: frozenset[str]) -> bool:
    whole = stemmed(word)
    return whole in known or all(part in known for part in whole.split())


def _are_keywords(marked: Sequence[Found], strange: Sequence[Found], terms: frozenset[str]) -> bool:
    """Whether the marked words are terms of the glossary, with few exceptions."""
    different = {stemmed(found.match["word"]) for found in marked}
    unknown = {stemmed(found.match["word"]) for found in strange}
    explained = len(different & terms)
    return explained >= _LEAST and bool(unknown) and explained * _ONE_IN >= len(different) * (_ONE_IN - 1)


def _is_anagram_of_term(word: str, terms: Sequence[str]) -> bool:
    """Whether the letters of a word are those of a term in another order."""
    term = nearest(word, terms)
    return term is not None and len(word) > 5 and sorted(term.casefold()) == sorted(word.casefold())


def _is_no_word(word: str, terms: Sequence[str]) -> bool:
    """Whether a word is near a term and has a part that is not in the dictionary."""
    return (
        len(word) > _SHORT
        and nearest(word, terms) is not None
        and bool(dictionary.frequencies())
        and any(part.isascii() and part.isalpha() and not dictionary.knows(part) for part in word.lower().split())
    )
