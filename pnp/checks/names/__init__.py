"""Names, references, aliases, abbreviations."""

from __future__ import annotations

from typing import Final

from pnp.checks.names import (
    alias_of_another,
    ambiguous_abbreviation,
    circular_abbreviation,
    duplicate_abbreviation,
    duplicate_id,
    duplicate_name,
    duplicate_number,
    idle_record,
    name_in_two_decks,
    near_name,
    number_and_name,
    other_form,
    undefined_abbreviation,
    unresolved,
    unresolved_effect,
    unresolved_modifier,
    unresolved_place,
    unused_abbreviation,
)

# In the order of the catalogue.
MODULES: Final = (
    unresolved,
    unresolved_place,
    unresolved_effect,
    other_form,
    unresolved_modifier,
    duplicate_name,
    duplicate_id,
    duplicate_number,
    duplicate_abbreviation,
    name_in_two_decks,
    alias_of_another,
    undefined_abbreviation,
    unused_abbreviation,
    circular_abbreviation,
    ambiguous_abbreviation,
    idle_record,
    near_name,
    number_and_name,
)
