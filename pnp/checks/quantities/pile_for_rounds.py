"""Fewer cards are piled up than there are rounds in which one is turned up.

Reads, in English rules, that a card is turned up, revealed or drawn "each round", or in a phase or a step of the round,
how many rounds the game lasts, and how many cards the set-up lays out as a pile (all of the deck, if it does not say).
If the pile is too small, and nothing says what happens when it is empty, it is found.

In the last rounds there is no card left.

```yaml file=cards.yaml
decks:
  - {id: weather, name: Weather deck, cards: [{id: fog, name: Fog, copies: 9}]}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

### Set-up

Shuffle the weather cards. Deal eight of them face down as a pile.

### Play

The game lasts 10 rounds. At the start of each round reveal the top weather card.
```
```text
rules.md:5:33: warning S137 'weather' has 8 cards for 10 rounds, in each of which one is turned up
```
```diff file=rules.md
-Shuffle the weather cards. Deal eight of them face down as a pile.
+Shuffle the weather cards and add the storm. Shuffle again when the pile is empty.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.dealt import dealt_from, words_of_deck
from pnp.analysis.facts import Fact, facts
from pnp.analysis.numerals import ANY_NUMBER, any_number_of
from pnp.analysis.outline import stem
from pnp.analysis.topics import TOPIC_WORDS, mentions_topic
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.decks import Deck

NAME = "pile too small for the rounds"
SEVERITY = Severity.WARNING

_EMPTY: Final = re.compile(TOPIC_WORDS["exhaustion"])
_CARDS: Final = re.compile(r"\b(?:cards?|decks?|piles?|stacks?|discards?|(?:re)?-?shuffle\w*)\b")
_UNITS: Final = ("round", "turn", "day", "night", "week", "month", "season", "year")
_TURNED: Final = re.compile(
    r"\b(?:turns?(?: up| over)?|reveals?|flips?(?: up| over)?|draws?) (?:the top|the next|one|an?)(?: top| next)?"
    r" (?P<name>(?:[\w’'-]+ ){0,3}?)cards?\b(?! (?:for|from) each)"
)
_EACH: Final = re.compile(r"\b(?:each|every|per) (?P<unit>[a-z]+)\b")
# What does not happen in every round, or for everybody.
_AT_TIMES: Final = re.compile(
    r"\b(?:if|when|whenever|unless|may|can|instead|first|each player|every player|all players|players)\b"
)
_PILE: Final = re.compile(
    rf"\b(?:deal|take|count out|draw|use|pick|choose|lay out|place|put) (?P<said>(?P<n>{ANY_NUMBER})"
    r"(?: of (?:them|these|the))?(?P<name>(?: [\w’'-]+){0,2}?)(?: cards?)?)(?: at random| face[- ]down| randomly)*"
    r" (?:as|into|in|to form|on|beside)\b[^.\n]{0,30}\b(?:pile|deck|stack)\b"
)


def check(context: GameContext) -> Problems:
    """Every deck of which one card is turned up in each round."""
    decks = [deck for deck in context.game.decks if deck.cards and not deck.exhausted]
    if not context.is_english or not decks or _says_what_then(context):
        return
    for deck in decks:
        length = next(_lengths(context, deck), None)
        if length is None:
            continue
        unit, fact = length
        number, span = _pile(context, deck)
        if number < fact.number:
            yield Problem(
                message=f"{deck.id!r} has {number} cards for {fact.number} {unit}s, in each of which one is turned up",
                span=span,
                hint="pile up more cards, print more, or say what happens when there are none left",
                related=(Related(context.prose.span_of(fact), "the length of the game"),),
            )


def _says_what_then(context: GameContext) -> bool:
    """Whether a sentence says that cards run out; "an empty box" is no empty pile."""
    words, known = context.prose.lower, context.outline
    if mentions_topic(context.game, "exhaustion") is False:
        return False
    return any(_CARDS.search(words, *known.sentence(match.start())) for match in _EMPTY.finditer(words))


def _lengths(context: GameContext, deck: Deck) -> Iterator[tuple[str, Fact]]:
    """How long the game is, in what there is one card of a deck for."""
    said = [fact for fact in context.get(facts) if fact.kind == "length"]
    lengths = {str(fact.key[1]): fact for fact in reversed(said)}
    words, known = context.prose.lower, context.outline
    for match in _TURNED.finditer(words) if len(lengths) == 1 else ():
        start, end = known.sentence(match.start())
        if not _is_of(deck, match["name"], context) or _AT_TIMES.search(words, start, end) or known.is_aside(start):
            continue
        each = _EACH.search(words, start, end)
        for unit in _UNITS:
            if unit in lengths and (each["unit"] == unit if each else _is_step_of(context, match.start(), unit)):
                yield unit, lengths[unit]


def _is_of(deck: Deck, name: str, context: GameContext) -> bool:
    """Whether some words before "card" mean a deck."""
    mine, said = words_of_deck(deck.name), set(map(stem, name.split()))
    return mine <= said if said else len(context.game.decks) == 1


def _is_step_of(context: GameContext, place: int, unit: str) -> bool:
    """Whether a sentence stands in a phase, or below a heading for one in the section about the round."""
    section = context.outline.at(place)
    if section is None:
        return type(context.prose.passage(place)[0].record).__name__ in ("Phase", "Step")
    phases = {phase.name.lower() for phase in context.game.phases}
    title = re.sub(r"^[\d.]+\s*", "", section.title.lower())
    return title in phases or re.fullmatch(rf"(?:the|a|each) {unit}", title) is not None


def _pile(context: GameContext, deck: Deck) -> tuple[int, Span]:
    """How many cards of a deck are piled up, and where that is said."""
    words = context.prose.lower
    for match in _PILE.finditer(words):
        start, _ = context.outline.sentence(match.start())
        before = words[max(words.rfind("\n", 0, start), start - 80) : start]
        name = match["name"].strip()
        if _is_of(deck, name, context) if name else _is_named(deck, before):
            return any_number_of(match["n"]), context.prose.span(match.start("said"), len(match["said"].rstrip()))
    dealt = dealt_from(context.game, deck)
    return deck.total - (dealt.number if dealt else 0), deck.at("id")


def _is_named(deck: Deck, before: str) -> bool:
    mine = words_of_deck(deck.name)
    return bool(mine) and mine <= set(map(stem, re.findall(r"[\w’'-]+", before)))
