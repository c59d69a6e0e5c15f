"""Lists of cells as a kit writes them."""

from __future__ import annotations

import re

from pnp.values import dataclass

# Names of cells are defined by the lattice of a board; only what separates names cannot be part of them.
_NAME = r"[^\s,:;]+"
_PART = re.compile(rf"(?P<first>{_NAME})(?:\s*:\s*(?P<last>{_NAME}))?$")


@dataclass(frozen=True, slots=True)
class Cells:
    """A list of cells and ranges of cells: ``A1, C3:D4``."""

    parts: tuple[tuple[str, str], ...]

    @classmethod
    def parse(cls, text: str) -> Cells:
        """Read the list. Raises ValueError with a sentence for the user."""
        parts = []
        for part in text.split(","):
            match = _PART.match(part.strip())
            if not match:
                raise ValueError(f"{part.strip()!r} is not a cell: write A1, or A1:F2 for a rectangle")
            parts.append((match["first"], match["last"] or match["first"]))
        return cls(tuple(parts))
