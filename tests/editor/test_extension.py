"""The extension for Visual Studio Code starts what there is."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest

from pnp.cli.app import COMMANDS
from tests.prepared import ROOT

FOLDER = ROOT / "editors" / "vscode"


def test_it_starts_a_command_that_there_is() -> None:
    package = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    program, command = package["contributes"]["configuration"]["properties"]["pnp.command"]["default"]
    assert program == "pnp"
    assert command in COMMANDS
    assert (FOLDER / package["main"]).is_file()


@pytest.mark.skipif(shutil.which("node") is None, reason="no node")
def test_it_is_javascript() -> None:
    subprocess.run(["node", "--check", str(FOLDER / "extension.js")], check=True)
