"""``pnp lsp``: a language server, which editors start themselves."""

from __future__ import annotations

from contextlib import nullcontext
from importlib.util import find_spec

import click

from pnp.cli.main import EXIT_CLEAN
from pnp.cli.watchdog import watch_of_process


@click.command("lsp")
@click.option("--stdio", is_flag=True, help="Talk over the standard streams, which is what it does anyway.")
def command(stdio: bool) -> int:
    """Answer an editor about the kits of which files are open in it: a language server.

    You need not call it: an editor does, as docs/editor.md says. A kit that takes too long or too
    much memory ends it. It needs the extra: pip install "pnpkit[editor]".
    """
    if find_spec("pygls") is None:
        raise click.UsageError('this needs the extra editor: pip install "pnpkit[editor]"')
    from pnp.editor.server import serve
    from pnp.pipeline.compiled_kit import user_store

    watch = watch_of_process()
    serve(watch.turn if watch else nullcontext, user_store())
    return EXIT_CLEAN
