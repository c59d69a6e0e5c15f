"""A PDF file as it is written, object by object (ISO 32000-1, 7.3 and 7.5).

Nothing is held but what is written already: an object goes into the file when it is added. One that others have to name
before it is whole is reserved first.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import md5
from io import BytesIO
from typing import Any, Final

from pnp.paint.content import COMPRESSION_LEVEL
from pnp.paint.numerals import factor
from pnp.values import dataclass

# The bytes tell those who send a file that it is not text.
_HEAD: Final = b"%%PDF-%s\n%%\xb5\xed\xae\xfb\n"
_ESCAPES: Final = str.maketrans({"\\": "\\\\", "(": "\\(", ")": "\\)", "\n": "\\n", "\r": "\\r"})


@dataclass(frozen=True, slots=True)
class Reference:
    """What other objects write to mean an object of the file. number: from 1."""

    number: int


class PdfFile:
    """The objects of one file, numbered as they are added or reserved."""

    def __init__(self, version: str) -> None:
        self._out = BytesIO()
        self._out.write(_HEAD % version.encode())
        self._starts: list[int] = []

    def reserve(self) -> Reference:
        """A number for an object that will be put in later."""
        self._starts.append(0)
        return Reference(len(self._starts))

    def put(self, reference: Reference, value: Any) -> None:
        """Write the object that a number was reserved for."""
        self._write(reference, token(value).encode("latin-1"))

    def add(self, value: Any) -> Reference:
        """Write an object."""
        reference = self.reserve()
        self.put(reference, value)
        return reference

    def add_stream(self, entries: Mapping[str, Any], data: bytes) -> Reference:
        """Write data with a dictionary. entries: those besides its length."""
        reference = self.reserve()
        head = token({**entries, "Length": len(data)}).encode("latin-1")
        self._write(reference, b"%s\nstream\n%s\nendstream" % (head, data))
        return reference

    def add_packed(self, data: bytes, entries: Mapping[str, Any] | None = None) -> Reference:
        """Write data compressed. entries: those besides its length and its filter."""
        return self.add_stream({**(entries or {}), "Filter": "/FlateDecode"}, zlib.compress(data, COMPRESSION_LEVEL))

    def finished(self, root: Reference, info: Reference) -> bytes:
        """The whole file. Nothing can be added afterwards. root: the catalogue. info: what it tells of itself."""
        out, size = self._out, len(self._starts) + 1
        table = "".join(f"{start:010} 00000 n \n" for start in self._starts)
        digest = f"<{md5(out.getbuffer(), usedforsecurity=False).hexdigest()}>"
        trailer = token({"Size": size, "Root": root, "Info": info, "ID": [digest, digest]})
        start = out.tell()
        out.write(f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n{trailer}\n".encode("ascii"))
        out.write(b"startxref\n%d\n%%%%EOF\n" % start)
        return out.getvalue()

    def _write(self, reference: Reference, body: bytes) -> None:
        self._starts[reference.number - 1] = self._out.tell()
        self._out.write(b"%d 0 obj\n%s\nendobj\n" % (reference.number, body))


def token(value: Any) -> str:
    """A value as a file has it: mappings as dictionaries, other collections as arrays.

    A string stays as it is: a name with its solidus, or what is written already. Words need ``text_string``.
    """
    if isinstance(value, str):
        return value
    if isinstance(value, Reference):
        return f"{value.number} 0 R"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return factor(value)
    if isinstance(value, Mapping):
        return f"<< {' '.join([f'/{key} {token(part)}' for key, part in value.items()])} >>"
    return f"[ {' '.join(map(token, value))} ]"


def text_string(text: str) -> str:
    """Words as a file has them: as they are if they are ASCII, else in hexadecimal digits of UTF-16."""
    if text.isascii():
        return f"({text.translate(_ESCAPES)})"
    return f"<FEFF{text.encode('utf-16-be', 'replace').hex().upper()}>"


def name_object(name: str) -> str:
    """A PDF name, with what is not allowed in one written as number signs."""
    return "/" + "".join(c if (c.isalnum() and c.isascii()) or c in "-_." else _escaped(c) for c in name)


def _escaped(character: str) -> str:
    return "".join(f"#{byte:02X}" for byte in character.encode())
