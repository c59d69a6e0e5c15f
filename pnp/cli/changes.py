"""A diff on standard output: as it is for files and pipes, coloured and harmless on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from pnp.cli.terminal import is_terminal, painter, say
from pnp.fix import diff
from pnp.nodes import Source
from pnp.report import printable

_STYLES = (("+++", "path"), ("---", "path"), ("@@", "info"), ("+", "hint"), ("-", "error"))


def show_diff(texts: Mapping[str, str], before: Mapping[str, Source]) -> None:
    """Print what changes between texts as they are and as they shall be."""
    if not is_terminal(sys.stdout):
        say("".join(diff(texts, before)), newline=False)
        return
    paint = painter()
    for line in diff(texts, before):
        shown = printable(line.rstrip("\r\n"))
        style = next((style for start, style in _STYLES if line.startswith(start)), "")
        say(paint(shown, style) if style else shown)
