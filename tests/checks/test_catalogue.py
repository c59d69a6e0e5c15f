"""The catalogue lists every check under its own code."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pnp.checks
from pnp.checks.catalogue import RULES, rule
from pnp.checks.registry import CHECKS, GAME_CHECKS

FOLDER = Path(pnp.checks.__file__).parent


def codes_in_files() -> dict[str, str]:
    """The code of every module that states one, below a family of checks of the rules."""
    found = {}
    for path in sorted(FOLDER.glob("*/*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "CODE":
                assert isinstance(node.value, ast.Constant)
                if path.parent.name != "printed":
                    found[str(node.value.value)] = f"{path.parent.name}.{path.stem}"
    return found


def test_the_catalogue_holds_every_module_with_a_code() -> None:
    assert dict(RULES) == codes_in_files()


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
