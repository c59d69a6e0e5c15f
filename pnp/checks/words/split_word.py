"""A word is split by a space, or two words have no space between them.

Looks, in an English kit, for two parts that are not words but form a common word together ("adja cent"), and for two
short words that are joined ("ofthe"). A single letter that a space has cut off ("Targe t") is found in names, too,
and a name is found in which a space is missing ("CongreveRockets") if no other name of its set is written so.

This happens when text is copied from a PDF or typed in haste, and is easy to miss when reading fast.

```yaml file=cards.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: march, name: March, text: Move to an adja cent space ofthe board.}
```
```text
cards.yaml:5:51: warning T110 'adja cent' is 'adjacent' with a space in it
cards.yaml:5:67: warning T110 'ofthe' is 'of the' without the space
```
```diff file=cards.yaml
-      - {id: march, name: March, text: Move to an adja cent space ofthe board.}
+      - {id: march, name: March, text: Move to an adjacent space of the board.}
```
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pnp.analysis import dictionary
from pnp.analysis.corpus import SENTENCES, Corpus, Found
from pnp.analysis.markup import BORDER
from pnp.checks.api import GameContext, Problem, Problems, Severity
from pnp.checks.words.misspelling import unknown
from pnp.model.game import Game
from pnp.model.names import Named

NAME = "split or joined words"
SEVERITY = Severity.WARNING

# The joined word must be this common in books.
_COMMON: Final = 2_000_000
_SHORTEST: Final = 6
_LONGEST: Final = 30
_BEFORE: Final = re.compile(r"(?<![\w-])[a-z]{2,} \Z")
_AFTER: Final = re.compile(r" [a-z]{2,}(?![\w-])")
_SMALL: Final = (
    "a all an and any are as at be but by can each every for from has he her his if in into is it its may must no not "
    "of on one onto or other out over she than that the then they this to two up was when which with you your"
)


# A letter that is cut off, and the rest; "a", "i" and "o" are words.
_LETTER_OFF: Final = re.compile(
    r"(?<![\w'’.&+-])(?:[B-HJ-NP-Zb-hj-np-z] (?P<rest>[a-z]{4,})|(?P<start>[A-Za-z][a-z]{3,}) [b-hj-np-z])"
    r"(?![\w'’&+-]|\.\w)"
)
_ALONE: Final = re.compile(rf"[ /\n{BORDER}][B-HJ-NP-Zb-hj-np-z] ")
# Two words of a name without a space; "McArthur" has a short part.
_GLUED: Final = re.compile(r"(?<![\w’'-])([A-Z][a-z]{4,})([A-Z][a-z]{4,})(?![\w’'-])")
_SEVERAL: Final = 4
# The whole must be this common in books, and this many times as common as the part.
_COMMON_WHOLE: Final = 100_000
_TIMES: Final = 50


def check(context: GameContext) -> Problems:
    """Every word in two parts, and every two words written as one."""
    if not context.is_english or not dictionary.frequencies():
        return
    yield from _letters_off(context.corpus)
    yield from _grown_together(context.game)
    words, known = context.corpus, context.vocabulary
    strange = frozenset(unknown(known))
    if not strange:
        return
    alternatives = "|".join(sorted(strange, key=lambda word: (-len(word), word)))
    for found in words.find(re.compile(rf"(?<![\w-])(?:{alternatives})(?![\w-])"), kinds=SENTENCES):
        whole = _joined(words, found)
        joined, separated = whole.text.replace(" ", "") if whole else "", _separated(found.text)
        if whole:
            yield _problem(whole, f"{whole.text!r} is {joined!r} with a space in it", joined)
        elif separated:
            yield _problem(found, f"{found.text!r} is {separated!r} without the space", separated)


def _grown_together(game: Game) -> Problems:
    """Every name with a capital inside, in a set of names in several words of which no other has one."""
    for records in _sets(game):
        names = [record.name for record in records]
        glued = [record for record in records if _GLUED.search(record.name)]
        if len(glued) != 1 or sum(" " in name for name in names) < _SEVERAL:
            continue
        parts = _GLUED.search(glued[0].name)
        if parts and all(dictionary.knows(part.lower()) for part in parts.groups()):
            separated = " ".join(parts.groups())
            yield Problem(
                message=f"{parts[0]!r} is {separated!r} without the space",
                span=glued[0].at("name"),
                hint=f"write {separated!r}",
            )


def _sets(game: Game) -> Iterator[Sequence[Named]]:
    yield from (deck.cards for deck in game.decks)
    yield from (custom.records for custom in game.sets)
    yield from (table.rows for table in game.tables)
    yield game.units
    yield game.markers


def _letters_off(words: Corpus) -> Problems:
    """Every word of which a space has cut off the first or the last letter."""
    # Nearly no text has letters on their own: looking for them first is four times as fast.
    letters = tuple(sorted(set(_ALONE.findall(words.text))))
    for found in words.find_around(_LETTER_OFF, letters):
        part = found.match["rest"] or found.match["start"].lower()
        whole = found.text.replace(" ", "").lower()
        frequency = dictionary.frequency(whole)
        if frequency >= _COMMON_WHOLE and frequency > _TIMES * dictionary.frequency(part):
            yield _problem(found, f"{found.text!r} is {whole!r} with a space in it", whole)


def _problem(found: Found, message: str, meant: str) -> Problem:
    return Problem(message=message, span=found.span, hint=f"write {meant!r}")


def _joined(words: Corpus, found: Found) -> Found | None:
    """The whole word that this part forms with the one before or after it."""
    start, end = found.match.span()
    before = _BEFORE.search(words.text[max(start - _LONGEST, 0) : start])
    after = _AFTER.match(words.text, end)
    if after and _is_word(found.text + after[0][1:]):
        return Found(found.passage, found.match, found.start, found.end + len(after[0]))
    if before and _is_word(before[0][:-1] + found.text):
        return Found(found.passage, found.match, found.start - len(before[0]), found.end)
    return None


def _is_word(word: str) -> bool:
    return len(word) >= _SHORTEST and dictionary.frequency(word) >= _COMMON


def _separated(word: str) -> str:
    """Two short words that are written as one, with a space; empty if there are none."""
    small = _SMALL.split()
    for cut in range(1, len(word)):
        if word[:cut] in small and word[cut:] in small:
            return f"{word[:cut]} {word[cut:]}"
    return ""
