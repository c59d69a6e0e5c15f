"""A plugin of pytest: which test calls which functions of a package, and the tests of a mutant in a good order.

What calls nothing that was changed cannot notice the change. Records are written at once, so that those of forked
processes count, too.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest
from hypothesis import is_hypothesis_test, settings


class Recorder:
    """Writes a line for each function of a package the first time that a test calls it, and how long tests took."""

    def __init__(self, package: Path, records: Path) -> None:
        self._package = f"{package}{os.sep}"
        self._file = os.open(records, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_TRUNC)
        self._test = ""
        self._seen: set[CodeType] = set()

    def begin(self) -> None:
        """Note calls from now on, in this process and in those forked from it."""
        threading.settrace(self._called)
        sys.settrace(self._called)

    def end(self) -> None:
        """Note no calls any more."""
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code in self._seen:
            return
        self._seen.add(code)
        if code.co_filename.startswith(self._package):
            self._write({"test": self._test, "module": code.co_filename, "line": code.co_firstlineno})

    def _write(self, record: dict[str, object]) -> None:
        os.write(self._file, f"{json.dumps(record)}\n".encode())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str, location: object) -> None:
        """From here on, calls are this test's."""
        self._test = nodeid
        self._seen = set()
        # Some tests end all tracing, Hypothesis among them.
        self.begin()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long a test took, and whether it can judge at all."""
        # A fixture counts for the test that asked for it first.
        self._write({"test": report.nodeid, "seconds": report.duration})
        if report.failed:
            self._write({"test": report.nodeid, "failed": True})


@dataclass(slots=True)
class Records:
    """What was recorded: tests by the function they call, and their times."""

    callers: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[str, float] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)

    @classmethod
    def read(cls, records: Path) -> Records:
        """What a recorder has written."""
        result = cls()
        for line in records.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            if "seconds" in record:
                result.seconds[record["test"]] = result.seconds.get(record["test"], 0.0) + record["seconds"]
            elif "failed" in record:
                result.failed.add(record["test"])
            else:
                result.callers[record["module"], record["line"]].add(record["test"])
        return result


def try_few_examples(items: Sequence[pytest.Item], examples: int) -> None:
    """Let tests of random examples try so many at the most: a change that only more would show is not noticed."""
    for test in {getattr(item.obj, "__func__", item.obj) for item in items if isinstance(item, pytest.Function)}:
        if is_hypothesis_test(test):
            own = getattr(test, "_hypothesis_internal_use_settings", None) or settings()
            test._hypothesis_internal_use_settings = settings(own, max_examples=min(own.max_examples, examples))


class Chosen:
    """Runs some of the collected tests only, in the order given."""

    def __init__(self, tests: Sequence[str], examples: int) -> None:
        self._order = {test: i for i, test in enumerate(tests)}
        self._examples = examples

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests."""
        try_few_examples(items, self._examples)
        items[:] = sorted(
            (item for item in items if item.nodeid in self._order), key=lambda item: self._order[item.nodeid]
        )
