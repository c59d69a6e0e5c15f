"""A compiled element: where it goes, when and how often it is shown, and the body that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from pnp.findings import Span
from pnp.frame import Group
from pnp.layout import codes
from pnp.layout.drawing.off_page import notice, notice_turned
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.values import Condition, Scope, Value
from pnp.layout.geometry.box import Box
from pnp.layout.templates.layouts import Element
from pnp.layout.templates.lookup import Names
from pnp.load.problems import problem
from pnp.measures import Mm
from pnp.model.lookup import Missing
from pnp.nodes import Scalar

# Of all loops of a face together: more than can be seen on it.
MOST_TURNS = 10_000


class Body(Protocol):
    """Draws one kind of element in a box."""

    def draw(self, box: Box, scene: Scene) -> None:
        """Put the element's items on the canvas."""

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """The width and height that the element would like; None where it takes what there is."""


class FillsRoom:
    """A body that takes what room there is."""

    __slots__ = ()

    def natural(self, width: Mm, height: Mm, scene: Scene) -> tuple[Mm | None, Mm | None]:
        """No wishes."""
        return None, None


class Drawn:
    """One element of a layout, compiled. is_static: it looks the same on every face."""

    __slots__ = ("alt", "body", "box", "element", "is_static", "many", "scope", "when", "within")

    def __init__(
        self,
        element: Element,
        body: Body,
        *,
        when: Condition | None,
        alt: Value | None,
        many: Callable[[Names], Any] | None,
        scope: Scope | None,
        is_static: bool,
    ) -> None:
        self.element, self.body, self.when, self.alt = element, body, when, alt
        self.many, self.scope, self.is_static = many, scope, is_static
        # Where it lay last: all faces of a plan have the same box around them.
        self.within: Box | None = None
        self.box: Box | None = None

    def draw(self, container: Box, scene: Scene) -> None:
        """Draw the element in its place in a container, once or as often as its loop says."""
        box = self.box
        if box is None or self.within is not container:
            box = self.box = self.element.place.within(container)
            self.within = container
        if self.element.loop is None:
            if self.when is None or self.when.holds(scene):
                self.draw_in(box, scene)
            return
        for _, inner in self.shown(scene):
            self.draw_in(box, inner)

    def shown(self, scene: Scene) -> Iterator[tuple[Drawn, Scene]]:
        """The element with the scene that it is drawn in: not at all, once, or once a turn of its loop."""
        if self.element.loop is None:
            if self.when is None or self.when.holds(scene):
                yield self, scene
            return
        for inner in self._turns(scene):
            if self.when is None or self.when.holds(inner):
                yield self, inner

    def _turns(self, scene: Scene) -> Iterator[Scene]:
        loop = self.element.loop
        if loop is None or self.many is None or self.scope is None:
            return
        values = self._looped(self.many, loop.many, scene)
        scene.canvas.trace.append(tuple(map(id, values)))
        last = len(values) - 1
        for index, value in enumerate(values):
            at = {"index": index + 1, "index0": index, "first": not index, "last": index == last, "length": last + 1}
            inner = scene.inner({loop.name: value, "loop": at})
            inner.values = self.scope.render(inner)
            yield inner

    @staticmethod
    def _looped(many: Callable[[Names], Any], written: Scalar, scene: Scene) -> list[Any]:
        """What a loop runs over; nothing, after that was reported, if it is no list or cannot be computed."""
        try:
            found = many(scene.names)
            # A filter is a generator that fails only when it is asked for its first value.
            if isinstance(found, Iterable) and not isinstance(found, str | Missing):
                return _bounded(list(found.values() if isinstance(found, Mapping) else found), written, scene)
        except Exception as error:  # noqa: BLE001, RUF100 - an expression may fail in any way it likes
            scene.failed(written, error)
            return []
        if isinstance(found, Missing):
            if not found.blank:
                scene.missing(written, found.owner, found.name)
        else:
            scene.report(problem(codes.WRONG_VALUE, f"{written.text!r} is not a list", written.span))
        return []

    def draw_in(self, box: Box, scene: Scene) -> None:
        """Draw the element once, in this box."""
        element = self.element
        if element.bleeds:
            box = scene.canvas.bled(box)
        if element.layer != scene.canvas.layer and element.layer != "art":
            scene.canvas.on_layer(element.layer, lambda: self._turned(box, scene))
        else:
            self._turned(box, scene)

    def _turned(self, box: Box, scene: Scene) -> None:
        turn, canvas = self.element.turn, scene.canvas
        if not turn and self.alt is None:
            before = len(canvas.items)
            self.body.draw(box, scene)
            if self.element.kind.on_paper != "parts":
                notice(self.element, box, canvas.items[before:], canvas)
            return
        x, y = box.center
        items = canvas.collect(lambda: self.body.draw(box, scene), turn, x, y)
        alt = self.alt.read(scene) if self.alt else ""
        if items:
            group = Group(items, turn, x, y, alt=alt)
            canvas.items.append(group)
            if turn:
                notice_turned(self.element, (group,), canvas)
            else:
                notice(self.element, box, items, canvas)

    @property
    def span(self) -> Span:
        """Where the element stands in its layout."""
        return self.element.span


def _bounded(values: list[Any], written: Scalar, scene: Scene) -> list[Any]:
    """What a loop runs over; nothing, after that was reported, once the loops of a face go on without end."""
    scene.canvas.turns += len(values)
    if scene.canvas.turns <= MOST_TURNS:
        return values
    hint = "loops inside loops multiply: let one of them run over less"
    message = f"the loops of a face go round {MOST_TURNS:,} times at most"
    scene.report(problem(codes.TEMPLATE_LIMITS, message, written.span, hint))
    return []
