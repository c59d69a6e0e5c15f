"""What lists of words say, read from their packages and from what is kept of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.analysis import dictionary, misspellings, word_lists
from pnp.analysis.word_lists import WordList, word_list


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a list of three words, beside which nothing is kept yet."""
    (tmp_path / "sealist").mkdir()
    (tmp_path / "sealist" / "__init__.py").touch()
    (tmp_path / "sealist" / "words.txt").write_text("sea 7\nseal 5\na 9\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(word_lists, "beside", lambda _, name: tmp_path / "kept" / name)
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    return tmp_path


def read(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        word, number = line.split()
        yield word, number


def refuse(path: Path) -> Iterator[tuple[str, str]]:
    raise AssertionError(f"{path} is read again")


WORDS = {"sea": "7", "seal": "5", "a": "9"}


def test_what_is_kept_says_the_same(package: Path) -> None:
    assert dict(word_list("sealist", "words.txt", read)) == WORDS
    kept = word_list("sealist", "words.txt", refuse)
    assert dict(kept) == WORDS
    assert len(kept) == 3
    assert [word in kept for word in ("sea", "se", "seals", "", "a", "a\t9\n")] == [
        True,
        False,
        False,
        False,
        True,
        False,
    ]
    assert kept.get("seals", "none") == "none"


def test_another_file_is_read_again(package: Path) -> None:
    word_list("sealist", "words.txt", read)
    words = package / "sealist" / "words.txt"
    words.write_text("sea 8\n", encoding="utf-8")
    os.utime(words, (1, 1))
    assert dict(word_list("sealist", "words.txt", read)) == {"sea": "8"}
    assert dict(word_list("sealist", "words.txt", refuse)) == {"sea": "8"}


@pytest.mark.parametrize("damage", [b"", b"rot", b"\0" * 400])
def test_what_is_damaged_is_made_again(package: Path, damage: bytes) -> None:
    word_list("sealist", "words.txt", read)
    kept = package / "kept" / "sealist.words"
    sound = kept.read_bytes()
    kept.write_bytes(damage + sound[len(damage) :] if damage else damage)
    assert dict(word_list("sealist", "words.txt", read)) == WORDS
    assert kept.read_bytes() == sound


def test_without_the_package_there_are_no_words() -> None:
    assert word_list("no_such_package", "words.txt", refuse) == {}


@pytest.mark.parametrize("known", [dictionary.frequencies, dictionary._large_list, misspellings._known])
def test_every_word_of_the_real_lists_is_found(known: object) -> None:
    words = known()  # type: ignore[operator]
    assert len(words) > 60_000
    groups = WordList(word_lists._grouped(words))
    assert dict(groups) == dict(words)
    assert all(groups[word] == said for word, said in words.items())
