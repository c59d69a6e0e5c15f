"""What is wrong with an SVG file, as values."""

from __future__ import annotations

from typing import Final

from pnp.values import dataclass

# A kit is a stranger's file: more of these than any drawing has would only fill the memory.
MOST_CHARACTERS: Final = 8_000_000
MOST_ELEMENTS: Final = 20_000
DEEPEST: Final = 60
MOST_SEGMENTS: Final = 200_000
MOST_SHOWN: Final = 40_000
MOST_RULES: Final = 2_000
MOST_COMPARISONS: Final = 3_000_000
MOST_MATCHES: Final = 500_000


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that cannot be drawn, with its place. is_fatal: nothing of the file can be."""

    message: str
    line: int = 1
    column: int = 1
    hint: str = ""
    is_fatal: bool = False


class SvgError(Exception):
    """A file of which nothing can be drawn."""

    def __init__(self, message: str, line: int = 1, column: int = 1, hint: str = "") -> None:
        super().__init__(message)
        self.fault = Fault(message, line, column, hint, is_fatal=True)
