"""How the cells of a board lie: their names, what touches what, and where all of it is."""

from __future__ import annotations

from pnp.model.lattice.lattice import Cell, Corner, FrameLabel, Lattice, Point, Side, Window
from pnp.model.lattice.square import SquareLattice

__all__ = ["Cell", "Corner", "FrameLabel", "Lattice", "Point", "Side", "SquareLattice", "Window"]
