"""Measure what the checks find: ``python -m tests.mutation --seeds 101 102 --each 2 --write docs/mutation.md``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

from tests.mutation.judge import Verdict
from tests.mutation.kinds import FACES, RULES, Kind
from tests.mutation.measure import HELD_OUT, TUNING, Result, measured
from tests.mutation.subject import Subject, sound_kits
from tests.mutation.survey import SURVEY
from tests.mutation.table import page, table


def main() -> int:
    """Damage every kit in every way, print the table and what was not found at its line."""
    arguments = _arguments()
    seeds = TUNING if arguments.tune else tuple(arguments.seeds)
    kinds = [one for one in (*RULES, *FACES) if not arguments.only or any(word in one.name for word in arguments.only)]
    if not arguments.layout:
        kinds = [one for one in kinds if not one.with_layout]
    kits = [kit for kit in sound_kits() if not arguments.kits or kit.name in arguments.kits]
    results = list(_all_results(kits, kinds, seeds, arguments.each))
    survey = list(_all_results(kits, [SURVEY], seeds, arguments.survey)) if arguments.survey else []
    for one in results if arguments.verbose else ():
        if one.contradicts and one.verdict is not Verdict.AT:
            print(one)
    print(table(results, survey))
    if arguments.write:
        path = Path(arguments.write)
        path.write_text(page(path.read_text(encoding="utf-8"), results, survey, seeds), encoding="utf-8")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=list(HELD_OUT), help="seeds to measure with")
    parser.add_argument("--tune", action="store_true", help="measure with the seeds that the checks were tuned on")
    parser.add_argument("--each", type=int, default=1, help="damages of each kind in each kit and seed")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="only ways with one of these words")
    parser.add_argument("--kits", nargs="+", default=[], metavar="KIT", help="only these kits")
    parser.add_argument("--survey", type=int, default=0, metavar="N", help="change so many values a kit at random")
    parser.add_argument("--layout", action="store_true", help="also damage what only the printed faces can show")
    parser.add_argument("--write", metavar="PAGE", help="put the table into this page")
    parser.add_argument("--verbose", action="store_true", help="print every damage that was not found at its line")
    return parser.parse_args()


def _all_results(kits: list[Path], kinds: list[Kind], seeds: tuple[int, ...], each: int) -> Iterator[Result]:
    """Two kits at a time."""
    names = tuple(one.name for one in kinds)
    with Pool(2) as pool:
        for lines in pool.imap(_of_kit, [(kit, names, seeds, each) for kit in kits]):
            yield from lines


def _of_kit(job: tuple[Path, tuple[str, ...], tuple[int, ...], int]) -> list[Result]:
    kit, names, seeds, each = job
    kinds = [one for one in (*RULES, *FACES, SURVEY) if one.name in names]
    with tempfile.TemporaryDirectory() as workshop:
        subject = Subject(kit, Path(workshop))
        return [one for seed in seeds for one in measured([subject], kinds, seed, each)]


if __name__ == "__main__":
    sys.exit(main())
