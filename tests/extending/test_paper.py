"""The recipe *A paper in one line* of docs/extending.md."""

from pathlib import Path

import pypdfium2
import pytest

from pnp import papers
from pnp.cli.main import run
from pnp.measures import Size
from pnp.papers import PAPERS, Paper
from pnp.pipeline.starter import write_starter


def test_a_paper_is_added_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(papers, "PAPERS", (*PAPERS, Paper("b5", "B5", Size(176.0, 250.0))))
    list(write_starter(tmp_path / "inn", "inn"))
    monkeypatch.chdir(tmp_path)
    build = ["build", "inn", "--out", "o", "--jobs", "1", "--only", "orders"]
    assert run([*build, "--paper", "B5", "--paper", "b5-landscape"]) == 0
    sizes = {}
    for folder in ("b5", "b5-landscape"):
        width, height = pypdfium2.PdfDocument(tmp_path / f"o/inn/{folder}/orders.pdf")[0].get_size()
        sizes[folder] = round(width * 25.4 / 72), round(height * 25.4 / 72)
    assert sizes == {"b5": (176, 250), "b5-landscape": (250, 176)}
    assert run([*build, "--paper", "b6"]) == 2
    assert "a4, a3, a5, letter, legal, tabloid, b5, or a size" in capsys.readouterr().err
