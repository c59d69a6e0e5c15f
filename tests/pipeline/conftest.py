"""Small kits to build, and builds of them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pnp.findings import Finding
from pnp.load.builtin import data_folder
from pnp.papers import parse_paper
from pnp.pipeline.kit import BuildResult, build_kit
from pnp.pipeline.request import Choice, Request
from pnp.pipeline.scope import Workers
from tests.one_place import only_place, tmp_path
from tests.small_kit import small_kit

__all__ = ["only_place", "small_kit", "tmp_path"]

SHARED = (data_folder("layouts"),)
Change = Callable[[str], str]


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return small_kit(tmp_path / "inn")


@dataclass(frozen=True, slots=True)
class Built:
    """A kit with what was built of it and with what was kept for the next build, all in one folder.

    It stays where it is, since what is kept holds for one place; before each test everything is put back.
    """

    folder: Path
    kit: Path

    @property
    def out(self) -> Path:
        """Where it was built into."""
        return self.folder / "o"

    @property
    def cache(self) -> Path:
        """Where results are kept."""
        return self.folder / "cache"

    @property
    def _kept(self) -> Path:
        return self.folder.with_name("kept")

    def keep(self) -> None:
        """Remember everything as it is now."""
        shutil.copytree(self.folder, self._kept, symlinks=True)

    def put_back(self) -> None:
        """Bring everything to what it was."""
        shutil.rmtree(self.folder)
        shutil.copytree(self._kept, self.folder, symlinks=True)


def built_once(folder: Path, write: Callable[[Path], Path], make: Callable[[Built], object]) -> Built:
    """Write a kit and make something of it, to be put back before each test."""
    work = folder / "work"
    work.mkdir()
    built = Built(work, write(work))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PNP_CACHE", str(built.cache))
        make(built)
    built.keep()
    return built


@pytest.fixture(scope="session")
def inn_once(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("inn")
    return built_once(folder, lambda work: small_kit(work / "inn"), lambda made: build(made.kit, made.out))


@pytest.fixture
def inn(inn_once: Built, monkeypatch: pytest.MonkeyPatch) -> Built:
    """The small kit, built for A4."""
    inn_once.put_back()
    monkeypatch.setenv("PNP_CACHE", str(inn_once.cache))
    return inn_once


def build(kit: Path, out: Path, *only: str, papers: tuple[str, ...] = ("a4",), jobs: int = 1) -> BuildResult:
    request = Request(out=out, papers=tuple(map(parse_paper, papers)), only=tuple(map(Choice.parse, only)))
    return build_kit(kit, "inn", request, workers=Workers(jobs=jobs), shared=SHARED)


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
