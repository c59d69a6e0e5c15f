"""What the texts of a kit can refer to: headings of its books, and everything with a name."""

import re
from collections.abc import Iterator
from dataclasses import field
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.terms import named
from pnp.analysis.word_forms import stemmed
from pnp.model.game import SETS, Game
from pnp.model.names import Named
from pnp.model.walk import records
from pnp.values import dataclass

_HEADING: Final = re.compile(r"^#{1,6}[ \t]+(?P<title>[^\n]*?)[ \t]*(?:\{#(?P<id>[^}\s]+)\})?[ \t]*$", re.MULTILINE)
_OWN_ID: Final = re.compile(r'\bid="?([\w-]+)')
_CAPTION: Final = re.compile(r'\bcaption="([^"]*)"')
_NUMBER: Final = re.compile(r"^(?:[A-Za-z]+ )?\[?(?P<number>[A-Z]?\d+(?:\.\d+)*|[IVXL]+)\b[.):]?")
# "[7.2] Stacking.", as wargames have it.
_IN_BRACKETS: Final = re.compile(r"^[ \t>#*_]*\[(\d{1,2}\.\d{1,2})\]", re.MULTILINE)
# A paragraph may have a number without being a heading; what ends a line that begins with it is a sentence: "see\n6.5."
# "12 cards", also behind a hyphen, counts something: a number without a mark is followed by a capital letter.
_PARAGRAPH: Final = re.compile(
    r"^[ \t>*_-]*(?:(\d+(?:\.\d+)+|\d+(?=[.):]))(?:[.):]?(?=[ \t*_]+\S)|[):]?$)"
    r"|(?<!- )(\d+)(?:[ \t*_]+(?=[^\W\d_])(?![a-zäöüß])|$))",
    re.MULTILINE,
)
_EXPRESSION: Final = re.compile(r"\{\{.*?\}\}")
_MARKS: Final = re.compile(r"[*_`^]|\[\[(?:[^\]|]*\|)?|\]\]")


@dataclass(frozen=True, slots=True)
class LinkTargets:
    """What the texts of a kit can refer to.

    titles: stemmed, of headings, captions and everything with a name. headings: as written. numbers: at the start of
    headings. things: stemmed, what is the name of a stat, piece or card and of nothing else. all_titles: one a line.
    is_open: whether a title contains an expression, so that it may be anything.
    """

    titles: frozenset[str]
    headings: tuple[str, ...]
    numbers: frozenset[str]
    things: frozenset[str] = field(default_factory=frozenset)
    all_titles: str = ""
    is_open: bool = False

    def has(self, title: str) -> bool:
        """Whether something has this title, or a longer one that contains it."""
        words = stemmed(title)
        return words in self.titles or (len(words) > 3 and words in self.all_titles)


def link_targets(context: GameContext) -> LinkTargets:
    """The targets in a game."""
    game = context.game
    titles: list[str] = []
    numbers: set[str] = set()
    for written in _written(game):
        titles += (_title(match) for match in _HEADING.finditer(written))
        titles += _CAPTION.findall(written)
        numbers.update(_IN_BRACKETS.findall(written))
        numbers.update(marked or alone for marked, alone in _PARAGRAPH.findall(written))
    numbers.update(number["number"] for title in titles if (number := _NUMBER.match(title)))
    stems = named(game) | {stemmed(title) for title in titles}
    return LinkTargets(
        titles=stems,
        all_titles="\n".join(sorted(stems)),
        headings=tuple(titles),
        numbers=frozenset(numbers),
        things=_things(game) - {stemmed(title) for title in titles},
        is_open=any(_EXPRESSION.search(title) for title in titles),
    )


def anchors(context: GameContext) -> frozenset[str]:
    """What the links of a kit can lead to: headings, what has an id of its own, and all records."""
    from pnp.document.anchors import slug  # Books take long to import, and few records link to anything.

    found = set(_of_records(context.game))
    for written in _written(context.game):
        found.update(match["id"] or slug(_title(match)) for match in _HEADING.finditer(written))
        found.update(_OWN_ID.findall(written))
    return frozenset(found)


def _written(game: Game) -> Iterator[str]:
    """The files of all texts."""
    return (source.text for text in game.texts for source in text.sources)


def _title(heading: re.Match[str]) -> str:
    return _MARKS.sub("", heading["title"])


def _of_records(game: Game) -> Iterator[str]:
    """The anchors of records, by the kind of their set, and of the tables of all sets."""
    kinds = {*(kind for _, kind in SETS.values()), *game.sets.ids, "card", "set", "table"}
    ids = {record.id for record in records(game) if isinstance(record, Named) and record.id}
    yield from (f"table-{name}" for name in (*SETS, "terrain-classes"))
    yield from (f"{kind}-{record_id}" for kind in kinds for record_id in ids)


def _things(game: Game) -> frozenset[str]:
    """The names that nothing has but stats, pieces, cards and what they are."""
    groups = (game.stats, game.units, game.classes, game.sides, game.markers, game.resources, game.statuses)
    cards = (card for deck in game.decks for card in deck.cards)
    things: tuple[Named, ...] = (*(record for group in groups for record in group), *game.terrain, *cards)
    own = {stemmed(form) for record in things for form in (record.name, *record.aliases) if form}
    tables = (*game.tables, *game.rolls, *game.sets)
    return frozenset(own - {stemmed(form) for table in tables for form in (table.name, table.id.replace("-", " "))})
