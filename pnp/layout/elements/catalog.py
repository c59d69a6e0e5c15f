"""Every kind of element, and what compiles it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.layout.elements.boards import compile_board, compile_ruler
from pnp.layout.elements.compiler import Compile
from pnp.layout.elements.containers import compile_column, compile_grid, compile_group, compile_repeat, compile_row
from pnp.layout.elements.faces import compile_face
from pnp.layout.elements.fields import compile_field
from pnp.layout.elements.outlines import (
    compile_arc,
    compile_box,
    compile_circle,
    compile_line,
    compile_path,
    compile_polygon,
)
from pnp.layout.elements.pictures import compile_icon, compile_image
from pnp.layout.elements.pips import compile_pips
from pnp.layout.elements.tables import compile_table
from pnp.layout.elements.texts import compile_text

COMPILERS: Final[Mapping[str, Compile]] = {
    "box": compile_box,
    "text": compile_text,
    "icon": compile_icon,
    "image": compile_image,
    "line": compile_line,
    "path": compile_path,
    "polygon": compile_polygon,
    "circle": compile_circle,
    "arc": compile_arc,
    "row": compile_row,
    "column": compile_column,
    "grid": compile_grid,
    "group": compile_group,
    "table": compile_table,
    "repeat": compile_repeat,
    "pips": compile_pips,
    "board": compile_board,
    "track": compile_board,
    "nodes": compile_board,
    "mat": compile_board,
    "ruler": compile_ruler,
    "field": compile_field,
    "face": compile_face,
}
