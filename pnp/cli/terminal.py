"""Colour for terminals, plain text for files and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TextIO

import click

from pnp.report import plain, printable

_STYLES: dict[str, dict[str, object]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "info": {"fg": "blue", "bold": True},
    "path": {"bold": True},
    "hint": {"fg": "green"},
    "muted": {"dim": True},
}


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal that can do more than print lines; None stands for one that was closed."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def painter() -> Callable[[str, str], str]:
    """What puts styles around text here: colours on a terminal (see no-color.org), nothing elsewhere."""
    return _colored if is_terminal(sys.stdout) and not os.environ.get("NO_COLOR") else plain


def _colored(text: str, style: str) -> str:
    return click.style(text, **_STYLES.get(style, {}))  # type: ignore[arg-type]


def say(text: str) -> None:
    """Print a line (or lines) on standard output, whatever encoding it has."""
    click.echo(_with_names_of_files(text), nl=not text.endswith("\n"))


def complain(text: str) -> None:
    """Print one sentence on standard error: what is wrong with the command or the machine, not with a kit."""
    note(f"pnp: {text}")


def note(text: str) -> None:
    """Print a line on standard error."""
    click.echo(printable(text), err=True)


def _with_names_of_files(text: str) -> str:
    """The text with ? for what no encoding has: names of files need not be text."""
    return text.encode("utf-8", "replace").decode("utf-8")
