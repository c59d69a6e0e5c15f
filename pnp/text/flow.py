"""A text of one or more paragraphs to lines in a column."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pnp.measures import Mm, Pt
from pnp.text.breaking import Cut, Measure, break_greedily
from pnp.text.engine import TextEngine
from pnp.text.lines import Line, Lines, Missing
from pnp.text.optimal import break_optimally
from pnp.text.paragraph import Paragraph, find_missing, measure
from pnp.text.rich import Run, parse
from pnp.text.setting import Grid, set_lines
from pnp.text.style import TextStyle
from pnp.values import dataclass

_BISECTIONS = 7
_BLANK_LINES = re.compile(r"\n[ \t\r]*(?:\n[ \t\r]*)+")


def layout_text(engine: TextEngine, source: str, style: TextStyle, width: Mm, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
    """Set rich text in a column of ``width`` mm; a blank line in the source ends a paragraph.

    at: the top left of the text on its face.

    Raises FontError.
    """
    return prepare(engine, paragraphs(engine, source, style), style).lines(width, style.size, at)


def layout_runs(
    engine: TextEngine, runs: Sequence[Run], style: TextStyle, width: Mm, at: tuple[Mm, Mm] = (0.0, 0.0)
) -> Lines:
    """Set one paragraph in a column of ``width`` mm. at: its top left. Raises FontError."""
    return prepare(engine, (runs,), style).lines(width, style.size, at)


def paragraphs(engine: TextEngine, source: str, style: TextStyle) -> list[tuple[Run, ...]]:
    """The runs of each paragraph of a source text."""
    if "\n" not in source:
        return [parse(source, engine.icons, breaks=style.breaks)]
    start = len(source) - len(source.lstrip("\n \t\r"))
    source = source.rstrip("\n \t\r")
    found = []
    for match in _BLANK_LINES.finditer(source, start):
        found.append(parse(source[start : match.start()], engine.icons, breaks=style.breaks, start=start))
        start = match.end()
    found.append(parse(source[start:], engine.icons, breaks=style.breaks, start=start))
    return found


def prepare(engine: TextEngine, texts: Sequence[Sequence[Run]], style: TextStyle) -> Prepared:
    """Measure paragraphs once, for any width and size. Raises FontError."""
    parts = tuple(part for runs in texts if runs for part in measure(engine, runs, style))
    missing = tuple(char for runs in texts for char in find_missing(engine, runs, style))
    return Prepared(engine, style, parts, missing)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A measured text, to be broken at any width and size."""

    engine: TextEngine
    style: TextStyle
    parts: tuple[Paragraph, ...]
    missing: tuple[Missing, ...]

    def lines(self, width: Mm, size: Pt, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
        """Set the text in a column of ``width`` mm, at a size in points; ``at`` is its top left."""
        grid = Grid.of(self.engine, self.style, size)
        return self.set(self.evened(self.cuts(width, grid), width, grid), width, grid, at)

    def cuts(self, width: Mm, grid: Grid) -> list[list[Cut]]:
        """The ends of the lines of every part."""
        return [self._break(part, width, grid) for part in self.parts]

    def evened(self, cuts: list[list[Cut]], width: Mm, grid: Grid) -> list[list[Cut]]:
        """The same number of lines, in a centred text as even as they can be: no last line of one word."""
        if self.style.align != "center":
            return cuts
        return [
            self._evened(part, ends, width, grid) if len(ends) > 1 else ends
            for part, ends in zip(self.parts, cuts, strict=True)
        ]

    def _evened(self, part: Paragraph, cuts: list[Cut], width: Mm, grid: Grid) -> list[Cut]:
        """The lines of the narrowest column that needs no more of them, nor more hyphens."""
        low, high, blemishes = 0.0, width, _blemishes(cuts)
        for _ in range(_BISECTIONS):
            middle = (low + high) / 2
            tried = self._break(part, middle, grid)
            if len(tried) == len(cuts) and _blemishes(tried) <= blemishes:
                high, cuts = middle, tried
            else:
                low = middle
        return cuts

    def height(self, cuts: Sequence[Sequence[Cut]], grid: Grid) -> Mm:
        """The height of a box around the lines that end so."""
        return grid.height(sum(map(len, cuts))) + self._gaps() * self.style.paragraph_gap

    def set(self, cuts: Sequence[Sequence[Cut]], width: Mm, grid: Grid, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
        """Set the lines that end so."""
        lines: list[Line] = []
        gaps = 0
        for number, (part, ends) in enumerate(zip(self.parts, cuts, strict=True)):
            gaps += bool(number) and part.starts
            y = at[1] + len(lines) * grid.pitch + gaps * self.style.paragraph_gap
            lines += set_lines(part, ends, self.style, grid, width, at[0], y)
        widest = max([line.width for line in lines], default=0.0)
        return Lines(tuple(lines), widest, self.height(cuts, grid), self.missing)

    def _gaps(self) -> int:
        return max(sum(part.starts for part in self.parts) - 1, 0)

    def _break(self, part: Paragraph, width: Mm, grid: Grid) -> list[Cut]:
        style = self.style
        if not part.words:
            # Two hard breaks in a row leave a line empty.
            return [Cut(0)]
        others = width / grid.unit + style.tracking
        measure = Measure(
            others - (style.indent / grid.unit if part.starts else 0.0),
            others,
            self.engine.hyphenator(style.language),
            style.hyphenate,
            0.0 if style.align == "justify" else style.ragged * others,
        )
        if style.optimal:
            space = part.stretches[0].words.font.advance(" ")
            cuts = break_optimally(part, measure, justified=style.align == "justify", space=space)
            if cuts:
                return cuts
        return break_greedily(part, measure)


def _blemishes(cuts: Sequence[Cut]) -> int:
    """How many lines end inside a word."""
    return sum(bool(cut.at or cut.broken) for cut in cuts)


def lines_below(lines: Lines, bottom: Mm) -> Iterator[Line]:
    """The lines that reach below a height, measured to the descender."""
    return (line for line in lines.lines if line.y + line.height > bottom + 1e-6)
