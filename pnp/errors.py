"""The few exceptions of pnp: faults of ours or of the machine, never of the game.

What is wrong with a *game* is a value, a ``pnp.findings.Finding``. An exception is for what cannot be
located in a kit: a font file that is not one, a folder that cannot be written, a length made by our own
code that makes no sense. The command line turns each into one plain sentence and exit code 2.
"""


class PnpError(Exception):
    """Base of every error that the command line reports as one sentence."""


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
