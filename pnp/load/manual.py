"""A manual page of a mistake that reading or laying out a kit finds."""

from __future__ import annotations

from textwrap import indent

from pnp.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Manual:
    """What ``pnp explain CODE`` shows. ``name`` reads as "allow <name>".

    fails, passes: the text of a file (YAML, or CSV where the code is about CSV), or a sentence if no text can show it.
    mended: what ``--fix`` does about it, if anything.
    """

    code: str
    name: str
    title: str
    what: str
    why: str
    fails: str
    passes: str
    mended: str = ""

    @property
    def text(self) -> str:
        """The page, with the same headings as the pages of checks."""
        mended = f"\nMended\n{indent(self.mended, '    ')}\n" if self.mended else ""
        return (
            f"{self.title}\n\nWhat it does\n{indent(self.what, '    ')}\n\nWhy it matters\n"
            f"{indent(self.why, '    ')}\n\nFails\n{indent(self.fails, '    ')}\n\n"
            f"Passes\n{indent(self.passes, '    ')}\n{mended}"
        )
