"""The smallest kit of docs/authoring.md is a kit, word for word."""

from __future__ import annotations

from pathlib import Path

from pnp.pipeline.compiled_kit import compile_kit
from tests.docs.example_kit import FORMAT, examples


def test_one_file_is_a_deck_that_prints(tmp_path: Path) -> None:
    files = examples((FORMAT.parent / "authoring.md").read_text(encoding="utf-8"))
    assert set(files) == {"kit.yaml"}
    (tmp_path / "kit.yaml").write_text(files["kit.yaml"], encoding="utf-8")
    kit = compile_kit(tmp_path, "night-market")
    assert list(kit.findings) == []
    # 4 times lamp oil, 4 times dumplings, the old clock.
    assert sum(piece.copies for piece in kit.composed["stalls"].pieces) == 9
