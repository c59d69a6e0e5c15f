"""Try random changes of packages: ``python -m tools.mutate text impose --seed 7 --count 25``.

Each change is made alone, in a copy of the checkout, and judged by the tests of the package's own folder: first those
that call the changed function, the quickest first, then the others. What nobody notices is printed.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.equivalent import Equivalents
from tools.mutate.places import Mutant, mutants
from tools.mutate.recording import Chosen, Recorder, Records
from tools.mutate.trial import forked_pytest, prepare

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = [
    "text",
    "fonts",
    "load",
    "nodes",
    "writer",
    "report",
    "store",
    "executors",
    "impose",
    "paint",
    "tracing",
    "model",
    "layout",
    "document",
    "checks",
    "export",
    "cli",
]
_RECORDING_SECONDS = 1200.0


def main() -> int:
    """Try changes, print what was noticed; 1 if fewer than nine of ten were."""
    arguments = _arguments()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    print(f"seed {arguments.seed}: --seed {arguments.seed} tries the same changes again")
    folder = Path(tempfile.mkdtemp(prefix="mutate-")).resolve()
    try:
        copy = folder / "checkout"
        _copy(copy)
        prepare(copy, folder / "cache")
        tallies = [
            _Package(copy, name, arguments).tried(arguments.seed, arguments.count) for name in arguments.packages
        ]
    finally:
        # Not a TemporaryDirectory: a forked process that a mutant lets end as usual would remove it.
        shutil.rmtree(folder)
    caught, counted = sum(tally.caught for tally in tallies), sum(tally.counted for tally in tallies)
    for tally in tallies:
        print(tally)
    print(f"all: {caught} of {counted}")
    return int(caught < 0.9 * counted)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description="Try random changes of packages.")
    parser.add_argument("packages", nargs="*", default=PACKAGES, help="folders of pnp/; most of them if none is named")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    parser.add_argument("--count", type=int, default=25, help="changes of each package")
    parser.add_argument("--timeout", type=float, default=30, help="seconds more than the tests took before")
    parser.add_argument("--callers-only", action="store_true", help="leave out tests that do not call what is changed")
    return parser.parse_args()


def _copy(copy: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)


def sample(places: Sequence[Mutant], seed: int, count: int) -> list[Mutant]:
    """Some of the changes, equally many of each kind as far as there are, and never two at one place."""
    chance = random.Random(seed)
    by_kind: dict[str, list[Mutant]] = defaultdict(list)
    for place in places:
        by_kind[place.kind].append(place)
    for group in by_kind.values():
        chance.shuffle(group)
    chosen: list[Mutant] = []
    used: set[tuple[str, int]] = set()
    while len(chosen) < count and any(by_kind.values()):
        for kind in sorted(by_kind):
            while by_kind[kind]:
                mutant = by_kind[kind].pop()
                if (mutant.module, mutant.start) not in used:
                    used.add((mutant.module, mutant.start))
                    chosen.append(mutant)
                    break
    return chosen[:count]


@dataclass(slots=True)
class Tally:
    """How many changes of a package were caught, of those that change anything."""

    package: str
    caught: int = 0
    counted: int = 0
    equivalent: int = 0

    def __str__(self) -> str:
        return f"{self.package}: {self.caught} of {self.counted} caught, {self.equivalent} equivalent"


class _Package:
    """A package in the copy, and what its tests call."""

    def __init__(self, copy: Path, name: str, arguments: argparse.Namespace) -> None:
        self._copy, self._name = copy, name
        self._tests = f"tests/{name}" if (copy / "tests" / name).is_dir() else f"tests/test_{name}.py"
        self._timeout: float = arguments.timeout
        self._callers_only: bool = arguments.callers_only
        self._log = copy.parent / "log"
        self._equivalents = Equivalents.read()
        self._stamp = 1_000_000_000

    def tried(self, seed: int, count: int) -> Tally:
        """Try some changes of this package and print what becomes of each."""
        records = self._recorded()
        places = [
            mutant
            for path in sorted((self._copy / "pnp" / self._name).rglob("*.py"))
            for mutant in mutants(path.relative_to(self._copy).as_posix(), path.read_bytes())
        ]
        tally = Tally(self._name)
        for mutant in sample(places, seed, count):
            source = (self._copy / mutant.module).read_bytes()
            why = self._equivalents.reason(mutant, source)
            if why:
                tally.equivalent += 1
                print(f"{self._name}: equivalent {mutant.module}:{mutant.line} ({why})")
                continue
            verdict = self._verdict(mutant, source, records)
            tally.counted += 1
            tally.caught += verdict != "survived"
            print(f"{self._name}: {verdict} {mutant.module}:{mutant.line} {mutant.kind}")
            if verdict == "survived":
                old, new = mutant.lines(source)
                print(f"    - {old}\n    + {new}")
        print(tally)
        return tally

    def _recorded(self) -> Records:
        path = self._copy.parent / f"records-{self._name}"
        recorder = Recorder(self._copy / "pnp" / self._name, path)
        begin = time.monotonic()
        forked_pytest([self._tests], recorder, self._log, _RECORDING_SECONDS, stop_at_first=False)
        records = Records.read(path)
        print(f"{self._name}: {len(records.seconds)} tests in {time.monotonic() - begin:.0f} s")
        for test in sorted(records.failed):
            print(f"{self._name}: fails without any change, is left out: {test}")
        return records

    def _verdict(self, mutant: Mutant, source: bytes, records: Records) -> str:
        changed = mutant.applied(source)
        try:
            compile(changed, mutant.module, "exec")
        except SyntaxError:
            return "refused"
        able = sorted(set(records.seconds) - records.failed, key=lambda test: (records.seconds[test], test))
        callers = records.callers.get((str(self._copy / mutant.module), mutant.first_line), set())
        # What is not inside a function is done by the import, in any test.
        first = able if not mutant.function else [test for test in able if test in callers]
        stages = [first] if self._callers_only else [first, [test for test in able if test not in set(first)]]
        path = self._copy / mutant.module
        try:
            self._write(path, changed)
            return next((found for stage in stages if stage and (found := self._judged(stage, records))), "survived")
        finally:
            self._write(path, source)

    def _write(self, path: Path, source: bytes) -> None:
        """Write a module with a time of change of its own: Python takes a compiled file by time and size."""
        path.write_bytes(source)
        self._stamp += 10
        os.utime(path, (self._stamp, self._stamp))

    def _judged(self, tests: Sequence[str], records: Records) -> str:
        files = sorted({test.split("::")[0] for test in tests})
        timeout = self._timeout + 3 * sum(records.seconds[test] for test in tests)
        code = forked_pytest(files, Chosen(tests), self._log, timeout)
        if code is None:
            return "caught (no end)"
        return "caught" if code != 0 else ""


if __name__ == "__main__":
    sys.exit(main())
