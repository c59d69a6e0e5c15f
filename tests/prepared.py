"""Kits laid out once for all tests that look at what they print."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pnp.pipeline.prepare import Prepared, prepare

ROOT = Path(__file__).resolve().parents[1]


@cache
def prepared(kit: str) -> Prepared:
    """A kit by its folder from the top of the checkout, as in ``content/piombino``."""
    return prepare(ROOT / kit, kit)
