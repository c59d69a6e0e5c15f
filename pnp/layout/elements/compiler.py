"""Compile elements: what the elements of all kinds need while a layout is compiled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from pnp.findings import Finding, Related, Span
from pnp.layout import codes
from pnp.layout.drawing.resources import Resources
from pnp.layout.drawing.scene import Scene
from pnp.layout.drawing.subjects import color_named_at
from pnp.layout.drawing.values import FixedValue, PathValue, Scope, SlotCondition, Value
from pnp.layout.elements.compiled_element import Body, CompiledElement
from pnp.layout.templates.layouts import Element, Kinds
from pnp.layout.templates.read_layouts import read_elements
from pnp.layout.templates.reader import Reader, color_hint, unnamed_color
from pnp.layout.theme.resolved_theme import ResolvedTheme
from pnp.layout.theme.style import Style
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, one_of, sharing_a_word
from pnp.nodes import Node, Scalar


class Compiler:
    """Compiles the elements of one layout. scope: that of the current element.

    dynamic: the number of parts so far that differ from face to face.
    """

    def __init__(self, context: Resources, kinds: Kinds, reader: Reader, scope: Scope) -> None:
        self.context, self.kinds, self.reader, self.scope = context, kinds, reader, scope
        self.dynamic = 0

    def element(self, element: Element) -> CompiledElement:
        """Compile an element with its contents."""
        dynamic_before = self.dynamic
        iterable, outer = None, self.scope
        repeated = element.loop or element.level
        if repeated:
            self.dynamic += 1
            iterable = outer.expression(repeated.many)
            self.scope = outer.inner()
        try:
            when = self.scope.condition(element.when) if element.when else None
            self.dynamic += when is not None
            with self._guarded(element.when if when and when != SlotCondition(-1) else None):
                body: Body = element.kind.compile(element, self)
                alt = self.text(element.alt) if element.alt else None
                spot = self.text(element.spot, "spot") if element.spot else None
                computed = {length: self.text(length.leaf, length.key) for length in element.place.computed}
            scope = self.scope if repeated else None
            # Who asks for the places on a face is told of each by the element that is one.
            self.dynamic += spot is not None
        finally:
            self.scope = outer
        is_static = self.dynamic == dynamic_before
        return CompiledElement(
            element,
            body,
            when=when,
            alt=alt,
            spot=spot,
            iterable=iterable,
            scope=scope,
            is_static=is_static,
            computed=computed,
        )

    @contextmanager
    def _guarded(self, when: Scalar | None) -> Iterator[None]:
        """Templates compiled in this context are read only if the condition holds."""
        before = self.scope.guards
        if when:
            self.scope.guards = (*before, f"({when.text})")
        try:
            yield
        finally:
            self.scope.guards = before

    def children(self, node: Node) -> tuple[CompiledElement, ...]:
        """Compile the named elements of a container."""
        return tuple(self.element(element) for element in read_elements(node, self.reader, self.kinds))

    def arranged(self, node: Node, what: str) -> tuple[CompiledElement, ...]:
        """The same for a container that arranges its elements, so that their sizes must be known. what: its name."""
        children = self.children(node)
        self.refuse_computed(children, what)
        return children

    def refuse_computed(self, children: Iterable[CompiledElement], what: str) -> None:
        """Report lengths that are computed in a container that has to know them. what: its name."""
        for length in (length for child in children for length in child.computed):
            message = f"{what} arranges its elements: none of them can compute its {length.key}"
            self.reader.wrong(codes.WRONG_VALUE, message, length.leaf, "put them into a group:, or write a length")

    def text(self, node: Node, what: str = "this") -> Value:
        """The value of a text. what: its name in messages."""
        scalar = self.reader.scalar(node, what)
        if scalar is None:
            return FixedValue("")
        value = self.scope.text(scalar)
        self.dynamic += not isinstance(value, FixedValue)
        return value

    def style(self, element: Element, otherwise: str = "") -> Style:
        """The class of an element. otherwise: the class if it names none."""
        classes = self.context.theme.classes
        if element.style is None:
            return self.context.theme.style(otherwise)
        name = element.style.text
        if name not in classes:
            keys = "font: sans-bold, size: 12 pt" if element.kind.name == "text" else "stroke: ink, width: 0.5 mm"
            make = f"make it in the theme: classes: {{{name}: {{{keys}}}}}"
            meant = did_you_mean(name, classes) or sharing_a_word(name, classes)
            hint = meant or f"{make}; or take {one_of(classes)}"
            if "{{" in name:
                hint = "a class is the same on all faces; color: and when: may differ from one to another"
            self.reader.wrong(codes.UNKNOWN_CLASS, f"the theme has no class {name!r}", element.style, hint)
        return self.context.theme.style(name)

    def color(self, node: Scalar | None) -> ColorValue | None:
        """The colour of an element, if it has one of its own."""
        if node is None:
            return None
        value = self.text(node, "color")
        if isinstance(value, FixedValue) and value.text and value.text not in self.context.theme.palette:
            self.reader.findings.append(unknown_color(value.text, node.span, self.context.theme))
            return ColorValue(FixedValue("ink"))
        if isinstance(value, FixedValue) and value.text.startswith("#"):
            self.reader.findings.append(unnamed_color(value.text, node.span))
        return ColorValue(value)


class ColorValue:
    """A palette token, read for each face."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def read(self, scene: Scene) -> str:
        """The token; ``ink`` with a finding if the palette does not have it."""
        token = self.value.read(scene)
        if token and token not in scene.theme.palette:
            leaf = self.value.leaf
            if leaf is not None:
                place = color_named_at(self.value, token, scene)
                used = (Related(leaf.span, "used here"),) if place != leaf.span else ()
                scene.report(unknown_color(token, place, scene.theme, used))
            return "ink"
        if token.startswith("#") and self.value.leaf is not None and isinstance(self.value, PathValue):
            scene.report(unnamed_color(token, self.value.written(scene).span), ("color", token))
        return token


def unknown_color(token: str, span: Span, theme: ResolvedTheme, related: Iterable[Related] = ()) -> Finding:
    """A finding for a token that the palette does not have. span: where it is written."""
    hint = color_hint(token, theme.palette.colors)
    return problem(codes.UNKNOWN_COLOR, f"the palette has no colour {token!r}", span, hint, related)
