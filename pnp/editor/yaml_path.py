"""A place in a YAML file → the keys that lead to it, and the schemas of what stands there or could."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Final

from pnp.load.yaml import read_yaml
from pnp.nodes import ListNode, MapNode, Node, Scalar, Source
from pnp.values import dataclass

# What is put where somebody types, so that there is something to find; no kit has it.
_HERE: Final = "pnphere"
_CLOSING: Final = {"{": "}", "[": "]"}

Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class YamlPlace:
    """What is at a place. steps: the nodes from the outermost to it, each with its key or index in the one before.

    is_key: whether the place is in a key. text: what stands there.
    """

    steps: Sequence[tuple[str | int, Node]] = field(default=())
    root: Node
    is_key: bool = False
    text: str = ""

    @property
    def holder(self) -> Node:
        """The map or list in which it stands."""
        return self.steps[-2][1] if len(self.steps) > 1 else self.root


def place_at(source: Source, offset: int) -> YamlPlace | None:
    """What stands at a place of a file; None if nothing does, or if the file is no YAML."""
    root, _ = read_yaml(source)
    return _found(root, offset) if root else None


def place_to_fill(text: str, offset: int) -> YamlPlace | None:
    """The place at which somebody is typing: of a key, of a value, or of an item of a list."""
    start = offset - len(_word_before(text, offset))
    end = offset + len(_word_after(text, offset))
    for filled in (f"{text[:start]}{_HERE}{text[end:]}", _cut_off(text[:start])):
        # A word alone on a line is a key to come.
        line = filled[filled.rfind("\n", 0, start) + 1 : start]
        keyed = f"{filled[: start + len(_HERE)]}: {filled[start + len(_HERE) :]}"
        for tried in (keyed, filled) if not line.strip(" -{,") else (filled, keyed):
            root, findings = read_yaml(Source("", tried))
            if root is not None and not findings and (found := _found(root, start)):
                return found
    return None


def _word_before(text: str, offset: int) -> str:
    match = re.search(r"[\w-]*$", text[:offset])
    return match[0] if match else ""


def _word_after(text: str, offset: int) -> str:
    match = re.match(r"[\w-]*", text[offset:])
    return match[0] if match else ""


def _cut_off(before: str) -> str:
    """The text up to the place, with what is open closed."""
    line = before[before.rfind("\n") + 1 :]
    still_open: list[str] = []
    for character in line:
        if character in _CLOSING:
            still_open.append(_CLOSING[character])
        elif still_open and character == still_open[-1]:
            still_open.pop()
    return f"{before}{_HERE}{''.join(reversed(still_open))}\n"


def _found(root: Node, offset: int) -> YamlPlace | None:
    steps: list[tuple[str | int, Node]] = []
    node = root
    while True:
        if isinstance(node, MapNode):
            for key, entry in node.entries.items():
                if entry.key.start <= offset <= entry.key.end:
                    steps.append((key, entry.value))
                    return YamlPlace(steps=steps, root=root, is_key=True, text=key)
                if entry.value.start <= offset <= entry.value.end and entry.value.end > entry.value.start:
                    steps.append((key, entry.value))
                    break
            else:
                return None
        elif isinstance(node, ListNode):
            for index, item in enumerate(node.items):
                if item.start <= offset <= item.end:
                    steps.append((index, item))
                    break
            else:
                return None
        else:
            return YamlPlace(steps=steps, root=root, text=node.text)
        node = steps[-1][1]


def schemas_at(schema: Schema, place: YamlPlace, *, of_holder: bool = False) -> list[Schema]:
    """The schemas that hold for a place. of_holder: for the map or list in which it stands."""
    found = list(_parts(schema, schema, place.root))
    for step, node in place.steps[:-1] if of_holder else place.steps:
        inner = [below for part in found for below in _below(part, step)]
        found = [part for below in inner for part in _parts(schema, below, node)]
    return found


def _below(schema: Schema, step: str | int) -> Iterator[Schema]:
    """The schemas of a key or an item."""
    if isinstance(step, int):
        if isinstance(items := schema.get("items"), Mapping):
            yield items
        return
    properties = schema.get("properties", {})
    inner = properties.get(step, None if step in properties else schema.get("additionalProperties"))
    if isinstance(inner, Mapping):
        yield inner


def _parts(whole: Schema, schema: Schema, node: Node) -> Iterator[Schema]:
    """A schema, and all that it consists of for a node. What a reference says of itself comes before its target."""
    yield schema
    if "$ref" in schema:
        yield from _parts(whole, whole["definitions"][schema["$ref"].rpartition("/")[2]], node)
    for part in (*schema.get("anyOf", ()), *schema.get("allOf", ())):
        yield from _parts(whole, part, node)
    if "if" in schema:
        branch = schema.get("then" if _holds(schema["if"], node) else "else")
        if branch:
            yield from _parts(whole, branch, node)


def _holds(schema: Schema, node: Node) -> bool:
    """Whether a condition of our schemas holds: of keys that are there, and of the form of their values."""
    entries = node.entries if isinstance(node, MapNode) else {}
    if any(key not in entries for key in schema.get("required", ())) or (
        "not" in schema and _holds(schema["not"], node)
    ):
        return False
    return all(_fits(form, entries[key].value) for key, form in schema.get("properties", {}).items() if key in entries)


def _fits(schema: Schema, node: Node) -> bool:
    if schema.get("type") == "null":
        return isinstance(node, Scalar) and node.is_null
    pattern = schema.get("pattern")
    return pattern is None or (isinstance(node, Scalar) and re.search(pattern, node.text) is not None)
