"""Characters of TrueType files to the codes of the subsets that a PDF embeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from reportlab.pdfbase.ttfonts import TTFError, TTFont

from pnp.errors import FontError
from pnp.frame import TextRun
from pnp.paint.document import PdfDocument

# Codes of new characters start behind the space, so that most of them can be written as they are.
_FIRST_CODE: Final = 33
_SYNTAX: Final = {ord(c): f"\\{c}" for c in "()\\"}


class _OtherSubsetError(Exception):
    """A character of a font that uses more than one subset."""


class _Codes(dict[int, str]):
    """Code point → how a PDF string writes its code in the first subset; filled as characters come."""

    def __init__(self, font: TTFont, document: Any) -> None:
        super().__init__()
        self._font = font
        self._document = document

    def __missing__(self, code_point: int) -> str:
        self._skip_syntax()
        ((subset, code),) = self._font.splitString(chr(code_point), self._document)
        if subset:
            raise _OtherSubsetError
        written = self[code_point] = _written(code)
        return written

    def _skip_syntax(self) -> None:
        """Leave codes empty that would need a backslash: the common letters would get some of them."""
        state = self._font.state[self._document]
        while state.nextCode in _SYNTAX:
            state.subsets[0].append(ord(" "))
            state.nextCode += 1


class _Kerns(dict[float, str]):
    """Kern → how a TJ array writes it between two strings; filled as kerns come."""

    def __missing__(self, kern: float) -> str:
        # What a TJ array names is taken away, not added.
        written = self[kern] = f"){-kern:g}("
        return written


class EmbeddedFont:
    """One font file in one document."""

    def __init__(self, font: TTFont, document: PdfDocument) -> None:
        self.font = font
        self._document = document.internal
        font._assignState(self._document, asciiReadable=False).nextCode = _FIRST_CODE
        self._codes = _Codes(font, self._document)
        self._kerns = _Kerns()
        self._first = self._name(0)

    def shows(self, run: TextRun) -> Sequence[tuple[str, str]]:
        """The resource names of the subsets that a run needs, each with its operator to show text."""
        try:
            return ((self._first, self._single(run)),)
        except _OtherSubsetError:
            return tuple(self._several(run))

    def _single(self, run: TextRun) -> str:
        text, codes, kerns = run.text, self._codes, self._kerns
        written = text.translate(codes)
        if not run.kerns:
            return f"({written})Tj"
        parts, start = [], 0
        # Where every code is one character, one translation serves all pieces.
        is_plain = len(written) == len(text)
        for index, kern in run.kerns:
            end = index + 1
            parts.append(written[start:end] if is_plain else text[start:end].translate(codes))
            parts.append(kerns[kern])
            start = end
        parts.append(written[start:] if is_plain else text[start:].translate(codes))
        return f"[({''.join(parts)})]TJ"

    def _several(self, run: TextRun) -> Iterator[tuple[str, str]]:
        for piece, kern in pieces(run):
            for subset, codes in self.font.splitString(piece, self._document):
                yield self._name(subset), f"({_written(codes)})Tj"
            if kern:
                yield self._first, f"[{-kern:g}]TJ"

    def _name(self, subset: int) -> str:
        name: str = self.font.getSubsetInternalName(subset, self._document)
        return name


class Fonts:
    """The fonts of one document, each read when its first character is shown."""

    def __init__(self, document: PdfDocument, font_file: Callable[[str], Path]) -> None:
        self._document = document
        self._font_file = font_file
        self._known: dict[str, EmbeddedFont] = {}
        self._by_path: dict[Path, EmbeddedFont] = {}
        self._face_names: dict[str, int] = {}

    def __getitem__(self, font: str) -> EmbeddedFont:
        """The font of an id. Raises FontError if its file cannot be embedded."""
        known = self._known.get(font)
        if known is None:
            known = self._known[font] = self._of_file(self.path(font))
        return known

    def path(self, font: str) -> Path:
        """The file of a font id."""
        return self._font_file(font)

    def _of_file(self, path: Path) -> EmbeddedFont:
        if path not in self._by_path:
            self._by_path[path] = EmbeddedFont(self._load(path), self._document)
        return self._by_path[path]

    def _load(self, path: Path) -> TTFont:
        font = load_truetype(path)
        name = font.face.name.decode("latin-1")
        nth = self._face_names[name] = self._face_names.get(name, 0) + 1
        # ReportLab keys descriptors by face name: two files that call themselves alike would collide.
        return font if nth == 1 else load_truetype(path, f"{name}-{nth}")


def pieces(run: TextRun) -> Iterator[tuple[str, float]]:
    """A run cut behind every kerned character: the characters, and the kern behind them (last: 0)."""
    start = 0
    for index, kern in run.kerns:
        yield run.text[start : index + 1], kern
        start = index + 1
    if start < len(run.text):
        yield run.text[start:], 0.0


def load_truetype(path: Path, face_name: str = "") -> TTFont:
    """Read a TrueType file. Raises FontError, naming the file, if it cannot be embedded."""
    try:
        status = path.stat()
        return _parsed(path, status.st_mtime_ns, status.st_size, face_name)
    except (TTFError, OSError, ValueError, IndexError) as error:
        raise FontError(f"{path}: not a TrueType font that can be embedded ({error})") from error


@lru_cache(maxsize=64)
def _parsed(path: Path, _modified: int, _size: int, face_name: str) -> TTFont:
    # Documents share what is parsed (4 ms a file); what they use of it is kept by document.
    font = TTFont(str(path), str(path), asciiReadable=False)
    if face_name:
        font.face.name = face_name.encode("latin-1")
    return font


def _written(codes: bytes) -> str:
    return "".join(
        chr(code) if 32 <= code < 127 and code not in _SYNTAX else _SYNTAX.get(code) or f"\\{code:03o}"
        for code in codes
    )
