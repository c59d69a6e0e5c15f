"""The rules speak of most kinds of cards, but not of all.

Looks, in English rules, at the fields of decks that tell the kinds of cards apart: a letter code, or a text with a few
values. If the rules name two kinds or more, and half of all at least ("a Spell card", "Keeper and Trap cards"), the
others are found. Its findings are notes: what such a card does may stand on it.

Nobody knows when such a card may be played.

```yaml file=cards.yaml
decks:
  - id: duel
    name: Duel
    fields: {kind: text}
    cards:
      - {id: storm, name: Storm, kind: Spell}
      - {id: frost, name: Frost, kind: Spell}
      - {id: pit, name: Pit, kind: Trap}
      - {id: potion, name: Potion, kind: Item}
texts:
  - {id: rules, name: Rules, files: [rules.md]}
```
```markdown file=rules.md
# Rules

In your turn play one Spell card. Lay a Trap card face down.
```
```text
cards.yaml:9:42: info T354 the rules speak of Spell and Trap cards, but not of Item cards
```
```diff file=rules.md
-In your turn play one Spell card. Lay a Trap card face down.
+In your turn play one Spell card or one Item card. Lay a Trap card face down.
```
"""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis.outline import stem
from pnp.analysis.prose import blanked
from pnp.checks.api import GameContext, Problem, Problems, Severity, Span
from pnp.checks.listing import all_of
from pnp.model.decks import Deck
from pnp.model.fields import Coded

NAME = "kind of card without a rule"
SEVERITY = Severity.INFO

_LEAST: Final = 2
_MOST: Final = 12
_LONGEST: Final = 30
# Values that are no kinds.
_NO_KIND: Final = re.compile(r"(?:both|all|any|none|other|either|see\b.*|\W*)$", re.IGNORECASE)
# "Bludger, Beater, & Speed cards": up to five words with what joins them.
_CARDS: Final = re.compile(
    r"(?<![\w’'-])[\w’'-]+(?:(?:,? (?:and|or|&) |, (?:and |or |& )?| )[\w’'-]+){0,4}(?=[ -]cards?\b)", re.IGNORECASE
)
_NAME: Final = re.compile(r"[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*")
_MARKUP: Final = str.maketrans("", "", "*_[]")
_WORD: Final = re.compile(r"[a-z]{3,}")
_OF_RULES: Final = ("Phase", "Step", "SetupStep", "Option")


def check(context: GameContext) -> Problems:
    """Every field of a deck of whose values the rules name some."""
    decks = [deck for deck in context.game.decks if deck.cards]
    if not context.is_english or not decks:
        return
    of_cards, spoken = context.get(_spoken)
    for deck in decks:
        for kinds in _kinds(deck):
            named = [kind for kind in kinds if _is_among(_stems(kind), spoken)]
            others = [kind for kind in kinds if kind not in named]
            are_played = sum(_is_among(_stems(kind), of_cards) for kind in kinds) >= _LEAST
            if are_played and others and len(named) >= len(others):
                yield Problem(
                    message=f"the rules speak of {all_of(named)} cards, but not of {all_of(others)} cards",
                    span=kinds[others[0]],
                    hint="say in the rules when they are played, or give the cards another kind",
                )


def _spoken(context: GameContext) -> tuple[frozenset[frozenset[str]], frozenset[frozenset[str]]]:
    """The words before each "card" of the rules and of the phases, then these and the names there, as stems."""
    of_cards, names = set[frozenset[str]](), set[frozenset[str]]()
    for passage in context.prose.passages:
        if passage.kind == "rules" or type(passage.record).__name__ in _OF_RULES:
            for line in blanked(passage).translate(_MARKUP).split("\n"):
                # Headings, and notations such as "N = Negate Move", say what there is, and not when it is played.
                if not line.startswith(("#", "|")) and " = " not in line:
                    of_cards.update(_stems(match[0]) for match in _CARDS.finditer(line))
                    names.update(_stems(match[0]) for match in _NAME.finditer(line))
    return frozenset(of_cards), frozenset(of_cards | names)


def _stems(words: str) -> frozenset[str]:
    return frozenset(map(stem, _WORD.findall(words.lower())))


def _is_among(kind: frozenset[str], spoken: frozenset[frozenset[str]]) -> bool:
    """Whether some name has each word of a kind, maybe in another form: Movement, a Move card."""
    return any(all(any(_are_forms(word, other) for other in said) for word in kind) for said in spoken)


def _are_forms(word: str, other: str) -> bool:
    return word.startswith(other) or other.startswith(word)


def _kinds(deck: Deck) -> Iterator[dict[str, Span]]:
    """The values of each field that tells kinds apart, each with the first card that has it."""
    for key, field in deck.fields.items():
        codes = deck.codes.get(key, {})
        values: dict[str, Span] = {}
        for card in deck.cards if field.type in ("text", "code") else ():
            value = card.fields.get(key)
            name = codes[value.code].name if isinstance(value, Coded) and value.code in codes else value
            if isinstance(name, str) and not _NO_KIND.match(name):
                values.setdefault(name, card.at(key))
        if _LEAST < len(values) <= min(_MOST, len(deck.cards) - 1) and max(map(len, values)) <= 2 * _LONGEST:
            yield {name: span for name, span in values.items() if len(name) <= _LONGEST and _stems(name)}
