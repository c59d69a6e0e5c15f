"""Measure pnp: ``python -m bench [--pairs N] [--json FILE] [case ...]``.

Against programs written by hand for ReportLab, against an earlier version of itself, and alone. Whole processes, in
turns: one, the other, one, the other. What counts is the median of the ratios of neighbours, because a machine that
slows down slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bench import desk, hand, open_kit, versions
from bench.alone import Line, lines
from bench.data import write_all
from bench.figures import Figure, Pair, median_of, megabytes
from bench.measuring import ROOT, Program, Run
from bench.pinned import COMMIT, checkout

ALONE = "alone"
OPEN = "open"
DESK = "desk"


@dataclass(slots=True)
class Record:
    """All that was measured, for ``--json``."""

    runs: dict[str, dict[str, list[Run]]] = field(default_factory=dict)
    figures: list[Figure] = field(default_factory=list)
    open: list[open_kit.Step] = field(default_factory=list)
    desk: list[open_kit.Step] = field(default_factory=list)
    alone: list[Line] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)

    def note(self, name: str, other: str, theirs: Iterable[Run], ours: Iterable[Run]) -> None:
        """Keep the runs of one case, in the order of the pairs."""
        self.runs[name] = {other: list(theirs), "ours": list(ours)}

    def write(self, path: Path, commit: str) -> None:
        """Write everything as JSON."""
        document = {
            "machine": {
                "python": platform.python_version(),
                "system": platform.platform(),
                "processors": os.cpu_count(),
            },
            "pinned": commit,
            "figures": [figure.as_json() for figure in self.figures],
            "open": [asdict(step) for step in self.open],
            "desk": [asdict(step) for step in self.desk],
            "alone": [asdict(line) for line in self.alone],
            "failed": self.failed,
            "runs": {
                name: {side: [asdict(run) for run in runs] for side, runs in sides.items()}
                for name, sides in self.runs.items()
            },
        }
        path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Print the tables."""
    names = [*(case.name for case in hand.CASES), *(series.name for series in versions.SERIES), OPEN, DESK, ALONE]
    parser = argparse.ArgumentParser(prog="python -m bench", description="how fast pnp is")
    parser.add_argument("--pairs", type=int, default=7, help="how often each pair runs; long series run less often")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there, too")
    parser.add_argument("--pinned", default=COMMIT, metavar="COMMIT", help=f"the version to compare with [{COMMIT}]")
    parser.add_argument("--kits", type=Path, help="the kits that both versions build [those of the pinned version]")
    parser.add_argument("cases", nargs="*", metavar="case", help=", ".join(names))
    chosen = parser.parse_args()
    if unknown := [name for name in chosen.cases if name not in names]:
        parser.error(f"there is no case {unknown[0]!r}; there are {', '.join(names)}")
    wanted = chosen.cases or names
    data = ROOT / ".cache" / "bench"
    write_all(data)
    record = Record()
    print_by_hand(record, data, wanted, chosen.pairs)
    print_versions(record, data, wanted, chosen.pairs, chosen.pinned, chosen.kits)
    if OPEN in wanted:
        print_open(record.open, "the flagship, kept open", open_kit.AIMS, "bench.open_kit", data, chosen.pairs)
    if DESK in wanted:
        print_desk(record, data, chosen.pairs)
    if ALONE in wanted:
        print_alone(record, data, chosen.pairs)
    if chosen.json:
        record.write(chosen.json, chosen.pinned)
    sys.exit(1 if record.failed else 0)


def print_by_hand(record: Record, data: Path, wanted: Sequence[str], pairs: int) -> None:
    """The table of hand-written programs."""
    cases = [case for case in hand.CASES if case.name in wanted]
    if not cases:
        return
    print("against ReportLab by hand   by hand s    pnp s   ratio    aim   memory   size")
    measured: dict[str, list[Pair]] = {}
    for case in cases:
        measured[case.name] = found = hand.compare(case, pairs, data, Program.ours(data))
        theirs, ours = zip(*found, strict=True)
        record.note(case.name, hand.BY_HAND, theirs, ours)
        shown = hand.figures(case, found)
        record.figures += shown
        time, memory, size = (figure.value for figure in shown)
        before, after = median_of(theirs), median_of(ours)
        print(
            f"{case.name:26} {before:10.3f} {after:8.3f} {time:7.2f} {_number(case.aim)} {memory:8.2f} {size:6.2f}"
            f"{_over(shown)}",
            flush=True,
        )
    for before, after, figure in hand.further_card(measured):
        record.figures.append(figure)
        print(
            f"{figure.name:26} {before:7.2f} ms {after:5.2f} ms {figure.value:7.2f} {_number(figure.aim)}"
            f"{' ' * 16}{_over([figure])}"
        )
    print(f"aims: memory {hand.MOST_MEMORY}, size {hand.MOST_SIZE} of the program by hand\n", flush=True)


