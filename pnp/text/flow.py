"""Set a text of one or more paragraphs as lines in a column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pnp.measures import Mm, Pt
from pnp.text.engine import TextEngine
from pnp.text.greedy import LineEnd, Measure, break_greedily
from pnp.text.items import Block, blocks
from pnp.text.lines import Line, Lines, MarkupFault, Missing
from pnp.text.paragraph import Paragraph, find_faults, find_missing, measure, measure_label
from pnp.text.rich import Run
from pnp.text.style import TextStyle
from pnp.text.tables import TableRow, measure_table
from pnp.text.total_fit import break_optimally
from pnp.text.typesetting import LABEL_GAP, LineMetrics, line_heights, set_lines
from pnp.values import dataclass

_BISECTIONS = 7


def layout_text(engine: TextEngine, source: str, style: TextStyle, width: Mm, at: tuple[Mm, Mm] = (0.0, 0.0)) -> Lines:
    """Set rich text in a column of ``width`` mm; a blank line in the source ends a paragraph.

    at: the top left of the text on its face. Raises FontError.
    """
    return measure_blocks(engine, blocks(source, engine.icons, breaks=style.breaks), style).lines(width, style.size, at)


def layout_runs(engine: TextEngine, runs: Sequence[Run], style: TextStyle, width: Mm) -> Lines:
    """Set one paragraph in a column of ``width`` mm. Raises FontError."""
    return measure_text(engine, (runs,), style).lines(width, style.size)


def measure_text(engine: TextEngine, texts: Sequence[Sequence[Run]], style: TextStyle) -> MeasuredText:
    """Measure paragraphs, so that they can be set at any width and size. Raises FontError."""
    return measure_blocks(engine, [Block(tuple(runs)) for runs in texts], style)


def measure_blocks(engine: TextEngine, texts: Sequence[Block], style: TextStyle) -> MeasuredText:
    """Measure paragraphs, lists and tables, so that they can be set at any width and size. Raises FontError."""
    parts: list[Paragraph] = []
    for number, block in enumerate(texts):
        if block.table:
            parts += measure_table(engine, block.table, style)
        elif block.runs:
            measured = measure(engine, block.runs, style, is_first=not number)
            parts += in_list(engine, measured, block, style) if block.labels else measured
    missing = tuple(char for block in texts for char in find_missing(engine, block.runs, style))
    faults = tuple(fault for block in texts for fault in find_faults(engine.spans, block.runs))
    return MeasuredText(engine, style, tuple(parts), missing, faults)


def in_list(engine: TextEngine, parts: Sequence[Paragraph], block: Block, style: TextStyle) -> Iterator[Paragraph]:
    """The parts of an item of a list, beside its label."""
    label = measure_label(engine, block.label, style) if block.label else None
    margin = sum(measure_label(engine, widest, style).word.width + LABEL_GAP for widest in block.labels)
    for number, part in enumerate(parts):
        yield replace(part, margin=margin, label=None if number else label, starts=block.starts and not number)


@dataclass(frozen=True, slots=True)
class MeasuredText:
    """A text whose words are measured: it can be set at any width and size. parts: see ``Paragraph``."""

    engine: TextEngine
    style: TextStyle
    parts: tuple[Paragraph, ...]
    missing: tuple[Missing, ...]
    faults: tuple[MarkupFault, ...] = ()

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
            self._balanced(part, ends, width, metrics) if len(ends) > 1 and not (part.drop or part.margin) else ends
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
        height = metrics.height(sum(map(len, line_ends))) + self._gaps() * self.style.paragraph_gap
        for part, ends in zip(self.parts, line_ends, strict=True):
            if not part.is_level:
                height += _added(part, ends, metrics)
        return height

    def set(
        self, line_ends: Sequence[Sequence[LineEnd]], width: Mm, metrics: LineMetrics, at: tuple[Mm, Mm] = (0.0, 0.0)
    ) -> Lines:
        """Set the lines with these ends."""
        lines: list[Line] = []
        gaps = 0
        widest = taller = 0.0
        for number, (part, ends) in enumerate(zip(self.parts, line_ends, strict=True)):
            gaps += bool(number) and part.starts
            y = at[1] + len(lines) * metrics.pitch + gaps * self.style.paragraph_gap + taller
            style = replace(self.style, align="left") if part.margin and self._is_centered else self.style
            if isinstance(part, TableRow):
                added = [part.line(style, metrics, width, at[0], y)]
            else:
                added = set_lines(part, ends, style, metrics, width, at[0], y)
            lines += added
            taller += 0.0 if part.is_level else _added(part, ends, metrics)
            if part.margin:
                widest = max([widest, *[line.x + line.width - at[0] for line in added]])
            else:
                widest = max([widest, *[line.width for line in added]])
        return Lines(tuple(lines), widest, self.height(line_ends, metrics), self.missing, self.faults)

    @property
    def _is_centered(self) -> bool:
        """Whether lines do not begin at the left, where the labels of a list stand."""
        return self.style.align in ("center", "right")

    def _gaps(self) -> int:
        return max(sum(part.starts for part in self.parts) - 1, 0)

    def _break(self, part: Paragraph, width: Mm, metrics: LineMetrics) -> list[LineEnd]:
        style = self.style
        if isinstance(part, TableRow):
            return [part.line_end(width / metrics.unit)]
        if not part.words:
            # Between two hard breaks in a row there is an empty line.
            return [LineEnd(0)]
        others = width / metrics.unit + style.tracking - part.margin
        drop = part.drop
        aside = drop.room if drop else style.indent / metrics.unit if part.starts else 0.0
        measure = Measure(
            others - aside,
            others,
            self.engine.hyphenator(style.language),
            style.hyphenate,
            0.0 if style.align == "justify" else style.ragged * others,
            drop.lines if drop else 1,
        )
        if style.optimal and not drop:
            space = part.font_runs[0].words.font.advance(" ")
            line_ends = break_optimally(part, measure, justified=style.align == "justify", space=space)
            if line_ends:
                return line_ends
        return break_greedily(part, measure)


def _added(part: Paragraph, ends: Sequence[LineEnd], metrics: LineMetrics) -> Mm:
    """How much higher than usual the lines of a part are together, in mm."""
    return sum(above + below for above, below in line_heights(part, ends, metrics) or ())


def _divided_words(line_ends: Sequence[LineEnd]) -> int:
    """The number of lines that end inside a word."""
    return sum(bool(line_end.at or line_end.broken) for line_end in line_ends)


def lines_below(lines: Lines, bottom: Mm) -> Iterator[Line]:
    """The lines whose descenders reach below ``bottom``."""
    return (line for line in lines.lines if line.y + line.height > bottom + 1e-6)
