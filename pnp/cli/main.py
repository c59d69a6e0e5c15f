"""The entry point: answers ``--version`` before anything heavy is imported, and turns faults into sentences."""

from __future__ import annotations

import atexit
import errno
import gc
import os
import sys
from typing import TYPE_CHECKING, Final, NoReturn

from pnp import __version__

if TYPE_CHECKING:
    from pnp.cli.watchdog import Watch

REPORT_AT = "where you got pnp"
MOST_SAID = 300
VALUES_BETWEEN_COLLECTIONS = 1_000_000
# The commands that read kits, which may be those of strangers.
WATCHED = ("build", "check", "export", "list", "lsp", "serve")
EXIT_CLEAN, EXIT_FINDINGS, EXIT_FAULT = 0, 1, 2
# Any work takes more bytes.
_LITTLE: Final = 4_000_000


def main() -> None:
    """Run pnp with the arguments of the process and exit with 0, 1 or 2."""
    arguments = sys.argv[1:]
    if arguments in (["--version"], ["-V"]):
        print(f"pnp {__version__}")
        sys.exit(EXIT_CLEAN)
    # A build makes many values and hardly any cycles: looking for those after every 700 values costs a tenth.
    gc.set_threshold(VALUES_BETWEEN_COLLECTIONS)
    from pnp.compiled_patterns import keep_compiled_patterns

    keep_compiled_patterns()
    watch = _watch_of(arguments)
    try:
        code = run(arguments, watch)
    except KeyboardInterrupt:  # While what runs commands was still being imported.
        print("stopped", file=sys.stderr)
        code = EXIT_FAULT
    except Exception as error:
        # There may not even be enough to import what runs commands.
        if not _is_want_of_memory(error):
            raise
        from pnp.cli.watchdog import say_memory_is_full

        code = say_memory_is_full(watch) if watch else EXIT_FAULT
    _leave(code)


def _watch_of(arguments: list[str]) -> Watch | None:
    """Have a command that works on kits watched; from here on, this is the process that works."""
    if not arguments or arguments[0] not in WATCHED:
        return None
    from pnp.cli.watchdog import Limits, watched

    return watched(Limits.of(os.environ))


def _leave(code: int) -> NoReturn:
    """End the process at once: taking every value apart, only to give it all back, takes as long as painting."""
    # What others want done at the end, such as removing temporary folders, is done all the same.
    atexit._run_exitfuncs()
    from pnp.compiled_patterns import write_compiled_patterns

    write_compiled_patterns()
    try:
        # A stream that was closed before the start is None; an editor closes them before it ends pnp.
        for stream in filter(None, (sys.stdout, sys.stderr)):
            if not stream.closed:
                stream.flush()
    except OSError:
        code = EXIT_FAULT
    os._exit(code)


def run(arguments: list[str], watch: Watch | None = None) -> int:
    """Run one command and return its exit code. watch: is told what is worked on."""
    import click

    from pnp.cli.app import app
    from pnp.errors import PnpError

    try:
        result = app.main(args=arguments, prog_name="pnp", standalone_mode=False, obj=watch)
    except click.exceptions.Abort:
        print("stopped", file=sys.stderr)
        return EXIT_FAULT
    except click.ClickException as error:
        error.show()
        return EXIT_FAULT
    except PnpError as error:
        print(f"pnp: {error}", file=sys.stderr)
        return EXIT_FAULT
    except BrokenPipeError:
        # The reader went away, as with `| head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return EXIT_FAULT
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return EXIT_FAULT
    except Exception as error:
        if watch and _is_want_of_memory(error):
            raise MemoryError from error
        print(f"pnp: {_refusal(error)}" if isinstance(error, OSError) else _our_fault(error), file=sys.stderr)
        return EXIT_FAULT
    return result if isinstance(result, int) else EXIT_CLEAN


def _is_want_of_memory(error: Exception) -> bool:
    """Whether memory was refused: to Python, to the system for it, or to the linker for a module that is loaded."""
    return (
        isinstance(error, MemoryError)
        or (isinstance(error, OSError) and error.errno == errno.ENOMEM)
        or (isinstance(error, ImportError) and os.strerror(errno.ENOMEM) in str(error))
        # Without memory, the compiler of Python raises whatever its half of a tree makes it raise.
        or _is_memory_full()
    )


def _is_memory_full() -> bool:
    try:
        bytearray(_LITTLE)
    except MemoryError:
        return True
    return False


def _refusal(error: OSError) -> str:
    """What the system would not do, with the file if it names one."""
    reason = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename else reason


def _our_fault(error: Exception) -> str:
    """A sentence for an exception that should not have happened, or a traceback if PNP_DEBUG=1 asks for one."""
    import traceback
    from pathlib import Path

    if os.environ.get("PNP_DEBUG") == "1":
        return "".join(traceback.format_exception(error))
    if isinstance(error, MemoryError):
        return "pnp: the memory is full; build fewer components at once with --only, or end other programs"
    steps = traceback.extract_tb(error.__traceback__)
    place = f"{Path(steps[-1].filename).name}:{steps[-1].lineno}" if steps else "an unknown place"
    what = " ".join(f"{type(error).__name__}: {error}".split())[:MOST_SAID]
    return (
        f"pnp: this is our fault, not yours: {what} (pnp {__version__}, {place}). "
        f"Please report it {REPORT_AT}, with the kit if you can; PNP_DEBUG=1 shows where it happened"
    )


if __name__ == "__main__":
    main()
