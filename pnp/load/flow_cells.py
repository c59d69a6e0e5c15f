"""A cell with a list or map in the notation of YAML, such as ``[{do: draw, count: 2}]``, → a node at that cell."""

from __future__ import annotations

from pnp.load.yaml import read_yaml
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source


def flow_node(cell: Scalar) -> Node:
    """The list or map that is written in a cell; the cell itself if it holds none."""
    if not cell.text.startswith(("[", "{")):
        return cell
    node, findings = read_yaml(Source(cell.file, cell.text))
    return cell if node is None or findings else _placed(node, cell)


def _placed(node: Node, cell: Scalar) -> Node:
    """The node with the place of the cell."""
    if isinstance(node, Scalar):
        return Scalar(cell.source, cell.start, cell.end, node.text, node.style, _places(cell, node.text))
    if isinstance(node, ListNode):
        return ListNode(cell.source, cell.start, cell.end, tuple(_placed(item, cell) for item in node.items))
    entries = {
        key: Entry(Scalar(cell.source, cell.start, cell.end, key, "", _places(cell, key)), _placed(entry.value, cell))
        for key, entry in node.entries.items()
    }
    return MapNode(cell.source, cell.start, cell.end, entries)


def _places(cell: Scalar, text: str) -> list[int]:
    return [cell.start] * len(text) + [cell.end]
