"""The look of the spans of a text: their font, size, ink and effects, by what they say and by their classes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pnp.frame import Ink
from pnp.text.engine import TextEngine
from pnp.text.rich import PLAIN, SpanStyle
from pnp.text.style import NO_EFFECTS, LetterEffects, SpanClass, TextFonts, TextStyle

# The size of superscripts and subscripts, and how far they are raised, in sizes of the text around them.
_SCRIPT_SIZE: Final = 0.62
_SCRIPTS: Final = {"": 0.0, "super": 0.34, "sub": -0.16}
_NO_CLASS: Final = SpanClass()


class SpanLook(NamedTuple):
    """How a run is set. font: a key. scale: its size as a share of that of the text. shift: how far it is raised,
    in thousandths of an em of the text. ink: None for that of the text. drop: the lines of a drop capital. is_script:
    it is raised or lowered beside words of the usual size, which say how high the line is.
    """

    font: str
    tracking: float
    scale: float = 1.0
    shift: float = 0.0
    ink: Ink | None = None
    effects: LetterEffects = NO_EFFECTS
    drop: int = 0
    is_script: bool = False

    @property
    def is_level(self) -> bool:
        """Whether it needs no more room in its line than the text around it."""
        return self.is_script or (self.scale == 1.0 and not self.shift)


@lru_cache(maxsize=256)
def _plain_look(font: str, tracking: float) -> SpanLook:
    """The look of nearly all runs, which differ in their fonts only."""
    return SpanLook(font, tracking)


def look_of(engine: TextEngine, span: SpanStyle, style: TextStyle) -> SpanLook:
    """The look of a span in a text of a style. Raises FontError."""
    if span is PLAIN or not (span.classes or span.script or span.strike or span.scale != 1.0 or span.shift):
        font = style.fonts.regular if span is PLAIN else style.fonts.key(span)
        if style.effects is NO_EFFECTS:
            return _plain_look(font, style.tracking)
        return SpanLook(font, style.tracking, effects=style.effects)
    fonts, tracking, ink, effects, size, drop = style.fonts, style.tracking, None, style.effects, style.size, 0
    small_caps = span.smallcaps
    for name in span.classes:
        own = engine.spans.get(name, _NO_CLASS)
        fonts = TextFonts.of(engine.book, own.font) if own.font else fonts
        tracking = tracking if own.tracking is None else own.tracking
        ink, size, drop = own.ink or ink, own.size or size, own.drop
        effects, small_caps = own.effects.over(effects), small_caps or own.small_caps
    scale, shift = span.scale * size / style.size, span.shift * size / style.size * 1000
    if span.script:
        shift += _SCRIPTS[span.script] * scale * 1000
        scale *= _SCRIPT_SIZE
    if span.strike:
        effects = LetterEffects(strike=True).over(effects)
    key = fonts.key(SpanStyle(span.bold, span.italic, small_caps))
    return SpanLook(key, tracking, round(scale, 4), round(shift, 1), ink, effects, drop, bool(span.script))
