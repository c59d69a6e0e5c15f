"""Published sheets: which address is asked for, and what is written."""

from __future__ import annotations

import io
from email.message import Message
from http.client import HTTPResponse
from pathlib import Path
from typing import IO
from urllib.error import HTTPError

import pytest

from pnp.pipeline.published_sheets import FetchError, download_address, fetch, published_sheets

URL = "https://docs.google.com/spreadsheets/d/abc-1/edit#gid=7"
HEAD = "kit: example\ntitle: Example\nplayers: 2\n"


@pytest.mark.parametrize(
    ("url", "file", "address"),
    [
        (URL, "a.csv", "https://docs.google.com/spreadsheets/d/abc-1/export?format=csv&gid=7"),
        (
            "https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml?gid=3&single=true",
            "a.xlsx",
            "https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?gid=3&single=true&output=xlsx",
        ),
        (
            "https://docs.google.com/spreadsheets/u/0/d/abc-1/edit",
            "a.ods",
            "https://docs.google.com/spreadsheets/d/abc-1/export?format=ods",
        ),
    ],
)
def test_the_address_of_a_page_gives_that_of_the_file(url: str, file: str, address: str) -> None:
    assert download_address(url, file) == address


@pytest.mark.parametrize(
    "url",
    [
        "http://docs.google.com/spreadsheets/d/a/edit",
        "https://docs.google.com.example.org/spreadsheets/d/a/",
        "file:///etc/passwd",
        "https://docs.google.com/document/d/a/edit",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(FetchError, match="is not the address of a Google sheet"):
        download_address(url, "a.csv")


def kit(folder: Path, name: str = "a.csv") -> Path:
    (folder / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "d.yaml").write_text(f"decks: [{{id: d, cards: {{from: {name}, url: '{URL}'}}}}]\n", encoding="utf-8")
    return folder


def answering(data: bytes) -> object:
    def open_address(_address: str, _seconds: float) -> IO[bytes]:
        return io.BytesIO(data)

    return open_address


def test_a_sheet_is_written_whole_into_its_file(tmp_path: Path) -> None:
    (sheet,), findings = published_sheets(kit(tmp_path), ".")
    assert findings == []
    assert fetch(sheet, tmp_path, ".", answering(b"name\nBow\n")) == 9  # type: ignore[arg-type]
    assert (tmp_path / "a.csv").read_bytes() == b"name\nBow\n"
    with pytest.raises(FetchError, match="shows a page, not the sheet"):
        fetch(sheet, tmp_path, ".", answering(b"<!DOCTYPE html><html>"))  # type: ignore[arg-type]
    assert (tmp_path / "a.csv").read_bytes() == b"name\nBow\n"


def test_an_answer_that_breaks_off_is_not_written(tmp_path: Path) -> None:
    (sheet,), _ = published_sheets(kit(tmp_path), ".")

    def breaking_off(_address: str, _seconds: float) -> IO[bytes]:
        answer = HTTPResponse(Answering(b"HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\nname\nBow\n"))  # type: ignore[arg-type]
        answer.begin()
        return answer

    with pytest.raises(FetchError, match="broke off, 1,991 bytes are missing: try again"):
        fetch(sheet, tmp_path, ".", breaking_off)
    assert not (tmp_path / "a.csv").exists()


class Answering:
    """A socket that has one answer."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer

    def makefile(self, _mode: str) -> IO[bytes]:
        return io.BytesIO(self.answer)


@pytest.mark.parametrize(("code", "hint"), [(401, ": in the sheet, choose File"), (404, ": in the sheet"), (429, "$")])
def test_a_sheet_that_is_not_published_says_how(tmp_path: Path, code: int, hint: str) -> None:
    (sheet,), _ = published_sheets(kit(tmp_path), ".")

    def refusing(address: str, _seconds: float) -> IO[bytes]:
        raise HTTPError(address, code, "No", Message(), io.BytesIO())

    with pytest.raises(FetchError, match=f"cannot be fetched, {code} No{hint}"):
        fetch(sheet, tmp_path, ".", refusing)


def test_nothing_is_written_outside_the_kit(tmp_path: Path) -> None:
    folder = tmp_path / "k"
    folder.mkdir()
    outside = tmp_path / "b.csv"
    outside.write_text("mine", encoding="utf-8")
    (sheet,), _ = published_sheets(kit(folder, "../b.csv"), ".")
    with pytest.raises(FetchError):
        fetch(sheet, folder, ".", answering(b"x"))  # type: ignore[arg-type]
    (folder / "a.csv").symlink_to(outside)
    (sheet,), _ = published_sheets(kit(folder), ".")
    with pytest.raises(FetchError, match="a link leads to it"):
        fetch(sheet, folder, ".", answering(b"x"))  # type: ignore[arg-type]
    assert outside.read_text(encoding="utf-8") == "mine"
