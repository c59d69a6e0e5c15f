"""Find texts that run together: those of two elements, and those of one board or page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnp.fonts import FontBook
from pnp.frame import Ink, Item, TextRun
from pnp.layout.drawing.inked_lines import InkedPart, Line, inked, is_in_box, lines_among, meet, size_of
from pnp.layout.geometry.background import Layers, layers_at
from pnp.layout.geometry.outlines import Point
from pnp.matrix import IDENTITY
from pnp.matrix import bounds as matrix_bounds
from pnp.measures import MM_PER_PT
from pnp.palette import Color, Palette, contrast

# Two texts run together if this share of the ink of a letter is in the boxes of letters of the other.
_IN_BOXES: Final = 0.25
# What shows through a veil can be read with this contrast; WCAG 2.2 asks for it in large text.
READABLE: Final = 3.0
# Ink with less contrast to its ground is a watermark, which nobody reads.
FAINT: Final = 2.0
# The width of the line of ground around the letters of names on maps, and their size, in units of glyphs.
_HALO: Final = 0.12
_EM: Final = 1000
# A text that is so many times as large as one over it may be its background.
_LARGER: Final = 2.0
# Texts of about one size read as one if a blank or less is between them, and their baselines are hardly apart. The
# last two are shares of the size.
_ALIKE: Final = 1.3
_BLANK: Final = 0.25
_LEVEL: Final = 0.3
# Bounds, so that a page of thousands of texts over each other takes no hours.
_MOST_NEAR: Final = 60
_MOST_FOUND: Final = 40


class TextComparer:
    """Compares texts by the ink of their letters. below: the layers under the ink at a point."""

    def __init__(self, book: FontBook, palette: Palette, below: Callable[[Point], Layers]) -> None:
        self._book, self._palette, self._below = book, palette, below

    def run_together(self, line: Line, over: Line) -> bool:
        """Whether two lines of text cannot both be read. over: the one that is painted later."""
        if not (line.run and over.run and over.is_to_be_read):
            return False
        point = self._touching(line, over, _HALO if over.run.halo else 0.0) or self._touching(over, line)
        return point is not None and self._is_confusing(line, line.run, over, over.run, point)

    def _touching(self, line: Line, other: Line, halo: float = 0.0) -> Point | None:
        """A point of the first letter of a line much of which is among the letters of another one.

        halo: how far around these nothing can be seen, as a share of their size.
        """
        others = [_grown(letter, halo) if halo else letter for letter in inked(other, self._book)]
        others = [letter for letter in others if meet(letter.bounds, line.bounds)]
        for letter in inked(line, self._book) if others else ():
            near = [box for box in others if meet(letter.bounds, box.bounds)]
            inside = [point for point in letter.points if any(is_in_box(point, box) for box in near)] if near else []
            if inside and len(inside) >= _IN_BOXES * len(letter.points):
                return inside[0]
        return None

    def _is_confusing(self, line: Line, run: TextRun, other: Line, over: TextRun, point: Point) -> bool:
        """Whether two texts that touch each other cannot both be read."""
        ground = self._palette.seen(self._below(point))
        color, top = self._color(run.ink, ground), self._color(over.ink, ground)
        if not (ground and color and top):
            return True
        if self._is_pale(color, run, ground) or self._is_pale(top, over, ground):
            return False
        return contrast(color, top) < READABLE or size_of(line) < size_of(other) * _LARGER

    def _is_pale(self, color: Color, run: TextRun, ground: Color) -> bool:
        """Whether letters hardly differ from what is around them."""
        return contrast(color, self._palette[run.halo] if run.halo else ground) < FAINT

    def _color(self, ink: Ink, ground: Color | None) -> Color | None:
        return self._palette[ink.token].over(ground, ink.opacity) if ground and ink.token in self._palette else None


def overlapping_texts(
    items: Sequence[Item], book: FontBook, palette: Palette, ground: Sequence[Item] = (), *, apart: bool = False
) -> tuple[tuple[str, str], ...]:
    """The words of every two texts among items that run together. ground: what is under them, if it is more than that.

    apart: texts on one line read as one text, too, if there is no more than a blank between them. Text in text is
    left out, and so are words that are there twice, which are a shadow or an outline.
    """
    comparer = TextComparer(book, palette, lambda point: layers_at(ground or items, *point))
    lines = [line for line in lines_among(items, IDENTITY) if line.is_to_be_read and line.words.strip()]
    found: dict[tuple[str, str], None] = {}
    for line, other in _meeting(lines, _BLANK if apart else 0.0):
        words = line.name or line.words, other.name or other.words
        if words[0] == words[1] or line.words == other.words or words in found:
            continue
        if comparer.run_together(line, other) or (apart and _is_read_on(line, other)):
            found[words] = None
            if len(found) >= _MOST_FOUND:
                break
    return tuple(found)


def _grown(letter: InkedPart, halo: float) -> InkedPart:
    """A letter with what is around it."""
    left, top, right, bottom = letter.tight
    wide = halo * _EM
    tight = left - wide, top - wide, right + wide, bottom + wide
    bounds = matrix_bounds(letter.place, tight[0], tight[1], right - left + 2 * wide, bottom - top + 2 * wide)
    return letter._replace(tight=tight, bounds=bounds)


def _is_read_on(line: Line, other: Line) -> bool:
    """Whether one of two level lines goes on where the other ends, as words of one name do, in letters of its size."""
    (a, b, c, d, *_), sizes = line.place, (size_of(line), size_of(other))
    if other.place[:4] != (a, b, c, d) or b or c or min(sizes) * _ALIKE < max(sizes):
        return False
    if not all(any(map(str.isalpha, text.words)) for text in (line, other)):
        return False
    size = max(sizes) * MM_PER_PT
    between = max(other.bounds[0] - line.bounds[2], line.bounds[0] - other.bounds[2])
    # Both bounds are as far above the baseline.
    return between < _BLANK * size and abs(line.bounds[1] - other.bounds[1]) < _LEVEL * size


def _meeting(lines: Sequence[Line], apart: float) -> Iterator[tuple[Line, Line]]:
    """Every two lines whose bounds have points in common, the one that is painted first first.

    apart: or that are so far apart on one line, as a share of their size.
    """
    near: list[int] = []
    for number in sorted(range(len(lines)), key=lambda number: lines[number].bounds[1]):
        left, top, right, _ = lines[number].bounds
        left, right = left - apart * (size := size_of(lines[number]) * MM_PER_PT), right + apart * size
        near = [other for other in near if lines[other].bounds[3] > top][-_MOST_NEAR:]
        for other in near:
            bounds = lines[other].bounds
            if bounds[0] < right and bounds[2] > left:
                first, second = sorted((number, other))
                yield lines[first], lines[second]
        near.append(number)
