"""The strokes and surfaces that patterns are made of, and how a theme inks them.

A pattern has no colours. It names tones: a surface of its ground, lighter or darker than it, a line, or the shadow
that it casts, which lies under everything that stands. So every pattern works with every palette, and terrain that
is printed in grey can still be told apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from pnp.frame import Ink, Path, Stroke
from pnp.layout.boards.curves import Segments, joined
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.measures import Mm
from pnp.values import dataclass

Tone = Literal[
    "cast", "body", "hide", "wall", "light", "pale", "shade", "dark", "line", "fine", "trace", "glint", "water", "pool"
]


class Mark(NamedTuple):
    """A shape in a tone."""

    tone: Tone
    segments: Segments


class Surface(NamedTuple):
    """How a tone is inked: a token (empty for that of the ground) and its opacity; a share of the pen."""

    fill: str = ""
    opacity: float = 0.0
    line: str = "ink"
    line_opacity: float = 0.0
    width: float = 1.0


SURFACES: Final[Mapping[Tone, Surface]] = {
    "cast": Surface("ink", 0.13),
    "body": Surface("", 1.0, "ink", 0.6),
    "hide": Surface("", 1.0),
    "wall": Surface("paper", 1.0, "ink", 0.6),
    "light": Surface("paper", 0.55),
    "pale": Surface("paper", 0.26),
    "shade": Surface("ink", 0.2),
    "dark": Surface("ink", 0.45),
    "line": Surface(line_opacity=0.6),
    "fine": Surface(line_opacity=0.32, width=0.85),
    "trace": Surface(line_opacity=0.17, width=0.9),
    "water": Surface(line="ocean", line_opacity=0.6, width=1.1),
    "pool": Surface("water", 1.0, "ink", 0.6),
    "glint": Surface(line="paper", line_opacity=0.85, width=1.3),
}
_IN_ORDER: Final[tuple[Tone, ...]] = (
    "cast",
    "pool",
    "light",
    "pale",
    "hide",
    "body",
    "shade",
    "water",
    "glint",
    "trace",
    "fine",
    "line",
    "wall",
    "dark",
)


@dataclass(frozen=True, slots=True)
class Inker:
    """Turns marks into paths. width: of the pen, in mm."""

    theme: ResolvedTheme
    width: Mm

    def paths(self, marks: Iterable[Mark], ground: str) -> tuple[Path, ...]:
        """Each mark as a path of its own, in the order in which they cover each other."""
        return tuple(self._path(mark.tone, mark.segments, ground) for mark in marks)

    def merged(self, marks: Iterable[Mark], ground: str) -> tuple[Path, ...]:
        """Marks that do not cover each other: one path for each tone."""
        by_tone: dict[Tone, list[Segments]] = {}
        for mark in marks:
            by_tone.setdefault(mark.tone, []).append(mark.segments)
        return tuple(self._path(tone, joined(by_tone[tone]), ground) for tone in _IN_ORDER if tone in by_tone)

    def _path(self, tone: Tone, segments: Segments, ground: str) -> Path:
        surface = SURFACES[tone]
        fill = self._ink(surface.fill or ground, surface.opacity) if surface.opacity else None
        stroke = None
        if surface.line_opacity:
            ink = self.theme.ink(surface.line, "ornament", surface.line_opacity, instead="black")
            stroke = Stroke(ink, self.width * surface.width, (), "round", "round")
        return Path(segments, fill, stroke)

    def _ink(self, token: str, opacity: float) -> Ink:
        return self.theme.ink(token, "ornament", opacity, instead="white")
