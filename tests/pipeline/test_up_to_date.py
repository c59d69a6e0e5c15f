"""A build with nothing to do ends at once, and one with something to do is never taken for one."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.cli.main import run
from pnp.papers import A4
from pnp.pipeline import up_to_date as checking
from pnp.pipeline.kit import build_kit
from pnp.pipeline.request import Request
from pnp.pipeline.up_to_date import is_up_to_date, kit_id
from pnp.store.programs import program_digest
from tests.pipeline.conftest import SHARED, Built, build, change

ROOT = Path(__file__).parents[2]
HEAVY = {"uharfbuzz", "jinja2", "yaml", "PIL", "fontTools", "pypdfium2", "rich", "markdown_it"}


def fresh(kit: Path, out: Path) -> bool:
    return is_up_to_date(out, kit, SHARED, Request(out=out, papers=(A4,)).settings)


def test_a_build_with_nothing_to_do_imports_nothing_heavy(kit: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from pnp.cli.main import run; code = run(sys.argv[1:]);"
        f"print(sorted({HEAVY!r} & set(sys.modules))); sys.exit(code)"
    )
    command = [sys.executable, "-c", code, "build", str(kit), "--out", str(tmp_path / "o"), "--paper", "a4"]
    said = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert "uharfbuzz" in said[0]
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
def test_whatever_changes_is_noticed(inn: Built, spoil: Callable[[Path, Path], None]) -> None:
    assert fresh(inn.kit, inn.out)
    spoil(inn.kit, inn.out)
    assert not fresh(inn.kit, inn.out)


def test_what_was_never_built_is_not_up_to_date(kit: Path, tmp_path: Path) -> None:
    assert not fresh(kit, tmp_path / "o")


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
    assert not is_up_to_date(out, kit, SHARED, Request(out=out, papers=(A4,), strict=True).settings)
    change(base / "play.yaml", "Draw one card.", "Draw a card.")
    assert not fresh(kit, out)


def test_what_changes_during_a_build_is_built_again(kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pnp.pipeline import kit as building

    compile_kit = building.compile_kit

    def and_then_save(*arguments: object, **settings: object) -> object:
        prepared = compile_kit(*arguments, **settings)  # type: ignore[arg-type]
        change(kit / "orders.csv", "March", "Marsh")
        return prepared

    monkeypatch.setattr(building, "compile_kit", and_then_save)
    build(kit, tmp_path / "o")
    assert not fresh(kit, tmp_path / "o")


def test_output_inside_the_kit_is_no_input(kit: Path) -> None:
    build(kit, kit / "output")
    assert fresh(kit, kit / "output")


def test_the_note_is_the_same_wherever_the_kit_is(kit: Path, tmp_path: Path) -> None:
    build(kit, tmp_path / "o")
    (tmp_path / "elsewhere").mkdir()
    moved = kit.rename(tmp_path / "elsewhere" / kit.name)
    build(moved, tmp_path / "elsewhere" / "p")
    notes = [(tmp_path / out / "inn/.pnp-inputs.json").read_bytes() for out in ("o", "elsewhere/p")]
    assert notes[0] == notes[1]
    assert set(json.loads(notes[0])) == {"artifacts", "bases", "base_inputs", "inputs", "named", "root"}


def test_a_copy_of_a_kit_does_not_overwrite_what_the_original_was_built_into(kit: Path, tmp_path: Path) -> None:
    original, copy = kit.rename(tmp_path / "inn"), tmp_path / "inn-two"
    shutil.copytree(original, copy)
    assert build(original, tmp_path / "o").name == "inn"
    change(copy / "orders.csv", "March", "Marsh")
    built = build(copy, tmp_path / "o")
    assert built.name == "inn-two"
    assert [event.partition(": ")[0].replace(str(tmp_path), "") for event in built.events] == [
        "/o/inn is made from another folder with the kit 'inn'"
    ]
    assert fresh(original, tmp_path / "o")
    assert fresh(copy, tmp_path / "o")
    # Once the original is gone, it is the only one.
    shutil.rmtree(original)
    assert build(copy, tmp_path / "o").name == "inn"


def test_a_head_of_many_gigabytes_is_not_read(kit: Path) -> None:
    with (kit / "kit.yaml").open("ab") as file:
        file.truncate(20_000_000_000)
    assert kit_id(kit) == "inn"
    assert not fresh(kit, kit.parent / "o")


# Files that stand where inputs are not looked for


def picture(path: Path, color: str) -> None:
    """A picture for the kit; the clock of the system must tick before a build may read it."""
    from PIL import Image

    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (400, 400), color).save(path)
    time.sleep(0.05)


def show_on_cards(kit: Path, name: str) -> None:
    """Let the cards of the kit show a picture."""
    element = f"{{image: '{name}', at: [5 mm, 5 mm], size: [20 mm, 20 mm]}}"
    (kit / "shown.yaml").write_text(
        f"layouts:\n  - layout: shown\n    size: poker\n    elements:\n      a: {element}\n"
    )
    change(kit / "components.yaml", "layout: order, back: card-back", "layout: shown")


@pytest.mark.parametrize(
    "name", [".art/x.png", "art/.deep/x.png", "art/.pnp-x.png", ".pnp-x.png", "art/.pnp-writing/x.png", "art/x.png"]
)
def test_a_picture_is_noticed_wherever_it_stands(kit: Path, tmp_path: Path, name: str) -> None:
    picture(kit / name, "red")
    show_on_cards(kit, name)
    assert build(kit, tmp_path / "o").written is not None
    assert fresh(kit, tmp_path / "o")
    picture(kit / name, "blue")
    assert not fresh(kit, tmp_path / "o")
    rebuilt = build(kit, tmp_path / "o").written
    assert rebuilt is not None
    assert "a4/orders.pdf" in rebuilt.replaced
    assert fresh(kit, tmp_path / "o")
    (kit / name).unlink()
    assert not fresh(kit, tmp_path / "o")


def test_a_hidden_picture_is_noticed_if_nothing_is_kept(kit: Path, tmp_path: Path) -> None:
    picture(kit / ".art/x.png", "red")
    show_on_cards(kit, ".art/x.png")
    build_kit(kit, "inn", Request(out=tmp_path / "o", papers=(A4,), fresh=True), shared=SHARED)
    assert fresh(kit, tmp_path / "o")
    picture(kit / ".art/x.png", "blue")
    assert not fresh(kit, tmp_path / "o")


def test_a_picture_in_a_folder_that_looks_as_if_it_was_built_is_noticed(kit: Path, tmp_path: Path) -> None:
    listed = {"path": "x.png", "kind": "", "component": "", "paper": "", "sha256": ""}
    counts = {"pages": 0, "pieces": 0, "faces": 0, "bytes": 0}
    picture(kit / "art/x.png", "red")
    (kit / "art/.pnp-lock").write_text("")
    (kit / "art/manifest.json").write_text(json.dumps({"artifacts": [{**listed, **counts}]}))
    show_on_cards(kit, "art/x.png")
    assert build(kit, tmp_path / "o").written is not None
    assert fresh(kit, tmp_path / "o")
    picture(kit / "art/x.png", "blue")
    assert not fresh(kit, tmp_path / "o")


def test_a_picture_that_appears_in_a_nearer_folder_is_noticed(kit: Path, tmp_path: Path) -> None:
    """A kit and its base name the same picture: that of the kit wins as soon as it is there."""
    base = tmp_path / "base"
    kit.rename(base)
    change(base / "kit.yaml", "kit: inn", "kit: base")
    picture(base / ".art/x.png", "red")
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: inn\ntitle: Inn\nextends: base\n")
    (kit / "rules.md").write_bytes((base / "rules.md").read_bytes())
    show_on_cards(base, ".art/x.png")
    (base / "shown.yaml").rename(kit / "shown.yaml")
    assert build(kit, tmp_path / "o").written is not None
    assert fresh(kit, tmp_path / "o")
    picture(kit / ".art/x.png", "blue")
    assert not fresh(kit, tmp_path / "o")


def test_a_picture_that_moves_from_the_base_into_the_kit_is_read_where_it_is(
    kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    base = tmp_path / "base"
    kit.rename(base)
    change(base / "kit.yaml", "kit: inn", "kit: base")
    picture(base / "art/x.png", "red")
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: inn\ntitle: Inn\nextends: base\n")
    (kit / "rules.md").write_bytes((base / "rules.md").read_bytes())
    show_on_cards(base, "art/x.png")
    (base / "shown.yaml").rename(kit / "shown.yaml")
    assert build(kit, tmp_path / "o").written is not None
    (base / "art").rename(kit / "art")
    assert build(kit, tmp_path / "other").written is not None


def test_a_text_in_a_hidden_folder_is_noticed(kit: Path, tmp_path: Path) -> None:
    (kit / ".cards").mkdir()
    (kit / "orders.csv").rename(kit / ".cards/orders.csv")
    change(kit / "cards.yaml", "from: orders.csv", "from: .cards/orders.csv")
    time.sleep(0.05)
    build(kit, tmp_path / "o")
    assert fresh(kit, tmp_path / "o")
    change(kit / ".cards/orders.csv", "March", "Marsh")
    assert not fresh(kit, tmp_path / "o")


def test_a_font_in_a_hidden_folder_is_noticed(kit: Path, tmp_path: Path) -> None:
    from pnp.fonts import FontBook

    (kit / ".fonts").mkdir()
    content = FontBook().file("serif").read_bytes()
    (kit / ".fonts/own.ttf").write_bytes(content)
    with (kit / "theme.yaml").open("a") as theme:
        theme.write("fonts: {own: .fonts/own.ttf}\n")
    time.sleep(0.05)
    assert build(kit, tmp_path / "o").written is not None
    assert fresh(kit, tmp_path / "o")
    (kit / ".fonts/own.ttf").write_bytes(content + b"\0")
    assert not fresh(kit, tmp_path / "o")


def test_a_hidden_file_that_changes_during_a_build_is_read_again(
    kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pnp.pipeline import kit as building

    write = building.write
    picture(kit / ".art/x.png", "red")
    show_on_cards(kit, ".art/x.png")

    def and_save(*arguments: object, **settings: object) -> object:
        written = write(*arguments, **settings)  # type: ignore[arg-type]
        picture(kit / ".art/x.png", "blue")
        return written

    monkeypatch.setattr(building, "write", and_save)
    build(kit, tmp_path / "o")
    assert not fresh(kit, tmp_path / "o")


def test_what_nobody_reads_in_a_hidden_folder_does_not_count(inn: Built) -> None:
    (inn.kit / ".git").mkdir()
    (inn.kit / ".git/index").write_text("x")
    assert fresh(inn.kit, inn.out)


def test_a_file_of_the_user_beside_what_was_built_counts(kit: Path) -> None:
    build(kit, kit / "output")
    (kit / "output/inn/more.yaml").write_text("statuses: []\n")
    assert not fresh(kit, kit / "output")


# What makes something of the files


def test_another_program_has_everything_to_do(inn: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fresh(inn.kit, inn.out)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert not fresh(inn.kit, inn.out)
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert fresh(inn.kit, inn.out)
    # What the digest of the program holds, such as fonts and versions of libraries, is tested where it is made.
    changed = program_digest(os.environ, [])
    monkeypatch.setattr(checking, "program_digest", lambda environ: changed)
    assert not fresh(inn.kit, inn.out)


# An output folder that somebody else prepared


def replace_by_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def replace_by_a_link(path: Path) -> None:
    """A link to the very same content, which would do if it were followed."""
    path.rename(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


def replace_by_a_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def replace_by_something_huge(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(50_000_000_000)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes, and links need rights")
@pytest.mark.parametrize(
    "replace", [replace_by_a_pipe, replace_by_a_link, replace_by_a_device, replace_by_something_huge]
)
@pytest.mark.parametrize("name", [".pnp-inputs.json", "manifest.json", "a4/orders.pdf"])
def test_what_is_no_file_of_ours_is_neither_waited_for_nor_followed(
    inn: Built, replace: Callable[[Path], None], name: str
) -> None:
    replace(inn.out / "inn" / name)
    assert not fresh(inn.kit, inn.out)
    if not (name == "manifest.json" and replace is replace_by_something_huge):
        build(inn.kit, inn.out)
        assert fresh(inn.kit, inn.out)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_the_note_is_not_written_through_a_link(kit: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "o/inn").mkdir(parents=True)
    for name in (".pnp-inputs.json.new", ".pnp-inputs.json", "manifest.json"):
        (tmp_path / "o/inn" / name).symlink_to(tmp_path / "mine")
    build(kit, tmp_path / "o")
    assert (tmp_path / "mine").read_text() == "mine"
    assert fresh(kit, tmp_path / "o")


def test_a_note_of_somebody_else_makes_us_look_nowhere(inn: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    path = inn.out / "inn/.pnp-inputs.json"
    note = json.loads(path.read_text())
    path.write_text(json.dumps({**note, "inputs": "0", "bases": ["/"], "named": {"/dev/zero": "0"}}))
    read: list[object] = []
    monkeypatch.setattr(checking, "_content_digest", read.append)
    walked: list[Path] = []
    paths = checking._paths
    monkeypatch.setattr(checking, "_paths", lambda folder: walked.append(folder) or paths(folder))
    assert not fresh(inn.kit, inn.out)
    assert (walked, read) == ([inn.kit, *SHARED], [])


def test_fresh_builds_what_is_up_to_date_and_makes_the_same(
    kit: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def said(*options: str) -> str:
        assert run(["build", str(kit), "--out", str(tmp_path / "o"), "--paper", "a4", *options]) == 0
        return capfd.readouterr().out

    first = said()
    before = {path: path.read_bytes() for path in (tmp_path / "o").rglob("*") if path.is_file()}
    assert said("--fresh") == first
    assert {path: path.read_bytes() for path in (tmp_path / "o").rglob("*") if path.is_file()} == before
    assert said() == "inn: up to date\n"
