"""A component of a kit → how it goes onto paper."""

from __future__ import annotations

from pnp.impose.plan import Lettering, Plan
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.locale.catalog import translate, wording_of
from pnp.measures import MM_PER_PT, Mm, Pt
from pnp.model.components import SHEETS, Component
from pnp.model.game import Game
from pnp.papers import Paper

# One piece fills the paper: only its edge is cut, and the paper may lie either way.
_LARGE = ("sheet", "board", "mat")
# The font of labels.
_LABELS = "sans"


def plan_of(game: Game, component: Component, paper: Paper) -> Plan:
    """The imposition plan of a component on a paper that lies as its small pieces shall."""
    columns, rows = SHEETS.get(component.per_sheet, (None, None))
    is_upright = not (paper.is_landscape or columns)
    return Plan(
        backs=component.backs or ("duplex-long-edge" if component.has_backs else "none"),
        gap=component.gap.mm,
        gutters=component.gutters,
        columns=columns,
        rows=rows,
        title=f"{translate('DRAFT', game.kit)}: {game.kit.title}" if game.kit.status == "draft" else game.kit.title,
        component=component.title,
        wording=wording_of(game.kit),
        span=component.span,
        orientation="auto" if component.kind in _LARGE else "portrait" if is_upright else "landscape",
    )


def lettering(theme: ResolvedTheme) -> Lettering:
    """The font of labels and marks."""
    engine = theme.setter.engine

    def by_font(text: str) -> tuple[tuple[str, str], ...]:
        return ((text, _LABELS),) if text.isascii() else tuple(engine.by_font(text, _LABELS))

    def width(text: str, size: Pt) -> Mm:
        return sum(engine.book[key].width(part) for part, key in by_font(text)) / 1000 * size * MM_PER_PT

    return Lettering(_LABELS, width, by_font)
