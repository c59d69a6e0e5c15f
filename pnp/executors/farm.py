"""Tasks done by the workers of a Dask cluster, which share neither a disk nor a memory with this process.

Every worker must run the same program with the same fonts, or it would make other files: it is asked before the first
task, and again by the first task of a worker that comes later. Nothing executable is sent, only names of functions.
What workers send back is unpickled: a cluster is trusted as much as this machine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import time
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Lock
from types import TracebackType
from typing import Any, Final

import dask.config
from distributed import Client, Future, LocalCluster, WorkerPlugin, get_worker
from distributed.comm import CommClosedError, connect
from distributed.scheduler import KilledWorker

from pnp.errors import PnpError
from pnp.executors.tasks import (
    LostTaskError,
    OnProgress,
    Task,
    TaskRunner,
    TaskTable,
    import_function,
    largest_first,
    shared_keys,
    unpacked,
)

LOCAL: Final = "local"
_SETTINGS: Final = {
    # A kit is sent as part of the graph, so that it can be sent again when the worker that has it dies.
    "distributed.admin.large-graph-warning-threshold": "2GiB",
    "distributed.scheduler.allowed-failures": 3,
    "distributed.comm.retry.count": 1,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.target": False,
}
_SECONDS_BETWEEN_CHECKS: Final = 0.5
_SECONDS_TO_END: Final = 3
# Shared values that a worker keeps unpacked for the next task.
_MOST_KEPT: Final = 4


class FarmError(PnpError):
    """A cluster that cannot be reached, that has no workers, or whose workers are not as they must be."""


class DaskExecutor:
    """Hands tasks to a cluster. address: of its scheduler, such as ``tcp://host:8786``; ``local`` starts one here.

    identity: a function of the program, as ``module:function``, whose result says name by name what a worker must have
    the same as this process. count: processes of a cluster that is started here. connect_timeout: seconds to
    wait for a scheduler to answer and for its first worker. worker_timeout: seconds to wait for other workers when all
    have died.

    Raises FarmError.
    """

    def __init__(
        self,
        address: str,
        table: TaskTable,
        identity: str,
        *,
        count: int = 2,
        connect_timeout: float = 10.0,
        worker_timeout: float = 60.0,
    ) -> None:
        self._address, self._table, self._connect_timeout, self._worker_timeout = (
            address,
            table,
            connect_timeout,
            worker_timeout,
        )
        self._shared: dict[str, object] = {}
        self._sent: dict[str, Future] = {}
        self._events: list[str] = []
        self._alone_since: float | None = None
        self._cluster: LocalCluster | None = None
        self._running: dict[Future, int] = {}
        self._open = ExitStack()
        with ExitStack() as opening:
            opening.enter_context(_silence())
            opening.enter_context(dask.config.set({**_SETTINGS, "distributed.comm.timeouts.connect": connect_timeout}))
            self._client = self._connected(opening, count)
            self._expected = import_function(identity)()
            self._workers = self._same_workers(identity)
            self._plugin = TaskPlugin(f"pnp-{self._client.id}", table, identity, self._expected)
            self._client.register_plugin(self._plugin)
            opening.callback(self._leave)
            self._open = opening.pop_all()

    def __enter__(self) -> DaskExecutor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def scheduler_address(self) -> str:
        """Where the scheduler is, also of a cluster that was started here."""
        return str(self._client.scheduler.address)

    @property
    def events(self) -> tuple[str, ...]:
        """Workers that were lost."""
        return tuple(self._events)

    def share(self, key: str, value: object) -> None:
        """Make a value known that ``Shared(key)`` stands for in payloads; it is sent when a task needs it."""
        self._shared[key] = value

    def run(
        self, tasks: Sequence[Task], on_progress: OnProgress, more: Iterable[Task] = ()
    ) -> Iterator[tuple[int, object]]:
        """Send the tasks; results come as they are done. Raises FarmError if the cluster is gone."""
        tasks = (*tasks, *more)
        self._alone_since = None
        finished: SimpleQueue[Future] = SimpleQueue()
        futures: dict[Future, int] = {}
        self._running = futures
        for place, index in enumerate(largest_first(tasks)):
            future = self._submitted(tasks[index], -place)
            futures[future] = index
            future.add_done_callback(finished.put)
        return self._results(tasks, futures, finished, on_progress)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends, in the middle of work if there is some."""
        if self._running and self._cluster is not None:
            _end_workers(self._cluster)
        self._open.close()

    def _connected(self, opening: ExitStack, count: int) -> Client:
        target: Any = self._address
        if self._address == LOCAL:
            target = self._cluster = opening.enter_context(_cluster(count))
        try:
            if self._address != LOCAL:
                asyncio.run(_reach(self._address, self._connect_timeout))
            client = Client(target, timeout=self._connect_timeout, set_as_default=False, name="pnp")
        except TimeoutError as error:
            message = f"no scheduler answers at {self._address} within {self._connect_timeout:g} seconds"
            raise FarmError(message) from error
        except (OSError, ValueError) as error:
            raise FarmError(f"no scheduler answers at {self._address}: {_reason(error)}") from error
        except Exception as error:
            # Decoding bytes that are no message of Dask may raise anything.
            raise FarmError(f"what answers at {self._address} is no scheduler of Dask of this version") from error
        opening.callback(_close_client, client)
        try:
            client.wait_for_workers(1, timeout=self._connect_timeout)
        except TimeoutError as error:
            raise FarmError(f"the scheduler at {self._address} has no workers: start some with dask worker") from error
        return client

    def _same_workers(self, identity: str) -> set[str]:
        """The workers, once each has said what it is. Raises FarmError that names a worker and what differs."""
        answers: dict[str, Any] = self._client.run(_identity, identity, on_error="return")
        for worker, answer in sorted(answers.items()):
            if isinstance(answer, BaseException):
                raise FarmError(f"the worker {worker} cannot work for pnp: {_reason(answer)}; install the same pnp")
            if difference := _difference(self._expected, answer):
                raise FarmError(f"the worker {worker} {difference}")
        try:
            self._client.run_on_scheduler(_identity, identity)
        except Exception as error:
            message = f"the scheduler at {self._address} cannot hand out tasks of pnp: {_reason(error)}"
            raise FarmError(f"{message}; install the same pnp") from error
        return set(answers)

    def _submitted(self, task: Task, priority: int) -> Future:
        keys = shared_keys(task.payload)
        for key in keys:
            if key not in self._sent:
                data = pickle.dumps(self._shared[key], pickle.HIGHEST_PROTOCOL)
                self._sent[key] = self._client.submit(_shared_value, data, key=f"{self._plugin.name}-{key}", priority=1)
        payload = pickle.dumps((task.kind, task.payload), pickle.HIGHEST_PROTOCOL)
        values = [self._sent[key] for key in keys]
        future: Future = self._client.submit(
            _perform, self._plugin.name, payload, keys, *values, pure=False, priority=priority
        )
        return future

    def _results(
        self, tasks: Sequence[Task], futures: dict[Future, int], finished: SimpleQueue[Future], on_progress: OnProgress
    ) -> Iterator[tuple[int, object]]:
        try:
            while futures:
                future = self._next(finished)
                index = futures.pop(future)
                result = self._result(future, tasks[index])
                future.release()
                on_progress(tasks[index].title, len(tasks) - len(futures), len(tasks))
                if not futures:
                    # A worker may be gone whose tasks others did at once.
                    with suppress(FarmError):
                        self._check_workers()
                yield index, result
        finally:
            for future in futures:
                future.release()

    def _next(self, finished: SimpleQueue[Future]) -> Future:
        """The next future that is done."""
        while True:
            with suppress(Empty):
                return finished.get(timeout=_SECONDS_BETWEEN_CHECKS)
            self._check_workers()

    def _result(self, future: Future, task: Task) -> object:
        """The result of a task that is done, or was: what a worker had made is made again if the worker dies."""
        while True:
            try:
                return unpacked(future.result(timeout=_SECONDS_BETWEEN_CHECKS))
            except KilledWorker as error:
                killed = f"{task.title}: {error.allowed_failures + 1} workers died while they worked on it"
                return LostTaskError(f"{killed}, perhaps for want of memory")
            except (CancelledError, CommClosedError) as error:
                raise FarmError(f"the scheduler at {self._address} is gone") from error
            except TimeoutError:
                self._check_workers()

    def _check_workers(self) -> None:
        """Note the workers that are gone. Raises FarmError if there has been none for ``worker_timeout`` seconds."""
        if self._client.status != "running":
            raise FarmError(f"the scheduler at {self._address} is gone")
        try:
            workers = self._client.nthreads()
        except Exception as error:
            raise FarmError(f"the scheduler at {self._address} is gone") from error
        for lost in sorted(self._workers - workers.keys()):
            self._events.append(f"the worker {lost} is gone; what it had to do is done by others")
        self._workers = set(workers)
        now = time.monotonic()
        if workers or self._alone_since is None:
            self._alone_since = None if workers else now
        elif now - self._alone_since > self._worker_timeout:
            raise FarmError(f"the scheduler at {self._address} has no workers any more")

    def _leave(self) -> None:
        if self._client.status == "running":
            with suppress(Exception):
                self._client.unregister_worker_plugin(self._plugin.name)


