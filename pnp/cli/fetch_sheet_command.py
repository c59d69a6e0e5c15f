"""``pnp fetch-sheet``: published spreadsheets into the files of a kit."""

from __future__ import annotations

from pathlib import Path

import click

from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import say


@click.command("fetch-sheet")
@click.argument("kit", metavar="KIT", type=click.Path(exists=True, file_okay=False, path_type=Path))
def command(kit: Path) -> int:
    """Fetch the Google sheets that KIT names by url: beside from:, each into its file.

    It is the only command that uses the network.
    """
    from pnp.findings import has_errors
    from pnp.pipeline.published_sheets import fetch, published_sheets

    sheets, findings = published_sheets(kit, str(kit))
    if has_errors(findings):
        say(f"{kit} cannot be read: pnp check {kit} says why")
        return EXIT_FINDINGS
    if not sheets:
        say(
            f"{kit} names no sheet: write url: beside from:, such as {{from: cards.csv, url: https://docs.google.com/…}}"
        )
        return EXIT_FINDINGS
    for sheet in sheets:
        size = fetch(sheet, kit, str(kit))
        say(f"wrote {kit / sheet.file} ({size:,} bytes)")
    return EXIT_CLEAN
