"""The recipe of a check, followed word for word in a copy of the program."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., str]


def blocks(heading: str) -> list[str]:
    """The blocks of code below a heading of the page, in order."""
    page = (ROOT / "docs/extending.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {heading}\n")[1].split("\n## ")[0] if heading in page else ""
    found = re.findall(r"^( *)(`{3,4})\w+\n(.*?)^\1\2$", section, re.DOTALL | re.MULTILINE)
    return [dedent(code) for _, _, code in found]


@pytest.fixture
def program(tmp_path: Path) -> tuple[Path, Run]:
    """A copy of the program and what runs a command of it."""
    copy = tmp_path / "program"
    # With what Python has compiled, so that it need not compile all modules again.
    copytree(ROOT / "pnp", copy / "pnp")
    for data in ("content", "layouts"):
        (copy / data).symlink_to(ROOT / data)
    environment = {**os.environ, "PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(tmp_path / "cache"), "NO_COLOR": "1"}

    def run(*words: str) -> str:
        command = [sys.executable, "-m", "pnp", *words]
        return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False).stdout

    return copy, run


def test_a_check_in_one_module(program: tuple[Path, Run]) -> None:
    folder, run = program
    module, line, waived = blocks("A check in one module")
    kit = folder / "kit"
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: k\ntitle: K\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\n", encoding="utf-8")
    (kit / "units.yaml").write_text("units:\n  - {id: pikes, name: PIKES}\n", encoding="utf-8")
    select = ("check", "kit", "--select", "N901,K301")
    assert "N901" not in run(*select)

    (folder / "pnp/checks/names/name_in_capitals.py").write_text(module, encoding="utf-8")
    catalogue = folder / "pnp/checks/catalogue.py"
    known = catalogue.read_text(encoding="utf-8")
    last = re.findall(r'^    "N\d+": .*\n', known, re.MULTILINE)[-1]
    catalogue.write_text(known.replace(last, last + line), encoding="utf-8")

    assert run(*select).startswith(
        "kit/units.yaml:2:23: warning N901 'PIKES' is written in capitals (name in capitals)\n"
    )
    assert run("explain", "N901").startswith("A name is written in capitals")
    (kit / "units.yaml").write_text(waived, encoding="utf-8")
    found = run(*select)
    assert "N901" not in found
    assert "K301" not in found
