"""Draw icons as faces of one colour, or of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final

from pnp.frame import Face, Group, Image, Ink, Item, Path, Picture, Stroke
from pnp.measures import Size
from pnp.model.texts import Icon, IconPath
from pnp.svg.path import PathError, parse_path

NO_MATTERS: Final[Mapping[str, Ink]] = {}
# The opacity of the tone ``light`` of icons.
LIGHT = 0.4
# And that of the paper of the tone ``glow``, the light on a coat.
_GLOW = 0.3
# The width of the outline of a hollow icon, as a share of its view.
_OUTLINE = 0.05


def draw_icon(icon: Icon, ink: Ink, ground: Ink, matters: Mapping[str, Ink] = NO_MATTERS) -> Face:
    """Draw an icon with one millimetre for each unit of its view.

    ground: the ink of the tone ``paper``. matters: those of parts by what they are of; the rest has the other two.
    """
    width, height = (*icon.view, 64, 64)[:2] if len(icon.view) >= 2 else (64, 64)
    art: tuple[Item, ...] = tuple(drawn for path in icon.paths if (drawn := _drawn(path, ink, ground, matters)))
    if icon.picture:
        digest = sha256(icon.picture.encode()).hexdigest()
        art = (Image(Picture(icon.picture, width, height, digest), 0.0, 0.0, float(width), float(height)),)
    return Face(id=f"icon-{icon.id}", size=Size(float(width), float(height)), art=art, alt=icon.title)


def draw_hollow_icon(icon: Icon, ink: Ink, ground: Ink) -> Face:
    """The outline of an icon around the ground, to be filled in or crossed off."""
    filled = draw_icon(icon, ink, ground)
    if icon.picture:
        return replace(filled, art=(Group(filled.art, opacity=LIGHT),))
    paths = (path for path in filled.art if isinstance(path, Path))
    shapes = [path for path in paths if ground not in (path.fill, path.stroke and path.stroke.ink)]
    pen = max(filled.size.width, filled.size.height) * _OUTLINE
    outer = tuple(_widened(path, ink, 2 * pen) for path in shapes)
    return replace(filled, art=(*outer, *(_widened(path, ground, 0.0) for path in shapes)))


def _widened(path: Path, ink: Ink, pen: float) -> Path:
    """A path in one ink, wider by a pen around its shape or along its line."""
    width = pen + (path.stroke.width if path.stroke else 0.0)
    stroke = Stroke(ink, width, cap="round", join="round") if width else None
    return replace(path, fill=ink if path.fill else None, stroke=stroke)


def _drawn(path: IconPath, ink: Ink, ground: Ink, matters: Mapping[str, Ink]) -> Path | None:
    try:
        segments = parse_path(path.d)
    except PathError:
        return None  # Reported where icons are read.
    own = matters.get(path.matter, ink)
    tones = {
        "paper": matters.get(path.matter, ground),
        "light": replace(own, opacity=own.opacity * LIGHT),
        "glow": replace(ground, opacity=_GLOW),
    }
    tone = replace(ink, token=path.tone) if path.tone.startswith("#") else tones.get(path.tone, own)
    width = float(path.stroke) if path.stroke else 0.0
    if not width:
        # With the even-odd rule, a shape inside a shape is a hole, whatever their directions.
        return Path(segments, tone, even_odd=path.rule != "nonzero")
    return Path(segments, None, Stroke(tone, width, cap="round", join="round"))
