"""The ink of text and symbols on a face: of lines, and of their letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

from pnp import matrix
from pnp.fonts import FontBook, FontFile, glyph_outline, placed_glyphs
from pnp.frame import Face, Group, Ink, Item, Lettering, Nested, Path, Segment, TextRun, items_in
from pnp.layout.drawing.painted_elements import PaintedElement
from pnp.layout.geometry.bounding_box import Bounds, around, bounding_box
from pnp.layout.geometry.ink import Inked, ink_in, ink_of
from pnp.layout.geometry.map_faces import is_layer
from pnp.layout.geometry.outlines import Point, contains
from pnp.matrix import Matrix
from pnp.measures import MM_PER_PT, Pt

# Elements that are symbols; those in text are part of it.
SYMBOLS = ("icon", "pips")


class Line(NamedTuple):
    """A run of text, the paths of a symbol, or those of words in a drawing, where they lie on the face.

    name: the words of which it is a part, such as a letter on a curve.
    """

    run: TextRun | None
    paths: tuple[Path, ...]
    place: Matrix
    bounds: Bounds
    lettering: Lettering | None = None
    name: str = ""

    @property
    def words(self) -> str:
        """The text; none for a symbol."""
        return self.run.text if self.run else self.lettering.words if self.lettering else ""

    @property
    def is_symbol(self) -> bool:
        """Whether it is no text."""
        return self.run is None and self.lettering is None

    @property
    def is_to_be_read(self) -> bool:
        """Whether it is a symbol, or text that is not there to be looked at only."""
        return self.run is None or self.run.ink.role != "ornament"


class InkedPart(NamedTuple):
    """The ink of a letter or of a path on the face.

    outline: of a letter, with its tight bounds and its place.
    """

    ink: Ink
    points: tuple[Point, ...]
    area: float
    bounds: Bounds
    outline: tuple[Segment, ...] = ()
    tight: Bounds = (0.0, 0.0, 0.0, 0.0)
    place: Matrix = matrix.IDENTITY


def has_lettering(items: Iterable[Item]) -> bool:
    """Whether there are words among the paths of drawings."""
    return any(_is_lettered(nested.face) for nested in items_in(items, Nested))


@lru_cache(maxsize=256)
def _is_lettered(face: Face) -> bool:
    """The same of one drawing, which many faces show."""
    return _has_lettered_group(face.art)


def _has_lettered_group(items: Iterable[Item]) -> bool:
    return any(isinstance(item, Group) and (item.lettering or _has_lettered_group(item.items)) for item in items)


def lines_of(element: PaintedElement) -> Iterator[Line]:
    """The lines of text and the symbols of an element."""
    place = matrix.IDENTITY
    for turn, x, y in element.turns:
        place = matrix.compose(matrix.of_group(Group((), turn, x, y)), place)
    return lines_among(element.items, place, has_symbols=element.element.kind.name in ("text", *SYMBOLS))


def lines_among(items: Iterable[Item], place: Matrix, *, has_symbols: bool = False, name: str = "") -> Iterator[Line]:
    """The lines of text among items and, if they are asked for, the symbols. place: of the items on the face.

    name: the words of which they are parts.
    """
    for item in items:
        match item:
            case TextRun():
                yield Line(item, (), place, _bounds_on_face(item, place), name=name)
            case Nested():
                inside = matrix.compose(place, matrix.of_nested(item))
                if has_symbols and (paths := _drawn_paths(item.face)):
                    yield Line(None, paths, inside, _bounds_on_face(item, place))
                elif is_layer(item.face):
                    yield from _lines_on_layer(item.face, inside, has_symbols)
                else:
                    yield from lines_among(item.face.art, inside, has_symbols=has_symbols)
            case Group(lettering=Lettering() as words):
                paths = tuple(letter for path in item.items if isinstance(path, Path) for letter in _letters(path))
                yield Line(None, paths, place, _bounds_on_face(item, place), words)
            case Group():
                inside = matrix.compose(place, matrix.of_group(item))
                seen = _bounds_on_face(Path(item.clip), inside) if item.clip else None
                whole = name or _words_in_parts(item)
                for line in lines_among(item.items, inside, has_symbols=has_symbols, name=whole):
                    # What a drawing has beyond its own view cannot be seen anyway.
                    if not (seen and line.lettering) or meet(line.bounds, seen):
                        yield line
            case Path(fill=fill) if has_symbols and fill and fill.role == "ornament":
                yield Line(None, (item,), place, _bounds_on_face(item, place))


@lru_cache(maxsize=2048)
def _lines_on_layer(face: Face, place: Matrix, has_symbols: bool) -> tuple[Line, ...]:
    """The same of a part of a map, which is not drawn again for each edit: it may have the names of all cells."""
    return tuple(lines_among(face.art, place, has_symbols=has_symbols))


def _words_in_parts(group: Group) -> str:
    """The words of a group that is one line in parts: letters on a curve, or those that are in another font."""
    runs = tuple(items_in((group,), TextRun)) if group.alt else ()
    is_line = len({run.y for run in runs if run in group.items}) <= 1
    words = _letters_of("".join(run.text for run in runs))
    return group.alt if words and is_line and words == _letters_of(group.alt) else ""


def _letters_of(words: str) -> str:
    """Words without blanks, and each letter as one character with its accent if there is one."""
    return normalize("NFC", words.replace(" ", ""))


@lru_cache(maxsize=256)
def _letters(path: Path) -> tuple[Path, ...]:
    """The letters of words that are one path: outlines that lie in each other are of one letter."""
    letters: list[tuple[Bounds, list[Segment]]] = []
    for outline in _outlines(path):
        bounds, own = bounding_box((Path(outline),)) or (0.0, 0.0, 0.0, 0.0), list(outline)
        for other in [letter for letter in letters if meet(letter[0], bounds)]:
            letters.remove(other)
            bounds = around((bounds, other[0]))
            own = [*other[1], *own]
        letters.append((bounds, own))
    return tuple(replace(path, segments=tuple(own)) for _, own in letters)


def _outlines(path: Path) -> Iterator[tuple[Segment, ...]]:
    """The closed lines of a path."""
    starts = [number for number, segment in enumerate(path.segments) if segment[0] == "M"]
    for start, end in pairwise((*starts, len(path.segments))):
        yield path.segments[start:end]


def _drawn_paths(face: Face) -> tuple[Path, ...]:
    return tuple(part for part in face.art if isinstance(part, Path) and not _is_left_out(part))


def _is_left_out(path: Path) -> bool:
    """Whether a path is a part that an icon leaves out: it is painted in the colour of the ground."""
    ink = path.fill or (path.stroke.ink if path.stroke else None)
    return ink is None or ink.role == "ground"


def _bounds_on_face(item: Item, place: Matrix) -> Bounds:
    bounds = left, top, right, bottom = bounding_box((item,)) or (0.0, 0.0, 0.0, 0.0)
    return bounds if place is matrix.IDENTITY else matrix.bounds(place, left, top, right - left, bottom - top)


def inked(line: Line, book: FontBook) -> Iterator[InkedPart]:
    """The ink of the letters of a line, or of the paths of a symbol."""
    return _of_letters(line.run, line.place, book) if line.run else of_paths(line)


def of_paths(line: Line, every: int = 1) -> Iterator[InkedPart]:
    """The ink of the paths of a symbol. every: take one of so many of its points."""
    for path in line.paths:
        ink, inside = path.fill or (path.stroke.ink if path.stroke else None), _ink_of(path)
        if ink and inside.points:
            points = tuple(_moved(line.place, *point) for point in inside.points[::every])
            yield InkedPart(ink, points, inside.area, line.bounds)


def _of_letters(run: TextRun, place: Matrix, book: FontBook) -> Iterator[InkedPart]:
    unit = run.size * MM_PER_PT / 1000
    for glyph in placed_glyphs(run, book[run.font]):
        outline, tight, inside = _glyph(glyph.file, glyph.id)
        if tight is None:
            continue
        scale = unit * glyph.size
        on_line = (scale, 0.0, 0.0, scale, run.x + glyph.x * unit, run.y - glyph.y * unit)
        on_face = matrix.compose(place, on_line)
        left, top, right, bottom = tight
        bounds = matrix.bounds(on_face, left, top, right - left, bottom - top)
        points = tuple(_moved(on_face, *point) for point in inside.points)
        yield InkedPart(run.ink, points, inside.area, bounds, outline, tight, on_face)


@lru_cache(maxsize=512)
def _ink_of(path: Path) -> Inked:
    """The ink of a path of a symbol, which many faces share."""
    return ink_of(path)


@lru_cache(maxsize=2048)
def _glyph(file: FontFile, glyph: int) -> tuple[tuple[Segment, ...], Bounds | None, Inked]:
    """The outline of a glyph, its bounds and its ink, in thousandths of an em; a space has no bounds."""
    outline = glyph_outline(file, glyph)
    inside = ink_in(outline)
    return outline, bounding_box((Path(outline),)) if inside.points else None, inside


def is_in_box(point: Point, letter: InkedPart) -> bool:
    """Whether a point of the face is in the box of a letter."""
    return is_within(_moved(matrix.inverse(letter.place), *point), letter.tight)


def above_baseline(letter: InkedPart) -> InkedPart:
    """A letter without the ink of its descender."""
    to_outline = matrix.inverse(letter.place)
    return letter._replace(points=tuple(point for point in letter.points if _moved(to_outline, *point)[1] <= 0.0))


def is_on_ink(point: Point, letter: InkedPart) -> bool:
    """Whether a point of the face is on the ink of a letter."""
    on_letter = _moved(matrix.inverse(letter.place), *point)
    return is_within(point, letter.bounds) and contains(letter.outline, *on_letter)


def meet(first: Bounds, second: Bounds) -> bool:
    """Whether two rectangles have points in common."""
    return first[0] < second[2] and first[2] > second[0] and first[1] < second[3] and first[3] > second[1]


def size_of(line: Line) -> Pt:
    """The size of a line of text on the face; 0 for a symbol."""
    a, b, *_ = line.place
    return line.run.size * (a * a + b * b) ** 0.5 if line.run else 0.0


def is_within(point: Point, bounds: Bounds) -> bool:
    """Whether a point is in a rectangle."""
    return bounds[0] <= point[0] <= bounds[2] and bounds[1] <= point[1] <= bounds[3]


def _moved(place: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = place
    return a * x + c * y + e, b * x + d * y + f
