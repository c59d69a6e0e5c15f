"""Resolve the theme of a kit: fonts, palette, classes, icons, and the text engine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path, PurePath

from pnp.errors import FontError
from pnp.findings import Finding, Span
from pnp.fonts import FontBook
from pnp.fonts.file import read_font_file
from pnp.fonts.instances import has_style
from pnp.layout import codes
from pnp.layout.templates.library import PLAIN, THEME_LAYOUTS, Library
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.set_text import TextSetter
from pnp.layout.theme.theme import Theme, ThemeFont, merge_base_themes, read_theme
from pnp.lazy import LazyMapping
from pnp.load.codes import UNUSABLE_FONT
from pnp.load.problems import problem
from pnp.load.search_path import SearchPath
from pnp.load.suggest import did_you_mean, one_of
from pnp.nodes import Scalar
from pnp.palette import Palette
from pnp.text import TextEngine
from pnp.text.engine import FALLBACK

_EMPTY = Theme(name="", palette=Palette(), classes={})


def resolve_theme(
    library: Library, theme: str, root: Path, at: Span, language: str = "en", folders: SearchPath | None = None
) -> tuple[ResolvedTheme, list[Finding]]:
    """Resolve a theme with those that it extends.

    root: the folder of the kit, which is searched for font files. at: the place that names the theme. language: of the
    texts of the kit. folders: the folders to search, including those of kits that it extends.
    """
    reader = Reader()
    plain = FontBook(language=language)
    folders = folders or SearchPath((("", root),))
    merged_theme = _EMPTY
    node = library.themes.get(theme)
    if node is None:
        hint = did_you_mean(theme, library.themes) or (
            f"{one_of(library.themes)}; or make it: a file theme.yaml with theme: {theme} and extends: plain"
        )
        reader.findings.append(problem(codes.UNKNOWN_THEME, f"there is no theme {theme!r}", at, hint))
        node = library.themes.get("plain")
    if node is not None:
        merged = merge_base_themes(library.themes, node, reader)
        base = library.themes.get(PLAIN)
        merged_theme = read_theme(merged, lambda key: key in plain, reader, base, partial(_is_instance, folders))
        for layout in map(merged.get, THEME_LAYOUTS):
            if isinstance(layout, Scalar) and layout.text not in library.layouts:
                hint = did_you_mean(layout.text, library.layouts) or "pnp list --layouts shows those there are"
                reader.wrong(codes.UNKNOWN_LAYOUT, f"there is no layout {layout.text!r}", layout, hint)
    book = _book(merged_theme, folders, plain, language, reader)
    fallback = dict.fromkeys((*FALLBACK, *(family for family in merged_theme.fonts if family in book.families)))
    spans = LazyMapping(merged_theme.classes, lambda name: merged_theme.classes[name].as_span())
    engine = TextEngine(book, language, library.icons, tuple(fallback), spans)
    resolved = ResolvedTheme(
        merged_theme.palette,
        merged_theme.classes,
        library.icons,
        TextSetter(engine),
        frame=merged_theme.frame,
        surface=merged_theme.surface,
        manner=merged_theme.manner,
        figures=merged_theme.figures,
        maps=merged_theme.maps,
    )
    return resolved, reader.findings


def _is_instance(folders: SearchPath, font: ThemeFont, style: str) -> bool:
    """Whether a font of the kit varies and has a style; one that cannot be read is reported by ``_book``."""
    path = _font_file(folders.of(font.node.file)[0], font.path)
    try:
        return path is not None and has_style(read_font_file(path).shaper.face, style)
    except FontError:
        return False


def _book(theme: Theme, folders: SearchPath, plain: FontBook, language: str, reader: Reader) -> FontBook:
    """The fonts of pnp and of the kit; a file that is missing or outside the kit is reported."""
    families: dict[str, Mapping[str, Path]] = {}
    for family, files in theme.fonts.items():
        paths: dict[str, Path] = {}
        for style, file in files.items():
            path = _font_file(folders.of(file.node.file)[0], file.path)
            if path is None:
                name = PurePath(file.path).name
                reader.wrong(codes.UNKNOWN_FONT, f"there is no font file {name!r} in the kit", file.node)
                break
            paths[style] = path
        else:
            # A family whose files could not be read has none, and is told already.
            if paths:
                families[family] = paths
    if not families:
        return plain
    book = FontBook(families, language)
    for family, style in [(family, style) for family, styles in families.items() for style in styles]:
        try:
            book[family if style == "regular" else f"{family}-{style}"]
        except FontError as error:
            hint = "get the font again from where it came, as .ttf or .otf"
            reader.wrong(UNUSABLE_FONT, _as_shown(error, folders), theme.fonts[family][style].node, hint)
            families.pop(family, None)
    return FontBook(families, language)


def _as_shown(error: FontError, folders: SearchPath) -> str:
    """The message of an error with the path of the font file as the user would type it."""
    message = str(error)
    for shown, root in folders.known:
        message = message.replace(f"{root}{os.sep}", f"{shown}/" if shown else "")
    return message


def _font_file(root: Path, name: str) -> Path | None:
    """The path of a file inside a folder; None if it does not exist or is outside."""
    path = root / name
    try:
        return path if path.resolve().is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None
