"""Boards and their geometry."""

from __future__ import annotations

from typing import Final

from pnp.checks.boards import cells, kind, legend, neighbours, regions, road_ends, size

# In the order of the catalogue.
MODULES: Final = (
    kind,
    size,
    legend,
    cells,
    neighbours,
    regions,
    road_ends,
)
