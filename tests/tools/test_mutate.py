"""Changes of a program: which there are, which are left out, and that a test that notices one is asked."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tools.mutate.__main__ import sample
from tools.mutate.equivalent import Equivalents
from tools.mutate.places import mutants


def changed(source: str) -> list[tuple[str, str]]:
    """Every kind of change with the line that it makes."""
    data = dedent(source).encode()
    return [(mutant.kind, mutant.lines(data)[1]) for mutant in mutants("m.py", data)]


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("x = a <= b", {("comparison", "x = a < b")}),
        ("x = a is not b", {("comparison", "x = a is b")}),
        ("x = a not in b", {("comparison", "x = a in b")}),
        ("x = a < b < c", {("comparison", "x = a <= b < c"), ("comparison", "x = a < b <= c")}),
        ("x = a + b", {("arithmetic", "x = a - b")}),
        ("x = 'é' + (a // b)", {("arithmetic", "x = 'é' + (a * b)"), ("constant", "x = 'XXé' + (a // b)")}),
        ("x = -a", {("arithmetic", "x = (a)")}),
        ("x = a and b", {("and/or", "x = a or b")}),
        ("x = not a", {("not", "x = (a)")}),
        ("x = [3]", {("boundary", "x = [4]"), ("boundary", "x = [2]")}),
        ("x = [0]", {("boundary", "x = [1]"), ("boundary", "x = [(-1)]")}),
        ("x = True", {("constant", "x = False")}),
        ("x = f(a, b=c)", {("removed argument", "x = f(a)")}),
        ("x = a if b else c", {("swapped branches", "x = a if not (b) else c")}),
    ],
)
def test_what_a_line_may_become(line: str, changes: set[tuple[str, str]]) -> None:
    assert set(changed(line)) == changes


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        ("f(a)", [("deleted statement", "pass")]),
        ("a.b = c", [("deleted statement", "pass")]),
        ("a += b", [("deleted statement", "pass")]),
        ("raise E(f'{a} b')", [("deleted statement", "pass")]),
        ("return a", [("return value", "return None")]),
    ],
)
def test_what_a_statement_of_a_function_may_become(body: str, changes: list[tuple[str, str]]) -> None:
    assert changed(f"def f(a):\n    {body}\n") == changes


@pytest.mark.parametrize(
    ("kind", "empty"),
    [("bool", "not (a)"), ("int", "0"), ("list[int]", "[]"), ("tuple[int, ...]", "()"), ("X", "None")],
)
def test_a_function_may_return_nothing(kind: str, empty: str) -> None:
    assert changed(f"def f(a) -> {kind}:\n    return a\n") == [("return value", f"return {empty}")]


@pytest.mark.parametrize(
    "source",
    [
        '"""One of 2."""',
        "import a",
        "x: Literal['a', 3]",
        "X = Literal['a', 3]",
        "x = 'two words'",
        "x = f'{3}'",
        "x = zip(a, b, strict=True)",
        "_GAP = 2.5",
        "@dataclass(frozen=True)\nclass A:\n    pass",
        "def __repr__(self):\n    return 3",
    ],
)
def test_what_no_test_should_tell_apart_is_left_alone(source: str) -> None:
    assert changed(source) == []


SOURCE = "def f(a, b):\n    return a < 3 or b + 1 > 2\n\n\nclass A:\n    def g(self):\n        self.x = 1\n"


def test_a_change_knows_its_line_and_the_function_that_tests_call() -> None:
    found = {
        (mutant.kind, mutant.line, mutant.function, mutant.first_line) for mutant in mutants("m.py", SOURCE.encode())
    }
    assert ("comparison", 2, "f", 1) in found
    assert ("deleted statement", 7, "g", 6) in found


def test_a_seed_chooses_the_same_changes_again_of_all_kinds_and_no_place_twice() -> None:
    places = mutants("m.py", SOURCE.encode())
    chosen = sample(places, 7, 6)
    assert chosen == sample(places, 7, 6)
    assert len({mutant.start for mutant in chosen}) == 6
    assert len({mutant.kind for mutant in chosen}) >= 5
    assert len(sample(places, 7, 1000)) == len({mutant.start for mutant in places})


def test_changes_that_change_nothing_are_known_by_their_lines() -> None:
    source = b"x = a < b\n"
    (mutant,) = mutants("m.py", source)
    assert Equivalents({("m.py", "x = a < b", "x = a <= b"): "they are never equal"}).reason(mutant, source)
    assert Equivalents({}).reason(mutant, source) is None


def test_every_reason_is_given_for_a_line_that_is_there() -> None:
    from pathlib import Path

    root = Path(__file__).resolve().parents[2]
    for module, old, new in Equivalents.read().reasons:
        source = (root / module).read_bytes()
        assert (old, new) in {mutant.lines(source) for mutant in mutants(module, source)}, (module, old, new)
