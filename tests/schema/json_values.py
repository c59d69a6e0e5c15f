"""YAML as an editor reads it: plain values of YAML 1.2, and schemas of a kit."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft7Validator

from pnp.load.builtin import data_folder
from pnp.load.kit import LoadedKit, load_kit
from pnp.load.yaml import read_yaml
from pnp.nodes import Entry, ListNode, MapNode, Node, Scalar, Source
from pnp.pipeline.kit_schemas import schemas_of
from pnp.schema import KIT, RECORDS, THEME
from tests.prepared import ROOT, loaded

_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")


def value_of(node: Node) -> Any:
    """A value as an editor sees it: ``1.0`` is a number there, while it is text for pnp."""
    if isinstance(node, MapNode):
        return {key: value_of(entry.value) for key, entry in node.entries.items()}
    if isinstance(node, ListNode):
        return [value_of(item) for item in node.items]
    assert isinstance(node, Scalar)
    if node.is_null:
        return None
    value = node.value
    if isinstance(value, str) and not node.is_quoted:
        if _INTEGER.fullmatch(value):
            return int(value)
        if _FLOAT.fullmatch(value):
            return float(value)
    return value


def parsed(text: str) -> Node:
    node, findings = read_yaml(Source("kit.yaml", text))
    assert findings == []
    assert node is not None
    return node


@cache
def _value(text: str) -> Node:
    """A value by itself; no value is ever changed."""
    node = parsed(f"a: {text}")
    assert isinstance(node, MapNode)
    return node.entries["a"].value


def with_entry(node: MapNode, key: str, value: str) -> MapNode:
    """A map with one entry more or another one, as if it had been read with the others."""
    entry = Entry(Scalar(node.source, node.start, node.start, key), _value(value))
    return MapNode(node.source, node.start, node.end, {**node.entries, key: entry})


class KitSchemas:
    """The schemas of a kit in a folder."""

    def __init__(self, root: Path, known: LoadedKit | None = None) -> None:
        self.root = root
        self.schemas = schemas_of(known or load_kit(root, root.name, (data_folder("content"),)))
        self.validators = {name: Draft7Validator(dict(schema)) for name, schema in self.schemas.items()}

    def mistakes(self, file: str, text: str | None = None) -> list[str]:
        """What an editor finds wrong in a file, as ``path: message``. text: in its place."""
        node = parsed((self.root / file).read_text(encoding="utf-8") if text is None else text)
        assert isinstance(node, MapNode)
        name = KIT if file == "kit.yaml" else THEME if "theme" in node.entries else RECORDS
        return [
            f"{'.'.join(map(str, error.instance_path))}: {error.message}"
            for error in self.validators[name].iter_errors(value_of(node))
        ]


@cache
def of_content(kit: str) -> KitSchemas:
    return KitSchemas(ROOT / "content" / kit, loaded(f"content/{kit}"))
