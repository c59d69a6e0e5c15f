"""Only ``pnp.plain_files`` touches files: what it refuses, such as links that lead elsewhere, nobody else may open."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pnp

PACKAGE = Path(pnp.__file__).parent
# Who else may, and why nothing of a stranger is in the way there.
ALLOWED = {
    "plain_files.py": "all of it",
    "beside_byte_code.py": "a file beside the byte code of pnp",
    "store/": "a folder that belongs to the user alone, which is seen to",
    "pipeline/folder_entries.py": "a new folder for temporary files",
    "pipeline/snapshot.py": "a new folder for temporary files",
    "pipeline/kit_cache.py": "a new folder for temporary files",
    "load/workbook.py": "the parts of a file that was read",
    "load/opendocument.py": "the parts of a file that was read",
    "analysis/dictionary.py": "the lists of words of installed packages",
    "analysis/misspellings.py": "the list of an installed package",
    "executors/": "pipes to other processes of ours",
    "cli/watchdog.py": "what the system says of processes",
    "cli/main.py": "the place where output goes that nobody reads",
}
OF_SYSTEM = frozenset(
    ("open", "replace", "rename", "renames", "unlink", "remove", "mkdir", "makedirs", "rmdir", "removedirs", "link",
     "symlink", "truncate", "chmod", "chown", "utime", "mkfifo", "mknod", "fdopen")
)  # fmt: skip
OF_PATHS = frozenset(
    ("read_text", "read_bytes", "write_text", "write_bytes", "rename", "unlink", "mkdir", "rmdir", "touch",
     "symlink_to", "hardlink_to", "chmod", "lchmod")
)  # fmt: skip
MODULES = ("shutil", "tempfile", "fileinput", "io")


# What calls one of these, says one of their names before a bracket; reading the syntax of the others would take long.
_SUSPICIOUS = re.compile(
    rf"\b(?:{'|'.join((*OF_SYSTEM | OF_PATHS, 'rmtree', 'copy2?', 'move'))})\s*\(|\b(?:{'|'.join(MODULES)})\b"
)


def file_calls(source: str) -> Iterator[int]:
    """The lines that open, change or remove a file other than by ``pnp.plain_files``."""
    if not _SUSPICIOUS.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in ("os", *MODULES):
            names = {name.name for name in node.names}
            if names & {*OF_SYSTEM, "rmtree", "copy", "TemporaryDirectory", "NamedTemporaryFile"}:
                yield node.lineno
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Name):
            if called.id == "open":
                yield node.lineno
        elif isinstance(called, ast.Attribute):
            owner = called.value.id if isinstance(called.value, ast.Name) else ""
            is_mode = bool(node.args) and isinstance(node.args[0], ast.Constant)
            # A text has replace with two arguments, a path with one.
            moves = called.attr == "replace" and len(node.args) == 1 and not node.keywords
            opens = called.attr == "open" and (is_mode or not node.args)
            of_system = owner in ("os", *MODULES) and called.attr in (*OF_SYSTEM, "rmtree", "copy", "copy2", "move")
            # A path is read without a name.
            of_paths = called.attr in OF_PATHS and len(node.args) < 2
            if of_system or of_paths or moves or opens:
                yield node.lineno


MODULES_OF_PNP = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def test_files_are_opened_changed_and_removed_in_one_module_only() -> None:
    found = []
    for name in MODULES_OF_PNP:
        if not name.startswith(tuple(ALLOWED)):
            source = (PACKAGE / name).read_text(encoding="utf-8")
            found += [f"{name}:{line}" for line in file_calls(source)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    ["open(path)", "path.open()", "path.open('rb')", "os.open(path, 0)", "path.read_text()", "aside.replace(target)",
     "shutil.rmtree(path)", "os.replace(a, b)", "path.touch()", "from shutil import rmtree", "Path(a).write_bytes(b)"],
)  # fmt: skip
def test_what_touches_files_is_recognized(source: str) -> None:
    assert list(file_calls(source)) == [1]
