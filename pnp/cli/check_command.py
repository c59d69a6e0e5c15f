"""``pnp check``: findings in the rules and on the faces of kits."""

from __future__ import annotations

import click

from pnp.cli.kits import chosen_kits
from pnp.cli.selectors import selector_option

FORMATS = ("text", "json", "sarif", "github")


@click.command("check")
@click.argument("kits", nargs=-1, metavar="KIT...")
@click.option("--all", "everything", is_flag=True, help="Check every kit in content/.")
@click.option("--format", "style", type=click.Choice(FORMATS), default="text", help="How to print findings.")
@selector_option("--select", "Look for these only: codes, beginnings of codes, or letters of families.")
@selector_option("--ignore", "Leave these out; of --select and --ignore, what says more of a code wins.")
@click.option("--statistics", is_flag=True, help="Count the findings of each code and family; time checks.")
@click.option(
    "--all-places",
    is_flag=True,
    help="Show each place of what is found more than once, and what may follow from other findings.",
)
@click.option("--strict", is_flag=True, help="Let a warning count as an error.")
@click.option("--no-layout", is_flag=True, help="Check the rules only, which is much faster.")
@click.option("--fix", is_flag=True, help="Mend in the files of the kit what needs no judgement.")
@click.option("--diff", "as_diff", is_flag=True, help="Show what --fix would change, and change nothing.")
def command(
    kits: tuple[str, ...],
    everything: bool,
    style: str,
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    statistics: bool,
    all_places: bool,
    strict: bool,
    no_layout: bool,
    fix: bool,
    as_diff: bool,
) -> int:
    """Look for what is wrong in the rules and on the faces of kits.

    KIT is the name of a kit in content/ or a path to any folder that holds a kit.yaml. What keeps a kit from being
    read is shown whatever is selected.
    """
    if statistics and style not in ("text", "json"):
        raise click.UsageError(f"--statistics goes with --format text and json, not with {style}")
    if as_diff and (statistics or style != "text"):
        raise click.UsageError("--diff shows a diff only: leave --format and --statistics out")
    from pnp.checks.selection import Selection
    from pnp.cli.checking import Request

    request = Request(Selection(select, ignore), style, statistics, strict, not no_layout, all_places)
    chosen = chosen_kits(kits, everything)
    if as_diff:
        return request.show_changes(chosen)
    if fix:
        return request.report_fixed(chosen)
    return request.report([request.checked(kit) for kit in chosen])
