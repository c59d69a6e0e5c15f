"""Read layouts and the common keys of their elements.

The keys of one kind of element are read by the module of that kind, when the element is compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal, cast

from pnp.findings import Finding, Span
from pnp.frame import Layer, Segment
from pnp.layout import codes
from pnp.layout.templates.drawing_order import in_drawing_order
from pnp.layout.templates.filters import has_template
from pnp.layout.templates.layouts import ComputedLength, Element, ElementKind, Kinds, Layout, Loop, Place, Trim
from pnp.layout.templates.reader import FURTHEST, Reader
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean, meant_or_all, one_of
from pnp.measures import COMPONENT_SIZES, SHEET, Length, Mm, Size, parse_mm
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar
from pnp.svg.path import PathError, parse_path

COMMON: Final = (
    "at", "size", "inset", "class", "color", "when", "for", "turn", "layer", "alt", "bleeds", "grow", "step", "max",
    "level", "before", "after", "spot",
)  # fmt: skip
# The least difference between two sizes of what takes its room in steps, in mm.
_LEAST_STEP: Final[Mm] = 1.0
LAYERS: Final = ("art", "cut", "score")
LAYOUT_KEYS: Final = ("layout", "extends", "name", "text", "size", "bleed", "safe", "trim", "corner", "elements")
# What is looked for beside elements, but belongs in a class of the theme.
_SAID_BY_CLASS: Final = {
    **dict.fromkeys(("stroke", "width", "border"), "stroke: ink, width: 0.5 mm"),
    **dict.fromkeys(("fill", "background"), "fill: cream"),
    "dash": "stroke: ink, dash: [2 mm, 1 mm]",
    "font": "font: sans-bold, size: 12 pt",
    "leading": "leading: 1.3",
    "tracking": "tracking: 40",
    "caps": "caps: small",
}
# What other programs call elements.
_ELSEWHERE: Final = {
    **dict.fromkeys(("rect", "rectangle"), "box"),
    **dict.fromkeys(("ellipse", "oval"), "circle"),
    **dict.fromkeys(("png", "svg", "img", "picture", "photo"), "image"),
    **dict.fromkeys(("label", "str", "html", "words"), "text"),
}
# What most elements are, which is named first.
_USUAL: Final = ("text", "image", "icon", "box")
# What other programs call keys of layouts.
_FOR_LAYOUTS: Final = {
    "radius": "round corners are corner: 3 mm",
    "margin": "the margin inside which everything stays is safe: 3 mm",
}
_BY_BOARD: Final = re.compile(r"auto(\s*\+\s*\d+(\.\d+)?\s*(mm|cm|in|pt))?$")
_WORDS: Final = ("layout", "name", "text")
# The usual corner radius of cards.
_CORNER: Final[Mm] = 3.0
# No press needs a wider bleed.
_WIDEST_BLEED: Final[Mm] = 50.0
_LOOP: Final = re.compile(r"\s*(?P<name>[A-Za-z_]\w*)\s+in\s+(?P<many>\S.*)$", re.DOTALL)


def read_layout(node: MapNode, reader: Reader, kinds: Kinds) -> Layout:
    """Read a layout whose ``extends`` has been resolved. kinds: of elements, by name."""
    for key, entry in node.entries.items():
        if key not in LAYOUT_KEYS:
            reader.unknown(entry, "a layout", LAYOUT_KEYS, _FOR_LAYOUTS.get(key, ""))
        elif key in _WORDS:
            reader.scalar(entry.value, key)
    name_node = node.get("layout")
    name = name_node.text if isinstance(name_node, Scalar) else ""
    size, sized = _size(node, name, reader), node.get("size")
    trim, corner, path = _trim(node, reader)
    bleed, safe = node.get("bleed"), node.get("safe")
    return Layout(
        name=name,
        size=size,
        beside_board=_beside_board(sized),
        fills_sheet=isinstance(sized, Scalar) and sized.text == SHEET,
        bleed=reader.mm(bleed, "bleed", most=_WIDEST_BLEED) if bleed else 0.0,
        safe=_safe(safe, size, reader),
        trim=trim,
        corner=corner,
        trim_path=path,
        elements=read_elements(node.get("elements"), reader, kinds),
        span=(name_node or node).span,
    )


def _safe(node: Node | None, size: Size | None, reader: Reader) -> Mm:
    """The width of the safe margin inside the trim: less than half of the shorter side."""
    safe = reader.mm(node, "safe") if node else 0.0
    if node and size and safe * 2 >= min(size.width, size.height):
        reader.wrong(codes.MALFORMED_VALUE, f"a safe zone of {safe:g} mm leaves nothing of the face", node)
        return 0.0
    return safe


def _size(node: MapNode, name: str, reader: Reader) -> Size | None:
    size = node.get("size")
    if size is None:
        reader.wrong(codes.MISSING_KEY, f"the layout {name!r} has no size", node, "add size: [63.5 mm, 88.9 mm]")
        return Size(63.5, 88.9)
    if isinstance(size, Scalar):
        if size.text == "auto":
            return None
        if size.text not in COMPONENT_SIZES:
            hint = meant_or_all(size.text, COMPONENT_SIZES)
            reader.wrong(codes.MALFORMED_VALUE, f"the size {size.text!r} is not known", size, hint)
        return COMPONENT_SIZES.get(size.text, Size(63.5, 88.9))
    if _is_by_board(size):
        return None
    lengths = [reader.mm(item, "size", -FURTHEST) for item in reader.items(size, "size")]
    if len(lengths) != 2 or min(lengths) <= 0:
        reader.wrong(codes.MALFORMED_VALUE, "a size is a width and a height between 0 and 5 m", size)
        return Size(63.5, 88.9)
    return Size(lengths[0], lengths[1])


def _is_by_board(size: Node) -> bool:
    """Whether a size is that of a board and more: ``[auto + 60 mm, auto]``."""
    if not isinstance(size, ListNode) or len(size.items) != 2:
        return False
    return all(isinstance(item, Scalar) and _BY_BOARD.match(item.text) for item in size.items)


def _beside_board(size: Node | None) -> Size:
    """How much wider and higher than its board a layout is."""
    if size is None or not isinstance(size, ListNode) or not _is_by_board(size):
        return Size(0.0, 0.0)
    texts = (item.text if isinstance(item, Scalar) else "" for item in size.items)
    more = [text.partition("+")[2].strip() for text in texts]
    width, height = (min(parse_mm(length), FURTHEST) if length else 0.0 for length in more)
    return Size(width, height)


def _trim(node: MapNode, reader: Reader) -> tuple[Trim, Mm, tuple[Segment, ...]]:
    """The shape of the trim, the radius of its corners, and its path, if it is one."""
    trim, corner = node.get("trim"), node.get("corner")
    radius = reader.mm(corner, "corner") if corner else 0.0
    if isinstance(trim, Scalar) and trim.text[:1] in ("M", "m"):
        try:
            return "path", 0.0, parse_path(trim.text)
        except PathError as error:
            reader.findings.append(path_finding(trim, error))
            return "", 0.0, ()
    kind = reader.choice(trim, "trim", ("", "circle", "hexagon", "rounded")) if trim else ""
    return cast(Trim, kind), radius or (_CORNER if kind == "rounded" else 0.0), ()


def path_finding(scalar: Scalar, error: PathError) -> Finding:
    """A finding about an SVG path, at the wrong character."""
    return problem(codes.MALFORMED_VALUE, str(error), scalar.place(error.offset))


def read_elements(node: Node | None, reader: Reader, kinds: Kinds) -> tuple[Element, ...]:
    """Read named elements in the order in which they are drawn; those without a kind are reported and left out."""
    if node is None:
        return ()
    entries = in_drawing_order(dict(reader.entries(node, "elements")), reader)
    elements = (read_element(key, entry, reader, kinds) for key, entry in entries)
    return tuple(element for element in elements if element)


def read_element(name: str, entry: Entry, reader: Reader, kinds: Kinds) -> Element | None:
    """Read one element."""
    node = entry.value
    if not isinstance(node, MapNode):
        if not (isinstance(node, Scalar) and node.is_null):
            reader.wrong(codes.WRONG_SHAPE, f"the element {name!r} is a map, not a {node.kind}", node)
        return None
    kind = _kind(name, entry, node, reader, kinds)
    if kind is None:
        return None
    options = {key: option.value for key, option in node.entries.items() if key in kind.keys and key != kind.name}
    for key, option in node.entries.items():
        if key != kind.name and key not in options and key not in COMMON:
            said = _SAID_BY_CLASS.get(key, "")
            hint = f"a class of the theme says it: classes: {{mine: {{{said}}}}}, then class: mine" if said else ""
            article = "an" if kind.name[0] in "aeiou" else "a"
            reader.unknown(option, f"{article} {kind.name}", (*kind.keys, *COMMON), hint)
    return _element(name, kind, node, options, reader, entry.key.span)


def _kind(name: str, entry: Entry, node: MapNode, reader: Reader, kinds: Kinds) -> ElementKind | None:
    named = [key for key in node.entries if key in kinds]
    if len(named) == 1:
        return kinds[named[0]]
    if named:
        which = " and ".join(map(repr, named))
        reader.wrong(codes.ELEMENT_KIND, f"the element {name!r} is {which} at once", entry.key, "make two of it")
        return None
    keys = [key for key in node.entries if key not in COMMON]
    elsewhere = next((f"write {_ELSEWHERE[key]}: instead of {key}:" for key in keys if key in _ELSEWHERE), "")
    near = elsewhere or next((hint for key in keys if (hint := did_you_mean(key, kinds))), "")
    hint = near or one_of(dict.fromkeys((*_USUAL, *kinds)))
    reader.wrong(codes.ELEMENT_KIND, f"the element {name!r} does not say what it is", entry.key, hint)
    return None


def _element(
    name: str, kind: ElementKind, node: MapNode, options: Mapping[str, Node], reader: Reader, span: Span
) -> Element:
    words = {key: _word(node, key, reader) for key in ("class", "color", "when", "alt", "spot")}
    if "for" in node.entries and "level" in node.entries:
        hint = "put it into a column: of its own, and that has level:"
        reader.wrong(codes.WRONG_VALUE, "an element with for: cannot have level:", node.entries["level"].key, hint)
    turn, layer, bleeds, grow, step, most = (
        node.get(key) for key in ("turn", "layer", "bleeds", "grow", "step", "max")
    )
    return Element(
        name=name,
        kind=kind,
        value=node.entries[kind.name].value,
        place=_place(node, kind, reader),
        span=span,
        style=words["class"],
        color=words["color"],
        when=words["when"],
        loop=_loop(node, "for", reader),
        turn=reader.number(turn, "turn", 0.0) if turn else 0.0,
        layer=cast(Layer, reader.choice(layer, "layer", LAYERS)) if layer else "art",
        alt=words["alt"],
        spot=words["spot"],
        bleeds=reader.flag(bleeds, "bleeds") if bleeds else False,
        grow=reader.number(grow, "grow", 1.0, 0.0) if grow else None,
        step=reader.mm(step, "step", _LEAST_STEP) if step else 0.0,
        most=reader.length(most, "max") if most else None,
        level=_loop(node, "level", reader),
        options=options,
    )


def _word(node: MapNode, key: str, reader: Reader) -> Scalar | None:
    value = node.get(key)
    return reader.scalar(value, key) if value is not None else None


def _place(node: MapNode, kind: ElementKind, reader: Reader) -> Place:
    at, size, inset = node.get("at"), node.get("size"), node.get("inset")
    computed = (*_computed("at", at), *_computed("size", size))
    at, size = (_without_templates(value) for value in (at, size))
    corner = reader.lengths(at, "at", 2) if at else None
    return Place(
        computed=computed,
        at=(corner[0], corner[1]) if corner else (Length(), Length()),
        size=_extent(size, kind.may_be_flat or "grow" in node.entries, reader) if size else None,
        inset=reader.sides(inset, "inset", -FURTHEST) if inset else None,
    )


def _computed(key: Literal["at", "size"], node: Node | None) -> Iterator[ComputedLength]:
    """The lengths of a list of two that are templates."""
    if isinstance(node, ListNode) and len(node.items) == 2:
        for index, item in enumerate(node.items):
            if isinstance(item, Scalar) and has_template(item.text):
                yield ComputedLength(key, index, item)


def _without_templates(node: Node | None) -> Node | None:
    """A list with some length in place of each that is computed later."""
    if not isinstance(node, ListNode) or len(node.items) != 2:
        return node
    items = [
        Scalar.standing_for(item, "1 mm") if isinstance(item, Scalar) and has_template(item.text) else item
        for item in node.items
    ]
    return ListNode(node.source, node.start, node.end, tuple(items))


def _extent(node: Node, may_be_0: bool, reader: Reader) -> tuple[Length | None, Length | None] | None:
    items = reader.items(node, "size")
    if len(items) != 2:
        if isinstance(node, ListNode):
            reader.wrong(codes.WRONG_SHAPE, f"size takes 2 lengths, not {len(items)}", node)
        return None
    width, height = (_side(item, may_be_0, reader) for item in items)
    return width, height


def _side(node: Node, may_be_0: bool, reader: Reader) -> Length | None:
    """A length of a size; None for ``auto``, and, with a finding, for one without room for anything."""
    if isinstance(node, Scalar) and node.text == "auto":
        return None
    before = len(reader.findings)
    length = reader.length(node, "size")
    if (
        len(reader.findings) > before
        or (length.share > 0 or length.mm > 0)
        or (may_be_0 and length.mm == length.share == 0)
    ):
        return length
    shown = node.text if isinstance(node, Scalar) else ""
    reader.wrong(codes.MALFORMED_VALUE, f"size {shown!r} leaves no room for anything", node, "write more than 0")
    return None


def _loop(element: MapNode, key: Literal["for", "level"], reader: Reader) -> Loop | None:
    scalar = _word(element, key, reader)
    if scalar is None:
        return None
    match = _LOOP.match(scalar.text)
    if not match:
        reader.wrong(codes.MALFORMED_VALUE, f"{scalar.text!r} is not a loop", scalar, f"write {key}: unit in units")
        return None
    return Loop(match["name"], scalar.part(match.start("many"), len(scalar.text)))
