"""``pnp export``: a kit in one of the formats of ``EXPORTERS``."""

from __future__ import annotations

from collections.abc import Sequence
from os.path import commonpath
from pathlib import Path
from typing import Any

import click

from pnp.cli.exporter_options import exporter_options
from pnp.cli.kits import find_kit, out_option
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.only import SeveralNamesCommand, only_option
from pnp.cli.terminal import say, say_findings_of_build
from pnp.export import Exporter, Options
from pnp.pipeline.exporters import EXPORTERS, export_kit
from pnp.pipeline.kit import BuildResult
from pnp.pipeline.request import Choice


def command_for(exporters: Sequence[Exporter]) -> click.Command:
    """The command that knows these formats and their options."""
    named = {exporter.id: exporter for exporter in exporters}

    @click.command("export", cls=SeveralNamesCommand)
    @click.argument("kit")
    @click.option("--to", "target", type=click.Choice(list(named)), required=True, help="The kind of file.")
    @out_option("Where the folder of the kit goes.")
    @only_option
    @exporter_options(exporters)
    def command(kit: str, target: str, out: Path, only: tuple[Choice, ...], **values: Any) -> int:
        """Write the rules of KIT for the screen, or its faces and pages as pictures.

        html, markdown and json hold all rules, tables, cards and odds in one file: DIR/<kit>/reference/<kit>.html
        (or md, json). png and svg are one picture for each face, and for each page of a book, in
        DIR/<kit>/png/<component>/ (or svg); with --contact-sheet 5, all faces of a component are one picture in rows
        of five, in DIR/<kit>/contact-sheets/<component>/. pdf are the files that pnp build makes; press is
        DIR/<kit>/press/<component>.pdf for a printing service, with a page for each face.
        """
        exporter = named[target]
        if only and not exporter.chooses_components:
            raise click.UsageError(f"--only chooses pictures; {target} has everything in one file")
        kit_folder = find_kit(kit)
        options = {option.name: values[option.name.replace("-", "_")] for option in exporter.options}
        built = export_kit(kit_folder.path, kit_folder.shown, out, exporter, options, only)
        return _say(kit_folder.shown, built, out, exporter, options)

    return command


def _say(shown: str, built: BuildResult, out: Path, exporter: Exporter, options: Options) -> int:
    say_findings_of_build(shown, built.findings, built.sources)
    if built.written is None:
        say(f"{built.name}: not exported, {built.reason}")
        return EXIT_FINDINGS
    folder = out / built.name
    if exporter.chooses_components:
        say(f"{built.name}: {len(built.paths)} files in {folder / _folder(exporter, options)}")
    for path in () if exporter.chooses_components else built.paths:
        say(f"{built.name}: {folder / path}")
    return EXIT_CLEAN


def _folder(exporter: Exporter, options: Options) -> str:
    """The folder that all files of an export are in."""
    return commonpath([Path(pattern).parent for pattern in exporter.files(options)])


command = command_for(EXPORTERS)
