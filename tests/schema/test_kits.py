"""No editor finds a mistake where there is none, and finds those that there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from pnp.load.builtin import data_folder
from pnp.pipeline.starter import write_starter
from tests.docs.example_kit import write_example_kit
from tests.schema.json_values import KitSchemas, of_content

KITS = sorted(path.parent.name for path in data_folder("content").glob("*/kit.yaml"))


@pytest.fixture(scope="module")
def starter(tmp_path_factory: pytest.TempPathFactory) -> KitSchemas:
    root = tmp_path_factory.mktemp("schema") / "inn"
    list(write_starter(root, "inn"))
    return KitSchemas(root)


def false_errors(kit: KitSchemas) -> list[str]:
    files = (path.relative_to(kit.root).as_posix() for path in sorted(kit.root.rglob("*.yaml")))
    return [f"{file}: {mistake}" for file in files for mistake in kit.mistakes(file)]


@pytest.mark.parametrize("name", KITS)
def test_nothing_is_wrong_with_a_kit_that_comes_with_pnp(name: str) -> None:
    assert false_errors(of_content(name)) == []


def test_nothing_is_wrong_with_the_starter_kit(starter: KitSchemas) -> None:
    assert false_errors(starter) == []


def test_nothing_is_wrong_with_the_examples_of_the_manual(tmp_path: Path) -> None:
    assert false_errors(KitSchemas(write_example_kit(tmp_path))) == []


def test_they_are_schemas_of_draft_7(starter: KitSchemas) -> None:
    for schema in starter.schemas.values():
        Draft7Validator.check_schema(schema)


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("kit.yaml", "title: ", "titel: ", ""),
        ("kit.yaml", "title: Inn", "summary: An inn.", ""),
        ("kit.yaml", "players: 2", "players: two", "players"),
        ("units.yaml", "units: {scouts: 2", "units: {scots: 2", "armies"),
        ("units.yaml", "stats: {move: 3", "stats: {mvoe: 3", "units"),
        ("units.yaml", "stats: {move: 3", "stats: {move: fast", "units"),
        ("units.yaml", "color: ", "colour: ", "sides"),
        ("units.yaml", "side: north", "side: nort", "armies"),
        ("units.yaml", "zone: north-edge", "zone: [north-edge]", "armies"),
        ("components.yaml", "kind: card", "kind: crad", "components"),
        ("components.yaml", "layout: ", "layuot: ", "components"),
        ("components.yaml", "layout: counter", "layout: conter", "components"),
        ("components.yaml", "gap: 4 mm", "gap: 4", "components"),
        ("cards.yaml", "{from: orders.csv}", "{from: orders.csv, shet: One}", "decks"),
        ("board.yaml", "cell: ", "cel: ", "boards"),
        ("play.yaml", "die: D6", "die: six", "tables"),
        ("theme.yaml", "palette:", "pallete:", ""),
    ],
)
def test_a_mistake_is_found(starter: KitSchemas, file: str, old: str, new: str, key: str) -> None:
    text = (starter.root / file).read_text(encoding="utf-8")
    assert old in text
    mistakes = starter.mistakes(file, text.replace(old, new, 1))
    assert {mistake.partition(":")[0].partition(".")[0] for mistake in mistakes} == {key}


LAYOUT = """\
layouts:
  - layout: a
    size: poker
    elements:
      a: {{{element}}}
"""


@pytest.mark.parametrize(
    ("element", "is_right"),
    [
        ("text: Hello, align: center", True),
        ("text: Hello, columns: 3", False),
        ("text: Hello, columns: null", True),
        ("grid: {a: {box: true}}, columns: 3", True),
        ("icon: sword", True),
        ("icon: sworrd", False),
        ("icon: '{{ unit.symbol }}'", True),
        ("box: true, class: panel", True),
        ("box: true, class: panell", False),
        ("box: true, color: crimson", True),
        ("box: true, color: crimsonn", False),
        ("box: true, size: [100%, auto]", True),
        ("box: true, size: [100%]", False),
        ("box: true, inset: [1 mm, 2 mm]", True),
        ("box: true, at: 3 mm", False),
        ("row: {a: {text: x, grow: 2}, b: {text: y, wrong: 1}}", False),
        ("field: hits, kind: checkbox, value: x", True),
        ("field: hits, kind: chekbox", False),
        ("face: counter, with: {unit: units.pikes}, trim: true", True),
        ("pips: '{{ card.cost }}', shape: heart, most: 5", True),
    ],
)
def test_elements_have_the_keys_of_their_kind(starter: KitSchemas, element: str, is_right: bool) -> None:
    assert (starter.mistakes("more.yaml", LAYOUT.format(element=element)) == []) == is_right


def test_ids_fields_and_names_of_the_kit_are_offered(starter: KitSchemas) -> None:
    found = starter.schemas["records.json"]["definitions"]
    assert found["ids-of-units"]["enum"] == ["scouts", "guards"]
    assert found["ids-of-units"]["enumDescriptions"] == ["Scouts", "Guards"]


def test_declared_fields_have_their_types(tmp_path: Path) -> None:
    kit = KitSchemas(write_example_kit(tmp_path))
    keeper = "sets: [{{id: keepers, fields: {{}}, records: [{{id: a, {}}}]}}]"
    assert kit.mistakes("more.yaml", keeper.format("skill: 3, guards: cog")) == []
    assert kit.mistakes("more.yaml", keeper.format("skill: high")) != []
    assert kit.mistakes("more.yaml", keeper.format("guards: cogg")) != []
    assert kit.mistakes("more.yaml", keeper.format("skil: 3")) != []
    card = "decks: [{{id: more, cards: [{{id: a, {}}}]}}]"
    assert kit.mistakes("more.yaml", card.format("type: A, spaces: 2")) == []
    assert kit.mistakes("more.yaml", card.format("type: X")) != []


def test_a_kit_that_extends_another_may_say_parts_of_records(tmp_path: Path) -> None:
    base = write_example_kit(tmp_path)
    own = base.parent / "fog"
    own.mkdir()
    (own / "kit.yaml").write_text(f"kit: fog\nextends: {base.name}\n", encoding="utf-8")
    text = "rolls: [{id: attack, success: Hit.}]\nunits: [{id: cog, remove: true}, {id: pikes, text: null}]\n"
    (own / "more.yaml").write_text(text, encoding="utf-8")
    kit = KitSchemas(own)
    assert false_errors(kit) == []
    assert kit.mistakes("more.yaml", "armies: [{id: tide, units: {pikes: 2, bows: 1}}]") == []
    assert kit.mistakes("more.yaml", "armies: [{id: tide, units: {pkes: 2}}]") != []
