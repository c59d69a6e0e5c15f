"""Lines of set text: runs, icons and links with positions in mm."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pnp.frame import Link, TextRun
from pnp.measures import Mm
from pnp.text.style import LetterEffects
from pnp.values import dataclass


class IconBox(NamedTuple):
    """The square of an inline icon by its top left corner. token: its colour, if it has one of its own."""

    name: str
    x: Mm
    y: Mm
    size: Mm
    token: str = ""


class Missing(NamedTuple):
    """A character that no font has, or whose script cannot be set. offset: its position in the source."""

    char: str
    offset: int


class MarkupFault(NamedTuple):
    """Markup that is not understood. offset: its position in the source. name: the class that the theme lacks."""

    message: str
    offset: int
    name: str = ""


class Line(NamedTuple):
    """One line of text, its contents from left to right; lengths in mm.

    x, y: its top left; y + ascent is the baseline. height: from ascender to descender. is_last: it is the last line of
    its paragraph, or ends at a hard break. hyphen: the hyphen that was added at the end. broken: a word was too long
    for the line, so that it was divided where no rule allows it, or sticks out on the right. effects: of runs, by their
    numbers. below: how much lower than usual its letters reach. has_drop: it begins with a drop capital.
    """

    runs: tuple[TextRun, ...]
    icons: tuple[IconBox, ...]
    links: tuple[Link, ...]
    x: Mm
    y: Mm
    width: Mm
    height: Mm
    ascent: Mm
    is_last: bool
    hyphen: str
    broken: bool
    effects: tuple[tuple[int, LetterEffects], ...] = ()
    below: Mm = 0.0
    has_drop: bool = False

    @property
    def text(self) -> str:
        """The characters of the line, without icons."""
        return "".join(run.text for run in self.runs)

    def moved(self, x: Mm, y: Mm) -> Line:
        """The line moved right by x and down by y."""
        return Line(
            tuple([_moved_run(run, x, y) for run in self.runs]),
            tuple([icon._replace(x=icon.x + x, y=icon.y + y) for icon in self.icons]),
            tuple([replace(link, x=link.x + x, y=link.y + y) for link in self.links]),
            self.x + x,
            self.y + y,
            *self[5:],
        )


@dataclass(frozen=True, slots=True)
class Lines:
    """All lines of a text. width: of the widest line. height: of the box around the lines. Both in mm."""

    lines: tuple[Line, ...]
    width: Mm
    height: Mm
    missing: tuple[Missing, ...] = ()
    faults: tuple[MarkupFault, ...] = ()

    @property
    def text(self) -> str:
        """The text with a line feed between lines, including hyphens that were added."""
        return "\n".join(line.text for line in self.lines)

    @property
    def runs(self) -> tuple[TextRun, ...]:
        """The text runs of all lines."""
        return tuple(run for line in self.lines for run in line.runs)

    @property
    def icons(self) -> tuple[IconBox, ...]:
        """The icons of all lines."""
        return tuple(icon for line in self.lines for icon in line.icons)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of all lines."""
        return tuple(link for line in self.lines for link in line.links)

    @property
    def broken(self) -> tuple[Line, ...]:
        """The lines with a word that is too long for them."""
        return tuple(line for line in self.lines if line.broken)

    def moved(self, x: Mm, y: Mm) -> Lines:
        """The lines moved right by x and down by y."""
        lines = tuple([line.moved(x, y) for line in self.lines])
        return Lines(lines, self.width, self.height, self.missing, self.faults)


def _moved_run(run: TextRun, x: Mm, y: Mm) -> TextRun:
    # Written out: dataclasses.replace takes three times as long, and every text on every face is moved.
    return TextRun(
        run.x + x,
        run.y + y,
        run.text,
        run.font,
        run.size,
        run.ink,
        run.width,
        run.word_space,
        run.letter_space,
        run.halo,
    )
