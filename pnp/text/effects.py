"""What is drawn with letters besides themselves: underlines, strokes through them, outlines and shadows, as paths.

Outlines and shadows are shapes and no text, so that the words are found once when a file is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pnp.fonts import FontBook, FontFile, glyph_outline, placed_glyphs
from pnp.frame import Group, Ink, Item, Path, Segment, Stroke, TextRun
from pnp.measures import MM_PER_PT, Mm
from pnp.text.lines import Line
from pnp.text.style import LetterEffects, Outline, Shadow

# The middle of a line below the baseline, negative above it, and its thickness, as shares of the size.
_UNDER: Final = 0.13
_THROUGH: Final = -0.26
_THICKNESS: Final = 0.055


def runs_of(line: Line) -> tuple[Item, ...]:
    """The runs of a line; a drop capital and the words that it begins are read as one."""
    return (Group(line.runs, alt=f"{line.text} "),) if line.has_drop else line.runs


class DrawnEffects(NamedTuple):
    """What lies under the letters, and what lies over them."""

    under: tuple[Item, ...] = ()
    over: tuple[Item, ...] = ()


def drawn_effects(lines: Iterable[Line], book: FontBook) -> DrawnEffects:
    """The effects of some lines. Raises FontError."""
    decorated = [line for line in lines if line.effects]
    if not decorated:
        return DrawnEffects()
    runs = [(line.runs[number], effects) for line in decorated for number, effects in line.effects]
    shadows = [_shadow(run, effects.shadow, effects.outline, book) for run, effects in runs if effects.shadow]
    outlines = [
        Path(letter_shapes(run, book), stroke=_pen(_outlining(effects.outline, run)))
        for run, effects in runs
        if effects.outline
    ]
    under = [line for drawn in decorated for line in _straight_lines(drawn, book, _UNDER, _is_underlined)]
    over = [line for drawn in decorated for line in _straight_lines(drawn, book, _THROUGH, _is_struck)]
    return DrawnEffects((*shadows, *outlines, *under), tuple(over))


def letter_shapes(run: TextRun, book: FontBook) -> tuple[Segment, ...]:
    """The outlines of the letters of a run, in mm, where they stand. Raises FontError."""
    unit = run.size * MM_PER_PT / 1000
    return tuple(
        _moved(segment, run.x + glyph.x * unit, run.y - glyph.y * unit, unit * glyph.size)
        for glyph in placed_glyphs(run, book[run.font])
        for segment in _outline(glyph.file, glyph.id)
    )


@lru_cache(maxsize=2048)
def _outline(file: FontFile, glyph: int) -> tuple[Segment, ...]:
    return glyph_outline(file, glyph)


def _moved(segment: Segment, x: Mm, y: Mm, scale: float) -> Segment:
    points = segment[1:]
    return (segment[0], *[(y if index % 2 else x) + point * scale for index, point in enumerate(points)])


def _outlining(outline: Outline, run: TextRun) -> Outline:
    """An outline; one in the colour of its letters makes them bolder, and stays with them if that colour changes."""
    return outline._replace(ink=run.ink) if outline.ink.token == run.ink.token else outline


def _pen(outline: Outline) -> Stroke:
    # Half of the line is under the letters.
    return Stroke(outline.ink, outline.width * 2, join="round")


def _shadow(run: TextRun, shadow: Shadow, outline: Outline | None, book: FontBook) -> Item:
    """The letters once more, with their outline; a fill and a line that both let light through are one picture."""
    solid = Ink(shadow.ink.token, shadow.ink.role)
    shapes = tuple(_moved(segment, shadow.across, shadow.down, 1.0) for segment in letter_shapes(run, book))
    if outline is None:
        return Path(shapes, fill=shadow.ink)
    path = Path(shapes, fill=solid, stroke=_pen(Outline(solid, outline.width)))
    return path if shadow.ink.opacity == 1.0 else Group((path,), opacity=shadow.ink.opacity)


def _is_underlined(effects: LetterEffects) -> bool:
    return effects.underline


def _is_struck(effects: LetterEffects) -> bool:
    return effects.strike


def _straight_lines(
    line: Line, book: FontBook, middle: float, has_line: Callable[[LetterEffects], bool]
) -> Iterator[Path]:
    """A line along each run of a line that has one; it goes on over the space between two of them."""
    end, last = 0.0, -1
    for number, effects in line.effects:
        if not has_line(effects):
            continue
        run = line.runs[number]
        size = run.size * MM_PER_PT
        start = end if number == last + 1 and last >= 0 else run.x + _leading_space(run, book)
        width = run.x + run.width - run.letter_space - start
        y = run.y + size * (middle - _THICKNESS / 2)
        yield Path((("R", start, y, width, size * _THICKNESS),), fill=Ink(run.ink.token, "line", run.ink.opacity))
        end, last = run.x + run.width, number


def _leading_space(run: TextRun, book: FontBook) -> Mm:
    """The width of the space with which a run begins, if there is one."""
    if run.text[:1] != " ":
        return 0.0
    return book[run.font].advance(" ") * run.size * MM_PER_PT / 1000 + run.word_space + run.letter_space
