"""Files of ours in places that somebody else may have prepared."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.plain_files import open_plain, read_plain, write_new

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
