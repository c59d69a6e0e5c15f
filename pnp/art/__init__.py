"""Scenery for pictures on pieces, drawn from a seed: pure functions from words and numbers to items."""
