"""The recipe of docs/extending.md for an exporter, followed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result

from pnp.cli.export_command import command_for
from pnp.export import Exporter
from pnp.pipeline.exporters import EXPORTERS
from tests.pipeline.conftest import small_kit

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "extending.md").read_text(encoding="utf-8")


def recipe(title: str) -> ModuleType:
    """The module of a recipe."""
    section = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    (code,) = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    module = ModuleType("recipe")
    exec(code, vars(module))
    return module


@pytest.fixture(scope="module")
def csv() -> Iterator[Exporter]:
    exporter = recipe("An exporter in one module").CSV
    assert isinstance(exporter, Exporter)
    return exporter


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    return small_kit(tmp_path / "inn")


def export(csv: Exporter, kit: Path, *words: str) -> Result:
    command = command_for((*EXPORTERS, csv))
    out = str(kit.parent / "out")
    return CliRunner().invoke(command, [str(kit), "--to", "csv", "--out", out, *words], standalone_mode=False)


def listed(kit: Path) -> dict[str, str]:
    folder = kit.parent / "out" / "inn" / "csv"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_an_exporter_beside_the_tuple_is_written(csv: Exporter, kit: Path) -> None:
    done = export(csv, kit)
    folder = kit.parent / "out" / "inn"
    assert (done.return_value, done.output.splitlines()[-1]) == (
        0,
        f"inn: {len(listed(kit))} files in {folder / 'csv'}",
    )
    assert "orders/march,5\n" in listed(kit)["orders"]
    entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["artifacts"]
    assert {entry["kind"] for entry in entries} == {"pieces"}


def test_its_options_are_shown_and_checked(csv: Exporter, kit: Path) -> None:
    text = CliRunner().invoke(command_for((*EXPORTERS, csv)), ["--help"]).output
    assert "[html|markdown|json|xlsx|png|svg|pdf|press|csv]" in " ".join(text.split())
    assert "Leave out pieces with fewer copies. [default: 1; 1<=x<=999]" in " ".join(text.split())
    assert export(csv, kit, "--least", "7").return_value == 0
    assert listed(kit)["orders"] == ""
    assert "0 is not in the range 1<=x<=999" in str(export(csv, kit, "--least", "0").exception)


def test_only_chooses_and_what_is_not_made_any_more_goes(csv: Exporter, kit: Path) -> None:
    assert export(csv, kit, "--only", "orders:march").return_value == 0
    assert listed(kit) == {"orders": "orders/march,5\n"}
    export(csv, kit)
    components = kit / "components.yaml"
    lines = components.read_text(encoding="utf-8").splitlines(keepends=True)
    components.write_text("".join(line for line in lines if "id: markers" not in line), encoding="utf-8")
    before = set(listed(kit))
    export(csv, kit)
    assert before - set(listed(kit)) == {"markers"}


def test_what_is_wrong_with_a_kit_stops_it(csv: Exporter, kit: Path) -> None:
    (kit / "wrong.yaml").write_text("units: [{id: a, name: A, no-such-key: 1}]\n", encoding="utf-8")
    done = export(csv, kit)
    assert done.return_value == 1
    assert "not exported, 1 finding stops the build" in done.output
    assert not (kit.parent / "out").exists()
