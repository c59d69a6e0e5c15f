"""The text gives a modifier of a roll another number.

Reads, in English, sentences that name where one modifier of a roll comes from (its `source`: a terrain, a status, a
card) and have one change of a roll: "+1", "add two", "a penalty of 1", and the texts of these sources themselves. The
number must be that of the modifier; signs are not compared, since what helps one side hinders the other. So it is with
sentences that have all words of the text of a modifier. In a table of the rules of which three rows or more give the
modifiers of one roll, the only one with another number is found, its sign included. Sentences about several modifiers
or numbers, about more or less than usual, and those of variants are left out.

The table on the player aid says one number, the rules the other: two players roll, and both are right.

```yaml file=rolls.yaml
statuses:
  - {id: fog, name: Fog, text: 'In fog, every search roll gets -2.'}
rolls:
  - {id: search, name: Search roll, die: D6, target: 4+, modifiers: [{id: fog, by: -1, source: statuses.fog}]}
```
```text
rolls.yaml:2:64: warning D119 the text says '-2', but the modifier 'fog' of 'search' is -1
```
```diff file=rolls.yaml
-  - {id: fog, name: Fog, text: 'In fog, every search roll gets -2.'}
+  - {id: fog, name: Fog, text: 'In fog, every search roll gets -1.'}
```
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pnp.analysis.modifier_sources import source_of
from pnp.analysis.names import spoken_names
from pnp.analysis.numerals import NUMBER, number_of
from pnp.analysis.outline import content_words
from pnp.analysis.prose import places_of
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.checks.dice.modifier_rows import wrong_rows
from pnp.model.decks import Card
from pnp.model.names import Named
from pnp.model.options import Option, Scenario
from pnp.model.tables import Modifier, Roll, Row
from pnp.model.texts import Term
from pnp.values import dataclass

NAME = "wrong modifier in the text"
SEVERITY = Severity.WARNING

_CHANGE: Final = re.compile(
    r"(?<![\w.,/:+−–-])(?P<sign>[+−–-])(?P<number>\d{1,2})(?![\w%/.+–-]*\w)"
    rf"|\b(?:adds?|plus|subtracts?|minus|deducts?)\s+(?P<word>{NUMBER})\b(?!\s+(?!to\b|from\b|for\b|in\b|if\b|when\b|while\b)[a-z])"
    rf"|\b(?:bonus|penalty|modifier)\s+of\s+[+−–-]?(?P<of>{NUMBER})\b"
)
_NUMBERS: Final = re.compile(r"[+−–-]\d|\b(?:adds?|subtracts?|minus|deducts?|bonus|penalty)\b")
_ROLLED: Final = re.compile(r"\b(?:rolls?|rolled|die|dice|tests?|checks?|hits?)\b")
# What is more or less than the rule, a limit, or counted by something.
_OTHER: Final = re.compile(
    r"\b(?:instead|more|less|another|further|additional|extra|also|maximum|at most|up to|never|not|no|without|except"
    r"|unless|per|twice|both|double[ds]?|ignores?|example|rolls? an?|\d+ ?\+ ?\d+)\b"
)
_MANY: Final = 2


@dataclass(frozen=True, slots=True)
class _Known:
    """A modifier with its roll and, if it is one record, where it comes from. words: those of its text."""

    roll: Roll
    modifier: Modifier
    source: Named | None
    words: frozenset[str]


def check(context: GameContext) -> Problems:
    """Each sentence that gives a modifier another number than all rolls that have it."""
    known = context.get(_known) if context.game.rolls and context.is_english else ()
    if not known:
        return
    for row in wrong_rows(context):
        yield _problem(context, row.start, row.number, _Known(row.roll, row.modifier, None, frozenset()))
    lower, names = context.prose.lower, _by_name(known)
    mention = re.compile(rf"(?<![\w’'-])(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?![\w-])")
    for start, end in _sentences(context, known):
        sentence = lower[start:end]
        changes = list(_CHANGE.finditer(sentence))
        if len(changes) != 1 or len(_NUMBERS.findall(sentence)) != 1 or _OTHER.search(sentence):
            continue
        about = _about(context, start, sentence, known, names, mention if names else None)
        number = number_of(next(group for group in changes[0].group("number", "word", "of") if group))
        if about and all(abs(each.modifier.by) != number for each in about):
            yield _problem(context, start + changes[0].start(), changes[0][0], about[0])


def _problem(context: GameContext, start: int, said: str, known: _Known) -> Problem:
    modifier = known.modifier
    return Problem(
        message=f"the text says {said!r}, but the modifier {modifier.id!r} of {known.roll.id!r} is {modifier.by:+d}",
        span=context.prose.span(start, len(said)),
        hint="correct one of the two",
        related=(Related(modifier.at("by"), "the modifier"),),
    )


def _known(context: GameContext) -> tuple[_Known, ...]:
    game, names = context.game, context.names
    return tuple(
        _Known(roll, modifier, source_of(game, names, modifier.source), content_words(modifier.text))
        for roll in game.rolls
        for modifier in roll.modifiers
        if modifier.times == 1
    )


def _by_name(known: tuple[_Known, ...]) -> Mapping[str, list[_Known]]:
    """The modifiers by the names of where they come from, in small letters."""
    found: dict[str, list[_Known]] = {}
    for each in known:
        for name in spoken_names(each.source) if each.source else ():
            found.setdefault(name.lower(), []).append(each)
    return found


def _sentences(context: GameContext, known: Sequence[_Known]) -> Iterator[tuple[int, int]]:
    """The sentences with a change that hold in the whole game, or belong to one record; of cards, to a source."""
    outlined, done = context.outline, -1
    sources = {id(each.source) for each in known}
    for place in places_of(
        context.prose.lower, ("+", "-", "−", "–", "add", "plus ", "subtract", "minus ", "deduct", " of ")
    ):
        if place < done:
            continue
        start, done = outlined.sentence(place)
        record = context.prose.passage(place)[0].record
        is_general = not outlined.is_aside(start) and not isinstance(record, Card | Option | Scenario | Row)
        if (is_general or id(record) in sources) and not isinstance(record, Roll | Modifier):
            yield start, done


def _about(
    context: GameContext,
    start: int,
    sentence: str,
    known: tuple[_Known, ...],
    names: Mapping[str, list[_Known]],
    mention: re.Pattern[str] | None,
) -> list[_Known]:
    """The modifiers that a sentence is about, if they are all of one source and it speaks of their roll."""
    record = context.prose.passage(start)[0].record
    named = {match[0] for match in mention.finditer(sentence)} if mention else set[str]()
    own = [each for each in known if each.source is not None and each.source is record]
    if isinstance(record, Term):
        named.add(record.term.lower())
    sources = {id(each.source) for name in named for each in names.get(name, ())} | {id(each.source) for each in own}
    words = content_words(sentence)
    if len(sources) == 1:
        about = [each for each in known if each.source is not None and id(each.source) in sources]
    elif sources:
        return []
    else:
        about = [each for each in known if len(each.words) >= _MANY and each.words <= words]
        if len({each.modifier.text for each in about}) > 1:
            return []
    of_roll = [each for each in about if content_words(each.roll.name) <= words]
    return of_roll or (about if _ROLLED.search(sentence) else [])
