"""The expression language: what it computes, how it shows its work, what it refuses and where."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.model.expression_syntax import ExpressionError
from pnp.model.expressions import LARGEST_NUMBER, Expression
from pnp.model.quantities import Quantity, arithmetic, number_of
from tests.ending import ends

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"a": 4, "b": 2, "units": {"pikes": {"move": 2}, "old-guard": {"move": 3}}, "many": [1, 2, 3], "word": "abc"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 + 3 * a", 14),
        ("(2 + 3) * a", 20),
        ("7 // 2 + 7 % 4", 6),
        ("2 ** 10", 1024),
        ("-a + 10", 6),
        ("units.pikes.move * 2", 4),
        ("units.old_guard.move", 3),
        ("units['old-guard'].move", 3),
        ("sum(x for x in many)", 6),
        ("sum(x * 2 for x in many if x > 1)", 10),
        ("sum(u.move for u in units)", 5),
        ("count(many) + len(units)", 5),
        ("max(a, b) if a > b and not a == 5 else 0", 4),
        ("min(3, a, b)", 2),
        ("round(2.6) + ceil(0.1) + floor(0.9) + abs(-1)", 5),
        ("1 < b < 3", True),
        ("b in many", True),
        ("9 not in many", True),
        ("word == 'abc' or 1 / 0 > 1", True),
    ],
)
def test_values(text: str, value: object) -> None:
    assert Expression(text).value(NAMES) == value


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a + b", "4 + 2 = 6"),
        ("a * (b + 1)", "4 × (2 + 1) = 12"),
        ("a - (b - 1)", "4 − (2 − 1) = 3"),
        ("a - b - 1", "4 − 2 − 1 = 1"),
        ("a + (b - 1)", "4 + 2 − 1 = 5"),
        ("8 / (a * b)", "8 ÷ (4 × 2) = 1"),
        ("a ** (b + 1)", "4 ^ (2 + 1) = 64"),
        ("a - -b", "4 − (−2) = 6"),
        ("7 // b", "7 // 2 = 3"),
        ("0.1 * 3", "0.1 × 3 = 0.3"),
        ("sum(x for x in many)", "1 + 2 + 3 = 6"),
        ("2 * sum(x for x in many)", "2 × (1 + 2 + 3) = 12"),
        ("max(a, b)", "4"),
        ("a", "4"),
    ],
)
def test_arithmetic_is_shown_with_numbers(text: str, shown: str) -> None:
    assert Expression(text).arithmetic(NAMES) == shown


@pytest.mark.parametrize(
    ("text", "offset", "message"),
    [
        ("a + c", 4, "nothing is called 'c'"),
        ("units.pikse.move", 0, "'units' has no 'pikse'"),
        ("a + units['x']", 4, "'units' has no 'x'"),
        ("3 * a +", 7, "this is not an expression"),
        ("1 1", 2, "this is not an expression"),
        ("a / (b - 2)", 5, "'b - 2' is zero"),
        ("a + word", 4, "'word' is not a number"),
        ("a < word", 0, "these two cannot be compared"),
        ("'é' == c", 7, "nothing is called 'c'"),
        ("sum(x for x in a)", 15, "'a' is not a list"),
        ("max()", 0, "max cannot be applied to this"),
        ("1 + max(a, key=b)", 4, "functions take no named arguments"),
        ("1 + 10.0 ** 15 ** 10 ** 0 * 9", 4, "this number is too large"),
        ("1 + 2.5 ** 64", 4, "this number is too large"),
        ("(10.0 ** 15) ** 64", 0, "this number is too large"),
        ("2 ** 65", 0, "powers go up to 64"),
        ("2 ** -65", 0, "powers go up to 64"),
        ("sum(x for x in many for y in many)", 3, "use one for only"),
    ],
)
def test_mistakes_and_the_character_they_are_at(text: str, offset: int, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        Expression(text).value(NAMES)
    assert (str(caught.value), caught.value.offset) == (message, offset)


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')", "open('x')", "(lambda: 1)()", "[1, 2]", "[x for x in many]", "{1: 2}", "(1, 2)", "x := 1",
        "f'{a}'", "b''", "None", "...", "1j", "a is b", "a | b", "a @ b", "a << 2", "~a", "a[1:2]", "max(*many)",
        "max(a, key=b)", "sum(x for x, y in many)", "sum(x for x in many for y in many)", "yield", "await a",
        "import os", "a; b", "word.upper()", "().__class__", "a.__class__", "word.__class__.__mro__", "word.join",
        "word.format",
        "units.items", "many.append", "many.__len__", "a\x00",
    ],
)  # fmt: skip
def test_everything_else_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        Expression(text).value(NAMES)


@pytest.mark.parametrize("text", ["1 << 3", "6 & 3", "6 | 1 + 2", "6 ^ 3", "6 @ 3", "8 >> 1"])
def test_an_operator_that_is_none_is_refused_before_anything_is_shown(text: str) -> None:
    with pytest.raises(ExpressionError, match="the operators are"):
        Expression(text)


@pytest.mark.parametrize(
    "text",
    [
        "9 ** 64 ** 64",
        "((9 ** 64) ** 64) ** 64",
        "9 ** 999999999",
        "9 ** -999999999",
        "1e308 * 1e308",
        "1e999",
        "9" * 1999,
        "round(5, -1000000000)",
        "(" * 10_000 + "1" + ")" * 10_000,
        "(" * 900 + "1" + ")" * 900,
        "-" * 1999 + "1",
        "not " * 499 + "1",
        "+".join(["1"] * 900),
        ".".join(["a"] * 900),
        "'a' * 999999999",
        "'a' % 3",
        "sum(sum(sum(sum(1 for d in s) for c in s) for b in s) for a in s)",
    ],
    ids=lambda text: text[:24],
)
def test_hostile_expressions_end_soon_with_a_sentence(text: str) -> None:
    with ends(within=2), pytest.raises(ExpressionError):
        Expression(text).value({**NAMES, "s": list(range(100))})


def test_python_does_not_warn_the_user_of_what_pnp_reads() -> None:
    program = """
