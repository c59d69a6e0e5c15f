"""A piece as it was drawn, with what was noticed: what is kept of it from one build to the next."""

from __future__ import annotations

from pnp.frame import Piece
from pnp.layout.drawing.diagnostics import FaceNotes
from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnPiece:
    """A piece as it was drawn, with what is needed to take it again beside other pieces.

    piece: None without a layout. front, back: what was noticed; of a back that an earlier piece has, nothing is.
    back_key: equal for the backs of a component that are one face.
    """

    piece: Piece | None
    front: FaceNotes
    back: FaceNotes | None = None
    back_key: str = ""
