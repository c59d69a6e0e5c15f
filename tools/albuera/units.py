"""What stands on the map of a battle, and what it may do."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.model.lattice.parts import Cell
from tools.albuera.kit import Card


@dataclass(eq=False)
class Unit:
    """A counter on the map.

    fired: a battery that has supported or moved in this player turn. charged: horse that has charged in it.
    """

    card: Card
    cell: Cell
    spent: bool = False
    disordered: bool = False
    ordered: bool = False
    attacked: bool = False
    fired: bool = False
    charged: bool = False

    @property
    def strength(self) -> int:
        """What it counts in a fight."""
        return self.card.spent if self.spent else self.card.strength

    @property
    def steps(self) -> int:
        """How many steps it has left."""
        return 1 if self.spent or not self.card.spent else 2

    @property
    def controls(self) -> bool:
        """Whether it has a zone of control."""
        return self.card.fights and not self.disordered


@dataclass(frozen=True)
class Attack:
    """An attack that may be made: the ratio and its shifts. supports, cover: batteries that take part."""

    target: Cell
    attackers: tuple[Unit, ...]
    defenders: tuple[Unit, ...]
    column: int
    charge: bool
    supports: tuple[Unit, ...]
    cover: tuple[Unit, ...]
