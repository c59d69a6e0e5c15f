"""What a card does against what it says, and whether it can do it."""

from __future__ import annotations

from typing import Final

from pnp.checks.effects import (
    all_excepted,
    contradiction,
    duplicate_rolls,
    idle_except,
    limits,
    missing_stat,
    modifier_source,
    named_twice,
    negative,
    never_then,
    no_change,
    nobody,
    opposites,
    other_count,
    other_duration,
    other_range,
    other_side,
    other_stat,
    other_unit,
    said_twice,
    same_effect,
    set_up_only,
    sign,
    too_many,
    two_numbers,
    useless_to_side,
)

# In the order of the catalogue.
MODULES: Final = (
    contradiction,
    sign,
    other_stat,
    other_unit,
    other_range,
    other_duration,
    other_side,
    other_count,
    modifier_source,
    nobody,
    useless_to_side,
    idle_except,
    all_excepted,
    named_twice,
    missing_stat,
    too_many,
    duplicate_rolls,
    set_up_only,
    same_effect,
    said_twice,
    opposites,
    no_change,
    limits,
    negative,
    two_numbers,
    never_then,
)
