"""A compiled element: its place, condition and loop, and the body that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol

from pnp.errors import MeasureError
from pnp.findings import Span
from pnp.frame import Group, Item, Path
from pnp.layout import codes
from pnp.layout.drawing.off_page import report_off_page, report_turned_off_page
from pnp.layout.drawing.painted_elements import PaintedElement
from pnp.layout.drawing.reports import ReportSubject, named_spot
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import report_inherited, report_nothing, report_subject
from pnp.layout.drawing.values import Condition, FixedValue, Scope, Value, defined
from pnp.layout.geometry.background import Fills
from pnp.layout.geometry.box import Box
from pnp.layout.templates.filters import MINUS
from pnp.layout.templates.layouts import ComputedLength, Element, Loop, Place
from pnp.layout.templates.lookup import Names, list_hint
from pnp.layout.templates.reader import FURTHEST
from pnp.layout.templates.replaced import InheritedCondition
from pnp.load.problems import problem
from pnp.measures import Length, Mm, parse_length
from pnp.model.lookup import Missing
from pnp.nodes import Scalar

# The maximum for all loops of a face together.
MOST_ITERATIONS = 10_000
_NO_VALUE = FixedValue("")
# Lines and curves of a path that are as much work as an item of its own.
_SEGMENTS_AN_ITEM = 8


class Body(Protocol):
    """Draws an element of one kind in a box."""

    def draw(self, box: Box, scene: Scene) -> None:
        """Add the items of the element to the canvas."""

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The natural width and height of the element; None where it takes all available room."""


class FillsRoom:
    """A body without a natural size."""

    __slots__ = ()

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """No natural size."""
        return None, None


