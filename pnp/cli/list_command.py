"""``pnp list``: kits with their numbers of pieces; icons, layouts and themes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from pnp.cli.kits import all_kits, find_kit
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import painter, say
from pnp.report import printable

if TYPE_CHECKING:
    from pnp.pipeline.catalog import Kind


@click.command("list")
@click.argument("kits", nargs=-1, metavar="[KIT...]")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", help="How to print the list.")
@click.option("-v", "--verbose", is_flag=True, help="Tell more: how each number of pieces comes about; all names.")
@click.option("--icons", is_flag=True, help="Show the icons that come with pnp, then those of each KIT.")
@click.option("--layouts", is_flag=True, help="Show layouts, how large they are and what they take.")
@click.option("--themes", is_flag=True, help="Show themes, their colours and fonts.")
def command(kits: tuple[str, ...], style: str, verbose: bool, icons: bool, layouts: bool, themes: bool) -> int:
    """Show kits, each component with its number of pieces. Without KIT: every kit in content/.

    With --icons, --layouts or --themes: what there is to draw with. docs/icons.md, docs/layouts.md and
    docs/themes.md show pictures of all that comes with pnp.
    """
    asked: dict[Kind, bool] = {"icons": icons, "layouts": layouts, "themes": themes}
    kinds = [kind for kind, is_asked in asked.items() if is_asked]
    if len(kinds) > 1:
        raise click.UsageError("--icons, --layouts and --themes: ask for one at a time")
    return _catalog(kinds[0], kits, style, verbose) if kinds else _kits(kits, style, verbose)


def _kits(kits: tuple[str, ...], style: str, verbose: bool) -> int:
    from pnp.pipeline.inventory import inventory

    chosen = [find_kit(name) for name in kits] if kits else all_kits()
    lines = [inventory(kit.path, kit.shown) for kit in chosen]
    if style == "json":
        say(json.dumps([kit_line.as_dict() for kit_line in lines], ensure_ascii=False, indent=2))
    else:
        for kit_line in lines:
            _show(kit_line, verbose)
    return EXIT_FINDINGS if any(kit_line.problem for kit_line in lines) else EXIT_CLEAN


def _catalog(kind: Kind, kits: tuple[str, ...], style: str, verbose: bool) -> int:
    from pnp.cli.catalog_text import show
    from pnp.pipeline.catalog import builtin_catalog, kit_catalog

    chosen = [find_kit(name) for name in kits]
    files = [
        *builtin_catalog(kind),
        *(catalog_file for kit in chosen for catalog_file in kit_catalog(kind, kit.path, kit.shown)),
    ]
    if style == "json":
        say(json.dumps([catalog_file.as_dict() for catalog_file in files], ensure_ascii=False, indent=2))
    else:
        show(files, verbose)
    return EXIT_FINDINGS if any(catalog_file.problem for catalog_file in files) else EXIT_CLEAN


def _show(kit: Any, verbose: bool) -> None:
    paint = painter()
    if kit.problem:
        say(f"{paint(kit.name, 'path')}  {paint(printable(kit.problem), 'error')}")
        say("")
        return
    say(f"{paint(kit.name, 'path')}  {printable(kit.title)}" + (f" ({kit.status})" if kit.status != "complete" else ""))
    width = max((len(component.id) for component in kit.components), default=0)
    for component in kit.components:
        pieces = (
            f"{component.pieces:>5} {component.kind}{'' if component.pieces == 1 else 's'}"
            if component.kind != "book"
            else "      book"
        )
        say(f"  {component.id:<{width}}  {pieces}  {paint(printable(component.title), 'muted')}")
        if verbose:
            for line in component.arithmetic:
                say(f"  {'':<{width}}    {paint(printable(line), 'muted')}")
    say("")
