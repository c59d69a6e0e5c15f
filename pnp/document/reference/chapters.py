"""Records → chapters: all of a game that its rules texts do not show already."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain
from typing import Final

from pnp.document.inline_text import parse_inline, synthetic_scalar
from pnp.document.reference.figures import ReferenceFigures
from pnp.document.reference.reference_writer import ReferenceWriter
from pnp.document.reference.tables import ReferenceTables
from pnp.document.reference.tree import Chapter, Collapsible, Element, Figure, FigureFace, ProseParagraph, Text, Title
from pnp.document.tabular import Tabular
from pnp.locale.catalog import translate
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.text import PLAIN, Run
from pnp.values import dataclass

# A deck with more cards than this is folded up.
_LONG: Final = 24
_ROUNDUPS: Final = (
    ("units", "Units", ("units", "armies", "classes", "stats", "sides")),
    ("terrain", "Terrain", ("terrain",)),
    ("markers", "Markers and states", ("markers", "statuses", "resources")),
    ("turn", "Turn", ("phases",)),
    ("setting-up", "Setting up", ("setup", "zones")),
    ("winning", "Winning", ("goals",)),
    ("variants", "Options and scenarios", ("options", "scenarios")),
)
_LISTS: Final = (("decks", "Cards"), ("tables", "Dice tables"), ("rolls", "Rolls"), ("sets", "Lists"))
_CHAPTER_ORDER: Final = (
    "turn", "setting-up", "winning", "units", "pieces", "terrain", "boards", "decks", "tables", "rolls", "markers",
    "sets", "variants", "glossary",
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Gallery:
    """The different faces of a component."""

    component: Component
    faces: tuple[FigureFace, ...]


class DataChapters:
    """Makes the chapters of one game. complete: anchors of tables that a book shows whole."""

    def __init__(
        self,
        game: Game,
        writer: ReferenceWriter,
        tables: ReferenceTables,
        figures: ReferenceFigures,
        galleries: Collection[Gallery],
        complete: Collection[str],
    ) -> None:
        self._game, self._writer, self._tables, self._figures = game, writer, tables, figures
        self._galleries, self._complete = galleries, complete

    def all(self) -> tuple[Chapter, ...]:
        """The chapters that are not empty, in the order in which players need them."""
        contents: dict[str, tuple[str, Callable[[], Iterator[Element]]]] = {
            "boards": ("Boards", self._boards),
            "pieces": ("Pieces", self._pieces),
            "glossary": ("Glossary", lambda: self._tabulars(("glossary",))),
        }
        contents |= {name: (title, self._roundup(paths)) for name, title, paths in _ROUNDUPS}
        contents |= {name: (title, self._listed(name)) for name, title in _LISTS}
        chapters = []
        for name in _CHAPTER_ORDER:
            title, make_elements = contents[name]
            if elements := tuple(make_elements()):
                chapters.append(Chapter(self._free(f"all-{name}"), self._translate(title), "data", elements))
        return tuple(chapters)

    def _free(self, name: str) -> str:
        while not (free := self._writer.claim(name)):
            name += "-x"
        return free

    def _roundup(self, paths: tuple[str, ...]) -> Callable[[], Iterator[Element]]:
        """Sets that belong together, each a table."""

        def elements() -> Iterator[Element]:
            yield from self._tabulars(paths)
            if "setup" in paths and self._game.first_player and self._game.first_player.text:
                yield ProseParagraph(self._prose(self._game.first_player.text))

        return elements

    def _tabulars(self, paths: tuple[str, ...]) -> Iterator[Element]:
        for path in paths:
            tables = self._tables.at(path)
            if path == "terrain" and self._game.terrain:
                tables += self._tables.at(path, classes=True)
            for table in tables:
                yield from self._new(table)

    def _new(self, table: Tabular) -> Iterator[Element]:
        """A table, unless a book shows all of it or it only counts."""
        has_words = any(column.key != "number" for column in table.columns)
        if table.anchor not in self._complete and ((table.rows and has_words) or table.lead):
            yield from self._writer.tables(table)

    def _listed(self, path: str) -> Callable[[], Iterator[Element]]:
        """The records of a set that are tables themselves, each under a heading."""

        def elements() -> Iterator[Element]:
            for record in getattr(self._game, path):
                if not getattr(record, "listed", True):
                    continue
                body = tuple(chain.from_iterable(self._new(table) for table in self._tables.at(f"{path}.{record.id}")))
                gallery = tuple(self._deck_faces(record.id)) if path == "decks" else ()
                if body or gallery:
                    yield Title(3, self._free(f"all-{path}-{record.id}"), (Run(record.title, PLAIN),))
                    yield from gallery
                    long = path == "decks" and len(record.cards) > _LONG
                    summary = self._translate("All {} different cards", len(record.cards)) if long else ""
                    yield from (Collapsible(summary, body),) if long and body else body

        return elements

    def _deck_faces(self, deck: str) -> Iterator[Element]:
        for gallery in self._galleries:
            if gallery.component.of == (f"decks.{deck}",) and gallery.component.kind == "card":
                summary = self._translate("{}: pictures", gallery.component.title)
                yield Collapsible(summary, (Figure(gallery.faces),))

    def _pieces(self) -> Iterator[Element]:
        for gallery in self._galleries:
            is_deck = gallery.component.of[:1] and gallery.component.of[0].startswith("decks.")
            if not is_deck and gallery.faces:
                yield Title(3, self._free(f"all-pieces-{gallery.component.id}"), (Run(gallery.component.title, PLAIN),))
                yield Figure(gallery.faces)

    def _boards(self) -> Iterator[Element]:
        """Every board that no book shows, and the table of what has a name on it."""
        for board in self._game.boards:
            tables = tuple(chain.from_iterable(map(self._new, self._tables.at(f"boards.{board.id}"))))
            is_shown = f"board-{board.id}" in self._writer.ids
            figure = None if is_shown else self._figures.board(board.id)
            if not (figure or tables or board.text):
                continue
            title: Text = (Run(board.title, PLAIN),)
            yield Title(3, self._free(f"all-boards-{board.id}" if is_shown else f"board-{board.id}"), title)
            if board.text:
                yield ProseParagraph(self._prose(board.text))
            yield from (figure,) if figure else ()
            yield from tables

    def _translate(self, english: str, *values: object) -> str:
        return translate(english, self._game.kit, *values)

    def _prose(self, text: str) -> Text:
        return self._writer.text(parse_inline(synthetic_scalar(text)))
