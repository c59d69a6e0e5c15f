"""``pnp explain``: the manual page of a check."""

from __future__ import annotations

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say


@click.command("explain")
@click.argument("code")
def command(code: str) -> int:
    """Show what a check looks for, why it matters, and an example of each.

    CODE is what stands behind "error" or "warning" in a finding, such as D101.
    """
    from pnp.checks.manual import all_codes, manual
    from pnp.load.suggest import did_you_mean

    page = manual(code.upper())
    if page is None:
        hint = did_you_mean(code.upper(), all_codes())
        raise click.UsageError(f"there is no check {code!r}{f'; {hint}' if hint else ''}")
    say(page)
    return EXIT_CLEAN
