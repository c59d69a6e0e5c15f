"""SVG files of a kit → faces, with a finding for everything in them that is not drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pnp.findings import Finding, Related, Severity, Span
from pnp.frame import Face, Picture
from pnp.layout import codes
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.load.problems import problem
from pnp.svg.faults import Fault, SvgError
from pnp.svg.file import SvgFile
from pnp.values import dataclass

Pictures = Callable[[str, Span], Picture | SvgFile | Finding]

# Of the pictures inside of a drawing, so many are read, and no further ones behind so many pixels: A4 at 600 dpi.
_MOST_EMBEDDED: Final = 200
_MOST_PIXELS: Final = 40_000_000


@dataclass(frozen=True, slots=True)
class DrawnFile:
    """An SVG file as a face; none if nothing of it can be drawn."""

    face: Face | None
    findings: tuple[Finding, ...] = ()


def draw_file(
    file: SvgFile,
    theme: ResolvedTheme,
    pictures: Pictures,
    at: Span,
    is_draft: bool,
) -> DrawnFile:
    """Draw an SVG file with the fonts of a theme. pictures: reads those inside of it. at: the place that names it.

    What cannot be drawn does not stop a draft: its art is still being made.
    """
    from pnp.svg.drawing import draw_svg  # few kits have such files

    try:
        drawing = draw_svg(file.text, file.shown, theme.setter.engine.book, _EmbeddedPictures(pictures, at))
    except SvgError as error:
        return DrawnFile(None, (_finding(file, error.fault, at),))
    findings = (_finding(file, fault, at) for fault in drawing.faults)
    severity = Severity.WARNING if is_draft else Severity.ERROR
    return DrawnFile(drawing.face, tuple(replace(finding, severity=severity) for finding in findings))


class _EmbeddedPictures:
    """Reads the pictures inside of one drawing, each once, and no more than a drawing may ask for."""

    def __init__(self, pictures: Pictures, at: Span) -> None:
        self._pictures, self._at = pictures, at
        self._known: dict[str, Picture | SvgFile | Finding] = {}
        self._pixels = 0

    def __call__(self, address: str) -> Picture:
        """The picture at a data address. Raises ValueError."""
        picture = self._known.get(address)
        if picture is None:
            if len(self._known) >= _MOST_EMBEDDED or self._pixels > _MOST_PIXELS:
                raise ValueError("the drawing carries too many pictures")
            picture = self._known[address] = self._pictures(address, self._at)
            self._pixels += picture.width * picture.height if isinstance(picture, Picture) else 0
        if not isinstance(picture, Picture):
            raise ValueError(picture.message if isinstance(picture, Finding) else "a drawing inside the drawing")
        return picture


def _finding(file: SvgFile, fault: Fault, at: Span) -> Finding:
    """What is wrong with a drawing, at its place in the file."""
    code = codes.BROKEN_DRAWING if fault.is_fatal else codes.NOT_DRAWN
    message = f"{file.shown!r} cannot be drawn: {fault.message}" if fault.is_fatal else fault.message
    span = Span(file.shown, fault.line, fault.column, fault.line, fault.column + 1)
    return problem(code, message, span, fault.hint, (Related(at, "shown here"),))
