"""Small kits, and pnp as a user calls it, but in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pnp.cli.main import run
from tests.one_place import only_place, tmp_path
from tests.small_kit import small_kit

__all__ = ["only_place", "tmp_path"]


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def pnp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Runs pnp in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> Said:
        capfd.readouterr()
        code = run(list(arguments))
        return Said(code, *capfd.readouterr())

    return call


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return small_kit(tmp_path / "inn")


def finish(folder: Path) -> None:
    """Make the starter kit a complete one, which may not contradict itself."""
    head, rules = folder / "kit.yaml", folder / "rules.md"
    complete = head.read_text(encoding="utf-8").replace("status: draft", "status: complete\nlicence: CC0-1.0")
    head.write_text(complete, encoding="utf-8")
    end = "\n## The end\n\nThe first player begins. The game ends when a player has no units; the other wins.\n"
    rules.write_text(rules.read_text(encoding="utf-8") + end, encoding="utf-8")


def manifest(out: Path, name: str = "inn") -> dict[str, dict[str, Any]]:
    """The entries of a built kit by their paths."""
    content = json.loads((out / name / "manifest.json").read_text(encoding="utf-8"))
    return {entry["path"]: entry for entry in content["artifacts"]}