from pnp.model.expressions import Expression
for text in ("1if 2else 3", r"'\\d'", "1 is 1"):
    try:
        Expression(text)
    except ValueError:
        pass
"""
    done = subprocess.run(
        [sys.executable, "-W", "always", "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert (done.stdout, done.stderr) == ("", "")


def test_paths_that_an_expression_reads() -> None:
    expression = Expression("units.pikes.move + sum(u.move for u in units if a) - max(b, 1)")
    assert sorted(expression.paths()) == [("a", 48), ("b", 57), ("units", 39), ("units.pikes.move", 0)]


def mistake(text: str) -> ExpressionError | None:
    """What is wrong with an expression."""
    try:
        Expression(text).arithmetic(NAMES)
    except ExpressionError as error:
        return error
    return None


@given(st.text(alphabet="ab12()+-*/.<>= ifelsnotrudm_'[],:", max_size=40))
def test_any_text_is_a_value_or_a_sentence(text: str) -> None:
    error = mistake(text)
    assert error is None or (0 <= error.offset <= len(text) and str(error))


@pytest.mark.parametrize(
    ("written", "number", "shown"),
    [("12", 12, "12"), ("0", 0, "0"), ("= a + 2", 6, "4 + 2 = 6"), ("=a", 4, "4"), ("= 0.1 * 30", 3, "0.1 × 30 = 3")],
)
def test_quantities(written: str, number: int, shown: str) -> None:
    quantity = Quantity.parse(written)
    assert (number_of(quantity, NAMES), arithmetic(quantity, NAMES)) == (number, shown)


@pytest.mark.parametrize("written", ["", "-1", "1.5", "two", "=", "=  ", "٣", "9" * 10])
def test_what_is_no_quantity(written: str) -> None:
    with pytest.raises(ValueError, match="is not a quantity"):
        Quantity.parse(written)


@pytest.mark.parametrize("written", ["= 1 / 2", "= 1 - 2", "= word", "= units", "= 1 < 2"])
def test_quantities_come_to_whole_numbers(written: str) -> None:
    with pytest.raises(ExpressionError, match="a quantity is a whole number from 0 on"):
        number_of(Quantity.parse(written), NAMES)


def test_the_largest_number() -> None:
    assert Expression(f"{LARGEST_NUMBER} + 0").value({}) == LARGEST_NUMBER
    with pytest.raises(ExpressionError, match="too large"):
        Expression(f"{LARGEST_NUMBER} + 1").value({})


def test_texts_that_a_path_is_compared_with() -> None:
    text = "card.type == 'Goods' or 'Event' == card.type and card.price == 3 and card.name != 'Rum'"
    assert sorted(Expression(text).compared()) == [("card.type", "Event"), ("card.type", "Goods")]


def test_a_hyphen_read_as_a_minus_is_explained() -> None:
    with pytest.raises(ExpressionError) as raised:
        Expression("units.old-guard").value(NAMES)
    assert str(raised.value) == "'units' has no 'old'"
    assert raised.value.hint == "an underscore stands for a hyphen: units.old_guard"
