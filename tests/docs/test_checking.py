"""docs/checking.md shows what the program prints and takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from pnp.checks.manual import all_codes, names
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.starter import write_starter
from pnp.report import as_text
from pnp.report.json import as_json
from pnp.report.summary import Summary
from tools.pages import DOCS

PAGE = (DOCS / "checking.md").read_text(encoding="utf-8")


def test_the_finding_on_the_page_is_a_real_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    list(write_starter(Path("my-game"), "my-game"))
    cards = Path("my-game/orders.csv")
    cards.write_text(cards.read_text(encoding="utf-8").replace("\nskirmish,3,", "\nskirmish,2,"), encoding="utf-8")
    found = compile_kit(Path("my-game"), "my-game", with_layout=False)
    (finding,) = [one for one in found.findings if one.code == "N112"]
    assert f"```text\n{as_text([finding], found.sources, names())}```" in PAGE


def test_every_code_on_the_page_is_one() -> None:
    assert set(re.findall(r"\b[A-Z]\d{3}\b", PAGE)) <= set(all_codes())


def test_what_the_page_writes_into_kit_yaml_is_understood(tmp_path: Path) -> None:
    blocks = [one for one in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if one.startswith("checks:")]
    assert len(blocks) == 1
    assert set(yaml.safe_load(blocks[0])["checks"]) == {"select", "ignore"}
    (tmp_path / "kit.yaml").write_text(f"kit: example\ntitle: Example\nplayers: 2\n{blocks[0]}", encoding="utf-8")
    found = compile_kit(tmp_path, "example", with_layout=False)
    assert found.is_read
    assert [one.code for one in found.findings if one.code == "K301"] == []


def test_every_key_of_json_is_on_the_page(tmp_path: Path) -> None:
    list(write_starter(tmp_path / "kit", "kit"))
    (tmp_path / "kit/units.yaml").write_text("sides: [{id: a, nmae: b}]\n", encoding="utf-8")
    found = compile_kit(tmp_path / "kit", "kit", with_layout=False)
    text = as_json(found.findings, names(), Summary.of(found.findings, checks=1, records=1))
    keys = set(re.findall(r'"(\w+)": ', text))
    assert {"fixable", "edits", "end_column"} <= keys
    assert [key for key in sorted(keys) if f"`{key}`" not in PAGE] == []
