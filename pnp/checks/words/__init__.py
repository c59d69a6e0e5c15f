"""Terms, notation, spelling, leftovers: what is wrong with the words of a game."""

from __future__ import annotations

from typing import Final

from pnp.checks.words import (
    broken_encoding,
    divided_word,
    double_space,
    doubled_word,
    duplicate_term,
    invisible_character,
    link_nowhere,
    markup_leftover,
    minus_sign,
    misspelling,
    mixed_abbreviation,
    mixed_quotes,
    range_dash,
    see_also,
    see_nowhere,
    sentence_dash,
    sign_order,
    space_before_mark,
    split_word,
    two_spellings,
    unbalanced,
    undefined_term,
)

# In the order of the catalogue.
MODULES: Final = (
    undefined_term,
    duplicate_term,
    see_nowhere,
    doubled_word,
    broken_encoding,
    invisible_character,
    divided_word,
    markup_leftover,
    misspelling,
    split_word,
    sign_order,
    mixed_abbreviation,
    minus_sign,
    range_dash,
    sentence_dash,
    mixed_quotes,
    double_space,
    space_before_mark,
    unbalanced,
    two_spellings,
    link_nowhere,
    see_also,
)
