"""Papers painted side by side, each in a process of its own that reads and lays out the kit again."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread

from pnp.build.prepare import prepare
from pnp.build.produce import outputs_on, printed_on
from pnp.build.request import Request
from pnp.errors import PnpError
from pnp.measures import PAPERS
from pnp.writer import Output

Tell = Callable[[str, int, int], None]


def paint_side_by_side(
    root: Path, shown: str, request: Request, papers: Sequence[str], jobs: int, tell: Tell
) -> list[Output]:
    """The files for some papers, in the order of the papers. Raises PnpError if the system ends a process."""
    with ProcessPoolExecutor(min(jobs, len(papers)), initializer=_end_with_parent) as pool:
        waiting = [pool.submit(_paint, root, shown, request, paper) for paper in papers]
        outputs: list[Output] = []
        for done, (paper, one) in enumerate(zip(papers, waiting, strict=True)):
            tell(PAPERS[paper].name, done, len(papers))
            try:
                outputs += one.result()
            except BrokenProcessPool as error:
                message = f"{shown}: the system ended a process of the build, perhaps for want of memory"
                raise PnpError(f"{message}; try --jobs 1") from error
    return outputs


def _paint(root: Path, shown: str, request: Request, paper: str) -> list[Output]:
    """Read, lay out, impose and paint a kit for one paper: the work of one process beside others."""
    prepared = prepare(root, shown, with_checks=False)
    printed = tuple(printed_on(prepared, PAPERS[paper], request))
    return list(outputs_on(prepared, PAPERS[paper], printed, request, _silent))


def _silent(step: str, done: int, total: int) -> None:
    """Tell nobody: the first process speaks."""


def _end_with_parent() -> None:
    """See to it that this process ends when the build does, even one that is killed: else it would wait for ever."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
