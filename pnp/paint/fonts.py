"""Characters of TrueType files to the codes of the subsets that a PDF embeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

from reportlab.pdfbase.ttfonts import TTFError, TTFont

from pnp.errors import FontError
from pnp.frame import TextRun
from pnp.paint.document import PdfDocument

# Codes of new characters start behind the space, so that most of them can be written as they are.
_FIRST_CODE: Final = 33
# What is longer is no word of any language, and does not come again.
_LONGEST_KEPT: Final = 100
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


class Kerned(Protocol):
    """A font that says how far apart its characters stand."""

    def kern(self, left: str, right: str) -> float:
        """What is added between two neighbouring characters, in thousandths of an em."""


class FontSource(Protocol):
    """Fonts by the ids that text runs name. Its methods raise FontError."""

    def __getitem__(self, key: str, /) -> Kerned:
        """What is known of a font."""

    def file(self, key: str, /) -> Path:
        """The TrueType file of a font."""


class _Shown(dict[str, str]):
    """A word → how the string of a TJ array writes it between what stands before and behind it.

    before, behind: a space, with which the word is kerned, or nothing. Filled as words come.
    """

    def __init__(self, codes: _Codes, font: Kerned, before: str, behind: str) -> None:
        super().__init__()
        self._codes = codes
        self._font = font
        self._before = before
        self._behind = behind

    def __missing__(self, word: str) -> str:
        written = self._written(word)
        if len(word) <= _LONGEST_KEPT:
            self[word] = written
        return written

    def _written(self, word: str) -> str:
        codes, kern = self._codes, self._font.kern
        parts = [
            codes[ord(char)] + _adjusted(kern(char, following))
            for char, following in zip(word, word[1:] + self._behind, strict=False)
        ]
        if self._before and (word or self._behind):
            parts.insert(0, _adjusted(kern(" ", word[:1] or self._behind)))
        if word and not self._behind:
            parts.append(codes[ord(word[-1])])
        return "".join(parts)


def _adjusted(kern: float) -> str:
    # What a TJ array names is taken away, not added.
    return f"){-kern:g}(" if kern else ""


class EmbeddedFont:
    """One font file in one document."""

    def __init__(self, font: TTFont, document: PdfDocument, kerned: Kerned) -> None:
        self.font = font
        self.kerned = kerned
        self._document = document.internal
        font._assignState(self._document, asciiReadable=False).nextCode = _FIRST_CODE
        codes = _Codes(font, self._document)
        self._alone, self._first_word = _Shown(codes, kerned, "", ""), _Shown(codes, kerned, "", " ")
        self._inner, self._last_word = _Shown(codes, kerned, " ", " "), _Shown(codes, kerned, " ", "")
        self._first_subset = self._name(0)

    def shows(self, run: TextRun) -> Sequence[tuple[str, str]]:
        """The resource names of the subsets that a run needs, each with its operator to show text."""
        try:
            return ((self._first_subset, self._single(run)),)
        except _OtherSubsetError:
            return tuple(self._several(run))

    def _single(self, run: TextRun) -> str:
        words = run.text.split(" ")
        if len(words) == 1:
            written = self._alone[run.text]
        else:
            inner = map(self._inner.__getitem__, words[1:-1])
            written = " ".join([self._first_word[words[0]], *inner, self._last_word[words[-1]]])
        return f"[({written})]TJ" if ")" in written else f"({written})Tj"

    def _several(self, run: TextRun) -> Iterator[tuple[str, str]]:
        for piece, kern in pieces(run.text, self.kerned):
            for subset, codes in self.font.splitString(piece, self._document):
                yield self._name(subset), f"({_written(codes)})Tj"
            if kern:
                yield self._first_subset, f"[{-kern:g}]TJ"

    def _name(self, subset: int) -> str:
        name: str = self.font.getSubsetInternalName(subset, self._document)
        return name


class Fonts:
    """The fonts of one document, each read when its first character is shown."""

    def __init__(self, document: PdfDocument, source: FontSource) -> None:
        self._document = document
        self._source = source
        self._known: dict[str, EmbeddedFont] = {}
        self._by_path: dict[Path, EmbeddedFont] = {}
        self._face_names: dict[str, int] = {}

    def __getitem__(self, font: str) -> EmbeddedFont:
        """The font of an id. Raises FontError if its file cannot be embedded."""
        known = self._known.get(font)
        if known is None:
            known = self._known[font] = self._embedded(font)
        return known

    def path(self, font: str) -> Path:
        """The file of a font id."""
        return self._source.file(font)

    def _embedded(self, font: str) -> EmbeddedFont:
        path = self.path(font)
        if path not in self._by_path:
            self._by_path[path] = EmbeddedFont(self._load(path), self._document, self._source[font])
        return self._by_path[path]

    def _load(self, path: Path) -> TTFont:
        font = load_truetype(path)
        name = font.face.name.decode("latin-1")
        nth = self._face_names[name] = self._face_names.get(name, 0) + 1
        # ReportLab keys descriptors by face name: two files that call themselves alike would collide.
        return font if nth == 1 else load_truetype(path, f"{name}-{nth}")


def pieces(text: str, font: Kerned) -> Iterator[tuple[str, float]]:
    """A text cut behind every kerned character: the characters, and the kern behind them (last: 0)."""
    start = 0
    for index, (char, following) in enumerate(pairwise(text), 1):
        if kern := font.kern(char, following):
            yield text[start:index], kern
            start = index
    if start < len(text):
        yield text[start:], 0.0


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
