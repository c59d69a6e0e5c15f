"""Tell the faces that are parts of a map from those of pieces that lie on it."""

from __future__ import annotations

from typing import Final

from pnp.frame import Face

# What the ids of the faces of parts of maps begin with.
LAYER: Final = "board-"
# The names of cells with their plates.
COORDINATES: Final = "coordinates"


def is_layer(face: Face) -> bool:
    """Whether a face is a part of a map, and not a piece that lies on it."""
    return face.id == COORDINATES or face.id.startswith(LAYER)
