"""Report icons of a kit that paint nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnp.frame import Ink, Path
from pnp.layout.drawing.reports import ShowsNothing
from pnp.layout.geometry.ink import ink_of
from pnp.layout.theme.icons import draw_icon
from pnp.model.texts import Icon

_INK, _GROUND = Ink("ink", "ornament"), Ink("paper", "ground")


def blank_icons(icons: Iterable[Icon]) -> Iterator[ShowsNothing]:
    """The icons without ink. One with a path that cannot be read has a finding already."""
    for icon in icons:
        if icon.picture:
            continue
        art = draw_icon(icon, _INK, _GROUND).art
        if len(art) == len(icon.paths) and not any(isinstance(path, Path) and _is_inked(path) for path in art):
            reason = "none of its paths has any ink" if art else "it has no paths"
            name = f"icon {icon.id}"
            yield ShowsNothing(face="", element=name, text_span=icon.span, element_span=icon.span, reason=reason)


def _is_inked(path: Path) -> bool:
    ink = path.fill or (path.stroke.ink if path.stroke else None)
    return ink is not None and ink.role != _GROUND.role and bool(ink_of(path).points)
