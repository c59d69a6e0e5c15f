"""Processes of this machine: who does what, how they end, and what happens when one dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.executors.processes import Processes, Start, can_fork
from pnp.executors.tasks import LostTaskError, Task, TaskTable
from tests.executors.conftest import is_there, needs_forks, silent, wait_until
from tests.executors.work import TABLE, Counted, in_order

STARTS = [pytest.param("fork", marks=needs_forks), "spawn"]
ROOT = Path(__file__).parents[2]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc which processes there are")


@pytest.fixture(params=STARTS)
def start(request: pytest.FixtureRequest) -> Start:
    start: Start = request.param
    assert start == "spawn" or can_fork(), "something before has left a thread"
    return start


def test_a_long_task_keeps_nobody_from_doing_the_others(start: Start) -> None:
    with Processes(2, TABLE, start=start) as two:
        in_order(two, [Task("process", (0.2,)), Task("process", (0.2,))], silent)
        long, *short = in_order(two, [Task("process", (0.8,), 9.0), *[Task("process", (0.02,))] * 6], silent)
    assert long not in short
    assert len(set(short)) == 1


def test_the_longest_task_is_begun_first() -> None:
    with Processes(1, TABLE) as one:
        tasks = [Task("square", (2,), 1.0), Task("square", (3,), 5.0), Task("square", (4,), 5.0)]
        assert list(one.run(tasks, silent)) == [(1, 9), (2, 16), (0, 4)]


def test_tasks_begin_before_anybody_asks_for_results(start: Start, tmp_path: Path) -> None:
    with Processes(1, TABLE, start=start, ahead=1) as one:
        results = one.run([Task("mark", (str(tmp_path / name),)) for name in ("first", "second")], silent)
        assert wait_until(lambda: (tmp_path / "first").exists() and (tmp_path / "second").exists(), 10)
        assert sorted(results) == [(0, None), (1, None)]


def test_this_process_works_too_if_it_may(start: Start) -> None:
    with Processes(2, TABLE, start=start, here=True) as two:
        processes = in_order(two, [Task("process", (0.1,)) for _ in range(4)], silent)
    assert os.getpid() in processes
    assert len(set(processes)) == 2


def test_the_first_tasks_are_done_while_more_are_worked_out(start: Start, tmp_path: Path) -> None:
    def more() -> Iterator[Task]:
        assert wait_until((tmp_path / "first").exists, 10)
        yield Task("square", (3,))

    with Processes(2, TABLE, start=start, here=True) as two:
        assert dict(two.run([Task("mark", (str(tmp_path / "first"),))], silent, more())) == {0: None, 1: 9}


def test_others_have_enough_to_do_while_this_process_works(start: Start, tmp_path: Path) -> None:
    done = str(tmp_path / "long")
    more = [Task("mark", (done,), 9.0), *[Task("process")] * 3]
    with Processes(2, TABLE, start=start, here=True) as two:
        results = dict(two.run([Task("wait_for", (done,))], silent, more))
    assert results[0]
    assert os.getpid() not in {results[number] for number in (2, 3, 4)}


@needs_forks
def test_forks_have_the_context_as_it_is() -> None:
    with Processes(2, TABLE, {"kit": "piombino"}, start="fork") as two:
        assert in_order(two, [Task("said")], silent) == [{"kit": "piombino"}]


def test_a_context_that_was_made_is_closed(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PNP_TEST_FOLDER", str(tmp_path))
    with Processes(1, TABLE, start=start) as one:
        ((process, _),) = in_order(one, [Task("calls")], silent)
    assert process != os.getpid()
    assert (tmp_path / f"closed-{process}").exists()


def test_a_context_that_was_handed_over_is_left_open(tmp_path: Path) -> None:
    with Processes(1, TABLE, Counted(str(tmp_path)), start="fork", here=True) as one:
        in_order(one, [Task("calls")], silent)
    assert not (tmp_path / f"closed-{os.getpid()}").exists()


def test_a_fault_says_where_it_happened(start: Start) -> None:
    with Processes(1, TABLE, start=start) as one, pytest.raises(ZeroDivisionError) as fault:
        in_order(one, [Task("divide", (0,))], silent)
    assert "in divide" in fault.value.__notes__[0]


def test_a_result_that_cannot_be_sent_is_a_fault(start: Start) -> None:
    with Processes(1, TABLE, start=start) as one, pytest.raises((AttributeError, RuntimeError), match="lambda"):
        in_order(one, [Task("unsendable")], silent)


def test_the_task_of_a_process_that_dies_is_done_again_and_that_is_told(start: Start, tmp_path: Path) -> None:
    told: list[str] = []
    with Processes(2, TABLE, start=start, ahead=1) as two:
        tasks = [Task("die_once", (str(tmp_path / "mark"),), 5.0, name="cards")]
        tasks += [Task("square", (number,)) for number in range(5)]
        results = in_order(two, tasks, lambda title, *_: told.append(title))
    assert results == ["done", 0, 1, 4, 9, 16]
    what = "cards: the system ended a process that worked on it (signal SIGKILL), perhaps for want of memory"
    assert two.events == (f"{what}; it is done again by another one",)
    assert two.events[0] in told


def test_a_task_that_ends_two_processes_is_given_up(start: Start) -> None:
    with Processes(2, TABLE, start=start) as two:
        results = dict(two.run([Task("die", name="board of inn"), Task("square", (6, 0.1))], silent))
    assert type(results[0]) is LostTaskError
    assert str(results[0]) == (
        "board of inn: the system ended a process that worked on it (signal SIGKILL), perhaps for want of memory"
    )
    assert results[1] == 36


def test_a_task_that_ended_a_process_is_never_done_here(start: Start) -> None:
    with Processes(2, TABLE, start=start, here=True) as two:
        tasks = [Task("die", size_hint=9.0), *[Task("square", (number, 0.05)) for number in range(6)]]
        results = dict(two.run(tasks, silent))
    assert type(results[0]) is LostTaskError
    assert [results[index] for index in range(1, 7)] == [0, 1, 4, 9, 16, 25]


@needs_forks
def test_a_task_that_ended_the_last_process_there_is_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with Processes(1, TABLE, start="fork") as one:
        results = one.run([Task("die", name="board of inn"), Task("process")], silent)
        monkeypatch.setattr(os, "fork", no_more_processes)
        found = dict(results)
    assert type(found[0]) is LostTaskError
    assert str(found[0]).startswith("board of inn: the system ended a process that worked on it")
    assert found[1] == os.getpid()


def test_a_process_that_died_unnoticed_keeps_no_later_task_waiting(start: Start) -> None:
    with Processes(2, TABLE, start=start) as two:
        results = two.run([Task("die"), *[Task("square", (number, 0.05)) for number in range(8)]], silent)
        next(results)
        time.sleep(0.3)
        del results
        assert in_order(two, [Task("square", (number,)) for number in range(4)], silent) == [0, 1, 4, 9]


def no_more_processes() -> int:
    raise BlockingIOError("no more processes")


def test_without_processes_tasks_are_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fork", no_more_processes, raising=False)
    with Processes(2, TABLE, start="fork") as two:
        assert set(in_order(two, [Task("process") for _ in range(3)], silent)) == {os.getpid()}


@on_linux
def test_closing_ends_processes_in_the_middle_of_work(start: Start, tmp_path: Path) -> None:
    two = Processes(2, TABLE, start=start)
    two.run([Task("note", (str(tmp_path), 60.0)) for _ in range(2)], silent)
    assert wait_until(lambda: len(list(tmp_path.iterdir())) == 2, 20)
    begun = time.monotonic()
    two.close()
    assert time.monotonic() - begun < 30  # half of what the work takes
    assert not any(is_there(int(path.name)) for path in tmp_path.iterdir())


# A shell that was told to run the tests in the background lets them ignore what Ctrl-C sends.
SCRIPT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from pnp.executors.processes import Processes
from pnp.executors.tasks import Task, TaskTable
table = TaskTable({"note": "tests.executors.work:note"})
with Processes(2, table, start=sys.argv[1]) as two:
    list(two.run([Task("note", (sys.argv[2], 60.0)) for _ in range(2)], lambda *_: None))
"""


