"""How the cells of a board lie: their names, what touches what, and where all of it is."""

from __future__ import annotations

from pnp.model.lattice.hexagons import Border, HexLattice
from pnp.model.lattice.joined import JoinedLattice, LatticePart
from pnp.model.lattice.lattice import Lattice
from pnp.model.lattice.numbering import Counting, Numbering
from pnp.model.lattice.parts import Cell, Corner, Edge, FrameLabel, NamePlace, PiecePlace, Point, Side, Window
from pnp.model.lattice.square import SquareLattice
from pnp.model.lattice.wrapped import WrappedHexLattice

__all__ = [
    "Border",
    "Cell",
    "Corner",
    "Counting",
    "Edge",
    "FrameLabel",
    "HexLattice",
    "JoinedLattice",
    "Lattice",
    "LatticePart",
    "NamePlace",
    "Numbering",
    "PiecePlace",
    "Point",
    "Side",
    "SquareLattice",
    "Window",
    "WrappedHexLattice",
]
