"""Keep what regular expressions are compiled to, in a file beside the byte code of pnp.

The checks have a thousand of them, which Python compiles anew in every process: a sixth of a check.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from re import _compiler, _parser  # type: ignore[attr-defined]
from typing import Any, Final

from pnp.beside_byte_code import beside, read_value, write_value

# Far more than pnp has. Those that are built from words of kits come and go, and may be long.
_MOST: Final = 4_000
_LONGEST: Final = 4_000
# The file is written again if more than one pattern of so many is not in it.
_FEW: Final = 20
_CODE: Final = "I"

_Key = tuple[str | bytes, int]
# The operations in machine format, the flags, the number of groups, and their names.
_Compiled = tuple[bytes, int, int, dict[str, int], tuple[str | None, ...]]
_Patterns = dict[_Key, _Compiled]


class PatternMemo:
    """Compiles patterns for ``re``, each once. path: of the file that keeps them."""

    def __init__(self, path: Path, compile_pattern: Callable[[Any, int], re.Pattern[Any]]) -> None:
        self._path, self._compile_pattern = path, compile_pattern
        self._known: _Patterns | None = None
        self._used: _Patterns = {}

    def compile(self, pattern: Any, flags: int = 0) -> re.Pattern[Any]:
        """What ``re`` makes of a pattern. Raises re.error."""
        flags = int(flags)
        if not isinstance(pattern, str | bytes) or flags & re.DEBUG or len(pattern) > _LONGEST:
            return self._compile_pattern(pattern, flags)
        if self._known is None:
            self._known = read_value(self._path) or {}
        key = pattern, flags
        compiled = self._used[key] = self._known.get(key) or _compiled(pattern, flags)
        code, *others = compiled
        operations = array(_CODE)
        operations.frombytes(code)
        made: re.Pattern[Any] = _compiler._sre.compile(pattern, others[0], operations.tolist(), *others[1:])
        return made

    def keep(self) -> None:
        """Write the file if it lacks much of what was compiled. A folder that cannot be written stays as it is."""
        known = self._known or {}
        new = self._used.keys() - known.keys()
        if len(new) * _FEW <= len(self._used):
            return
        # Another process may have written its own meanwhile.
        whole = {**(read_value(self._path) or {}), **self._used}
        write_value(self._path, whole if len(whole) <= _MOST else self._used)


def keep_compiled_patterns() -> None:
    """Have all patterns that this process compiles from here on remembered by this and by later processes."""
    path = beside(__spec__.cached, "patterns")
    if not all(hasattr(_compiler, name) for name in ("compile", "_code", "_sre")):
        return
    if path and not isinstance(getattr(_compiler.compile, "__self__", None), PatternMemo):
        _compiler.compile = PatternMemo(path, _compiler.compile).compile


def write_compiled_patterns() -> None:
    """Keep what this process has compiled, unless Python was told to write no byte code."""
    memo = getattr(_compiler.compile, "__self__", None)
    if isinstance(memo, PatternMemo) and not sys.dont_write_bytecode:
        memo.keep()


def _compiled(pattern: str | bytes, flags: int) -> _Compiled:
    tree = _parser.parse(pattern, flags)
    code, state = _compiler._code(tree, flags), tree.state
    names: list[str | None] = [None] * state.groups
    for name, number in state.groupdict.items():
        names[number] = name
    return array(_CODE, code).tobytes(), flags | state.flags, state.groups - 1, state.groupdict, tuple(names)
