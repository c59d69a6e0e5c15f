"""A word one letter away from a name stands where the name is meant.

Looks, in English texts, for a word that is written once, is no name, and is one typing error away from a word of a name
that the kit uses often: "your shop" in a game of ships, "one stream less" where everything costs steam. It must stand
behind a possessive or a number that stands before the name elsewhere, too.

No dictionary finds it, for both are words, and it is the rule on the ship that nobody understands.

```yaml file=rules.yaml
boards: [{id: chart, name: Chart}]
markers: [{id: ship, name: Ship}]
phases:
  - {id: sail, name: Sail, text: Move your ship. Another ship may follow. A ship stops at a reef.}
  - {id: harbour, name: Harbour, text: 'Repair your shop, and turn the ship around.'}
```
```text
rules.yaml:5:53: warning T414 'shop' is one letter away from 'ship', and occurs only here
```
```diff file=rules.yaml
-  - {id: harbour, name: Harbour, text: 'Repair your shop, and turn the ship around.'}
+  - {id: harbour, name: Harbour, text: 'Repair your ship, and turn the ship around.'}
```
"""

import re
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.outline import stem
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.load.suggest import are_near

NAME = "word one letter from a name"
SEVERITY = Severity.WARNING

_BEFORE: Final = (
    "your his her their its one two three four five six each every no any this more less extra enemy another"
)
_WORD: Final = re.compile(rf"\b(?P<before>{'|'.join(_BEFORE.split())}) (?P<word>[a-z]{{4,}})(?![\w’'-])")
# So often a name is used that is meant by other words, too.
_OFTEN: Final = 5
_ENDINGS: Final = ("s", "ed", "ing")


def check(context: GameContext) -> Problems:
    """Every such word."""
    if not context.is_english or not dictionary.frequencies():
        return
    words, names = context.prose, _names(context)
    places = list(words.matches(_WORD, words.lower)) if names else []
    behind: dict[str, set[str]] = {}
    for match in places:
        if match["word"] in names:
            behind.setdefault(match["before"], set()).add(match["word"])
    for match in places:
        word, beside = match["word"], behind.get(match["before"], set())
        if not beside or not _is_once(context, word) or not dictionary.is_listed(word):
            continue
        meant = [name for name in sorted(beside) if are_near(word, name, 1) and stem(name) != stem(word)]
        if len(meant) == 1:
            yield Problem(
                message=f"{word!r} is one letter away from {meant[0]!r}, and occurs only here",
                span=words.span(match.start("word"), len(word)),
                hint=f"did you mean {meant[0]!r}? If it is right, list it under words: in kit.yaml",
            )


def _names(context: GameContext) -> frozenset[str]:
    """The words of names that are used often."""
    counts = context.vocabulary.counts
    return frozenset(word for word in context.vocabulary.own if counts[word] >= _OFTEN)


def _is_once(context: GameContext, word: str) -> bool:
    """Whether a word stands once, in no other form, and is part of no name."""
    counts, bases = context.vocabulary.counts, (word, *(word.removesuffix(end) for end in _ENDINGS))
    forms = {*bases, *(base + end for base in bases for end in _ENDINGS)}
    return word not in context.vocabulary.own and sum(counts[form] for form in forms) == 1
