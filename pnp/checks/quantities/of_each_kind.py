"""The rules say how many cards or other records are of a kind, and there are more or fewer.

Looks, in English rules, at numbers for the kinds of a deck or of a set of records, where a kind is a letter code, a
field with a few values, or a field with yes and no: "eight of the North, eight of the South and eight neutral cards",
"six areas are *key areas*", "four theatres, four areas to each", "**Tide**, six cards". They are compared with the
records, copies counted or not. So is what is said of every card, "the Tactics deck has two of each card": where most
cards have so many copies, the others are found.

A card was added or moved to another suit, and the list of parts forgotten.

```yaml file=cards.yaml
decks:
  - id: yard
    name: Yard
    codes: {suit: {O: Oak, I: Iron}}
    fields: {suit: code}
    cards:
      - {id: one, name: Plank, suit: O}
      - {id: two, name: Mast, suit: O}
      - {id: three, name: Nail, suit: I}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

- **Oak**, three cards
- **Iron**, one card
```
```text
rules.md:3:12: warning Q113 it says 3 here, but 'yard' has 2 of 'Oak'
```
```diff file=rules.md
-- **Oak**, three cards
+- **Oak**, two cards
```
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from pnp.analysis.kinds import Kinds, all_kinds
from pnp.analysis.numerals import MARKED, any_number_of
from pnp.analysis.outline import paragraph_at
from pnp.analysis.plain_sentences import any_of
from pnp.analysis.word_forms import plurals, small_letters
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "wrong number of a kind"
SEVERITY = Severity.WARNING

_N: Final = rf"(?<!\w)(?P<n>{MARKED})"
_GAP: Final = r"[\s*_]+"
# "The Tactics deck has two of each card", "of each card in its list the Tactics deck has one".
_EACH_CARD: Final = (
    rf"\b{{name}}{_GAP}deck{_GAP}(?:has|holds|contains|consists{_GAP}of){_GAP}(?P<n>{MARKED}){_GAP}(?:copies{_GAP})?"
    rf"(?:of|for){_GAP}(?:each|every)(?:{_GAP}{{name}})?{_GAP}card"
    rf"|\bof{_GAP}(?:each|every){_GAP}card(?:{_GAP}(?:in|on){_GAP}(?:its|the){_GAP}list)?,?{_GAP}the{_GAP}{{name}}{_GAP}deck"
    rf"{_GAP}(?:has|holds|contains){_GAP}(?P<m>{MARKED})"
    rf"|(?P<k>{MARKED}){_GAP}(?:copies{_GAP})?of{_GAP}(?:each|every){_GAP}{{name}}{_GAP}card"
)
# Of so many cards, one at most may be the exception.
_MOST: Final = 3
# "With five players, three of the North": some of the records only.
_SOME: Final = re.compile(r"\bplayers?\b")


def check(context: GameContext) -> Problems:
    """Every number of a kind that differs, once for each kind."""
    if not context.is_english:
        return
    yield from _copies(context)
    text, seen = context.marked_prose, set[tuple[str, str]]()
    for kinds in context.get(all_kinds):
        for start, end, value in _said(context, kinds, text):
            number = any_number_of(context.prose.lower[start:end])
            right = kinds.counts[value]
            if number in right or (kinds.owner.id, value) in seen or context.outline.is_aside(start):
                continue
            seen.add((kinds.owner.id, value))
            yield Problem(
                message=f"it says {number} here, but {kinds.owner.id!r} has {right[0]} of {kinds.shown[value]!r}",
                span=context.prose.span_between(start, end),
                hint="correct the sentence, or the list if the sentence is right",
                related=(Related(kinds.span, f"{right[0]} counted here"),),
            )


def _copies(context: GameContext) -> Problems:
    """Every card with other copies than the rules give to each card of its deck, if most have these."""
    words, text, known = context.prose, context.marked_prose, context.outline
    for deck in context.game.decks:
        name = re.escape(re.sub(r" (?:deck|cards)$", "", small_letters(deck.name)))
        numbers = Counter(card.copies for card in deck.cards)
        for match in re.finditer(_EACH_CARD.format(name=name), text) if name and len(numbers) > 1 else ():
            number = any_number_of(words.lower[slice(*match.span(match.lastgroup or 0))])
            start, end = paragraph_at(text, match.start())
            others = [card for card in deck.cards if card.copies != number and card.name not in words.text[start:end]]
            if known.is_aside(match.start()) or _MOST * len(others) > len(deck.cards):
                continue
            for card in others:
                said = f"the rules give {number} to each card of {deck.id!r}"
                yield Problem(
                    message=f"{card.name!r} has {card.copies} copies; {said}",
                    span=card.at("copies"),
                    hint="correct the sentence, or the copies if the sentence is right",
                    related=(Related(words.match_span(match), "it says so here"),),
                )


def _said(context: GameContext, kinds: Kinds, text: str) -> Iterator[tuple[int, int, str]]:
    """Where a number of a kind stands, and of which."""
    nouns, values = any_of(kinds.nouns), any_of(kinds.counts)
    if kinds.nouns:
        # "six areas are key areas"; a list with the kind in bold letters, then "six cards".
        for pattern in (
            rf"{_N}{_GAP}{nouns}{_GAP}(?:are|belong{_GAP}to){_GAP}(?:the{_GAP})?(?P<value>{values}){_GAP}(?:{nouns}|[.,;])",
            rf"(?<=\*)(?P<value>{values})(?:[,:]?\*+[,:]?){_GAP}{_N}{_GAP}{nouns}",
        ):
            for match in re.finditer(pattern, text):
                yield (*match.span("n"), match["value"])
        # "Four theatres, four areas to each".
        names = any_of((kinds.name, *plurals(kinds.name)))
        for match in re.finditer(rf"{names},?{_GAP}{_N}{_GAP}{nouns}{_GAP}(?:to|in|for|of){_GAP}each\b", text):
            number = any_number_of(context.prose.lower[slice(*match.span("n"))])
            other = next((value for value, numbers in kinds.counts.items() if number not in numbers), None)
            if other is not None:
                yield (*match.span("n"), other)
    pairs: dict[tuple[int, int], list[re.Match[str]]] = {}
    of_kind = rf"(?:{nouns}{_GAP})?(?:(?:of|for){_GAP}(?:the{_GAP})?)?(?P<value>{values})(?!{_GAP}(?:each|per)\b)"
    for match in re.finditer(rf"{_N}{_GAP}{of_kind}", text):
        pairs.setdefault(context.outline.sentence(match.start()), []).append(match)
    for (start, end), matches in pairs.items():
        # Where all kinds are named, the numbers are of all the records.
        sentence = text[start:end]
        is_of_all = {match["value"] for match in matches} == set(kinds.counts) and not _SOME.search(sentence)
        if is_of_all and re.search(rf"\b{nouns}", sentence):
            yield from ((*match.span("n"), match["value"]) for match in matches)
