"""The entry point: answers ``--version`` before anything heavy is imported, and turns faults into sentences."""

from __future__ import annotations

import os
import sys

from pnp import __version__

EXIT_CLEAN, EXIT_FINDINGS, EXIT_FAULT = 0, 1, 2


def main() -> None:
    """Run pnp with the arguments of the process and exit with 0, 1 or 2."""
    arguments = sys.argv[1:]
    if arguments in (["--version"], ["-V"]):
        print(f"pnp {__version__}")
        sys.exit(EXIT_CLEAN)
    sys.exit(run(arguments))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    import click

    from pnp.cli.app import app
    from pnp.errors import PnpError

    try:
        result = app.main(args=arguments, prog_name="pnp", standalone_mode=False)
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
        # The reader went away, as with `| head`: nothing is left to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FAULT
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return EXIT_FAULT
    except OSError as error:
        print(f"pnp: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return EXIT_FAULT
    return result if isinstance(result, int) else EXIT_CLEAN


if __name__ == "__main__":
    main()
