"""Colour for terminals, plain text for files and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

import click

from pnp.findings import Finding, Severity
from pnp.nodes import Source
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


def wants_color() -> bool:
    """Whether to write colours: on a terminal, unless NO_COLOR says no; anywhere if FORCE_COLOR says yes.

    See https://no-color.org and https://force-color.org; NO_COLOR is asked first.
    """
    if os.environ.get("NO_COLOR"):
        return False
    return os.environ.get("FORCE_COLOR", "0") not in ("", "0") or is_terminal(sys.stdout)


def painter() -> Callable[[str, str], str]:
    """The function that styles text: with colours where they are wanted, unchanged elsewhere."""
    return _colored if wants_color() else plain


def width() -> int | None:
    """How many columns the terminal has; None if nothing is written to one."""
    if not is_terminal(sys.stdout):
        return None
    # It imports three kinds of compression.
    from shutil import get_terminal_size

    return get_terminal_size().columns


def _colored(text: str, style: str) -> str:
    return click.style(text, **_STYLES.get(style, {}))  # type: ignore[arg-type]


def say(text: str, *, newline: bool = True) -> None:
    """Print a line (or lines) on standard output, whatever encoding it has. newline: end the last one, too."""
    ends = newline and not text.endswith("\n")
    click.echo(_with_names_of_files(text), nl=ends, color=True if wants_color() else None)


def say_findings(findings: Sequence[Finding], sources: Mapping[str, Source], *, all_places: bool = False) -> None:
    """Print findings with the lines that they point at; nothing for none.

    all_places: also those that may follow from others.
    """
    if findings:
        from pnp.checks.manual import names
        from pnp.report import as_text
        from pnp.report.consequences import consequences

        following = {} if all_places else consequences(findings, sources)
        say(as_text(findings, sources, names(), painter(), width(), following))


def say_findings_of_build(kit: str, findings: Sequence[Finding], sources: Mapping[str, Source]) -> None:
    """Print what is wrong, each cause once, and how many notes there are. kit: how the user called it."""
    from pnp.report.causes import by_cause
    from pnp.report.summary import count_of

    notes = [finding for finding in findings if finding.severity is Severity.INFO]
    say_findings(by_cause(finding for finding in findings if finding.severity is not Severity.INFO), sources)
    if notes:
        say(f"{kit}: {count_of(len(notes), 'note')}, which pnp check shows")


def complain(text: str) -> None:
    """Print one sentence on standard error: what is wrong with the command or the machine, not with a kit."""
    note(f"pnp: {text}")


def note(text: str) -> None:
    """Print a line on standard error."""
    click.echo(printable(text), err=True)


def _with_names_of_files(text: str) -> str:
    """The text with ? for lone surrogates: file names need not be text."""
    return text.encode("utf-8", "replace").decode("utf-8")
