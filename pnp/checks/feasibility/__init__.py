"""Set-up, capacity, goals that can be reached."""

from __future__ import annotations

from typing import Final

from pnp.checks.feasibility import (
    absent_side,
    capacity,
    distinct,
    fixed_board,
    fixed_ground,
    fixed_number,
    fixed_stack,
    fixed_zone,
    goals,
    no_zone,
    occupiers,
    one_on_each,
    option_deal,
    rolled,
    scenario_goals,
    seats,
)

# In the order of the catalogue.
MODULES: Final = (
    capacity,
    no_zone,
    fixed_zone,
    fixed_board,
    fixed_ground,
    fixed_stack,
    fixed_number,
    one_on_each,
    rolled,
    option_deal,
    goals,
    distinct,
    occupiers,
    absent_side,
    scenario_goals,
    seats,
)
