"""Classes of words in a text → classes of CSS, in colours that can be read on the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pnp.export.html.colors import legible
from pnp.palette import Palette
from pnp.text.style import SpanClass


def css_name(name: str) -> str:
    """The name of a class on the page; letters that CSS reads otherwise become numbers."""
    return "w-" + "".join(char if char.isalnum() or char == "-" else f"_{ord(char):x}" for char in name)


def word_styles(names: Iterable[str], classes: Mapping[str, SpanClass], palette: Palette) -> str:
    """The rules for the classes that words have, for light and dark screens."""
    known = [(css_name(name), classes[name]) for name in sorted(set(names)) if name in classes]
    plain = "".join(f".{name}{{{';'.join(rules)}}}\n" for name, own in known if (rules := list(_rules(own, palette))))
    colored = [(name, own.ink.token) for name, own in known if own.ink and own.ink.token in palette]
    dark = "".join(f".{name}{{color:{legible(palette[token])[1]}}}" for name, token in colored)
    return plain + (f"@media screen and (prefers-color-scheme:dark){{{dark}}}\n" if dark else "")


def _rules(own: SpanClass, palette: Palette) -> Iterator[str]:
    if own.ink and own.ink.token in palette:
        yield f"color:{legible(palette[own.ink.token])[0]}"
    if any(weight in own.font for weight in ("semibold", "bold", "black")):
        yield "font-weight:bold"
    if "italic" in own.font:
        yield "font-style:italic"
    if own.small_caps:
        yield "font-variant-caps:small-caps"
    if lines := [line for line, is_set in _lines(own) if is_set]:
        yield f"text-decoration:{' '.join(lines)}"


def _lines(own: SpanClass) -> tuple[tuple[str, bool], ...]:
    return ("underline", own.effects.underline), ("line-through", own.effects.strike)
