"""Dice tables and rolls."""

from __future__ import annotations

from typing import Final

from pnp.checks.dice import (
    certain,
    closed_end,
    distinct,
    gap,
    mixed_count,
    mixed_letter,
    mixed_results,
    named_die,
    natural,
    odds_column,
    order,
    other_die,
    out_of_range,
    overlap,
    share_sum,
    stated_odds,
    stated_target,
    unreachable,
)

# In the order of the catalogue.
MODULES: Final = (
    gap,
    overlap,
    out_of_range,
    closed_end,
    order,
    certain,
    unreachable,
    other_die,
    natural,
    distinct,
    mixed_letter,
    mixed_count,
    mixed_results,
    stated_odds,
    odds_column,
    share_sum,
    named_die,
    stated_target,
)