@on_linux
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_process_outlives_the_one_that_began_it(start: Start, tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-c", SCRIPT, start, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        assert wait_until(lambda: len(list(tmp_path.iterdir())) == 2, 20)
        workers = [int(path.name) for path in tmp_path.iterdir()]
        assert parent.pid not in workers
        parent.send_signal(how)
        parent.wait(10)
        assert wait_until(lambda: not any(map(is_there, workers)), 2)
    finally:
        parent.kill()


@needs_forks
def test_forks_need_no_slow_imports() -> None:
    script = (
        "import sys; from pnp.executors.processes import Processes; from pnp.executors.tasks import Task, TaskTable\n"
        "with Processes(1, TaskTable({'square': 'tests.executors.work:square'})) as one:\n"
        "    print(list(one.run([Task('square', (3,))], lambda *_: None)))\n"
        "print(sorted({'ctypes', 'multiprocessing', 'subprocess', 'distributed', 'tempfile'} & set(sys.modules)))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.run([sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert said.stdout.splitlines() == ["[(0, 9)]", "[]"]


def test_a_function_that_is_not_in_the_table_is_not_called() -> None:
    with Processes(1, TaskTable({}), here=True) as one, pytest.raises(KeyError):
        in_order(one, [Task("os:getpid")], silent)
