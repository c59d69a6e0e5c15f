"""Printed pieces against what can be in play."""
