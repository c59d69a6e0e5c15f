"""A word is written where one that looks or sounds like it is meant.

## What it does
Looks in English texts for pairs that are often confused, where the words around leave no doubt: "it's left" behind a
preposition, "does not effect the", "higher then 5", "a team looses", "could of", "visa versa"; in German texts for
"das" behind "hofft," and its like. Where both words would do, nothing is said.

## Why it matters
No dictionary finds it, for both are words, and every reader stumbles.

## Fails
```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move the unit to it's left.}
```
```text
cards.yaml:5:57: warning T380 "it's" stands where "its" is meant
```

## Passes
```diff file=cards.yaml
-      - {id: march, name: March, text: Move the unit to it's left.}
+      - {id: march, name: March, text: Move the unit to its left.}
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.corpus import GAP, SENTENCES
from pnp.checks.check import Problem
from pnp.findings import Severity

CODE = "T380"
NAME = "confused words"
SEVERITY = Severity.WARNING

_APOSTROPHE: Final = "['’]"
_OWNERS: Final = "the|a|an|its|your|his|her|their|our|this|that|these|those|any|all|each|every|one|two|three|both"
# What is lost in games, and never set loose.
_LOST: Final = "turns?|points?|hits?|lives|life|games?|cards?|coins?|battles?|fights?|health|wounds?|rounds?|morale"
# What starts a question or a relative clause behind "it's": "it's what is on top".
_CLAUSE: Final = "what|who|how|why|when|where|all|this|that|not|only|the|a|an|one|no|just|as|because|if|either|neither"
# What may stand before "its", and not before "it is".
_BEFORE_OWNERS: Final = (
    "to|of|from|into|onto|behind|beside|with|at|near|lose|loses|uses?|takes?|moves?|mix|mixes|shuffles?|discards?|flips?"
    "|turns?|draws?|reveals?|returns?|keeps?|has|have|gains?|pays?|adds?|ends?|increases?|reduces?|doubles?|halves?"
)
_VERB: Final = "(?:is|are|was|has|may|must|can)"
_PRONOUN: Final = "(?= (?:er|sie|es|ihr|wir|du|man|ein\\w*|der|die|das)\\b)"
# Each with the wrong word as its first group; what is meant instead.
_ENGLISH: Final = (
    (rf"\b(?:{_BEFORE_OWNERS}){GAP}(it{_APOSTROPHE}s)(?={GAP}[a-z])", "its"),
    (rf"\b(it{_APOSTROPHE}s)(?={GAP}own\b)", "its"),
    (
        rf"(?<=[.!?:]{{1}}\s)(It{_APOSTROPHE}s)(?={GAP}(?!(?:{_CLAUSE})\b)[A-Za-z]+{GAP}(?:is|are|was|has|may|must|can)\b)",
        "Its",
    ),
    (rf"\b(its)(?={GAP}(?:a|an|the|not|been|your|their|possible|impossible|up to)\b)", "it’s"),
    (rf"\b(?:not|will|cannot|can|may|does|never|only){GAP}(effects?)(?={GAP}(?:{_OWNERS})\b)", "affect"),
    (rf"\b(?:no|an|any|the|its|following|special|same){GAP}(affects?)\b", "effect"),
    (rf"\b(?:higher|lower|larger|smaller|greater|fewer|less|better|worse|rather){GAP}(then)(?={GAP}\w)", "than"),
    (rf"\bmore{GAP}(th(?:en|at))(?={GAP}(?:\d|one|two|three|four|five|six|half|once|twice)\b)", "than"),
    (rf"\bless{GAP}(that)(?={GAP}(?:\d|one|two|three|four|five|six|half)\b)", "than"),
    (rf"\b(loose)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST})\b)", "lose"),
    (rf"\b(looses)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST})\b|[,.;])", "loses"),
    (rf"\b(loosing)(?={GAP}(?:(?:{_OWNERS}|\d+){GAP})?(?:{_LOST}|player|side|team)\b)", "losing"),
    (rf"\b(?:could|would|should|must|might){GAP}(of)(?={GAP}(?!course\b)[a-z]+(?:ed|en|ne|un|ome)\b)", "have"),
    (rf"\b(who{_APOSTROPHE}s)(?={GAP}(?:turn|card|hand|unit|piece|side|army|deck)\b)", "whose"),
    (rf"\b(you{_APOSTROPHE}re)(?={GAP}(?:turn|hand|card|cards|unit|units|own|deck|army)\b)", "your"),
    (rf"\b(?:on|in|from|of|with|to|at|into){GAP}(there)(?={GAP}(?:own|turn|hand|units?|cards?|army|side)\b)", "their"),
    (r"\b(vi[sc][ae]|vica|vice)[ -]vers[ae]\b(?<!vice versa)(?<!vice-versa)", "vice versa"),
    (r"\b(?:\d+|the|two|three|four|your|these|those|all|of)[ \xa0](dices)\b", "dice"),
    (rf"\b(?:taken|drawn|removed|comes?|came|received|apart|different|except|away){GAP}(form)\b", "from"),
    (rf"(?:^|(?<=[.!?]\s))(And){GAP}(?:the|of){GAP}(?:end|start)\b(?=,)", "At"),
)
_GERMAN: Final = (
    (
        r"\b(?:hoff|glaub|denk|mein|sag|wiss|find|merk|bedeut|verlang|verhinder|sorg)\w*, (das)" + _PRONOUN,
        "dass",
    ),
    (r"\b(?:[Ss]o|[Oo]hne|[Dd]aran|[Dd]arauf|[Dd]adurch|[Dd]amit), (das)" + _PRONOUN, "dass"),
    (r"\b([Ss]eid)(?= (?:dem|der|einem|einer|zwei|drei|Beginn|Anfang)\b)", "seit"),
)
_BY_LANGUAGE: Final = {"en": _ENGLISH, "de": _GERMAN}


def check(context: GameContext) -> Iterator[Problem]:
    """Every word that is confused with another beyond doubt."""
    words = context.corpus
    for pattern, meant in _BY_LANGUAGE.get(context.game.kit.language[:2].lower(), ()):
        for found in words.find(re.compile(pattern, re.MULTILINE), kinds=SENTENCES):
            is_whole = " " in meant
            wrong = " ".join(found.match[0 if is_whole else 1].split())
            yield Problem(
                message=f'"{wrong}" stands where "{meant}" is meant',
                span=found.span if is_whole else found.part(1),
                hint=f"write {meant!r}",
            )
