"""The catalogue lists every check under its own code."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pnp.checks
from pnp.checks.catalogue import RULES, rule
from pnp.checks.printed import MODULES
from pnp.checks.registry import CHECKS, GAME_CHECKS

FOLDER = Path(pnp.checks.__file__).parent


def checks_in_files() -> list[str]:
    """Every module of a check below a family."""
    return [
        f"{path.parent.name}.{path.stem}"
        for path in sorted(FOLDER.glob("*/*.py"))
        if "\nSEVERITY = " in path.read_text(encoding="utf-8")
    ]


def test_every_check_has_one_code() -> None:
    listed = [*RULES.values(), *(f"printed.{name}" for name in MODULES.values())]
    assert sorted(listed) == checks_in_files()
    assert RULES.keys().isdisjoint(MODULES)


def test_what_a_page_reports_has_the_code_of_its_check() -> None:
    for check in CHECKS:
        assert f" {check.severity.name.lower()} {check.code} " in check.manual


def test_a_code_leads_to_the_check_with_this_code() -> None:
    assert [rule(code).code for code in RULES] == list(RULES)


def test_the_registry_has_the_order_of_the_catalogue() -> None:
    assert [check.code for check in GAME_CHECKS] == list(RULES)
    assert CHECKS[: len(RULES)] == GAME_CHECKS


def test_no_check_is_imported_before_it_is_run() -> None:
    program = "import sys, pnp.checks.run; print([n for n in sys.modules if n.startswith('pnp.checks.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    tables = {"pnp.checks.catalogue", "pnp.checks.first_reads"}
    assert set(ast.literal_eval(done.stdout)) == {"pnp.checks.run", "pnp.checks.check", *tables}
