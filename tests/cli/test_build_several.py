"""Several kits in one command."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.writer.manifest import MANIFEST
from tests.cli.conftest import Said

Pnp = Callable[..., Said]


@pytest.fixture
def kits(kit: Path, tmp_path: Path) -> tuple[str, str, str]:
    """Three kits; the rules of the second have an error."""
    for name in ("mill", "port"):
        shutil.copytree(kit, tmp_path / name)
        head = tmp_path / name / "kit.yaml"
        head.write_text(head.read_text().replace("kit: inn", f"kit: {name}"))
    play = tmp_path / "mill/play.yaml"
    play.write_text(play.read_text().replace("{on: 4-5,", "{on: 3-4,"))
    return "inn", "mill", "port"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_kit_with_an_error_keeps_no_other_from_being_built(
    pnp: Pnp, kits: tuple[str, ...], tmp_path: Path, jobs: str
) -> None:
    said = pnp("build", *kits, "--paper", "a4", "--out", "o", "--jobs", jobs)
    assert said.code == 1
    places = [
        said.out.index(words) for words in ("inn: ", "mill/play.yaml:", "mill: not built", "port: ", "2 of 3 kits")
    ]
    assert places == sorted(places)
    assert "{on: 3-4," in said.out
    assert "build: " in said.err
    built = sorted(path.parent.name for path in (tmp_path / "o").glob(f"*/{MANIFEST}"))
    assert built == ["inn", "port"]


def test_processes_make_the_same_files_as_one(pnp: Pnp, kits: tuple[str, ...], tmp_path: Path) -> None:
    for out, jobs in (("one", "1"), ("two", "2")):
        pnp("build", "inn", "port", "--paper", "a4", "--out", out, "--jobs", jobs)
    one, two = (
        {path.relative_to(tmp_path / out): path.read_bytes() for path in (tmp_path / out).rglob("*") if path.is_file()}
        for out in ("one", "two")
    )
    assert one == two
    assert len(one) > 4


def test_what_is_built_already_is_not_built_again(pnp: Pnp, kits: tuple[str, ...]) -> None:
    pnp("build", "inn", "--paper", "a4", "--out", "o")
    said = pnp("build", "inn", "port", "--paper", "a4", "--out", "o")
    assert (said.code, said.out.splitlines()[0]) == (0, "inn: up to date")
    assert "2 of 2 kits built" in said.out
