"""Colour for terminals, plain text for files and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import click

from pnp.report import plain

_STYLES: dict[str, dict[str, object]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "info": {"fg": "blue", "bold": True},
    "path": {"bold": True},
    "hint": {"fg": "green"},
    "muted": {"dim": True},
}


def is_terminal() -> bool:
    """Whether standard output is a terminal that shows colours (see no-color.org)."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def painter() -> Callable[[str, str], str]:
    """What puts styles around text here: colours on a terminal, nothing elsewhere."""
    return _colored if is_terminal() else plain


def _colored(text: str, style: str) -> str:
    return click.style(text, **_STYLES.get(style, {}))  # type: ignore[arg-type]


def say(text: str) -> None:
    """Print a line (or lines) on standard output, whatever encoding it has."""
    click.echo(text, nl=not text.endswith("\n"))
