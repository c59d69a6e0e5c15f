"""Draw icons as faces of one colour."""

from __future__ import annotations

from dataclasses import replace

from pnp.frame import Face, Ink, Path, Stroke
from pnp.measures import Size
from pnp.model.texts import Icon, IconPath
from pnp.svg.path import PathError, parse_path

# The opacity of the tone ``light`` of icons.
LIGHT = 0.4


def draw_icon(icon: Icon, ink: Ink, ground: Ink) -> Face:
    """Draw an icon with one millimetre for each unit of its view. ground: the ink of the tone ``paper``."""
    width, height = (*icon.view, 64, 64)[:2] if len(icon.view) >= 2 else (64, 64)
    art = tuple(drawn for path in icon.paths if (drawn := _drawn(path, ink, ground)))
    return Face(id=f"icon-{icon.id}", size=Size(float(width), float(height)), art=art, alt=icon.title)


def _drawn(path: IconPath, ink: Ink, ground: Ink) -> Path | None:
    try:
        segments = parse_path(path.d)
    except PathError:
        return None  # Reported where icons are read.
    tones = {"paper": ground, "light": replace(ink, opacity=ink.opacity * LIGHT)}
    tone = tones.get(path.tone, ink)
    width = float(path.stroke) if path.stroke else 0.0
    if not width:
        # With the even-odd rule, a shape inside a shape is a hole, whatever their directions.
        return Path(segments, tone, even_odd=path.rule != "nonzero")
    return Path(segments, None, Stroke(tone, width, cap="round", join="round"))
