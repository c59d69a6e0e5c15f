"""Where somebody types in a YAML file, and which schemas hold there."""

from __future__ import annotations

import pytest

from pnp.editor.server import _is_yaml_key
from pnp.editor.yaml_path import place_at, schemas_at
from pnp.nodes import Source

# A deck that is taken from a sheet needs no list of cards, unless its head is a text.
SCHEMA = {
    "definitions": {},
    "if": {"required": ["from"], "not": {"required": ["head"]}},
    "then": {"title": "taken"},
    "else": {"title": "written"},
}


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("from: a.csv\n", "taken"),
        ("cards: []\n", "written"),
        ("from: a.csv\nhead: 3\n", "written"),
        ("head: 3\n", "written"),
    ],
)
def test_a_condition_holds_with_all_its_keys_and_without_what_it_excludes(text: str, title: str) -> None:
    place = place_at(Source("a.yaml", text), 1)
    assert place is not None
    root = [schema.get("title") for schema in schemas_at(SCHEMA, place, of_holder=True)]
    assert root == [None, title]


@pytest.mark.parametrize(
    ("file", "text", "is_key"),
    [
        ("a.yaml", "units:\n  - id: a\n    na", True),
        ("a.yml", "first: 1\nsecond: 2\nthird: 3\nna", True),
        ("a.yaml", "title: |\n\n\n  {{ kit.", False),
        ("a.md", "na", False),
    ],
)
def test_a_colon_follows_keys_of_yaml_only(file: str, text: str, is_key: bool) -> None:
    assert _is_yaml_key(Source(file, text), len(text)) is is_key


def test_a_key_that_has_its_colon_gets_no_other() -> None:
    assert not _is_yaml_key(Source("a.yaml", "a: 1\nname: b\n"), len("a: 1\nna"))
