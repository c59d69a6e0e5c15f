"""The kinds of elements."""

from __future__ import annotations

from typing import Final

from pnp.layout.elements import (
    art,
    boards,
    containers,
    faces,
    fields,
    icons,
    outlines,
    pictures,
    pips,
    setup_plans,
    tables,
    texts,
)
from pnp.layout.templates.layouts import Kinds

_MODULES: Final = (outlines, art, texts, icons, pictures, containers, tables, pips, boards, setup_plans, fields, faces)
ELEMENTS: Final[Kinds] = {kind.name: kind for module in _MODULES for kind in module.KINDS}
