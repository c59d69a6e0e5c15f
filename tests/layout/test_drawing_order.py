"""``before:`` and ``after:`` move an element in the order in which elements are drawn."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.layout.templates.drawing_order import in_drawing_order
from pnp.layout.templates.reader import Reader
from pnp.load.yaml import read_yaml
from pnp.nodes import MapNode, Source


def drawn(text: str) -> tuple[str, list[str]]:
    """The names in their order, and the messages of findings."""
    node, _ = read_yaml(Source("k.yaml", text))
    assert isinstance(node, MapNode)
    reader = Reader()
    names = [name for name, _ in in_drawing_order(node.entries, reader)]
    return " ".join(names), [finding.message for finding in reader.findings]


@pytest.mark.parametrize(
    ("elements", "order"),
    [
        ("{a: {}, b: {}, c: {}}", "a b c"),
        ("{a: {}, b: {}, c: {before: a}}", "c a b"),
        ("{a: {}, b: {}, c: {after: a}}", "a c b"),
        ("{a: {}, b: {before: a}, c: {before: a}}", "b c a"),
        ("{a: {}, b: {after: a}, c: {after: a}}", "a b c"),
        ("{a: {}, b: {before: c}, c: {before: a}, d: {after: c}}", "b c d a"),
        ("{a: {after: c}, b: {}, c: {}}", "b c a"),
    ],
)
def test_order(elements: str, order: str) -> None:
    assert drawn(elements) == (order, [])


@pytest.mark.parametrize(
    ("elements", "order", "message"),
    [
        ("{a: {}, b: {before: x}}", "a b", "'b' cannot be drawn before 'x': there is no such element beside it"),
        ("{a: {}, b: {after: b}}", "a b", "'b' cannot be drawn after 'b': there is no such element beside it"),
        ("{a: {}, b: {before: a, after: a}}", "a b", "the element 'b' is drawn before one and after another"),
    ],
)
def test_mistakes(elements: str, order: str, message: str) -> None:
    assert drawn(elements) == (order, [message])


@pytest.mark.parametrize(("side", "order"), [("before", range(3000)), ("after", reversed(range(3000)))])
def test_a_row_of_thousands(side: str, order: Iterable[int]) -> None:
    written = ", ".join(f"e{number}: {{{side}: e{number + 1}}}" for number in range(2999))
    assert drawn(f"{{{written}, e2999: {{}}}}") == (" ".join(f"e{number}" for number in order), [])


def test_circles() -> None:
    order, messages = drawn("{a: {}, b: {before: c}, c: {after: b}, d: {before: b}}")
    assert order == "a d b c"
    assert messages == [
        "the element 'b' is drawn before 'c', which depends on it",
        "the element 'c' is drawn after 'b', which depends on it",
    ]


@given(st.lists(st.tuples(st.sampled_from(["", "before", "after"]), st.integers(0, 7)), min_size=1, max_size=8))
def test_every_element_is_drawn_once(wishes: list[tuple[str, int]]) -> None:
    written = ", ".join(
        f"e{number}: {{{f'{side}: e{other}' if side else ''}}}" for number, (side, other) in enumerate(wishes)
    )
    order, _ = drawn(f"{{{written}}}")
    assert sorted(order.split()) == [f"e{number}" for number in range(len(wishes))]
