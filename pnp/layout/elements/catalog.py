"""The kinds of elements."""

from __future__ import annotations

from typing import Final

from pnp.layout.elements import (
    art,
    board_kinds,
    containers,
    faces,
    fields,
    icons,
    outlines,
    pictures,
    pips,
    tables,
    texts,
)
from pnp.layout.templates.layouts import Kinds

_MODULES: Final = (outlines, art, texts, icons, pictures, containers, tables, pips, board_kinds, fields, faces)
ELEMENTS: Final[Kinds] = {kind.name: kind for module in _MODULES for kind in module.KINDS}
