"""Completeness of a kit: its rules, credits and notices."""
