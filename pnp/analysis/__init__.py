"""What checks, books and exports ask about a game: its words, names and numbers, zones, reach, odds and supply."""

from pnp.analysis.context import GameContext as GameContext
