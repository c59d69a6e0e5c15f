"""Work that another process does while this one goes on.

The other process is a fork of this one: it knows all that this one knows, so nothing is sent to it, and what it makes
comes back through a pipe. Where forks are not to be had, or not safe, the work is done here when its result is asked
for; so it is when the other process fails, and then a fault shows itself as it would without it.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Callable
from typing import Final, Generic, NoReturn, TypeVar

T = TypeVar("T")

# Libraries of macOS start threads of their own, which a fork does not survive.
_FORKS: Final = hasattr(os, "fork") and sys.platform != "darwin"


def processors() -> int:
    """How many processes can work at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Beside(Generic[T]):
    """A piece of work without arguments, begun at once if there is a process for it.

    processes: how many may work, this one included. What the work returns must be able to be pickled.
    """

    def __init__(self, work: Callable[[], T], processes: int) -> None:
        self._work = work
        self._child = 0
        if processes > 1 and _FORKS and threading.active_count() == 1:
            self._begin()

    def _begin(self) -> None:
        reading, writing = os.pipe()
        try:
            self._child = os.fork()
        except OSError:  # No memory, or no more processes: it is done here.
            os.close(reading)
            os.close(writing)
            return
        if not self._child:
            os.close(reading)
            _finish(self._work, writing)
        os.close(writing)
        self._pipe = reading

    def result(self) -> T:
        """What came of the work, to be asked for once. Raises what the work raises."""
        if not self._child:
            return self._work()
        with os.fdopen(self._pipe, "rb") as pipe:
            data = pipe.read()
        _, status = os.waitpid(self._child, 0)
        if status:
            return self._work()
        made: T = pickle.loads(data)
        return made


def _finish(work: Callable[[], object], writing: int) -> NoReturn:
    """Do the work in the process that was made for it, which ends here whatever happens."""
    try:
        data = pickle.dumps(work(), pickle.HIGHEST_PROTOCOL)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(data)
        os._exit(0)
    except BaseException:
        os._exit(1)  # Who asks for the result does the work again, and sees what went wrong.
