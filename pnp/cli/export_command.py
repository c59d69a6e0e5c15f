"""``pnp export``: single faces and pages as pictures."""

from __future__ import annotations

from pathlib import Path

import click

from pnp.build.request import Choice
from pnp.cli.kits import find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.only import TakesSeveral, only_option
from pnp.cli.terminal import painter, say


@click.command("export", cls=TakesSeveral)
@click.argument("kit")
@click.option("--to", "target", type=click.Choice(["png", "svg"]), required=True, help="The kind of file.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("output"),
    show_default=True,
    help="Where the folder of the kit goes.",
)
@only_option
@click.option("--dpi", type=click.IntRange(36, 1200), default=150, show_default=True, help="Dots per inch of a PNG.")
def command(kit: str, target: str, out: Path, only: tuple[Choice, ...], dpi: int) -> int:
    """Write every face of KIT, and every page of its books, as a picture of its own.

    The files go to DIR/<kit>/png/<component>/ (or svg).
    """
    from pnp.build.pictures_of import export_pictures

    found = find_kit(kit)
    exported = export_pictures(found.path, found.shown, out, target, only, dpi)
    if exported.findings:
        from pnp.checks.manual import names
        from pnp.report import as_text

        say(as_text(exported.findings, exported.sources, names(), painter()))
    if exported.written is None:
        say(f"{found.shown}: not exported, {exported.reason}")
        return EXIT_FINDINGS
    say(f"{exported.name}: {exported.files} files in {out / exported.name / target}")
    return EXIT_CLEAN
