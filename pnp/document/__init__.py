"""Rules text and a game to the pages of a book."""
