"""The examples of docs/format.md as a folder."""

from __future__ import annotations

import re
from pathlib import Path

FORMAT = Path(__file__).resolve().parents[2] / "docs" / "format.md"
_BLOCK = re.compile(r"^(`{3,})\w+ file=(?P<name>\S+)\n(?P<text>.*?)^\1$", re.MULTILINE | re.DOTALL)


def examples(markdown: str) -> dict[str, str]:
    """Every fenced block that names a file, by that name, word for word."""
    return {match["name"]: match["text"] for match in _BLOCK.finditer(markdown)}


def write_example_kit(folder: Path) -> Path:
    """The kit of docs/format.md in a folder of its own."""
    kit = folder / "lanterns-of-orsa"
    kit.mkdir()
    for name, text in examples(FORMAT.read_text(encoding="utf-8")).items():
        (kit / name).write_text(text, encoding="utf-8")
    return kit
