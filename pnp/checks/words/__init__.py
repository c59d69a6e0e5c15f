"""Terms, notation, spelling and leftovers in the texts of a game."""
