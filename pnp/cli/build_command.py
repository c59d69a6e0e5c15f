"""``pnp build``: check kits and turn them into printable files."""

from __future__ import annotations

from pathlib import Path

import click

from pnp.build.request import Choice, Request
from pnp.cli.kits import KitFolder, chosen_kits
from pnp.cli.main import EXIT_CLEAN, EXIT_FAULT, EXIT_FINDINGS
from pnp.cli.only import TakesSeveral, only_option
from pnp.cli.terminal import complain, painter, say
from pnp.errors import PnpError
from pnp.measures import PAPERS


@click.command("build", cls=TakesSeveral)
@click.argument("kits", nargs=-1, metavar="KIT...")
@click.option("--all", "everything", is_flag=True, help="Build every kit in content/.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("output"),
    show_default=True,
    help="Where the folders of the kits go.",
)
@click.option(
    "--paper",
    "papers",
    multiple=True,
    type=click.Choice(list(PAPERS), case_sensitive=False),
    help="Build for one paper only.",
)
@only_option
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes to share the work.")
@click.option("--strict", is_flag=True, help="Let a warning stop the build.")
def command(
    kits: tuple[str, ...],
    everything: bool,
    out: Path,
    papers: tuple[str, ...],
    only: tuple[Choice, ...],
    jobs: int,
    strict: bool,
) -> int:
    """Check kits and turn them into printable files in DIR/<kit>/<paper>/.

    KIT is the name of a kit in content/ or a path to any folder that holds a kit.yaml. Both papers are built
    unless --paper names one. Nothing is replaced before everything has been made.
    """
    request = Request(
        out=out,
        papers=tuple(dict.fromkeys(papers)) or tuple(PAPERS),
        only=only,
        strict=strict,
    )
    chosen = chosen_kits(kits, everything)
    _require_different(chosen)
    codes = [_code_of(kit, request, jobs) for kit in chosen]
    if len(chosen) > 1:
        say(f"{codes.count(EXIT_CLEAN)} of {len(chosen)} kits built")
    return max(codes, default=EXIT_CLEAN)


def _require_different(kits: list[KitFolder]) -> None:
    """Kits of one name would write over each other's files. Raises click.UsageError."""
    from pnp.build.fresh import kit_id

    first: dict[str, KitFolder] = {}
    for kit in kits:
        name = kit_id(kit.path)
        if name and first.setdefault(name, kit) is not kit:
            message = f"{first[name].shown} and {kit.shown} are both called {name!r}, and so would be their folders"
            raise click.UsageError(f"{message}: build them one by one, with another --out")


def _code_of(kit: KitFolder, request: Request, jobs: int) -> int:
    """Build one kit; what goes wrong with it must not keep the next from being built."""
    try:
        return EXIT_CLEAN if _build(kit, request, jobs) else EXIT_FINDINGS
    except PnpError as error:
        complain(str(error))
        return EXIT_FAULT


def _build(kit: KitFolder, request: Request, jobs: int) -> bool:
    """Build one kit and say what came of it; whether it could be built."""
    from pnp.build.fresh import is_fresh, kit_id
    from pnp.load.builtin import data_folder

    shared = (data_folder("layouts"),)
    if not request.only and is_fresh(request.out, kit.path, shared, request.settings):
        say(f"{kit_id(kit.path)}: up to date")
        return True
    from pnp.build.kit import build_kit
    from pnp.cli.progress import progress

    with progress(kit.shown) as told:
        built = build_kit(kit.path, kit.shown, request, jobs=jobs, shared=shared, tell=told)
    if built.findings:
        from pnp.checks.manual import names
        from pnp.report import as_text

        say(as_text(built.findings, built.sources, names(), painter()))
    if built.written is None:
        say(f"{kit.shown}: not built, {built.reason}")
        return False
    sheets = ", ".join(
        f"{number} page{'' if number == 1 else 's'} on {PAPERS[paper].name}" for paper, number in built.pages.items()
    )
    say(f"{built.name}: {sheets} in {request.out / built.name}")
    return True