class TaskPlugin(WorkerPlugin):  # type: ignore[misc]
    """Does the tasks of one executor on a worker, with a context of its own."""

    def __init__(self, name: str, table: TaskTable, identity: str, expected: Mapping[str, str]) -> None:
        self.name = name
        self._table, self._identity, self._expected = table, identity, dict(expected)
        self._runner: TaskRunner | None = None
        self._lock: Lock | None = None

    def setup(self, worker: Any) -> None:
        """Begin, on the worker."""
        # Dask clears its folder away even after a worker that was killed.
        self._runner, self._lock = TaskRunner(self._table, {}, folder=worker.local_directory), Lock()
        self._difference: str | None = None

    def teardown(self, worker: Any) -> None:
        """Remove temporary files."""
        if self._runner is not None:
            self._runner.close()

    def perform(self, worker: str, payload: bytes, shared: Mapping[str, bytes]) -> bytes:
        """The pickled result of a task."""
        assert self._runner is not None
        assert self._lock is not None
        # Fonts and pictures are not made for threads, of which a worker has several unless told otherwise.
        with self._lock:
            if self._difference is None:
                self._difference = _difference(self._expected, import_function(self._identity)())
            if self._difference:
                error = FarmError(f"the worker {worker} {self._difference}")
                return pickle.dumps((True, error), pickle.HIGHEST_PROTOCOL)
            for key, data in shared.items():
                if key not in self._runner.shared:
                    self._runner.shared[key] = pickle.loads(data)
            for key in [key for key in self._runner.shared if key not in shared][:-_MOST_KEPT]:
                del self._runner.shared[key]
            kind, values = pickle.loads(payload)
            return self._runner.run_packed(kind, values)


