"""Executors of every kind, and how to wait for processes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pnp.executors.in_process import InProcess
from pnp.executors.processes import Processes, can_fork
from pnp.executors.tasks import Executor
from tests.executors.elsewhere import AWAY, FarmElsewhere
from tests.executors.work import TABLE

FORKS = sys.platform not in ("win32", "darwin")
needs_forks = pytest.mark.skipif(not FORKS, reason="a fork is not safe here")

MADE: dict[str, Callable[[], Executor]] = {
    "in process": lambda: InProcess(TABLE),
    "forks": lambda: Processes(2, TABLE, start="fork"),
    "new processes": lambda: Processes(2, TABLE, start="spawn"),
    "forks and here": lambda: Processes(2, TABLE, start="fork", ahead=2, here=True),
    "farm": lambda: FarmElsewhere(Processes(1, AWAY, start="spawn")),
}


@pytest.fixture(scope="module", params=[*MADE])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    """Each of the executors in turn."""
    if "forks" in request.param:
        if not FORKS:
            pytest.skip("a fork is not safe here")
        assert can_fork(), "something before has left a thread"
    executor = MADE[request.param]()
    yield executor
    executor.close()


@pytest.fixture(scope="module")
def away() -> Iterator[Processes]:
    """A process with a cluster: what Dask leaves behind, such as threads, must not be there for other tests."""
    with Processes(1, AWAY, start="spawn") as away:
        yield away


def silent(_title: str, _done: int, _total: int) -> None:
    """Tell nobody."""


def is_there(process: int) -> bool:
    """Whether a process works; one that is dead and that nobody asked after does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rsplit(")", 1)[1].split()[0] not in "ZX"


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether a condition holds before so many seconds are over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return condition()
