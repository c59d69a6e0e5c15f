"""Boards and their geometry."""

from __future__ import annotations

from typing import Final

from pnp.checks.boards import (
    area_overlap,
    border_twice,
    bridge,
    cells,
    counting,
    edge_twice,
    kind,
    legend,
    map_parts,
    neighbor_lists,
    neighbours,
    out_of_reach,
    outside_map,
    partition,
    region_ground,
    regions,
    river_ends,
    river_gap,
    road_ends,
    road_ground,
    size,
    track_count,
    track_links,
    track_numbers,
    track_reach,
    unused_symbol,
)

# In the order of the catalogue.
MODULES: Final = (
    kind,
    size,
    legend,
    cells,
    neighbours,
    regions,
    road_ends,
    unused_symbol,
    road_ground,
    river_gap,
    river_ends,
    bridge,
    region_ground,
    partition,
    track_numbers,
    track_links,
    track_reach,
    track_count,
    map_parts,
    border_twice,
    neighbor_lists,
    outside_map,
    area_overlap,
    counting,
    out_of_reach,
    edge_twice,
)
