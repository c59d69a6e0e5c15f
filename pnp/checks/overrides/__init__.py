"""Rules that override each other, options and scenarios."""

from __future__ import annotations

from typing import Final

from pnp.checks.overrides import (
    circle,
    drawing,
    empty_exception,
    excluded,
    forbidden_and_allowed,
    idle_option,
    marker_of_status,
    owner,
    repeated_exception,
    same_scenario,
    same_value,
    set_twice,
    set_up_zone,
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
    unknown_exception,
    empty_exception,
    circle,
    repeated_exception,
    idle_option,
    same_scenario,
    same_value,
    excluded,
)
