"""Rules that override each other, options and scenarios."""

from __future__ import annotations

from typing import Final

from pnp.checks.overrides import (
    carry_words,
    circle,
    deal_words,
    draw_words,
    drawing,
    empty_exception,
    forbidden_and_allowed,
    goal_words,
    hand_limit,
    idle_option,
    marker_of_status,
    owner,
    repeated_exception,
    same_scenario,
    same_value,
    set_twice,
    set_up_zone,
    start_words,
    starting_hand,
    unknown_exception,
)

# In the order of the catalogue.
MODULES: Final = (
    set_twice,
    forbidden_and_allowed,
    starting_hand,
    set_up_zone,
    owner,
    marker_of_status,
    drawing,
    deal_words,
    draw_words,
    hand_limit,
    start_words,
    carry_words,
    goal_words,
    unknown_exception,
    empty_exception,
    circle,
    repeated_exception,
    idle_option,
    same_scenario,
    same_value,
)
