"""Turn words and line ends into lines with positions in mm: alignment, justification, icons and links."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from pnp.frame import Link, TextRun
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text.engine import TextEngine
from pnp.text.greedy import LineEnd, line_begin
from pnp.text.lines import IconBox, Line
from pnp.text.paragraph import FontRun, Initial, Paragraph
from pnp.text.style import NO_EFFECTS, LetterEffects, TextStyle
from pnp.text.words import Word
from pnp.values import dataclass

# If the spaces of a justified line grew by more than this, in sizes, letters are spaced out by up to _LETTERS each.
_WIDEST_SPACES: Final = 0.25
_LETTERS: Final = 0.02
# The room between the label of an item of a list and its words, in thousandths of an em.
LABEL_GAP: Final = 420.0


@dataclass(frozen=True, slots=True)
class LineMetrics:
    """The vertical metrics of a text at its size, in mm.

    unit: a thousandth of an em. pitch: from baseline to baseline. first: from the top of the box to the first baseline.
    last: from the last baseline to the bottom of the box.
    """

    size: Pt
    unit: Mm
    pitch: Mm
    first: Mm
    ascent: Mm
    line_height: Mm
    last: Mm
    cap_height: Mm

    @classmethod
    def of(cls, engine: TextEngine, style: TextStyle, size: Pt) -> LineMetrics:
        """The metrics of a style at a size in points."""
        font = engine.book[style.fonts.regular]
        unit = size * MM_PER_PT / 1000
        return cls(
            size=size,
            unit=unit,
            pitch=size * MM_PER_PT * style.leading,
            first=(font.ascent if style.edge == "ascender" else font.cap_height) * unit,
            ascent=font.ascent * unit,
            line_height=(font.ascent + font.descent) * unit,
            last=0.0 if style.edge == "figures" else font.descent * unit,
            cap_height=font.cap_height * unit,
        )

    def height(self, lines: int) -> Mm:
        """The height in mm of a box around some number of lines."""
        return self.first + (lines - 1) * self.pitch + self.last if lines else 0.0


class _Piece(NamedTuple):
    """The words of a font run that are on one line; lengths in thousandths of an em.

    x: the distance from the beginning of the line. spaced: whether a space comes before its first word.
    """

    font_run: FontRun
    x: float
    words: Sequence[Word]
    spaced: bool
    width: float

    @property
    def letters(self) -> int:
        """How many letters and spaces there are, each of which letter spacing is added to."""
        return sum(word.letters for word in self.words) + self.spaces

    @property
    def spaces(self) -> int:
        """The number of spaces."""
        return len(self.words) - (0 if self.spaced else 1)


class _Spacing(NamedTuple):
    """What justification adds to each space and each letter, in thousandths of an em."""

    word: float
    letter: float


def set_lines(
    paragraph: Paragraph, line_ends: Sequence[LineEnd], style: TextStyle, metrics: LineMetrics, width: Mm, x: Mm, y: Mm
) -> list[Line]:
    """Set the lines that end at ``cuts`` in a column of ``width``; x, y is the top left of the first line."""
    lines: list[Line] = []
    start = LineEnd(0)
    indent = style.indent if paragraph.starts else 0.0
    margin = paragraph.margin * metrics.unit
    drop = paragraph.drop
    setter = _LineSetter(paragraph, style, metrics, width - margin, x + margin)
    baseline = y + metrics.first
    heights = None if paragraph.is_level else line_heights(paragraph, line_ends, metrics)
    for number, line_end in enumerate(line_ends):
        above = below = 0.0
        if heights:
            above, below = heights[number]
            baseline += above
        aside = drop.room * metrics.unit if drop and number < drop.lines else indent
        if paragraph.words:
            lines.append(setter.line(start, line_end, baseline, aside))
        else:
            lines.append(_empty_line(x, baseline, metrics))
        if above or below:
            lines[-1] = _taller(lines[-1], above, below)
        start, indent = line_end, 0.0
        baseline += metrics.pitch + below
    if drop:
        _set_beside(lines, setter.initial(drop, x, lines[0].y + lines[0].ascent + (drop.lines - 1) * metrics.pitch))
        lines[0] = lines[0]._replace(has_drop=True)
    if paragraph.label:
        label = paragraph.label
        at = x + margin - (label.word.width + LABEL_GAP) * metrics.unit
        _set_beside(lines, setter.initial(label, at, lines[0].y + lines[0].ascent))
    return lines


def line_heights(
    paragraph: Paragraph, line_ends: Sequence[LineEnd], metrics: LineMetrics
) -> list[tuple[Mm, Mm]] | None:
    """How much further than usual each line reaches above and below, in mm; None if no line does."""
    if paragraph.is_level:
        return None
    unit, heights, start = metrics.unit, [], LineEnd(0)
    base_ascent, base_descent = metrics.ascent / unit, (metrics.line_height - metrics.ascent) / unit
    starts = [font_run.first for font_run in paragraph.font_runs]
    for end in line_ends:
        above = below = 0.0
        first = max(bisect_right(starts, start.word) - 1, 0)
        for font_run in paragraph.font_runs[first : bisect_left(starts, end.word + bool(end.at))]:
            if font_run.look and not font_run.look.is_level:
                ascent, descent = _reach(font_run, metrics)
                above, below = max(above, ascent - base_ascent), max(below, descent - base_descent)
        heights.append((above * unit, below * unit))
        start = end
    if paragraph.drop and heights:
        # A paragraph shorter than its drop capital is as high as this.
        heights[-1] = heights[-1][0], heights[-1][1] + max(paragraph.drop.lines - len(heights), 0) * metrics.pitch
    return heights


def _reach(font_run: FontRun, metrics: LineMetrics) -> tuple[float, float]:
    """How far a run reaches above and below the baseline, in thousandths of an em of the text."""
    shift = font_run.look.shift if font_run.look else 0.0
    if font_run.icon:
        middle = metrics.cap_height / metrics.unit / 2 + shift
        return middle + font_run.icon_side / 2, font_run.icon_side / 2 - middle
    font, scale = font_run.words.font, font_run.words.scale
    return font.ascent * scale + shift, font.descent * scale - shift


def _taller(line: Line, above: Mm, below: Mm) -> Line:
    height = line.height + above + below
    return line._replace(y=line.y - above, height=height, ascent=line.ascent + above, below=below)


def _set_beside(lines: list[Line], initial: tuple[TextRun, LetterEffects]) -> None:
    """Put a run before the others of the first line."""
    run, effects = initial
    first = lines[0]
    lines[0] = first._replace(
        runs=(run, *first.runs),
        x=run.x,
        width=first.x + first.width - run.x,
        effects=(
            *(((0, effects),) if effects is not NO_EFFECTS else ()),
            *((number + 1, own) for number, own in first.effects),
        ),
    )


def _empty_line(x: Mm, baseline: Mm, metrics: LineMetrics) -> Line:
    return Line((), (), (), x, baseline - metrics.ascent, 0.0, metrics.line_height, metrics.ascent, True, "", False)


class _LineSetter:
    """Sets the lines of a paragraph."""

    __slots__ = ("_metrics", "_paragraph", "_starts", "_style", "_width", "_x")

    def __init__(self, paragraph: Paragraph, style: TextStyle, metrics: LineMetrics, width: Mm, x: Mm) -> None:
        self._paragraph = paragraph
        # The number of the first word of each font run, and the number of all words.
        self._starts = [*(font_run.first for font_run in paragraph.font_runs), len(paragraph.words)]
        self._style = style
        self._metrics = metrics
        self._width = width
        self._x = x

    def line(self, start: LineEnd, end: LineEnd, baseline: Mm, indent: Mm) -> Line:
        """The line between two line ends."""
        metrics, align = self._metrics, self._style.align
        pieces = self._pieces(start, end)
        natural, room = self._natural(pieces[-1]), (self._width - indent) / metrics.unit
        is_last = end.word == len(self._paragraph.words)
        x, spacing = self._x + indent, None
        if align in ("center", "right"):
            x += (room - natural) * metrics.unit * (0.5 if align == "center" else 1.0)
        elif align == "justify" and (not is_last or room < natural):
            pieces, spacing = self._justified(pieces, room)
            natural += room - natural if spacing else 0.0
        runs: list[TextRun] = []
        effects: list[tuple[int, LetterEffects]] = []
        icons: list[IconBox] = []
        links: list[Link] = []
        pen = x
        for piece in pieces:
            if piece.font_run.icon:
                icon, advance = self._icon(piece, pen, baseline, spacing)
                icons.append(icon)
            else:
                run = self._run(piece, pen, baseline, spacing)
                advance = run.width
                if run.text:  # a soft hyphen alone leaves nothing to print
                    look = piece.font_run.look
                    if look and look.effects is not NO_EFFECTS:
                        effects.append((len(runs), look.effects))
                    runs.append(run)
            if piece.font_run.link:
                top = baseline - metrics.ascent
                links.append(Link(pen, top, advance, metrics.line_height, piece.font_run.link))
            pen += advance
        return Line(
            runs=tuple(runs),
            icons=tuple(icons),
            links=tuple(links),
            x=x,
            y=baseline - metrics.ascent,
            width=natural * metrics.unit,
            height=metrics.line_height,
            ascent=metrics.ascent,
            is_last=is_last,
            hyphen=end.hyphen,
            broken=end.broken,
            effects=tuple(effects),
        )

    def initial(self, initial: Initial, x: Mm, baseline: Mm) -> tuple[TextRun, LetterEffects]:
        """A drop capital or a label on its baseline."""
        word, font_run = initial.word, initial.font_run
        run = self._run(_Piece(font_run, 0.0, [word], False, word.width), x, baseline, None)
        return run, font_run.look.effects if font_run.look else NO_EFFECTS

    def _natural(self, last: _Piece) -> float:
        """The natural width of a line with this last piece, in thousandths of an em, without trailing tracking."""
        return last.x + last.width - (0.0 if last.font_run.icon else last.font_run.words.tracking)

    def _justified(self, pieces: list[_Piece], width: float) -> tuple[list[_Piece], _Spacing | None]:
        """The spacing that makes a line ``width`` thousandths of an em wide, and the pieces to apply it to."""
        slack = width - self._natural(pieces[-1])
        spacing = _justify(pieces, slack)
        if spacing is None or not spacing.letter:
            return pieces, spacing
        loose = _loosened(pieces)
        spacing = _justify(loose, width - self._natural(loose[-1]))
        if spacing and spacing.letter:
            return loose, spacing
        # Without ligatures the line is wide enough: only its spaces need to grow.
        return pieces, _Spacing(slack / sum(piece.spaces for piece in pieces), 0.0)

    def _run(self, piece: _Piece, x: Mm, baseline: Mm, spacing: _Spacing | None) -> TextRun:
        metrics, style, font_run = self._metrics, self._style, piece.font_run
        text = " ".join([word.text for word in piece.words])
        if piece.spaced:
            text = " " + text
        width, letter, word = piece.width, font_run.words.tracking, 0.0
        size, ink, halo = metrics.size, style.ink, ""
        if font_run.look:
            size *= font_run.words.scale
            baseline -= font_run.look.shift * metrics.unit
            ink = font_run.look.ink or ink
            outline = font_run.look.effects.outline
            halo = outline.ink.token if outline else ""
        if spacing:
            width += text.count(" ") * spacing.word + piece.letters * spacing.letter
            letter += spacing.letter
            word = spacing.word
        return TextRun(
            x,
            baseline,
            text,
            font_run.words.font.key,
            size,
            style.link_ink or ink if font_run.link else ink,
            width * metrics.unit,
            word * metrics.unit,
            letter * metrics.unit,
            halo,
        )

    def _icon(self, piece: _Piece, x: Mm, baseline: Mm, spacing: _Spacing | None) -> tuple[IconBox, Mm]:
        """The box of an icon, and its advance, including the space before it."""
        metrics = self._metrics
        look = piece.font_run.look
        side = piece.font_run.icon_side * metrics.unit
        advance = piece.width * metrics.unit
        if spacing and piece.spaced:
            advance += (spacing.word + spacing.letter) * metrics.unit
        top = baseline - (metrics.cap_height + side) / 2 - self._style.icon_shift * metrics.size * MM_PER_PT
        token = ""
        if look:
            top -= look.shift * metrics.unit
            token = look.ink.token if look.ink else ""
        return IconBox(piece.font_run.icon, x + advance - side, top, side, token), advance

    def _pieces(self, start: LineEnd, end: LineEnd) -> list[_Piece]:
        """The words of the line by font run."""
        paragraph = self._paragraph
        font_runs = paragraph.font_runs
        begin = line_begin(paragraph, start)
        stop = end.word + 1 if end.at else end.word
        if len(font_runs) == 1:
            return [self._piece(font_runs[0], start.word, stop, start, end, begin)]
        pieces = []
        first = start.word
        number = bisect_right(self._starts, first) - 1
        while first < stop:
            last = self._starts[number + 1]
            last = stop if stop < last else last
            pieces.append(self._piece(font_runs[number], first, last, start, end, begin))
            first = last
            number += 1
        return pieces

    def _piece(self, font_run: FontRun, first: int, last: int, start: LineEnd, end: LineEnd, begin: float) -> _Piece:
        """The words from ``first`` up to ``last``, without the parts that are on other lines."""
        paragraph = self._paragraph
        words, ends = paragraph.words[first:last], paragraph.ends
        starts = first == start.word
        x = 0.0 if starts else ends[first] - begin
        reach = ends[last] - words[-1].trail - begin
        if starts and start.at:
            words[0] = font_run.words[words[0].raw[start.at :]]
        if end.at and last == end.word + 1:
            within = end.word == start.word
            word = paragraph.words[end.word]
            head = font_run.words[word.raw[start.at if within else 0 : end.at] + end.hyphen]
            words[-1] = head if within or end.word not in paragraph.glued else head.at_start()
            reach = head.width if within else ends[end.word] + word.lead - begin + head.width
        return _Piece(font_run, x, words, not starts and first not in paragraph.glued, reach - x)


def _justify(pieces: Sequence[_Piece], slack: float) -> _Spacing | None:
    """The spacing that makes a line wider by ``slack``; None if it has no spaces."""
    spaces = sum(piece.spaces for piece in pieces)
    if not spaces:
        return None
    letters = 0.0
    if slack > spaces * _WIDEST_SPACES * 1000:
        # No space is added behind the last letter.
        count = sum(piece.letters for piece in pieces) - (not pieces[-1].font_run.icon)
        letters = min(_LETTERS * 1000, (slack - spaces * _WIDEST_SPACES * 1000) / count)
        slack -= letters * count
    return _Spacing(slack / spaces, letters)


def _loosened(pieces: Sequence[_Piece]) -> list[_Piece]:
    """The same pieces without ligatures, which letter spacing would tear apart."""
    loosened, x = [], 0.0
    for piece in pieces:
        if piece.font_run.icon:
            loosened.append(piece._replace(x=x))
        else:
            loose = piece.font_run.words.loose
            widened = sum([loose[word.raw].width - word.width for word in piece.words])
            words = [word._replace(letters=loose[word.raw].letters) for word in piece.words]
            loosened.append(piece._replace(x=x, words=words, width=piece.width + widened))
        x += loosened[-1].width
    return loosened
