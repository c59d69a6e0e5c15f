"""The file of a drawing, as it was read."""

from __future__ import annotations

from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class SvgFile:
    """An SVG file of a kit. shown: its path as the user would type it. sha256: of its bytes."""

    shown: str
    text: str
    sha256: str
