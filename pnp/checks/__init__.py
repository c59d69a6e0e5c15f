"""What is wrong with a game, found before paper is spent: one module a check."""
