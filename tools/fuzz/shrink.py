"""Make an input that fails smaller, as long as it fails the same way."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from tools.fuzz.seeds import Files

Fails = Callable[[Files], bool]


def shrunk(files: Files, fails: Fails, seconds: float = 20.0) -> Files:
    """The smallest input found in some time: without files, lines and characters that the failure does not need."""
    end = monotonic() + seconds
    for name in sorted(files):
        rest = {other: text for other, text in files.items() if other != name}
        if rest and fails(rest):
            files = rest
    for name in sorted(files):
        separators = (b"\n", b", ", b"") if name.endswith((".yaml", ".yml", ".md", ".csv", ".txt")) else (b"",)
        for separator in separators:
            files = _without_parts(files, name, separator, fails, end)
    return files


def _without_parts(files: Files, name: str, separator: bytes, fails: Fails, end: float) -> Files:
    """Halves, quarters and so on of the parts are left out, down to single ones."""
    parts = files[name].split(separator) if separator else [bytes([byte]) for byte in files[name]]
    size = max(len(parts) // 2, 1)
    while size and monotonic() < end:
        at = 0
        while at < len(parts) and monotonic() < end:
            fewer = parts[:at] + parts[at + size :]
            smaller = {**files, name: separator.join(fewer)}
            if len(fewer) < len(parts) and fails(smaller):
                files, parts = smaller, fewer
            else:
                at += size
        size //= 2
    return files
