"""The operators that pages are made of, read once more, → elements of SVG.

Letters are glyphs of the subset fonts that ``glyph_fonts`` makes, in which each glyph has one character.
"""

from __future__ import annotations

import re
from base64 import b32encode
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from typing import Final

from pnp.fonts import FontFile
from pnp.frame import Field, Link
from pnp.matrix import Matrix
from pnp.measures import MM_PER_PT
from pnp.paint.colors import Colors, rgb
from pnp.paint.content import ActiveItems, Resources
from pnp.paint.fonts import FontSource
from pnp.paint.glyph_letters import file_of, letter_of
from pnp.paint.numerals import factor, numeral
from pnp.paint.outlined_text import outlined_line
from pnp.paint.short_paths import short_outline_data
from pnp.paint.svg import css_color, field_start
from pnp.paint.xml import escape, quoteattr
from pnp.values import dataclass

# The outline of a path with what is done with it, a string, an array of strings and numbers, words of a mark, a name,
# a number, an operator.
_TOKENS: Final = re.compile(
    r"(?P<outline>-?[\d.]+ -?[\d.]+ (?:m|-?[\d.]+ -?[\d.]+ re)[-\d. mlcreh]*)(?P<paint>W n|[fB]\*?|S|n)(?!\S)"
    r"|\((?P<string>(?:[^\\)]|\\.)*)\)"
    r"|\[(?P<array>(?:\((?:[^\\)]|\\.)*\)|[-\d. ]+)*)\]"
    r"|/Span<</(?P<mark>Alt|ActualText)<FEFF(?P<words>[0-9A-F]*)>>>BDC"
    r"|/(?P<name>[^\s/<\[(]+)"
    r"|(?P<number>-?[\d.]+)"
    r"|(?P<operator>[A-Za-z*]+)",
    re.DOTALL,
)
_SHOWN: Final = re.compile(r"\((?P<string>(?:[^\\)]|\\.)*)\)|(?P<number>-?[\d.]+)", re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_CAPS: Final = ("butt", "round", "square")
_JOINS: Final = ("miter", "round", "bevel")
# A square around all that a gradient may fill; a clip path has cut it already.
_ANYWHERE: Final = "M-9999-9999H9999V9999H-9999Z"


@dataclass(slots=True)
class _State:
    """The graphics state of a stream."""

    fill: str = "#000000"
    stroke: str = "#000000"
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    width: float = 1.0
    dash: str = ""
    cap: str = "butt"
    join: str = "miter"
    font: str = ""
    size: float = 1.0
    letter_space: float = 0.0
    rise: float = 0.0
    multiplies: bool = False

    def copy(self) -> _State:
        return replace(self)


class SvgWriter:
    """Reads one stream. Lengths are in points, y up, until they are written."""

    def __init__(self, resources: Resources, fonts: FontSource, *, outlined: bool) -> None:
        self._outlined = outlined
        self.parts: list[str] = []
        self.clips: dict[str, str] = {}
        self.letters: dict[str, dict[str, int]] = {}
        self.named: set[str] = set()
        self._opacities = {name: (kind, value) for name, kind, value in resources.opacities}
        self._fonts = fonts
        self._files: dict[str, FontFile] = {}
        self._state = _State()
        self._stack: list[_State] = []
        # How many elements each saved state has opened, that of the stream first.
        self._open = [0]
        self._in_text = False
        self._line, self._pen = (0.0, 0.0), 0.0

    def write(self, code: str) -> None:
        """Write the elements of operators."""
        operands: list[str] = []
        for token in _TOKENS.finditer(code):
            kind = token.lastgroup
            if kind == "paint":
                self._outline(token["outline"], token["paint"])
            elif kind == "words":
                self._begin(bytes.fromhex(token["words"]).decode("utf-16-be", "replace"))
            elif kind == "operator":
                self._do(token["operator"], operands)
                operands = []
            else:
                operands.append(token[kind or 0])

    def lay(self, active: ActiveItems, colors: Colors) -> None:
        """Write what lies over the content: values of fields, and links that lead out of it."""
        for item, place in active:
            if isinstance(item, Field) and item.value and item.kind != "checkbox":
                self.parts.append(f"<g{_transform(place)}>")
                self._field(item, css_color(rgb(colors[item.ink])))
                self.parts.append("</g>")
            elif isinstance(item, Link) and not item.target.startswith("#"):
                x, y, width, height = map(numeral, (item.x, item.y, item.width, item.height))
                area = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill-opacity="0"/>'
                self.parts.append(f"<a href={quoteattr(item.target)}><g{_transform(place)}>{area}</g></a>")

    def _field(self, item: Field, color: str) -> None:
        parts = self._fonts[item.font].shape(item.value).runs
        width = sum(sum(glyph_run.advances) for glyph_run in parts) * item.size / 1000
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[item.align]
        self._state = _State(fill=color)
        self._line = (
            field_start(item) / MM_PER_PT - width * share,
            -(item.y + (item.height + item.size * MM_PER_PT * 0.7) / 2) / MM_PER_PT,
        )
        self._pen = 0.0
        for glyph_run in parts:
            self._state.font, self._state.size = glyph_run.name, item.size * glyph_run.size
            ends = accumulate(glyph_run.advances, initial=0)
            starts = [end * item.size / 1000 for end in ends]
            self._show(list(zip(glyph_run.ids, starts, strict=False)), starts[-1])

    # Operators

    def _do(self, operator: str, operands: list[str]) -> None:
        state = self._state
        match operator:
            case "q":
                self._stack.append(state.copy())
                self._open.append(0)
            case "Q":
                self._state = self._stack.pop()
                self.parts.append("</g>" * self._open.pop())
            case "cm":
                a, b, c, d, e, f = map(float, operands)
                self._open_group(_transform((a, -b, -c, d, e * MM_PER_PT, -f * MM_PER_PT)))
            case "Do":
                self._show_named(operands[0])
            case "gs":
                self._set_graphics_state(operands[0])
            case "sh":
                opacity = f' fill-opacity="{numeral(state.fill_opacity)}"' if state.fill_opacity < 1 else ""
                self.parts.append(f'<path d="{_ANYWHERE}" fill="url(#_{operands[0]})"{opacity}/>')
            case "g" | "rg" | "k":
                state.fill = _color(tuple(operands))
            case "EMC":
                self._end()
            case "BT" | "ET" | "Td" | "Tf" | "Tc" | "Ts" | "Tj" | "TJ":
                self._do_text(operator, operands)
            case _:
                self._set_stroke(operator, operands)

    def _set_graphics_state(self, name: str) -> None:
        # The opacities of a gradient, which has a state of its own, are in its stops already.
        kind, value = self._opacities.get(name, ("", 0.0))
        if kind == "ca":
            self._state.fill_opacity = value
        elif kind == "CA":
            self._state.stroke_opacity = value
        elif kind == "BM":
            self._state.multiplies = True

    def _set_stroke(self, operator: str, operands: list[str]) -> None:
        state = self._state
        match operator:
            case "G" | "RG" | "K":
                state.stroke = _color(tuple(operands))
            case "w":
                state.width = float(operands[0])
            case "d":
                state.dash = " ".join(_mm(length) for length in operands[0].split())
            case "J":
                state.cap = _CAPS[int(operands[0])]
            case "j":
                state.join = _JOINS[int(operands[0])]
            case _:
                raise ValueError(f"{operator} is no operator of painted content")

    def _do_text(self, operator: str, operands: list[str]) -> None:
        state = self._state
        match operator:
            case "BT":
                self._in_text, self._line, self._pen = True, (0.0, 0.0), 0.0
            case "ET":
                self._in_text = False
            case "Td":
                self._line = self._line[0] + float(operands[0]), self._line[1] + float(operands[1])
                self._pen = 0.0
            case "Tf":
                state.font, state.size = operands[0], float(operands[1])
            case "Tc":
                state.letter_space = float(operands[0])
            case "Ts":
                state.rise = float(operands[0])
            case "Tj":
                self._show_shifted(f"({operands[0]})")
            case "TJ":
                self._show_shifted(operands[0])

    # Marks and groups

    def _begin(self, words: str) -> None:
        # Words for a few glyphs are for readers of a PDF: a drawing has a text alternative as a whole.
        if not self._in_text:
            self.parts.append(f"<g><title>{escape(words)}</title>")

    def _end(self) -> None:
        if not self._in_text:
            self.parts.append("</g>")

    def _open_group(self, attributes: str) -> None:
        self.parts.append(f"<g{attributes}>")
        self._open[-1] += 1

    def _show_named(self, name: str) -> None:
        self.named.add(name)
        state = self._state
        opacity = f' opacity="{numeral(state.fill_opacity)}"' if state.fill_opacity < 1 else ""
        blend = ' style="mix-blend-mode:multiply"' if state.multiplies else ""
        self.parts.append(f'<use href="#_{name}"{opacity}{blend}/>')

    # Paths

    def _outline(self, outline: str, paint: str) -> None:
        data = short_outline_data(outline)
        if paint == "W n":
            name = _digest(data)
            self.clips[name] = data
            self._open_group(f' clip-path="url(#_{name})"')
        elif paint != "n":
            self.parts.append(f'<path d="{data}"{self._painted(paint)}/>')

    def _painted(self, paint: str) -> str:
        state = self._state
        attributes = [f' fill="{state.fill}"' if paint[0] in "fB" else ' fill="none"']
        if paint[0] in "fB" and state.fill_opacity < 1:
            attributes.append(f' fill-opacity="{numeral(state.fill_opacity)}"')
        if paint.endswith("*"):
            attributes.append(' fill-rule="evenodd"')
        if paint[0] in "SB":
            attributes.append(f' stroke="{state.stroke}" stroke-width="{numeral(state.width * MM_PER_PT)}"')
            if state.stroke_opacity < 1:
                attributes.append(f' stroke-opacity="{numeral(state.stroke_opacity)}"')
            if state.dash:
                attributes.append(f' stroke-dasharray="{state.dash}"')
            # See Symbol.use for lines that end round.
            if state.cap != "round":
                attributes.append(f' stroke-linecap="{state.cap}"')
            if state.join != "round":
                attributes.append(f' stroke-linejoin="{state.join}"')
        return "".join(attributes)

    # Letters

    def _show_shifted(self, shown: str) -> None:
        """Write glyphs with what is taken away between them, as one line that is as long as they are."""
        state, width = self._state, 0.0
        glyphs: list[tuple[int, float]] = []
        file = self._file(state.font)
        for token in _SHOWN.finditer(shown):
            if token.lastgroup == "number":
                width -= float(token["number"]) * state.size / 1000
                continue
            codes = _ESCAPE.sub(_unescaped, token["string"])
            for index in range(0, len(codes), 2):
                glyph = ord(codes[index]) * 256 + ord(codes[index + 1])
                glyphs.append((glyph, width))
                width += file.advance(glyph) * state.size / 1000 + state.letter_space
        self._show(glyphs, width)

    def _show(self, glyphs: Sequence[tuple[int, float]], width: float) -> None:
        """Write glyphs. glyphs: each with its place behind the first; width: of all, in points."""
        state, file = self._state, self._file(self._state.font)
        text = "".join(letter_of(file, glyph) for glyph, _ in glyphs)
        x, y = self._line[0] + self._pen, self._line[1] + state.rise
        self._pen += width
        if not text.strip():
            return
        opacity = f' fill-opacity="{numeral(state.fill_opacity)}"' if state.fill_opacity < 1 else ""
        paint = f' fill="{state.fill}"{opacity}'
        if self._outlined:
            size = state.size
            place = (x * MM_PER_PT, -y * MM_PER_PT, size * MM_PER_PT)
            placed = [(glyph, at / size) for (glyph, at), letter in zip(glyphs, text, strict=True) if letter.strip()]
            self.parts.append(outlined_line(file, placed, place, paint))
            return
        self.letters.setdefault(state.font, {}).update(
            (letter, glyph) for letter, (glyph, _) in zip(text, glyphs, strict=True)
        )
        self.parts.append(
            f'<text x="{_mm(x)}" y="{_mm(-y)}" font-family="_{state.font}" font-size="{_mm(state.size)}" '
            f'textLength="{_mm(width - state.letter_space)}"{paint}>{escape(text)}</text>'
        )

    def _file(self, font: str) -> FontFile:
        if font not in self._files:
            self._files[font] = file_of(font, self._fonts.files)
        return self._files[font]


def _unescaped(escape: re.Match[str]) -> str:
    return "\r" if escape[1] == "r" else escape[1]


@lru_cache(maxsize=4096)
def _color(components: tuple[str, ...]) -> str:
    return css_color(rgb(tuple(map(float, components))))


def _mm(points: str | float) -> str:
    return numeral(float(points) * MM_PER_PT)


def _transform(place: Matrix) -> str:
    a, b, c, d, e, f = place
    if (a, b, c, d) == (1, 0, 0, 1):
        return f' transform="translate({numeral(e)} {numeral(f)})"' if (e, f) != (0, 0) else ""
    return f' transform="matrix({" ".join(map(factor, (a, b, c, d)))} {numeral(e)} {numeral(f)})"'


def _digest(data: str) -> str:
    digest = blake2b(data.encode(), digest_size=8).digest()
    return f"c{b32encode(digest).decode('ascii').rstrip('=').lower()}"
