"""Worker processes, seen from the process that started them."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

import pnp
from pnp.executors.channel import receive, receive_bytes, send
from pnp.executors.tasks import TaskRunner, TaskTable
from pnp.executors.worker import serve

if TYPE_CHECKING:
    from subprocess import Popen

# Time for a context to remove its temporary files.
_SECONDS_TO_END: Final = 2.0
# What Linux allows everybody.
_RESULT_BYTES: Final = 1 << 20


class _Worker:
    """A process at the other end of a pipe, whose inlet it is given messages through."""

    _inlet: int
    process_id: int

    def send(self, message: object) -> None:
        """Send it a task or a shared value. Raises OSError if it is dead."""
        send(self._inlet, message)

    def dismiss(self) -> None:
        """Tell it to end."""
        try:
            self.send(None)
        except OSError:
            return


class ForkedWorker(_Worker):
    """A fork of this process, which has the context and the shared values as they are now.

    others: descriptors of other workers' pipes, which it must not hold open. tasks: the numbers of those that it was
    given, the first at work. known: keys of shared values that it has. descriptors: of its pipes in this process.
    Raises OSError if there can be no fork.
    """

    def __init__(self, runner: TaskRunner, others: Sequence[int]) -> None:
        inlet, give = os.pipe()
        take, outlet = os.pipe()
        parent = os.getpid()
        try:
            self.process_id = os.fork()
        except OSError:
            for descriptor in (inlet, give, take, outlet):
                os.close(descriptor)
            raise
        if not self.process_id:
            try:
                for descriptor in (give, take, *others):
                    os.close(descriptor)
                serve(inlet, outlet, runner, parent)
            finally:
                os._exit(1)
        os.close(inlet)
        os.close(outlet)
        _enlarge(take)
        self._inlet, self.outlet = give, take
        self.descriptors = (give, take)
        self.tasks: list[int] = []
        self.known = set(runner.shared)

    def end(self) -> str:
        """Wait until it has ended, not for long; how it did."""
        os.close(self._inlet)
        poll = select.poll()
        poll.register(self.outlet, select.POLLHUP)
        while poll.poll(int(_SECONDS_TO_END * 1000)):
            # It may be waiting for room in the pipe.
            if not os.read(self.outlet, 1 << 20):
                break
        else:
            os.kill(self.process_id, signal.SIGKILL)
        os.close(self.outlet)
        _, status = os.waitpid(self.process_id, 0)
        return _how(os.waitstatus_to_exitcode(status))


def _enlarge(pipe: int) -> None:
    """Enlarge a pipe on Linux, so that the worker can go on while this process is busy."""
    try:
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _RESULT_BYTES)
    except (ImportError, AttributeError, OSError):
        return  # The pipe keeps its size.


class SpawnedWorker(_Worker):
    """A new Python, which makes a context of its own; else like a fork. Raises OSError if there can be no process."""

    def __init__(self, table: TaskTable, inbox: Inbox) -> None:
        self._popen = _new_python()
        self.process_id = self._popen.pid
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self._inlet, self.outlet = self._popen.stdin.fileno(), self._popen.stdout.fileno()
        self.descriptors = (self._inlet, self.outlet)
        self.tasks: list[int] = []
        self.known: set[str] = set()
        self.send((dict(table.functions), table.context))
        self._reader = Thread(target=self._listen, args=(inbox,), daemon=True)
        self._reader.start()

    def _listen(self, inbox: Inbox) -> None:
        while True:
            message = _message(self)
            inbox.queue.put(message)
            if message[2] is None:
                return

    def end(self) -> str:
        """Wait until it has ended, not for long; how it did."""
        from subprocess import TimeoutExpired

        try:
            code = self._popen.wait(_SECONDS_TO_END)
        except TimeoutExpired:
            self._popen.kill()
            code = self._popen.wait()
        self._reader.join()
        for stream in (self._popen.stdin, self._popen.stdout):
            if stream is not None:
                stream.close()
        return _how(code)


def _new_python() -> Popen[bytes]:
    # Takes 10 ms to import, and forks do without.
    from subprocess import PIPE, Popen

    package = str(Path(pnp.__file__).resolve().parent.parent)
    paths = [package, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "pnp.executors.worker"]
    # Without a buffer: what is written is on its way.
    return Popen(command, stdin=PIPE, stdout=PIPE, bufsize=0, env=environment)


Worker = ForkedWorker | SpawnedWorker
# A worker, the number of its task and the packed result; no result if the worker is dead.
Message = tuple[Worker, int, bytearray | None]


class Inbox:
    """What workers send: read from the pipes of forks when it is asked for, from those of others by threads."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Message] = SimpleQueue()

    def take(self, workers: Sequence[Worker], *, wait: bool) -> list[Message]:
        """All that has come; if nothing has, and that is wanted, the next message."""
        forks = {worker.outlet: worker for worker in workers if isinstance(worker, ForkedWorker)}
        if not forks:
            return self._queued(wait=wait)
        poll = select.poll()
        for descriptor in forks:
            poll.register(descriptor, select.POLLIN)
        # With both kinds of workers, which is only after a fork was refused, neither may keep the other waiting.
        has_others = len(forks) < len(workers)
        limit = (50 if has_others else None) if wait else 0
        ready = poll.poll(limit)
        return [_message(forks[descriptor]) for descriptor, _ in ready] + self._queued(wait=False)

    def _queued(self, *, wait: bool) -> list[Message]:
        came: list[Message] = []
        try:
            while True:
                came.append(self.queue.get(block=wait and not came))
        except Empty:
            return came


def _message(worker: Worker) -> Message:
    try:
        number: int = receive(worker.outlet)
        return worker, number, receive_bytes(worker.outlet)
    except (EOFError, OSError):
        return worker, -1, None


def _how(code: int) -> str:
    """What ended a process, in words."""
    if code >= 0:
        return f"it left with code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
