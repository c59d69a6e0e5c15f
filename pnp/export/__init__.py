"""Compiled kits to finished files: what an exporter is, and what it can ask of a kit.

Each format is a module, none of which knows another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final, Protocol

from pnp.palette import COLOR_MODES
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.document.figure_requests import FigureAnswer, FigureRequest
    from pnp.findings import Finding, Span
    from pnp.fonts import FontBook, FontFile
    from pnp.frame import Face, Page, Picture, Piece
    from pnp.layout.theme.drawings import DrawnFile
    from pnp.layout.theme.resolved_theme import ResolvedTheme
    from pnp.model.components import Component
    from pnp.model.game import Game
    from pnp.paint.drawings import DrawnFace
    from pnp.paint.painted import PaintedFrames
    from pnp.papers import Paper
    from pnp.writer import Output

# The values of an exporter's options, by their names.
Options = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Artifact:
    """A file to be written: its path inside the kit's output, with forward slashes, and what is in it.

    data: all of its bytes, or chunks of them for what is large.
    """

    path: str
    media_type: str
    data: bytes | Iterable[bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of an exporter.

    values: the whole numbers that it takes, or the words; empty if ``parse`` reads what is written, and raises
    MeasureError for what it does not understand. shown: stands for such a value in the help. repeated: it may be given
    several times, and its value is a tuple. is_flag: it is given or not, and takes no value.
    """

    name: str
    help: str
    values: range | tuple[str, ...] = ()
    parse: Callable[[str], Any] | None = None
    shown: str = ""
    default: Any = None
    repeated: bool = False
    is_flag: bool = False


# How colours are printed, if not as the theme says. The kit is compiled with it.
INKS: Final = Option(
    name="inks",
    help="Print with less ink (low-ink), in grey, for a press (cmyk) or in color, whatever the theme says.",
    values=COLOR_MODES,
)

COPIES: Final = Option(
    name="copies",
    help="With png and press: each piece as often as it is printed, not once.",
    is_flag=True,
    default=False,
)


NUMBERED: Final = Option(
    name="numbered",
    help="With png and svg: a number before the name of each picture, so that a folder lists them as they are printed.",
    is_flag=True,
    default=False,
)


def in_order(names: Sequence[str], options: Options) -> tuple[str, ...]:
    """The names of the pictures of a component, with numbers if they are asked for: ``01-scout``, ``02-scout-2``."""
    if not options.get(NUMBERED.name):
        return tuple(names)
    width = len(str(len(names)))
    return tuple(f"{number:0{width}}-{name}" for number, name in enumerate(names, 1))


class CompiledKit(Protocol):
    """A kit that was read, checked and drawn. What takes long is computed on request, or taken from the store."""

    @property
    def game(self) -> Game:
        """The records, boards, zones and texts of the kit."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All of its findings."""

    @property
    def theme(self) -> ResolvedTheme:
        """Its palette, classes and icons."""

    @property
    def fonts(self) -> FontBook:
        """Its fonts."""

    @property
    def components(self) -> tuple[Component, ...]:
        """Those that were asked for, in the order of the kit."""

    def pieces(self, component: str) -> Sequence[Piece]:
        """The pieces of a component that were asked for, and how many copies; faces name what was painted of them."""

    def frames(self, component: str, *, items: bool = False) -> Iterator[tuple[str, Face | Page]]:
        """Each different face or page of a component once, by a name for its file, such as ``scout-back``.

        items: with the items that it is made of, instead of the name of what was painted.
        """

    def painted(self, component: str) -> PaintedFrames:
        """What was painted of a component: the content of every face and page, by its key."""

    def figure(self, request: FigureRequest) -> FigureAnswer:
        """Faces of records, or the picture of a board or of a part of it, by name; painted like those of pieces."""

    def picture(self, name: str, at: Span) -> Picture | DrawnFile | Finding:
        """A picture file of the kit. at: the place that names it."""

    def drawing(self, face: Face) -> DrawnFace:
        """A face, painted or not, as SVG."""

    def font_file(self, font: str) -> FontFile:
        """The file of a font that drawings name."""

    def printed_files(self, paper: Paper) -> Iterator[Output]:
        """The PDF files for one of the papers that the exporter needs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exporter:
    """A format that kits are written in.

    export: makes the files. files: patterns of their paths; older files that match and are not made again are removed.
    options: of the command line. chooses_components: whether it takes ``--only``. paints: whether it needs painted
    faces. papers: those for which it needs printed files.
    """

    id: str
    export: Callable[[CompiledKit, Options], Iterator[Output]]
    files: Callable[[Options], tuple[str, ...]]
    options: tuple[Option, ...] = ()
    chooses_components: bool = False
    paints: bool = False
    papers: Callable[[Options], tuple[Paper, ...]] = field(default=lambda _options: ())
