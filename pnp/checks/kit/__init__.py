"""Completeness of a kit."""

from __future__ import annotations

from typing import Final

from pnp.checks.kit import (
    blank_title,
    exhaustion,
    fan_made,
    fragment,
    hand,
    hopeless_side,
    idle_credit,
    language,
    licence,
    never_drawn,
    repeated_credit,
    sections,
    trademark,
    uncredited,
    unknown_topic,
    unprinted_notice,
    unspoken,
    version,
    wheel,
)

# In the order of the catalogue.
MODULES: Final = (
    sections,
    exhaustion,
    hand,
    never_drawn,
    hopeless_side,
    unspoken,
    unknown_topic,
    licence,
    uncredited,
    idle_credit,
    repeated_credit,
    trademark,
    wheel,
    fan_made,
    unprinted_notice,
    fragment,
    version,
    language,
    blank_title,
)
