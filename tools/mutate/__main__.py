"""Try random changes of packages: ``python -m tools.mutate text impose --seed 7 --count 25``.

Each change is made alone, in a copy of the checkout, and judged by the tests of the package's own folder: first those
that call the changed function, the quickest first, then the others. What nobody notices is printed.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutate.equivalent import Equivalents
from tools.mutate.package import SURVIVED, Package
from tools.mutate.places import Mutant, mutants
from tools.mutate.trial import prepare

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
    "analysis",
    "layout",
    "document",
    "checks",
    "export",
    "cli",
]


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
        tallies = [_tried(copy, name, arguments) for name in arguments.packages]
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
    parser.add_argument(
        "--callers-only", action="store_true", help="leave out files of tests of which none calls what is changed"
    )
    parser.add_argument("--examples", type=int, default=20, help="random examples that a test may try at the most")
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


def _tried(copy: Path, name: str, arguments: argparse.Namespace) -> Tally:
    """Try some changes of a package and print what becomes of each."""
    package = Package(
        copy,
        name,
        timeout=arguments.timeout,
        callers_only=arguments.callers_only,
        examples=arguments.examples,
    )
    sources = {path.relative_to(copy).as_posix(): path.read_bytes() for path in sorted(package.folder.rglob("*.py"))}
    places = [mutant for module, source in sources.items() for mutant in mutants(module, source)]
    chosen = sample(places, arguments.seed, arguments.count)
    equivalents = Equivalents.read()
    tally = Tally(name)
    real: list[Mutant] = []
    for mutant in chosen:
        why = equivalents.reason(mutant, sources[mutant.module])
        if why is None:
            real.append(mutant)
        else:
            tally.equivalent += 1
            print(f"{name}: equivalent {mutant.module}:{mutant.line} ({why})")
    for mutant, verdict in zip(real, package.verdicts(real), strict=True):
        tally.counted += 1
        tally.caught += verdict != SURVIVED
        print(f"{name}: {verdict} {mutant.module}:{mutant.line} {mutant.kind}")
        if verdict == SURVIVED:
            old, new = mutant.lines(sources[mutant.module])
            print(f"    - {old}\n    + {new}")
    for test in sorted(package.records.failed):
        print(f"{name}: fails without any change, is left out: {test}")
    print(tally)
    return tally


if __name__ == "__main__":
    sys.exit(main())
