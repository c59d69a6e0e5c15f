"""Kits laid out once for all tests that look at what they print."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pnp.pipeline.compiled_kit import CompiledKit, compile_kit

ROOT = Path(__file__).resolve().parents[1]


@cache
def prepared(kit: str) -> CompiledKit:
    """A kit by its folder from the top of the checkout, as in ``content/piombino``."""
    return compile_kit(ROOT / kit, kit)
