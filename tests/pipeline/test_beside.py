"""Work beside this process: its result, its faults, and what happens where there can be no other process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from threading import Event, Thread

import pytest

from pnp.pipeline import beside
from pnp.pipeline.beside import Beside

needs_forks = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="work is only forked where that is safe")


@needs_forks
def test_the_work_is_done_by_another_process():
    assert Beside(os.getpid, 2).result() != os.getpid()


def test_one_process_does_the_work_itself_when_it_is_asked_for():
    done = []
    one = Beside(lambda: done.append(os.getpid()), 1)
    assert done == []
    one.result()
    assert done == [os.getpid()]


def test_a_result_larger_than_a_pipe_comes_back_whole():
    assert Beside(lambda: list(range(300_000)), 2).result() == list(range(300_000))


def test_a_fault_of_the_work_is_raised_where_its_result_is_asked_for():
    one = Beside(lambda: 1 // 0, 2)
    with pytest.raises(ZeroDivisionError):
        one.result()


def test_what_cannot_be_sent_is_made_here():
    assert Beside(lambda: lambda: 7, 2).result()() == 7


@needs_forks
def test_the_work_of_a_killed_process_is_done_here():
    here = os.getpid()

    def work():
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return os.getpid()

    assert Beside(work, 2).result() == here


def test_a_process_with_threads_does_the_work_itself():
    wait = Event()
    thread = Thread(target=wait.wait)
    thread.start()
    try:
        assert Beside(os.getpid, 2).result() == os.getpid()
    finally:
        wait.set()
        thread.join()


def test_without_forks_the_work_is_done_here(monkeypatch):
    monkeypatch.setattr(beside, "_FORKS", False)
    assert Beside(os.getpid, 2).result() == os.getpid()


def test_no_more_processes_to_be_had(monkeypatch):
    if not hasattr(os, "fork"):
        pytest.skip("there are no forks here anyway")

    def fork():
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(os, "fork", fork)
    assert Beside(os.getpid, 2).result() == os.getpid()


@needs_forks
def test_a_result_that_nobody_asks_for_keeps_no_process_alive():
    code = "from pnp.pipeline.beside import Beside; one = Beside(lambda: bytes(10_000_000), 2); print(one._child)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True)
    child = int(said.stdout)
    # The pipe has no reader any more, so the other process ends; its number is free again or nobody's child.
    for _ in range(200):
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            break
        if _is_zombie(child):
            break
        Event().wait(0.05)
    else:
        pytest.fail("the process still works for nobody")


def _is_zombie(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:  # noqa: PTH123 - a file of the kernel
            return stat.read().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True
