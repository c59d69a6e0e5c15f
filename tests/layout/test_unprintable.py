"""What templates may print: texts, numbers, lists and records with names, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import TemplateError

from pnp.layout.templates.filters import UnprintableError, display_text
from pnp.layout.templates.sandbox import FaceEnvironment
from pnp.model.effects import Effect
from pnp.model.units import Terrain
from tests.layout.kits import kit_with, told, words

NAMES = {
    "name": "Ann",
    "empty": None,
    "stats": {"move": 3},
    "words": ("a", "b"),
    "wood": Terrain(id="wood", name="Wood"),
    "woods": [Terrain(id="wood", name="Wood"), Terrain(id="fen")],
    "method": "Ann".upper,
    "function": len,
    "series": iter("ab"),
    "object": object(),
    "nothing": float("nan"),
    "endless": float("inf"),
    "bytes": b"ab",
}

SERIES = "this is a series of values that nothing joins: add |join(', ') or |list"
MAP = "this is a map of values: name one of them, or print them in a loop over |items"
NO_NUMBER = "this is no number that can be printed"
NO_TEXT = "this is no text"


def printed(source: str) -> str:
    return FaceEnvironment({}).compiled(source)(NAMES)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("{{ words }}", "a, b"),
        ("{{ words|map('upper')|list }}", "A, B"),
        ("{{ words|map('upper')|join(' ') }}", "A B"),
        ("{{ woods|join('; ', attribute='name') }}", "Wood; "),
        ("{{ woods }}", "Wood, fen"),
        ("{{ wood ~ '!' }}", "Wood!"),
        ("{{ empty ~ 'x' }}", "x"),
        ("{{ true ~ '' }}", "yes"),
        ("{{ words|string }}", "a, b"),
        ("{{ words|upper }}", "A, B"),
        ("{{ empty|upper }}", ""),
        ("{{ -3 ~ '' }}", "-3"),
        ("{{ -3 }}", "\u22123"),
        ("{{ range(3) }}", "0, 1, 2"),
        ("{{ 0.1 + 0.2 }}", "0.3"),
        ("{{ 4 / 2 }}", "2.0"),
        ("{{ stats|dictsort }}", "move, 3"),
        ("{{ '\u22123'|int }}", "\u22123"),
        ("{{ '2.5'|int }}", "2"),
        ("{{ empty|int }}", "0"),
        ("{{ 'many'|int(7) }}", "7"),
        ("{{ '2.5'|float }}", "2.5"),
    ],
)
def test_what_is_printed(source: str, expected: str) -> None:
    assert printed(source) == expected


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("{{ words|map('string') }}", SERIES),
        ("{{ words|map('string')|string }}", SERIES),
        ("{{ words|map('string')|upper }}", SERIES),
        ("{{ words|map('string') ~ '' }}", SERIES),
        ("{{ words|select|trim }}", SERIES),
        ("{{ [words|map('string')]|join }}", SERIES),
        ("{{ [words|map('string')] }}", SERIES),
        ("{{ words|reverse }}", SERIES),
        ("{{ words|unique|replace('a', 'b') }}", SERIES),
        ("{{ words|map('string')|title }}", SERIES),
        ("{{ [words|map('string')]|listed }}", SERIES),
        ("{{ 2|counted(words|map('string')) }}", SERIES),
        ("{{ words|map('string')|plural }}", SERIES),
        ("{{ words|map('string')|wordcount }}", SERIES),
        ("{{ words|map('string')|signed }}", SERIES),
        ("{{ series }}", SERIES),
        ("{{ stats }}", MAP),
        ("{{ {'a': 1} }}", MAP),
        ("{{ method }}", NO_TEXT),
        ("{{ function }}", NO_TEXT),
        ("{{ name.upper }}", "'str object' has no attribute 'upper'"),
        ("{{ range }}", NO_TEXT),
        ("{{ object }}", NO_TEXT),
        ("{{ self }}", "nothing can be called 'self'; write the name of what is shown"),
        ("{% for word in words %}{{ loop }}{% endfor %}", SERIES),
        ("{% for word in words %}{{ loop.cycle }}{% endfor %}", NO_TEXT),
        ("{{ bytes }}", NO_TEXT),
        ("{{ 2|plural(words|map('string')) }}", SERIES),
        ("{{ nothing }}", NO_NUMBER),
        ("{{ endless }}", NO_NUMBER),
        ("{{ '1e999'|float }}", NO_NUMBER),
        ("{{ '1e999'|int }}", NO_NUMBER),
        ("{{ 'many'|int }}", "'many' is not a number"),
        ("{{ '1-3'|float }}", "'1-3' is not a number"),
        ("{{ wood.span }}", "'pnp.model.units.Terrain object' has no attribute 'span'"),
        ("{{ endless ~ '' }}", NO_NUMBER),
        ("{{ words|map('nonsense') }}", SERIES),
        ("{{ missing }}", "'missing' is undefined"),
        ("{{ missing ~ '' }}", "'missing' is undefined"),
    ],
)
def test_what_is_not_printed(source: str, message: str) -> None:
    with pytest.raises((UnprintableError, TemplateError, TypeError)) as raised:
        printed(source)
    assert str(raised.value).partition("\n")[0] == message


def test_a_record_without_a_name_is_called_what_it_is() -> None:
    effect = Effect(do="draw")
    with pytest.raises(UnprintableError, match=r"^an effect is no text: name one of its values$"):
        display_text(effect)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.builds(object),
    lambda inner: st.lists(inner) | st.tuples(inner) | st.dictionaries(st.text(), inner) | st.lists(inner).map(iter),
    max_leaves=5,
)


@given(ANYTHING.filter(lambda value: not isinstance(value, str)))
def test_no_address_and_no_code_is_ever_printed(value: object) -> None:
    try:
        text = display_text(value)
    except UnprintableError:
        return
    assert " at 0x" not in text
    assert "nan" not in text or "nan" in str(value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "{{ ['a']|map('string') }}",
            "this template fails: this is a series of values that nothing joins: add |join(', ') or |list",
        ),
        (
            "{{ wording }}",
            "this template fails: this is a map of values: name one of them, or print them in a loop over |items",
        ),
    ],
)
def test_it_is_a_finding_at_the_template(text: str, message: str, tmp_path: Path) -> None:
    kit = kit_with(tmp_path, f'title: {{text: "{text}", at: [2 mm, 2 mm], size: [50 mm, 9 mm]}}')
    composed = kit.compose("probes")
    assert [finding.message for finding in composed.findings] == [message]
    (piece,) = composed.pieces
    assert words(piece.front) == []


def test_a_cost_that_nobody_declared_says_so(tmp_path: Path) -> None:
    kit = kit_with(
        tmp_path,
        "cost: {text: '{{ card.cost }}', at: [2 mm, 2 mm], size: [50 mm, 9 mm]}",
        of="decks.d",
        decks="decks: [{id: d, name: D, cards: [{id: a, name: A}]}]",
    )
    why = "this is a map of values, and empty: declare a field of this name (fields:), or show another one"
    assert [finding.message for finding in kit.compose("probes").findings] == [f"this template fails: {why}"]


def test_a_cell_of_a_table_that_cannot_be_printed_is_a_finding(tmp_path: Path) -> None:
    kit = kit_with(
        tmp_path,
        "table: {table: units, columns: [name, stats], at: [2 mm, 2 mm], size: [50 mm, 30 mm]}",
        units="stats: [{id: move, name: Move}]\nunits: [{id: pikes, name: Pikes, stats: {move: 2}}]\n",
    )
    assert told(kit.compose("probes").findings) != []
