"""Run a part of pnp on the files of a kit. Whatever it raises is a fault: what is wrong with a kit is a finding."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pnp.fonts.book
import pnp.pipeline.kit_context
from pnp.checks.manual import names
from pnp.document.blocks import read_blocks
from pnp.errors import FontError
from pnp.findings import Finding, Span, has_errors
from pnp.fonts import FontBook, glyph_outline
from pnp.fonts.file import read_font_file
from pnp.frame import Ink, Picture, TextRun
from pnp.frame import Path as Outline
from pnp.layout.compose import compose
from pnp.layout.context import LayoutContext
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.geometry.bounding_box import bounding_box
from pnp.layout.templates.library import read_library
from pnp.layout.theme.resolve_theme import resolve_theme
from pnp.load.bind import bind
from pnp.load.builtin import data_folder
from pnp.load.csv import read_csv
from pnp.load.files import read_text
from pnp.load.kit import load_kit
from pnp.load.search_path import SearchPath
from pnp.load.yaml import read_yaml
from pnp.measures import COMMON_LIVE_AREA
from pnp.model.game import SETS
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.paint.colors import Colors
from pnp.paint.glyphs import GlyphFonts
from pnp.paint.numerals import numerals
from pnp.paint.painter import Painter
from pnp.papers import PAPERS
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.exporters import EXPORTERS
from pnp.pipeline.kit import make_export
from pnp.pipeline.kit_context import KitContext
from pnp.pipeline.pictures import PictureReader
from pnp.pipeline.request import Choice, Request
from pnp.report import as_json, as_text
from pnp.report.github import as_github
from pnp.report.sarif import as_sarif
from pnp.report.summary import Summary
from pnp.svg.path import PathError, parse_path, scaled
from pnp.text import parse_page
from tools.fuzz import seeds

# What came of an input: it was refused before anything was drawn, drawn with errors, or found to be right.
REFUSED, FAULTY, SOUND = "refused", "faulty", "sound"
Runner = Callable[[Path], str]

_PAPER: Final = next(paper for paper in PAPERS if paper.id == "a4")
_SHOWN: Final = "kit"
_WORDS: Final = ("Aé", "fi", "March", "HIT", "0123", "a b", "AVAH", "To.", "\u0301", "日", "ﬁe", "e\u0301")
_INK: Final = Ink("ink", "text")
_ANYWHERE: Final = Span("x.yaml", 1, 1)


def reads(folder: Path) -> str:
    """Read a kit, and report what is wrong with it."""
    loaded = load_kit(folder, _SHOWN, (folder.parent,))
    _report(loaded.findings, loaded.sources)
    return REFUSED if loaded.game is None or has_errors(loaded.findings) else SOUND


def compiles(*components: str, checks: bool = True) -> Runner:
    """Read, check and paint a kit. components: those that are painted, all if none is named."""

    def run(folder: Path) -> str:
        only = [Choice(component) for component in components]
        return _compiled(folder, checks=checks, only=only)

    return run


def _compiled(folder: Path, *, checks: bool, only: Sequence[Choice]) -> str:
    kit = compile_kit(folder, _SHOWN, papers=(_PAPER,), with_checks=checks, only=only)
    _report(kit.findings, kit.sources)
    if not kit.is_read:
        return REFUSED
    return FAULTY if has_errors(kit.findings) else SOUND


def exports(folder: Path) -> str:
    """Write a kit in every format, if it has no errors."""
    request = Request(out=folder)
    for exporter in EXPORTERS:
        options = {option.name: option.default for option in exporter.options}
        export = make_export(folder, _SHOWN, request, exporter=exporter, options=options)
        if export.reason:
            return FAULTY
    return SOUND


def fixes(folder: Path) -> str:
    """Mend what can be mended, in memory."""
    from pnp.fix import diff, fix

    def check(drafts: Mapping[str, str]) -> CompiledKit:
        return compile_kit(folder, _SHOWN, with_layout=False, drafts=drafts)

    result = fix(check, lambda file: "")
    tuple(diff(result.texts, result.before))
    _report(result.left.findings, result.left.sources)
    return FAULTY if has_errors(result.left.findings) else SOUND


def _report(findings: Sequence[Finding], sources: Mapping[str, Source]) -> None:
    """Write findings in every format; each must point at a place that is there."""
    for finding in findings:
        source = sources.get(finding.span.file)
        if source is not None:
            lines = 1 + source.text.count("\n") + source.text.count("\r")
            assert 1 <= finding.span.line <= lines, f"{finding.code} points behind its file"
    as_text(findings, sources, names())
    as_json(findings, names(), Summary.of(findings, checks=0, records=0, effects=0, manual=0))
    as_sarif(findings, names(), "0")
    as_github(findings, names()).encode()


def draws_path(folder: Path) -> str:
    """Read the path of an SVG and measure it."""
    try:
        segments = parse_path((folder / "path.txt").read_text(encoding="utf-8"))
    except PathError:
        return REFUSED
    bounding_box([Outline(scaled(segments, 1.0, 2.0, 0.5, 3.0))])
    numerals(tuple(number for _, *numbers in segments for number in numbers))
    return SOUND


def sets_words(folder: Path) -> str:
    """Read a font, and use it in all the ways there are."""
    from pnp.export.html.fonts import woff
    from pnp.paint.document import DocumentInfo, PdfDocument
    from pnp.paint.embedding import embed
    from pnp.paint.field_font import typing_font
    from pnp.paint.fonts import GlyphUse
    from pnp.paint.glyphs import GlyphFonts

    book = FontBook({"runes": {"regular": folder / "runes.ttf"}})
    try:
        book["runes"]
    except FontError:
        return REFUSED
    document, use = PdfDocument(DocumentInfo("x")), GlyphUse()
    fonts = GlyphFonts(book)
    for key in ("runes", "runes-smallcaps", "runes-allsmallcaps", "runes-oldstyle"):
        font = book[key]
        font.width(" ".join(_WORDS), loose=key == "runes")
        font.kern("A", "V")
        fonts.shows(TextRun(0.0, 0.0, " ".join(_WORDS), key, 9.0, _INK, 50.0), use)
        fonts.shows(TextRun(0.0, 0.0, " ".join(_WORDS), key, 9.0, _INK, 50.0, letter_space=0.2), use)
    embed(document, use.used, book.files)
    file = book["runes"].file
    typing_font(document, file, "ABCDEF")
    glyphs = {glyph for used in use.used.values() for glyph in used}
    for glyph in glyphs:
        glyph_outline(file, glyph)
    woff(file, {chr(0xE000 + glyph): glyph for glyph in glyphs})
    document.data()
    return SOUND


def shows_picture(folder: Path) -> str:
    """Read a picture, and print it in colour and in grey."""
    from pnp.paint.document import DocumentInfo, PdfDocument
    from pnp.paint.pictures import Pictures

    picture = PictureReader(SearchPath((("", folder),)))("art.png", _ANYWHERE)
    if not isinstance(picture, Picture):
        return REFUSED
    Pictures(PdfDocument(DocumentInfo("x")), "color").add(picture)
    Pictures(PdfDocument(DocumentInfo("x")), "grey").add(picture)
    return SOUND


def prepare() -> None:
    """Read what every kit needs once: the layouts of pnp and its own fonts."""
    library = read_library(data_folder("layouts"), ELEMENTS)
    vars(pnp.pipeline.kit_context)["read_library"] = lambda folder, kinds: library
    vars(pnp.fonts.book)["read_font_file"] = cache(read_font_file)
    _prepared()


@cache
def _prepared() -> KitContext:
    """The small kit, read once for all inputs that change only how it looks."""
    # Its picture is asked for again with every face.
    folder = Path(tempfile.mkdtemp(prefix="pnp-fuzz-"))
    atexit.register(shutil.rmtree, folder)
    for name, content in seeds.tiny().items():
        (folder / name).write_bytes(content)
    loaded = load_kit(folder, _SHOWN)
    assert loaded.game is not None
    context = KitContext(folder, loaded, loaded.game, COMMON_LIVE_AREA)
    assert context.theme_findings == ()
    return context


def draws(folder: Path) -> str:
    """Draw and paint the cards of the small kit with other layouts."""
    kit = _prepared()
    read = [_read(folder / name) for name in ("layouts.yaml", "theme.yaml") if (folder / name).exists()]
    findings = [problem for _, problems, _ in read for problem in problems]
    sources = {source.file: source for source, _, _ in read if source}
    maps = [node for _, _, node in read if isinstance(node, MapNode)]
    listed = [item for node in maps for item in getattr(node.get("layouts"), "items", ())]
    layouts = {
        name.text: item
        for item in listed
        if isinstance(item, MapNode) and isinstance(name := item.get("layout"), Scalar)
    }
    themes = [node for node in maps if "theme" in node.entries]
    library = kit.layout.library.with_kit((), themes)
    library = replace(library, layouts={**library.layouts, **layouts})
    theme = kit.theme
    if themes:
        theme, problems = resolve_theme(library, "tiny", folder, _ANYWHERE)
        findings += problems
    composed = compose(kit.game.components["orders"], LayoutContext(kit.game, library, theme, kit.pictures))
    painter = Painter(Colors(theme.palette), GlyphFonts(theme.setter.engine.book))
    for face in (face for piece in composed.pieces for face in (piece.front, piece.back) if face):
        painter.content(face)
    findings += composed.findings
    _report(findings, sources)
    return FAULTY if has_errors(findings) else SOUND


def _read(path: Path) -> tuple[Source | None, list[Finding], Node | None]:
    """The text of a file, what is wrong with it, and the tree in it."""
    source = read_text(path, path.parent, path.name)
    if isinstance(source, Finding):
        return None, [source], None
    node, problems = (read_csv if path.suffix == ".csv" else read_yaml)(source)
    return source, problems, node


def binds(folder: Path) -> str:
    """Read every file alone, and every list in it as records."""
    findings, sources = [], {}
    for path in sorted(folder.iterdir()):
        source, problems, node = _read(path)
        findings += problems
        if source:
            sources[source.file] = source
        for name, entry in node.entries.items() if isinstance(node, MapNode) else ():
            for item in entry.value.items if name in SETS and isinstance(entry.value, ListNode) else ():
                findings += bind(item, SETS[name][0], name)[1]
    _report(findings, sources)
    return FAULTY if has_errors(findings) else SOUND


def reads_markdown(folder: Path) -> str:
    """Read the blocks of a page and the words in them."""
    source = read_text(folder / "rules.md", folder, "rules.md")
    if isinstance(source, Finding):
        return REFUSED
    _, findings = read_blocks(source)
    parse_page(source.text)
    _report(findings, {source.file: source})
    return FAULTY if findings else SOUND
