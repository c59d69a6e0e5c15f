"""What README.md shows is what a reader gets who types it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from pnp.cli.app import app
from pnp.cli.main import run
from pnp.pipeline.starter import write_starter

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
# A row of the table of commands: the command, and what is said of it.
ROW = re.compile(r"^\| `pnp (\w+)(.*?)` \| (.*) \|$", re.MULTILINE)


def test_the_small_game_is_built_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == 0
    capfd.readouterr()
    assert run(["build", "my-game"]) == 0
    (line,) = [line for line in capfd.readouterr().out.splitlines() if line.startswith("my-game:")]
    assert f"    $ pnp new my-game\n    $ pnp build my-game\n    {line}\n" in README
    assert run(["build", "my-game", "--only", "orders:2-4", "--paper", "a3"]) == 0


def test_the_files_that_it_shows_are_those_of_the_small_game(tmp_path: Path) -> None:
    list(write_starter(tmp_path / "my-game", "my-game"))
    written = {line.strip() for path in (tmp_path / "my-game").glob("*.yaml") for line in path.read_text().splitlines()}
    blocks = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)
    shown = [line.strip() for block in blocks for line in block.splitlines()]
    assert shown
    assert [line for line in shown if line not in written] == []


def test_every_command_of_the_table_knows_its_options() -> None:
    rows = ROW.findall(README)
    assert len(rows) >= 9
    for command, arguments, text in rows:
        options = set(re.findall(r"(--[a-z-]+)|(?<![\w-])(-[a-z])\b", f"{arguments} {text}"))
        said = CliRunner().invoke(app, [command, "--help"]).output
        assert [option for pair in options for option in pair if option and option not in said] == [], command
