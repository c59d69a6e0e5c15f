"""The exceptions of pnp: faults of the program or of the machine, never of the game.

A mistake in a game is a value, a ``pnp.findings.Finding``. An exception is for a fault without a place in a kit: a
damaged font file, a folder that cannot be written, a malformed length in our own code. The command line reports each
in one sentence with exit code 2.
"""


class PnpError(Exception):
    """The base class of errors that the command line reports as one sentence."""


class MeasureError(PnpError, ValueError):
    """A length, size or paper name that cannot be understood."""


class FieldError(ValueError):
    """A value of a record that its class refuses. key: where it is written in the record."""

    def __init__(self, message: str, key: str) -> None:
        super().__init__(message)
        self.key = key


class FontError(PnpError):
    """A font file that is missing, broken or of a kind that cannot be embedded."""


class PaintError(PnpError):
    """A frame that cannot be turned into a file, such as a picture that changed after it was read."""


class WriteError(PnpError):
    """An output file or folder that cannot be written or replaced; names it."""
