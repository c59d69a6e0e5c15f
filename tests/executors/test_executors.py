"""What all executors have in common: results, errors and shared values, whoever does the tasks and in what order."""

from __future__ import annotations

import random

import pytest

from pnp.errors import WriteError
from pnp.executors.tasks import Executor, Shared, Task
from tests.executors.conftest import silent
from tests.executors.work import in_order


def test_results_depend_on_neither_the_executor_nor_the_order(executor: Executor) -> None:
    delays = random.Random(7)
    tasks = [Task("square", (number, delays.uniform(0.0, 0.05)), delays.random()) for number in range(12)]
    assert in_order(executor, tasks, silent) == [0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121]


def test_each_result_is_told_of(executor: Executor) -> None:
    told: list[tuple[str, int, int]] = []
    list(executor.run([Task("square", (3,), name="three"), Task("square", (4,))], lambda *now: told.append(now)))
    assert [(done, total) for _, done, total in told] == [(1, 2), (2, 2)]
    assert sorted(title for title, _, _ in told) == ["square", "three"]


def test_tasks_that_are_worked_out_later_stand_behind_the_others(executor: Executor) -> None:
    later = (Task("square", (number,)) for number in (3, 4))
    results = dict(executor.run([Task("square", (2,), size_hint=0.5)], silent, later))
    assert results == {0: 4, 1: 9, 2: 16}


def test_an_error_that_the_user_can_understand_is_a_result(executor: Executor) -> None:
    tasks = [Task("refuse", ("the disk is full",)), Task("square", (5,))]
    results = dict(executor.run(tasks, silent))
    assert type(results[0]) is WriteError
    assert str(results[0]) == "the disk is full"
    assert results[1] == 25


def test_the_first_error_in_the_order_of_the_tasks_is_raised(executor: Executor) -> None:
    tasks = [Task("square", (1, 0.05)), Task("refuse", ("first",)), Task("refuse", ("second",), size_hint=9.0)]
    with pytest.raises(WriteError, match="first"):
        in_order(executor, tasks, silent)


def test_a_fault_of_ours_is_raised(executor: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        list(executor.run([Task("divide", (0,))], silent))


def test_large_results_come_back_whole(executor: Executor) -> None:
    results = in_order(executor, [Task("big", (number,)) for number in range(3)], silent)
    assert [(len(result), result[0], result[-1]) for result in results] == [
        (3_000_000, 0, 0),
        (3_000_000, 1, 1),
        (3_000_000, 2, 2),
    ]


def test_a_shared_value_is_there_for_every_task(executor: Executor) -> None:
    executor.share("thousand", bytes(1000))
    tasks = [Task("length", (Shared("thousand"), factor)) for factor in range(4)]
    assert in_order(executor, tasks, silent) == [0, 1000, 2000, 3000]
    executor.share("two", bytes(2))
    assert in_order(executor, [Task("length", (Shared("two"), 5))], silent) == [10]


def test_a_context_lives_as_long_as_its_process(executor: Executor) -> None:
    counts: dict[int, list[int]] = {}
    for process, count in in_order(executor, [Task("calls") for _ in range(6)], silent):
        counts.setdefault(process, []).append(count)
    # Whatever a farm has counted before, the next number is one more.
    assert all(sorted(done) == list(range(min(done), min(done) + len(done))) for done in counts.values())
    assert sum(map(len, counts.values())) == 6


def test_results_that_nobody_asked_for_are_not_mixed_up_with_later_ones(executor: Executor) -> None:
    abandoned = executor.run([Task("square", (number, 0.02)) for number in range(6)], silent)
    next(abandoned)
    del abandoned
    assert in_order(executor, [Task("square", (number,)) for number in (7, 8)], silent) == [49, 64]
