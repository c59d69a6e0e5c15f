"""Tasks done side by side in processes of this machine: forks of this one where that is safe, else new ones."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Literal

from pnp.executors.tasks import (
    LostTaskError,
    OnProgress,
    Task,
    TaskRunner,
    TaskTable,
    largest_first,
    shared_keys,
    unpacked,
)
from pnp.executors.workers import ForkedWorker, Inbox, SpawnedWorker, Worker

Start = Literal["auto", "fork", "spawn"]


def can_fork() -> bool:
    """Whether a fork of this process is safe: it does not survive threads, which libraries of macOS start unasked."""
    return hasattr(os, "fork") and sys.platform != "darwin" and threading.active_count() == 1


def processor_count() -> int:
    """How many processes can work at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """Hands tasks to processes, the next one to whoever is free.

    count: how many processes work. context: what the functions of the table are given; forks have it as it is when
    they are begun, which is at the first call of ``run``. A process that is not forked makes one of its own, as
    the table says. ahead: how many tasks a process is given beyond the one that it does, for callers that do other
    things between two results. here: this process is one of the ``count``, and does tasks while it waits. worth: how
    long all that waits must take, as size hints tell, to be shared with others if this process works, too: they import
    and prepare again what this one has.

    A task whose process dies is done once more by another process, and ``events`` and ``on_progress`` say so; if that
    one dies as well, its result is a LostTaskError. If a context has a method ``close``, each process calls it at its
    end, forks too, this one only if the context was not handed over.
    """

    def __init__(
        self,
        count: int,
        table: TaskTable,
        context: object = None,
        *,
        start: Start = "auto",
        ahead: int = 0,
        here: bool = False,
        worth: float = 0.0,
    ) -> None:
        self._others = max(count - here, 0)
        self._table, self._runner, self._owns_context = table, TaskRunner(table, {}, context), context is None
        self._start, self._ahead, self._here, self._worth = start, ahead, here, worth
        self._workers: list[Worker] = []
        self._inbox = Inbox()
        self._events: list[str] = []
        self._numbers = 0

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def events(self) -> tuple[str, ...]:
        """Each process that died, and what was done about it."""
        return tuple(self._events)

    def share(self, key: str, value: object) -> None:
        """Make a value known that ``Shared(key)`` stands for in payloads."""
        self._runner.shared[key] = value

    def run(
        self, tasks: Sequence[Task], on_progress: OnProgress, more: Iterable[Task] = ()
    ) -> Iterator[tuple[int, object]]:
        """Begin the tasks at once; results come as they are asked for."""
        # Numbers go on from one call to the next: what is left of an earlier call is not taken for a result.
        run = _Run(tasks, self._numbers)
        for worker in self._workers:
            worker.tasks.clear()
        # Forks have what was imported before they began.
        self._runner.prepare(tasks)
        self._hand_out(run, len(tasks))
        run.add(more)
        self._numbers += len(run.tasks)
        self._hand_out(run, run.left - self._here, kept=run.next_for_this_process() if self._here else None)
        return self._results(run, on_progress)

    def close(self) -> None:
        """End the processes: those that wait at once, those that work in the middle of it."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()
        if self._owns_context:
            self._runner.close()

    def _results(self, run: _Run, on_progress: OnProgress) -> Iterator[tuple[int, object]]:
        while run.left:
            self._hand_out(run, 0, kept=run.next_for_this_process() if self._here else None)
            number = len(run.tasks)
            for index, result in self._received(run, on_progress):
                run.left -= 1
                on_progress(run.tasks[index].title, number - run.left, number)
                yield index, result

    def _received(self, run: _Run, on_progress: OnProgress) -> Iterator[tuple[int, object]]:
        """What has come since; if nothing has, a task that is done here, or what comes next."""
        mine = run.next_for_this_process() if self._here or not self._workers else None
        came = self._inbox.take(self._workers, wait=mine is None and bool(self._workers))
        # Everything is noted before the first result is yielded: the caller may stop at any of them.
        given_up: list[tuple[int, object]] = []
        results: list[tuple[int, bytearray]] = []
        for worker, number, data in came:
            if data is None:
                given_up += self._lost_message(worker, run, on_progress)
            elif number in worker.tasks:
                worker.tasks.remove(number)
                results.append((number - run.first, data))
        yield from given_up
        for index, data in results:
            yield index, unpacked(data)
        if not came and mine is not None:
            run.waiting.remove(mine)
            self._hand_out_ahead(run, run.tasks[mine].size_hint)
            yield mine, self._runner.run_task(run.tasks[mine].kind, run.tasks[mine].payload)
        elif not self._workers and run.waiting and run.next_for_this_process() is None:
            index = run.waiting.popleft()
            yield index, LostTaskError(_lost_message(run.tasks[index], "there is no other one"))

    def _hand_out(self, run: _Run, workers: int, kept: int | None = None) -> None:
        """Give tasks to those that have the least to do. workers: how many there should be for that.

        kept: the longest task, for this process: it need not prepare again what it has.
        """
        if self._here and run.size_of(run.waiting) < self._worth:
            return
        self._begin_workers(workers)
        for allowed in range(1, 2 + self._ahead):
            for worker in self._workers:
                while len(worker.tasks) < allowed:
                    index = next((waits for waits in run.waiting if waits != kept), None)
                    if index is None:
                        return
                    run.waiting.remove(index)
                    worker.tasks.append(run.first + index)
                    self._give(worker, run.first + index, run.tasks[index])

    def _hand_out_ahead(self, run: _Run, size: float) -> None:
        """Give everybody enough to do while this process does a task of its own. size: the hint of that."""
        for worker in self._workers:
            given = run.size_of(number - run.first for number in worker.tasks if number >= run.first)
            while run.waiting and given <= size:
                given += run.tasks[run.waiting[0]].size_hint
                index = run.waiting.popleft()
                worker.tasks.append(run.first + index)
                self._give(worker, run.first + index, run.tasks[index])

    def _give(self, worker: Worker, number: int, task: Task) -> None:
        try:
            for key in shared_keys(task.payload):
                if key not in worker.known:
                    worker.known.add(key)
                    worker.send((key, self._runner.shared[key]))
            worker.send((number, task.kind, task.payload))
        except OSError:
            return  # It is dead, which the inbox reports.

    def _lost_message(self, worker: Worker, run: _Run, on_progress: OnProgress) -> list[tuple[int, object]]:
        """A process that died: what it had to do is done by another one, unless its task ended one before."""
        self._workers.remove(worker)
        how = worker.end()
        given = [number - run.first for number in worker.tasks if number >= run.first]
        run.waiting.extendleft(reversed(given[1:]))
        given_up: list[tuple[int, object]] = []
        for index in given[:1]:
            lost = _lost_message(run.tasks[index], how)
            if index in run.lost:
                given_up.append((index, LostTaskError(lost)))
            else:
                run.lost.add(index)
                run.waiting.appendleft(index)
                self._events.append(f"{lost}; it is done again by another one")
                on_progress(self._events[-1], len(run.tasks) - run.left, len(run.tasks))
        if run.waiting:
            self._begin_workers(len(self._workers) + 1)
        return given_up

    def _begin_workers(self, count: int) -> None:
        """Begin processes until there are as many as are wanted and allowed, or to be had."""
        while len(self._workers) < min(count, self._others):
            worker = self._begun()
            if worker is None:
                break
            self._workers.append(worker)

    def _begun(self) -> Worker | None:
        """A new process; None if the system gives none, and then the tasks are done here."""
        try:
            if self._start != "spawn" and can_fork():
                return ForkedWorker(
                    self._runner, [descriptor for worker in self._workers for descriptor in worker.descriptors]
                )
            if self._start != "fork" and (self._owns_context or self._table.context):
                return SpawnedWorker(self._table, self._inbox)
        except OSError:
            return None
        return None


class _Run:
    """One call of ``run``: its tasks, those that wait, how many are not done, those that have ended a process.

    first: the number of the first task.
    """

    def __init__(self, tasks: Sequence[Task], first: int) -> None:
        self.tasks, self.first = list(tasks), first
        self.waiting = deque(largest_first(tasks))
        self.left = len(tasks)
        self.lost: set[int] = set()

    def add(self, tasks: Iterable[Task]) -> None:
        """Add tasks to those that wait."""
        before = len(self.tasks)
        self.tasks += tasks
        self.left += len(self.tasks) - before
        self.waiting.extend(range(before, len(self.tasks)))
        self.waiting = deque(sorted(self.waiting, key=lambda index: -self.tasks[index].size_hint))

    def size_of(self, indices: Iterable[int]) -> float:
        """How long some tasks take."""
        return sum(self.tasks[index].size_hint for index in indices)

    def next_for_this_process(self) -> int | None:
        """The next task that waits, but for those that have ended a process: they would end the build."""
        return next((index for index in self.waiting if index not in self.lost), None)


def _lost_message(task: Task, how: str) -> str:
    return f"{task.title}: the system ended a process that worked on it ({how}), perhaps for want of memory"
