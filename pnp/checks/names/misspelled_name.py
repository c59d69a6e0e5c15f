"""A text misspells the name of something.

Looks in all texts for capitalised names, and for names in italics or bold, that are nothing in the game and one typo
(in italics or bold also a hyphen or a space) away from the name of a card, unit, marker, table or other thing. The word
that differs must not be in the English dictionary; other languages are ignored, and so is a text with both forms side
by side.

Players look for a card called "Powdr Kegs", and the reference pages cannot link it. If people do use this form, declare
it as an alias.

```yaml file=decks.yaml
decks:
  - id: orders
    name: Orders
    cards:
      - {id: powder-kegs, name: Powder Kegs, text: Attack +3.}
      - {id: rain, name: Rain, text: 'It puts out Powdr Kegs.'}
      - {id: fog, name: Fog, text: 'Nobody sees *Powderkegs*.'}
```
```text
decks.yaml:6:51: warning N121 there is no 'Powdr Kegs' in this game, but there is 'Powder Kegs'
decks.yaml:7:50: warning N121 there is no 'Powderkegs' in this game, but there is 'Powder Kegs'
```
```diff file=decks.yaml
-      - {id: powder-kegs, name: Powder Kegs, text: Attack +3.}
-      - {id: rain, name: Rain, text: 'It puts out Powdr Kegs.'}
+      - {id: powder-kegs, name: Powder Kegs, text: Attack +3., aliases: [Powderkegs]}
+      - {id: rain, name: Rain, text: 'It puts out Powder Kegs.'}
```

## Mended
The correct name is written if two letters are exchanged, or one is missing or too many within a word. With another
letter or another ending, it may be another name.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis.names import called_by_name, in_play, names_of
from pnp.analysis.prose import Prose
from pnp.checks.api import Edit, GameContext, Problem, Problems, Related, Severity
from pnp.checks.names.typos import is_one_typo_apart
from pnp.load.suggest import is_slip
from pnp.model.fields import Code
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.model.texts import Term
from pnp.model.walk import records
from pnp.values import dataclass

NAME = "misspelled name"
SEVERITY = Severity.WARNING

_WORD: Final = r"[A-Z][\w’']+"
_REST: Final = rf"[ -](?:(?:of|the|and|de|la|von|van|du)[ -])?{_WORD}"
_CAPITALS: Final = re.compile(rf"{_WORD}(?:{_REST})+")
_MARKED: Final = re.compile(r"\*(?P<name>[A-Z][^*\n\0\ufffc.,;:!?()\d]{4,40})\*")
_HEADING: Final = re.compile(r"^#{1,6} +(?P<title>[^\n{]+)", re.MULTILINE)
# What comes before a capital in the middle of a word; the empty text does not count.
_INSIDE: Final = ("_", "-", "’", "'")
_SHORTEST: Final = 6
_ENDS: Final = 4
_NEAR: Final = 60
# Names of more words are not looked for inside phrases.
_MOST_WORDS: Final = 12


@dataclass(frozen=True, slots=True)
class _NameIndex:
    """All names in lower case; the things by the letters of their names, and by the ends of their names."""

    names: frozenset[str]
    by_letters: Mapping[str, tuple[str, Named]]
    by_end: Mapping[str, list[tuple[str, Named]]]


def check(context: GameContext) -> Problems:
    """Every phrase that is nearly a name, wherever it occurs."""
    game = context.game
    words = context.prose
    known: _NameIndex | None = None
    things: dict[str, tuple[str, Named] | None] = {}
    for start, phrase, marked in _phrases(words):
        known = known or _name_index(game, words)
        key = f"{marked:d}{phrase}"
        if key not in things:
            things[key] = _intended(phrase, known, marked=marked, english=context.is_english)
        if (thing := things[key]) and not _is_beside(thing[0], start, words):
            name, record = thing
            span = words.span(start, len(phrase))
            yield Problem(
                message=f"there is no {phrase!r} in this game, but there is {name!r}",
                span=span,
                hint=f"write {name}, or declare {phrase!r} among its aliases",
                related=(Related(record.at("name"), f"{name} is defined here"),),
                edits=(Edit(span, name),) if span.line == span.end_line and _can_be_mended(phrase, name) else (),
            )


def _phrases(words: Prose) -> Iterator[tuple[int, str, bool]]:
    """Each name-like phrase with its place, and whether it is set apart by italics or bold."""
    marked: set[int] = set()
    for match in words.matches(_MARKED, words.text):
        marked.add(match.start("name"))
        yield match.start("name"), match["name"].rstrip(), True
    for match in words.matches(_CAPITALS, words.text):
        before = words.text[match.start() - 1 : match.start()]
        if match.start() in marked or before.isalnum() or before in _INSIDE:
            continue
        phrase = match[0].removesuffix("’s").removesuffix("'s")
        yield match.start(), phrase, False
        first, _, rest = phrase.partition(" ")
        if " " in rest or "-" in rest:  # The first word may begin a sentence.
            yield match.start() + len(first) + 1, rest, False


def _can_be_mended(phrase: str, name: str) -> bool:
    """Whether only the name can be meant, and has no character that YAML, CSV or Markdown would read as its own."""
    lowered, meant = phrase.casefold(), name.casefold()
    is_meant = _letters(lowered) == _letters(meant) or is_slip(lowered, meant)
    return is_meant and all(letter.isalnum() or letter in " -’" for letter in name)


def _is_beside(name: str, start: int, words: Prose) -> bool:
    """Whether the right name is nearby, as in "the *Beduins* are our Bedouins"."""
    passage, index = words.passage(start)
    return name.casefold() in words.part(passage)[max(0, index - _NEAR) : index + _NEAR].casefold()


def _intended(phrase: str, known: _NameIndex, *, marked: bool, english: bool) -> tuple[str, Named] | None:
    """The thing that a phrase nearly names; None if it is a name, contains one, or resembles none."""
    lowered = phrase.casefold()
    if len(lowered) < _SHORTEST or _is_known(lowered if marked else lowered.replace("-", " "), known):
        return None
    if phrase.isupper():
        return None  # All capitals are a heading or emphasis.
    if marked and (same := known.by_letters.get(_letters(lowered))):
        return same
    for end in (f"^{lowered[:_ENDS]}", f"{lowered[-_ENDS:]}$"):
        for name, record in known.by_end.get(end, ()):
            if is_one_typo_apart(lowered, name.casefold()) and _is_mistyped(
                lowered, name.casefold(), known, english=english
            ):
                return name, record
    return None


def _is_known(lowered: str, known: _NameIndex) -> bool:
    """Whether a phrase is a name, its plural or singular, or contains a name of several words."""
    words = lowered.split(" ")
    for first in range(len(words)):
        for last in range(min(len(words), first + _MOST_WORDS), first, -1):
            part = " ".join(words[first:last])
            if part in known.names and (len(part) == len(lowered) or " " in part):
                return True
    return lowered in known.names or lowered.removesuffix("s") in known.names or f"{lowered}s" in known.names


def _is_mistyped(lowered: str, name: str, known: _NameIndex, *, english: bool) -> bool:
    """Whether exactly one word differs, and it is neither in the dictionary nor in any name."""
    from pnp.analysis.dictionary import frequencies, knows

    ours, theirs = lowered.split(" "), name.split(" ")
    different = [(our, their) for our, their in zip(ours, theirs, strict=False) if our != their]
    if len(ours) != len(theirs) or len(different) != 1 or not english or not frequencies():
        return False
    word, right = different[0]
    if word.removesuffix("s") == right.removesuffix("s") or not word.isalpha() or len(word) < _ENDS:
        return False
    return not knows(word) and not any(word in name.split(" ") for name in known.names)


def _name_index(game: Game, words: Prose) -> _NameIndex:
    names: set[str] = set()
    things: list[tuple[str, Named]] = []
    for _, record in called_by_name(game):
        if isinstance(record, Term):
            continue  # Terms are T101.
        things += [(name, record) for name in names_of(record) if len(name) >= _SHORTEST]
    for _, record in in_play(game):
        names.update(name.casefold() for name in (*names_of(record), record.many, record.title))
    names.update(record.name.casefold() for record in records(game) if isinstance(record, Code))
    names.update(component.name.casefold() for component in game.components)
    names.update(name.casefold() for name in (*game.kit.words, *game.kit.trademarks, game.kit.title, *game.kit.authors))
    names.update(match["title"].strip().casefold() for match in words.matches(_HEADING, words.text))
    by_end: dict[str, list[tuple[str, Named]]] = {}
    for name, record in things:
        for end in (f"^{name[:_ENDS].casefold()}", f"{name[-_ENDS:].casefold()}$"):
            by_end.setdefault(end, []).append((name, record))
    several = {_letters(name.casefold()): (name, record) for name, record in things if " " in name}
    return _NameIndex(frozenset(names), several, by_end)


def _letters(lowered: str) -> str:
    return "".join(filter(str.isalnum, lowered))
