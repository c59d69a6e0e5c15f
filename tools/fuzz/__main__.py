"""Try odd kits: ``python -m tools.fuzz --seconds 60``, or some kinds: ``python -m tools.fuzz fonts pictures``."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import SystemRandom
from time import monotonic
from typing import Final

from tools.fuzz.kinds import KINDS, Kind
from tools.fuzz.page import with_table
from tools.fuzz.shrink import shrunk
from tools.fuzz.worker import Outcome, input_of, outcome_of, outcomes, warm_up

# A process does so many inputs at a time of a kind with the share 1.
_BATCH: Final = 5


def main() -> int:
    """Try inputs until the time is over; print how many of each kind, and what failed. 1 if anything did."""
    arguments = _arguments()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    kinds = [kind for kind in KINDS if not arguments.kinds or kind.name in arguments.kinds]
    print(f"seed {arguments.seed}: --seed {arguments.seed} tries the same inputs again")
    warm_up(kinds)
    counts: dict[str, Counter[str]] = {kind.name: Counter() for kind in kinds}
    failures: dict[str, str] = {}
    end, start = monotonic() + arguments.seconds, {kind.name: 0 for kind in kinds}
    while monotonic() < end:
        for kind in kinds:
            indices = range(start[kind.name], start[kind.name] + _BATCH * kind.share)
            start[kind.name] = indices.stop
            for outcome in outcomes(kind, arguments.seed, indices):
                counts[kind.name][outcome.result] += 1
                if outcome.failed and outcome.signature not in failures:
                    folder = arguments.out / f"{kind.name}-{outcome.index}"
                    failures[outcome.signature] = f"{kind.name} {outcome.index}: {outcome.signature}"
                    print(f"{failures[outcome.signature]}; see {folder}")
                    _keep(kind, arguments.seed, outcome, folder, arguments.shrink)
                if monotonic() > end:
                    break
        if arguments.write:
            page = arguments.write.read_text(encoding="utf-8")
            arguments.write.write_text(with_table(page, kinds, counts), encoding="utf-8")
    for kind in kinds:
        print(_line(kind.name, counts[kind.name]))
    total = sum(counts.values(), Counter())
    print(_line("all", total))
    return int(bool(failures))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Try odd kits.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(kind.name for kind in KINDS))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32))
    parser.add_argument("--out", type=Path, default=Path(".cache/fuzz"), help="where inputs that fail are written")
    parser.add_argument("--shrink", type=float, default=20, help="seconds to make an input that fails smaller")
    parser.add_argument("--write", type=Path, help="the page whose table gets the numbers: docs/fuzzing.md")
    return parser.parse_args()


def _line(name: str, counts: Counter[str]) -> str:
    parts = ", ".join(f"{number:,} {result}" for result, number in sorted(counts.items()))
    return f"{name}: {counts.total():,} inputs ({parts})"


def _keep(kind: Kind, seed: int, outcome: Outcome, folder: Path, seconds: float) -> None:
    """Write a small kit that fails the same way, and how."""
    files = input_of(kind, seed, outcome.index)
    if seconds:
        files = shrunk(files, lambda smaller: outcome_of(kind, smaller).signature == outcome.signature, seconds)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    text = f"{kind.name} {outcome.index} of seed {seed}: {outcome.signature}\n\n{outcome.trace}"
    (folder / "failure.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
