"""The most pieces that one kit may print, and the most work that drawing them may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pnp.findings import Finding
from pnp.layout.series import MOST_PIECES, series
from pnp.load.codes import TOO_MANY_PIECES, TOO_MUCH_WORK
from pnp.load.problems import problem
from pnp.model.components import Component
from pnp.model.game import Game

# Of all components together: more than ten thousand sheets.
MOST_KIT_PIECES: Final = 100_000
# What drawing them may take, in items: twice what one component may.
MOST_KIT_WORK: Final = 10_000_000


def too_many_pieces(components: Sequence[Component], game: Game) -> Finding | None:
    """A finding at the component with which there are more pieces than a kit may print."""
    # So few components cannot have too many: counting would cost as much as reading them.
    if len(components) * MOST_PIECES <= MOST_KIT_PIECES:
        return None
    total = 0
    for component in components:
        entries = () if component.book else series(component, game)[0]
        total += sum(entry.copies for entry in entries)
        if total > MOST_KIT_PIECES:
            message = f"with {component.id!r}, the kit prints more than {MOST_KIT_PIECES:,} pieces"
            hint = "correct the numbers of copies, or print some components at a time, with --only"
            return problem(TOO_MANY_PIECES, message, component.span, hint)
    return None


def too_much_work(component: Component) -> Finding:
    """A finding at the component with which drawing a kit takes too much work."""
    message = f"with {component.id!r}, the kit takes more than {MOST_KIT_WORK:,} items, or as much work, to draw"
    hint = "show less on each face or page, or print some components at a time, with --only"
    return problem(TOO_MUCH_WORK, message, component.span, hint)
