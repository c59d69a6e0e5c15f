"""Papers that a build is asked for."""

import json
from collections.abc import Callable
from pathlib import Path

import pypdfium2

from tests.cli.conftest import Said

Pnp = Callable[..., Said]


def page_size(file: Path) -> tuple[int, int]:
    """Width and height of the first page in mm."""
    width, height = pypdfium2.PdfDocument(file)[0].get_size()
    return round(width * 25.4 / 72), round(height * 25.4 / 72)


def test_every_paper_has_a_folder_of_its_own(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    said = pnp("build", "inn", "--out", "o", "--paper", "A3", "--paper", "330x482mm", "--paper", "a4-landscape")
    assert said.code == 0, said.err
    assert "on A3," in said.out
    assert "on 330 × 482 mm," in said.out
    assert "on A4 (297 × 210 mm) in" in said.out
    folder = tmp_path / "o/inn"
    assert page_size(folder / "a3/orders.pdf") == (297, 420)
    assert page_size(folder / "330x482mm/orders.pdf") == (330, 482)
    assert page_size(folder / "a4-landscape/orders.pdf") == (297, 210)
    # The page to print first is read upright.
    assert page_size(folder / "a4-landscape/print-me-first.pdf") == (210, 297)
    listed = json.loads((folder / "manifest.json").read_text())["artifacts"]
    assert {entry["paper"] for entry in listed} == {"a3", "330x482mm", "a4-landscape"}


def test_another_paper_or_other_margins_are_built_and_the_same_are_not(pnp: Pnp, kit: Path) -> None:
    for options in ((), ("--margins", "10mm"), ("--paper", "a5")):
        assert "up to date" not in pnp("build", "inn", "--out", "o", *options).out
        assert "up to date" in pnp("build", "inn", "--out", "o", *options).out


def test_a_paper_that_is_too_small_after_its_margins_is_refused(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    said = pnp("build", "inn", "--out", "o", "--paper", "5x7in", "--margins", "20mm")
    assert said.code == 2
    assert "margins of 20 mm leave 87 × 137.8 mm of 5 × 7 in: at least 105 × 150 mm are needed" in said.err
    assert not (tmp_path / "o").exists()