class CompiledElement:
    """One element of a layout, compiled. is_static: it looks the same on every face."""

    __slots__ = (
        "alt",
        "body",
        "box",
        "computed",
        "element",
        "is_static",
        "iterable",
        "scope",
        "spot",
        "when",
        "within",
    )

    def __init__(
        self,
        element: Element,
        body: Body,
        *,
        when: Condition | None,
        alt: Value | None,
        spot: Value | None,
        iterable: Callable[[Names], Any] | None,
        scope: Scope | None,
        is_static: bool,
        computed: Mapping[ComputedLength, Value],
    ) -> None:
        self.element, self.body, self.when, self.alt, self.spot = element, body, when, alt, spot
        self.iterable, self.scope, self.is_static, self.computed = iterable, scope, is_static, computed
        # The last container and box: they are the same on all faces of a plan.
        self.within: Box | None = None
        self.box: Box | None = None

    def draw(self, container: Box, scene: Scene) -> None:
        """Draw the element at its place in a container, once or for each iteration of its loop."""
        if self.computed:
            for _, inner in self.shown(scene):
                self.draw_in(self._computed_place(inner).within(container), inner)
            return
        box = self.box
        if box is None or self.within is not container:
            box = self.box = self.element.place.within(container)
            self.within = container
        if self.scope is None:
            if self._holds(scene):
                if not (box.width and box.height) and not self.element.kind.may_be_flat:
                    report_nothing(self.element, "its box has no size", scene)
                self.draw_in(box, scene)
            return
        for _, inner in self.shown(scene):
            self.draw_in(box, inner)

    def _computed_place(self, scene: Scene) -> Place:
        """The place with the lengths that templates say; a finding for what is none."""
        lengths: dict[ComputedLength, Length] = {}
        for computed, value in self.computed.items():
            try:
                # A template prints negative numbers with a real minus.
                length = parse_length(value.read(scene).strip().replace(MINUS, "-"))
                if abs(length.mm) > FURTHEST:
                    raise MeasureError(f"{length.mm:g} mm is too far")
            except MeasureError as error:
                scene.report(problem(codes.MALFORMED_VALUE, f"{computed.key}: {error}", computed.leaf.span))
                length = Length()
            lengths[computed] = length
        return self.element.place.with_lengths(lengths)

    def shown(self, scene: Scene) -> Iterator[tuple[CompiledElement, Scene]]:
        """The element with its scene, for each time that it is shown: never, once, or for each iteration."""
        if self.scope is None:
            if self._holds(scene):
                yield self, scene
            return
        for inner in self._iterations(scene):
            if self._holds(inner):
                yield self, inner

    def _holds(self, scene: Scene) -> bool:
        """Whether its condition holds, if it has one; reported if that is one that it inherits and may not expect."""
        if self.when is None:
            return True
        holds = self.when.holds(scene)
        if isinstance(self.element.when, InheritedCondition):
            report_inherited(self.element, self.element.when, scene, holds=holds)
        return holds

    def _iterations(self, scene: Scene) -> Iterator[Scene]:
        loop = self.element.loop
        if loop is None:
            yield self._within(scene, {})
            return
        values = self._values_of(loop, scene)
        scene.canvas.trace.append(tuple(values))
        last = len(values) - 1
        for index, value in enumerate(values):
            at = {"index": index + 1, "index0": index, "first": not index, "last": index == last, "length": last + 1}
            if not scene.allows(1, self.element.span):
                return
            yield self._within(scene, {loop.name: value, "loop": at})

    def _within(self, scene: Scene, added: Names) -> Scene:
        """The scope of the element, with more names."""
        inner = scene.inner(added)
        inner.values = self.scope.render(inner) if self.scope else {}
        return inner

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The natural size of its body: with ``level``, that of the largest among those of several records."""
        level = self.element.level
        if level is None:
            return self.body.natural(width, height, scene)
        trace = scene.canvas.trace
        before = len(trace)
        inner = (self._within(scene, {level.name: value}) for value in self._values_of(level, scene))
        sizes = [
            self.body.natural(width, height, shown) for shown in inner if self.when is None or self.when.holds(shown)
        ]
        found = largest(across for across, _ in sizes), largest(down for _, down in sizes)
        # Of all that was read, the size alone decides how the face looks.
        trace[before:] = found
        return found

    def _values_of(self, loop: Loop, scene: Scene) -> list[Any]:
        """The values of a loop; empty with a finding if they are not a list or cannot be computed."""
        written = loop.many
        if self.iterable is None or not _allows(0, written, scene):
            return []
        try:
            values = self.iterable(scene.names)
            # A filter is a generator, which fails only at its first value.
            if isinstance(values, Iterable) and not isinstance(values, str | Missing):
                listed = list(map(defined, values.values() if isinstance(values, Mapping) else values))
                return listed if _allows(len(listed), written, scene) else []
        except Exception as error:  # noqa: BLE001, RUF100 - an expression may fail in any way it likes
            scene.failed(written, error)
            return []
        if isinstance(values, Missing):
            if not values.blank:
                scene.missing(written, values.owner, values.name)
        else:
            hint = list_hint(written.text.strip(), values)
            scene.report(problem(codes.WRONG_VALUE, f"{written.text!r} is not a list", written.span, hint))
        return []

    def draw_in(self, box: Box, scene: Scene) -> None:
        """Draw the element once in a box, unless the face takes too much work already."""
        element = self.element
        if not scene.allows(1, element.span):
            return
        before = len(scene.canvas.items)
        if element.bleeds:
            box = scene.canvas.with_bleed(box)
        if element.layer != scene.canvas.layer and element.layer != "art":
            scene.canvas.on_layer(element.layer, lambda: self._turned(box, scene))
        else:
            self._turned(box, scene)
        scene.allows(_weight(scene.canvas.items[before:]), element.span)
        spot = self.spot.read(scene).strip() if self.spot else ""
        if spot:
            scene.canvas.notes.reports.append(named_spot(scene.canvas.face, spot))
        if scene.canvas.drawn is not None:
            scene.canvas.note_element(element, box, scene.names, spot)

    def _turned(self, box: Box, scene: Scene) -> None:
        canvas = scene.canvas
        drawn_in, drawn, before = canvas.items, len(canvas.painted), len(canvas.items)
        self._draw_turned(box, scene)
        after = len(drawn_in)
        # What the elements in a container drew is known already.
        if after > before and len(canvas.painted) == drawn and canvas.layer == "art":
            subject = partial(self._subject, scene)
            of_face = canvas.face_fills
            fills = cache(lambda: Fills(drawn_in[before:after], of_face))
            painted = PaintedElement(self.element, box, drawn_in, before, after, canvas.turns, subject, fills)
            canvas.painted.append(painted)

    def _subject(self, scene: Scene, face: str) -> ReportSubject:
        return report_subject(self.element, getattr(self.body, "value", _NO_VALUE), scene, face)

    def _draw_turned(self, box: Box, scene: Scene) -> None:
        turn, canvas = self.element.turn, scene.canvas
        if not turn and self.alt is None:
            before = len(canvas.items)
            self.body.draw(box, scene)
            if self.element.kind.on_paper != "parts":
                report_off_page(self.element, box, canvas.items[before:], canvas)
            return
        x, y = box.center
        items = canvas.collect(lambda: self.body.draw(box, scene), turn, x, y)
        alt = self.alt.read(scene) if self.alt else ""
        if items:
            group = Group(items, turn, x, y, alt=alt)
            canvas.items.append(group)
            if turn:
                report_turned_off_page(self.element, (group,), canvas)
            else:
                report_off_page(self.element, box, items, canvas)

    @property
    def span(self) -> Span:
        """The place of the element in its layout."""
        return self.element.span


def largest(lengths: Iterable[Mm | None]) -> Mm | None:
    """The largest of the known lengths; None if none is known."""
    return max((length for length in lengths if length is not None), default=None)


def _weight(items: Sequence[Item]) -> int:
    """How much work items are: a long path as much as many."""
    return sum(1 + len(item.segments) // _SEGMENTS_AN_ITEM if isinstance(item, Path) else 1 for item in items)


def _allows(iterations: int, written: Scalar, scene: Scene) -> bool:
    """Count iterations; False with a finding if the loops of the face have too many."""
    scene.canvas.iterations += iterations
    if scene.canvas.iterations <= MOST_ITERATIONS:
        return True
    hint = "nested loops multiply: let one of them run over fewer values"
    message = f"the loops of a face have at most {MOST_ITERATIONS:,} iterations"
    scene.report(problem(codes.TEMPLATE_LIMITS, message, written.span, hint))
    return False
