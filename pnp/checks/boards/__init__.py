"""Boards and their geometry."""
