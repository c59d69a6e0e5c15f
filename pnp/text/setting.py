"""The ends of lines to lines with positions in mm: runs, kerns, icons, links, alignment, justification."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from pnp.frame import Link, TextRun
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.text.breaking import Cut, line_begin
from pnp.text.engine import TextEngine
from pnp.text.lines import IconBox, Line
from pnp.text.paragraph import Paragraph, Stretch
from pnp.text.style import TextStyle
from pnp.text.words import Word
from pnp.values import dataclass

# Beyond this, in sizes, a justified line's spaces tear holes: letters take up to LETTERS each of the rest.
_WIDEST_SPACES: Final = 0.25
_LETTERS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Grid:
    """The vertical measures of a text at its size, in mm, and mm per thousandth of an em."""

    size: Pt
    unit: Mm
    pitch: Mm
    first: Mm
    ascent: Mm
    line_height: Mm
    last: Mm
    cap_height: Mm

    @classmethod
    def of(cls, engine: TextEngine, style: TextStyle, size: Pt) -> Grid:
        """The grid of a style at another size than its own."""
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
        """The height of a box around so many lines."""
        return self.first + (lines - 1) * self.pitch + self.last if lines else 0.0


class _Piece(NamedTuple):
    """The words of one stretch on one line; x: where it begins, in units from the beginning of the line."""

    stretch: Stretch
    x: float
    words: Sequence[Word]
    spaced: bool
    width: float

    @property
    def letters(self) -> int:
        """How often the space between letters is added: behind spaces, too."""
        return sum(word.letters for word in self.words) + self.spaces

    @property
    def spaces(self) -> int:
        """How many spaces there are."""
        return len(self.words) - (0 if self.spaced else 1)


class _Spacing(NamedTuple):
    """What is added to each space and each letter, in units."""

    word: float
    letter: float


def set_lines(
    paragraph: Paragraph, cuts: Sequence[Cut], style: TextStyle, grid: Grid, width: Mm, x: Mm, y: Mm
) -> list[Line]:
    """Set the lines that end at ``cuts`` in a column of ``width``; x, y is the top left of the first line."""
    lines = []
    start = Cut(0)
    indent = style.indent if paragraph.starts else 0.0
    setter = _Setter(paragraph, style, grid, width, x)
    baseline = y + grid.first
    for cut in cuts:
        if paragraph.words:
            lines.append(setter.line(start, cut, baseline, indent))
        else:
            lines.append(_empty_line(x, baseline, grid))
        start, indent = cut, 0.0
        baseline += grid.pitch
    return lines


def _empty_line(x: Mm, baseline: Mm, grid: Grid) -> Line:
    return Line((), (), (), x, baseline - grid.ascent, 0.0, grid.line_height, grid.ascent, True, "", False)


class _Setter:
    """Sets the lines of a paragraph, one at a time."""

    __slots__ = ("_firsts", "_grid", "_paragraph", "_style", "_width", "_x")

    def __init__(self, paragraph: Paragraph, style: TextStyle, grid: Grid, width: Mm, x: Mm) -> None:
        self._paragraph = paragraph
        # The first word of each stretch, and the word behind the last one.
        self._firsts = [*(stretch.first for stretch in paragraph.stretches), len(paragraph.words)]
        self._style = style
        self._grid = grid
        self._width = width
        self._x = x

    def line(self, start: Cut, end: Cut, baseline: Mm, indent: Mm) -> Line:
        """The line between two cuts."""
        grid, align = self._grid, self._style.align
        pieces = self._pieces(start, end)
        last = pieces[-1]
        natural = self._natural(last)
        is_last = end.word == len(self._paragraph.words)
        x = self._x + indent
        spacing = None
        if align != "left":
            slack = (self._width - indent) / grid.unit - natural
            if align == "justify":
                if not is_last or slack < 0:
                    pieces, spacing = self._justified(pieces, (self._width - indent) / grid.unit)
                natural += slack if spacing else 0.0
            else:
                x += slack * grid.unit * (0.5 if align == "center" else 1.0)
        runs: list[TextRun] = []
        icons: list[IconBox] = []
        links: list[Link] = []
        pen = x
        for piece in pieces:
            if piece.stretch.icon:
                icon, advance = self._icon(piece, pen, baseline, spacing)
                icons.append(icon)
            else:
                run = self._run(piece, pen, baseline, spacing)
                advance = run.width
                if run.text:  # a soft hyphen alone leaves nothing to print
                    runs.append(run)
            if piece.stretch.link:
                top = baseline - grid.ascent
                links.append(Link(pen, top, advance, grid.line_height, piece.stretch.link))
            pen += advance
        return Line(
            tuple(runs),
            tuple(icons),
            tuple(links),
            x,
            baseline - grid.ascent,
            natural * grid.unit,
            grid.line_height,
            grid.ascent,
            is_last,
            end.hyphen,
            end.broken,
        )

    def _natural(self, last: _Piece) -> float:
        """Where a line with this last piece ends, in units; the pen goes on behind its last letter."""
        return last.x + last.width - (0.0 if last.stretch.icon else self._style.tracking)

    def _justified(self, pieces: list[_Piece], width: float) -> tuple[list[_Piece], _Spacing | None]:
        """What to add to spaces and letters for a line to be so wide, and the pieces to add it to."""
        slack = width - self._natural(pieces[-1])
        spacing = _justify(pieces, slack)
        if spacing is None or not spacing.letter:
            return pieces, spacing
        loose = _loosened(pieces)
        spacing = _justify(loose, width - self._natural(loose[-1]))
        if spacing and spacing.letter:
            return loose, spacing
        # Without ligatures the line is so much wider that its letters may stay as they are.
        return pieces, _Spacing(slack / sum(piece.spaces for piece in pieces), 0.0)

    def _run(self, piece: _Piece, x: Mm, baseline: Mm, spacing: _Spacing | None) -> TextRun:
        grid, style, stretch = self._grid, self._style, piece.stretch
        text = " ".join([word.text for word in piece.words])
        if piece.spaced:
            text = " " + text
        width, letter, word = piece.width, style.tracking, 0.0
        if spacing:
            width += text.count(" ") * spacing.word + piece.letters * spacing.letter
            letter += spacing.letter
            word = spacing.word
        return TextRun(
            x,
            baseline,
            text,
            stretch.words.font.key,
            grid.size,
            style.link_ink or style.ink if stretch.link else style.ink,
            width * grid.unit,
            word * grid.unit,
            letter * grid.unit,
        )

    def _icon(self, piece: _Piece, x: Mm, baseline: Mm, spacing: _Spacing | None) -> tuple[IconBox, Mm]:
        """The box of an icon, and how far it moves the pen with the space before it."""
        grid = self._grid
        side = self._style.icon * grid.size * MM_PER_PT
        advance = piece.width * grid.unit
        if spacing and piece.spaced:
            advance += (spacing.word + spacing.letter) * grid.unit
        top = baseline - (grid.cap_height + side) / 2
        return IconBox(piece.stretch.icon, x + advance - side, top, side), advance

    def _pieces(self, start: Cut, end: Cut) -> list[_Piece]:
        """The line's words by stretch."""
        paragraph = self._paragraph
        stretches = paragraph.stretches
        begin = line_begin(paragraph, start)
        stop = end.word + 1 if end.at else end.word
        if len(stretches) == 1:
            return [self._piece(stretches[0], start.word, stop, start, end, begin)]
        pieces = []
        first = start.word
        number = bisect_right(self._firsts, first) - 1
        while first < stop:
            last = self._firsts[number + 1]
            last = stop if stop < last else last
            pieces.append(self._piece(stretches[number], first, last, start, end, begin))
            first = last
            number += 1
        return pieces

    def _piece(self, stretch: Stretch, first: int, last: int, start: Cut, end: Cut, begin: float) -> _Piece:
        """The words from ``first`` to before ``last``, cut where the line begins or ends inside one."""
        paragraph = self._paragraph
        words, ends = paragraph.words[first:last], paragraph.ends
        starts = first == start.word
        x = 0.0 if starts else ends[first] - begin
        reach = ends[last] - words[-1].trail - begin
        if starts and start.at:
            words[0] = stretch.words[words[0].raw[start.at :]]
        if end.at and last == end.word + 1:
            within = end.word == start.word
            word = paragraph.words[end.word]
            head = stretch.words[word.raw[start.at if within else 0 : end.at] + end.hyphen]
            words[-1] = head if within or end.word not in paragraph.glued else head.at_start()
            reach = head.width if within else ends[end.word] + word.lead - begin + head.width
        return _Piece(stretch, x, words, not starts and first not in paragraph.glued, reach - x)


