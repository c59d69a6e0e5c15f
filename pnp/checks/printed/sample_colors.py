"""Samples of words on their ground → the two colours that meet the eye."""

from __future__ import annotations

from pnp.findings import Related
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.geometry.background import Layers
from pnp.palette import WHITE, Color, Palette


def colors(sample: ContrastSample, palette: Palette) -> tuple[Color, Color] | None:
    """The colour of the words and that of their ground; None if a picture is part of it."""
    ground = seen_color(sample.behind, palette)
    if ground is None or sample.color not in palette:
        return None
    return palette[sample.color].over(ground, sample.opacity), ground


def seen_color(layers: Layers, palette: Palette) -> Color | None:
    """What layers look like from above, on bare white paper; None if the colour of one is not known."""
    seen = WHITE
    for token, opacity in reversed(layers):
        if token not in palette:
            return None
        seen = palette[token].over(seen, opacity)
    return seen


def background_name(layers: Layers) -> str:
    """What the ground is called: the topmost of its tokens, or the paper."""
    return repr(layers[0][0]) if layers else "bare paper"


def theme_places(sample: ContrastSample, palette: Palette) -> tuple[Related, ...]:
    """Where the theme gives the colours of the words and of their ground, each once."""
    tokens = dict.fromkeys((sample.color, *(token for token, _ in sample.behind[:1])))
    return tuple(
        Related(palette.places[token], f"{token!r} is given here") for token in tokens if token in palette.places
    )
