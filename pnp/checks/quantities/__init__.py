"""Quantities stated against counted."""

from __future__ import annotations

from typing import Final

from pnp.checks.quantities import expression, stated, uncountable

# In the order of the catalogue.
MODULES: Final = (
    stated,
    uncountable,
    expression,
)
