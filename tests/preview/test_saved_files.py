"""Paths that have changed → the files that somebody has saved or deleted."""

from __future__ import annotations

from pathlib import Path

from pnp.preview.saved_files import SavedFiles, saved_files


def write(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x")
    return str(path)


def test_files_of_the_kit_are_named_by_their_paths_in_it(tmp_path: Path) -> None:
    kit, base = tmp_path / "kit", tmp_path / "base"
    paths = [write(kit / "cards.csv"), write(kit / "art" / "fox.svg"), write(base / "rules.md"), str(kit / "art")]
    found = saved_files(paths, [("my/kit", kit), ("base", base)], ())
    assert found == SavedFiles(saved=("art/fox.svg", "base/rules.md", "cards.csv"))


def test_what_was_read_and_is_gone_is_deleted(tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("cards.xlsx", "never-read.csv")]
    found = saved_files(paths, [("kit", tmp_path)], ["kit/cards.xlsx#Cards", "kit/kit.yaml"])
    assert found == SavedFiles(deleted=("cards.xlsx",))


def test_what_editors_and_pnp_write_for_themselves_is_not_named(tmp_path: Path) -> None:
    made = [".kit.yaml.swp", "kit.yaml~", "4913", "#kit.yaml#", ".~lock.cards.xlsx#", "out/kit/a4/cards.pdf"]
    paths = [write(tmp_path / name) for name in made]
    write(tmp_path / "out" / "kit" / ".pnp-inputs.json")
    assert not saved_files(paths, [("kit", tmp_path)], ())
