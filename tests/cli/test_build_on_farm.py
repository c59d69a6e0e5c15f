"""``pnp build --scheduler``: kits that a cluster builds. In processes of their own, for what Dask leaves behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Said

ROOT = Path(__file__).parents[2]


def pnp_alone(folder: Path, *arguments: str) -> Said:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pnp", *arguments]
    said = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
    return Said(said.returncode, said.stdout, said.stderr)


@pytest.fixture
def kits(kit: Path, tmp_path: Path) -> tuple[str, ...]:
    """Three kits: the second has an error; the third extends the first, whose pieces it prints."""
    shutil.copytree(kit, tmp_path / "mill")
    head = tmp_path / "mill/kit.yaml"
    head.write_text(head.read_text().replace("kit: inn", "kit: mill"))
    play = tmp_path / "mill/play.yaml"
    play.write_text(play.read_text().replace("{on: 4-5,", "{on: 3-4,"))
    (tmp_path / "pub").mkdir()
    (tmp_path / "pub/kit.yaml").write_text("kit: pub\nextends: inn\ntitle: The pub\n")
    return "inn", "mill", "pub"


def files(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_farm_makes_the_same_files_and_says_the_same(
    kits: tuple[str, ...], tmp_path: Path, pnp: Callable[..., Said]
) -> None:
    options = ("--paper", "a4", "--out")
    alone = pnp("build", *kits, *options, "o", "--jobs", "1")
    (tmp_path / "o").rename(tmp_path / "alone")
    farmed = pnp_alone(tmp_path, "build", *kits, *options, "o", "--scheduler", "local", "--jobs", "1")
    assert (farmed.code, farmed.out) == (alone.code, alone.out)
    assert farmed.code == 1
    assert "2 of 3 kits" in farmed.out
    assert files(tmp_path / "o") == files(tmp_path / "alone")
    assert len(files(tmp_path / "o")) > 6
    # Nothing of what Dask has to say.
    assert farmed.err.splitlines() == [
        "build: connecting to local",
        *[f"build: {number} of 3 kits" for number in range(4)],
    ]
    again = pnp("build", "inn", "pub", *options, "o")
    assert again.out.splitlines()[:2] == ["inn: up to date", "pub: up to date"]


def test_a_scheduler_that_cannot_be_reached(kits: tuple[str, ...], tmp_path: Path) -> None:
    said = pnp_alone(tmp_path, "build", "inn", "--scheduler", "farm")
    assert said.code == 2
    assert said.err.splitlines()[-1] == "pnp: no scheduler answers at farm: missing port number in address 'farm'"
    assert not (tmp_path / "output/inn").exists()
