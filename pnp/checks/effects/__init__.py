"""What a card does against what it says."""

from __future__ import annotations

from typing import Final

from pnp.checks.effects import contradiction

# In the order of the catalogue.
MODULES: Final = (contradiction,)
