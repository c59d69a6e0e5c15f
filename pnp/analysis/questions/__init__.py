"""The questions that every rulebook answers about its things, and the answers that exclude each other."""
