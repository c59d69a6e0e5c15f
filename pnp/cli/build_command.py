"""``pnp build``: check kits and turn them into printable files."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pnp.cli.exporter_options import exporter_options
from pnp.cli.kits import KitFolder, chosen_kits, out_option
from pnp.cli.main import EXIT_CLEAN, EXIT_FAULT, EXIT_FINDINGS
from pnp.cli.only import SeveralNamesCommand, only_option
from pnp.cli.terminal import complain, say, say_findings_of_build
from pnp.errors import PnpError
from pnp.export.pdf import PDF, papers_of
from pnp.palette import ColorMode
from pnp.papers import Margins, Paper
from pnp.pipeline.request import Choice, Request

if TYPE_CHECKING:
    from pnp.cli.progress import Display
    from pnp.executors.tasks import OnProgress
    from pnp.pipeline.kit import BuildResult

    Outcomes = Generator[BuildResult | PnpError, None, None]


@click.command("build", cls=SeveralNamesCommand)
@click.argument("kits", nargs=-1, metavar="KIT...")
@click.option("--all", "everything", is_flag=True, help="Build every kit in content/.")
@out_option("Where the folders of the kits go.")
@exporter_options([PDF])
@only_option
@click.option(
    "--jobs", type=click.IntRange(1, 64), help="Processes to share the work. [default: as many as there are processors]"
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="Let the workers of a Dask cluster build, such as tcp://HOST:8786; local starts one on this machine.",
)
@click.option("--strict", is_flag=True, help="Let a warning stop the build.")
@click.option("--fresh", is_flag=True, help="Build as if nothing had been kept.")
def command(
    kits: tuple[str, ...],
    everything: bool,
    out: Path,
    paper: tuple[Paper, ...],
    margins: Margins | None,
    inks: ColorMode | None,
    only: tuple[Choice, ...],
    jobs: int | None,
    scheduler: str | None,
    strict: bool,
    fresh: bool,
) -> int:
    """Check kits and turn them into printable files in DIR/<kit>/<paper>/.

    KIT is the name of a kit in content/ or a path to any folder that holds a kit.yaml. PAPER is a4, a3, a5, letter,
    legal or tabloid, or a size such as 330x482mm or 8.5x11in; with -landscape behind it, cards and counters lie on
    sheets that lie on their side. Nothing is replaced before everything has been made.
    """
    papers = papers_of({"paper": paper, "margins": margins})
    request = Request(out=out, papers=papers, only=only, strict=strict, fresh=fresh, inks=inks)
    chosen = chosen_kits(kits, everything)
    _require_different(chosen)
    stale = [kit for kit in chosen if not _is_up_to_date(kit, request)]
    codes = _codes_of(stale, request, jobs, scheduler) if stale else []
    if len(chosen) > 1:
        up_to_date = len(chosen) - len(stale)
        say(f"{codes.count(EXIT_CLEAN) + up_to_date} of {len(chosen)} kits built")
    return max(codes, default=EXIT_CLEAN)


def _require_different(kits: list[KitFolder]) -> None:
    """Raise click.UsageError for kits of one name, which would overwrite each other's files."""
    from pnp.pipeline.up_to_date import kit_id

    first: dict[str, KitFolder] = {}
    for kit in kits:
        name = kit_id(kit.path)
        if name and first.setdefault(name, kit) is not kit:
            message = f"{first[name].shown} and {kit.shown} are both called {name!r}, and so would be their folders"
            raise click.UsageError(f"{message}: give one another id in kit.yaml, or another --out")


def _is_up_to_date(kit: KitFolder, request: Request) -> bool:
    """Whether a kit is built already, from the same files; says so if it is."""
    from pnp.pipeline.up_to_date import folder_name, is_up_to_date, kit_id

    if request.only or request.fresh or not is_up_to_date(request.out, kit.path, _shared(), request.settings):
        return False
    say(f"{folder_name(request.out, kit.path, kit_id(kit.path) or '')}: up to date")
    return True


