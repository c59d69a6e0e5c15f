"""Apply the edits of findings to the files of a kit: first in memory, then all files at once."""

from pnp.fix.difference import diff
from pnp.fix.fixpoint import FixResult, fix
from pnp.fix.writable_files import why_not_writable
from pnp.fix.writing import save

__all__ = ["FixResult", "diff", "fix", "save", "why_not_writable"]
