"""Worked examples against the rules that they illustrate."""
