"""What a card does against what it says."""
