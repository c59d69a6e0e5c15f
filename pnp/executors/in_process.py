"""Tasks done one after the other, in this process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.executors.tasks import OnProgress, Task, TaskRunner, TaskTable


class InProcess:
    """Does each task when its result is asked for, in the order of the tasks. context: what functions are given."""

    def __init__(self, table: TaskTable, context: object = None) -> None:
        self._runner, self._owns_context = TaskRunner(table, {}, context), context is None

    @property
    def events(self) -> tuple[str, ...]:
        """Nothing: a process that dies takes the build with it."""
        return ()

    def share(self, key: str, value: object) -> None:
        """Make a value known that ``Shared(key)`` stands for in payloads."""
        self._runner.shared[key] = value

    def run(
        self, tasks: Sequence[Task], on_progress: OnProgress, more: Iterable[Task] = ()
    ) -> Iterator[tuple[int, object]]:
        """Do the tasks one by one."""
        everything = (*tasks, *more)
        for index, task in enumerate(everything):
            result = self._runner.run_task(task.kind, task.payload)
            on_progress(task.title, index + 1, len(everything))
            yield index, result

    def close(self) -> None:
        """Close a context that was made here."""
        if self._owns_context:
            self._runner.close()
