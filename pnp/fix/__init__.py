"""Findings that carry edits → the files of a kit, mended: in memory until all is done, then written at once."""

from pnp.fix.difference import diff
from pnp.fix.fixpoint import FixResult, fix
from pnp.fix.writable_files import why_not_writable
from pnp.fix.writing import save

__all__ = ["FixResult", "diff", "fix", "save", "why_not_writable"]