def _shared() -> tuple[Path, ...]:
    from pnp.load.builtin import data_folder

    return (data_folder("layouts"),)


def _codes_of(kits: list[KitFolder], request: Request, jobs: int | None, scheduler: str | None) -> list[int]:
    """Build kits and report each; what goes wrong with one must not keep another from being built.

    jobs: how many processes work; None is as many as there are processors.
    """
    from pnp.cli.progress import progress
    from pnp.executors.processes import processor_count

    jobs = jobs or processor_count()
    several = len(kits) > 1
    codes = []
    with progress("build" if several else kits[0].title) as display:
        if scheduler is not None:
            outcomes = _on_farm(kits, request, jobs, scheduler, display)
        elif several and jobs != 1:
            outcomes = _side_by_side(kits, request, jobs, display)
        else:
            outcomes = _in_turn(kits, request, jobs, display.on_progress)
        # Worker processes end with it, also if a result cannot be printed.
        with closing(outcomes):
            for kit, built in zip(kits, outcomes, strict=True):
                with display.aside():
                    codes.append(_code_of(kit, built, request))
    return codes


def _in_turn(kits: list[KitFolder], request: Request, jobs: int, on_progress: OnProgress) -> Outcomes:
    """Build one kit after the other; the display counts the steps of one kit, or several kits."""
    from pnp.pipeline.kit import build_kit
    from pnp.pipeline.scope import Workers

    for number, kit in enumerate(kits):

        def on_step(step: str, done: int, total: int, number: int = number, shown: str = kit.title) -> None:
            if len(kits) == 1:
                on_progress(step, done, total)
            else:
                on_progress(f"{shown}: {step}", number, len(kits))

        try:
            workers = Workers(jobs=jobs, on_progress=on_step)
            yield build_kit(kit.path, kit.shown, request, workers=workers, shared=_shared())
        except PnpError as error:
            yield error


def _side_by_side(kits: list[KitFolder], request: Request, jobs: int, display: Display) -> Outcomes:
    from pnp.pipeline.batch import build_side_by_side

    folders = [(kit.path, kit.shown) for kit in kits]
    return build_side_by_side(folders, request, jobs, _shared(), display.on_progress, _warning(display))


def _on_farm(kits: list[KitFolder], request: Request, jobs: int, scheduler: str, display: Display) -> Outcomes:
    """Build kits on a cluster. jobs: processes of one that is started here."""
    from pnp.pipeline.batch import FARM_TABLE, IDENTITY, build_on_farm

    try:
        from pnp.executors.farm import DaskExecutor
    except ModuleNotFoundError as error:
        raise PnpError(f"--scheduler needs Dask: pip install 'pnpkit[farm]' ({error})") from error
    display.on_progress(f"connecting to {scheduler}", 0, len(kits))
    with DaskExecutor(scheduler, FARM_TABLE, IDENTITY, count=jobs) as farm:
        folders = [(kit.path, kit.shown) for kit in kits]
        yield from build_on_farm(folders, request, farm, _shared(), display.on_progress, _warning(display))


def _warning(display: Display) -> Callable[[str], None]:
    """A function that prints what went wrong and was recovered from, clear of the display."""

    def warn(event: str) -> None:
        with display.aside():
            complain(event)

    return warn


def _code_of(kit: KitFolder, built: BuildResult | PnpError, request: Request) -> int:
    """Print what came of a build."""
    if isinstance(built, PnpError):
        complain(str(built))
        return EXIT_FAULT
    for event in built.events:
        complain(event)
    say_findings_of_build(kit.shown, built.findings, built.sources)
    if built.written is None:
        say(f"{kit.title}: not built, {built.reason}")
        return EXIT_FINDINGS
    sheets = ", ".join(f"{_pages(built.pages[paper.id])} on {paper.name}" for paper in request.papers)
    say(f"{built.name}: {sheets} in {request.out / built.name}")
    return EXIT_CLEAN


def _pages(number: int) -> str:
    return "1 page" if number == 1 else f"{number} pages"
