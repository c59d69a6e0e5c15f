"""A game and its rules texts to a tree of elements, without places on paper."""
