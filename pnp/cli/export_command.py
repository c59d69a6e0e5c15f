"""``pnp export``: single faces and pages as pictures, or everything that a kit says as one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pnp.cli.kits import KitFolder, find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.only import TakesSeveral, only_option
from pnp.cli.terminal import painter, say, width
from pnp.pipeline.request import Choice

if TYPE_CHECKING:
    from pnp.pipeline.exported import Exported

_PICTURES = ("png", "svg")
_REFERENCES = ("html", "markdown", "json")


@click.command("export", cls=TakesSeveral)
@click.argument("kit")
@click.option("--to", "target", type=click.Choice([*_REFERENCES, *_PICTURES]), required=True, help="The kind of file.")
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
    """Write the rules of KIT for the screen, or its faces and pages as pictures.

    html, markdown and json hold all rules, tables, cards and odds in one file: DIR/<kit>/reference/<kit>.html
    (or md, json). png and svg are one picture for each face, and for each page of a book, in
    DIR/<kit>/png/<component>/ (or svg).
    """
    if only and target in _REFERENCES:
        raise click.UsageError(f"--only chooses pictures; {target} has everything in one file")
    exported = _export(find_kit(kit), target, out, only, dpi)
    if exported.findings:
        from pnp.checks.manual import names
        from pnp.report import as_text

        say(as_text(exported.findings, exported.sources, names(), painter(), width()))
    if exported.written is None:
        say(f"{exported.name}: not exported, {exported.reason}")
        return EXIT_FINDINGS
    if target in _REFERENCES:
        say(f"{exported.name}: {out / exported.name / exported.path}")
    else:
        say(f"{exported.name}: {exported.files} files in {out / exported.name / target}")
    return EXIT_CLEAN


def _export(found: KitFolder, target: str, out: Path, only: tuple[Choice, ...], dpi: int) -> Exported:
    if target in _REFERENCES:
        from pnp.pipeline.reference import export_reference

        return export_reference(found.path, found.shown, out, target)
    from pnp.pipeline.pictures_of import export_pictures

    return export_pictures(found.path, found.shown, out, target, only, dpi)
