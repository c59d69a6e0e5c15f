"""Names, references, aliases, abbreviations."""

from __future__ import annotations

from typing import Final

from pnp.checks.names import (
    duplicate_abbreviation,
    duplicate_id,
    duplicate_number,
    unresolved,
    unresolved_effect,
    unresolved_place,
)

# In the order of the catalogue.
MODULES: Final = (
    unresolved,
    unresolved_place,
    unresolved_effect,
    duplicate_id,
    duplicate_number,
    duplicate_abbreviation,
)
