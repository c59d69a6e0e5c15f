"""Dice tables and rolls."""

from __future__ import annotations

from typing import Final

from pnp.checks.dice import gap, out_of_range, overlap

# In the order of the catalogue.
MODULES: Final = (
    gap,
    overlap,
    out_of_range,
)
