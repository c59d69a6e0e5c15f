"""Markup of texts that is not understood → findings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from pnp.findings import Finding, Span
from pnp.layout import codes
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import written_at
from pnp.layout.drawing.values import PathValue, Value
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.nodes import Scalar
from pnp.text.lines import MarkupFault
from pnp.text.paragraph import MARKUP_HINT


def unread_markup(faults: Iterable[MarkupFault], classes: Collection[str], place: Scalar | Span) -> Iterator[Finding]:
    """The findings of a text. classes: those of the theme. place: the text as it was written, or only where."""
    for fault in faults:
        span = place.place(fault.offset, 1) if isinstance(place, Scalar) else place
        hint = (fault.name and did_you_mean(fault.name, classes)) or MARKUP_HINT
        yield problem(codes.UNREAD_MARKUP, fault.message, span, hint)


def report_unread_markup(faults: Iterable[MarkupFault], words: str, value: Value, scene: Scene) -> None:
    """Report what is not understood in the words of a value."""
    leaf = value.written(scene) if isinstance(value, PathValue) else value.leaf
    place = leaf if leaf is not None and leaf.text == words else written_at(value, scene)
    for finding in unread_markup(faults, scene.theme.classes, place):
        scene.report(finding)