def print_versions(
    record: Record, data: Path, wanted: Sequence[str], pairs: int, commit: str, kits: Path | None
) -> None:
    """The table of this version against the pinned one."""
    chosen = [series for series in versions.SERIES if series.name in wanted]
    if not chosen:
        return
    root = checkout(commit, data / "pinned")
    if root is None:
        print(f"not compared with {commit}: it is not in the history here (git fetch --unshallow gets all of it)\n")
        return
    kits = (kits or root / "content").resolve()
    pinned, ours = Program(root, data / "pinned-cache", data / "unused"), Program.ours(data)
    versions.warm((pinned, ours), kits)
    print(f"against {commit:29}   {commit} s    pnp s   ratio     MB   its share: {commit}   pnp    aim")
    for series in chosen:
        try:
            found = versions.measured(series, pinned, ours, kits, pairs)
        except (subprocess.CalledProcessError, ValueError) as error:
            record.failed[series.name] = _reason(error)
            print(f"{series.name}: failed\n{_reason(error)}", flush=True)
            continue
        for step in series.steps:
            record.note(step.name, versions.PINNED, *found[step.name])
            print_step(record, step, found)
    print("share: of the time (or memory) that the same version takes for the first line of the series\n", flush=True)


def print_step(record: Record, step: versions.Step, found: versions.Measured) -> None:
    """One line: seconds of both, their ratio, the most memory of ours, and the shares of an earlier step."""
    theirs, ours = found[step.name]
    shown = versions.figures(step, found)
    record.figures += shown
    shares = "".join(f"{figure.value:7.2f}" for figure in reversed(shown[1:])) or " " * 14
    whole = step.of if step.of == versions.PINNED else "the first"
    aim = f"{step.aim:.2f} of {whole}" if step.aim is not None else ""
    print(
        f"{step.name:37} {median_of(theirs):9.3f} {median_of(ours):8.3f} {shown[0].value:7.2f}"
        f" {median_of(ours, megabytes):6.0f}         {shares}   {aim}{_over(shown)}",
        flush=True,
    )


def print_desk(record: Record, data: Path, runs: int) -> None:
    """The table of a kit that a browser shows, or why there is none."""
    if reason := desk.why_not():
        print(f"the desk is not measured: {reason}\n")
        return
    runs = min(runs, desk.MOST_RUNS)
    runs = min(runs, desk.MOST_RUNS)
    print_open(record.desk, "the flagship at the desk, in Chromium", desk.AIMS, "bench.desk", data, runs)


def print_open(
    found: list[open_kit.Step], title: str, aims: Mapping[str, float | None], module: str, data: Path, runs: int
) -> None:
    """The table of a kit that stays open. found: where its steps are noted."""
    print(f"{title:50} s   share    aim")
    with tempfile.TemporaryDirectory() as folder:
        for step in open_kit.steps(Path(folder), Program.ours(data), runs, aims, module):
            found.append(step)
            over = "   over the aim" if step.aim is not None and step.share > step.aim else ""
            print(f"{step.name:49} {step.seconds:7.3f} {step.share:7.2f} {_number(step.aim)}{over}", flush=True)
    print("share: of the first build\n", flush=True)


def print_alone(record: Record, data: Path, runs: int) -> None:
    """The table of what has no counterpart."""
    print("pnp alone                                          s     MB    aim")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        kit = hand.complete(hand.CASES[0], data, target)
        for line in lines(kit, Program.ours(data), target, runs):
            record.alone.append(line)
            print(f"{line.name:44} {line.seconds:7.3f} {line.megabytes:6.0f} {_number(line.aim)}", flush=True)


def _number(aim: float | None) -> str:
    return " " * 6 if aim is None else f"{aim:6.2f}"


def _over(figures: Iterable[Figure]) -> str:
    """What is said behind a line whose aims are missed; which ones, if it has several."""
    over = [figure for figure in figures if figure.is_over]
    names = [figure.name.partition(", ")[2] for figure in over if figure.of == hand.BY_HAND]
    return f"   over the aim{': ' if any(names) else ''}{', '.join(names)}" if over else ""


def _reason(error: Exception) -> str:
    """What a process said last."""
    if isinstance(error, subprocess.CalledProcessError):
        output: bytes = error.output or b""
        said = output.decode("utf-8", "replace").splitlines()[-8:]
        return "\n".join([" ".join(map(str, error.cmd)), *said])
    return str(error)


if __name__ == "__main__":
    main()
