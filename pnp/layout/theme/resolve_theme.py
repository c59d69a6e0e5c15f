"""The theme of a kit → its look: fonts, palette, classes, icons, and the engine that sets its words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path, PurePath

from pnp.errors import FontError
from pnp.findings import Finding, Span
from pnp.fonts import FontBook
from pnp.layout import codes
from pnp.layout.templates.library import Library
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.resolved_theme import Look
from pnp.layout.theme.set_text import Setter
from pnp.layout.theme.theme import Theme, extended, read_theme
from pnp.load.folders import Folders
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, one_of
from pnp.palette import Palette
from pnp.text import TextEngine

_EMPTY = Theme(name="", palette=Palette(), classes={})


def make_look(
    library: Library,
    theme: str,
    root: Path,
    at: Span,
    language: str = "en",
    folders: Folders | None = None,
) -> tuple[Look, list[Finding]]:
    """Resolve a theme with everything it extends.

    root: the folder of the kit, which font files are looked for in. at: the place that names the theme.
    language: of the texts of the kit. folders: also those of the kits that it extends.
    """
    reader = Reader()
    plain = FontBook(language=language)
    found = _EMPTY
    node = library.themes.get(theme)
    if node is None:
        hint = did_you_mean(theme, library.themes) or one_of(library.themes)
        reader.findings.append(problem(codes.UNKNOWN_THEME, f"there is no theme {theme!r}", at, hint))
        node = library.themes.get("plain")
    if node is not None:
        found = read_theme(extended(library.themes, node, reader), lambda key: key in plain, reader)
    book = _book(found, folders or Folders((("", root),)), plain, language, reader)
    engine = TextEngine(book, language, frozenset(library.icons))
    return Look(found.palette, found.classes, library.icons, Setter(engine)), reader.findings


def _book(theme: Theme, folders: Folders, plain: FontBook, language: str, reader: Reader) -> FontBook:
    """The fonts of pnp and those of the kit; a file that is missing or leaves the kit is reported."""
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
            families[family] = paths
    if not families:
        return plain
    book = FontBook(families, language)
    for family, styles in list(families.items()):
        try:
            for style in styles:
                book[family if style == "regular" else f"{family}-{style}"]
        except FontError as error:
            reader.wrong(codes.UNKNOWN_FONT, _as_shown(error, folders), next(iter(theme.fonts[family].values())).node)
            del families[family]
    return FontBook(families, language)


def _as_shown(error: FontError, folders: Folders) -> str:
    """What is wrong with a font of the kit; its file is named as the user would type it."""
    message = str(error)
    for shown, root in folders.known:
        message = message.replace(f"{root}{os.sep}", f"{shown}/" if shown else "")
    return message


def _font_file(root: Path, name: str) -> Path | None:
    """A file inside a folder; None if it is not there, or outside."""
    path = root / name
    try:
        return path if path.resolve().is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None
