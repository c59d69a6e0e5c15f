"""What every check is written with: what it is given, and what it yields."""

from collections.abc import Iterator
from typing import TypeAlias

from pnp.analysis import GameContext
from pnp.checks.check import Problem
from pnp.findings import Edit, Related, Severity, Span

__all__ = ["Edit", "GameContext", "Problem", "Problems", "Related", "Severity", "Span"]

Problems: TypeAlias = Iterator[Problem]
