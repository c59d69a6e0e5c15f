"""A file of a kit → the command that opens it."""

from __future__ import annotations

import shlex
import sys
from pathlib import PurePath
from typing import Final

# Text editors cannot open these: the program that the system has for them can.
_SHEETS: Final = (".xlsx", ".ods")
_OPENERS: Final = {"darwin": "open", "win32": "explorer"}


def command_to_open(path: str, line: int, column: int, editor: str) -> list[str]:
    """The words of a command that opens a file at a place.

    editor: the user's own command, in which ``{file}``, ``{line}`` and ``{column}`` may stand; a spreadsheet is opened
    by the system. Empty if no editor is set.
    """
    if PurePath(path).suffix.lower() in _SHEETS:
        return [_OPENERS.get(sys.platform, "xdg-open"), path]
    if not editor:
        return []
    words = shlex.split(editor if "{file}" in editor else f"{editor} {{file}}")
    for name, value in {"{file}": path, "{line}": str(line), "{column}": str(column)}.items():
        words = [word.replace(name, value) for word in words]
    return words
