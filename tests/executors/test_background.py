"""A process that does tasks while its caller does other things: results, what is given up, how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.errors import WriteError
from pnp.executors.background import BackgroundProcess
from pnp.executors.processes import Start, can_fork
from pnp.executors.tasks import LostTaskError, Task
from tests.executors.conftest import is_there, needs_forks, wait_until
from tests.executors.work import TABLE

ROOT = Path(__file__).parents[2]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc which processes there are")


@pytest.fixture(params=[pytest.param("auto", marks=needs_forks), "spawn"])
def process(request: pytest.FixtureRequest) -> Iterator[BackgroundProcess]:
    assert request.param == "spawn" or can_fork(), "something before has left a thread"
    process = BackgroundProcess(TABLE, start=request.param)
    yield process
    process.close()


def test_results_are_taken_in_any_order(process: BackgroundProcess) -> None:
    numbers = [process.give(Task("square", (number,))) for number in (2, 3, 4)]
    assert [process.result(number) for number in reversed(numbers)] == [16, 9, 4]


def test_the_context_stays_from_task_to_task(process: BackgroundProcess) -> None:
    first, second = (process.result(process.give(Task("calls"))) for _ in range(2))
    assert first[0] == second[0] != os.getpid()
    assert (first[1], second[1]) == (1, 2)


def test_the_caller_goes_on_meanwhile(process: BackgroundProcess, tmp_path: Path) -> None:
    waits = process.give(Task("wait_for", (str(tmp_path / "done"),)))
    assert not process.is_done(waits)
    (tmp_path / "done").touch()
    assert wait_until(lambda: process.is_done(waits), 10)
    assert process.result(waits) is True


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system has no such thing")
def test_it_gives_way_to_its_caller(process: BackgroundProcess) -> None:
    niceness = process.result(process.give(Task("niceness")))
    assert isinstance(niceness, int)
    assert niceness > os.getpriority(os.PRIO_PROCESS, 0)


def test_what_a_task_raises_is_raised(process: BackgroundProcess) -> None:
    refused, divided = process.give(Task("refuse", ("the disk is full",))), process.give(Task("divide", (0,)))
    with pytest.raises(WriteError, match="the disk is full"):
        process.result(refused)
    with pytest.raises(ZeroDivisionError):
        process.result(divided)


def test_what_is_given_up_is_not_done(process: BackgroundProcess, tmp_path: Path) -> None:
    waits = process.give(Task("wait_for", (str(tmp_path / "go"),)))
    left = process.give(Task("mark", (str(tmp_path / "left"),)))
    process.forget()
    last = process.give(Task("mark", (str(tmp_path / "last"),)))
    time.sleep(0.2)  # For the message to arrive.
    (tmp_path / "go").touch()
    assert process.result(last) is None
    assert (tmp_path / "last").exists()
    assert not (tmp_path / "left").exists()
    for number in (waits, left):
        with pytest.raises(KeyError):
            process.result(number)


def test_whoever_waits_for_a_process_that_dies_is_told_and_gets_another_one(process: BackgroundProcess) -> None:
    dies, behind = process.give(Task("die", name="checks")), process.give(Task("square", (3,), name="theme"))
    how = "the system ended a process that worked on it (signal SIGKILL), perhaps for want of memory"
    with pytest.raises(LostTaskError) as lost:
        process.result(dies)
    assert str(lost.value) == f"checks: {how}"
    with pytest.raises(LostTaskError, match="theme"):
        process.result(behind)
    assert process.is_there
    assert process.result(process.give(Task("square", (5,)))) == 25


def test_after_three_deaths_there_is_no_other_one(process: BackgroundProcess) -> None:
    for _ in range(3):
        with pytest.raises(LostTaskError):
            process.result(process.give(Task("die")))
    assert not process.is_there
    with pytest.raises(LostTaskError, match="there is no process"):
        process.result(process.give(Task("square", (5,))))


@on_linux
def test_closing_ends_it_in_the_middle_of_work(process: BackgroundProcess, tmp_path: Path) -> None:
    process.give(Task("note", (str(tmp_path), 60.0)))
    assert wait_until(lambda: any(tmp_path.iterdir()), 20)
    (worker,) = (int(path.name) for path in tmp_path.iterdir())
    begun = time.monotonic()
    process.close()
    assert time.monotonic() - begun < 30  # half of what the work takes
    assert not is_there(worker)


SCRIPT = """
import sys, time
from pnp.executors.background import BackgroundProcess
from pnp.executors.tasks import Task, TaskTable
process = BackgroundProcess(TaskTable({"note": "tests.executors.work:note"}), start=sys.argv[1])
process.give(Task("note", (sys.argv[2], 60.0)))
time.sleep(60)
"""


@on_linux
@pytest.mark.parametrize("start", ["auto", "spawn"])
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_it_does_not_outlive_the_process_that_began_it(start: Start, tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-c", SCRIPT, start, str(tmp_path)]
    parent = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})
    try:
        assert wait_until(lambda: any(tmp_path.iterdir()), 20)
        (worker,) = (int(path.name) for path in tmp_path.iterdir())
        parent.send_signal(how)
        parent.wait(10)
        assert wait_until(lambda: not is_there(worker), 2)
    finally:
        parent.kill()
