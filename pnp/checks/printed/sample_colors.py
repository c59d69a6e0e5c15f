"""Samples of text on its background → the two colours that readers see."""

from __future__ import annotations

from pnp.findings import Related
from pnp.layout.drawing.reports import ContrastSample
from pnp.layout.geometry.background import Layers
from pnp.palette import Color, Palette


def colors(sample: ContrastSample, palette: Palette) -> tuple[Color, Color] | None:
    """The colours of the text and of its background; None if a picture is part of it."""
    background = palette.seen(sample.behind)
    if background is None or sample.color not in palette:
        return None
    return palette[sample.color].over(background, sample.opacity), background


def background_name(layers: Layers) -> str:
    """The name of the background: its topmost token, or the paper."""
    return repr(layers[0][0]) if layers else "bare paper"


def theme_places(sample: ContrastSample, palette: Palette) -> tuple[Related, ...]:
    """Where the theme defines the colours of the text and of its background, each once."""
    tokens = dict.fromkeys((sample.color, *(token for token, _ in sample.behind[:1])))
    return tuple(
        Related(palette.places[token], f"{token!r} is defined here") for token in tokens if token in palette.places
    )
