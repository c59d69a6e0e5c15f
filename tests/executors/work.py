"""What the tasks of these tests do. Processes import it by its name."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pnp.errors import PnpError, WriteError
from pnp.executors.tasks import Executor, OnProgress, Task, TaskTable

WORK = "tests.executors.work"
KINDS = (
    *("big", "calls", "die", "die_once", "divide", "length", "mark", "niceness", "note", "process", "refuse", "said"),
    *("square", "unsendable", "wait_for"),
)
TABLE = TaskTable({kind: f"{WORK}:{kind}" for kind in KINDS}, f"{WORK}:counted")
HERE = {"program": "1", "font serif": "abc"}


def in_order(executor: Executor, tasks: Sequence[Task], on_progress: OnProgress) -> list[Any]:
    """The results of tasks in the order of the tasks. Raises the first PnpError among them."""
    results = dict(executor.run(tasks, on_progress))
    for index in range(len(tasks)):
        if isinstance(error := results[index], PnpError):
            raise error
    return [results[index] for index in range(len(tasks))]


class Counted:
    """A context that knows how often it was used, and says on disk when it is closed."""

    def __init__(self, folder: str = "") -> None:
        self.calls, self.folder = 0, folder

    def close(self) -> None:
        if self.folder:
            (Path(self.folder) / f"closed-{os.getpid()}").touch()


def counted(_folder: str | None) -> Counted:
    return Counted(os.environ.get("PNP_TEST_FOLDER", ""))


def square(context: object, number: int, seconds: float = 0.0) -> int:
    time.sleep(seconds)
    return number * number


def process(context: object, seconds: float = 0.0) -> int:
    time.sleep(seconds)
    return os.getpid()


def niceness(context: object) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def calls(context: Counted) -> tuple[int, int]:
    """The process and how often it did this."""
    context.calls += 1
    return os.getpid(), context.calls


def said(context: object) -> object:
    return context


def length(context: object, value: bytes, factor: int) -> int:
    return len(value) * factor


def refuse(context: object, reason: str) -> None:
    raise WriteError(reason)


def divide(context: object, number: int) -> float:
    return 1 / number


def unsendable(context: object) -> object:
    return lambda: 7


def die(context: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def mark(context: object, path: str) -> None:
    """Leave a sign that this was done."""
    Path(path).touch()


def wait_for(context: object, path: str) -> bool:
    """Wait for a sign that something was done."""
    end = time.monotonic() + 10.0
    while not Path(path).exists() and time.monotonic() < end:
        time.sleep(0.01)
    return Path(path).exists()


def die_once(context: object, mark: str) -> str:
    """End the process; whoever does the task again finds the mark and lives."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return "done"
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def note(context: object, folder: str, seconds: float) -> int:
    """Write down the process, then work."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(seconds)
    return os.getpid()


def big(context: object, number: int) -> bytes:
    return bytes([number % 256]) * 3_000_000


def here() -> dict[str, str]:
    return HERE


def without_font() -> dict[str, str]:
    return {name: value for name, value in HERE.items() if not _is_worker() or not name.startswith("font")}


def with_font() -> dict[str, str]:
    return {**HERE, "font sans": "def"} if _is_worker() else HERE


def other_program() -> dict[str, str]:
    return {**HERE, "program": "2"} if _is_worker() else HERE


def broken() -> dict[str, str]:
    if _is_worker():
        raise PnpError("the package with the fonts is not installed")
    return HERE


def _is_worker() -> bool:
    """Whether this is a process of a farm."""
    return os.environ.get("PNP_TEST_FARM") != str(os.getpid())
