"""Completeness of a kit."""
