"""Icons, layouts and themes as lines of text: columns on a terminal, a line each in files and pipes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from pnp.cli.terminal import painter, say, width
from pnp.report import printable

if TYPE_CHECKING:
    from pnp.pipeline.catalog import CatalogFile, IconLine, LayoutLine, ThemeLine

    Paint = Callable[[str, str], str]

_INDENT = "  "
_GAP = 2


def show(files: Sequence[CatalogFile], verbose: bool) -> None:
    """Print files one below the other. verbose: also names of icons, elements of layouts, classes of themes."""
    paint = painter()
    for catalog_file in files:
        whose = f" of {catalog_file.kit}" if catalog_file.kit else ""
        say(f"{paint(printable(catalog_file.family), 'path')}  {paint(printable(catalog_file.file) + whose, 'muted')}")
        if catalog_file.problem:
            say(f"{_INDENT}{paint(printable(catalog_file.problem), 'error')}")
        for line in _lines(catalog_file, paint, verbose):
            say(f"{_INDENT}{line}" if line else "")
        say("")


def _lines(catalog_file: CatalogFile, paint: Paint, verbose: bool) -> Iterator[str]:
    from pnp.pipeline.catalog import IconLine, LayoutLine

    icons = [line for line in catalog_file.lines if isinstance(line, IconLine)]
    if icons:
        yield from _icons(icons, paint, verbose)
        return
    for line in catalog_file.lines:
        if isinstance(line, LayoutLine):
            yield from _layout(line, paint, verbose)
        elif not isinstance(line, IconLine):
            yield from _theme(line, paint, verbose)


def _icons(icons: Sequence[IconLine], paint: Paint, verbose: bool) -> Iterator[str]:
    """Ids in columns where a terminal shows them; else each with its name, other words and era."""
    room = width()
    if room and not verbose:
        yield from columns([printable(icon.id) for icon in icons], room - len(_INDENT))
        return
    wide = max(len(icon.id) for icon in icons)
    for icon in icons:
        words = ", ".join((icon.name, *icon.tags)) + (f" ({icon.era})" if icon.era != "any" else "")
        yield f"{printable(icon.id):<{wide}}  {paint(printable(words), 'muted')}"


def _layout(line: LayoutLine, paint: Paint, verbose: bool) -> Iterator[str]:
    base = f", extends {line.extends}" if line.extends else ""
    yield f"{paint(printable(line.layout), 'path')}  {size_of(line)}{printable(base)}"
    yield from _indented(line.text)
    if line.takes:
        yield from _indented(f"takes {named(line.takes)}")
    if line.reads:
        yield from _indented(f"reads {named(line.reads)}")
    if verbose:
        elements = (f"{name} ({line.places[name]})" if name in line.places else name for name in line.elements)
        yield from (paint(text, "muted") for text in _indented(f"elements {', '.join(elements)}"))


def _theme(line: ThemeLine, paint: Paint, verbose: bool) -> Iterator[str]:
    base = f"  extends {line.extends}" if line.extends else ""
    yield f"{paint(printable(line.theme), 'path')}{printable(base)}"
    yield from _indented(line.text)
    shown = line.colors if verbose else {token: line.colors[token] for token in line.own if token in line.colors}
    yield from _indented("colours " + ", ".join(f"{token} {color}" for token, color in shown.items()))
    yield from _indented(f"fonts {', '.join(line.fonts)}")
    if verbose:
        yield from (paint(text, "muted") for text in _indented(f"classes {', '.join(line.classes)}"))


def _indented(text: str) -> Iterator[str]:
    """Text below a name, in as many lines as the terminal needs."""
    room = width()
    lines = wrap(printable(text), max(room - 2 * len(_INDENT), 20)) if room else [printable(text)]
    return (_INDENT + line for line in lines if line)


def size_of(line: LayoutLine) -> str:
    """``63.5 × 88.9 mm, bleed 3 mm``."""
    size = f"{line.size[0]:g} × {line.size[1]:g} mm" if line.size else "as large as its board"
    trim = f", {line.trim}" if line.trim else ""
    return f"{size}{trim}" + (f", bleed {line.bleed:g} mm" if line.bleed else "")


def named(names: Mapping[str, Sequence[str]]) -> str:
    """``deck (title), card (title, text)``."""
    return ", ".join(f"{name} ({', '.join(parts)})" if parts else name for name, parts in names.items())


def columns(words: Sequence[str], room: int) -> Iterator[str]:
    """Words below each other in as many columns as fit, in lines of at most ``room`` characters where that can be."""
    for rows in range(1, len(words) + 1):
        parts = [words[start : start + rows] for start in range(0, len(words), rows)]
        widths = [max(map(len, part)) for part in parts]
        if sum(widths) + _GAP * (len(widths) - 1) <= room or rows == len(words):
            for row in range(rows):
                cells = (f"{part[row]:<{wide}}" for part, wide in zip(parts, widths, strict=True) if row < len(part))
                yield (" " * _GAP).join(cells).rstrip()
            return
