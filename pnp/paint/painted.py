"""What was painted of a component: contents by their keys, forms, the glyphs that they show.

Operators of like faces are so alike that they take a seventh of the room when they are compressed. They are packed in
blocks, of which only those that were used last are in memory unpacked.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import accumulate, pairwise
from typing import Any, Final

from pnp.paint.content import ActiveItems, Content, Form, Resources, reachable
from pnp.paint.fonts import GlyphUse
from pnp.values import dataclass

# So many characters of operators, or a little more, are packed together.
_BLOCK: Final = 256_000
# The fastest: it is unpacked once or twice.
_LEVEL: Final = 1
# A sheet shows faces that were painted one after the other, and a back that all of them share.
_MOST_OPEN: Final = 3


@dataclass(frozen=True, slots=True)
class ContentBlock:
    """Contents that were painted one after the other, each under its number.

    codes: the operators of all, compressed. lengths: how many of them each has.
    """

    keys: tuple[str, ...]
    lengths: tuple[int, ...]
    resources: tuple[Resources, ...]
    active: tuple[ActiveItems, ...]
    codes: bytes

    @classmethod
    def of(cls, contents: Mapping[str, Content]) -> ContentBlock:
        """The block of some contents."""
        # Cards of one deck name the same forms: equal resources are one value.
        resources: dict[Resources, Resources] = {}
        return cls(
            keys=tuple(contents),
            lengths=tuple(len(content.code) for content in contents.values()),
            resources=tuple(
                resources.setdefault(content.resources, content.resources) for content in contents.values()
            ),
            active=tuple(content.active for content in contents.values()),
            codes=zlib.compress("".join(content.code for content in contents.values()).encode("latin-1"), _LEVEL),
        )

    def unpacked(self) -> dict[str, Content]:
        """The contents by their keys."""
        code = zlib.decompress(self.codes).decode("latin-1")
        places = pairwise(accumulate(self.lengths, initial=0))
        parts = zip(self.keys, places, self.resources, self.active, strict=True)
        return {key: Content(code[start:end], names, active) for key, (start, end), names, active in parts}


class PackedContents(Mapping[str, Content]):
    """The contents of some blocks. Equal keys mean equal contents."""

    def __init__(self, blocks: Iterable[ContentBlock] = ()) -> None:
        self.blocks = tuple(blocks)
        self._block_of = {key: block for block in self.blocks for key in block.keys}
        self._opened: dict[int, dict[str, Content]] = {}

    def only(self, keys: Collection[str]) -> PackedContents:
        """The contents of some keys; blocks of which little is left are packed together."""
        packer, blocks = ContentPacker(), []
        for block in self.blocks:
            if sum(block.lengths) >= _BLOCK and all(key in keys for key in block.keys):
                blocks.append(block)
            else:
                for key, content in block.unpacked().items():
                    if key in keys:
                        packer.add(content, key)
        return PackedContents((*blocks, *packer.finished().blocks))

    def __getitem__(self, key: str) -> Content:
        block = self._block_of[key]
        contents = self._opened.pop(id(block), None)
        if contents is None:
            while len(self._opened) >= _MOST_OPEN:
                del self._opened[next(iter(self._opened))]
            contents = block.unpacked()
        self._opened[id(block)] = contents
        return contents[key]

    def __contains__(self, key: object) -> bool:
        return key in self._block_of

    def __iter__(self) -> Iterator[str]:
        return iter(self._block_of)

    def __len__(self) -> int:
        return len(self._block_of)

    def __reduce__(self) -> tuple[Any, ...]:
        return PackedContents, (self.blocks,)


class ContentPacker:
    """Packs contents as they are painted, so that little more than one block is in memory unpacked."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._waiting: dict[str, Content] = {}
        self._length = 0
        self._blocks: list[ContentBlock] = []

    def add(self, content: Content, key: str = "") -> str:
        """Keep a content. Gives its key. key: if it is known."""
        key = key or content.key
        if key not in self._known:
            self._known.add(key)
            self._waiting[key] = content
            self._length += len(content.code)
            if self._length >= _BLOCK:
                self._pack()
        return key

    def _pack(self) -> None:
        self._blocks.append(ContentBlock.of(self._waiting))
        self._waiting, self._length = {}, 0

    def finished(self) -> PackedContents:
        """All contents."""
        if self._waiting:
            self._pack()
        return PackedContents(self._blocks)


@dataclass(frozen=True, slots=True, kw_only=True)
class PaintedFrames:
    """What some frames show, ready to be put into any file of the kit.

    contents: by the key that faces and pages without items name. forms: those that contents show, by name. glyphs:
    the name of a font in operators → glyph → the characters it stands for. fonts: the keys of the fonts.
    """

    contents: PackedContents = field(default_factory=PackedContents)
    forms: Mapping[str, Form] = field(default_factory=dict)
    glyphs: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    fonts: tuple[str, ...] = ()

    @property
    def byte_count(self) -> int:
        """How many bytes of operators it holds."""
        codes = sum(len(block.codes) for block in self.contents.blocks)
        return codes + sum(len(form.data) for form in self.forms.values())

    def only(self, keys: Collection[str]) -> PaintedFrames:
        """What was painted of some frames, by their keys, but for their glyphs."""
        contents = self.contents.only(keys)
        names = dict.fromkeys(
            name for block in contents.blocks for resources in block.resources for name in resources.forms
        )
        return PaintedFrames(contents=contents, forms={form.name: form for form in reachable(names, self.forms)})

    @classmethod
    def joined(cls, parts: Sequence[PaintedFrames]) -> PaintedFrames:
        """All that was painted in some parts; equal names mean equal things."""
        use = GlyphUse()
        for part in parts:
            use.add(part.glyphs, part.fonts)
        return cls(
            contents=PackedContents(block for part in parts for block in part.contents.blocks),
            forms={name: form for part in parts for name, form in part.forms.items()},
            glyphs=use.used,
            fonts=use.fonts,
        )
