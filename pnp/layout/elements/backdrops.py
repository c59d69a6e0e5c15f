"""The box of a text or a field, or a box itself, drawn as a part of the frame kit if its class says so."""

from __future__ import annotations

from pnp.art.names import OFF
from pnp.frame import Face, Nested
from pnp.layout.drawing.scene import Scene
from pnp.layout.geometry.box import Box
from pnp.layout.theme.style import Style
from pnp.measures import Size

# Those that cover their box, so that they are the ground of words on it.
_COVERS = ("panel", "cartouche", "ribbon", "seal")


def draw_backdrop(style: Style, box: Box, scene: Scene, *, has_emblem: bool = False) -> bool:
    """Draw the part of the frame kit that a class names, in its colours; false if there is none to draw.

    has_emblem: the head of a section has another one than the device of the kit.
    """
    theme, kind = scene.theme, style.backdrop
    if kind == "heading" and has_emblem:
        kind = "heading-rule"
    if not kind or theme.frame == OFF or box.width <= 0 or box.height <= 0:
        return False
    from pnp.art.frames.kits import draw_part  # knows every kit: only when a part is drawn
    from pnp.art.manners import Inks

    inks = Inks(
        ground=style.fill or "paper",
        ink=style.color,
        accent=style.stroke or theme.style("border").stroke or style.color,
    )
    item = draw_part(kind, theme.frame, theme.surface, box.width, box.height, "", inks)
    if item is not None:
        face = Face(id=f"backdrop-{kind}", size=Size(box.width, box.height), art=(item,))
        scene.canvas.items.append(Nested(face, box.x, box.y))
    if kind in _COVERS:
        scene.canvas.note_fill(box, inks.ground if kind in ("panel", "cartouche") else inks.ink)
    return True
