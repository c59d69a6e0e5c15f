"""How far a build has come: a bar on a terminal, plain lines elsewhere, both on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pnp.cli.terminal import is_terminal, note

Tell = Callable[[str, int, int], None]


@contextmanager
def progress(title: str) -> Iterator[Tell]:
    """Gives a function to call with what is being made, how much is done and how much there is."""
    if not is_terminal(sys.stderr):
        yield lambda step, done, total: note(f"{title}: {step}")
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    # Names of kits and components are no markup, whatever brackets are in them.
    columns = (
        TextColumn("{task.fields[kit]}", markup=False),
        BarColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", kit=title, total=None)
        yield lambda step, done, total: bar.update(task, description=step, completed=done, total=total)
