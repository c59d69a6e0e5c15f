"""Kits built side by side, each in a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread

from pnp.errors import PnpError
from pnp.pipeline.kit import Built, build_kit
from pnp.pipeline.request import Request, Tell

Kit = tuple[Path, str]


def build_side_by_side(
    kits: Sequence[Kit], request: Request, jobs: int, shared: Sequence[Path], tell: Tell
) -> Iterator[Built | PnpError]:
    """What came of each kit (its folder, and how messages name it), in the order of the kits.

    A fault that is not the kit's keeps no other kit from being built.
    """
    with _processes(min(jobs, len(kits))) as pool:
        waiting = [pool.submit(_build, root, shown, request, shared) for root, shown in kits]
        given = 0
        while given < len(waiting):
            done = sum(one.done() for one in waiting)
            tell(f"{done} of {len(waiting)} kits", done, len(waiting))
            wait_for([one for one in waiting if not one.done()], return_when=FIRST_COMPLETED)
            while given < len(waiting) and waiting[given].done():
                yield _outcome(waiting[given], kits[given][1])
                given += 1


def _outcome(one: Future[Built], shown: str) -> Built | PnpError:
    try:
        return one.result()
    except BrokenProcessPool:
        return _out_of_memory(shown)
    except PnpError as error:
        return error


def _build(root: Path, shown: str, request: Request, shared: Sequence[Path]) -> Built:
    """Build one kit; of its files, only those that findings speak of are sent back."""
    built = build_kit(root, shown, request, shared=shared)
    named = {span.file for one in built.findings for span in (one.span, *(related.span for related in one.related))}
    return replace(built, sources={file: source for file, source in built.sources.items() if file in named})


def _out_of_memory(shown: str) -> PnpError:
    message = f"{shown}: the system ended a process of the build, perhaps for want of memory"
    return PnpError(f"{message}; try --jobs 1")


@contextmanager
def _processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this one; nobody waits for them when the work is broken off."""
    pool = ProcessPoolExecutor(number, initializer=_begin)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def _begin() -> None:
    """See to it that this process ends when the build does, even one that is killed: else it would wait for ever."""
    # Ctrl-C reaches every process; the first one answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
