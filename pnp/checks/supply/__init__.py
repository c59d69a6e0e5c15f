"""Printed pieces compared with what can be in play."""
