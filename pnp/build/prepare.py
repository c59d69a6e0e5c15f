"""A folder → everything about a kit that does not depend on the paper: game, faces, books, findings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.build.pictures import PictureReader
from pnp.checks.printed.material import Material
from pnp.checks.registry import GAME_CHECKS, PRINT_CHECKS
from pnp.checks.run import check_game, check_print, not_waived
from pnp.document.glyphs import missing_on_first_page
from pnp.errors import PnpError
from pnp.findings import Finding, has_errors, in_reading_order
from pnp.fonts import FontBook
from pnp.layout.compose import Composed, compose
from pnp.layout.library import read_library
from pnp.layout.look import Look
from pnp.layout.looks import make_look
from pnp.layout.reports import Report
from pnp.layout.series import series
from pnp.layout.studio import Studio
from pnp.load.builtin import data_folder
from pnp.load.kit import Loaded, load_kit
from pnp.model.components import Component
from pnp.model.game import Game
from pnp.model.walk import records
from pnp.nodes import Source
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.build.books import Books
    from pnp.document.book import Flowed


@dataclass(frozen=True, kw_only=True)
class Prepared:
    """A kit that was read and, if it could be, laid out. checks, records: how many were run and looked at."""

    root: Path
    shown: str
    loaded: Loaded
    findings: tuple[Finding, ...]
    checks: int = 0
    kit_look: Look | None = None
    composed: Mapping[str, Composed] = field(default_factory=dict)
    books: Mapping[str, Flowed] = field(default_factory=dict)

    @property
    def is_read(self) -> bool:
        """Whether nothing kept the kit from being read, and so from being checked."""
        return self.loaded.game is not None and not has_errors(self.loaded.findings)

    @property
    def is_whole(self) -> bool:
        """Whether there is a game that was laid out."""
        return self.loaded.game is not None and self.kit_look is not None

    @property
    def game(self) -> Game:
        """The game. Raises PnpError if it could not be read: ask ``is_whole`` first."""
        if self.loaded.game is None:
            raise PnpError(f"{self.shown} could not be read")
        return self.loaded.game

    @property
    def look(self) -> Look:
        """The look of the kit. Raises PnpError if it was not laid out."""
        if self.kit_look is None:
            raise PnpError(f"{self.shown} was not laid out")
        return self.kit_look

    @property
    def fonts(self) -> FontBook:
        """The fonts of the kit."""
        return self.look.setter.engine.book

    @property
    def sources(self) -> Mapping[str, Source]:
        """The text of every file that was read."""
        return self.loaded.sources

    @property
    def bases(self) -> tuple[Path, ...]:
        """The folders of the kits that this one extends."""
        return self.loaded.bases

    @cached_property
    def records(self) -> int:
        """How many records the kit has."""
        return sum(1 for _ in records(self.game)) if self.loaded.game else 0

    def numbers(self, component: Component) -> Mapping[str, int]:
        """The printed number of each card of a component, by the id of its piece."""
        cards = ((one.id, one.names.get("card")) for one in series(component, self.game)[0])
        return {f"{component.id}/{name}": card.number for name, card in cards if card and card.number is not None}


def prepare(
    root: Path,
    shown: str,
    *,
    with_layout: bool = True,
    with_checks: bool = True,
    drafts: Mapping[str, str] | None = None,
) -> Prepared:
    """Read a kit, check its rules, lay it out, check what will be printed.

    drafts: texts that stand for files of the kit, by the path that findings name.

    What stops one stage stops the next: rules are checked when the kit could be read without errors, faces
    are drawn when the rules hold no error that makes them meaningless. Never raises for what a kit contains.
    """
    loaded = load_kit(root, shown, (data_folder("content"),), drafts)
    game = loaded.game
    findings: list[Finding] = list(loaded.findings)
    if game is None or has_errors(findings):
        return Prepared(root=root, shown=shown, loaded=loaded, findings=tuple(findings))
    checks = len(GAME_CHECKS) if with_checks else 0
    if with_checks:
        findings += check_game(game)
    if not with_layout:
        return Prepared(
            root=root, shown=shown, loaded=loaded, findings=_settled(game, findings, with_layout=False), checks=checks
        )
    library, problems = read_library(data_folder("layouts"))
    findings += problems
    library = library.with_kit(loaded.layouts, loaded.themes, game.icons)
    at = game.kit.at("theme")
    look, problems = make_look(library, game.kit.theme, root, at, game.kit.language, folders=loaded.folders)
    findings += problems
    pictures = PictureReader(loaded.folders)
    studio = Studio(game, library, look, pictures)
    composed, books = _laid_out(game, studio, pictures)
    studio.check_symbols()
    findings += [finding for one in composed.values() for finding in one.findings]
    findings += [finding for book in books.values() for finding in book.findings]
    findings += [finding for finding in studio.findings if finding not in findings]
    if with_checks:
        noticed = tuple(_noticed(studio, composed, books))
        pieces = tuple(piece for part in composed.values() for piece in part.pieces)
        pages = {name: book.pages for name, book in books.items()}
        findings += check_print(game, Material(look.palette, noticed, pieces, pages))
        checks += len(PRINT_CHECKS)
    return Prepared(
        root=root,
        shown=shown,
        loaded=loaded,
        findings=_settled(game, findings),
        checks=checks,
        kit_look=look,
        composed=composed,
        books=books,
    )


def _settled(game: Game, findings: list[Finding], *, with_layout: bool = True) -> tuple[Finding, ...]:
    """What was not waived, in reading order."""
    return tuple(in_reading_order(not_waived(game, findings, with_layout=with_layout)))


def _noticed(studio: Studio, composed: Mapping[str, Composed], books: Mapping[str, Flowed]) -> Iterator[Report]:
    """What was noticed on all faces and in all books; what figures show once more is said once."""
    reports = [one for part in composed.values() for one in part.reports]
    yield from reports
    for book in books.values():
        yield from book.reports
    yield from missing_on_first_page(studio.game, studio.look)
    known = {(type(one), one.text_span, one.element_span) for one in reports}
    yield from (one for one in studio.shown if (type(one), one.text_span, one.element_span) not in known)
    words = {(type(one), one.text_span) for one in reports}
    yield from dict.fromkeys(one for one in studio.on_boards if (type(one), one.text_span) not in words)
    told = set(reports)
    yield from (one for one in (*studio.samples.values(), *studio.sizes.values()) if one not in told)


def _laid_out(game: Game, studio: Studio, pictures: PictureReader) -> tuple[dict[str, Composed], dict[str, Flowed]]:
    """Every component composed, every book flowed."""
    composed: dict[str, Composed] = {}
    books: dict[str, Flowed] = {}
    shelf: Books | None = None
    for component in game.components:
        text = game.texts.find(component.book) if component.book else None
        if text is not None:
            shelf = shelf or _shelf(studio, pictures)
            books[component.id] = shelf.flow(component, text)
        else:
            composed[component.id] = compose(component, studio)
    return composed, books


def _shelf(studio: Studio, pictures: PictureReader) -> Books:
    # Reading Markdown takes as long to import as twenty cards to draw.
    from pnp.build.books import Books

    return Books(studio, pictures)
