"""Findings that carry edits → the files of a kit, mended: in memory until all is done, then written at once."""

from pnp.mend.difference import diff
from pnp.mend.owned import why_not_ours
from pnp.mend.rounds import Mended, mend
from pnp.mend.writing import save

__all__ = ["Mended", "diff", "mend", "save", "why_not_ours"]
