"""A kit's folder after a build, after many, and after one that was killed."""

import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from pnp.errors import WriteError
from pnp.plain_files import PlainFolder
from pnp.writer import Output, WriteResult, write
from pnp.writer.folder import KnownArtifact
from pnp.writer.lock import build_lock
from pnp.writer.manifest import read_manifest


@dataclass(frozen=True)
class File:
    path: str
    data: bytes


def output(path: str, data: bytes = b"new", component: str = "cards") -> Output:
    return Output(artifact=File(path, data), kind="cards", component=component, paper=path[:2])


def build(out: Path, *outputs: Output, component: str = "") -> WriteResult:
    """Build everything, or only one component."""
    return write(out, "chess", outputs, version="1", covers=lambda entry: component in ("", entry.component))


def contents(root: Path) -> dict[str, bytes]:
    """Every file that is not ours alone, by its path in the kit's folder."""
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and path.name != ".pnp-lock")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


def listed(out: Path) -> list[str]:
    return [entry["path"] for entry in json.loads((out / "chess/manifest.json").read_text())["artifacts"]]


def test_a_build_writes_its_files_and_a_sorted_manifest(tmp_path: Path) -> None:
    written = build(tmp_path, output("letter/cards.pdf", b"ab"), output("a4/cards.pdf", b"abc"))
    assert written.replaced == ("a4/cards.pdf", "letter/cards.pdf")
    text = (tmp_path / "chess/manifest.json").read_text()
    assert text.endswith("}\n")
    first, second = json.loads(text)["artifacts"]
    assert (first["path"], second["path"]) == ("a4/cards.pdf", "letter/cards.pdf")
    assert first == {
        "path": "a4/cards.pdf",
        "kind": "cards",
        "component": "cards",
        "paper": "a4",
        "pages": 0,
        "pieces": 0,
        "faces": 0,
        "bytes": 3,
        "sha256": hashlib.sha256(b"abc").hexdigest(),
    }
    assert not (tmp_path / "chess/.pnp-writing").exists()


def test_an_unchanged_file_keeps_its_time(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"same"), output("a4/b.pdf", b"old"))
    kit = tmp_path / "chess"
    for name in ("a4/a.pdf", "a4/b.pdf", "manifest.json"):
        os.utime(kit / name, (1000, 1000))
    build(tmp_path, output("a4/a.pdf", b"same"), output("a4/b.pdf", b"new"))
    assert (kit / "a4/a.pdf").stat().st_mtime == 1000
    assert (kit / "a4/b.pdf").read_bytes() == b"new"
    assert (kit / "manifest.json").stat().st_mtime != 1000
    os.utime(kit / "manifest.json", (1000, 1000))
    build(tmp_path, output("a4/a.pdf", b"same"), output("a4/b.pdf", b"new"))
    assert (kit / "manifest.json").stat().st_mtime == 1000


def test_a_file_that_someone_changed_is_written_again(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"good"))
    (tmp_path / "chess/a4/a.pdf").write_bytes(b"evil")
    build(tmp_path, output("a4/a.pdf", b"good"))
    assert (tmp_path / "chess/a4/a.pdf").read_bytes() == b"good"


