"""A game and its rules texts to one tree of blocks that says what everything is, not where it stands on paper."""
