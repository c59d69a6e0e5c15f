"""The glyphs that painted content shows: collected while it is painted, merged, embedded at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from pnp.fonts import Font, FontFile, ShapedWord
from pnp.values import dataclass


class FontSource(Protocol):
    """Fonts by the keys that text runs name."""

    def __getitem__(self, key: str, /) -> Font:
        """The font of a key. Raises FontError."""

    @property
    def files(self) -> Mapping[str, FontFile]:
        """The font files that were read so far, by the names that streams give them."""


class ShownFont(Protocol):
    """A font whose words a stream shows."""

    @property
    def key(self) -> str:
        """What text runs call it."""

    @property
    def is_loose(self) -> bool:
        """Whether there is space between its letters."""

    def glyphs_of(self, word: str) -> ShapedWord:
        """The glyphs of a word."""


@dataclass(frozen=True, slots=True)
class ShownWords:
    """Words that are shown. font: its key. is_loose: whether there is space between letters."""

    font: str
    is_loose: bool
    words: tuple[str, ...]


class GlyphUse:
    """Which glyphs of which fonts some streams show, and what the glyphs stand for.

    What two streams use can be merged in any order, whichever process painted them.
    """

    def __init__(self, used: Mapping[str, Mapping[int, str]] | None = None) -> None:
        self._used = {name: dict(glyphs) for name, glyphs in (used or {}).items()}
        self._words: dict[ShownFont, set[str]] = {}
        self._keys: set[str] = set()

    @property
    def fonts(self) -> tuple[str, ...]:
        """The keys of the fonts, as text runs name them."""
        return tuple(sorted({*self._keys, *(font.key for font in self._words)}))

    @property
    def used(self) -> Mapping[str, Mapping[int, str]]:
        """The name of a font in streams → the number of a glyph → the characters that it stands for."""
        for font, words in self._words.items():
            self._keys.add(font.key)
            # The words do not say whether there are spaces between them; nearly always there are.
            for word in (" ", *words):
                for part in font.glyphs_of(word).runs:
                    self._add(part.name, zip(part.ids, part.texts, strict=True))
        self._words.clear()
        return self._used

    def show(self, font: ShownFont, words: Iterable[str]) -> None:
        """Note that words are shown. Called for every run of text: their glyphs are looked up later, once a word."""
        known = self._words.get(font)
        if known is None:
            self._words[font] = set(words)
        else:
            known.update(words)

    @property
    def words(self) -> tuple[ShownWords, ...]:
        """The words that were noted so far, as plain values."""
        return tuple(ShownWords(font.key, font.is_loose, tuple(words)) for font, words in self._words.items())

    def include(self, other: GlyphUse) -> None:
        """Note all that another one has noted so far."""
        for font, words in other._words.items():
            self.show(font, words)
        if other._used or other._keys:
            self.add(other._used, other._keys)

    def add(self, used: Mapping[str, Mapping[int, str]], fonts: Iterable[str]) -> None:
        """Add what was noted of streams that were painted before. fonts: the keys of their fonts."""
        self._keys.update(fonts)
        for name, glyphs in used.items():
            self._add(name, glyphs.items())

    def _add(self, name: str, glyphs: Iterable[tuple[int, str]]) -> None:
        texts = self._used.setdefault(name, {})
        for glyph, text in glyphs:
            known = texts.get(glyph)
            # One glyph for several texts, such as a space that breaks and one that does not: the order of
            # painting must not decide.
            if not known or (text and text < known):
                texts[glyph] = text
