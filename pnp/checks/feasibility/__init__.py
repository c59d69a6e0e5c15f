"""Feasibility: whether a game can be set up and its goals can be reached."""
