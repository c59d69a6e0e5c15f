"""Quantities stated against counted."""

from __future__ import annotations

from typing import Final

from pnp.checks.quantities import (
    consists,
    expression,
    list_length,
    number_gap,
    numbered,
    parts_list,
    parts_sum,
    players,
    stated,
    the_whole,
    uncountable,
)

# In the order of the catalogue.
MODULES: Final = (
    stated,
    uncountable,
    expression,
    the_whole,
    consists,
    parts_list,
    parts_sum,
    number_gap,
    players,
    numbered,
    list_length,
)
