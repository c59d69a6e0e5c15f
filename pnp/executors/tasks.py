"""Tasks and what executors have in common."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Protocol

from pnp.errors import PnpError
from pnp.values import dataclass

# Takes the step that was done last, how many are done and how many there are.
OnProgress = Callable[[str, int, int], None]


class LostTaskError(PnpError):
    """A task that ended the processes in which it was done, as one does that takes too much memory."""


@dataclass(frozen=True, slots=True)
class Task:
    """A call of a function of the table. payload: its arguments behind the context, plain values that can be pickled.

    size_hint: how long it takes, compared with the others: long ones are begun first. name: for messages.
    """

    kind: str
    payload: tuple[Any, ...] = ()
    size_hint: float = 1.0
    name: str = ""

    @property
    def title(self) -> str:
        """How messages call it."""
        return self.name or self.kind


@dataclass(frozen=True, slots=True)
class Shared:
    """Stands in a payload for a large value that many tasks need, and that a worker is sent once.

    key: under which the executor was given the value; of equal keys the values are equal.
    """

    key: str


@dataclass(frozen=True, slots=True)
class TaskTable:
    """What can be done: a function for each kind of task, as ``module:function``.

    A function is called with the context of its process, then with the payload. context: a function that makes the
    context where it was not handed over, also as ``module:function``; without one it is None. It is given the folder
    for temporary files, or None for that of the system. If a context has a method ``close``, that is called when its
    process is done.
    """

    functions: Mapping[str, str]
    context: str = ""

    def made_context(self, folder: str | None) -> object:
        """A new context for this process. folder: for temporary files."""
        return import_function(self.context)(folder) if self.context else None


class Executor(Protocol):
    """Does tasks. To be closed by whoever made it."""

    @property
    def events(self) -> tuple[str, ...]:
        """What went wrong and was recovered from, in sentences: a task that was done twice since its process died."""

    def share(self, key: str, value: object) -> None:
        """Make a value known that ``Shared(key)`` stands for in payloads."""

    def run(
        self, tasks: Sequence[Task], on_progress: OnProgress, more: Iterable[Task] = ()
    ) -> Iterator[tuple[int, object]]:
        """Begin the tasks, and give the place in ``tasks`` and the result of each as they are done, in any order.

        more: further tasks, behind the others: they are worked out while these are done, if other processes do that. A
        PnpError that a task raises is its result. Other exceptions are faults of ours and are raised here. The results
        of one call are to be asked for before the next call.
        """

    def close(self) -> None:
        """End all that works for this executor; what is not done yet is left."""


def largest_first(tasks: Sequence[Task]) -> list[int]:
    """The places of tasks, the longest first; of those that take equally long, the first."""
    return sorted(range(len(tasks)), key=lambda index: -tasks[index].size_hint)


def shared_keys(payload: tuple[Any, ...]) -> tuple[str, ...]:
    """The keys of the shared values in a payload."""
    return tuple(shared.key for shared in payload if isinstance(shared, Shared))


class TaskRunner:
    """Calls the functions of a table in one process. shared: the values that payloads name by key.

    folder: for temporary files of a context that is made here; None is that of the system.
    """

    def __init__(
        self, table: TaskTable, shared: dict[str, object], context: object = None, folder: str | None = None
    ) -> None:
        self._table, self.shared, self._context, self._folder = table, shared, context, folder
        self._has_context = context is not None
        self._functions: dict[str, Callable[..., object]] = {}

    def prepare(self, tasks: Iterable[Task]) -> None:
        """Import the functions of some tasks."""
        for task in tasks:
            self._function(task.kind)

    def _function(self, kind: str) -> Callable[..., object]:
        if kind not in self._functions:
            self._functions[kind] = import_function(self._table.functions[kind])
        return self._functions[kind]

    def run_task(self, kind: str, payload: tuple[Any, ...]) -> object:
        """What a task gives, or the PnpError that it raises."""
        if not self._has_context:
            self._context, self._has_context = self._table.made_context(self._folder), True
        function = self._function(kind)
        values = [self.shared[shared.key] if isinstance(shared, Shared) else shared for shared in payload]
        try:
            return function(self._context, *values)
        except PnpError as error:
            return error

    def run_packed(self, kind: str, payload: tuple[Any, ...]) -> bytes:
        """The result of a task or the exception that it raised, pickled."""
        try:
            return pickle.dumps((True, self.run_task(kind, payload)), pickle.HIGHEST_PROTOCOL)
        except Exception as error:
            return pickle.dumps((False, _sendable(error)), pickle.HIGHEST_PROTOCOL)

    def close(self) -> None:
        """Let the context give back what it holds."""
        if (close := getattr(self._context, "close", None)) is not None:
            close()


def unpacked(data: bytes | bytearray) -> object:
    """The result that ``run_packed`` pickled in another process. Raises the exception that was raised there."""
    is_result, value = pickle.loads(data)
    if is_result:
        return value
    raise value


def _sendable(error: Exception) -> Exception:
    """The error with the place where it happened as a note; one like it if it cannot be pickled."""
    note = "".join(traceback.format_exception(error))
    with suppress(Exception):
        if type(pickle.loads(pickle.dumps(error))) is type(error):
            error.add_note(note)
            return error
    like = RuntimeError(f"{type(error).__name__}: {error}")
    like.add_note(note)
    return like


def import_function(function: str) -> Callable[..., Any]:
    """The function that ``module:function`` names in a table of this program."""
    module, _, name = function.partition(":")
    imported: Callable[..., Any] = getattr(import_module(module), name)
    return imported
