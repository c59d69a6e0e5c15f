"""Every command: what it prints, and its exit code."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.cli.only import repeat_only
from pnp.pipeline.starter import STARTERS
from tests.cli.conftest import Said

Pnp = Callable[..., Said]
ROOT = Path(__file__).parents[2]


def test_a_new_kit_checks_and_builds_without_a_warning(pnp: Pnp, tmp_path: Path) -> None:
    made = pnp("new", "Das Weiße Haus")
    assert made.code == 0
    assert "pnp check 'Das Weiße Haus'" in made.out
    assert "kit: das-weisse-haus" in (tmp_path / "Das Weiße Haus/kit.yaml").read_text()
    checked = pnp("check", "Das Weiße Haus", "--strict")
    assert (checked.code, checked.out.startswith("0 errors, 0 warnings, 0 notes (")) == (0, True)
    assert pnp("build", "Das Weiße Haus/", "--strict", "--paper", "A4", "--out", "o").code == 0
    assert (tmp_path / "o/das-weisse-haus/a4/rulebook.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, ("--no-layout",)) for name in ("con", "true", "123", "-dash", "Café & Bar")),
        # Which may be too long to print, and letters that no font may have.
        ("x" * 200, ()),
        ("日本", ()),
    ],
)
def test_a_new_kit_is_sound_whatever_its_folder_is_called(pnp: Pnp, name: str, options: tuple[str, ...]) -> None:
    made = pnp("new", "--", name)
    assert made.code == 0
    assert "pnp check -" not in made.out
    checked = pnp("check", "--strict", *options, "--", name)
    assert (checked.code, checked.out.startswith("0 errors, 0 warnings, 0 notes (")) == (0, True)


def test_new_shows_what_there_is_to_start_from_and_starts_from_it(pnp: Pnp, tmp_path: Path) -> None:
    listed = pnp("new", "--list")
    assert listed.code == 0
    assert re.findall(r"^([a-z-]+): ", listed.out, re.MULTILINE) == list(STARTERS)
    assert "docs/pictures/starters/eurogame.png" in listed.out
    assert pnp("new", "salt", "--from", "spreadsheet").code == 0
    assert (tmp_path / "salt/cards.xlsx").read_bytes().startswith(b"PK")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(("salt", "--from", "chess"), "there is no 'chess' to start from: cards, "), ((), "name a new folder")],
)
def test_new_says_what_it_cannot_start_from(pnp: Pnp, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    said = pnp("new", *arguments)
    assert (said.code, message in said.err) == (2, True)
    assert not (tmp_path / "salt").exists()


def test_new_never_writes_over_something(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for name, message in (("inn", "is not empty"), ("file", "file is a file"), ("file/x", "cannot be written")):
        said = pnp("new", name)
        assert said.code == 2
        assert message in said.err
    assert (tmp_path / "file").read_text() == "mine"


def test_findings_as_json(pnp: Pnp, kit: Path) -> None:
    text = (kit / "play.yaml").read_text()
    (kit / "play.yaml").write_text(text.replace("{on: 4-5,", "{on: 3-4,"))
    said = pnp("check", "inn", "--format", "json")
    assert said.code == 1
    assert set(said.json) == {"findings", "summary"}
    place = {"file", "line", "column", "end_line", "end_column"}
    keys = {"code", "name", "severity", "message", "hint", "related", "fixable", "edits", "places", "also", *place}
    assert all(set(finding) == keys for finding in said.json["findings"])
    found = {finding["code"]: finding for finding in said.json["findings"]}
    assert set(found) == {"D101", "D102"}
    assert found["D102"]["file"] == str(Path("inn/play.yaml"))
    assert found["D102"]["severity"] == "error"
    assert set(found["D102"]["related"][0]) == {*place, "message"}
    counted = {"errors", "warnings", "infos", "fixable", "checks", "records", "effects", "manual", "places"}
    assert set(said.json["summary"]) == counted
    assert said.json["summary"]["errors"] == len(said.json["findings"]) == 2


def test_the_summary_counts_what_was_looked_at(pnp: Pnp, kit: Path) -> None:
    before = pnp("check", "inn", "--format", "json", "--no-layout").json["summary"]
    (kit / "bog.yaml").write_text(
        "terrain: [{id: bog, name: Bog, text: Wet., effects: [{manual: Ask.}, {manual: Wait.}]}]"
    )
    after = pnp("check", "inn", "--format", "json", "--no-layout").json["summary"]
    assert {key: after[key] - before[key] for key in ("records", "effects", "manual")} == {
        "records": 3,
        "effects": 2,
        "manual": 2,
    }


def test_a_clean_kit_as_json_has_no_findings(pnp: Pnp, kit: Path) -> None:
    said = pnp("check", "inn", "--format", "json", "--no-layout")
    assert said.code == 0
    assert said.json["findings"] == []
    assert said.json["summary"]["checks"] > 0
    assert said.json["summary"]["records"] > 0


def test_a_warning_counts_only_when_it_is_asked_to(pnp: Pnp, kit: Path) -> None:
    cards = (kit / "orders.csv").read_text()
    (kit / "orders.csv").write_text(cards.replace("Move one of your units up to its Move.", "x" * 60))
    assert pnp("check", "inn").code == 0
    assert pnp("check", "inn", "--strict").code == 1
    assert pnp("check", "inn", "--strict", "--no-layout").code == 0
    assert pnp("build", "inn", "--only", "orders").code == 0
    refused = pnp("build", "inn", "--only", "orders", "--strict")
    assert refused.code == 1
    assert "inn: not built, 1 finding stops the build" in refused.out


def test_a_path_can_be_written_in_any_way(pnp: Pnp, kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("inn", "inn/", "./inn", "../" + kit.parent.name + "/inn", str(kit)):
        assert pnp("check", name, "--no-layout").code == 0
    monkeypatch.chdir(kit)
    assert pnp("check", ".", "--no-layout").code == 0
    assert pnp("list", "../inn").out.startswith("inn  Inn (draft)")


def test_a_folder_of_kits_says_which_there_are(pnp: Pnp, kit: Path) -> None:
    (kit.parent / "both").mkdir()
    for language in ("en", "de"):
        shutil.copytree(kit, kit.parent / "both" / language)
    said = pnp("check", "both")
    assert said.code == 2
    assert "both has no kit.yaml: name the kits in it: both/de, both/en\n" in said.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["check"], "name a kit, or use --all"),
        (["check", ""], "the name of a kit is empty"),
        (["check", "nowhere"], "there is no kit 'nowhere'"),
        (["check", "inn/kit.yaml"], "kit.yaml is a file: name the folder that holds the kit"),
        (["check", "empty"], "empty has no kit.yaml"),
        (["check", "inn", "--format", "xml"], "'xml' is not one of"),
        (["biuld", "inn"], "there is no command 'biuld'; did you mean 'build'?"),
        (["build", "inn", "--paper", "a9"], "'a9' is not a paper: write a4, a3, a5, letter"),
        (["build", "inn", "--jobs", "0"], "0 is not in the range"),
        (["build", "inn", "--out", "inn/kit.yaml"], "is a file"),
        (["build", "inn", "--only", "orders,pikse"], "no component 'pikse'"),
        (["build", "inn", "--only", ""], "'' names no component"),
        (["build", "inn", "--only", "orders:"], "'orders:' names no record"),
        (["build", "inn", "copy"], "inn and copy are both called 'inn'"),
        (["explain", "D999"], "there is no check 'D999'"),
        (["export", "inn"], "--to"),
        (["export", "inn", "--to", "bmp"], "'bmp' is not one of"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_a_mistyped_command_says_what_is_wrong(
    pnp: Pnp, kit: Path, tmp_path: Path, arguments: list[str], message: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy/kit.yaml").write_text("kit: inn\n")
    said = pnp(*arguments)
    assert said.code == 2
    assert message in said.err
    assert said.out == ""


def test_list_shows_pieces_and_their_arithmetic(pnp: Pnp, kit: Path) -> None:
    said = pnp("list", "inn", "-v")
    assert said.code == 0
    assert "counters     10 counters" in said.out
    assert "6 × damage: 0 + 3 + 0 + 3 = 6" in said.out
    (listed,) = pnp("list", "inn", "--format", "json").json
    assert listed["name"] == "inn"
    assert {component["id"]: component["pieces"] for component in listed["components"]} == {
        "counters": 10,
        "markers": 6,
        "orders": 12,
    }


def test_list_goes_on_after_a_kit_that_cannot_be_read(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/kit.yaml").write_text("[\n")
    said = pnp("list", "broken", "inn")
    assert said.code == 1
    lines = said.out.splitlines()
    assert lines[:2] == ["broken  cannot be read: pnp check broken says why", ""]
    assert lines[2].startswith("inn  ")
    assert "  counters     10 counters" in said.out
    said = pnp("list", "broken", "inn", "--format", "json")
    assert said.code == 1
    assert [(line["name"], line.get("problem", "")) for line in said.json] == [
        ("broken", "cannot be read: pnp check broken says why"),
        ("inn", ""),
    ]


def test_list_asks_for_one_kind_of_thing_at_a_time(pnp: Pnp) -> None:
    said = pnp("list", "--icons", "--themes")
    assert said.code == 2
    assert "ask for one at a time" in said.err


def test_every_code_has_a_page(pnp: Pnp) -> None:
    from pnp.checks.manual import all_codes

    assert pnp("explain", "d101").out == pnp("explain", "D101").out
    for code in all_codes():
        said = pnp("explain", code)
        assert said.code == 0
        assert said.out.strip()


@pytest.mark.parametrize("command", ["build", "check", "list", "explain", "new", "export", "cache"])
def test_every_command_has_help(pnp: Pnp, command: str) -> None:
    said = pnp(command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: pnp {command}")
    assert command in pnp().out + pnp().err


def test_a_fault_of_ours_is_one_sentence(pnp: Pnp, kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the\nwheel came off")

    monkeypatch.setattr("pnp.pipeline.compiled_kit.compile_kit", broken)
    monkeypatch.delenv("PNP_DEBUG", raising=False)
    said = pnp("check", "inn")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "this is our fault, not yours: RuntimeError: the wheel came off" in said.err
    assert "report it" in said.err
    monkeypatch.setenv("PNP_DEBUG", "1")
    assert "Traceback" in pnp("check", "inn").err


def test_the_version_needs_neither_click_nor_anything_else_heavy() -> None:
    code = "import sys; sys.argv = ['pnp', '--version']\ntry:\n import pnp.cli.main as m; m.main()\n"
    code += "finally: print(sorted({'click', 'yaml', 'jinja2', 'uharfbuzz', 'pnp.cli.app'} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    name, version, loaded = said.stdout.split(maxsplit=2)
    assert (name, version[0].isdigit(), loaded) == ("pnp", True, "[]\n")


def test_output_that_nobody_reads_or_that_finds_no_room_is_no_traceback(kit: Path) -> None:
    command = f"'{sys.executable}' -m pnp list -v '{kit}' | true; '{sys.executable}' -m pnp list '{kit}' >/dev/full"
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    said = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert said.stderr == "pnp: No space left on device\n"


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&-"])
def test_a_stream_that_was_closed_before_the_start_changes_nothing(kit: Path, closed: str) -> None:
    command = f"'{sys.executable}' -m pnp list '{kit}' {closed}"
    said = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")


def test_ctrl_c_while_pnp_starts_is_one_word() -> None:
    code = "import sys; sys.argv = ['pnp', 'list']; import pnp.cli.main as m\n"
    code += "def run(*arguments): raise KeyboardInterrupt\nm.run = run; m.main()"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (2, "", "stopped\n")


def test_letters_that_the_terminal_has_not_are_no_traceback(kit: Path) -> None:
    cards = (kit / "orders.csv").read_text()
    (kit / "orders.csv").write_text(cards.replace("5,M,", "fünf – ½,M,"))
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    said = subprocess.run(
        [sys.executable, "-m", "pnp", "check", str(kit), "--no-layout"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert said.returncode == 1
    assert said.stderr == b""
    assert b"error Y110" in said.stdout


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("inn --only a b", "inn --only a --only b"),
        ("inn --only a b --out x c", "inn --only a --only b --out x c"),
        ("--only a inn", "--only a inn"),
        ("--all --only a b", "--all --only a --only b"),
        ("inn --only=a b --only c", "inn --only=a --only b --only c"),
        ("inn other --only a", "inn other --only a"),
        ("inn --only a -- b", "inn --only a -- b"),
    ],
)
def test_only_takes_several_names_once_a_kit_is_named(written: str, meant: str) -> None:
    assert list(repeat_only(written.split())) == meant.split()
