"""``pnp cache``: what is kept, and being rid of it."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.store.disk import open_store
from pnp.store.traces import Result
from tests.cli.conftest import Said

Pnp = Callable[..., Said]
posix = pytest.mark.skipif(sys.platform == "win32", reason="owners, rights and pipes")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("PNP_CACHE_SIZE", raising=False)
    return tmp_path / "cache"


def fill(folder: Path) -> None:
    """Two results, which share two megabytes and a half of content."""
    store = open_store(folder, "pnp 1")
    content = b"x" * (5 * 1024 * 1024 // 2)
    for name in ("front", "back"):
        store.keep(name, {}, Result("page", {"content": content}))


def test_the_cache_is_shown_by_kind(pnp: Pnp, folder: Path) -> None:
    fill(folder)
    said = pnp("cache")
    assert said.code == 0
    assert said.out == (
        f"folder  {folder}\n"
        "limit   512 MB\n"
        "results               2        1 kB\n"
        "painted content       1      2.5 MB\n"
        "in all                3      2.5 MB\n"
    )


def test_the_cache_is_cleared_and_says_how_much_that_freed(pnp: Pnp, folder: Path) -> None:
    fill(folder)
    (folder / "notes.txt").write_text("mine")
    assert pnp("cache", "--clear") == Said(0, f"2.5 MB freed in {folder}\n", "")
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]
    assert pnp("cache", "--clear").out == f"0 kB freed in {folder}\n"


def test_a_cache_that_is_not_there_is_empty(pnp: Pnp, folder: Path) -> None:
    assert "in all                0        0 kB\n" in pnp("cache").out
    assert pnp("cache", "--clear") == Said(0, f"0 kB freed in {folder}\n", "")
    assert not folder.exists()


def test_without_a_home_nothing_is_kept(pnp: Pnp, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PNP_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    for arguments in ((), ("--clear",)):
        said = pnp("cache", *arguments)
        assert said == Said(0, "nothing is kept: there is no home folder; PNP_CACHE can name another one\n", "")


def test_the_limit_is_that_of_the_variable(pnp: Pnp, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PNP_CACHE_SIZE", "64")
    assert "limit   64 MB\n" in pnp("cache").out


def test_a_damaged_cache_is_shown_and_cleared(pnp: Pnp, folder: Path) -> None:
    fill(folder)
    for path in folder.rglob("*"):
        if path.is_file():
            path.write_bytes(b"damaged")
    assert "in all                3        1 kB\n" in pnp("cache").out
    assert pnp("cache", "--clear").out == f"1 kB freed in {folder}\n"


def test_a_file_in_the_place_of_the_cache_is_said_and_left(pnp: Pnp, folder: Path) -> None:
    folder.write_text("mine")
    assert f"nothing is kept: {folder} is not a folder\n" in pnp("cache").out
    assert pnp("cache", "--clear") == Said(2, "", f"pnp: nothing was removed: {folder} is not a folder\n")
    assert folder.read_text() == "mine"


@posix
def test_a_cache_that_others_can_write_in_is_said_and_left(pnp: Pnp, folder: Path) -> None:
    fill(folder)
    folder.chmod(0o777)
    reason = f"others can write in {folder}: chmod go-w makes it yours alone"
    assert f"nothing is kept: {reason}\n" in pnp("cache").out
    assert pnp("cache", "--clear") == Said(2, "", f"pnp: nothing was removed: {reason}\n")
    assert (folder / "traces").exists()
