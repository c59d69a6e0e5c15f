"""A game → its look, its faces and books, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.printed import PRINT_CHECKS
from pnp.checks.printed.material import Material
from pnp.document.glyphs import missing_on_first_page
from pnp.findings import Finding
from pnp.layout.compose import Composed, compose
from pnp.layout.library import read_library
from pnp.layout.look import Look
from pnp.layout.looks import make_look
from pnp.layout.reports import Report
from pnp.layout.studio import Studio
from pnp.load.builtin import data_folder
from pnp.load.kit import Loaded
from pnp.model.game import Game
from pnp.pipeline.pictures import PictureReader
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.book import Flowed
    from pnp.pipeline.books import Books


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidOut:
    """Faces and books of a kit. findings: none is waived yet. checks: how many looked at what will be printed."""

    look: Look
    composed: Mapping[str, Composed]
    books: Mapping[str, Flowed]
    findings: tuple[Finding, ...]
    checks: int


def lay_out(loaded: Loaded, game: Game, root: Path, *, with_checks: bool) -> LaidOut:
    """Draw every face and flow every book of a game that was read from a folder."""
    library, findings = read_library(data_folder("layouts"))
    library = library.with_kit(loaded.layouts, loaded.themes, game.icons)
    at = game.kit.at("theme")
    look, problems = make_look(library, game.kit.theme, root, at, game.kit.language, folders=loaded.folders)
    pictures = PictureReader(loaded.folders)
    studio = Studio(game, library, look, pictures)
    composed, books = _made(studio, pictures)
    studio.check_symbols()
    found = [*findings, *problems]
    found += [finding for one in composed.values() for finding in one.findings]
    found += [finding for book in books.values() for finding in book.findings]
    seen = frozenset(found)
    found += [finding for finding in studio.findings if finding not in seen]
    if with_checks:
        found += _checked(studio, composed, books)
    return LaidOut(
        look=look,
        composed=composed,
        books=books,
        findings=tuple(found),
        checks=len(PRINT_CHECKS) if with_checks else 0,
    )


def _made(studio: Studio, pictures: PictureReader) -> tuple[dict[str, Composed], dict[str, Flowed]]:
    """Every component composed, every book flowed."""
    composed: dict[str, Composed] = {}
    books: dict[str, Flowed] = {}
    shelf: Books | None = None
    for component in studio.game.components:
        text = studio.game.texts.find(component.book) if component.book else None
        if text is not None:
            shelf = shelf or _shelf(studio, pictures)
            books[component.id] = shelf.flow(component, text)
        else:
            composed[component.id] = compose(component, studio)
    return composed, books


def _shelf(studio: Studio, pictures: PictureReader) -> Books:
    # Reading Markdown takes as long to import as twenty cards to draw.
    from pnp.pipeline.books import Books

    return Books(studio, pictures)


def _checked(studio: Studio, composed: Mapping[str, Composed], books: Mapping[str, Flowed]) -> Iterator[Finding]:
    """What the checks of what is printed find."""
    material = Material(
        studio.look.palette,
        tuple(_noticed(studio, composed, books)),
        tuple(piece for part in composed.values() for piece in part.pieces),
        {name: book.pages for name, book in books.items()},
    )
    for check in PRINT_CHECKS:
        yield from check.findings(studio.game, material)


def _noticed(studio: Studio, composed: Mapping[str, Composed], books: Mapping[str, Flowed]) -> Iterator[Report]:
    """What was noticed on all faces and in all books; what figures show once more is said once."""
    reports = [one for part in composed.values() for one in part.reports]
    yield from reports
    for book in books.values():
        yield from book.reports
    yield from missing_on_first_page(studio.game, studio.look)
    known = {(type(one), one.text_span, one.element_span) for one in reports}
    figures = [noticed for book in books.values() for noticed in book.noticed]
    shown = (*studio.shown, *(one for noticed in figures for one in noticed.on_faces))
    yield from (one for one in shown if (type(one), one.text_span, one.element_span) not in known)
    words = {(type(one), one.text_span) for one in reports}
    on_boards = (one for noticed in figures for one in noticed.on_boards)
    yield from dict.fromkeys(one for one in on_boards if (type(one), one.text_span) not in words)
    told = set(reports)
    yield from (one for one in (*studio.samples.values(), *studio.sizes.values()) if one not in told)
