"""Set-up, capacity, goals that can be reached."""

from __future__ import annotations

from typing import Final

from pnp.checks.feasibility import (
    absent_side,
    capacity,
    distinct,
    empty_zone,
    fixed_board,
    fixed_ground,
    fixed_number,
    fixed_stack,
    fixed_zone,
    foreign_unit,
    goals,
    joint_room,
    no_zone,
    nowhere,
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
    joint_room,
    empty_zone,
    foreign_unit,
    goals,
    distinct,
    occupiers,
    absent_side,
    scenario_goals,
    nowhere,
    seats,
)
