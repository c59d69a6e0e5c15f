"""Every kind of element, and what compiles it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.layout.compiling import Compile
from pnp.layout.kinds.boards import compile_board, compile_ruler
from pnp.layout.kinds.containers import compile_column, compile_grid, compile_group, compile_repeat, compile_row
from pnp.layout.kinds.counts import compile_pips
from pnp.layout.kinds.faces import compile_face
from pnp.layout.kinds.fields import compile_field
from pnp.layout.kinds.outlines import (
    compile_arc,
    compile_box,
    compile_circle,
    compile_line,
    compile_path,
    compile_polygon,
)
from pnp.layout.kinds.pictures import compile_icon, compile_image
from pnp.layout.kinds.tables import compile_table
from pnp.layout.kinds.texts import compile_text

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
