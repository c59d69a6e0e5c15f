"""Tasks done one after another by a process of this machine, while the process that gives them does other things."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

from pnp.executors.processes import Start, can_fork
from pnp.executors.tasks import LostTaskError, Task, TaskRunner, TaskTable, unpacked
from pnp.executors.worker import FORGET
from pnp.executors.workers import ForkedWorker, Inbox, SpawnedWorker, Worker

# Where so many processes have died in their work, another one would, too.
_MOST_LOST: Final = 3
# Steps of priority below its caller, who does what somebody waits for.
_NICENESS: Final = 5


class BackgroundProcess:
    """A process that keeps a context from task to task: a fork where that is safe when this is made, else a new Python.

    table: its context is made in that process, which ends when this one does. Not for two threads at once.
    """

    def __init__(self, table: TaskTable, *, start: Start = "auto") -> None:
        self._table, self._start, self._inbox = table, start, Inbox()
        self._given: dict[int, Task] = {}
        self._done: dict[int, bytearray | LostTaskError] = {}
        self._numbers, self._lost, self._is_closed = 0, 0, False
        self._worker = self._begun()

    def give(self, task: Task) -> int:
        """Have a task done behind those that were given before; the number of its result.

        If the last process died, another one is begun, unless that has been of no use.
        """
        if self._worker is None and self._lost < _MOST_LOST and not self._is_closed:
            self._worker = self._begun()
        self._numbers += 1
        if self._worker is None:
            self._done[self._numbers] = LostTaskError(f"{task.title}: there is no process for it")
            return self._numbers
        self._given[self._numbers] = task
        with suppress(OSError):  # It is dead, which the inbox reports.
            self._worker.send((self._numbers, task.kind, task.payload))
        return self._numbers

    @property
    def is_there(self) -> bool:
        """Whether a process does what is given, as far as is known."""
        return self._worker is not None or (self._lost < _MOST_LOST and not self._is_closed)

    def is_done(self, number: int) -> bool:
        """Whether the result of a task is there."""
        if number not in self._done:
            self._take(wait=False)
        return number in self._done

    def result(self, number: int) -> object:
        """The result of a task, waiting for it. It is given once.

        Raises LostTaskError if the process died before, KeyError if the task was forgotten, and what the task raised.
        """
        while number not in self._done:
            if number not in self._given:
                raise KeyError(number)
            self._take(wait=True)
        done = self._done.pop(number)
        result = done if isinstance(done, LostTaskError) else unpacked(done)
        if isinstance(result, Exception):
            raise result
        return result

    def forget(self) -> None:
        """Give up all tasks: those that are not begun are not done, and what comes of the others is of no interest."""
        self._given.clear()
        self._done.clear()
        if self._worker is not None:
            with suppress(OSError):
                self._worker.send(FORGET)

    def close(self) -> None:
        """End the process, in the middle of its work if need be."""
        worker, self._worker, self._is_closed = self._worker, None, True
        if worker is not None:
            worker.dismiss()
            worker.end()
        self._lose("it was closed")

    def _begun(self) -> Worker | None:
        """A new process; None if the system gives none."""
        try:
            is_fork = self._start != "spawn" and can_fork()
            worker = (
                ForkedWorker(TaskRunner(self._table, {}), ()) if is_fork else SpawnedWorker(self._table, self._inbox)
            )
        except OSError:
            return None
        with suppress(OSError, AttributeError):  # Windows has no such thing.
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, worker.process_id, own + _NICENESS)
        return worker

    def _take(self, *, wait: bool) -> None:
        """Note what has come, and whether the process has died."""
        if self._worker is None:
            return
        for worker, number, data in self._inbox.take([self._worker], wait=wait):
            if worker is not self._worker:
                continue  # One that died long ago.
            if data is None:
                self._worker, how = None, worker.end()
                self._lost += 1
                self._lose(f"the system ended a process that worked on it ({how}), perhaps for want of memory")
            elif self._given.pop(number, None) is not None:
                self._done[number] = data

    def _lose(self, why: str) -> None:
        """Note for all that is not done that it will not be."""
        for number, task in self._given.items():
            self._done[number] = LostTaskError(f"{task.title}: {why}")
        self._given.clear()
