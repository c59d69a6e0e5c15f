"""A filter of an SVG file → the primitives by which resvg draws it, and those of what lies below its element."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from pnp.svg.matrix import numbers_in
from pnp.svg.tree import Element
from pnp.values import dataclass

# Those whose work is bounded by the size of the picture.
_PRIMITIVES: Final = frozenset(
    (
        *("feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood"),
        *("feGaussianBlur", "feMerge", "feOffset"),
    )
)
_PARTS: Final = frozenset(("feMergeNode", "feFuncR", "feFuncG", "feFuncB", "feFuncA"))
_INHERITED: Final = ("color-interpolation-filters", "style")
_MOST_PRIMITIVES: Final = 40
_LARGEST: Final = 10_000
_ELEMENT: Final = "SourceGraphic"


@dataclass(frozen=True, slots=True)
class Primitive:
    """A step of a filter, or a part of one."""

    tag: str
    attributes: Mapping[str, str]
    parts: tuple[Primitive, ...] = ()


@dataclass(frozen=True, slots=True)
class Filter:
    """whole: all steps. below: those of what a filter puts below its element, if it leaves the element as it is.

    inherited: attributes that all steps have unless they say otherwise.
    """

    whole: tuple[Primitive, ...]
    inherited: Mapping[str, str]
    below: tuple[Primitive, ...] | None = None


def filter_of(element: Element) -> Filter:
    """Read a filter. Raises ValueError for what is not drawn."""
    if element.href or element.get("primitiveUnits") == "objectBoundingBox":
        raise ValueError("it refers to another filter, or to shares of the size of its element")
    steps = tuple(_primitive(child, _PRIMITIVES) for child in element if _is_drawn(child))
    if not steps or len(steps) > _MOST_PRIMITIVES:
        raise ValueError("it has no steps" if not steps else f"it has more than {_MOST_PRIMITIVES} steps")
    inherited: dict[str, str] = {name: element.attrib[name] for name in _INHERITED if name in element.attrib}
    return Filter(steps, inherited, _below(steps))


def _primitive(element: Element, known: frozenset[str]) -> Primitive:
    if element.tag not in known:
        raise ValueError(f"<{element.tag}> in a filter")
    if element.get("class"):
        raise ValueError("the style of its steps is in a style sheet")
    parts = tuple(_primitive(child, _PARTS) for child in element if _is_drawn(child))
    attributes = {name: value for name, value in element.items() if not name.startswith("{")}
    if any(abs(number) > _LARGEST for value in attributes.values() for number in numbers_in(value)):
        raise ValueError(f"<{element.tag}> has a number above {_LARGEST:,}")
    return Primitive(element.tag, attributes, parts)


def _is_drawn(child: object) -> TypeGuard[Element]:
    return isinstance(child, Element) and not child.tag.startswith("{")


def _below(steps: Sequence[Primitive]) -> tuple[Primitive, ...] | None:
    """The steps without the last if that puts the element, unchanged, on top of what was made before."""
    *before, last = steps
    values = last.attributes
    on_top = values.get("in", "" if before else _ELEMENT)
    match last.tag:
        case "feDropShadow" if on_top == _ELEMENT:
            return (*before, *_shadow(values))
        case "feMerge" if len(last.parts) > 1 and last.parts[-1].attributes.get("in") == _ELEMENT:
            return (*before, Primitive("feMerge", values, last.parts[:-1]))
        case "feBlend" if on_top == _ELEMENT and values.get("mode", "normal") == "normal":
            return (*before, _taken(values)) if before else None
        case "feComposite" if on_top == _ELEMENT and values.get("operator", "over") == "over":
            return (*before, _taken(values)) if before else None
    return None


def _taken(values: Mapping[str, str]) -> Primitive:
    """A step that gives the other input of one that joins two."""
    kept = {name: value for name, value in values.items() if name in ("x", "y", "width", "height")}
    return Primitive("feMerge", kept, (Primitive("feMergeNode", {"in": values.get("in2", "")}),))


def _shadow(values: Mapping[str, str]) -> tuple[Primitive, ...]:
    """The steps of ``feDropShadow``, without the element."""
    common = {name: values[name] for name in ("color-interpolation-filters",) if name in values}
    colored = {name: values[name] for name in ("flood-color", "flood-opacity", "style") if name in values}
    return (
        Primitive("feGaussianBlur", {"in": "SourceAlpha", "stdDeviation": values.get("stdDeviation", "2")} | common),
        Primitive("feOffset", {"dx": values.get("dx", "2"), "dy": values.get("dy", "2"), "result": "shadow"} | common),
        Primitive("feFlood", colored | common),
        Primitive("feComposite", {"in2": "shadow", "operator": "in"} | common),
    )
