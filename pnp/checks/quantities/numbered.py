"""The text gives a range of numbers that the cards or spaces do not have.

Reads "the cards are numbered 1 to 40" and "spaces numbered from 1 to 64" and compares both ends with the numbers of the
cards of that deck or the spaces of that board, if the text names one.

Players look for a card 40 that does not exist, or take card 41 for a misprint.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    text: The cards are numbered from 1 to 4.
    cards:
      - {id: a, number: 1, name: March}
      - {id: b, number: 2, name: Halt}
      - {id: c, number: 3, name: Charge}
```
```text
decks.yaml:4:34: warning Q110 the text says 'from 1 to 4', but the cards of 'orders' are numbered 1 to 3
```
```diff file=decks.yaml
-    text: The cards are numbered from 1 to 4.
+    text: The cards are numbered from 1 to 3.
```
"""

import re
from collections.abc import Iterable
from typing import Final

from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.passages import Passage
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity, Span
from pnp.model.boards import Board
from pnp.model.decks import Deck
from pnp.model.game import Game
from pnp.values import dataclass

NAME = "wrong numbering range"
SEVERITY = Severity.WARNING

_SAID: Final = re.compile(
    rf"numbered\s+(?P<said>(?:from\s+)?(?P<low>{NUMBER})\s*(?:to|through|–|-)\s*(?P<high>{NUMBER}))(?!\w)"
)
_NOUN: Final = re.compile(
    r"(?P<words>(?:[\w’'-]+ ){0,3})(?P<noun>cards|spaces|squares|cells)\s+"
    r"(?:(?:of|on|in) the (?P<owner>[\w’'-]+(?: [\w’'-]+){0,2})\s+)?(?:are\s+)?$"
)
_REACH: Final = 80


@dataclass(frozen=True, slots=True)
class _NumberRange:
    """Numbered things: their title, the lowest and highest number, and where they are listed."""

    title: str
    low: int
    high: int
    span: Span


def check(context: GameContext) -> Problems:
    """Every ``numbered 1 to 40`` about a known deck or board."""
    words = context.prose
    for place in words.places(("numbered",)):
        match = _SAID.match(words.lower, place)
        before = re.sub(r"[*_\[\]]|\s+", " ", words.lower[max(0, place - _REACH) : place])
        noun = _NOUN.search(before) if match else None
        passage, _ = words.passage(place)
        subject = _subject(context.game, noun, passage) if noun else None
        if match and subject and (number_of(match["low"]), number_of(match["high"])) != (subject.low, subject.high):
            at, length = match.start("said"), len(match["said"])
            yield Problem(
                message=f"the text says {words.text[at : at + length]!r}, but {subject.title} are numbered "
                f"{subject.low} to {subject.high}",
                span=words.span(at, length),
                hint="correct the sentence or the numbers",
                related=(Related(subject.span, "numbered here"),),
            )


def _subject(game: Game, noun: re.Match[str], passage: Passage) -> _NumberRange | None:
    """The one deck or board whose cards or spaces a sentence is about."""
    if noun["noun"] == "cards":
        decks = [deck for deck in game.decks if _is_named(deck, noun, passage)] or list(game.decks)
        return _of_deck(decks[0]) if len(decks) == 1 else None
    boards = [board for board in game.boards if board.grid or board.track]
    boards = [board for board in boards if _is_named(board, noun, passage)] or boards
    return _of_board(boards[0]) if len(boards) == 1 else None


def _is_named(record: Deck | Board, noun: re.Match[str], passage: Passage) -> bool:
    """Whether the sentence is in the record itself, or names it before or after the noun."""
    stem = record.name.casefold().removeprefix("the ").removesuffix(" deck").removesuffix(" cards")
    phrase = f" {noun['words']} {noun['owner'] or ''} "
    return passage.record is record or (bool(stem) and f" {stem.removesuffix('s')}" in phrase)


def _of_deck(deck: Deck) -> _NumberRange | None:
    return _between(f"the cards of {deck.id!r}", (card.number for card in deck.cards), deck.at_key("cards"))


def _of_board(board: Board) -> _NumberRange | None:
    title = f"the spaces of {board.id!r}"
    if board.grid and board.grid.counts_cells:
        return _NumberRange(title, 1, len(board.grid.lattice), board.span)
    if not board.track:
        return None
    spaces = board.track.spaces
    if any(space.number is not None for space in spaces):
        return _between(title, (space.number for space in spaces), board.span)
    count = len(spaces) or board.track.count or 0
    return _NumberRange(title, board.track.start, board.track.start + count - 1, board.span) if count else None


def _between(title: str, numbers: Iterable[int | None], span: Span) -> _NumberRange | None:
    """From the lowest to the highest number; None if some things have no number."""
    all_numbers = list(numbers)
    known = [number for number in all_numbers if number is not None]
    return _NumberRange(title, min(known), max(known), span) if known and len(known) == len(all_numbers) else None
