"""What a check says, by line: columns are held by the manual pages."""

from __future__ import annotations

from pathlib import Path

from tests.checks.cases import found


def by_line(folder: Path, code: str, text: str, **files: str) -> list[str]:
    """What one check says about a kit, each as ``line message``."""
    lines = []
    for one in found(folder, code, text, **files):
        place, _, message = one.partition(" ")
        lines.append(f"{place.split(':')[-2]} {message}")
    return lines


def said(folder: Path, code: str, text: str, **files: str) -> list[str]:
    """What one check says about a kit, without its places."""
    return [one.partition(" ")[2] for one in found(folder, code, text, **files)]
