"""Rules that override each other, options and scenarios."""
