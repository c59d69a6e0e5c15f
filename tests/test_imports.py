"""No module of pnp imports one that imports it in turn, however far round: types and imports in functions count, too.

What a package gathers in its ``__init__`` counts for those who import the package, not for those who import a module
of it.
"""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def sources() -> dict[str, str]:
    """The source of every module of pnp by its name."""
    files = sorted((ROOT / "pnp").rglob("*.py"))
    named = {file.relative_to(ROOT).with_suffix("").parts: file for file in files}
    return {".".join(parts).removesuffix(".__init__"): file.read_text("utf-8") for parts, file in named.items()}


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements of a syntax tree, those within others included; no import stands in an expression."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        for inner in getattr(node, field, ()):
            if isinstance(inner, ast.stmt):
                yield inner
            yield from statements(inner)


def imported(source: str, modules: Mapping[str, str]) -> Iterator[str]:
    """Every one of the modules that a source imports anywhere."""
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in modules else str(node.module) for name in names)


def circle(modules: Mapping[str, str]) -> list[str]:
    """Modules of which each is imported by the next, the last being the first again; none if there is no circle."""
    graph = {
        name: {other for other in imported(source, modules) if other in modules} for name, source in modules.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_there_is_no_circle_of_imports() -> None:
    assert circle(sources()) == []


def test_the_contract_of_families_of_checks_names_each_of_them() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (families,) = [contract["modules"] for contract in contracts if contract["name"].startswith("Families of checks")]
    assert families == [f"pnp.checks.{path.parent.name}" for path in sorted(ROOT.glob("pnp/checks/*/__init__.py"))]


@pytest.mark.parametrize(
    "back",
    [
        "import pnp.a",
        "from pnp import a",
        "from pnp.a import f",
        "def g():\n    from pnp.a import f",
        "if TYPE_CHECKING:\n    from pnp.a import f",
    ],
)
def test_a_circle_is_found_however_it_is_closed(back: str) -> None:
    modules = {"pnp": "", "pnp.a": "from pnp.b import x", "pnp.b": "from pnp import c", "pnp.c": back}
    assert sorted(set(circle(modules))) == ["pnp.a", "pnp.b", "pnp.c"]


def test_modules_that_share_one_below_are_no_circle() -> None:
    assert circle({"pnp.a": "import pnp.b, pnp.c", "pnp.b": "import pnp.c", "pnp.c": "import os"}) == []
