"""Read the text of a file inside a kit."""

from __future__ import annotations

import errno
from pathlib import Path

from pnp.findings import Finding, Span
from pnp.load import codes
from pnp.load.problems import problem
from pnp.load.suggest import nearest
from pnp.nodes import Source
from pnp.plain_files import OutsideError, read_inside, real_inside

LARGEST = 16 * 1024 * 1024

_BYTE_ORDER_MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_ENCODING_NAMES = {"utf-16": "UTF-16", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16", "cp1252": "Windows-1252"}
_SAVE_AS_UTF8 = "save it as UTF-8 in your editor"
_SAVE_TABLE_AS_UTF8 = "export it from the spreadsheet as CSV in UTF-8"


def read_text(path: Path, root: Path, shown: str, at: Span | None = None) -> Source | Finding:
    """Read a text file of the kit in ``root``, or return a finding.

    shown: the path as the user would type it. at: the place that names the file, where an unreadable file is reported;
    without one, it is reported at the file itself.
    """
    data = read_bytes(path, root, shown, at)
    return data if isinstance(data, Finding) else _decoded(data, shown)


def read_bytes(path: Path, root: Path, shown: str, at: Span | None = None) -> bytes | Finding:
    """The content of a file of the kit, or a finding, as in ``read_text``."""
    place = at or Span(shown, 1, 1, 1, 1)
    try:
        return read_inside(root, path, LARGEST)
    except OutsideError:
        hint = "copy the file into the kit; links must not lead out of it, either"
        return problem(codes.PATH_OUTSIDE_KIT, f"{shown!r} is outside the kit's folder", place, hint)
    except FileNotFoundError:
        return problem(
            codes.MISSING_FILE, f"there is no file {shown!r}", place, _near_names(path, root, at is not None)
        )
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno == errno.EFBIG:
            message = f"{shown!r} is larger than {LARGEST // 1024 // 1024} MB"
            return problem(codes.LARGE_FILE, message, place, "divide it into several files")
        message = f"{shown!r} cannot be read: {_reason(error, path)}"
        return problem(codes.UNREADABLE_FILE, message, place, "a kit is made of plain files")


def _reason(error: OSError | ValueError, path: Path) -> str:
    if isinstance(error, OSError):
        if error.errno == errno.EINVAL:
            return "it is a folder" if path.is_dir() else "it is a device or a pipe"
        if error.errno == errno.ELOOP:
            return "its links lead in a circle"
        if error.errno in (errno.EACCES, errno.EPERM):
            return "you may not read it"
        return (error.strerror or "the system refuses").lower()
    return "its name is not one that a file can have"


def _near_names(path: Path, root: Path, is_named: bool) -> str:
    """A hint that names a file of the same folder: of a similar name or, if another file names it, the only other one
    with its ending."""
    try:
        real_inside(root, path.parent)
        names = sorted(sibling.name for sibling in path.parent.iterdir())[:1000]
    except (OSError, ValueError):
        return ""
    near = nearest(path.name, names)
    same_kind = [name for name in names if path.suffix and name.casefold().endswith(path.suffix.casefold())]
    if is_named and not near and len(same_kind) == 1:
        return f"there is {same_kind[0]!r}: correct the name, or create the file"
    return f"did you mean {near!r}?" if near else ""


def _decoded(data: bytes, shown: str) -> Source | Finding:
    if shown.casefold().endswith((".csv", ".tsv")):
        encoding = _encoding_of_table(data)
        if encoding:
            return Source(shown, data.decode(*encoding), _ENCODING_NAMES[encoding[0]])
    start = Span(shown, 1, 1, 1, 1)
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return problem(codes.WRONG_ENCODING, f"the file is saved as {name}", start, _how_to_save(shown))
    if b"\0" in data:
        if _looks_like_utf16(data[:200]):
            return problem(codes.WRONG_ENCODING, "the file is saved as UTF-16", start, _how_to_save(shown))
        hint = "is it a picture or a spreadsheet file? Save it as text"
        return problem(codes.WRONG_ENCODING, "the file is not text: it has zero bytes", start, hint)
    try:
        return Source(shown, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        return _wrong_byte(data, error.start, shown)


def _encoding_of_table(data: bytes) -> tuple[str, str] | None:
    """How a spreadsheet program saved a table that is not UTF-8, and how errors are handled; None if it is UTF-8.

    Programs write UTF-16 ("Unicode text") or the encoding of Windows in Western Europe, if not asked for UTF-8.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) and not data.startswith(b"\xff\xfe\x00\x00"):
        return "utf-16", "replace"
    if b"\0" in data:
        even, odd = data[0:200:2].count(0), data[1:200:2].count(0)
        return ("utf-16-le" if odd > even else "utf-16-be", "replace") if _looks_like_utf16(data[:200]) else None
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        # Five bytes have no letter there; a file with one of them is in no encoding that a spreadsheet writes.
        return None if any(byte in data for byte in b"\x81\x8d\x8f\x90\x9d") else ("cp1252", "strict")
    return None


def _looks_like_utf16(data: bytes) -> bool:
    """Whether many of the bytes at even positions are zero and none at odd ones, or the other way round."""
    fewer, more = sorted((data[0::2].count(0), data[1::2].count(0)))
    return fewer == 0 and 4 * more > len(data)


def _wrong_byte(data: bytes, at: int, shown: str) -> Finding:
    """Report the first byte that is not UTF-8, with the letter that it probably stands for."""
    before = Source(shown, data[:at].decode("utf-8"))
    span = before.span(len(before.text), len(before.text) + 1)
    meant = bytes([data[at]]).decode("cp1252", "replace")
    letter = f" ({meant!r} in Windows-1252)" if meant.isprintable() and meant != "\ufffd" else ""
    message = f"the byte 0x{data[at]:02X}{letter} is not UTF-8"
    return problem(codes.WRONG_ENCODING, message, span, _how_to_save(shown))


def _how_to_save(shown: str) -> str:
    return _SAVE_TABLE_AS_UTF8 if shown.casefold().endswith(".csv") else _SAVE_AS_UTF8
