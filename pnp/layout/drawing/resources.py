"""The interface of what elements are drawn from, besides the records of a face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from pnp.findings import Finding, Span
from pnp.frame import Face, Item, Picture
from pnp.layout.drawing.diagnostics import Diagnostics
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Layout
from pnp.layout.templates.library import Library
from pnp.layout.templates.lookup import Names
from pnp.layout.theme.drawings import DrawnFile
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.model.game import Game
from pnp.nodes import Node
from pnp.svg.file import SvgFile
from pnp.values import dataclass

if TYPE_CHECKING:
    from pnp.layout.templates.sandbox import FaceEnvironment


@dataclass(frozen=True, slots=True)
class FaceResult:
    """A face with its notes.

    trace: all values that were read, in order: faces of one plan with the same trace look the same. reads_all: it may
    have read other names than its layout tells.
    """

    face: Face
    notes: Diagnostics
    trace: tuple[Any, ...]
    reads_all: bool


class FacePlan(Protocol):
    """A compiled layout."""

    @property
    def words(self) -> tuple[str, ...]:
        """The names that its templates may read."""

    def compose(
        self, names: Names, face: str, span: Span | None, notes: Diagnostics | None = None, *, alt: str = ""
    ) -> FaceResult:
        """Draw the face that shows these names."""


class Resources(Protocol):
    """The game, its resolved theme and its layouts. names: those that every template sees."""

    game: Game
    library: Library
    theme: ResolvedTheme
    names: dict[str, Any]

    @property
    def environment(self) -> FaceEnvironment:
        """The Jinja environment of templates that are more than a path."""

    def layout(self, name: str, at: Node | None, notes: Diagnostics) -> Layout | None:
        """A layout; None with a finding at ``at`` if there is none."""

    def plan(self, name: str, at: Node | None, notes: Diagnostics) -> FacePlan | None:
        """A compiled layout; None with a finding at ``at`` if there is none."""

    def counter(self, unit: str, side: str, box: Box, notes: Diagnostics) -> tuple[Item, ...]:
        """A counter of a unit in a box of a board; empty if there is no such unit."""

    def picture(self, path: str, at: Span) -> Picture | SvgFile | Finding:
        """A picture of the kit, or a finding. at: the place that names it."""

    def drawing(self, file: SvgFile, at: Span) -> DrawnFile:
        """An SVG file as a face. at: the place that names it."""
