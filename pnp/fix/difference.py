"""Write the changes of a fix as a unified diff for ``patch -p0``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import unified_diff

from pnp.nodes import Source

_LINES = re.compile(r"[^\n]*\n|[^\n]+")
_NO_BREAK = "\\ No newline at end of file"


def diff(texts: Mapping[str, str], before: Mapping[str, Source]) -> Iterator[str]:
    """The lines of the diff, each with the line break of its file. before: the unchanged files."""
    for file, text in sorted(texts.items()):
        old, new = _LINES.findall(before[file].text), _LINES.findall(text)
        for line in unified_diff(old, new, file, file):
            if line.endswith("\n"):
                yield line
            else:
                yield f"{line}\n"
                yield f"{_NO_BREAK}\n"
