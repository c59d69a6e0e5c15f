"""Quantities in the text compared with those of the kit."""
