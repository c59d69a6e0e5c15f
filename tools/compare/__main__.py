"""What a change does to the printed pages: ``python -m tools.compare KIT... [--against REV]``.

Builds kits with this checkout and with an earlier one, compares every page of both papers as a picture and as text,
and puts the pages that differ most side by side. Exits with 1 if any page differs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

from bench.measuring import ROOT, Program, measure
from bench.pinned import COMMIT, checkout
from tools.compare.files import Compared, Files, compared_at
from tools.compare.pages import side_by_side

FOLDER = ROOT / ".cache" / "compare"


def main() -> int:
    """Compare, print a table, write pictures."""
    chosen = _arguments()
    earlier = checkout(chosen.against, FOLDER / "checkout")
    if earlier is None:
        print(f"the commit {chosen.against} is not in the history here (git fetch --unshallow gets all of it)")
        return 2
    kits = [_folder(name) for name in chosen.kits]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        programs = {
            "before": Program(earlier, FOLDER / "cache", target / "cache-before"),
            "after": Program(ROOT, FOLDER / "cache", target / "cache-after"),
        }
        failed = [f"{kit.name}: {why}" for kit in kits for why in _build(kit, programs, target)]
        compared = _compare(list(_files(target)), chosen.dpi, chosen.jobs)
        for line in _table(compared):
            print(line)
        _show_worst(compared, chosen.out, chosen.worst, chosen.dpi)
    for line in failed:
        print(line)
    return 1 if failed or any(one.problem or one.changed for one in compared) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.compare", description="what a change does to printed pages")
    parser.add_argument("kits", nargs="+", metavar="KIT", help="a kit in content/, or a folder; both versions build it")
    parser.add_argument("--against", default=COMMIT, metavar="REV", help=f"the earlier version [{COMMIT}]")
    parser.add_argument("--dpi", type=int, default=72, help="of the pictures that are compared [72]")
    parser.add_argument("--worst", type=int, default=8, help="so many pages are shown side by side [8]")
    parser.add_argument("--out", type=Path, default=FOLDER / "pages", help="where those pictures go [.cache/compare]")
    parser.add_argument("--jobs", type=int, default=2, help="processes that compare [2]")
    return parser.parse_args()


def _folder(name: str) -> Path:
    path = Path(name)
    return path.resolve() if (path / "kit.yaml").exists() else ROOT / "content" / name


def _build(kit: Path, programs: dict[str, Program], target: Path) -> Iterator[str]:
    """Build a kit with every version; yields what went wrong."""
    for side, program in programs.items():
        command = [sys.executable, "-m", "pnp", "build", str(kit), "--out", str(target / side)]
        try:
            measure(command, target, program, keep=True)
        except subprocess.CalledProcessError as error:
            said = error.output.decode("utf-8", "replace").splitlines()[-1:]
            yield f"not built {side}: {' '.join(said)}"


def _files(target: Path) -> Iterator[Files]:
    """Every PDF that one of the versions wrote, by name."""
    sides = target / "before", target / "after"
    names = {str(path.relative_to(side)) for side in sides for path in side.rglob("*.pdf")}
    return (Files(name, *(side / name for side in sides)) for name in sorted(names))


def _compare(files: Sequence[Files], dpi: int, jobs: int) -> list[Compared]:
    """Compare files in processes that are replaced now and then, so that no leak of PDFium adds up."""
    # A ProcessPoolExecutor of Python 3.11 that replaces its processes may wait for ever.
    with get_context("spawn").Pool(jobs, maxtasksperchild=16) as pool:
        return pool.starmap(compared_at, [(one, dpi) for one in files], chunksize=1)


def _table(compared: Sequence[Compared]) -> Iterator[str]:
    width = max([4, *(len(one.files.name) for one in compared)])
    yield f"{'file':{width}}  pages  differ   worst    mean  text differs"
    for one in compared:
        if one.problem:
            yield f"{one.files.name:{width}}  {one.problem}"
            continue
        shares = [page.share for page in one.pages]
        worst, mean = max(shares, default=0.0), sum(shares) / max(1, len(shares))
        words = [page for page in one.pages if page.words]
        first = f"  page {words[0].number}: {words[0].words}" if words else ""
        yield (
            f"{one.files.name:{width}}  {len(one.pages):5}  {len(one.changed):6} {worst:7.2%} {mean:7.2%}"
            f"  {len(words):12}{first}"
        )
    pages, changed = sum(len(one.pages) for one in compared), sum(len(one.changed) for one in compared)
    yield f"{pages} pages, {changed} of them differ"


def _show_worst(compared: Sequence[Compared], out: Path, most: int, dpi: int) -> None:
    """Write the pages that differ most as pictures: before, after, and what changed."""
    ranked = sorted(
        ((page, one.files) for one in compared for page in one.changed),
        key=lambda found: (-found[0].share, found[1].name, found[0].number),
    )
    for page, files in ranked[:most]:
        path = out / f"{files.name.removesuffix('.pdf').replace('/', '-')}-{page.number:03}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        side_by_side(files.before, files.after, page.number, dpi).save(path)
        print(f"{page.share:7.2%}  {path}")


if __name__ == "__main__":
    sys.exit(main())
