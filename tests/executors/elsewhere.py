"""A cluster in a process of its own, and what tests do with it there."""

from __future__ import annotations

import os
import pickle
import random
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

from pnp.executors.processes import Processes
from pnp.executors.tasks import OnProgress, Shared, Task, TaskTable, unpacked
from tests.executors.work import TABLE, WORK, in_order

_HERE = "tests.executors.elsewhere"
KINDS = (
    "run",
    "share",
    "run_twice_at_most",
    "kill_at_random",
    "open_with",
    "open_at",
    "come_late",
    "open_without_workers",
    "lose_workers",
)
AWAY = TaskTable({kind: f"{_HERE}:{kind}" for kind in KINDS}, f"{_HERE}:Farm")
Results = list[tuple[int, object]]


def _silent(_title: str, _done: int, _total: int) -> None:
    """Tell nobody."""


class Farm:
    """The context of that process: a cluster that is started when it is needed."""

    def __init__(self, _folder: str | None) -> None:
        os.environ["PNP_TEST_FARM"] = str(os.getpid())
        self._executor: Any = None

    @property
    def executor(self) -> Any:
        from pnp.executors.farm import DaskExecutor

        if self._executor is None:
            self._executor = DaskExecutor("local", TABLE, f"{WORK}:here", count=2)
        return self._executor

    def close(self) -> None:
        if self._executor is not None:
            self._executor.close()


class FarmElsewhere:
    """The executor of that process, as if it were here."""

    def __init__(self, process: Processes) -> None:
        self._process = process

    @property
    def events(self) -> tuple[str, ...]:
        return ()

    def share(self, key: str, value: object) -> None:
        in_order(self._process, [Task("share", (key, value))], _silent)

    def run(
        self, tasks: Sequence[Task], on_progress: OnProgress, more: Iterable[Task] = ()
    ) -> Iterator[tuple[int, object]]:
        ((results, told),) = in_order(self._process, [Task("run", (tuple(tasks), tuple(more)))], _silent)
        for result, step in zip(results, told, strict=True):
            on_progress(*step)
            yield result

    def close(self) -> None:
        self._process.close()


def run(farm: Farm, tasks: tuple[Task, ...], more: tuple[Task, ...] = ()) -> tuple[Results, list[tuple[str, int, int]]]:
    told: list[tuple[str, int, int]] = []
    return list(farm.executor.run(tasks, lambda *step: told.append(step), more)), told


def run_twice_at_most(farm: Farm, tasks: tuple[Task, ...]) -> tuple[Results, int]:
    """Run tasks with a scheduler that gives each up after its second worker; after how many more it would otherwise."""
    scheduler = farm.executor._cluster.scheduler
    usual, scheduler.allowed_failures = scheduler.allowed_failures, 1
    try:
        return run(farm, tasks)[0], usual - 1
    finally:
        scheduler.allowed_failures = usual


def share(farm: Farm, key: str, value: object) -> None:
    farm.executor.share(key, value)


def kill_at_random(farm: Farm) -> tuple[int, list[object], tuple[str, ...]]:
    """How many workers were killed while they worked, what came of the work, and what was noticed."""
    moments = random.Random(11)
    victims = set(in_order(farm.executor, [Task("process", (0.1,)) for _ in range(4)], _silent))
    begun = Event()

    def kill() -> None:
        begun.wait()
        for victim in sorted(victims):
            time.sleep(moments.uniform(0.0, 0.2))
            os.kill(victim, signal.SIGKILL)

    farm.executor.share("seed", bytes(100))
    killer = Thread(target=kill)
    killer.start()
    tasks = [Task("length", (Shared("seed"), n)) if n % 2 else Task("square", (n, 0.15)) for n in range(20)]
    results = in_order(farm.executor, tasks, lambda *_: begun.set())
    killer.join()
    return len(victims - {os.getpid()}), results, farm.executor.events


def open_with(farm: Farm, identity: str) -> None:
    from pnp.executors.farm import DaskExecutor

    DaskExecutor(farm.executor.scheduler_address, TABLE, f"{WORK}:{identity}", connect_timeout=60.0).close()


def open_at(_farm: Farm, address: str, connect_timeout: float) -> None:
    from pnp.executors.farm import DaskExecutor

    DaskExecutor(address, TABLE, f"{WORK}:here", connect_timeout=connect_timeout).close()


def come_late(_farm: Farm) -> object:
    """What a worker says to its first task that is not as it must be."""
    from pnp.executors.farm import TaskPlugin

    station = TaskPlugin("late", TABLE, f"{WORK}:here", {"program": "1", "font serif": "other"})
    station.setup(SimpleNamespace(local_directory=None))
    return unpacked(station.perform("tcp://late:1", pickle.dumps(("square", (3,))), {}))


def open_without_workers(_farm: Farm) -> None:
    from distributed import LocalCluster

    from pnp.executors.farm import DaskExecutor

    with LocalCluster(n_workers=0, processes=False, dashboard_address=":0", silence_logs=50) as cluster:
        DaskExecutor(cluster.scheduler_address, TABLE, f"{WORK}:here", connect_timeout=0.5).close()


def lose_workers(_farm: Farm) -> Results:
    """Ask for results of a cluster that loses its only worker after the first one."""
    from distributed import LocalCluster

    from pnp.executors.farm import DaskExecutor

    with (
        LocalCluster(1, threads_per_worker=1, processes=False, dashboard_address=":0", silence_logs=50) as cluster,
        DaskExecutor(cluster.scheduler_address, TABLE, f"{WORK}:here", worker_timeout=0.5) as farm,
    ):
        results = farm.run([Task("square", (2,)), Task("square", (3, 0.3)), Task("square", (4, 0.3))], _silent)
        first = next(results)
        cluster.scale(0)
        return [first, *results]
