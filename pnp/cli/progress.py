"""How far a build has come: a bar on a terminal, plain lines elsewhere, both on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from pnp.cli.terminal import is_terminal, note
from pnp.cli.watchdog import watch_of_process
from pnp.values import dataclass


@dataclass(frozen=True, slots=True)
class Display:
    """Shows how far the work has come. on_progress: takes what is being made, how much is done and how much there is.

    aside: what is printed inside this context does not run into the display.
    """

    on_progress: Callable[[str, int, int], None]
    aside: Callable[[], AbstractContextManager[None]] = nullcontext


@contextmanager
def progress(title: str) -> Iterator[Display]:
    """A display that is gone when the work is done."""
    watch = watch_of_process()
    if not is_terminal(sys.stderr):

        def on_step(step: str, done: int, total: int) -> None:
            if watch:
                watch.note(step)
            note(f"{title}: {step}")

        yield Display(on_step)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    # Names of kits and components are no markup, whatever brackets are in them.
    columns = (
        TextColumn("{task.fields[kit]}", markup=False),
        BarColumn(),
        TextColumn("{task.description}", markup=False),
    )
    # Drawn at each report: a thread that draws would keep the build from forking.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("reading", kit=title, total=None)

        @contextmanager
        def aside() -> Iterator[None]:
            bar.stop()
            yield
            bar.start()

        def on_progress(step: str, done: int, total: int) -> None:
            if watch:
                watch.note(step)
            bar.update(task, description=step, completed=done, total=total, refresh=True)

        yield Display(on_progress, aside)
