"""Tables over two classes: terrain and arm, status and phase, attacker and defender."""

from __future__ import annotations

from typing import Final

from pnp.checks.matrices import both, heads, hole, symmetry, twice

# In the order of the catalogue.
MODULES: Final = (
    hole,
    twice,
    heads,
    symmetry,
    both,
)