def _justify(pieces: Sequence[_Piece], slack: float) -> _Spacing | None:
    """What to add to spaces and letters for a line to be so much wider; nothing if it has no spaces."""
    spaces = sum(piece.spaces for piece in pieces)
    if not spaces:
        return None
    letters = 0.0
    if slack > spaces * _WIDEST_SPACES * 1000:
        # Nothing comes behind the last letter.
        count = sum(piece.letters for piece in pieces) - (not pieces[-1].stretch.icon)
        letters = min(_LETTERS * 1000, (slack - spaces * _WIDEST_SPACES * 1000) / count)
        slack -= letters * count
    return _Spacing(slack / spaces, letters)


def _loosened(pieces: Sequence[_Piece]) -> list[_Piece]:
    """The same pieces with all letters apart: letters between which there is space are no ligatures."""
    loosened, x = [], 0.0
    for piece in pieces:
        if piece.stretch.icon:
            loosened.append(piece._replace(x=x))
        else:
            loose = piece.stretch.words.loose
            widened = sum([loose[word.raw].width - word.width for word in piece.words])
            words = [word._replace(letters=loose[word.raw].letters) for word in piece.words]
            loosened.append(piece._replace(x=x, words=words, width=piece.width + widened))
        x += loosened[-1].width
    return loosened
