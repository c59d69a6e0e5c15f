"""Nodes to typed records: what is accepted, and every mistake at its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.findings import Finding
from pnp.load.bind import bind
from pnp.load.csv import read_csv
from pnp.load.yaml import read_yaml
from pnp.measures import parse_mm
from pnp.nodes import ListNode, MapNode, Node, Record, Scalar, Source
from pnp.palette import Color
from pnp.values import dataclass
from tests.ending import ends
from tests.examples import examples


class Turn(Enum):
    """Which way a card lies."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Players:
    """A number of players, with a notation of its own."""

    least: int
    most: int

    @classmethod
    def parse(cls, text: str) -> Players:
        """Read ``2-4``."""
        low, _, high = text.partition("-")
        if not low.isdecimal():
            raise ValueError(f"{text!r} is no number of players: write 2-4.")
        return cls(int(low), int(high or low))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Step(Record):
    """A step, which may have steps."""

    text: str
    steps: tuple[Step, ...] = ()

    @classmethod
    def short(cls, scalar: Scalar) -> dict[str, Scalar]:
        """A sentence is a step."""
        return {"text": scalar}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Border(Record):
    """Two places that touch."""

    between: tuple[str, ...]

    @classmethod
    def short(cls, value: Node) -> dict[str, Node]:
        """``[a, b]``."""
        return {"between": value}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Card(Record):
    """A record with a field of every kind."""

    id: str
    copies: int = 1
    weight: float = 0.0
    unique: bool = False
    kind: Literal["weapon", "event", 90] = "weapon"
    turn: Turn = Turn.UP
    cost: int | None = None
    tags: tuple[str, ...] = ()
    stats: Mapping[str, int] = field(default_factory=dict)
    color: Color | None = None
    players: Players | None = None
    steps: tuple[Step, ...] = ()
    borders: tuple[Border, ...] = ()
    match: str = field(default="", metadata={"key": "for"})
    width: float = field(default=0.0, metadata={"parse": parse_mm})
    raw: Node | None = None
    amount: int | str | tuple[str, ...] | Mapping[str, int] = 0
    secret: Any = field(default=None, metadata={"bound": False})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class OpenCard(Record):
    """A record that keeps what it does not know."""

    OPEN: ClassVar[bool] = True

    id: str
    extra: Mapping[str, Node] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Range(Record):
    """A record whose fields must fit each other."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


def yaml_node(text: str) -> Node:
    node, findings = read_yaml(Source("a.yaml", text))
    assert not findings
    assert node is not None
    return node


def card(text: str) -> Card:
    found, findings = bind(yaml_node(f"id: axe\n{text}"), Card)
    assert findings == []
    assert found is not None
    return found


def shown(findings: list[Finding]) -> list[str]:
    return [f"{one.span.line}:{one.span.column} {one.code} {one.message} | {one.hint}" for one in findings]


def problems(text: str) -> list[str]:
    found, findings = bind(yaml_node(text), Card, "a card")
    assert found is None
    return shown(findings)


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("copies: 3", "copies", 3),
        ("copies: +3", "copies", 3),
        ("weight: 1.5", "weight", 1.5),
        ("weight: 2", "weight", 2.0),
        ("unique: true", "unique", True),
        ("kind: event", "kind", "event"),
        ("kind: 90", "kind", 90),
        ("turn: down", "turn", Turn.DOWN),
        ("cost: 4", "cost", 4),
        ("cost: null", "cost", None),
        ("tags: [a, 01-02]", "tags", ("a", "01-02")),
        ("tags: a; b", "tags", ("a; b",)),
        ("tags:", "tags", ()),
        ("stats: {move: 2}", "stats", {"move": 2}),
        ("players: 2-4", "players", Players(2, 4)),
        ("for: 007", "match", "007"),
        ("width: 1 cm", "width", 10.0),
        ("amount: 7", "amount", 7),
        ("amount: NO", "amount", "NO"),
        ("amount: [a]", "amount", ("a",)),
        ("amount: {a: 1}", "amount", {"a": 1}),
    ],
)
def test_the_field_decides_what_a_value_is(text: str, name: str, value: object) -> None:
    assert getattr(card(text), name) == value


def test_a_field_that_wants_text_takes_what_looks_like_a_number() -> None:
    found, _ = bind(yaml_node("id: 0110"), Card)
    assert found is not None
    assert found.id == "0110"


def test_shorthand_is_spelled_out_and_keeps_its_place() -> None:
    found = card("steps:\n- Draw\n- text: Play\n  steps: Pay\nborders: [[a, b], [c, d]]")
    assert [step.text for step in found.steps] == ["Draw", "Play"]
    assert found.steps[1].steps[0].text == "Pay"
    assert str(found.steps[0].at("text")) == "a.yaml:3:3"
    assert [border.between for border in found.borders] == [("a", "b"), ("c", "d")]


def test_a_record_keeps_its_node_and_a_node_field_the_node() -> None:
    found = card("raw: {a: [1]}")
    assert isinstance(found.node, MapNode)
    assert isinstance(found.raw, MapNode)
    assert str(found.at("raw.a.0")) == "a.yaml:2:11"


def test_an_open_record_keeps_unknown_keys() -> None:
    found, findings = bind(yaml_node("id: a\npower: 3"), OpenCard)
    assert findings == []
    assert found is not None
    assert [(key, node.kind) for key, node in found.extra.items()] == [("power", "value")]


def test_a_semicolon_separates_the_parts_of_a_cell() -> None:
    node, _ = read_csv(Source("c.csv", 'id,tags,for\naxe,"one; two,;three",a;b\n'))
    assert isinstance(node, ListNode)
    found, findings = bind(node.items[0], Card)
    assert findings == []
    assert found is not None
    assert found.tags == ("one", "two,", "three")
    assert found.match == "a;b"


def test_a_part_of_a_cell_has_its_own_place() -> None:
    node, _ = read_csv(Source("c.csv", "id,steps,stats.move,turn\naxe,x,fast,dwon\n"))
    assert isinstance(node, ListNode)
    _, findings = bind(node.items[0], Card)
    assert shown(findings) == [
        "2:7 Y110 'move' is 'fast', not a whole number | write it in digits, such as 3",
        "2:12 Y112 'turn' cannot be 'dwon' | did you mean 'down'? It is one of 'up', 'down'",
    ]


def test_a_field_may_be_called_what_the_place_of_fields_is_called() -> None:
    found, findings = bind(yaml_node("id: a\nextra: 3"), OpenCard)
    assert findings == []
    assert found is not None
    assert list(found.extra) == ["extra"]


@pytest.mark.parametrize(
    ("cell", "meant"),
    [
        ("TRUE", True),
        ("FALSE", False),
        ("true", True),
        ("Yes", True),
        ("no", False),
        ("x", True),
        ("WAHR", True),
        ("nein", False),
    ],
)
def test_a_cell_says_yes_or_no_as_people_and_spreadsheets_do(cell: str, meant: bool) -> None:
    node, _ = read_csv(Source("c.csv", f"id,unique\naxe,{cell}\n"))
    assert isinstance(node, ListNode)
    found, _ = bind(node.items[0], Card)
    assert found is not None
    assert found.unique is meant


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("id: a\ncoppies: 2", "2:1 Y108 unknown key 'coppies' in a card | did you mean 'copies'?"),
        ("id: a\nsecret: 2", ("2:1 Y108 unknown key 'secret' in a card | it takes one of 'copies', 'weight', "
                             "'unique', 'kind', 'turn', 'cost', 'stats', 'color' and 9 more")),
        ("copies: 2", "1:1 Y106 the key 'id' is missing in a card | add 'id: …'"),
        ("id:", "1:1 Y107 'id' is empty | write its value, or '' for no text"),
        ("- id: a", "1:1 Y109 a card is a list where a map belongs | write its keys below it, each as 'key: value'"),
        ("id: [a]", "1:5 Y109 'id' is a list where a single value belongs | write one value behind the colon"),
        ("id: a\ntags: {b: c}", ("2:7 Y109 'tags' is a map where a list belongs | "
                                "start each item with '- ', or write [a, b]")),
        ("id: a\nstats: 3", ("2:8 Y109 'stats' is a value where a map belongs | "
                            "write its keys below it, each as 'key: value'")),
        ("id: a\ntags: [b, ~]", "2:11 Y107 'tags' has an empty value | write it"),
        ("id: a\nstats: {move: }", "2:9 Y107 'move' is empty | write its value"),
        ("id: a\ncopies: two", "2:9 Y110 'copies' is 'two', not a whole number | write it in digits, such as 3"),
        ("id: a\ncopies: '2'", "2:9 Y110 'copies' is text in quotes, not a whole number | remove the quotes"),
        ("id: a\nweight: 1,5", "2:9 Y110 'weight' is '1,5', not a number | write it in digits, such as 1.5"),
        ("id: a\nunique: yes", "2:9 Y110 'unique' is 'yes', not true or false | write true"),
        ("id: a\nkind: wepon", ("2:7 Y112 'kind' cannot be 'wepon' | did you mean 'weapon'? "
                               "It is one of 'weapon', 'event', '90'")),
        ("id: a\nplayers: some", "2:10 Y111 'some' is no number of players | write 2-4"),
        ("id: a\nwidth: 5", "2:8 Y111 '5' is not a length | write a number with mm, cm, in, pt or %"),
        ("id: a\nsteps: [{who: b}]", "2:9 Y106 the key 'text' is missing in 'steps' | add 'text: …'"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_cure(text: str, expected: str) -> None:
    assert expected in problems(text)


def test_a_missing_key_is_shown_at_the_first_character_of_its_map() -> None:
    _, (finding,) = bind(yaml_node("copies: 2"), Card, "a card")
    assert (finding.span.line, finding.span.column, finding.span.end_line, finding.span.end_column) == (1, 1, 1, 2)


def test_all_mistakes_are_told_at_once() -> None:
    assert [one.split()[1] for one in problems("copies: x\nnmae: y\nsteps: [[a], {text: b, c: d}]\nkind: z")] == [
        "Y110", "Y109", "Y108", "Y112", "Y106", "Y108",
    ]  # fmt: skip


def test_a_class_may_refuse_values_that_do_not_go_together() -> None:
    found, findings = bind(yaml_node("low: 3\nhigh: 1"), Range)
    assert found is None
    assert [(one.code, one.message) for one in findings] == [("Y111", "low is above high")]


def test_a_type_that_cannot_be_read_is_our_fault() -> None:
    @dataclass(frozen=True, slots=True, kw_only=True)
    class Wrong:
        value: complex

    with pytest.raises(TypeError, match="complex"):
        bind(yaml_node("value: 1"), Wrong)


def flow_map(values: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in values.items()) + "}"


ANYTHING = st.recursive(
    st.sampled_from(["1", "x", "~", "true", "'1'", "2-4", "''"]),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]")
        | st.dictionaries(st.sampled_from(["id", "text", "steps", "a"]), inner, max_size=3).map(flow_map)
    ),
    max_leaves=5,
)


@examples(200)
@given(st.dictionaries(st.sampled_from([*Card.__dataclass_fields__, "for", "?"]), ANYTHING, max_size=8))
def test_no_value_at_any_key_breaks_binding(values: Mapping[str, str]) -> None:
    found, findings = bind(yaml_node(flow_map({f'"{key}"': value for key, value in values.items()})), Card)
    assert (found is None) == bool(findings)


def test_ten_thousand_rows_are_read_and_bound_in_time() -> None:
    rows = "".join(f"card-{number},{number % 9},event,x; y,{number},note {number}\n" for number in range(10_000))
    # 0.4 s on the machine it was written on; the limit leaves room for a slow and busy one.
    with ends(within=6):
        node, _ = read_csv(Source("c.csv", f"id,copies,kind,tags,cost,for\n{rows}"))
        assert isinstance(node, ListNode)
        assert all(not bind(one, Card)[1] for one in node.items)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Sentence(Record):
    text: str


def test_text_that_a_comma_has_cut_in_two_is_explained() -> None:
    source = Source("a.yaml", "{text: Draw a card, then play it.}\n")
    node, _ = read_yaml(source)
    assert node is not None
    _, findings = bind(node, _Sentence)
    assert [(str(one.span), one.hint) for one in findings] == [
        (
            "a.yaml:1:21",
            "a comma ends a value inside { }: put the text in quotes, or write each key on a line of its own",
        )
    ]
