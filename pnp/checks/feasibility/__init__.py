"""Set-up, capacity, goals that can be reached."""

from __future__ import annotations

from typing import Final

from pnp.checks.feasibility import capacity, goals

# In the order of the catalogue.
MODULES: Final = (
    capacity,
    goals,
)
