"""A rules text and a game to the pages of a book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from pnp.document.anchors import collect, leads_somewhere, page_anchor, walk
from pnp.document.arguments import split_names
from pnp.document.blocks import Block, Directive, Heading
from pnp.document.book_memory import BookMemory
from pnp.document.builder import Builder
from pnp.document.codes import (
    BAD_ARGUMENT,
    DEAD_LINK,
    LEAVE_OUT,
    MISSING_PICTURE,
    PRINTS_NOTHING,
    UNKNOWN_PATH,
    UNSTABLE_PAGES,
    error,
    warning,
)
from pnp.document.context import Book, CrossReferences, PictureFinder
from pnp.document.covers import Covers, book_covers
from pnp.document.figure_requests import FaceMaker, FigureReports
from pnp.document.flowables import PageTarget, Section
from pnp.document.formats import page_format
from pnp.document.glyphs import missing_glyphs
from pnp.document.inserts import index_entries
from pnp.document.page_breaks import MOST_WAYS, Breaks
from pnp.document.paginate import Paginated, paginate
from pnp.document.record_tables import SINGULAR
from pnp.document.resolve import Destination, Resolver
from pnp.document.sectioning import closed, tightened
from pnp.document.tables import tables_for
from pnp.document.tabular import Tabular
from pnp.document.tailpieces import tailpieces
from pnp.document.text_pass import PassCache
from pnp.document.title import TOP, footer, small_print, title_section
from pnp.document.typesetter import Typesetter
from pnp.findings import Finding, Span
from pnp.frame import Anchor, Link, Page
from pnp.layout.drawing.reports import Report
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.suggest import did_you_mean
from pnp.measures import COMMON_LIVE_AREA, SHEET, Size
from pnp.model.game import SETS, Game
from pnp.model.lookup import Missing
from pnp.model.texts import RulesText
from pnp.values import dataclass

_MOST_PASSES: Final = 4
# A last page that holds less than this share looks forgotten.
_LITTLE: Final = 0.4
# How much of the space between blocks is left to save it, the most that saves it.
_TIGHT: Final = (0.75, 0.6, 0.45)


@dataclass(frozen=True, slots=True, kw_only=True)
class BookResult:
    """A book. anchors: the page of each, from 1. reports: for checks of what is printed; noticed: those of its figures.

    passes: how often its pages were made until every page number was right. paginated: what stands where on them.
    """

    pages: tuple[Page, ...]
    findings: tuple[Finding, ...]
    anchors: Mapping[str, int]
    reports: tuple[Report, ...] = ()
    noticed: tuple[FigureReports, ...] = ()
    passes: int = 1
    paginated: Paginated


def no_pictures(file: str, at: Span) -> Finding:
    """Finds no picture, for texts without picture files."""
    return error(MISSING_PICTURE, f"there is no picture {file!r}", at)


def flow(
    game: Game,
    text: RulesText,
    theme: ResolvedTheme,
    *,
    faces: FaceMaker,
    pictures: PictureFinder = no_pictures,
    format: str = SHEET,
    sheet: Size = COMMON_LIVE_AREA,
    columns: int = 1,
    memory: BookMemory | None = None,
) -> BookResult:
    """Set a rules text. format, sheet: as for ``page_format``. columns: 1 to 3, until the text says otherwise.

    faces: draws the figures. pictures: finds a picture file of the kit. memory: of the last time. Raises FontError.
    """
    memory = memory or BookMemory()
    blocks: list[Block] = []
    findings: list[Finding] = []
    for source in text.sources:
        source_blocks, source_findings = memory.blocks(source)
        blocks.extend(source_blocks)
        findings.extend(source_findings)
    resolver = Resolver(game, theme.icons, theme.setter.engine.spans)
    tables, table_findings = _tables(game, blocks, resolver)
    findings.extend(table_findings)
    anchors = collect(blocks, tables, resolver)
    pages = page_format(format, sheet)
    book = Book(
        game=game,
        typesetter=Typesetter(theme, theme.setter.engine, memory.texts(theme)),
        resolver=resolver,
        anchors=anchors,
        tables=tables,
        format=pages,
        columns=min(max(columns, 1), pages.most_columns),
        faces=faces,
        pictures=pictures,
    )
    return _Passes(book, text, tuple(blocks)).result(findings)


def _tables(
    game: Game, blocks: Sequence[Block], resolver: Resolver
) -> tuple[dict[Directive, tuple[Tabular, ...]], list[Finding]]:
    """The tables of every ``::table{…}``, made once for all passes."""
    tables: dict[Directive, tuple[Tabular, ...]] = {}
    findings: list[Finding] = []
    for block in walk(blocks):
        if isinstance(block, Directive) and block.name == "table":
            shown, of_block = _tables_of(game, block, resolver)
            findings.extend(of_block)
            if shown is not None:
                tables[block] = shown
    return tables, findings


def _tables_of(game: Game, block: Directive, resolver: Resolver) -> tuple[tuple[Tabular, ...] | None, list[Finding]]:
    """The tables that one ``::table{…}`` shows; None, with a finding, if it names nothing that has any."""
    subject, named = block.arguments.subject, block.arguments.named
    path, span = resolver.text(subject), subject.span if subject else block.span
    column_keys = split_names(resolver.text(named.get("columns")))
    classes = resolver.text(named.get("of")) == "classes"
    findings: list[Finding] = []
    try:
        tables = tables_for(game, path, column_keys, classes=classes)
    except KeyError as unknown:
        key, known = unknown.args
        hint = did_you_mean(key, known) or f"it has {', '.join(known)}"
        findings.append(error(BAD_ARGUMENT, f"{path!r} has no column {key!r}", named["columns"].span, hint))
        tables = tables_for(game, path, (), classes=classes)
    if isinstance(tables, Missing):
        paths = _paths(game)
        hint = did_you_mean(path, paths) or _with_set(path, paths) or "name a set, a record of one, or dice"
        message = f"there is no table {path!r}" if path else "this table does not say what it shows"
        return None, [*findings, error(UNKNOWN_PATH, message, span, hint)]
    with_odds = resolver.text(named.get("odds")) != "false"
    shown = tuple(table for table in tables if with_odds or not table.follows)
    if not any(table.rows or table.lead or table.notes for table in shown):
        findings.append(warning(PRINTS_NOTHING, f"there is nothing in {path!r} to show", span, LEAVE_OUT))
    return shown, findings


def _path_of(game: Game, name: str) -> str:
    """The path of the table that would show a record: ``decks.goods`` of ``card-rum``; empty if there is no record."""
    singular, _, record = name.partition("-")
    path = next((plural for plural, name_of_one in SINGULAR.items() if name_of_one == singular), "")
    if path and record in getattr(game, path):
        return path
    for holders in ("decks", "tables", "sets"):
        for holder in getattr(game, holders):
            single = holder.single.replace(" ", "-")
            if name.startswith(f"{single}-") and holder.members.find(name.removeprefix(f"{single}-")):
                return f"{holders}.{holder.id}"
    return ""


def _with_set(path: str, paths: Iterable[str]) -> str:
    """A hint for a path that lacks the name of its set, as ``orders`` for ``decks.orders``."""
    meant = next((known for known in paths if path and known.endswith(f".{path}")), "")
    return f"did you mean {meant!r}?" if meant else ""


def _paths(game: Game) -> list[str]:
    owners = ("tables", "rolls", "decks", "armies", "sets")
    of_records = [f"{name}.{record.id}" for name in owners for record in getattr(game, name)]
    return [*SETS, *of_records, *game.sets.ids]


class _Passes:
    """Makes the pages of a book until every page number in it is right."""

    def __init__(self, book: Book, text: RulesText, blocks: tuple[Block, ...]) -> None:
        self.book = book
        self.text = text
        self.blocks = blocks
        self.title = book.game.kit.title
        self.covers: Covers = book_covers(book, text)
        self.indexes = [block for block in blocks if isinstance(block, Directive) and block.name == "index"]
        self.cache: PassCache = {}
        self.links: dict[str, dict[Span, None]] = {}
        self.space = 1.0

    def result(self, findings: Sequence[Finding]) -> BookResult:
        """The book with its findings, after those of its text."""
        title = title_section(self.book, self.text)
        end = small_print(self.book)
        blocks = self._without_title()
        cross_references = self._cross_references(None)
        passes, breaks = 0, None
        while True:
            passes += 1
            builder = Builder(self.book, cross_references, self.cache, self.links)
            sections: list[Section] = [title, *builder.sections(blocks)]
            whole = self.covers.around(closed(sections, end, self.book.leading) if end else sections)
            # An index has no entries before the pages are known: the first are a draft for it.
            most_ways = 1 if passes == 1 and self.indexes else MOST_WAYS
            paginated = self._paginated(whole, breaks, most_ways)
            breaks = paginated.breaks
            before, cross_references = cross_references, self._cross_references(paginated)
            if cross_references == before or passes >= _MOST_PASSES or not builder.prints_pages:
                break
        if builder.prints_pages and cross_references != before:
            span = self._span()
            hint = "change a word of the text near the end of a page"
            self.book.report(warning(UNSTABLE_PAGES, "page numbers in the text do not settle", span, hint))
        self._check_links(paginated)
        self._check_index(cross_references)
        return BookResult(
            pages=self._pages(paginated),
            findings=(*findings, *self.book.anchors.findings, *self.book.resolver.findings, *self.book.findings),
            anchors={
                target.name: pages[0] + 1 for target, pages in paginated.target_pages.items() if target.kind == "anchor"
            },
            reports=tuple(self._missing_glyphs()),
            noticed=tuple(self.book.noticed),
            passes=passes,
            paginated=paginated,
        )

    def _paginated(self, sections: Sequence[Section], breaks: Breaks | None, most_ways: int) -> Paginated:
        """The pages of sections, with ever less space between blocks if that saves a last page with little on it."""
        pages, leading = self.book.format, self.book.leading / 2
        found = paginate(tightened(sections, self.space), pages, leading, breaks, most_ways)
        last = len(found.drafts) - (2 if self.covers.back else 1)
        if last > 0 and found.drafts[last].bottom < self.book.height * _LITTLE:
            for space in (space for space in _TIGHT if space < self.space):
                tight = paginate(tightened(sections, space), pages, leading, None, most_ways)
                if len(tight.drafts) < len(found.drafts):
                    self.space = space
                    return tight
        return found

    def _missing_glyphs(self) -> Iterator[Report]:
        characters = {glyph.char for glyph in self.book.typesetter.missing}
        if characters:
            font = self.book.typesetter.theme.style("body").font
            yield from missing_glyphs(characters, self.book.game, self.text, font)

    def _without_title(self) -> tuple[Block, ...]:
        """The blocks without a first heading that repeats the title."""
        first = self.blocks[0] if self.blocks else None
        anchors = self.book.anchors
        if isinstance(first, Heading) and anchors.anchored(first).title == self.title:
            title = anchors.anchored(first)
            anchors.headings = tuple(heading for heading in anchors.headings if heading is not title)
            anchors.aliases[title.name] = TOP
            return self.blocks[1:]
        return self.blocks

    def _span(self) -> Span:
        return self.text.sources[0].span(0, 0) if self.text.sources else self.text.span

    def _cross_references(self, paginated: Paginated | None) -> CrossReferences:
        anchors = self.book.anchors
        pages = {}
        terms: dict[str, tuple[int, ...]] = {}
        for target, numbers in paginated.target_pages.items() if paginated else ():
            if target.kind == "anchor":
                pages[target.name] = str(numbers[0] + 1)
            else:
                terms[target.name] = tuple(number + 1 for number in numbers)
        for name, same in anchors.aliases.items():
            pages.setdefault(name, pages.get(same, ""))
        destinations = {name: Destination(title, pages.get(name, "")) for name, title in anchors.titles.items()}
        return CrossReferences(destinations=destinations, terms=terms)

    def _check_links(self, paginated: Paginated) -> None:
        known = {target.name for target in paginated.target_pages if target.kind == "anchor"} | set(
            self.book.anchors.aliases
        )
        for target, spans in self.links.items():
            if not leads_somewhere(target, known):
                self.book.report(*(self._dead_link(target, known, span) for span in spans))

    def _check_index(self, cross_references: CrossReferences) -> None:
        for block in self.indexes:
            if not index_entries(self.book, cross_references):
                hint = "mark words for it, as in [[word]], or leave it out"
                self.book.report(warning(PRINTS_NOTHING, "there are no words for an index", block.span, hint))

    def _dead_link(self, target: str, known: set[str], span: Span) -> Finding:
        name = target.removeprefix("#")
        if name == target:
            return error(
                DEAD_LINK, f"{target!r} is not an address", span, "write #id for a place in the book, or https://…"
            )
        path = _path_of(self.book.game, name)
        if path:
            message = f"{name!r} is described nowhere in this book"
            return warning(DEAD_LINK, message, span, f"show it with ::table{{{path}}}")
        hint = did_you_mean(name, sorted(known)) or "give the heading that is meant an id: ## Heading {#id}"
        return error(DEAD_LINK, f"nothing is called {target!r}", span, hint)

    def _pages(self, paginated: Paginated) -> tuple[Page, ...]:
        size, drawn = self.book.format.size, paginated.pages
        sections = self._sections(paginated)
        tails = tailpieces(self.book, self.text, paginated)
        linked = {item.target for items in drawn for item in items if isinstance(item, Link)}
        pages = []
        for index, items in enumerate(drawn):
            label, anchor = str(index + 1), page_anchor(index + 1)
            foot = self.covers.on_page(index, len(drawn)) or footer(
                self.book.typesetter, self.book.format, index, self.title, sections[index], label
            )
            top = (Anchor(anchor, 0.0),) if f"#{anchor}" in linked else ()
            pages.append(
                Page(size=size, items=(*top, *items, *tails.get(index, ()), *foot), number=index + 1, label=label)
            )
        return tuple(pages)

    def _sections(self, paginated: Paginated) -> list[str]:
        """The chapter that each page is about: the first that begins on it, else the one that goes on."""
        chapters = self.book.anchors.headings
        top = min((chapter.level for chapter in chapters), default=1)
        starts: dict[int, list[str]] = {}
        for chapter in chapters:
            pages = paginated.target_pages.get(PageTarget("anchor", chapter.name))
            if pages and chapter.level == top:
                starts.setdefault(pages[0], []).append(chapter.title)
        names: list[str] = []
        current = ""
        for index in range(len(paginated.drafts)):
            begun = starts.get(index, [current])
            names.append(begun[0])
            current = begun[-1]
        return names
