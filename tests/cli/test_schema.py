"""``pnp schema``: where schemas are written, what finds them, and what it must not touch."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnp.pipeline.kit_schemas import modeline

Pnp = Callable[..., Any]


def test_a_new_kit_has_schemas_that_its_files_name(pnp: Pnp, tmp_path: Path) -> None:
    said = pnp("new", "inn")
    assert f"wrote {Path('inn/.pnp/schema/kit.json')}" in said.out
    first = (tmp_path / "inn" / "kit.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=.pnp/schema/kit.json"
    assert (tmp_path / "inn" / first.partition("=")[2]).is_file()
    assert pnp("check", "inn", "--strict", "--no-layout").code == 0


@pytest.mark.parametrize(
    ("file", "text", "named"),
    [
        ("kit.yaml", "kit: a", ".pnp/schema/kit.json"),
        ("units.yaml", "units: []", ".pnp/schema/records.json"),
        ("look/theme.yaml", "theme: a", "../.pnp/schema/theme.json"),
        ("a/b/cards.yaml", "decks: []", "../../.pnp/schema/records.json"),
    ],
)
def test_a_file_names_its_schema_as_seen_from_itself(file: str, text: str, named: str) -> None:
    assert modeline(file, text) == f"# yaml-language-server: $schema={named}\n"


def test_schemas_are_written_again_only_if_names_have_changed(pnp: Pnp, kit: Path) -> None:
    assert pnp("schema", "inn").out.count("wrote ") == 3
    assert pnp("schema", "inn").out.startswith("the schemas of inn are current\n")
    (kit / "more.yaml").write_text("classes: [{id: foot, name: Foot}]", encoding="utf-8")
    assert "records.json" in pnp("schema", "inn").out
    records = json.loads((kit / ".pnp/schema/records.json").read_text(encoding="utf-8"))
    assert records["definitions"]["ids-of-classes"]["enum"] == ["foot"]


def test_schemas_can_be_written_elsewhere(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    assert pnp("schema", "inn", "--out", "there").code == 0
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == ["kit.json", "records.json", "theme.json"]
    assert not (kit / ".pnp").exists()


def test_settings_of_an_editor_keep_what_they_say(pnp: Pnp, kit: Path) -> None:
    (kit / ".vscode").mkdir()
    (kit / ".vscode/settings.json").write_text('{"editor.rulers": [100]}', encoding="utf-8")
    assert pnp("schema", "inn", "--vscode").code == 0
    settings = json.loads((kit / ".vscode/settings.json").read_text(encoding="utf-8"))
    assert settings["editor.rulers"] == [100]
    assert settings["yaml.schemas"]["./.pnp/schema/theme.json"] == ["/theme.yaml"]
    assert "!/theme.yaml" in settings["yaml.schemas"]["./.pnp/schema/records.json"]


def test_settings_with_comments_are_left_alone(pnp: Pnp, kit: Path) -> None:
    (kit / ".vscode").mkdir()
    (kit / ".vscode/settings.json").write_text("{} // mine", encoding="utf-8")
    said = pnp("schema", "inn", "--vscode")
    assert said.code == 2
    assert "is no plain JSON" in said.err
    assert (kit / ".vscode/settings.json").read_text(encoding="utf-8") == "{} // mine"


def test_a_link_in_a_kit_leads_nothing_elsewhere(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (kit / ".pnp").symlink_to(tmp_path / "mine", target_is_directory=True)
    said = pnp("schema", "inn")
    assert said.code == 2
    assert "cannot be written" in said.err
    assert list((tmp_path / "mine").iterdir()) == []


def test_a_kit_with_mistakes_has_schemas_with_the_ids_of_all_records(pnp: Pnp, kit: Path) -> None:
    (kit / "more.yaml").write_text("units: [{id: giants, name: Giants, stats: many}]", encoding="utf-8")
    said = pnp("schema", "inn")
    assert said.code == 1
    assert "inn has errors" in said.out
    records = json.loads((kit / ".pnp/schema/records.json").read_text(encoding="utf-8"))
    assert "giants" in records["definitions"]["ids-of-units"]["enum"]
