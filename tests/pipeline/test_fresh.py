"""A build with nothing to do ends at once, and one with something to do is never taken for one."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.pipeline.fresh import is_fresh, kit_id
from pnp.pipeline.request import Request
from tests.pipeline.conftest import SHARED, build, change

ROOT = Path(__file__).parents[2]
HEAVY = {"reportlab", "jinja2", "yaml", "PIL", "fontTools", "pypdfium2", "rich", "markdown_it"}


def fresh(kit: Path, out: Path) -> bool:
    return is_fresh(out, kit, SHARED, Request(out=out, papers=("a4",)).settings)


def test_a_build_with_nothing_to_do_imports_nothing_heavy(kit: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from pnp.cli.main import run; code = run(sys.argv[1:]);"
        f"print(sorted({HEAVY!r} & set(sys.modules))); sys.exit(code)"
    )
    command = [sys.executable, "-c", code, "build", str(kit), "--out", str(tmp_path / "o"), "--paper", "a4"]
    said = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert "reportlab" in said[0]
    assert said[1] == "inn: up to date\n[]\n"


def spoil_a_card(kit: Path, out: Path) -> None:
    change(kit / "orders.csv", "March", "Marsh")


def add_a_file(kit: Path, out: Path) -> None:
    (kit / "more.yaml").write_text("statuses: []\n")


def add_a_circle(kit: Path, out: Path) -> None:
    (kit / "more.yaml").symlink_to("more.yaml")


def add_a_pipe(kit: Path, out: Path) -> None:
    os.mkfifo(kit / "more.yaml")


def remove_a_file(kit: Path, out: Path) -> None:
    (kit / "theme.yaml").unlink()


def lose_an_artifact(kit: Path, out: Path) -> None:
    (out / "inn/a4/orders.pdf").unlink()


def damage_an_artifact(kit: Path, out: Path) -> None:
    path = out / "inn/a4/orders.pdf"
    path.write_bytes(path.read_bytes()[:-9] + b"\n" * 9)


def lose_the_manifest(kit: Path, out: Path) -> None:
    (out / "inn/manifest.json").unlink()


def spoil_the_note(kit: Path, out: Path) -> None:
    (out / "inn/.pnp-inputs.json").write_text("[" * 100_000)


def build_a_part(kit: Path, out: Path) -> None:
    build(kit, out, "orders:1")


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_a_card,
        add_a_file,
        add_a_circle,
        add_a_pipe,
        remove_a_file,
        lose_an_artifact,
        damage_an_artifact,
        lose_the_manifest,
        spoil_the_note,
        build_a_part,
    ],
)
def test_whatever_changes_is_noticed(kit: Path, tmp_path: Path, spoil: Callable[[Path, Path], None]) -> None:
    out = tmp_path / "o"
    assert not fresh(kit, out)
    build(kit, out)
    assert fresh(kit, out)
    spoil(kit, out)
    assert not fresh(kit, out)


def test_other_settings_another_base_and_the_order_of_papers_count(kit: Path, tmp_path: Path) -> None:
    out = tmp_path / "o"
    base = tmp_path / "base"
    kit.rename(base)
    change(base / "kit.yaml", "kit: inn", "kit: base")
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: inn\ntitle: Inn\nextends: base\n")
    (kit / "rules.md").write_bytes((base / "rules.md").read_bytes())
    built = build(kit, out)
    assert built.written is not None
    assert fresh(kit, out)
    assert not is_fresh(out, kit, SHARED, Request(out=out, papers=("a4",), strict=True).settings)
    change(base / "play.yaml", "Draw one card.", "Draw a card.")
    assert not fresh(kit, out)


def test_what_changes_during_a_build_is_built_again(kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pnp.pipeline import kit as building

    prepare = building.prepare

    def and_then_save(*arguments: object, **settings: object) -> object:
        prepared = prepare(*arguments, **settings)  # type: ignore[arg-type]
        change(kit / "orders.csv", "March", "Marsh")
        return prepared

    monkeypatch.setattr(building, "prepare", and_then_save)
    build(kit, tmp_path / "o")
    assert not fresh(kit, tmp_path / "o")


def test_output_inside_the_kit_is_no_input(kit: Path) -> None:
    build(kit, kit / "output")
    assert fresh(kit, kit / "output")


def test_the_note_is_the_same_wherever_the_kit_is(kit: Path, tmp_path: Path) -> None:
    build(kit, tmp_path / "o")
    kit.rename(tmp_path / "elsewhere")
    build(tmp_path / "elsewhere", tmp_path / "p")
    notes = [(tmp_path / out / "inn/.pnp-inputs.json").read_bytes() for out in "op"]
    assert notes[0] == notes[1]
    assert set(json.loads(notes[0])) == {"artifacts", "bases", "base_inputs", "inputs", "named"}


def test_a_head_of_many_gigabytes_is_not_read(kit: Path) -> None:
    with (kit / "kit.yaml").open("ab") as file:
        file.truncate(20_000_000_000)
    assert kit_id(kit) == "inn"
    assert not fresh(kit, kit.parent / "o")
