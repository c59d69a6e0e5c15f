"""Turn pieces and pages into printable sheets: grids, backs, cut boards, booklets, marks and labels."""

from pnp.impose.booklet import booklet, document
from pnp.impose.calibration import duplex_check, inch_ruler, metric_ruler
from pnp.impose.component import impose
from pnp.impose.labels import draft_note
from pnp.impose.plan import Backs, Imposition, Lettering, Orientation, Plan

__all__ = [
    "Backs",
    "Imposition",
    "Lettering",
    "Orientation",
    "Plan",
    "booklet",
    "document",
    "draft_note",
    "duplex_check",
    "impose",
    "inch_ruler",
    "metric_ruler",
]
