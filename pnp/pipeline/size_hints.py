"""How long tasks take, roughly, so that those who share them out begin with the long ones.

In fifths of a second, as measured over the kits of ``content/`` on one core.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.checks.catalogue import RULES

THEME: Final = 0.4
FILE: Final = 0.4
BOOK: Final = 8.0
# Less is done sooner than another process is ready.
WORTH_SHARING: Final = 1.0
# Reading the prose, whichever checks run, and then all of the checks.
_PROSE: Final = 2.0
_CHECKS: Final = 5.0
# What a component takes without pieces, and for each piece: a card shows a picture, a counter a symbol.
_COMPONENT: Final = 0.5
_CARD: Final = 0.25
_PIECES: Final[Mapping[str, float]] = {"counter": 0.03, "token": 0.03, "sheet": 2.0, "board": 4.0, "mat": 1.0}


def of_rules(checks: int) -> float:
    """How long so many checks of the rules take."""
    return _PROSE + _CHECKS * checks / len(RULES)


def of_pieces(kind: str, number: int) -> float:
    """How long so many pieces of a component of this kind take."""
    return _COMPONENT + _PIECES.get(kind, _CARD) * number
