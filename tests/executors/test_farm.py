"""A Dask cluster: workers that die, that are not as they must be, and schedulers that do not answer."""

from __future__ import annotations

import re
import socket
import time
from typing import Any

import pytest

from pnp.errors import PnpError
from pnp.executors.processes import Processes
from pnp.executors.tasks import Task
from tests.executors.conftest import silent


def outcome(away: Processes, kind: str, *payload: object) -> Any:
    ((_, result),) = away.run([Task(kind, payload)], silent)
    return result


def refusal(away: Processes, kind: str, *payload: object) -> str:
    error = outcome(away, kind, *payload)
    assert isinstance(error, PnpError)
    assert type(error).__name__ == "FarmError"
    return str(error)


@pytest.mark.parametrize(
    ("identity", "words"),
    [
        ("without_font", "has no font serif, which this process has"),
        ("with_font", "has font sans, which this process has not"),
        ("other_program", "has another program: 2, not 1"),
        ("broken", "cannot work for pnp: the package with the fonts is not installed; install the same pnp"),
    ],
)
def test_a_worker_that_would_make_other_files_is_refused(away: Processes, identity: str, words: str) -> None:
    assert re.fullmatch(f"the worker tcp://127.0.0.1:[0-9]+ {words}", refusal(away, "open_with", identity))


def test_a_worker_that_comes_later_is_refused_by_its_first_task(away: Processes) -> None:
    assert refusal(away, "come_late") == "the worker tcp://late:1 has another font serif: abc, not other"


def test_a_scheduler_that_is_not_there(away: Processes) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        begun = time.monotonic()
        assert refusal(away, "open_at", address, 1.0).startswith(f"no scheduler answers at {address}")
    assert time.monotonic() - begun < 5


def test_a_server_that_says_nothing(away: Processes) -> None:
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        assert refusal(away, "open_at", address, 0.5) == f"no scheduler answers at {address} within 0.5 seconds"


def test_an_address_that_is_none(away: Processes) -> None:
    assert refusal(away, "open_at", "farm", 1.0).startswith("no scheduler answers at farm: missing port number")


def test_a_cluster_without_workers(away: Processes) -> None:
    assert refusal(away, "open_without_workers").endswith("has no workers: start some with dask worker")


def test_workers_that_are_gone_for_good_end_the_build(away: Processes) -> None:
    assert refusal(away, "lose_workers").endswith("has no workers any more")


def test_workers_killed_at_random_moments_change_no_result(away: Processes) -> None:
    killed, results, events = outcome(away, "kill_at_random")
    assert (killed, results) == (2, [100 * n if n % 2 else n * n for n in range(20)])
    assert events
    assert all(
        re.fullmatch("the worker tcp:.* is gone; what it had to do is done by others", event) for event in events
    )


def test_a_task_that_kills_every_worker_is_given_up(away: Processes) -> None:
    """After the fourth; here after the second, since each takes a second to come back."""
    results, more = outcome(away, "run_twice_at_most", (Task("die", name="board of inn"), Task("square", (6,))))
    assert 2 + more == 4
    found = dict(results)
    assert type(found[0]).__name__ == "LostTaskError"
    assert str(found[0]) == "board of inn: 2 workers died while they worked on it, perhaps for want of memory"
    assert found[1] == 36
