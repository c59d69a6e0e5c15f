"""The page of promises names tests that there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


@cache
def functions_in(file: str) -> frozenset[str]:
    """The names of the functions of a file of tests."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_promise_is_held_by_a_test() -> None:
    page = (ROOT / "docs/promises.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and not line.startswith(("|---", "| | Input"))]
    assert [row for row in rows if not NAMED.search(row) and "| the same |" not in row] == []
    assert [(file, name) for file, name in NAMED.findall(page) if name not in functions_in(file)] == []


def test_all_fifteen_are_there() -> None:
    page = (ROOT / "docs/promises.md").read_text(encoding="utf-8")
    assert [int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)] == [*range(1, 16)]
