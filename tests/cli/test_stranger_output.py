"""A kit that comes with a folder for its output: nothing outside of that is touched, and nothing is waited for."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from pnp.errors import WriteError
from pnp.pipeline.up_to_date import BuildStart, is_up_to_date, record_inputs
from pnp.writer import Output, write
from tests.cli.conftest import Said

Pnp = Callable[..., Said]
Prepare = Callable[[Path, Path], object]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes, and links need rights")
LAYOUT = "layouts: [{layout: l, size: poker, elements: {a: {text: x}}}]\n"
KIT = {
    "kit.yaml": "kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n",
    "c.yaml": f"{LAYOUT}components: [{{id: c, name: C, kind: card, layout: l, stock: paper}}]\n",
}
MINE = "what I wrote\n"


@dataclass(frozen=True)
class File:
    """Something to be written."""

    path: str
    data: bytes


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    for name, text in KIT.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "mine").mkdir()
    for name in ("note.txt", "manifest.json", "c.pdf", "k/a4/c.pdf", "a4/c.pdf", "files/note.txt"):
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MINE)
    return tmp_path


def link(name: str, to: str) -> Prepare:
    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        (output / name).symlink_to(mine / to)

    return prepare


def second_name(name: str, of: str) -> Prepare:
    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        os.link(mine / of, output / name)

    return prepare


def pipe(name: str) -> Prepare:
    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(output / name)

    return prepare


def device(name: str) -> Prepare:
    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        (output / name).symlink_to("/dev/zero")

    return prepare


def end_of_a_line(name: str) -> Prepare:
    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        with socket.socket(socket.AF_UNIX) as line:
            # The name of a socket may have some hundred letters only.
            before = Path.cwd()
            os.chdir((output / name).parent)
            line.bind(Path(name).name)
            os.chdir(before)

    return prepare


def manifest(path: str) -> Prepare:
    """A list of what was built that names a file elsewhere, so that it is removed."""

    def prepare(output: Path, mine: Path) -> None:
        (output / "k").mkdir(parents=True)
        entry = {"path": path, "kind": "card", "component": "c", "paper": "a4", "sha256": ""}
        counts = {"pages": 1, "pieces": 1, "faces": 1, "bytes": 1}
        (output / "k/manifest.json").write_text(
            str({"kit": "k", "version": "", "artifacts": [entry | counts]}).replace("'", '"')
        )
        (output / "k/linked").symlink_to(mine)

    return prepare


def holes(name: str) -> Prepare:
    """A file of 20 GB that takes no room on the disk."""

    def prepare(output: Path, mine: Path) -> None:
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        with (output / name).open("wb") as file:
            file.truncate(20_000_000_000)

    return prepare


NAMES = ("k/.pnp-lock", "k/manifest.json", "k/.pnp-inputs.json", "k/.pnp-inputs.json.new", "k/a4/c.pdf",
         "k/.pnp-writing/journal.json")  # fmt: skip
STRANGE: dict[str, Prepare] = {
    **{f"link in place of {name}": link(name, "note.txt") for name in NAMES},
    **{f"second name in place of {name}": second_name(name, "note.txt") for name in NAMES},
    **{f"pipe in place of {name}": pipe(name) for name in NAMES},
    **{f"device in place of {name}": device(name) for name in NAMES},
    **{f"socket in place of {name}": end_of_a_line(name) for name in NAMES},
    **{f"20 GB in place of {name}": holes(name) for name in NAMES},
    "link in place of the kit's folder": link("k", ""),
    "link in place of a paper": link("k/a4", "a4"),
    "link in place of our folder": link("k/.pnp-writing", ""),
    "link inside our folder": link("k/.pnp-writing/files", "files"),
    "manifest that names what is above": manifest("../mine/note.txt"),
    "manifest that names what is linked": manifest("linked/note.txt"),
    "manifest of an absolute path": manifest("/etc/hosts"),
    "manifest with a line end": manifest("a\\nb"),
}


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("prepare", [pytest.param(prepare, id=name) for name, prepare in STRANGE.items()])
def test_a_folder_for_output_that_came_with_a_kit_harms_nothing(kit: Path, prepare: Prepare) -> None:
    before = contents(kit / "mine")
    (kit / "output").mkdir()
    prepare(kit / "output", kit / "mine")
    start = BuildStart.of(kit, (), "")
    # What stands there may be read again for the next build.
    for _ in range(2):
        is_up_to_date(kit / "output", kit, (), "")
        with suppress(WriteError):
            write(kit / "output", "k", [Output(artifact=File("a4/c.pdf", b"new"), kind="card")], version="1")
            assert (kit / "output/k/a4/c.pdf").read_bytes() == b"new"
        record_inputs(kit / "output", "k", kit, (), (), start)
        assert contents(kit / "mine") == before


def test_what_is_in_the_way_is_named(pnp: Pnp, kit: Path) -> None:
    link("k/a4", "a4")(kit / "output", kit / "mine")
    said = pnp("build", ".")
    assert said.code == 2
    assert "pnp: output/k/a4: is a link to another folder; remove it" in said.err


def test_a_folder_for_output_that_nobody_named_is_no_link(pnp: Pnp, kit: Path) -> None:
    before = contents(kit / "mine")
    (kit / "output").symlink_to("mine")
    for command in (("build", "."), ("export", ".", "--to", "json")):
        said = pnp(*command)
        assert (said.code, contents(kit / "mine")) == (2, before)
        assert "output is a link to another folder: name that folder with --out" in said.err
    (kit / "named").mkdir()
    (kit / "own").symlink_to("named")
    assert pnp("build", ".", "--out", "own").code == 0
    assert (kit / "named/k/a4/c.pdf").exists()


def test_folders_in_folders_without_end_are_not_walked(pnp: Pnp, kit: Path) -> None:
    before = Path.cwd()
    try:
        for _ in range(1500):
            Path("d").mkdir()
            os.chdir("d")
        Path("deep.yaml").write_text("[")
        os.chdir(before)
        assert pnp("check", ".", "--no-layout").code == 0
        assert pnp("build", ".").code == 0
    finally:
        os.chdir(before)
        # What clears up after tests would go down step by step, as deep as Python goes.
        subprocess.run(["rm", "-rf", "d"], check=True)


NAMED = {
    "p.png": LAYOUT.replace("text: x", "image: p.png"),
    "t.md": f"{LAYOUT}texts: [{{id: t, name: T, files: [t.md]}}]\n",
    "c.csv": f"{LAYOUT}decks: [{{id: d, name: D, cards: {{from: c.csv}}}}]\n",
    "f.ttf": LAYOUT,
}


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
@pytest.mark.parametrize("name", list(NAMED))
def test_what_a_kit_names_is_read_only_if_it_is_a_plain_file(
    pnp: Pnp, kit: Path, name: str, make: Callable[[Path], object]
) -> None:
    (kit / "c.yaml").write_text(NAMED[name] + KIT["c.yaml"].removeprefix(LAYOUT))
    (kit / "theme.yaml").write_text("theme: own\nextends: plain\nfonts: {f: {regular: f.ttf}}\n")
    (kit / "kit.yaml").write_text(KIT["kit.yaml"] + ("theme: own\n" if name == "f.ttf" else ""))
    make(kit / name)
    said = pnp("check", ".")
    assert said.code == 1
    assert "our fault" not in said.err
    assert any(name in line for line in said.out.splitlines() if "error" in line)
