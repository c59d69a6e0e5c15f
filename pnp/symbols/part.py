"""A part of a figure: what is worn, held or carried."""

from pnp.symbols.ink import Mark
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a figure. text: what it is. marks: from below. behind: what lies behind the figure."""

    text: str
    marks: tuple[Mark, ...] = ()
    behind: tuple[Mark, ...] = ()
