"""Read the outlines and shadows of letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pnp.frame import Ink
from pnp.layout import codes
from pnp.layout.templates.reader import Reader
from pnp.measures import Mm
from pnp.nodes import Entry, ListNode, MapNode, Node
from pnp.text.style import Outline, Shadow

# Thinner outlines cannot be printed, wider ones and further shadows are mistakes.
_THINNEST: Final[Mm] = 0.05
_WIDEST: Final[Mm] = 20.0
_USUAL_WIDTH: Final[Mm] = 0.3
_USUAL_SHADOW: Final[Mm] = 0.3


def read_outline(node: Node, reader: Reader) -> Outline | None:
    """``{color: paper, width: 0.4 mm}``; none, with a finding, without a colour."""
    entries = _entries(node, "outline", ("color", "width"), reader)
    token = _color(entries, node, "outline", reader)
    width = reader.mm(entries["width"].value, "width", _THINNEST, _WIDEST) if "width" in entries else _USUAL_WIDTH
    # In low ink the ground is light, and what was meant to stand out from a dark one stands on it.
    return Outline(Ink(token, "ground"), width) if token else None


def read_shadow(node: Node, reader: Reader) -> Shadow | None:
    """``{color: ink, by: [0.3 mm, 0.3 mm], opacity: 0.4}``; none, with a finding, without a colour."""
    entries = _entries(node, "shadow", ("color", "by", "opacity"), reader)
    token = _color(entries, node, "shadow", reader)
    across = down = _USUAL_SHADOW
    if "by" in entries:
        across, down = _distances(entries["by"].value, reader)
    opacity = reader.number(entries["opacity"].value, "opacity", 1.0, 0.0, 1.0) if "opacity" in entries else 1.0
    return Shadow(Ink(token, "ground", opacity), across, down) if token else None


def _entries(node: Node, what: str, known: Sequence[str], reader: Reader) -> Mapping[str, Entry]:
    entries = dict(reader.entries(node, what))
    for key, entry in entries.items():
        if key not in known:
            reader.unknown(entry, f"an {what}" if what[0] == "o" else f"a {what}", known)
    return entries


def _color(entries: Mapping[str, Entry], node: Node, what: str, reader: Reader) -> str:
    if not isinstance(node, MapNode):
        return ""
    if "color" not in entries:
        reader.wrong(codes.MISSING_KEY, f"this {what} has no color", node, "write color: and a colour of the palette")
        return ""
    scalar = reader.scalar(entries["color"].value, "color")
    return scalar.text if scalar else ""


def _distances(node: Node, reader: Reader) -> tuple[Mm, Mm]:
    """How far to the right and down; negative to the left and up."""
    if not isinstance(node, ListNode):
        both = reader.mm(node, "by", -_WIDEST, _WIDEST)
        return both, both
    distances = [reader.mm(item, "by", -_WIDEST, _WIDEST) for item in node.items]
    if len(distances) == 2:
        return distances[0], distances[1]
    reader.wrong(codes.WRONG_SHAPE, "by takes 2 lengths, to the right and down", node)
    return _USUAL_SHADOW, _USUAL_SHADOW
