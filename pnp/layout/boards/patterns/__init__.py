"""Patterns of maps: each terrain is recognised by shape, without colour."""
