"""What a card does against what it says, and whether it can do it."""
