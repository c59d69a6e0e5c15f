"""Samples of text on its background → the two colours that readers see."""

from pnp.findings import Related
from pnp.layout.drawing.reports import ContrastSample
from pnp.palette import Color, Palette, contrast


def colors(sample: ContrastSample, palette: Palette) -> tuple[Color, Color] | None:
    """The colours of the text and of its background; None if a picture is part of it.

    Letters with an outline stand out from it, or together with it from what is behind.
    """
    background = palette.seen(sample.behind)
    if sample.color not in palette:
        return None
    # An outline in the colour of the letters makes them bolder.
    if sample.outline in palette and sample.outline != sample.color:
        outline = palette[sample.outline]
        if background is None or contrast(palette[sample.color], outline) > contrast(palette[sample.color], background):
            background = outline
    if background is None:
        return None
    return palette[sample.color].over(background, sample.opacity), background


def background_name(sample: ContrastSample, palette: Palette) -> str:
    """The name of the background: the outline of the text, the topmost token behind it, or the paper."""
    seen = colors(sample, palette)
    if sample.outline in palette and seen and seen[1] == palette[sample.outline]:
        return f"its outline in {sample.outline!r}"
    picture = f" of the picture {sample.ground!r}" if sample.on_picture and sample.ground else ""
    return f"{sample.behind[0][0]!r}{picture}" if sample.behind else "bare paper"


def theme_places(sample: ContrastSample, palette: Palette) -> tuple[Related, ...]:
    """Where the theme defines the colours of the text and of its background, each once."""
    tokens = dict.fromkeys((sample.color, *(token for token, _ in sample.behind[:1])))
    return tuple(
        Related(palette.places[token], f"{token!r} is defined here") for token in tokens if token in palette.places
    )
