"""Terms, notation, spelling, leftovers: what is wrong with the words of a game."""
