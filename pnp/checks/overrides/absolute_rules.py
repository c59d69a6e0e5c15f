"""What a thing never does by one sentence and may do by another, that of a piece's own text included."""

import re
from collections.abc import Iterator
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.outline import content_words
from pnp.checks.overrides.answers import Answer
from pnp.model.units import Unit, UnitClass
from pnp.values import dataclass

_WHO: Final = r"(?P<who>(?:(?!never\b|may\b|can\b)[a-z’'-]+ ){1,3}?)"
# "Porters never begin a fight, and …": up to the next clause.
_NEVER: Final = re.compile(rf"{_WHO}(?:(?:may|can) )?never (?P<what>[^.,;:]+)")
_MAY: Final = re.compile(rf"{_WHO}(?:may|can) (?!not\b|never\b|only\b)(?P<what>[^.,;:]+)")
# What makes of "never" or "may" a rule for a case.
_CASE: Final = re.compile(
    r"\b(?:if|when|whenever|unless|until|except|instead|while|only|otherwise|without|but|than|alone|once|by|through|both)\b"
)
_RECORDS: Final = (Unit, UnitClass)


@dataclass(frozen=True, slots=True)
class _Permission:
    who: frozenset[str]
    what: frozenset[str]
    is_never: bool
    start: int
    end: int


def absolute_rules(context: GameContext) -> Iterator[Answer]:
    """Both answers to each question whether somebody may ever do something, where a sentence says never."""
    said = list(_permissions(context))
    for never in said:
        for other in said if never.is_never else ():
            if not other.is_never and other.who == never.who and never.what <= other.what:
                about = never.who | never.what
                yield Answer("ever", about, "no", never.start, never.end)
                yield Answer("ever", about, "yes", other.start, other.end)


def _permissions(context: GameContext) -> Iterator[_Permission]:
    lower, known = context.prose.lower, context.outline
    if not context.prose.places((" never ",)):
        return
    for start, end in known.sentences_with((" never ", " may ", " can ")):
        record = context.prose.passage(start)[0].record
        if known.is_aside(start) or not (known.at(start) or isinstance(record, _RECORDS)):
            continue
        for pattern in (_NEVER, _MAY):
            match = pattern.match(lower, start, end)
            who = content_words(match["who"]) if match else frozenset[str]()
            what = content_words(match["what"]) if match else frozenset[str]()
            if match and who and len(what) > 1 and not _CASE.search(match[0]):
                yield _Permission(who, what, pattern is _NEVER, start, match.end())
