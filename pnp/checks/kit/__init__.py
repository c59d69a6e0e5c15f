"""Completeness of a kit."""

from __future__ import annotations

from typing import Final

from pnp.checks.kit import sections

# In the order of the catalogue.
MODULES: Final = (sections,)
