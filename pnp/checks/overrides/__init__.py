"""Rules that override or contradict each other, options and scenarios."""
