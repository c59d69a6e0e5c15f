"""Where results are kept, and how much of them."""

from pathlib import Path

import pytest

from pnp.store.folder import cache_folder, size_limit

MB = 1024 * 1024


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"PNP_CACHE": "/a", "XDG_CACHE_HOME": "/b"}, "/a"),
        ({"XDG_CACHE_HOME": "/b", "LOCALAPPDATA": "/c"}, "/b/pnp"),
        ({"XDG_CACHE_HOME": "b", "LOCALAPPDATA": "/c"}, "/c/pnp"),
        ({"PNP_CACHE": "", "LOCALAPPDATA": "/c"}, "/c/pnp"),
    ],
)
def test_the_folder_is_that_of_the_first_variable_that_names_one(environ: dict[str, str], folder: str) -> None:
    assert cache_folder(environ) == Path(folder)


def test_without_any_variable_it_is_in_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/me")
    monkeypatch.setenv("USERPROFILE", "/home/me")
    assert cache_folder({}) == Path("/home/me/.cache/pnp")


def test_without_a_home_folder_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert cache_folder({}) is None


@pytest.mark.parametrize(
    ("asked", "megabytes"),
    [("", 512), ("100", 100), (" 7 ", 7), ("0", 0), ("-1", 512), ("1.5", 512), ("many", 512), ("²", 512)],
)
def test_the_limit_is_in_megabytes_and_512_unless_a_number_is_given(asked: str, megabytes: int) -> None:
    assert size_limit({"PNP_CACHE_SIZE": asked}) == megabytes * MB
    assert size_limit({}) == 512 * MB


def test_a_limit_beyond_any_disk_is_no_fault() -> None:
    assert size_limit({"PNP_CACHE_SIZE": "9" * 5000}) == 16 * MB * MB
