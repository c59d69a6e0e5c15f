"""Dice tables and rolls."""
