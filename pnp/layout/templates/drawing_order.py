"""Named elements in the order in which they are written → the order in which they are drawn.

An element with ``before: NAME`` is drawn just before another one of the same list, so that this one lies over it; with
``after: NAME`` just after it. All others keep their order, those of a layout that is extended first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pnp.layout import codes
from pnp.layout.templates.reader import Reader
from pnp.load.suggest import meant_or_all
from pnp.nodes import Entry, MapNode, Scalar

_KEYS: Final = ("before", "after")
# By element: before or after which other one it is drawn.
_Anchors = dict[str, tuple[str, str]]


def in_drawing_order(elements: Mapping[str, Entry], reader: Reader) -> list[tuple[str, Entry]]:
    """The elements of one list in the order in which they are drawn; what cannot be moved keeps its place."""
    anchors: _Anchors = {}
    for name, entry in elements.items():
        node = entry.value
        if isinstance(node, MapNode) and (anchor := _anchor(name, node, elements, reader)):
            anchors[name] = anchor
    if not anchors:
        return list(elements.items())
    for name in _circular(anchors):
        side, other = anchors.pop(name)
        message = f"the element {name!r} is drawn {side} {other!r}, which depends on it"
        reader.wrong(codes.DRAWING_ORDER, message, elements[name].key)
    return [(name, elements[name]) for name in _arranged(elements, anchors)]


def _anchor(name: str, node: MapNode, elements: Mapping[str, Entry], reader: Reader) -> tuple[str, str] | None:
    """The element beside which one is drawn, and on which side; None if it says none that is there."""
    sides = [side for side in _KEYS if side in node.entries]
    if not sides:
        return None
    side = sides[-1]
    if len(sides) > 1:
        message = f"the element {name!r} is drawn before one and after another"
        reader.wrong(codes.DRAWING_ORDER, message, node.entries[side].key, "keep one of the two")
        return None
    other = reader.scalar(node.entries[side].value, side)
    if not isinstance(other, Scalar):
        return None
    if other.text not in elements or other.text == name:
        others = [known for known in elements if known != name]
        hint = meant_or_all(other.text, others)
        message = f"{name!r} cannot be drawn {side} {other.text!r}: there is no such element beside it"
        reader.wrong(codes.DRAWING_ORDER, message, other, hint)
        return None
    return side, other.text


def _circular(anchors: _Anchors) -> list[str]:
    """The elements whose place depends on itself."""
    checked: set[str] = set()
    circular: set[str] = set()
    for first in anchors:
        path, at = [], first
        while at in anchors and at not in checked:
            checked.add(at)
            path.append(at)
            at = anchors[at][1]
        if at in path:
            circular.update(path[path.index(at) :])
    return [name for name in anchors if name in circular]


def _arranged(elements: Iterable[str], anchors: _Anchors) -> Iterator[str]:
    """Each element between those that are drawn just before and just after it."""
    beside: dict[tuple[str, str], list[str]] = {}
    for name, (side, other) in anchors.items():
        beside.setdefault((side, other), []).append(name)
    # A stack, since elements may name each other in a long row: the top comes first, with its neighbors or alone.
    stack = [(name, False) for name in elements if name not in anchors][::-1]
    while stack:
        name, is_alone = stack.pop()
        if is_alone:
            yield name
            continue
        before, after = ([(other, False) for other in beside.get((side, name), ())] for side in _KEYS)
        stack += [*before, (name, True), *after][::-1]
