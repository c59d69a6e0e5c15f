"""Small kits to build, and builds of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnp.findings import Finding
from pnp.load.builtin import data_folder
from pnp.papers import parse_paper
from pnp.pipeline.kit import Built, build_kit
from pnp.pipeline.request import Choice, Request
from pnp.pipeline.starter import write_starter

SHARED = (data_folder("layouts"),)
Change = Callable[[str], str]


def small_kit(folder: Path) -> Path:
    """The starter kit as ``inn``, without its large board and its book: quick to build."""
    list(write_starter(folder, "inn"))
    components = folder / "components.yaml"
    lines = components.read_text().splitlines(keepends=True)
    components.write_text("".join(line for line in lines if "id: board" not in line and "id: rulebook" not in line))
    return folder


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return small_kit(tmp_path / "inn")


def build(kit: Path, out: Path, *only: str, papers: tuple[str, ...] = ("a4",), jobs: int = 1) -> Built:
    request = Request(out=out, papers=tuple(map(parse_paper, papers)), only=tuple(map(Choice.parse, only)))
    return build_kit(kit, "inn", request, jobs=jobs, shared=SHARED)


def change(path: Path, old: str, new: str) -> None:
    """Replace a text in a file of a kit."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def listed(out: Path) -> dict[str, dict[str, Any]]:
    """The entries of the manifest by their paths."""
    content = json.loads((out / "inn/manifest.json").read_text(encoding="utf-8"))
    return {entry["path"]: entry for entry in content["artifacts"]}


def codes(findings: tuple[Finding, ...]) -> set[str]:
    return {finding.code for finding in findings}
