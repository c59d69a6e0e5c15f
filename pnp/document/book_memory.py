"""What setting a book leaves for the next time that it is set, in a process that stays."""

from __future__ import annotations

from pnp.document.blocks import Block, read_blocks
from pnp.document.typesetter import SetTexts
from pnp.findings import Finding
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.nodes import Source


class BookMemory:
    """The blocks of text files, and the lines of paragraphs. Forgetting them only costs time."""

    def __init__(self) -> None:
        self._blocks: dict[str, tuple[Source, tuple[Block, ...], tuple[Finding, ...]]] = {}
        self._texts: tuple[ResolvedTheme, SetTexts] | None = None

    def blocks(self, source: Source) -> tuple[tuple[Block, ...], tuple[Finding, ...]]:
        """What ``read_blocks`` reads of a file, read once for the same source."""
        known = self._blocks.get(source.file)
        if known is None or known[0] is not source:
            known = self._blocks[source.file] = source, *read_blocks(source)
        return known[1], known[2]

    def texts(self, theme: ResolvedTheme) -> SetTexts:
        """The paragraphs that were set in a theme; none at first."""
        known = self._texts
        if known is None or known[0].setter is not theme.setter or known[0].classes is not theme.classes:
            known = self._texts = theme, SetTexts()
        return known[1]
