"""Examples of formulas, and examples that show nothing."""

from pathlib import Path

import pytest

from tests.checks.cases import found

FORMULAS = """
formulas:
  - {id: points, inputs: [quarters, ships], value: 3 * quarters + ships}
  - {id: half, inputs: [n], value: n / 4}
  - {id: share, inputs: [n], value: 12 / n}
  - {id: enough, inputs: [n], value: n >= 5}
  - {id: fixed, value: 2 + 2}
units: [{id: pikes}]
boards: [{id: field, grid: {columns: 2, rows: 2, cell: 20 mm}}]
examples:
"""


@pytest.mark.parametrize(
    ("example", "message"),
    [
        ("formula: points, given: {quarters: 2, ships: 1}, gives: 7", ""),
        ("formula: points, given: {quarters: 2, ships: 1}, gives: 8", "8, but 'points' gives 3 × 2 + 1 = 7"),
        ("formula: points, given: {quarters: 2, ships: -1}, gives: 7", "7, but 'points' gives 3 × 2 + (−1) = 5"),
        ("formula: half, given: {n: 3}, gives: 0.75", ""),
        ("formula: half, given: {n: 3}, gives: 0.8", ""),
        ("formula: half, given: {n: 3}, gives: 0.6", "0.6, but 'half' gives 3 ÷ 4 = 0.75"),
        ("formula: half, given: {n: 3}, gives: 1", "1, but 'half' gives 3 ÷ 4 = 0.75"),
        ("formula: enough, given: {n: 5}, gives: 'yes'", ""),
        ("formula: enough, given: {n: 4}, gives: 'yes'", "yes, but 'enough' gives False"),
        ("formula: fixed, gives: 4", ""),
        ("formula: fixed, gives: many", "many, but 'fixed' gives 2 + 2 = 4"),
        ("formula: points, given: {quarters: 2}, gives: 8", ""),
    ],
)
def test_result(tmp_path: Path, example: str, message: str) -> None:
    said = found(tmp_path, "W101", f"{FORMULAS}  - {{id: e, {example}}}\n")
    assert [one.split(" ", 1)[1] for one in said] == ([f"the example says {message}"] if message else [])


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("formula: points, given: {quarters: 2, ships: 1}", []),
        ("formula: points, given: {quarters: 2}", ["10:37 'points' needs 'ships', which the example does not give"]),
        ("formula: fixed, given: {n: 2}", ["10:37 'fixed' does not use 'n'"]),
        (
            "formula: share, given: {n: 0}",
            ["10:36 'share' cannot be worked out with these numbers: 'n' is zero"],
        ),
    ],
)
def test_inputs(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert found(tmp_path, "W102", f"{FORMULAS}  - {{id: e, {example}, gives: 8}}\n") == messages


@pytest.mark.parametrize(
    ("example", "messages"),
    [
        ("formula: fixed, gives: 4", []),
        ("board: field, path: [A1, A2], gives: 1", []),
        ("board: field, path: [A1, A2]", []),
        ("gives: 4", ["10:10 the example 'e' illustrates nothing that can be checked"]),
        ("formula: fixed, buys: {pikes: 2}, gives: 4", ["10:29 the example 'e' illustrates formula and buys at once"]),
        ("formula: fixed", ["10:10 the example 'e' has no result"]),
    ],
)
def test_subject(tmp_path: Path, example: str, messages: list[str]) -> None:
    assert found(tmp_path, "W103", f"{FORMULAS}  - {{id: e, {example}}}\n") == messages
