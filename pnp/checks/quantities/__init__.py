"""Quantities stated against counted."""

from __future__ import annotations

from typing import Final

from pnp.checks.quantities import consists, expression, parts_list, stated, the_whole, uncountable

# In the order of the catalogue.
MODULES: Final = (
    stated,
    uncountable,
    expression,
    the_whole,
    consists,
    parts_list,
)
