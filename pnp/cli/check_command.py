"""``pnp check``: findings in the rules and on the faces of kits."""

from __future__ import annotations

import click

from pnp.cli.kits import chosen_kits
from pnp.cli.main import EXIT_CLEAN, EXIT_FINDINGS
from pnp.cli.terminal import painter, say


@click.command("check")
@click.argument("kits", nargs=-1, metavar="KIT...")
@click.option("--all", "everything", is_flag=True, help="Check every kit in content/.")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", help="How to print findings.")
@click.option("--strict", is_flag=True, help="Let a warning count as an error.")
@click.option("--no-layout", is_flag=True, help="Check the rules only, which is much faster.")
def command(kits: tuple[str, ...], everything: bool, style: str, strict: bool, no_layout: bool) -> int:
    """Look for what is wrong in the rules and on the faces of kits.

    KIT is the name of a kit in content/ or a path to any folder that holds a kit.yaml.
    """
    from pnp.build.prepare import prepare
    from pnp.checks.manual import names
    from pnp.report import Summary, as_json, as_text

    prepared = [prepare(kit.path, kit.shown, with_layout=not no_layout) for kit in chosen_kits(kits, everything)]
    findings = [finding for one in prepared for finding in one.findings]
    sources = {name: source for one in prepared for name, source in one.sources.items()}
    summary = Summary.of(
        findings, checks=max((one.checks for one in prepared), default=0), records=sum(one.records for one in prepared)
    )
    if style == "json":
        say(as_json(findings, names(), summary))
    else:
        if findings:
            say(as_text(findings, sources, names(), painter()))
        say(summary.sentence())
    return EXIT_FINDINGS if summary.errors or (strict and summary.warnings) else EXIT_CLEAN
