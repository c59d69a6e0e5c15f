"""Worked examples against the rules that they illustrate."""

from __future__ import annotations

from typing import Final

from pnp.checks.examples import (
    arithmetic,
    broken_path,
    distance,
    formula_inputs,
    formula_result,
    path_cost,
    purchase,
    roll_chance,
    roll_impossible,
    roll_outcome,
    roll_total,
    subject,
    unknown_place,
)

# In the order of the catalogue.
MODULES: Final = (
    formula_result,
    formula_inputs,
    subject,
    roll_total,
    roll_outcome,
    roll_chance,
    roll_impossible,
    unknown_place,
    distance,
    broken_path,
    path_cost,
    purchase,
    arithmetic,
)
