"""Regular expressions are compiled once for all processes, and never to something else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from re import _compiler  # type: ignore[attr-defined]
from typing import Any

import pytest

from pnp.compiled_patterns import PatternMemo

PATTERNS: list[tuple[Any, int]] = [
    (r"a(b|c)*?d{2,3}", 0),
    (r"(?P<number>\d+)\s*[×x]\s*(?P<of>[^\W\d_]+)(?!\w)", re.IGNORECASE),
    (r"(?<=€)\b(?P<n>\w)(?P=n)(?:é|[ä-ü])+$", re.MULTILINE),
    (rb"[\x00-\x7f]+(\xff)", 0),
    ("(?x) a  # a comment\n b", 0),
    (r"(x)?(?(1)y|z)", re.DOTALL),
]


class Compiler:
    """Counts what is really compiled."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parsed: list[Any] = []
        self._parse = _compiler._parser.parse
        monkeypatch.setattr("pnp.compiled_patterns._parser.parse", self.parse)

    def parse(self, pattern: Any, flags: int) -> Any:
        self.parsed.append(pattern)
        return self._parse(pattern, flags)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "of.patterns"


def compile_all(path: Path) -> list[re.Pattern[Any]]:
    memo = PatternMemo(path, _compiler.compile)
    made = [memo.compile(pattern, flags) for pattern, flags in PATTERNS]
    memo.keep()
    return made


def test_a_second_process_has_the_same_patterns_and_compiles_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ordinary = [re.compile(pattern, flags) for pattern, flags in PATTERNS]
    assert compile_all(path) == ordinary
    compiler = Compiler(monkeypatch)
    again = compile_all(path)
    assert compiler.parsed == []
    # Patterns are equal if their operations are.
    assert again == ordinary
    assert [made.groupindex for made in again] == [made.groupindex for made in ordinary]
    match = again[1].fullmatch("3 × Reiter")
    assert match
    assert match.groupdict() == {"number": "3", "of": "Reiter"}


@pytest.mark.parametrize("keeps", [0, 3, 100, -1])
def test_a_damaged_file_is_made_again(path: Path, keeps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_all(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:keeps])
    compiler = Compiler(monkeypatch)
    assert compile_all(path) == [re.compile(pattern, flags) for pattern, flags in PATTERNS]
    assert len(compiler.parsed) >= len(PATTERNS)
    assert path.read_bytes() == whole


def test_a_file_of_another_python_is_made_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "version", "3.11.0 of somebody else")
        compile_all(path)
    compiler = Compiler(monkeypatch)
    compile_all(path)
    assert len(compiler.parsed) == len(PATTERNS)


def test_a_few_new_patterns_are_not_worth_writing(path: Path) -> None:
    memo = PatternMemo(path, _compiler.compile)
    for number in range(40):
        memo.compile(f"{number}", 0)
    memo.keep()
    before = path.read_bytes()
    for words, writes in ((("a", "b"), False), (("a", "b", "c"), True)):
        memo = PatternMemo(path, _compiler.compile)
        for pattern in (*map(str, range(40)), *words):
            memo.compile(pattern, 0)
        memo.keep()
        assert (path.read_bytes() != before) is writes


def test_a_mistake_in_a_pattern_is_reported_as_ever(path: Path) -> None:
    with pytest.raises(re.error, match="missing \\)"):
        PatternMemo(path, _compiler.compile).compile("(a", 0)


@pytest.mark.parametrize("writes", [True, False])
def test_a_command_keeps_patterns_where_python_keeps_byte_code(tmp_path: Path, writes: bool) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not writes:
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    subprocess.run([sys.executable, "-m", "pnp", "list", "--layouts"], env=environment, check=True, capture_output=True)
    assert len(list(tmp_path.rglob("*.patterns"))) == int(writes)
