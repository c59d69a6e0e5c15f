"""What was read of the files of a kit, for a process that reads the same kit again after every change."""

from __future__ import annotations

from pnp.findings import Finding
from pnp.load.yaml import read_yaml
from pnp.nodes import Node, Source


class ParsedFiles:
    """The text of each file as it was last read, and the nodes that came of it.

    A file with the same text has the same nodes: whatever was made of them can be known by their identity.
    """

    def __init__(self) -> None:
        self._sources: dict[str, Source] = {}
        self._nodes: dict[str, tuple[Source, Node | None, tuple[Finding, ...]]] = {}

    def source(self, read: Source) -> Source:
        """The source that was read, or the earlier one if its text is the same."""
        known = self._sources.get(read.file)
        if known is not None and known.text == read.text:
            return known
        self._sources[read.file] = read
        return read

    def read_yaml(self, source: Source) -> tuple[Node | None, list[Finding]]:
        """The root node of a file with what is wrong with it, read once for each text."""
        known = self._nodes.get(source.file)
        if known is None or known[0] is not source:
            node, findings = read_yaml(source)
            known = self._nodes[source.file] = source, node, tuple(findings)
        return known[1], list(known[2])
