"""A font as text needs it: words to glyphs, advances, vertical metrics, in thousandths of an em.

A font is a file with features, such as the one for small capitals. A file that has none (no italic has) shows
capitals of a heavier one made smaller, so that their stems keep their weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from pnp.fonts.file import FontFile
from pnp.fonts.names import Variant
from pnp.fonts.shape import Features, Part, Shaped, aliased, shape

_FEATURES: Final[Mapping[Variant, Features]] = {
    "": {},
    "smallcaps": {"smcp": True},
    "allsmallcaps": {"smcp": True, "c2sc": True},
    "oldstyle": {"onum": True},
}
# What may not be where letters are set apart.
_NO_LIGATURES: Final[Features] = {"liga": False, "clig": False}
# Small capitals are cut a little taller than the x beside them.
_OVER_X_HEIGHT: Final = 1.06
# Words of a long book: more would only take memory.
_MOST_WORDS: Final = 4_000
# What is longer is no word of any language, and does not come again.
_LONGEST_KEPT: Final = 200
# Behind the name of a file: capitals in small capitals, and small letters shown as capitals.
_CAPITALS, _SMALL = "c", "s"


class Font:
    """One font: every length in thousandths of an em; ``descent`` is how far it goes below, positive.

    heavier: the file whose capitals are made smaller where ``file`` has no small ones. language: a BCP 47 tag.
    Remembers a bounded number of words.
    """

    def __init__(self, key: str, file: FontFile, variant: Variant, heavier: FontFile, language: str) -> None:
        self.key = key
        self.file = file
        self.ascent, self.descent = file.ascent, file.descent
        self.cap_height, self.x_height = file.cap_height, file.x_height
        self._variant = variant
        self._heavier = heavier
        self._makes_capitals = variant in ("smallcaps", "allsmallcaps") and "smcp" not in file.features
        self._features = {} if self._makes_capitals else _FEATURES[variant]
        self._language = language
        self._kept: dict[str, Shaped] = {}
        self._kept_loose: dict[str, Shaped] = {}
        self._kerns: dict[tuple[str, str], float] = {}
        self._widths: dict[str, float] = {}

    def shape(self, word: str, *, loose: bool = False) -> Shaped:
        """The glyphs of a word. loose: its letters will be set apart, so that no two may become one glyph."""
        kept = self._kept_loose if loose else self._kept
        shaped = kept.get(word)
        if shaped is None:
            shaped = self._shaped(word, loose)
            if len(word) <= _LONGEST_KEPT:
                if len(kept) >= _MOST_WORDS:
                    kept.clear()
                kept[word] = shaped
        return shaped

    def has(self, char: str) -> bool:
        """Whether the font can show a character, with marks on it or without."""
        return bool(char) and shows_all(self.shape(char))

    def advance(self, char: str) -> float:
        """How far a character moves the pen; one that the font lacks, as far as the empty box it shows."""
        return self.shape(char).width

    def kern(self, left: str, right: str) -> float:
        """What is added where one text stands beside another; negative draws them together."""
        kern = self._kerns.get((left, right))
        if kern is None:
            if len(self._kerns) >= _MOST_WORDS:
                self._kerns.clear()
            together = _width(self._parts(left + right, loose=False))
            kern = self._kerns[left, right] = together - self._alone(left) - self._alone(right)
        return kern

    def width(self, text: str, *, loose: bool = False) -> float:
        """How wide a line of words with single spaces between them is. loose: as for ``shape``."""
        words = [self.shape(word, loose=loose) for word in text.split(" ")]
        spaces = (len(words) - 1) * self.advance(" ")
        kerns = sum(word.before for word in words[1:]) + sum(word.behind for word in words[:-1])
        return sum(word.width for word in words) + spaces + kerns

    def _shaped(self, word: str, loose: bool) -> Shaped:
        parts = tuple(self._parts(word, loose)) if word else ()
        is_whole = all("" not in part.texts for part in parts)
        clusters = sorted(set(parts[0].clusters) if len(parts) == 1 else {c for part in parts for c in part.clusters})
        before = behind = 0.0
        if clusters and word != " ":
            if self._is_own(parts[0]):
                before = self.kern(" ", word[: clusters[1]] if len(clusters) > 1 else word)
            if self._is_own(parts[-1]):
                behind = self.kern(word[clusters[-1] :], " ")
        return Shaped(parts, _width(parts), before, behind, len(clusters), is_whole)

    def _alone(self, text: str) -> float:
        """The width of a text with nothing beside it."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= _MOST_WORDS:
                self._widths.clear()
            width = self._widths[text] = _width(self._parts(text, loose=False))
        return width

    def _is_own(self, part: Part) -> bool:
        """Whether a part is in the font that the spaces come from."""
        return part.file is self.file and part.size == 1.0

    def _parts(self, text: str, loose: bool) -> list[Part]:
        features = {**self._features, **_NO_LIGATURES} if loose else self._features
        if self._makes_capitals:
            return list(self._with_made_capitals(text, features))
        part = shape(self.file, text, features, self._language)
        if self._variant == "allsmallcaps" and text.lower() != text:
            return list(aliased(part, lambda letters: _CAPITALS if letters.isupper() else ""))
        return [part]

    def _with_made_capitals(self, text: str, features: Features) -> Iterator[Part]:
        size = _OVER_X_HEIGHT * self.x_height / self.cap_height
        start = 0
        for is_small, group in groupby(text, lambda char: bool(self._capital(char))):
            letters = "".join(group)
            if is_small:
                capitals = "".join(map(self._capital, letters))
                part = shape(self._heavier, capitals, features, self._language, "ltr", letters, size, start)
                yield from aliased(part, lambda text: "" if text.isupper() else _SMALL)
            else:
                yield shape(self.file, letters, features, self._language, start=start)
            start += len(letters)

    def _capital(self, char: str) -> str:
        """The capital to be shown smaller for a character, if there is one of a single character."""
        upper = char.upper()
        if len(upper) != 1 or (upper == char and not (self._variant == "allsmallcaps" and char.isupper())):
            return ""
        return upper if self._heavier.glyph(upper) else ""


def shows_all(shaped: Shaped) -> bool:
    """Whether a word is shown without the empty box for what a font lacks."""
    return all(0 not in part.ids for part in shaped.parts)


def _width(parts: Iterable[Part]) -> float:
    return sum([sum(part.advances) * part.size for part in parts])
