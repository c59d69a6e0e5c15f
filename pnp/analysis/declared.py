"""A game → every name that it declares, in forms by which other spellings of it are found.

Declared is what has a name of its own: records, aliases, terms, fields, codes, values of columns, headings, definitions
in the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pnp.analysis.names import called_by_name, in_play, names_of
from pnp.analysis.passages import rules_texts
from pnp.analysis.word_forms import stemmed
from pnp.model.boards import Area, MapNode, Space
from pnp.model.fields import Code, FieldType, Foreign, Open
from pnp.model.game import Game
from pnp.model.grids import Region
from pnp.model.names import Named
from pnp.model.play import Step
from pnp.model.units import Side, Stat
from pnp.model.walk import records
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.analysis.context import GameContext

# A value of a column that is longer is a sentence.
_LONGEST_VALUE: Final = 40
WORD: Final = re.compile(r"[^\W\d_]+")
# Where a rules text itself gives something a name: headings, words in bold, the start of an item before a colon or
# dash, quotation marks in brackets, the heads and the first cells of tables.
_DEFINED: Final = re.compile(
    r"^#{1,6} [^\n]*"
    r"|(?<!\*)\*\*[^*\n]{1,60}\*\*"
    r"|^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+(?:[^.:;\n|]{1,60}(?=:| [–—-] )|[^.,:;\n|]{1,30}(?=[ \t]*$))"
    r"|^[ \t]*[*_“\"]{0,2}[^\W\d_][^.:;,\n|]{1,40}(?=[*_”\"]{0,2}[:=])"
    r"|\(\s?[“\"][^”\"\n)]{1,40}[”\"]\s?\)"
    r"|^[ \t]*\|[^|\n]*(?=\|)"
    r"|^[ \t]*\|[^\n]*(?=\n[ \t]*\|[ :|-]*-[ :|-]*$)",
    re.MULTILINE,
)


# The records that are places of maps.
PLACES: Final = (Region, MapNode, Area, Space)


@dataclass(frozen=True, slots=True)
class DeclaredNames:
    """What a kit declares.

    own: every word of a declared name, stemmed. words: these, and every word of what the rules define. names: the names
    of records, fields and values, stemmed. former: records by their id in words, stemmed, where nothing is called so:
    what has got another name since.
    """

    own: frozenset[str]
    words: frozenset[str]
    names: frozenset[str]
    former: Mapping[str, Named]

    def has_word(self, word: str) -> bool:
        """Whether a word is a part of some name."""
        return stemmed(word) in self.words

    def has(self, phrase: str) -> bool:
        """Whether some words are a whole name."""
        return stemmed(phrase) in self.names


def declared_names(context: GameContext) -> DeclaredNames:
    """Everything that a kit declares."""
    texts = [text for text in _declared(context.game) if text]
    defined = [match[0] for passage in rules_texts(context.game) for match in _DEFINED.finditer(passage.text)]
    own = _stems(texts)
    words = own | _stems(defined)
    return DeclaredNames(own, words, frozenset(map(stemmed, texts)), _former(context.game))


def _former(game: Game) -> dict[str, Named]:
    spoken = {stemmed(name) for record in records(game) for name in _spoken(record) if name}
    places = [record for record in records(game) if isinstance(record, PLACES)]
    named = (*places, *(record for _, record in called_by_name(game)))
    ids = {stemmed(record.id.replace("-", " ")): record for record in named if record.name and record.id}
    return {words: record for words, record in ids.items() if words not in spoken and not _is_short_for(words, record)}


def _is_short_for(words: str, record: Named) -> bool:
    """Whether a name of a record has all of these words: the cavalry of "Heavy Cavalry", the road of "Road/Bridge"."""
    return any(set(words.split()) <= _stems([name]) for name in names_of(record))


def _stems(texts: Sequence[str]) -> frozenset[str]:
    return frozenset(map(stemmed, set(WORD.findall("\n".join(texts)))))


def called(game: Game) -> Iterator[tuple[str, Named]]:
    """What rules call by its name, with its kind: also phases, spaces, areas and rows."""
    for kind, record in in_play(game):
        if kind not in ("set-up step", "goal", "zone", "army", "formula"):
            yield kind, record


def _declared(game: Game) -> Iterator[str]:
    kit = game.kit
    yield from (kit.title, kit.subtitle, kit.source.title, *kit.authors, *kit.trademarks, *kit.words, *kit.equipment)
    yield from (*kit.abbreviations, *kit.abbreviations.values())
    for record in records(game):
        yield from _names_in(record)


def _names_in(record: object) -> Iterator[str]:
    yield from _spoken(record)
    if isinstance(record, Named):
        yield record.id.replace("-", " ")


def _spoken(record: object) -> Iterator[str]:
    """The names that a record has or gives, but for its id."""
    if isinstance(record, Named):
        yield from (*names_of(record), record.abbr, *record.tags)
    if isinstance(record, FieldType | Code):
        yield record.name
    if isinstance(record, Step):
        yield record.label
    if isinstance(record, Side):
        yield record.adjective
    if isinstance(record, Stat):
        yield record.unit
    if isinstance(record, Open):
        for key, value in record.fields.items():
            yield key.replace("_", " ")
            yield from values_of(value)


def values_of(value: object) -> Iterator[str]:
    """The short texts of a declared field: values, not sentences."""
    for text in value if isinstance(value, tuple) else (value,):
        if isinstance(text, str) and not isinstance(text, Foreign) and len(text) <= _LONGEST_VALUE:
            yield text
