"""``pnp serve``: a kit in the browser while it is written."""

from __future__ import annotations

import os
import webbrowser
from contextlib import nullcontext
from threading import Event, Thread
from typing import TYPE_CHECKING

import click

from pnp.cli.exporter_options import Parsed
from pnp.cli.kits import chosen_kits
from pnp.cli.main import EXIT_CLEAN
from pnp.cli.terminal import say
from pnp.cli.watchdog import watch_of_process
from pnp.papers import Paper, parse_paper

if TYPE_CHECKING:
    from pnp.preview.desk import Desk
    from pnp.preview.server import DeskServer

# Where pages that are open find the next start again; if it is taken, any free port.
_USUAL_PORT = 7463


@click.command("serve")
@click.argument("kits", nargs=-1, required=True, metavar="KIT...")
@click.option("--port", type=click.IntRange(1, 65535), help="Listen to this port; else to a free one.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--editor",
    metavar="COMMAND",
    default=lambda: os.environ.get("PNP_EDITOR", ""),
    help="Open files with this command, such as 'code -g {file}:{line}:{column}'; else PNP_EDITOR.",
)
@click.option(
    "--paper",
    metavar="PAPER",
    type=Parsed(parse_paper),
    help="Show sheets for this paper until another is chosen, and size sheet-sized faces for it. [default: a4]",
)
@click.option("--fresh", is_flag=True, help="Draw everything as if nothing had been kept.")
def command(kits: tuple[str, ...], port: int | None, opens: bool, editor: str, paper: Paper | None, fresh: bool) -> int:
    """Show KIT in the browser, and show it again whenever a file of it is saved.

    The page is at an address of this machine that no other machine can reach. Ctrl-C ends it; so does a kit that takes
    too long or too much memory.
    """
    from pnp.pipeline.compiled_kit import user_store
    from pnp.preview.desks import open_desks

    chosen, watch = chosen_kits(kits, everything=False), watch_of_process()
    # What a kit may take is limited for each look at it, and not while nobody changes it.
    turn = watch.turn if watch else nullcontext
    papers, store = (paper,) if paper else (), None if fresh else user_store()
    desks = open_desks([(kit.path, kit.shown) for kit in chosen], turn, papers, store)
    server = _server(desks, port, editor)
    for desk in desks:
        desk.start()
    say(f"{', '.join(desk.shown for desk in desks)}: {server.address}\nCtrl-C ends it")
    if opens:
        webbrowser.open(server.address)
    _serve_until_interrupted(server, desks)
    return EXIT_CLEAN


def _server(desks: list[Desk], port: int | None, editor: str) -> DeskServer:
    from pnp.preview.server import DeskServer

    if port is not None:
        try:
            return DeskServer(desks, port, editor)
        except OSError as error:
            why = f"port {port} cannot be used: {error.strerror}"
            raise click.UsageError(f"{why}; name another one, or leave out --port to take any") from error
    try:
        return DeskServer(desks, _USUAL_PORT, editor)
    except OSError:
        return DeskServer(desks, 0, editor)


def _serve_until_interrupted(server: DeskServer, desks: list[Desk]) -> None:
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            Event().wait(0.5)
    except KeyboardInterrupt:
        pass
    finally:
        for desk in desks:
            desk.stop()
        server.shutdown()
        server.server_close()
