"""The command ``pnp`` and its subcommands, each imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

import click

from pnp import __version__

COMMANDS = {
    "build": "check kits and turn them into printable files",
    "serve": "show a kit in the browser, and again whenever it changes",
    "check": "look for what is wrong in the rules and on the faces",
    "list": "show kits, what they print and how many pieces",
    "explain": "show the manual page of a check",
    "new": "make a small kit to start from",
    "export": "write the rules for the screen, or faces and pages as pictures",
    "schema": "write what an editor needs to complete and explain a kit's files",
    "lsp": "answer an editor while you type; editors start it themselves",
    "fetch-sheet": "fetch the published spreadsheets that a kit names",
    "cache": "show or clear what is kept to build faster",
}


class LazyGroup(click.Group):
    """A group that imports ``pnp.cli.<name>`` only when the command ``name`` is run or shown."""

    # The four methods of click.Group that decide what there is and how it is shown.
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: D102
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: D102
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"pnp.cli.{cmd_name.replace('-', '_')}_command").command
        return command

    def resolve_command(  # noqa: D102
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from pnp.load.suggest import did_you_mean

            hint = did_you_mean(args[0], list(COMMANDS))
            ctx.fail(f"there is no command {args[0]!r}{f'; {hint}' if hint else ''}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: D102
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="pnp", message="%(prog)s %(version)s")
def app() -> None:
    """Compile a folder of YAML into a printable tabletop game."""
