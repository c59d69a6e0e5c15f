"""The rules say that no card does something, and a card does it.

Looks in English rules for "no card restores it", "no card and no action lets you" and "nothing in the deck beats the
King": what is denied to every card. The texts of cards and of other records that seem to do just that are found: by the
same words, or by others for bringing back, doing again and beating. Sentences with an exception are left out.

One player quotes the sentence, and the other one shows the card.

```yaml file=cards.yaml
decks:
  - id: fate
    name: Fate
    cards:
      - {id: medic, name: Medic, text: Take one of your wounded scouts back into your hand.}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

A wounded scout is out for the night: no card and no action returns it.
```
```text
rules.md:3:39: warning Q174 it says here that no card does this, but 'Medic' seems to do so
```
```diff file=rules.md
-A wounded scout is out for the night: no card and no action returns it.
+A wounded scout is out for the night: only a card returns it.
```
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.passages import Passage
from pnp.analysis.topic_words import topic_words
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.decks import Card, CustomRecord

NAME = "denied to every card"
SEVERITY = Severity.WARNING

_KINDS: Final = "cards?|events?|effects?|abilit(?:y|ies)|powers?|spells?|items?|tiles?|upgrades?"
_DENIED: Final = re.compile(
    rf"\bno (?:other )?(?:{_KINDS})(?:,? (?:and|or|nor) (?:no )?(?:other )?\w+)?(?: (?:ever|can|may|will))* "
    r"(?P<act>(?!(?:that|which|of|in|on|with|from|by|to|for|or|and|at)\b)[a-z]+[^.;:]*)"
    r"|\bnothing (?:in|on|of) (?:the|this) (?:whole |entire )?\w+(?: (?:ever|can|may|will))* (?P<other>[a-z]+[^.;:]*)"
)
_ALLOWING: Final = re.compile(r"(?:lets?|allows?|permits?|enables?|makes?|gives?|helps?)\b")
_EXCEPT: Final = re.compile(r"\b(?:except|unless|other than|but|until|only|apart|besides|more)\b")
_STATE: Final = re.compile(r"(?:is|are|was|has|have)\b")
# Words by which an act is done, and others by which cards do the same.
_ACTS: Final[Mapping[str, re.Pattern[str]]] = {
    "back": re.compile(r"\b(?:restor\w+|returns?|returned|recover\w*|reviv\w+|brings?|back)\b"),
    "again": re.compile(r"\b(?:again|re-?(?:roll|throw|draw|play|use)\w*|second time)\b"),
    "beat": re.compile(r"\b(?:beats?|defeats?|even (?:from|against|if)|wins? against|trumps?)\b"),
    "cancel": re.compile(r"\b(?:cancel\w*|prevent\w*|stops?|ignor\w+|undo\w*|annul\w*|protects?)\b"),
}
_DICE: Final = re.compile(r"\bthrow(?:s|n|ing)?\b|\bthrew\b")
# So many words in common say what is done without a word for the act.
_ENOUGH: Final = 3
# With a word for the act, a name that has a capital is enough, or so many words.
_LEAST: Final = 2


def check(context: GameContext) -> Problems:
    """The card that has most in common with each denial."""
    if not context.is_english:
        return
    known, words = context.outline, context.prose
    lower = words.lower.replace("\n", " ")
    for match in known.find(_DENIED, lower):
        start, end = known.sentence(match.start())
        act = match["act"] or match["other"]
        if not known.at(start) or known.is_aside(start) or _EXCEPT.search(lower, match.start(), end):
            continue
        if _STATE.match(act):
            continue
        about = _topic(lower[start:end])
        names = {name.lower() for name in re.findall(r"(?<=\s)[A-Z]\w{2,}", words.text[match.start() : end])}
        doing = [(_share(act, about, names, passage.text), passage) for passage in _texts(context)]
        share, passage = max(doing, key=lambda pair: pair[0], default=(0, None))
        if share and passage and passage.record is not None:
            record = passage.record
            yield Problem(
                message=f"it says here that no card does this, but {getattr(record, 'name', '')!r} seems to do so",
                span=words.span(match.start(), len(match[0].rstrip())),
                hint="name the exception, or change the card",
                related=(Related(passage.span(0, len(passage.text)), "this seems to do it"),),
            )


def _texts(context: GameContext) -> Iterator[Passage]:
    """What cards and other records do."""
    for passage in context.prose.passages:
        if passage.kind == "text" and isinstance(passage.record, Card | CustomRecord):
            yield passage


def _share(act: str, about: frozenset[str], names: set[str], text: str) -> int:
    """How much a text has in common with what is denied; 0 if it is about something else."""
    lower = text.lower()
    shared = len(about & _topic(lower))
    verb = act if _ALLOWING.match(act) else " ".join(act.split()[:2])
    done = any(words.search(verb) and words.search(lower) for words in _ACTS.values())
    if done:
        has_name = any(re.search(rf"\b{re.escape(name)}\b", lower) for name in names)
        return shared + 1 if shared >= _LEAST or has_name else 0
    return shared if shared >= _ENOUGH and _ALLOWING.match(act) else 0


def _topic(lower: str) -> frozenset[str]:
    """What a text is about: its words but those for cards and for acts."""
    plain = _DICE.sub("roll", lower)
    for words in _ACTS.values():
        plain = words.sub(" ", plain)
    return topic_words(re.sub(rf"\b(?:{_KINDS}|actions?|contracts?|nothing)\b", " ", plain))
