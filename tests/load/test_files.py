"""Reading files of a kit that may be broken, hostile or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp import plain_files
from pnp.findings import Finding, Span
from pnp.load.files import LARGEST, read_text
from pnp.nodes import Source
from tests.examples import examples


def told(root: Path, name: str = "kit.yaml") -> str:
    """``code message`` of the finding for a file."""
    found = read_text(root / name, root, name)
    assert isinstance(found, Finding)
    return f"{found.code} {found.message}"


def test_a_file_is_read_with_its_shown_name(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_bytes("\ufefftitle: Größe\r\n".encode())
    source = read_text(tmp_path / "kit.yaml", tmp_path, "content/a/kit.yaml")
    assert isinstance(source, Source)
    assert (source.file, source.text) == ("content/a/kit.yaml", "title: Größe\r\n")


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_an_encoding_that_is_not_utf_8_says_how_to_save(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "a.yaml").write_text("id: Größe", encoding=encoding)
    found = read_text(tmp_path / "a.yaml", tmp_path, "a.yaml")
    assert isinstance(found, Finding)
    assert (found.code, found.hint) == ("Y105", "save it as UTF-8 in your editor")


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8"),
        ("utf-16", "UTF-16"),
        ("utf-16-be", "UTF-16"),
        ("cp1252", "Windows-1252"),
    ],
)
def test_a_table_is_read_in_the_encodings_of_spreadsheet_programs(tmp_path: Path, encoding: str, name: str) -> None:
    (tmp_path / "a.csv").write_text("id,name\nx,Größe – “naïve”\n", encoding=encoding)
    source = read_text(tmp_path / "a.csv", tmp_path, "a.csv")
    assert isinstance(source, Source)
    assert (source.text, source.encoding) == ("id,name\nx,Größe – “naïve”\n", name)


def test_a_table_in_no_known_encoding_says_how_to_save(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes(b"id\nGr\x81\xe9\n")
    found = read_text(tmp_path / "a.csv", tmp_path, "a.csv")
    assert isinstance(found, Finding)
    assert (found.code, found.hint) == ("Y105", "export it from the spreadsheet as CSV in UTF-8")


def test_a_missing_file_names_the_one_that_was_meant(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id\n")
    at = Span("kit.yaml", 3, 7, 3, 16)
    found = read_text(tmp_path / "cardz.csv", tmp_path, "cardz.csv", at)
    assert isinstance(found, Finding)
    assert (found.code, found.span, found.hint) == ("Y101", at, "did you mean 'cards.csv'?")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").mkdir()
    assert told(tmp_path) == "Y102 'kit.yaml' cannot be read: it is a folder"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kit.yaml")
    assert told(tmp_path) == "Y102 'kit.yaml' cannot be read: it is a device or a pipe"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_that_takes_the_place_of_a_file_after_a_look_at_it_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, looks = plain_files._require_plain, []

    def replaced(status: os.stat_result, path: Path | str, flags: int) -> None:
        look(status, path, flags)
        looks.append(status)
        if len(looks) == 1:
            (tmp_path / "kit.yaml").unlink()
            os.mkfifo(tmp_path / "kit.yaml")

    monkeypatch.setattr(plain_files, "_require_plain", replaced)
    (tmp_path / "kit.yaml").write_text("kit: inn")
    assert told(tmp_path) == "Y102 'kit.yaml' cannot be read: it is a device or a pipe"


def test_links_in_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "kit.yaml")
    assert told(tmp_path) == "Y102 'kit.yaml' cannot be read: its links lead in a circle"


@pytest.mark.parametrize("name", ["../secret.txt", "link.txt", "folder/secret.txt", "../nothing.txt"])
def test_nothing_outside_the_kit_is_read(tmp_path: Path, name: str) -> None:
    kit = tmp_path / "kit"
    kit.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (kit / "link.txt").symlink_to(tmp_path / "secret.txt")
    (kit / "folder").symlink_to(tmp_path)
    assert told(kit, name) == f"Y103 {name!r} is outside the kit's folder"


def test_an_absolute_path_is_outside(tmp_path: Path) -> None:
    assert told(tmp_path, "/etc/hostname").startswith("Y103")


def test_a_link_inside_the_kit_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.yaml").write_text("a: 1")
    (tmp_path / "kit.yaml").symlink_to("real.yaml")
    assert isinstance(read_text(tmp_path / "kit.yaml", tmp_path, "kit.yaml"), Source)


def test_a_file_over_16_mb_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "kit.yaml").open("wb") as file:
        file.truncate(LARGEST + 1)
    assert told(tmp_path) == "Y104 'kit.yaml' is larger than 16 MB"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("id\n".encode("utf-16"), "the file is saved as UTF-16"),
        ("id,cost\naxe,2\n".encode("utf-16-le"), "the file is saved as UTF-16"),
        ("id,cost\naxe,2\n".encode("utf-16-be"), "the file is saved as UTF-16"),
        ("id".encode("utf-32"), "the file is saved as UTF-32"),
        (b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00", "the file is not text: it has zero bytes"),
        (b"title: Gr\xf6\xdfe\n", "the byte 0xF6 ('ö' in Windows-1252) is not UTF-8"),
    ],
)
def test_another_encoding_is_told_by_name(tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "kit.yaml").write_bytes(data)
    assert told(tmp_path) == f"Y105 {message}"


def test_the_first_wrong_byte_has_a_place(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_bytes("é: 1\nab: Gr".encode() + b"\xf6\xdfe")
    found = read_text(tmp_path / "kit.yaml", tmp_path, "kit.yaml")
    assert isinstance(found, Finding)
    assert (found.span.line, found.span.column) == (2, 7)


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    assert told(tmp_path, "a\0b").startswith("Y102")


@examples(100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=40))
def test_any_bytes_are_text_or_a_finding(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "kit.yaml").write_bytes(data)
    found = read_text(tmp_path / "kit.yaml", tmp_path, "kit.yaml")
    if isinstance(found, Source):
        assert found.text.encode() == data.removeprefix(b"\xef\xbb\xbf")
    else:
        assert found.code == "Y105"