def _perform(plugin: str, payload: bytes, keys: tuple[str, ...], *shared: bytes) -> bytes:
    """Do a task on a worker."""
    worker = get_worker()
    result: bytes = worker.plugins[plugin].perform(worker.address, payload, dict(zip(keys, shared, strict=True)))
    return result


def _shared_value(data: bytes) -> bytes:
    """A value that tasks share. As a task of its own it is sent again when the worker that has it dies."""
    return data


def _identity(function: str) -> Mapping[str, str]:
    parts: Mapping[str, str] = import_function(function)()
    return parts


def _difference(expected: Mapping[str, str], actual: Mapping[str, str]) -> str:
    """How a worker differs from this process, in words; nothing if it does not."""
    for name in sorted(expected.keys() | actual.keys()):
        here, there = expected.get(name), actual.get(name)
        if there is None:
            return f"has no {name}, which this process has"
        if here is None:
            return f"has {name}, which this process has not"
        if here != there:
            return f"has another {name}: {there[:16]}, not {here[:16]}"
    return ""


async def _reach(address: str, connect_timeout: float) -> None:
    """Talk to a scheduler once: a client waits for ever for one that takes a call and says nothing. Raises."""
    comm = await asyncio.wait_for(connect(address, timeout=connect_timeout), connect_timeout)
    comm.abort()


@contextmanager
def _cluster(count: int) -> Iterator[LocalCluster]:
    """A cluster of this machine, without a page that shows it. Ctrl-C is answered by this process alone."""
    try:
        with _without_interrupts():
            cluster = LocalCluster(
                n_workers=count,
                threads_per_worker=1,
                processes=True,
                memory_limit=0,
                dashboard_address=None,
                silence_logs=logging.CRITICAL,
            )
    except Exception as error:
        raise FarmError(f"a cluster cannot be started on this machine: {_reason(error)}") from error
    try:
        yield cluster
    finally:
        with suppress(Exception):
            cluster.close(timeout=_SECONDS_TO_END)


def _end_workers(cluster: LocalCluster) -> None:
    """Kill processes that work: asked to end, they would first finish tasks that are no longer needed."""
    for nanny in cluster.workers.values():
        nanny.auto_restart = False
        with suppress(Exception):
            os.kill(nanny.pid, signal.SIGTERM)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Begin threads and processes that Ctrl-C never reaches, and theirs: what is blocked stays blocked in them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _close_client(client: Client) -> None:
    with suppress(Exception):
        client.close(timeout=_SECONDS_TO_END)


@contextmanager
def _silence() -> Iterator[None]:
    """Keep Dask, in all its threads, from writing to standard error: our own errors say what matters."""
    before = logging.root.manager.disable
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        logging.disable(logging.CRITICAL)
        try:
            yield
        finally:
            logging.disable(before)


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
