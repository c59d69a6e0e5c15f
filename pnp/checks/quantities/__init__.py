"""Quantities stated against counted."""
