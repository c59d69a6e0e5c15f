"""Items to PDF operators, written into a stream. What the graphics state holds already is not written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal

from pnp.frame import Image, Ink, Path, Segment, Shading, Stroke, TextRun
from pnp.matrix import Matrix
from pnp.measures import PT_PER_MM, Mm, Pt
from pnp.paint.colors import Colors, Components
from pnp.paint.content import Content, ShadingObject, Stream
from pnp.paint.fonts import GlyphUse
from pnp.paint.glyphs import GlyphFonts, hexadecimal
from pnp.paint.numerals import factor, numeral, numerals
from pnp.paint.picture_files import uncropped
from pnp.paint.placing import to_points
from pnp.values import dataclass

# ActualText is read instead of what is drawn, Alt describes it.
Alternative = Literal["ActualText", "Alt"]

_FILL_OPERATOR: Final = {1: "g", 3: "rg", 4: "k"}
_STROKE_OPERATOR: Final = {1: "G", 3: "RG", 4: "K"}
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}
_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
# Everything stands on a grid of a hundredth of a point (3.5 µm): moves from run to run add up exactly on it.
_GRID: Final = 100
_GRID_PER_MM: Final = PT_PER_MM * _GRID
# Added to a number and taken off again, it leaves the nearest whole one, as ``round`` does, in half the time:
# a number so large has no bits for anything smaller.
_WHOLE: Final = 1.5 * 2**52
# Numbers in as few digits as it takes: on the grid, there is never an exponent, and never a minus zero. A map has a
# hundred thousand curves, and % takes a third of the time that an f-string takes.
_RECTANGLE: Final = "%.8g %.8g %.8g %.8g re"
_MOVE: Final = "%.8g %.8g m"
_LINE: Final = "%.8g %.8g l"
_CURVE: Final = "%.8g %.8g %.8g %.8g %.8g %.8g c"
_MOVE_TEXT: Final = "%.8g %.8g Td"


@dataclass(slots=True)
class _State:
    """What the stream has set so far; None where a form inherits what it cannot know."""

    fill: Components | None = None
    stroke: Components | None = None
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    width: Mm | None = None
    dash: tuple[Mm, ...] = ()
    cap: str = "butt"
    join: str = "miter"
    font: tuple[str, float] | None = None
    letter_space: Mm = 0.0
    rise: Pt = 0.0

    def copy(self) -> _State:
        # Ten times as fast as dataclasses.replace, and called for every card.
        return _State(
            self.fill,
            self.stroke,
            self.fill_opacity,
            self.stroke_opacity,
            self.width,
            self.dash,
            self.cap,
            self.join,
            self.font,
            self.letter_space,
            self.rise,
        )


class Pen:
    """Writes into one stream. Millimetres, y down, the origin at the top left. use: notes the glyphs that are shown."""

    def __init__(self, stream: Stream, fonts: GlyphFonts, colors: Colors, use: GlyphUse) -> None:
        self._stream = stream
        self._fonts = fonts
        self._use = use
        self._colors = colors
        self._write: Callable[[str], None] = stream.code.append
        self._state = _State()
        self._stack: list[_State] = []
        # Where the line began (what Td counts from) and where the last run ended, on the grid.
        self._text_at: tuple[int, int] | None = None
        self._text_end: tuple[int, int] | None = None

    def save(self) -> None:
        """Remember the graphics state."""
        self._end_text()
        self._write("q")
        self._stack.append(self._state.copy())

    def restore(self) -> None:
        """Go back to the state that was remembered last."""
        self._end_text()
        self._write("Q")
        self._state = self._stack.pop()

    def transform(self, matrix: Matrix) -> None:
        """Move, turn and scale everything that follows."""
        self._end_text()
        a, b, c, d, e, f = to_points(matrix)
        turn = "1 0 0 1" if a == d == 1 and b == c == 0 else " ".join(map(factor, (a, b, c, d)))
        self._write(f"{turn} {numeral(e)} {numeral(f)} cm")

    def clip(self, segments: Sequence[Segment]) -> None:
        """Cut off everything that follows outside a path (non-zero winding)."""
        self._end_text()
        self._write(_clip_operators(tuple(segments)))

    def path(self, path: Path) -> None:
        """Fill and stroke a path; one without lines is nothing."""
        if not path.segments:
            return
        self._end_text()
        if path.fill:
            self._set_fill(path.fill)
        if path.stroke:
            self._set_stroke(path.stroke)
        self._write(f"{outline(path.segments)} {_paint_operator(path)}")

    def shading(self, item: Shading) -> None:
        """Fill a path with a gradient."""
        gradient = item.gradient
        stops = tuple((stop.offset, self._colors[stop.ink], stop.ink.opacity) for stop in gradient.stops)
        enlarge = _enlargement(gradient.matrix)
        coordinates = tuple(round(number * enlarge * PT_PER_MM, 4) for number in gradient.coordinates)
        # The coordinates of a gradient are y down: its matrix turns them, too.
        shading = ShadingObject(coordinates, stops)
        a, b, c, d, e, f = gradient.matrix
        self.save()
        self._set_opacity(item.opacity, "ca")
        self.clip(item.segments)
        place = " ".join(map(factor, (a / enlarge, -b / enlarge, c / enlarge, -d / enlarge)))
        self._write(f"{place} {numeral(e * PT_PER_MM)} {numeral(-f * PT_PER_MM)} cm")
        name = self._stream.shading(shading)
        if not shading.is_opaque:
            self._write(f"/{name} gs")
        self._write(f"/{name} sh")
        self.restore()

    def group(self, name: str, opacity: float, *, multiply: bool) -> None:
        """Show a form that is blended as a whole, in a saved state."""
        self._end_text()
        self._reset_for_form()
        self._set_opacity(opacity, "ca")
        if multiply:
            self._write(f"/{self._stream.multiply()} gs")
        self._write(f"{self._stream.form(name)} Do")

    def text(self, run: TextRun) -> None:
        """Show characters."""
        self._set_fill(run.ink)
        write, state = self._write, self._state
        x, y = round(run.x * _GRID_PER_MM), round(-run.y * _GRID_PER_MM)
        if self._text_at is None:
            write("BT")
            self._text_at = (0, 0)
        move = self._move_to(x, y)
        self._text_end = (round((run.x + run.width) * _GRID_PER_MM), y)
        if run.letter_space != state.letter_space:
            self._set_letter_space(run.letter_space)
        for name, size, rise, show in self._fonts.shows(run, self._use):
            font = (name, run.size * size)
            if state.font != font and name:
                state.font = font
                write(f"/{name} {numeral(font[1])} Tf")
            if rise or state.rise:
                self._set_rise(rise * run.size / 1000)
            write(f"{move}{show}" if move else show)
            move = ""

    def _move_to(self, x: int, y: int) -> str:
        """The operator to go to a place on the grid; none where the run before has led already."""
        end = self._text_end
        if end and end[1] == y and abs(end[0] - x) <= 1:
            return ""
        left, bottom = self._text_at or (0, 0)
        self._text_at = (x, y)
        return _MOVE_TEXT % ((x - left) / _GRID, (y - bottom) / _GRID)

    def image(self, image: Image) -> None:
        """Show a picture, cropped to its rectangle."""
        self.save()
        self._set_opacity(1.0, "ca")
        if image.crop != (0.0, 0.0, 1.0, 1.0):
            self.clip((("R", image.x, image.y, image.width, image.height),))
        x, y, width, height = (part * PT_PER_MM for part in uncropped(image))
        self._write(f"{numeral(width)} 0 0 {numeral(height)} {numeral(x)} {numeral(-(y + height))} cm")
        self._write(f"{self._stream.picture(image.picture)} Do")
        self.restore()

    def form(self, name: str) -> None:
        """Show a form with its origin at ours."""
        self._end_text()
        self._reset_for_form()
        self._write(f"{self._stream.form(name)} Do")

    def include(self, content: Content) -> None:
        """Write the operators of a content as they are; what they change is undone by the next ``restore``."""
        self._end_text()
        self._reset_for_form()
        self._stream.include(content)

    def begin_alternative(self, kind: Alternative, text: str) -> None:
        """What follows up to the next end has these words."""
        self._end_text()
        self._write(f"/Span<</{kind}{hexadecimal(text)}>>BDC")

    def end_alternative(self) -> None:
        """The end of what the last begin spoke of."""
        self._end_text()
        self._write("EMC")

    def finish(self) -> None:
        """Close what is open at the end of the stream."""
        self._end_text()

    def _end_text(self) -> None:
        if self._text_at is not None:
            self._write("ET")
            self._text_at = self._text_end = None

    def _reset_for_form(self) -> None:
        """Reset what a form inherits to the state that its own pen begins with."""
        self._set_opacity(1.0, "ca")
        self._set_opacity(1.0, "CA")
        self._set_line(())
        self._set_letter_space(0.0)
        self._set_rise(0.0)

    def _set_fill(self, ink: Ink) -> None:
        components = self._colors[ink]
        if components != self._state.fill:
            self._state.fill = components
            self._write(f"{numerals(components)} {_FILL_OPERATOR[len(components)]}")
        if ink.opacity != self._state.fill_opacity:
            self._set_opacity(ink.opacity, "ca")

    def _set_stroke(self, stroke: Stroke) -> None:
        state = self._state
        components = self._colors[stroke.ink]
        if components != state.stroke:
            state.stroke = components
            self._write(f"{numerals(components)} {_STROKE_OPERATOR[len(components)]}")
        self._set_opacity(stroke.ink.opacity, "CA")
        if stroke.width != state.width:
            state.width = stroke.width
            self._write(f"{numeral(stroke.width * PT_PER_MM)} w")
        self._set_line(stroke.dash, stroke.cap, stroke.join)

    def _set_line(self, dash: tuple[Mm, ...], cap: str = "butt", join: str = "miter") -> None:
        state = self._state
        if dash != state.dash:
            state.dash = dash
            self._write(f"[{numerals(tuple(mm * PT_PER_MM for mm in dash))}] 0 d")
        if cap != state.cap:
            state.cap = cap
            self._write(f"{_CAPS[cap]} J")
        if join != state.join:
            state.join = join
            self._write(f"{_JOINS[join]} j")

    def _set_opacity(self, opacity: float, kind: str) -> None:
        state = self._state
        if opacity == (state.fill_opacity if kind == "ca" else state.stroke_opacity):
            return
        if kind == "ca":
            state.fill_opacity = opacity
        else:
            state.stroke_opacity = opacity
        self._write(f"/{self._stream.opacity(kind, opacity)} gs")

    def _set_letter_space(self, space: Mm) -> None:
        if space != self._state.letter_space:
            self._state.letter_space = space
            self._write(f"{numeral(space * PT_PER_MM)} Tc")

    def _set_rise(self, rise: Pt) -> None:
        if rise != self._state.rise:
            self._state.rise = rise
            self._write(f"{numeral(rise)} Ts")


def _enlargement(matrix: Sequence[float]) -> float:
    """By how much a matrix enlarges; at least a little."""
    a, b, c, d, _, _ = matrix
    return max(float(abs(a * d - b * c) ** 0.5), 1e-6)


@lru_cache(maxsize=256)
def _clip_operators(segments: tuple[Segment, ...]) -> str:
    # Cards of one deck are all clipped alike.
    return f"{outline(segments)} W n"


def outline(segments: Sequence[Segment]) -> str:
    """Path construction operators in points, y up."""
    return " ".join([_SEGMENTS[segment[0]](*segment[1:]) for segment in segments])


def _rectangle(x: Mm, y: Mm, width: Mm, height: Mm) -> str:
    # Its edges are on the grid, not its width: what touches on the face touches on paper.
    left, right = round(x * _GRID_PER_MM), round((x + width) * _GRID_PER_MM)
    bottom, top = round(-(y + height) * _GRID_PER_MM), round(-y * _GRID_PER_MM)
    return _RECTANGLE % (left / _GRID, bottom / _GRID, (right - left) / _GRID, (top - bottom) / _GRID)


def _move(x: Mm, y: Mm) -> str:
    k, grid, whole = _GRID_PER_MM, _GRID, _WHOLE
    return _MOVE % ((x * k + whole - whole) / grid, (whole - y * k - whole) / grid)


def _line(x: Mm, y: Mm) -> str:
    k, grid, whole = _GRID_PER_MM, _GRID, _WHOLE
    return _LINE % ((x * k + whole - whole) / grid, (whole - y * k - whole) / grid)


def _curve(x1: Mm, y1: Mm, x2: Mm, y2: Mm, x3: Mm, y3: Mm) -> str:
    k, grid, whole = _GRID_PER_MM, _GRID, _WHOLE
    return _CURVE % (
        (x1 * k + whole - whole) / grid,
        (whole - y1 * k - whole) / grid,
        (x2 * k + whole - whole) / grid,
        (whole - y2 * k - whole) / grid,
        (x3 * k + whole - whole) / grid,
        (whole - y3 * k - whole) / grid,
    )


def _close() -> str:
    return "h"


_SEGMENTS: Final[dict[str, Callable[..., str]]] = {
    "R": _rectangle,
    "M": _move,
    "L": _line,
    "C": _curve,
    "Z": _close,
}


def _paint_operator(path: Path) -> str:
    star = "*" if path.even_odd else ""
    if path.fill and path.stroke:
        return f"B{star}"
    if path.fill:
        return f"f{star}"
    return "S" if path.stroke else "n"
