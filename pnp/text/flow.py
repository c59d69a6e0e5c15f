"""Set a text of one or more paragraphs as lines in a column."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pnp.measures import Mm, Pt
from pnp.text.engine import TextEngine
from pnp.text.greedy import LineEnd, Measure, break_greedily
from pnp.text.lines import Line, Lines, Missing
from pnp.text.paragraph import Paragraph, find_missing, measure
from pnp.text.rich import Run, parse
from pnp.text.style import TextStyle
from pnp.text.total_fit import break_optimally
from pnp.text.typesetting import LineMetrics, set_lines
from pnp.values import dataclass

_BISECTIONS = 7
_BLANK_LINES = re.compile(r"\n[ \t\r]*(?:\n[ \t\r]*)+")


def layout_text(engine: TextEngine, source: str, style: TextStyle, width: Mm, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
    """Set rich text in a column of ``width`` mm; a blank line in the source ends a paragraph.

    at: the top left of the text on its face. Raises FontError.
    """
    return measure_text(engine, paragraphs(engine, source, style), style).lines(width, style.size, at)


def layout_runs(
    engine: TextEngine, runs: Sequence[Run], style: TextStyle, width: Mm, at: tuple[Mm, Mm] = (0.0, 0.0)
) -> Lines:
    """Set one paragraph in a column of ``width`` mm. at: its top left. Raises FontError."""
    return measure_text(engine, (runs,), style).lines(width, style.size, at)


def paragraphs(engine: TextEngine, source: str, style: TextStyle) -> list[tuple[Run, ...]]:
    """The runs of each paragraph of a source text."""
    if "\n" not in source:
        return [parse(source, engine.icons, breaks=style.breaks)]
    start = len(source) - len(source.lstrip("\n \t\r"))
    source = source.rstrip("\n \t\r")
    parsed = []
    for match in _BLANK_LINES.finditer(source, start):
        parsed.append(parse(source[start : match.start()], engine.icons, breaks=style.breaks, start=start))
        start = match.end()
    parsed.append(parse(source[start:], engine.icons, breaks=style.breaks, start=start))
    return parsed


def measure_text(engine: TextEngine, texts: Sequence[Sequence[Run]], style: TextStyle) -> MeasuredText:
    """Measure paragraphs, so that they can be set at any width and size. Raises FontError."""
    parts = tuple(part for runs in texts if runs for part in measure(engine, runs, style))
    missing = tuple(char for runs in texts for char in find_missing(engine, runs, style))
    return MeasuredText(engine, style, parts, missing)


@dataclass(frozen=True, slots=True)
class MeasuredText:
    """A text whose words are measured: it can be set at any width and size. parts: see ``Paragraph``."""

    engine: TextEngine
    style: TextStyle
    parts: tuple[Paragraph, ...]
    missing: tuple[Missing, ...]

    def lines(self, width: Mm, size: Pt, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
        """Set the text in a column of ``width`` mm, at a size in points. at: its top left."""
        metrics = LineMetrics.of(self.engine, self.style, size)
        return self.set(self.balanced(self.line_ends(width, metrics), width, metrics), width, metrics, at)

    def line_ends(self, width: Mm, metrics: LineMetrics) -> list[list[LineEnd]]:
        """Where the lines of every part end."""
        return [self._break(part, width, metrics) for part in self.parts]

    def balanced(self, line_ends: list[list[LineEnd]], width: Mm, metrics: LineMetrics) -> list[list[LineEnd]]:
        """The line ends of centred text moved so that its lines are about equally long, with no more lines."""
        if self.style.align != "center":
            return line_ends
        return [
            self._balanced(part, ends, width, metrics) if len(ends) > 1 else ends
            for part, ends in zip(self.parts, line_ends, strict=True)
        ]

    def _balanced(self, part: Paragraph, line_ends: list[LineEnd], width: Mm, metrics: LineMetrics) -> list[LineEnd]:
        """The line ends in the narrowest column that needs no more lines and no more divided words."""
        low, high, divided_words = 0.0, width, _divided_words(line_ends)
        for _ in range(_BISECTIONS):
            middle = (low + high) / 2
            tried = self._break(part, middle, metrics)
            if len(tried) == len(line_ends) and _divided_words(tried) <= divided_words:
                high, line_ends = middle, tried
            else:
                low = middle
        return line_ends

    def height(self, line_ends: Sequence[Sequence[LineEnd]], metrics: LineMetrics) -> Mm:
        """The height in mm of a box around the lines."""
        return metrics.height(sum(map(len, line_ends))) + self._gaps() * self.style.paragraph_gap

    def set(
        self, line_ends: Sequence[Sequence[LineEnd]], width: Mm, metrics: LineMetrics, at: tuple[Mm, Mm] = (0.0, 0.0)
    ) -> Lines:
        """Set the lines with these ends."""
        lines: list[Line] = []
        gaps = 0
        for number, (part, ends) in enumerate(zip(self.parts, line_ends, strict=True)):
            gaps += bool(number) and part.starts
            y = at[1] + len(lines) * metrics.pitch + gaps * self.style.paragraph_gap
            lines += set_lines(part, ends, self.style, metrics, width, at[0], y)
        widest = max([line.width for line in lines], default=0.0)
        return Lines(tuple(lines), widest, self.height(line_ends, metrics), self.missing)

    def _gaps(self) -> int:
        return max(sum(part.starts for part in self.parts) - 1, 0)

    def _break(self, part: Paragraph, width: Mm, metrics: LineMetrics) -> list[LineEnd]:
        style = self.style
        if not part.words:
            # Between two hard breaks in a row there is an empty line.
            return [LineEnd(0)]
        others = width / metrics.unit + style.tracking
        measure = Measure(
            others - (style.indent / metrics.unit if part.starts else 0.0),
            others,
            self.engine.hyphenator(style.language),
            style.hyphenate,
            0.0 if style.align == "justify" else style.ragged * others,
        )
        if style.optimal:
            space = part.font_runs[0].words.font.advance(" ")
            line_ends = break_optimally(part, measure, justified=style.align == "justify", space=space)
            if line_ends:
                return line_ends
        return break_greedily(part, measure)


def _divided_words(line_ends: Sequence[LineEnd]) -> int:
    """The number of lines that end inside a word."""
    return sum(bool(line_end.at or line_end.broken) for line_end in line_ends)


def lines_below(lines: Lines, bottom: Mm) -> Iterator[Line]:
    """The lines whose descenders reach below ``bottom``."""
    return (line for line in lines.lines if line.y + line.height > bottom + 1e-6)
