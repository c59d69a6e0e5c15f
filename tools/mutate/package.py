"""The changes of one package, each tried and judged by the tests of the package's own folder.

What stands inside a function is exchanged in a fork of a process that has imported the package and collected its tests
already. What is done while modules are imported is changed in the file, and the tests begin anew; so is what nobody
noticed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tools.mutate.places import Mutant
from tools.mutate.recording import Chosen, Recorder, Records, try_few_examples
from tools.mutate.trial import (
    FAILED,
    NOT_PLACED,
    PASSED,
    Collected,
    in_fork,
    pytest_with,
    replace_function,
    run_tests,
)

CAUGHT, ENDLESS, REFUSED, SURVIVED = "caught", "caught (no end)", "refused", "survived"


class Package:
    """A package in a copy of the checkout.

    timeout: seconds more than its tests take. callers_only: ask no others. examples: of Hypothesis, for each test.
    """

    def __init__(self, copy: Path, name: str, *, timeout: float, callers_only: bool, examples: int) -> None:
        self.folder = copy / "pnp" / name
        self.tests = f"tests/{name}" if (copy / "tests" / name).is_dir() else f"tests/test_{name}.py"
        self.records = Records()
        self._copy = copy
        self._timeout, self._callers_only, self._examples = timeout, callers_only, examples
        self._scratch = copy.parent
        self._stamp = 1_000_000_000

    def verdicts(self, mutants: Sequence[Mutant]) -> Iterator[str]:
        """What becomes of each change, in their order."""
        quick = self._judged_in_forks(mutants)
        for number, mutant in enumerate(mutants):
            # Processes that tests begin import the file: what nobody noticed in a fork may be noticed there.
            found = quick.get(number, "")
            yield found if found not in ("", SURVIVED) else self._judged_anew(mutant)

    def _judged_in_forks(self, mutants: Sequence[Mutant]) -> Mapping[int, str]:
        recorder = Recorder(self.folder, self._scratch / "records")
        verdicts = self._scratch / "verdicts"

        def judge_all(session: pytest.Session) -> None:
            recorder.end()
            try_few_examples(session.items, self._examples)
            self._record(session, recorder)
            self._read_records()
            found = {number: self._judged_in_fork(session, mutant) for number, mutant in enumerate(mutants)}
            verdicts.write_text(json.dumps(found), encoding="utf-8")

        def collect() -> int:
            # What is called while tests are collected is called for all of them.
            recorder.begin()
            return pytest_with(Collected(judge_all), [self.tests])

        verdicts.unlink(missing_ok=True)
        in_fork(collect, self._scratch / "log")
        self._read_records()
        return {int(number): verdict for number, verdict in json.loads(verdicts.read_text(encoding="utf-8")).items()}

    def _record(self, session: pytest.Session, recorder: Recorder) -> None:
        def work() -> int:
            session.config.pluginmanager.register(recorder)
            recorder.begin()
            return run_tests(session, [item.nodeid for item in session.items], stop_at_first=False)

        in_fork(work, self._scratch / "log-records")

    def _read_records(self) -> None:
        self.records = Records.read(self._scratch / "records")

    def _judged_in_fork(self, session: pytest.Session, mutant: Mutant) -> str:
        """The verdict on a change inside a function; nothing if that cannot be tried so."""
        if not mutant.function or "" in self._callers(mutant):
            return ""
        path = self._copy / mutant.module
        changed = mutant.applied(path.read_bytes())
        if not _can_be_read(changed):
            return REFUSED

        def work(tests: Sequence[str]) -> int:
            if not replace_function(path, changed, mutant.function, mutant.first_line):
                return NOT_PLACED
            return run_tests(session, tests)

        for tests in self._stages(mutant):
            code = in_fork(lambda tests=tests: work(tests), self._scratch / "log-trial", self._limit(tests))
            if code == NOT_PLACED:
                return ""
            if code != PASSED:
                return ENDLESS if code is None else CAUGHT
        return SURVIVED

    def _judged_anew(self, mutant: Mutant) -> str:
        """The verdict on any change."""
        path = self._copy / mutant.module
        source = path.read_bytes()
        changed = mutant.applied(source)
        if not _can_be_read(changed):
            return REFUSED
        try:
            self._write(path, changed)
            for tests in self._stages(mutant):
                files = sorted({test.split("::")[0] for test in tests})
                code = in_fork(
                    lambda tests=tests, files=files: int(
                        pytest_with(Chosen(tests, self._examples), files) != PASSED and FAILED
                    ),
                    self._scratch / "log-trial",
                    self._limit(tests),
                )
                if code != PASSED:
                    return ENDLESS if code is None else CAUGHT
            return SURVIVED
        finally:
            self._write(path, source)

    def _stages(self, mutant: Mutant) -> list[list[str]]:
        """The tests to run: those that call what is changed, those beside them, the others; quick files first.

        Tests beside them may share a fixture that has called it for all.
        """
        seconds = self.records.seconds
        able = set(seconds) - self.records.failed
        callers = self._callers(mutant)
        first = able if not mutant.function or "" in callers else able & callers
        files = {test.split("::")[0] for test in first}
        beside = {test for test in able - first if test.split("::")[0] in files}
        groups = [first, beside] if self._callers_only else [first, beside, able - first - beside]
        return [self._ordered(group) for group in groups if group]

    def _ordered(self, tests: set[str]) -> list[str]:
        seconds = self.records.seconds
        files: dict[str, float] = {}
        for test in tests:
            file = test.split("::")[0]
            files[file] = files.get(file, 0.0) + seconds[test]
        return sorted(tests, key=lambda test: (files[test.split("::")[0]], test.split("::")[0], seconds[test], test))

    def _callers(self, mutant: Mutant) -> set[str]:
        return self.records.callers.get((str(self._copy / mutant.module), mutant.first_line), set())

    def _limit(self, tests: Sequence[str]) -> float:
        return self._timeout + 3 * sum(self.records.seconds[test] for test in tests)

    def _write(self, path: Path, source: bytes) -> None:
        """Write a module with a time of change of its own: Python takes a compiled file by time and size."""
        path.write_bytes(source)
        self._stamp += 10
        os.utime(path, (self._stamp, self._stamp))


def _can_be_read(source: bytes) -> bool:
    try:
        compile(source, "changed", "exec")
    except SyntaxError:
        return False
    return True
