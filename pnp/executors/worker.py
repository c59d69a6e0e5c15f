"""The process that does tasks for another one: messages with tasks in, messages with results out.

It ends when it is told to, when the process that began it is gone, however that ended, and at nothing else: Ctrl-C
reaches all processes of a terminal, and the first one answers.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NoReturn

from pnp.compiled_patterns import keep_compiled_patterns, write_compiled_patterns
from pnp.executors.channel import receive, send, send_bytes
from pnp.executors.tasks import TaskRunner, TaskTable

_PR_SET_PDEATHSIG: Final = 1
# Python looks for cycles after every 700 values, which for trees of faces takes a tenth of all time.
_VALUES_BETWEEN_COLLECTIONS: Final = 1_000_000
# In place of a task: those that were sent before and are not begun are not to be done.
FORGET: Final = "forget"


def serve(inlet: int, outlet: int, runner: TaskRunner, ends_with: int) -> NoReturn:
    """Do tasks until there are no more; never returns. ends_with: the process without which this one has no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What is there already stays: looking through it for cycles would only copy the pages that a fork shares.
    gc.freeze()
    tasks: SimpleQueue[tuple[int, str, tuple[Any, ...]]] = SimpleQueue()
    Thread(target=_listen, args=(inlet, runner, tasks, ends_with), daemon=True).start()
    while True:
        number, kind, payload = tasks.get()
        data = runner.run_packed(kind, payload)
        try:
            send(outlet, number)
            send_bytes(outlet, data)
        except OSError:
            _finish(runner)


def _listen(
    inlet: int, runner: TaskRunner, tasks: SimpleQueue[tuple[int, str, tuple[Any, ...]]], ends_with: int
) -> None:
    """Take messages at any time: the other process never waits, and its end is noticed in the middle of work."""
    is_bound = not ends_with
    while True:
        try:
            message = receive(inlet)
        except (EOFError, OSError):
            _finish(runner)
        if message is None:
            _finish(runner)
        elif message == FORGET:
            with suppress(Empty):
                while True:
                    tasks.get_nowait()
        elif len(message) == 2:
            key, value = message
            runner.shared[key] = value
        else:
            tasks.put(message)
            if not is_bound:
                is_bound = True
                _end_with(ends_with, runner)


def _end_with(parent: int, runner: TaskRunner) -> None:
    """Have Linux end this process with its parent, even if some other process still holds the pipe."""
    if sys.platform == "linux":
        # Imported by the listening thread once the first task has begun, so that it delays none.
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            _finish(runner)


def _finish(runner: TaskRunner) -> NoReturn:
    try:
        runner.close()
        write_compiled_patterns()
    finally:
        os._exit(0)


def main() -> NoReturn:
    """Serve over the standard streams, for a process that was not forked."""
    gc.set_threshold(_VALUES_BETWEEN_COLLECTIONS)
    keep_compiled_patterns()
    # What a library prints must not come between the messages.
    inlet, outlet = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    if sys.platform == "win32":
        import msvcrt

        for descriptor in (inlet, outlet):
            msvcrt.setmode(descriptor, os.O_BINARY)
    functions, context = receive(inlet)
    serve(inlet, outlet, TaskRunner(TaskTable(functions, context), {}), 0)


if __name__ == "__main__":
    main()
