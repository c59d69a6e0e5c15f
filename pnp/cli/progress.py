"""How far a build has come: a bar on a terminal, nothing that gets in the way elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Tell = Callable[[str, int, int], None]


@contextmanager
def progress(title: str) -> Iterator[Tell]:
    """Gives a function to call with what is being made, how much is done and how much there is."""
    if not sys.stderr.isatty():
        yield lambda step, done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.fields[kit]}"), BarColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", kit=title, total=None)
        yield lambda step, done, total: bar.update(task, description=step, completed=done, total=total)
