"""``pnp schema``: JSON Schemas of a kit's files, for editors."""

from __future__ import annotations

from pathlib import Path

import click

from pnp.cli.kits import find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import say


@click.command("schema")
@click.argument("kit", metavar="KIT")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write to this folder; else to KIT/.pnp.")
@click.option("--vscode", is_flag=True, help="Name the schemas in KIT/.vscode/settings.json, too.")
def command(kit: str, out: Path | None, vscode: bool) -> int:
    """Write JSON Schemas of the files of KIT, by which an editor completes, explains and checks what you type.

    They know the ids, fields, layouts, colours and icons of this kit. `pnp serve` keeps those in KIT/.pnp current;
    docs/editor.md says how an editor finds them.
    """
    from pnp.findings import has_errors
    from pnp.pipeline.kit_schemas import modeline, write_kit_schemas, write_settings

    if vscode and out is not None:
        raise click.UsageError("--vscode names the schemas inside KIT: leave --out away")
    chosen = find_kit(kit)
    written, loaded = write_kit_schemas(chosen.path, chosen.shown, out)
    for path in written:
        say(f"wrote {path}")
    if not written:
        say(f"the schemas of {chosen.shown} are current")
    if vscode:
        say(f"wrote {write_settings(chosen.path, loaded)}")
    elif out is None:
        say(f"\nan editor finds them by a comment in the first line, such as in kit.yaml\n  {modeline('kit.yaml', '')}")
    if has_errors(loaded.findings):
        say(f"{chosen.shown} has errors, so names may be missing: pnp check {chosen.shown} shows them")
        return EXIT_FINDINGS
    return EXIT_CLEAN
