"""Runs of text in a class of the theme to lines, cached by text and width."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pnp.document.flowables import Flowable, Frame, PrintedPart
from pnp.document.inline_text import InlineText
from pnp.frame import Ink, Item, Nested
from pnp.layout.geometry.box import Box
from pnp.layout.geometry.moving import moved_all
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Align, Style
from pnp.measures import MM_PER_PT, Mm
from pnp.text import PLAIN, Line, Lines, Missing, Run, TextEngine, TextFonts, TextStyle
from pnp.text.effects import drawn_effects, runs_of
from pnp.text.flow import MeasuredText, measure_text
from pnp.text.typesetting import LineMetrics
from pnp.values import dataclass

# With more texts than this the caches are emptied, to save memory.
_MOST_TEXTS: Final = 20_000
# The side of icons in the text, in sizes.
_ICON: Final = 1.1
# Every page number of an index is a link: a colour of its own would mark nothing.
_ALL_LINKS: Final = frozenset({"index"})


@dataclass(frozen=True, slots=True, eq=False)
class SetLine:
    """One line: what stands on it, from its top left corner. height: from line to line. keep: stays with the next."""

    items: tuple[Item, ...]
    height: Mm
    width: Mm
    baseline: Mm
    keep: bool = False


@dataclass(frozen=True, slots=True)
class Extent:
    """How narrow a text can be set without breaking words, and how wide it is on one line, in mm."""

    least: Mm
    natural: Mm


class SetTexts:
    """Texts that were set in one theme, by all that decides how."""

    def __init__(self) -> None:
        self.styles: dict[tuple[str, Align | None], TextStyle] = {}
        self.lines: dict[tuple[tuple[Run, ...], str, Align | None, float], _SetText] = {}
        self.measures: dict[tuple[tuple[Run, ...], str], MeasuredText] = {}
        self.extents: dict[tuple[tuple[Run, ...], str], Extent] = {}


# The lines of a text, and what the fonts lack for it.
_SetText = tuple[tuple[SetLine, ...], tuple[Missing, ...]]


class Typesetter:
    """Sets text in the classes of a theme. Keep one for a book, so that no text is broken twice at one width.

    texts: those that were set before in the same theme.
    """

    def __init__(self, theme: ResolvedTheme, engine: TextEngine, texts: SetTexts | None = None) -> None:
        self.theme = theme
        self.engine = engine
        self.missing: list[Missing] = []
        self._texts = texts or SetTexts()

    def leading(self, name: str) -> Mm:
        """From line to line in a class, in mm."""
        style = self.theme.style(name)
        return style.size * style.leading * MM_PER_PT

    def lines(self, runs: tuple[Run, ...], name: str, width: Mm, align: Align | None = None) -> tuple[SetLine, ...]:
        """Set a paragraph in a class at a width in mm."""
        key = (runs, name, align, round(width, 4))
        known = self._texts.lines.get(key)
        if known is None:
            if len(self._texts.lines) >= _MOST_TEXTS:
                self._texts.lines.clear()
            known = self._texts.lines[key] = self._set(runs, name, width, align)
        lines, missing = known
        self.missing.extend(missing)
        return lines

    def line(self, text: str, name: str, align: Align | None = None, width: Mm = 10_000.0) -> SetLine:
        """Set a few words on one line."""
        return self.lines((Run(text, PLAIN),), name, width, align)[0]

    def extent(self, runs: tuple[Run, ...], name: str) -> Extent:
        """How narrow and how wide a paragraph can be."""
        key = (runs, name)
        extent = self._texts.extents.get(key)
        if extent is None:
            extent = self._texts.extents[key] = self._measured_extent(runs, name)
        return extent

    def _set(self, runs: tuple[Run, ...], name: str, width: Mm, align: Align | None) -> _SetText:
        if not runs:
            return (), ()
        style = self.text_style(name, align)
        lines: Lines = replace(self._measured_text(runs, name), style=style).lines(width, style.size)
        pitch = style.size * style.leading * MM_PER_PT
        theme, drop = self.theme.style(name), self._drop_lines(runs, name)
        usual = LineMetrics.of(self.engine, style, style.size).line_height
        return tuple(
            self._set_line(line, pitch + line.height - usual, theme, keep=number < drop - 1)
            for number, line in enumerate(lines.lines)
        ), tuple(lines.missing)

    def _drop_lines(self, runs: tuple[Run, ...], name: str) -> int:
        """How many lines high the drop capital of a paragraph is; 0 if it has none."""
        return max((part.drop.lines for part in self._measured_text(runs, name).parts if part.drop), default=0)

    def _set_line(self, line: Line, pitch: Mm, style: Style, *, keep: bool) -> SetLine:
        # The room between lines is shared out above and below, so that a tinted line looks centred.
        above = (pitch - line.height) / 2
        effects = drawn_effects((line,), self.engine.book)
        items: list[Item] = [*line.links, *effects.under, *runs_of(line), *effects.over]
        for icon in line.icons:
            drawing = self.theme.icons.get(icon.name)
            if drawing is not None:
                face = self.theme.icon_face(drawing, icon.token or style.color)
                scale = icon.size / max(face.size.width, face.size.height)
                items.append(Nested(face, icon.x, icon.y, scale, alt=drawing.title))
        moved = moved_all(tuple(items), 0.0, above - line.y)
        return SetLine(moved, pitch, line.x + line.width, above + line.ascent, keep)

    def _measured_extent(self, runs: tuple[Run, ...], name: str) -> Extent:
        unit = self.text_style(name, None).size * MM_PER_PT / 1000
        least = natural = 0.0
        for part in self._measured_text(runs, name).parts if runs else ():
            aside = part.drop.room if part.drop else 0.0
            natural = max(natural, part.ends[-1] + aside)
            chunk = 0.0
            for index, word in enumerate(part.words):
                chunk = chunk + word.advance if index in part.glued else word.width
                least = max(least, chunk + aside)
        # A little more, so that rounding does not break a line of this width.
        return Extent(least * unit + 0.02, natural * unit + 0.02)

    def _measured_text(self, runs: tuple[Run, ...], name: str) -> MeasuredText:
        """A paragraph measured in a class, to be set at any width and with any alignment."""
        key = (runs, name)
        measured = self._texts.measures.get(key)
        if measured is None:
            if len(self._texts.measures) >= _MOST_TEXTS:
                self._texts.measures.clear()
            measured = self._texts.measures[key] = measure_text(self.engine, (runs,), self.text_style(name, None))
        return measured

    def text_style(self, name: str, align: Align | None) -> TextStyle:
        """A class as a style of the text engine, with another alignment if one is given."""
        key = (name, align)
        style = self._texts.styles.get(key)
        if style is None:
            style = self._texts.styles[key] = self._text_style(name, align)
        return style

    def _text_style(self, name: str, align: Align | None) -> TextStyle:
        style = self.theme.style(name)
        link: Ink | None = None
        if "link" in self.theme.classes and name not in _ALL_LINKS:
            link = self.theme.style("link").text_ink()
        chosen = align or style.align
        return TextStyle(
            fonts=TextFonts.of(self.engine.book, f"{style.font}-smallcaps" if style.small_caps else style.font),
            size=style.size,
            ink=style.text_ink(),
            link_ink=link,
            leading=style.leading,
            align=chosen,
            hyphenate=style.hyphenate,
            language=style.language,
            optimal=chosen == "justify",
            tracking=style.tracking,
            icon=_ICON * style.icon_scale,
            icon_shift=style.icon_shift,
            effects=style.effects,
            drops=not name.startswith("table"),
        )


def as_flowables(
    lines: Iterable[SetLine],
    *,
    x: Mm = 0.0,
    above: Mm = 0.0,
    frames: tuple[Frame, ...] = (),
    keep: bool = False,
    text: InlineText | None = None,
    kind: str = "",
) -> list[Flowable]:
    """A flowable for each line. above: the space above the first, in mm. x, frames, keep: as for flowables.

    text, kind: what the lines show, and what that is called.
    """
    return [
        Flowable(
            height=line.height,
            items=moved_all(line.items, x, 0.0),
            before=0.0 if index else above,
            frames=frames,
            keep=keep or line.keep,
            parts=(PrintedPart(kind, Box(x, 0.0, line.width, line.height), text),) if text else (),
        )
        for index, line in enumerate(lines)
    ]
