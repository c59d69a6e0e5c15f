"""Rich text to lines: parsing, measuring, hyphenation, line breaking, fitting into a box."""

from pnp.text.engine import TextEngine
from pnp.text.fit import Fitted, fit
from pnp.text.flow import layout_runs, layout_text
from pnp.text.lines import IconBox, Line, Lines, Missing
from pnp.text.rich import PLAIN, Entry, Expression, Inline, Mention, Run, SpanStyle, parse, parse_page, plain_text
from pnp.text.style import TextFonts, TextStyle

__all__ = [
    "PLAIN",
    "Entry",
    "Expression",
    "Fitted",
    "IconBox",
    "Inline",
    "Line",
    "Lines",
    "Mention",
    "Missing",
    "Run",
    "SpanStyle",
    "TextEngine",
    "TextFonts",
    "TextStyle",
    "fit",
    "layout_runs",
    "layout_text",
    "parse",
    "parse_page",
    "plain_text",
]