def test_what_is_no_longer_made_goes_and_what_nobody_listed_stays(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf"), output("letter/old.pdf"))
    (tmp_path / "chess/a4/notes.txt").write_text("mine")
    written = build(tmp_path, output("a4/a.pdf"))
    assert written.removed == ("letter/old.pdf",)
    assert set(contents(tmp_path / "chess")) == {"a4/a.pdf", "a4/notes.txt", "manifest.json"}
    assert not (tmp_path / "chess/letter").exists()


def test_a_partial_build_merges_into_the_manifest(tmp_path: Path) -> None:
    build(tmp_path, output("a4/cards-1.pdf"), output("a4/cards-2.pdf"), output("a4/map.pdf", b"m", "map"))
    build(tmp_path, output("a4/cards-1.pdf"), component="cards")
    assert listed(tmp_path) == ["a4/cards-1.pdf", "a4/map.pdf"]
    assert set(contents(tmp_path / "chess")) == {"a4/cards-1.pdf", "a4/map.pdf", "manifest.json"}


def test_a_manifest_that_points_outside_deletes_nothing_there(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("mine")
    absolute = tmp_path / "precious.txt"
    build(tmp_path, output("a4/a.pdf"))
    manifest = tmp_path / "chess/manifest.json"
    content = json.loads(manifest.read_text())
    for path in ("../precious.txt", "a4/../../precious.txt", str(absolute), "a4\\..\\..\\precious.txt"):
        content["artifacts"].append({**content["artifacts"][0], "path": path})
    manifest.write_text(json.dumps(content))
    build(tmp_path, output("a4/b.pdf"))
    assert (tmp_path / "precious.txt").read_text() == "mine"
    assert listed(tmp_path) == ["a4/b.pdf"]


def test_a_linked_folder_is_not_followed_to_delete(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf"), output("letter/a.pdf"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.pdf").write_text("mine")
    (tmp_path / "chess/letter/a.pdf").unlink()
    (tmp_path / "chess/letter").rmdir()
    (tmp_path / "chess/letter").symlink_to(elsewhere)
    build(tmp_path, output("a4/a.pdf"))
    assert (elsewhere / "a.pdf").read_text() == "mine"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"artifacts": 3}', '{"artifacts": [{"path": 3}]}', "[" * 100_000, "\x00"]
)
def test_a_broken_manifest_counts_as_none_and_deletes_nothing(tmp_path: Path, text: str) -> None:
    build(tmp_path, output("a4/a.pdf"), output("a4/b.pdf"))
    (tmp_path / "chess/manifest.json").write_text(text)
    build(tmp_path, output("a4/a.pdf"))
    assert (tmp_path / "chess/a4/b.pdf").exists()
    assert listed(tmp_path) == ["a4/a.pdf"]


