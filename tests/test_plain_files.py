"""Files of ours in places that somebody else may have prepared."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pnp.plain_files import OutsideError, PlainFolder, open_plain, read_inside, read_plain, walk, write_new

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes, and links need rights")


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_link_to_a_file(path: Path) -> None:
    (path.parent / "mine").write_text("mine")
    path.symlink_to("mine")


def a_link_to_nothing(path: Path) -> None:
    path.symlink_to("nothing")


def a_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


STRANGE = [a_folder, a_pipe, a_link_to_a_file, a_link_to_nothing, a_link_to_a_device]


@pytest.mark.parametrize("put", STRANGE)
def test_what_is_no_file_is_neither_read_nor_opened(tmp_path: Path, put: Callable[[Path], None]) -> None:
    put(tmp_path / "file")
    with pytest.raises(OSError, match="it is not a plain file"):
        read_plain(tmp_path / "file", 100)
    with pytest.raises(OSError, match="it is not a plain file"):
        open_plain(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    assert not (tmp_path / "nothing").exists()


def test_a_device_is_not_opened() -> None:
    with pytest.raises(OSError, match="it is not a plain file"):
        read_plain("/dev/zero", 100)


def test_a_file_is_read_up_to_the_size_that_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_plain(tmp_path / "file", 5) == b"12345"
    with pytest.raises(OSError, match="too large"):
        read_plain(tmp_path / "file", 4)
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "other", 4)


@pytest.mark.parametrize("put", [a_pipe, a_link_to_a_file, a_link_to_nothing])
def test_a_new_file_takes_the_place_of_what_was_there(tmp_path: Path, put: Callable[[Path], None]) -> None:
    put(tmp_path / "file")
    write_new(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert not (tmp_path / "file").is_symlink()
    assert not (tmp_path / "nothing").exists()
    if (tmp_path / "mine").exists():
        assert (tmp_path / "mine").read_text() == "mine"


def test_a_folder_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    a_folder(tmp_path / "file")
    with pytest.raises(OSError, match="file"):
        write_new(tmp_path / "file", b"new")
    assert (tmp_path / "file").is_dir()


def test_a_disk_without_room_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int, content: memoryview) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space left"):
        write_new(tmp_path / "file", b"new")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def held(tmp_path: Path) -> Iterator[PlainFolder]:
    """A folder that is held open, with another one beside it."""
    (tmp_path / "folder/below").mkdir(parents=True)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/note").write_text("mine")
    with PlainFolder(tmp_path / "folder") as folder:
        yield folder


def test_a_folder_that_becomes_a_link_while_it_is_held_leads_nowhere_else(tmp_path: Path, held: PlainFolder) -> None:
    (tmp_path / "folder").rename(tmp_path / "moved")
    (tmp_path / "folder").symlink_to("mine")
    held.write_new("note", (b"new",), replaces=True)
    held.remove_tree("below")
    assert (tmp_path / "mine/note").read_text() == "mine"
    assert sorted(path.name for path in (tmp_path / "moved").iterdir()) == ["note"]


@pytest.mark.parametrize(
    "act",
    [
        lambda folder: folder.write_new("below/note", (b"new",), replaces=True),
        lambda folder: folder.read("below/note", 100),
        lambda folder: folder.remove("below/note"),
        lambda folder: folder.make_folders("below/deep"),
        lambda folder: folder.folder("below"),
        lambda folder: folder.replace("new", "below/note"),
        lambda folder: folder.replace("below/note", "new"),
        lambda folder: folder.back_up("below/note", "new.kept"),
        lambda folder: folder.copy_mode("new", "below/note"),
        lambda folder: folder.sync("below/note"),
    ],
)
def test_no_path_of_a_held_folder_leads_through_a_link(
    tmp_path: Path, held: PlainFolder, act: Callable[[PlainFolder], object]
) -> None:
    (tmp_path / "folder/new").write_text("new")
    (tmp_path / "folder/below").rmdir()
    (tmp_path / "folder/below").symlink_to(tmp_path / "mine")
    with pytest.raises(OSError, match=r"directory|folder"):
        act(held)
    held.remove_tree("below")
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == ["note"]
    assert (tmp_path / "mine/note").read_text() == "mine"


@pytest.mark.parametrize("path", ["", ".", "..", "../mine/note", "below/../../mine/note", "/etc/hosts", "a//b", "a\0b"])
def test_a_path_that_does_not_lead_down_is_refused(held: PlainFolder, path: str) -> None:
    with pytest.raises(ValueError, match="does not lead down"):
        held.read(path, 100)


def test_a_file_with_a_second_name_is_read_but_not_written_to(tmp_path: Path, held: PlainFolder) -> None:
    os.link(tmp_path / "mine/note", tmp_path / "folder/note")
    assert held.read("note", 100) == b"mine"
    with pytest.raises(OSError, match="second name"):
        held.open("note", os.O_RDWR)
    held.write_new("note", (b"new",), replaces=True)
    assert (tmp_path / "mine/note").read_text() == "mine"


def test_what_a_link_inside_leads_to_is_read_and_nothing_outside(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    kit.mkdir()
    (kit / "a").write_text("a")
    (kit / "b").symlink_to("a")
    (kit / "c").symlink_to("..")
    (tmp_path / "secret").write_text("secret")
    assert read_inside(kit, kit / "b", 100) == b"a"
    for outside in ("c/secret", "../secret", "/etc/hosts"):
        with pytest.raises(OutsideError):
            read_inside(kit, kit / outside, 100)


def test_a_walk_is_sorted_and_follows_no_link(tmp_path: Path) -> None:
    for name in ("b/x", "a/y", ".hidden/z"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("")
    (tmp_path / "loop").symlink_to(".")
    (tmp_path / "round").symlink_to("round")
    found = [(folder.relative_to(tmp_path).as_posix(), names) for folder, names in walk(tmp_path)]
    assert found == [(".", ["round"]), ("a", ["y"]), ("b", ["x"])]


def test_a_file_whose_content_fails_is_not_left(held: PlainFolder) -> None:
    def content() -> Iterator[bytes]:
        yield b"half"
        raise ValueError("no more")

    with pytest.raises(ValueError, match="no more"):
        held.write_new("note", content())
    assert held.status("note") is None
