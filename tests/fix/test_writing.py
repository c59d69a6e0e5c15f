"""Mended texts go into their files whole, and nowhere else."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from pnp.errors import WriteError
from pnp.fix import diff, save, why_not_writable
from pnp.nodes import Source


def sources(folder: Path, *names: str) -> dict[str, Source]:
    """What a check of ``kit`` has read."""
    return {f"kit/{name}": Source(f"kit/{name}", (folder / name).read_bytes().decode("utf-8")) for name in names}


def test_byte_order_mark_line_ends_and_permissions_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbfone\r\ntwo")
    path.chmod(0o640)
    save(tmp_path, "kit", {"kit/a.yaml": "1\r\ntwo"}, sources(tmp_path, "a.yaml"))
    assert path.read_bytes() == b"\xef\xbb\xbf1\r\ntwo"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [one.name for one in tmp_path.iterdir()] == ["a.yaml"]


def test_a_file_that_has_changed_meanwhile_is_left_alone_and_so_are_the_others(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text("one")
    before = sources(tmp_path, "a.yaml", "b.yaml")
    (tmp_path / "b.yaml").write_text("typed meanwhile")
    with pytest.raises(WriteError, match=r"b\.yaml: has changed while it was checked"):
        save(tmp_path, "kit", {"kit/a.yaml": "1", "kit/b.yaml": "1"}, before)
    assert (tmp_path / "a.yaml").read_text() == "one"
    assert (tmp_path / "b.yaml").read_text() == "typed meanwhile"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_of_another_kit_is_not_written_and_neither_are_the_others(tmp_path: Path) -> None:
    kit, other = tmp_path / "kit", tmp_path / "other.yaml"
    kit.mkdir()
    for file in (kit / "a.yaml", other):
        file.write_text("one")
    before = {**sources(kit, "a.yaml"), "other.yaml": Source("other.yaml", "one")}
    with pytest.raises(WriteError, match=r"^other\.yaml: cannot be mended: it is not a file of kit$"):
        save(kit, "kit", {"kit/a.yaml": "1", "other.yaml": "1"}, before)
    assert [file.read_text() for file in (kit / "a.yaml", other)] == ["one", "one"]
    assert [file.name for file in kit.iterdir()] == ["a.yaml"]


def test_what_a_killed_run_left_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("one")
    (tmp_path / ".a.yaml.pnp-mended").write_text("half of")
    save(tmp_path, "kit", {"kit/a.yaml": "1"}, sources(tmp_path, "a.yaml"))
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("a.yaml", "1")]


def test_a_second_name_of_the_file_keeps_what_it_had(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    kit.mkdir()
    (kit / "a.yaml").write_text("one")
    os.link(kit / "a.yaml", tmp_path / "elsewhere.yaml")
    save(kit, "kit", {"kit/a.yaml": "1"}, sources(kit, "a.yaml"))
    assert (tmp_path / "elsewhere.yaml").read_text() == "one"


def test_a_write_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text("one")
    before = sources(tmp_path, "a.yaml", "b.yaml")
    (tmp_path / ".b.yaml.pnp-mended").mkdir()
    with pytest.raises(WriteError, match=r"b\.yaml"):
        save(tmp_path, "kit", {"kit/a.yaml": "1", "kit/b.yaml": "1"}, before)
    assert (tmp_path / "a.yaml").read_text() == "one"
    assert not (tmp_path / ".a.yaml.pnp-mended").exists()


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """A kit with a file, beside another with one."""
    for name in ("kit/sub", "base"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("kit/a.yaml", "kit/sub/b.yaml", "base/a.yaml"):
        (tmp_path / name).write_text("one")
    return tmp_path / "kit"


@pytest.mark.parametrize("shown", ["kit", "./kit", "/some/where/kit", "."])
def test_files_of_the_kit_are_ours(kit: Path, shown: str) -> None:
    assert why_not_writable(kit, shown, str(Path(shown) / "a.yaml")) == ""
    assert why_not_writable(kit, shown, str(Path(shown) / "sub/b.yaml")) == ""


@pytest.mark.parametrize(
    "file", ["base/a.yaml", "../base/a.yaml", "kit/../base/a.yaml", "/etc/hosts", "kit", "kit/sub/.."]
)
def test_files_of_others_are_not(kit: Path, file: str) -> None:
    assert why_not_writable(kit, "kit", file) == "it is not a file of kit"


def test_neither_is_a_file_above_a_kit_that_is_here(kit: Path) -> None:
    assert why_not_writable(kit, ".", "../base/a.yaml") == "it is not a file of ."


def test_no_link_is_followed(kit: Path) -> None:
    (kit / "link.yaml").symlink_to(kit / "a.yaml")
    (kit / "folder").symlink_to(kit / "sub")
    assert why_not_writable(kit, "kit", "kit/link.yaml") == "a link leads to it"
    assert why_not_writable(kit, "kit", "kit/folder/b.yaml") == "a link leads to it"
    assert why_not_writable(kit, "kit", "kit/sub") == "it is not a plain file"
    assert why_not_writable(kit, "kit", "kit/nothing.yaml") == "it is not a plain file"


def test_a_diff_names_files_as_they_are_and_shows_changed_lines() -> None:
    before = {"kit/a.yaml": Source("kit/a.yaml", "one\ntwo\nthree")}
    assert "".join(diff({"kit/a.yaml": "one\n2\nthree"}, before)) == (
        "--- kit/a.yaml\n+++ kit/a.yaml\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n\\ No newline at end of file\n"
    )


def test_a_diff_keeps_line_ends() -> None:
    before = {"a": Source("a", "one\r\ntwo\r\n")}
    assert "".join(diff({"a": "one\r\n2\r\n"}, before)).endswith(" one\r\n-two\r\n+2\r\n")


def test_no_change_no_diff() -> None:
    assert list(diff({}, {})) == []
