"""What the painter asks of a pen, such as that of ``operators``."""

from collections.abc import Sequence
from typing import Literal, Protocol

from pnp.frame import Image, Path, Segment, TextRun
from pnp.paint.matrix import Matrix

# ActualText is read instead of what is drawn, Alt describes it.
Alternative = Literal["ActualText", "Alt"]


class Pen(Protocol):
    """Draws into one stream: a page or a form. Millimetres, y down, the origin at the top left."""

    def save(self) -> None:
        """Remember the graphics state."""

    def restore(self) -> None:
        """Go back to the state that was remembered last."""

    def transform(self, matrix: Matrix) -> None:
        """Move, turn and scale everything that follows."""

    def clip(self, segments: Sequence[Segment]) -> None:
        """Cut off everything that follows outside a path (non-zero winding)."""

    def path(self, path: Path) -> None:
        """Fill and stroke a path."""

    def text(self, run: TextRun) -> None:
        """Show characters."""

    def image(self, image: Image, name: str) -> None:
        """Show the picture that the document has under a name, cropped to its rectangle."""

    def form(self, name: str) -> None:
        """Show a form of the document with its origin at ours."""

    def begin_alternative(self, kind: Alternative, text: str) -> None:
        """What follows up to the next end has these words."""

    def end_alternative(self) -> None:
        """The end of what the last begin spoke of."""

    def finish(self) -> None:
        """Close what is open at the end of the stream."""
