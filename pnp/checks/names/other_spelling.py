"""A name is written in another way than where it is declared.

Looks in texts, headings and names for the names of records with other spaces or hyphens (Flatland for Flat Land), with
a plural inside (Games Token for Game Token), with a capital on the first word only (Machine gun), or with another word
for the same sort of piece (Bridge Marker for Bridge Counter). Plurals of a whole name are right, and so is every form
that is declared as an alias or that the name of something else has.

Readers wonder whether it is the same thing, searches do not find it, and the reference pages cannot link it.

```yaml file=units.yaml
units:
  - {id: mine-field, name: Mine Field, text: Whoever enters a Minefield stops.}
markers:
  - {id: bridge, name: Bridge Counter, text: Put the Bridge Marker on a river.}
```
```text
units.yaml:2:63: warning N153 'Minefield' is declared as 'Mine Field'
units.yaml:4:54: warning N153 'Bridge Marker' is declared as 'Bridge Counter'
```
```diff file=units.yaml
-  - {id: mine-field, name: Mine Field, text: Whoever enters a Minefield stops.}
+  - {id: mine-field, name: Mine Field, text: Whoever enters a Mine Field stops.}
-  - {id: bridge, name: Bridge Counter, text: Put the Bridge Marker on a river.}
+  - {id: bridge, name: Bridge Counter, text: Put the Bridge Counter on a river.}
```
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pnp.analysis.corpus import Found
from pnp.analysis.declared import called
from pnp.analysis.names import names_of
from pnp.analysis.passages import Kinds
from pnp.analysis.word_forms import plurals
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity
from pnp.model.fields import Code
from pnp.model.names import Named
from pnp.model.walk import records
from pnp.values import dataclass

NAME = "name in another spelling"
SEVERITY = Severity.WARNING

_SENTENCES: Final[Kinds] = ("name", "text", "declared", "rules")
# Words with capitals, on their own or in a row, also within compounds: Flatland, Roof Tops, SHOW TIME PHASE.
_CAPITALS: Final = re.compile(r"(?<![\w’'-])[A-Z][^\W\d_]+(?:[ -][A-Z][^\W\d_]+){0,7}(?![\w-])")
# A capital, then a word in small letters, in the middle of a sentence: "a Machine gun card".
_HALF: Final = re.compile(r"(?<=[a-z,] )[A-Z][a-z]{2,}(?: [a-z]{3,}){1,2}(?![\w-])")
_PIECES: Final = ("marker", "counter", "token", "chit")
_PIECE: Final = re.compile(r"\b[^\W\d_]+[ -](?:[Mm]arker|[Cc]ounter|[Tt]oken|[Cc]hit)s?(?![\w-])")
# Behind the name of a thing these say what it is, and need no capital: the Overhead phase.
_KINDS: Final = (
    *("phase", "card", "deck", "table", "token", "marker", "counter", "board", "space", "roll", "turn", "step"),
)
_JOINTS: Final = re.compile(r"\s*(?:[&/+]|\b(?:and|und|et|y)\b)\s*")
_MOST_WORDS: Final = 4
_SHORTEST: Final = 6
_LEAST_PART: Final = 3


@dataclass(frozen=True, slots=True)
class _Spellings:
    """The names of things by their letters without inner plurals; every right form in small letters."""

    by_letters: Mapping[str, tuple[str, Named]]
    right: frozenset[str]


def check(context: GameContext) -> Problems:
    """Every name in another form, wherever it stands."""
    spellings = context.get(_spellings)
    if not spellings.by_letters:
        return
    yield from _found(_CAPITALS, _other_forms, context, spellings)
    if context.is_english:
        yield from _found(_HALF, _half_in_capitals, context, spellings)
        yield from _found(_PIECE, _other_piece, context, spellings)
    yield from _joined_otherwise(context)


# A form in a phrase: where it begins, the form, the name that is meant and its record.
_Form = tuple[int, str, str, Named]


def _found(
    pattern: re.Pattern[str],
    forms_in: Callable[[str, _Spellings], Iterator[_Form]],
    context: GameContext,
    spellings: _Spellings,
) -> Problems:
    """Each wrong form in the matches of a pattern; equal matches are read once."""
    words = context.corpus
    known: dict[str, tuple[_Form, ...]] = {}
    for match in words.matches(pattern, words.text):
        phrase = match[0]
        if phrase not in known:
            known[phrase] = tuple(forms_in(phrase, spellings))
        if known[phrase] and (found := words.at(match)) and found.passage.kind in _SENTENCES:
            yield from (_finding(found, *form) for form in known[phrase])


def _spellings(context: GameContext) -> _Spellings:
    named = [(name, record) for _, record in called(context.game) for name in names_of(record) if name]
    things = [(part.strip(), record) for name, record in named for part in (name, *name.split("/"))]
    right = {form.casefold() for name, _ in things for form in (name, *plurals(name), name.removesuffix("s"))}
    right |= {_spaced(form) for form in right if " " in form}
    by_letters: dict[str, tuple[str, Named]] = {}
    for name, record in things:
        if len(letters := _letters(name)) >= _SHORTEST:
            by_letters.setdefault(letters, (name, record))
    codes = {record.name.casefold() for record in records(context.game) if isinstance(record, Code)}
    game = context.game
    others = {name.casefold() for name in (*game.kit.words, game.kit.title, *game.kit.abbreviations.values())}
    return _Spellings(by_letters, frozenset(right | codes | others))


def _spaced(name: str) -> str:
    """A name whose words are joined by hyphens, as before a noun: Long-Range fire."""
    return name.replace(" ", "-")


def _letters(phrase: str) -> str:
    """The letters of a phrase, without the s of a plural of any of its words."""
    words = re.split(r"[^\w]+", phrase.casefold())
    return "".join(word.removesuffix("s") if len(word) > _LEAST_PART else word for word in words)


def _parts(phrase: str) -> Iterator[tuple[int, str]]:
    """The longest parts of a row of words first, each with its place."""
    words = list(re.finditer(r"[^ ]+", phrase))
    for length in range(min(_MOST_WORDS, len(words)), 0, -1):
        for first in range(len(words) - length + 1):
            start, end = words[first].start(), words[first + length - 1].end()
            yield start, phrase[start:end]


def _other_forms(capitals: str, spellings: _Spellings) -> Iterator[_Form]:
    for start, phrase in _parts(capitals):
        meant = spellings.by_letters.get(_letters(phrase))
        lowered = phrase.casefold()
        if not meant or {lowered, lowered.removesuffix("s"), f"{lowered}s"} & spellings.right:
            continue
        if _is_other(lowered, meant[0].casefold()):
            yield start, phrase, *meant


def _is_other(lowered: str, name: str) -> bool:
    """Whether two forms differ by more than a hyphen for a space, and all words of the name are long enough."""
    if re.findall(r"\w+", lowered) == re.findall(r"\w+", name):
        return False
    parts = re.split(r"[ -]", name if re.search(r"[ -]", name) else lowered)
    return len(parts) > 1 and all(len(part) >= _LEAST_PART for part in parts)


def _joined_otherwise(context: GameContext) -> Problems:
    """Two names that differ in how their parts are joined: Strength & Skill, Strength/Skill."""
    first: dict[tuple[str, ...], Named] = {}
    for _, record in called(context.game):
        parts = tuple(part.casefold() for part in _JOINTS.split(record.name))
        if len(parts) > 1 and all(parts):
            other = first.setdefault(parts, record)
            if other.name.casefold() != record.name.casefold():
                yield Problem(
                    message=f"{record.name!r} is declared as {other.name!r}, too",
                    span=record.at("name"),
                    hint=f"write {other.name} if the same is meant",
                    related=(Related(other.at("name"), "the other form"),),
                )


def _half_in_capitals(text: str, spellings: _Spellings) -> Iterator[_Form]:
    words = text.split(" ")
    for length in range(len(words), 1, -1):
        phrase = " ".join(words[:length])
        meant = spellings.by_letters.get(_letters(phrase))
        is_same = meant and meant[0].casefold() == phrase.casefold() and meant[0].istitle()
        if meant and is_same and not words[length - 1].removesuffix("s").startswith(_KINDS):
            yield 0, phrase, *meant
            return


def _other_piece(phrase: str, spellings: _Spellings) -> Iterator[_Form]:
    """``Bridge Marker`` where a Bridge Counter is declared."""
    first, noun = re.split(r"[ -]", phrase)
    if _letters(phrase) in spellings.by_letters:
        return
    for other in _PIECES:
        if not noun.lower().startswith(other) and (meant := spellings.by_letters.get(_letters(f"{first} {other}"))):
            yield 0, phrase, *meant
            return


def _finding(found: Found, start: int, phrase: str, name: str, record: Named) -> Problem:
    return Problem(
        message=f"{phrase!r} is declared as {name!r}",
        span=found.passage.span(found.start + start, len(phrase)),
        hint=f"write {name}, or declare {phrase} among its aliases",
        related=(Related(record.at("name"), f"{name} is declared here"),),
        cause=f"{phrase!r} is declared as {name!r}",
    )