def test_a_folder_in_the_way_is_named_before_anything_is_moved(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"))
    before = contents(tmp_path / "chess")
    (tmp_path / "chess/a4/b.pdf").mkdir()
    with pytest.raises(WriteError, match=r"b\.pdf: cannot be replaced: it is a folder"):
        build(tmp_path, output("a4/a.pdf", b"new"), output("a4/b.pdf"))
    assert contents(tmp_path / "chess") == before


def test_a_file_in_the_place_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess/a4").write_text("mine")
    with pytest.raises(WriteError, match="a4: cannot be replaced by a folder: it is a file"):
        build(tmp_path, output("a4/a.pdf"))


def refuse_to_replace(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system refuse to replace a file."""
    replace = os.replace

    def refuse(old: str, new: str, **folders: int | None) -> None:
        if Path(new).name == name:
            raise PermissionError(13, "Permission denied")
        replace(old, new, **folders)

    monkeypatch.setattr(os, "replace", refuse)


def test_a_file_that_the_system_will_not_replace_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"))
    refuse_to_replace("a.pdf", monkeypatch)
    with pytest.raises(WriteError, match=r"a\.pdf: cannot be replaced: Permission denied; close it"):
        build(tmp_path, output("a4/a.pdf", b"new"))
    assert (tmp_path / "chess/a4/a.pdf").read_bytes() == b"old"


def test_a_refused_file_takes_back_those_that_were_replaced_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"), output("a4/open.pdf", b"old"))
    before = contents(tmp_path / "chess")
    refuse_to_replace("open.pdf", monkeypatch)
    with pytest.raises(WriteError, match=r"open\.pdf"):
        build(tmp_path, output("a4/a.pdf"), output("a4/fresh.pdf"), output("a4/open.pdf"))
    after = contents(tmp_path / "chess")
    assert {path: after[path] for path in before} == before
    assert "a4/fresh.pdf" not in after


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_file_is_taken_back_where_it_was_a_link_and_where_files_have_one_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"), output("a4/b.pdf", b"old"), output("a4/open.pdf", b"old"))
    elsewhere = tmp_path / "elsewhere.pdf"
    elsewhere.write_bytes(b"mine")
    (tmp_path / "chess/a4/b.pdf").unlink()
    (tmp_path / "chess/a4/b.pdf").symlink_to(elsewhere)

    def unknown(*names: str, **options: object) -> None:
        raise OSError(95, "Operation not supported")

    refuse_to_replace("open.pdf", monkeypatch)
    monkeypatch.setattr(os, "link", unknown)
    with pytest.raises(WriteError):
        build(tmp_path, output("a4/a.pdf"), output("a4/b.pdf"), output("a4/open.pdf"))
    assert (tmp_path / "chess/a4/a.pdf").read_bytes() == b"old"
    assert (tmp_path / "chess/a4/b.pdf").readlink() == elsewhere
    assert elsewhere.read_bytes() == b"mine"


def test_an_output_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("")
    with pytest.raises(WriteError, match="out/chess: cannot be made"):
        write(tmp_path / "out", "chess", [], version="1")


@pytest.mark.parametrize("path", ["../x", "/x", "a/../x", "a//x", ".", "", "manifest.json", "c:x", "a\\x"])
def test_an_artifact_with_an_unsafe_path_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(WriteError, match="is not a path inside"):
        build(tmp_path, output(path))


@pytest.mark.parametrize("kit", ["..", "a/b", "", "."])
def test_a_kit_with_an_unsafe_name_is_refused(tmp_path: Path, kit: str) -> None:
    with pytest.raises(WriteError, match="cannot be the name of a folder"):
        write(tmp_path, kit, [], version="1")


def test_two_artifacts_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WriteError, match="two artifacts want this name"):
        build(tmp_path, output("a4/a.pdf"), output("a4/a.pdf"))


def test_a_build_that_fails_while_painting_leaves_the_last_one_whole(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"))
    before = contents(tmp_path / "chess")

    def failing() -> Iterator[Output]:
        yield output("a4/a.pdf", b"new")
        raise RuntimeError("painting failed")

    with pytest.raises(RuntimeError):
        write(tmp_path, "chess", failing(), version="1")
    assert contents(tmp_path / "chess") == before


CHILD = """
import os, signal, sys
from pathlib import Path
from pnp.writer import Output, write
from tests_file import File

stop, moves, replace = int(sys.argv[2]), 0, os.replace

def counted(old, new, **folders):
    global moves
    moves += 1
    if moves == stop:
        os.kill(os.getpid(), signal.SIGKILL)
    return replace(old, new, **folders)

os.replace = counted
def outputs():
    yield Output(artifact=File("a4/a.pdf", b"new" * 1000), kind="cards")
    if stop == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    yield Output(artifact=File("a4/fresh.pdf", b"fresh"), kind="cards")

write(Path(sys.argv[1]), "chess", outputs(), version="2")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize(("stop", "a"), [(0, b"old"), (1, b"old"), (2, b"old"), (3, b"new"), (4, b"new")])
def test_a_killed_build_leaves_whole_files_and_the_next_one_tidies_up(tmp_path: Path, stop: int, a: bytes) -> None:
    """Killed while writing aside, then before each move: of the journal, two files, the manifest."""
    out = tmp_path / "out"
    build(out, output("a4/a.pdf", b"old" * 1000), output("a4/gone.pdf", b"gone"))
    manifest = (out / "chess/manifest.json").read_bytes()
    (tmp_path / "tests_file.py").write_text(
        "from dataclasses import dataclass\n@dataclass\nclass File:\n    path: str\n    data: bytes\n"
    )
    paths = os.pathsep.join((str(tmp_path), str(Path(__file__).parents[2])))
    command = [sys.executable, "-c", CHILD, str(out), str(stop)]
    killed = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=False)
    assert killed.returncode == -signal.SIGKILL

    assert (out / "chess/manifest.json").read_bytes() == manifest
    assert (out / "chess/a4/a.pdf").read_bytes() == a * 1000
    assert (out / "chess/a4/gone.pdf").read_bytes() == b"gone"

    build(out, output("a4/a.pdf", b"newest"))
    assert set(contents(out / "chess")) == {"a4/a.pdf", "manifest.json"}
    assert (out / "chess/a4/a.pdf").read_bytes() == b"newest"


HOLDER = """
import sys, time
from pathlib import Path
from pnp.plain_files import PlainFolder
from pnp.writer.lock import build_lock
with build_lock(PlainFolder(Path(sys.argv[1])), "chess"):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_second_build_is_told_of_the_first_and_goes_on_when_that_was_killed(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"))
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "chess")]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        message = rf"another build of chess \(process {holder.pid}\) is writing here"
        with pytest.raises(WriteError, match=message):
            build(tmp_path, output("a4/a.pdf", b"new"))
        holder.kill()
        holder.wait()
    build(tmp_path, output("a4/a.pdf", b"new"))
    assert (tmp_path / "chess/a4/a.pdf").read_bytes() == b"new"


def test_a_link_in_the_place_of_our_folder_is_not_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "files").mkdir(parents=True)
    (elsewhere / "files/mine.txt").write_text("mine")
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess/.pnp-writing").symlink_to(elsewhere)
    build(tmp_path, output("a4/a.pdf"))
    assert (elsewhere / "files/mine.txt").read_text() == "mine"


posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes, and links need rights")


@posix
@pytest.mark.parametrize("linked", ["chess", "chess/a4", "chess/a4/deep"])
def test_nothing_is_written_below_a_folder_that_is_a_link(tmp_path: Path, linked: str) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.pdf").write_text("mine")
    link = tmp_path / "out" / linked
    link.parent.mkdir(parents=True)
    link.symlink_to(elsewhere)
    with pytest.raises(WriteError, match=rf"{linked}: is a link to another folder; remove it"):
        build(tmp_path / "out", output("a4/a.pdf"), output("a4/deep/a.pdf"))
    assert contents(elsewhere) == {"a.pdf": b"mine"}


@posix
def test_a_file_that_is_right_already_is_not_taken_from_a_linked_folder(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"same"))
    (tmp_path / "chess/a4").rename(tmp_path / "elsewhere")
    (tmp_path / "chess/a4").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(WriteError, match="chess/a4: is a link to another folder"):
        build(tmp_path, output("a4/a.pdf", b"same"))


@posix
def test_the_folder_that_the_user_names_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "out").symlink_to(tmp_path / "disk")
    build(tmp_path / "out", output("a4/a.pdf"))
    assert (tmp_path / "disk/chess/a4/a.pdf").read_bytes() == b"new"


@posix
def test_a_lock_that_is_a_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess/.pnp-lock").symlink_to(tmp_path / "mine")
    with pytest.raises(WriteError, match=r"\.pnp-lock: cannot be opened: it is not a plain file"):
        build(tmp_path, output("a4/a.pdf"))
    assert (tmp_path / "mine").read_text() == "mine"


@posix
@pytest.mark.parametrize(
    "name", [".pnp-lock", "manifest.json", ".pnp-writing/journal.json", ".pnp-writing", "a4/a.pdf"]
)
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path: Path, name: str) -> None:
    path = tmp_path / "chess" / name
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    if name == ".pnp-lock":
        with pytest.raises(WriteError, match="it is not a plain file"):
            build(tmp_path, output("a4/a.pdf"))
    else:
        build(tmp_path, output("a4/a.pdf"))
        assert contents(tmp_path / "chess")["a4/a.pdf"] == b"new"
        assert listed(tmp_path) == ["a4/a.pdf"]


def known(path: str, data: bytes, made: list[str]) -> Output:
    """An output whose bytes are known before they are made."""

    def make() -> bytes:
        made.append(path)
        return data

    return Output(artifact=KnownArtifact(path, len(data), hashlib.sha256(data).hexdigest(), make), kind="cards")


def test_a_file_whose_bytes_are_known_is_made_only_if_those_in_place_are_others(tmp_path: Path) -> None:
    made: list[str] = []
    outputs = [known("a4/a/deep/a.pdf", b"abc", made), known("a4/b.pdf", b"b", made)]
    assert build(tmp_path, *outputs).replaced == ("a4/a/deep/a.pdf", "a4/b.pdf")
    assert made == ["a4/a/deep/a.pdf", "a4/b.pdf"]
    assert (tmp_path / "chess/a4/a/deep/a.pdf").read_bytes() == b"abc"
    assert build(tmp_path, *outputs).unchanged == ("a4/a/deep/a.pdf", "a4/b.pdf")
    assert len(made) == 2
    # As many bytes, but others.
    (tmp_path / "chess/a4/b.pdf").write_bytes(b"c")
    assert build(tmp_path, *outputs).replaced == ("a4/b.pdf",)
    assert made[2:] == ["a4/b.pdf"]
    (first, second) = read_manifest(tmp_path / "chess")
    assert (first.bytes, first.sha256, second.bytes) == (3, hashlib.sha256(b"abc").hexdigest(), 1)


def test_the_manifest_can_be_read_by_people(tmp_path: Path) -> None:
    build(tmp_path, output("a4/żółw.pdf", b"abc"))
    lines = (tmp_path / "chess/manifest.json").read_text(encoding="utf-8").splitlines()
    assert lines[:6] == ["{", '  "kit": "chess",', '  "version": "1",', '  "artifacts": [', "    {",
                         '      "path": "a4/żółw.pdf",']  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [{"path": 3}, {"path": "../a.pdf"}, {"sha256": None}, {"bytes": "3"}, {"pages": None}, {"paper": 4}, {"kind": 1}],
)
def test_entries_that_cannot_be_ours_are_left_out(tmp_path: Path, change: dict[str, object]) -> None:
    build(tmp_path, output("a4/a.pdf", b"abc"), output("a4/b.pdf", b"abc"))
    path = tmp_path / "chess/manifest.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    content["artifacts"][0].update(change)
    path.write_text(json.dumps(content), encoding="utf-8")
    assert [entry.path for entry in read_manifest(tmp_path / "chess")] == ["a4/b.pdf"]


def test_a_manifest_that_is_too_large_to_be_ours_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"artifacts": [' + " " * 16 * 1024 * 1024 + "]}")
    assert read_manifest(tmp_path) == ()


def test_a_lock_tells_the_process_that_holds_it_and_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / ".pnp-lock"
    path.write_text("9" * 60)
    with PlainFolder(tmp_path) as folder, build_lock(folder, "chess"):
        assert path.read_text() == f"{os.getpid()}\n"
    assert path.read_text() == ""


def test_nothing_of_a_build_is_left_beside_its_files(tmp_path: Path) -> None:
    build(tmp_path, output("a4/a.pdf", b"old"))
    build(tmp_path, output("a4/a.pdf", b"new"))
    assert sorted(path.name for path in (tmp_path / "chess").rglob("*")) == [
        ".pnp-lock",
        "a.pdf",
        "a4",
        "manifest.json",
    ]


def test_a_link_to_the_right_bytes_is_replaced_by_a_file(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"abc")
    (tmp_path / "chess/a4").mkdir(parents=True)
    (tmp_path / "chess/a4/a.pdf").symlink_to(tmp_path / "elsewhere")
    assert build(tmp_path, output("a4/a.pdf", b"abc")).replaced == ("a4/a.pdf",)
    assert not (tmp_path / "chess/a4/a.pdf").is_symlink()
