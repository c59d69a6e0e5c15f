"""A game → its look, its faces and books, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.printed import PRINT_CHECKS
from pnp.checks.printed.material import Material
from pnp.checks.printed.pictures import pictures_on_pages
from pnp.checks.printed.sightings import samples_on_pages, samples_on_pieces
from pnp.checks.printed.signatures import signatures
from pnp.document.glyphs import missing_on_first_page
from pnp.findings import Finding
from pnp.layout.compose import Composed, compose
from pnp.layout.context import LayoutContext, check_look
from pnp.layout.diagnostics import Account
from pnp.layout.library import read_library
from pnp.layout.look import Look
from pnp.layout.looks import make_look
from pnp.layout.reports import ContrastSample, Report, TextSize
from pnp.load.builtin import data_folder
from pnp.load.kit import Loaded
from pnp.model.game import Game
from pnp.pipeline.pictures import PictureReader
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.book import Flowed
    from pnp.pipeline.books import BookResult


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidOut:
    """Faces and books of a kit. findings: none is waived yet. checks: how many looked at what will be printed.

    sought: every picture and font of the kit that was looked for.
    """

    look: Look
    composed: Mapping[str, Composed]
    books: Mapping[str, Flowed]
    findings: tuple[Finding, ...]
    checks: int
    sought: frozenset[Path]


def lay_out(loaded: Loaded, game: Game, root: Path, *, with_checks: bool) -> LaidOut:
    """Draw every face and flow every book of a game that was read from a folder."""
    library, findings = read_library(data_folder("layouts"))
    library = library.with_kit(loaded.layouts, loaded.themes, game.icons)
    at = game.kit.at("theme")
    look, problems = make_look(library, game.kit.theme, root, at, game.kit.language, folders=loaded.folders)
    pictures = PictureReader(loaded.folders)
    context = LayoutContext(game, library, look, pictures)
    composed, books = _made(context, pictures)
    account = Account()
    for part in composed.values():
        account.findings.update((key, one) for key, one in part.named if key not in account.findings)
    for book in books.values():
        account.findings.update((key, one) for key, one in book.shown.findings.items() if key not in account.findings)
    account.add(check_look(context))
    found = [*findings, *problems, *account.findings.values()]
    found += [finding for book in books.values() for finding in book.flowed.findings]
    if with_checks:
        found += _checked(context, composed, books)
    return LaidOut(
        look=look,
        composed=composed,
        books={name: book.flowed for name, book in books.items()},
        findings=tuple(found),
        checks=len(PRINT_CHECKS) if with_checks else 0,
        sought=pictures.sought | look.setter.engine.book.own_files,
    )


def _made(context: LayoutContext, pictures: PictureReader) -> tuple[dict[str, Composed], dict[str, BookResult]]:
    """Every component composed, every book flowed."""
    composed: dict[str, Composed] = {}
    books: dict[str, BookResult] = {}
    for component in context.game.components:
        text = context.game.texts.find(component.book) if component.book else None
        if text is not None:
            # Reading Markdown takes as long to import as twenty cards to draw.
            from pnp.pipeline.books import flow_book

            books[component.id] = flow_book(context, pictures, component, text)
        else:
            composed[component.id] = compose(component, context)
    return composed, books


def _checked(
    context: LayoutContext, composed: Mapping[str, Composed], books: Mapping[str, BookResult]
) -> Iterator[Finding]:
    """What the checks of what is printed find."""
    material = Material(
        context.look.palette,
        tuple(_noticed(context, composed, books)),
        tuple(piece for part in composed.values() for piece in signatures(part.pieces)),
        tuple(_on_frames(context, composed, books)),
    )
    for check in PRINT_CHECKS:
        yield from check.findings(context.game, material)


def _on_frames(
    context: LayoutContext, composed: Mapping[str, Composed], books: Mapping[str, BookResult]
) -> Iterator[ContrastSample]:
    for part in composed.values():
        yield from samples_on_pieces(part.pieces)
    for name, book in books.items():
        yield from samples_on_pages(name, context.game.components[name].at("book"), book.flowed.pages)


def _noticed(
    context: LayoutContext, composed: Mapping[str, Composed], books: Mapping[str, BookResult]
) -> Iterator[Report]:
    """What was noticed on all faces and in all books; what figures show once more is said once."""
    account = Account()
    for part in composed.values():
        for report in part.reports:
            account.add_report(report)
    reports = account.reports
    yield from reports
    for name, book in books.items():
        yield from book.flowed.reports
        yield from pictures_on_pages(context.game, name, book.flowed.pages)
    yield from missing_on_first_page(context.game, context.look)
    known = {(type(one), one.text_span, one.element_span) for one in reports}
    words = {(type(one), one.text_span) for one in reports}
    shown = Account()
    for book in books.values():
        for report in book.shown.reports:
            place = (type(report), report.text_span, report.element_span)
            if isinstance(report, ContrastSample | TextSize) or place not in known:
                shown.add_report(report)
        for report in book.on_boards:
            if (type(report), report.text_span) not in words:
                shown.add_report(report)
    yield from (report for report in shown.reports if report not in reports)
