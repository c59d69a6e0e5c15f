"""Printed pieces against what can be in play."""

from __future__ import annotations

from typing import Final

from pnp.checks.supply import counters, short

# In the order of the catalogue.
MODULES: Final = (
    short,
    counters,
)
