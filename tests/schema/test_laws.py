"""Whatever pnp reads without a finding, an editor accepts: of every key, with values of many shapes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest
from jsonschema_rs import Draft7Validator

from pnp.findings import Finding
from pnp.keys import layout_keys, theme_keys
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.plan import compile_layout
from pnp.layout.templates.read_layouts import read_layout
from pnp.layout.templates.reader import Reader
from pnp.layout.theme.theme import read_theme
from pnp.load.bind import bind, is_required, record_fields
from pnp.measures import Size
from pnp.nodes import Entry, MapNode
from pnp.schema import Vocabulary, schemas
from pnp.schema.parts import defined, ref
from pnp.schema.records import RecordSchemas
from tests.keys.test_texts import classes
from tests.layout.kits import Kit, kit_with
from tests.schema.json_values import parsed, value_of, with_entry

VALUES = (
    "a", "3", "+2", "-1", "0", "1.5", "007", "'3'", "true", "false", "no", "null", "''", "50%", "5 mm", "2 cm", "9 pt",
    "100% - 6 mm", "auto", "2-4", "2+", "6+", "00", "1, 3", "D6", "2W6+1", "= 2 * 3", "A1", "A1:B2, C3", "center",
    "circle", "letters", "numbers", "card", "space", "x in units", "M 0 0 L 1 1", "'{{ kit.title }}'", "poker", "ink",
    "text", "sans-bold", "small", "line", "[]", "[a]", "[a, b]", "[1, 2]", "[2 mm, 3 mm]", "[50%, 30%]", "[[a, b]]",
    "[[0 mm, 0 mm], [1 mm, 1 mm]]", "[1 mm, 2 mm, 3 mm, 4 mm]", "{}", "{a: 1}", "{a: b}", "{a: [b]}", "{a: {b: 1}}",
    "{id: a}", "[{id: a}]", "{count: 2}", "{text: a}", "[{text: a}]", "{name: a}", "{a: {box: true}}", "{box: true}",
    "{sides: 5}", "{from: 0, to: 90}", "{layout: a}", "{code: D1, reason: b}", "{deck: a, count: 1}",
    "victory 10@A1", "top",
)  # fmt: skip


# A kit without names, in which any word may be one.
VOCABULARY = Vocabulary(ids={})


@cache
def known_schemas() -> Mapping[str, Any]:
    """The schemas of a kit whose names are not known."""
    return schemas(VOCABULARY)


@cache
def accepts(cls: type[Any]) -> Callable[[Any], bool]:
    """Whether an editor accepts a value as a record of a class."""
    records = RecordSchemas(VOCABULARY)
    reference = records.reference(cls)
    definitions = {**known_schemas()["kit.json"]["definitions"], **defined(records.definitions)}
    return Draft7Validator({**reference, "definitions": definitions}).is_valid


CLASSES = sorted(classes(), key=lambda cls: cls.__name__)


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_record_that_is_read_is_accepted(cls: type[Any]) -> None:
    least, wrong = parsed("{}"), []
    assert isinstance(least, MapNode)
    for key, value in required_part(cls).items():
        least = with_entry(least, key, value)
    for key, value in product(record_fields(cls), VALUES):
        node = with_entry(least, key, value)
        record, findings = bind(node, cls)
        # What an open record does not know is found when its declared fields are bound.
        if not findings and not getattr(record, "extra", {}) and not accepts(cls)(value_of(node)):
            wrong.append(f"{key}: {value}")
    assert wrong == []


def required_part(cls: type[Any]) -> dict[str, str]:
    """A value for each key that a record of a class must have."""
    required = [key for key, (field, _) in record_fields(cls).items() if is_required(field)]
    return {key: next(value for value in VALUES if not mistakes_at(cls, key, value)) for key in required}


def mistakes_at(cls: type[Any], key: str, value: str) -> list[str]:
    """The findings about one key, of a record that has nothing else."""
    _, findings = bind(parsed(f"{key}: {value}"), cls)
    return [finding.message for finding in findings if not finding.message.startswith("the key ")]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_shorthand_that_is_read_is_accepted(cls: type[Any]) -> None:
    wrong = []
    for value in VALUES:
        outer = parsed(f"a: {value}")
        assert isinstance(outer, MapNode)
        node = outer.entries["a"].value
        record, findings = bind(node, cls)
        if not findings and not getattr(record, "extra", {}) and not accepts(cls)(value_of(node)):
            wrong.append(value)
    assert wrong == []


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    return kit_with(tmp_path_factory.mktemp("laws"), "a: {box: true}")


def layout_findings(kit: Kit, node: MapNode) -> list[Finding]:
    """What is wrong with a layout that stands alone."""
    reader = Reader()
    layout = read_layout(node, reader, ELEMENTS)
    plan = compile_layout(layout, Size(60.0, 40.0), kit.context)
    return [*reader.findings, *(finding for _, finding in plan.notes.findings)]


@pytest.mark.parametrize("kind", ELEMENTS)
def test_an_element_that_is_read_is_accepted(kind: str, probe: Kit) -> None:
    validator, wrong = Draft7Validator(layout_schema()), []
    keys = layout_keys()
    least = next(value for value in VALUES if not layout_findings(probe, layout({kind: value})))
    # What all elements have in common is tried with one of them. What is accepted need not be drawn.
    alone = layout({kind: least})
    for key, value in product(keys[kind] if kind != "box" else {**keys[kind], **keys["common"]}, VALUES):
        node = with_key(alone, key, value)
        if not validator.is_valid(value_of(node)) and not layout_findings(probe, node):
            wrong.append(f"{key}: {value}")
    assert wrong == []


def layout(element: Mapping[str, str]) -> MapNode:
    keys = "".join(f"      {key}: {value}\n" for key, value in element.items())
    node = parsed(f"layout: a\nsize: poker\nelements:\n  a:\n{keys}")
    assert isinstance(node, MapNode)
    return node


def with_key(alone: MapNode, key: str, value: str) -> MapNode:
    """A layout whose only element has one key more."""
    elements = alone.entries["elements"]
    assert isinstance(elements.value, MapNode)
    element = elements.value.entries["a"]
    assert isinstance(element.value, MapNode)
    more = replace_value(elements.value, "a", Entry(element.key, with_entry(element.value, key, value)))
    return replace_value(alone, "elements", Entry(elements.key, more))


def replace_value(node: MapNode, key: str, entry: Entry) -> MapNode:
    return MapNode(node.source, node.start, node.end, {**node.entries, key: entry})


def layout_schema() -> dict[str, Any]:
    """That of a layout in a kit whose names are not known."""
    return {**ref("a layout"), "definitions": known_schemas()["records.json"]["definitions"]}


# A layout that extends another one is merged with that before it is read.
@pytest.mark.parametrize("key", sorted(layout_keys()["layout"].keys() - {"extends"}))
def test_a_layout_that_is_read_is_accepted(key: str, probe: Kit) -> None:
    validator, wrong = Draft7Validator(layout_schema()), []
    for value in VALUES:
        node = parsed(
            "".join(f"{name}: {text}\n" for name, text in {"layout": "a", "size": "poker", key: value}.items())
        )
        assert isinstance(node, MapNode)
        if not validator.is_valid(value_of(node)) and not layout_findings(probe, node):
            wrong.append(value)
    assert wrong == []


@pytest.mark.parametrize("key", theme_keys()["class"])
def test_a_class_of_a_theme_that_is_read_is_accepted(key: str) -> None:
    validator, wrong = Draft7Validator(dict(known_schemas()["theme.json"])), []
    for value in VALUES:
        node = parsed(f"theme: a\npalette: {{ink: '#000000'}}\nclasses:\n  a: {{}}\n  b: {{{key}: {value}}}\n")
        assert isinstance(node, MapNode)
        reader = Reader()
        read_theme(node, lambda font: True, reader)
        if not reader.findings and not validator.is_valid(value_of(node)):
            wrong.append(value)
    assert wrong == []
