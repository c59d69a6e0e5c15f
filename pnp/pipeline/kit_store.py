"""Results of tasks → plain values in a store, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from pnp import findings, frame
from pnp.checks.printed import signatures
from pnp.checks.run import RuleTrace
from pnp.document.sheet_pictures import Cell, SheetOutline
from pnp.layout.drawing import reports
from pnp.layout.drawing.diagnostics import FaceNotes
from pnp.layout.drawing.drawn_piece import DrawnPiece
from pnp.load.builtin import data_folder
from pnp.measures import Size
from pnp.paint.content import Drawing, Form, Resources, ShadingObject, Slot
from pnp.paint.fonts import ShownWords
from pnp.paint.painted import ContentBlock, PackedContents, PaintedFrames
from pnp.pipeline.results import (
    DrawnFigure,
    FileSummary,
    KeptComponent,
    KeptFigure,
    KeptPieces,
    LayoutResult,
    PieceResult,
    ShownFigure,
)
from pnp.pipeline.up_to_date import digest
from pnp.store.codec import Codec
from pnp.store.memory import NoStore
from pnp.store.packing import CodecError, pack, unpack
from pnp.store.traces import Result, TraceStore

_MODULES: Final = (findings, frame, reports, signatures)
# Larger forms and blocks are kept by their content, so that components that show the same one share it.
_LARGE: Final = 8_000
# So many values of a long row are kept together.
_PART: Final = 200

DigestOf = Callable[[str], str]


def _classes() -> tuple[type, ...]:
    of_modules = {
        value
        for module in _MODULES
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    }
    own = {Size, LayoutResult, DrawnFigure, ShownFigure, KeptFigure, KeptComponent, FileSummary, RuleTrace}
    own |= {Drawing, Resources, ShadingObject, Form, Slot}
    own |= {KeptPieces, PieceResult, DrawnPiece, FaceNotes, ShownWords, Cell, SheetOutline}
    return tuple(sorted(of_modules | own, key=lambda cls: cls.__qualname__))


class KitStore:
    """The part of a store that belongs to one kit. shown: its folder as findings name it."""

    def __init__(self, store: TraceStore, root: Path, shown: str) -> None:
        self._store, self._kit, self._codec = store, f"{root.resolve()}\0{shown}", Codec(_classes())
        self.keeps = not isinstance(store, NoStore)

    @cached_property
    def data(self) -> str:
        """A digest of the layouts, themes and icons that come with pnp; they need none if nothing is kept."""
        return digest([data_folder("layouts")]) if self.keeps else ""

    def find(self, name: str, digest_of: DigestOf) -> Any | None:
        """The result of a task whose reads all have the digests that were noted with it; None if there is none."""
        result = self.found(name, digest_of)
        return result and result.value

    def found(self, name: str, digest_of: DigestOf) -> Result | None:
        """The same with its reads."""
        result = self._store.find(f"{self._kit}\0{name}", digest_of)
        try:
            return result and replace(result, value=self._codec.from_plain(result.value))
        except CodecError:
            return None

    def keep(self, name: str, reads: Mapping[str, str], value: Any) -> None:
        """Keep the result of a task with the digests of its reads."""
        self._store.keep(f"{self._kit}\0{name}", reads, Result(self._codec.to_plain(value)))

    def digest(self, value: object) -> str:
        """A digest of a value that can be kept."""
        return sha256(pack(self._codec.to_plain(value))).hexdigest()

    def put_all(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Keep many values, so that few of them are plain values at a time. Gives what ``get_all`` finds them by."""
        parts = (tuple(values[start : start + _PART]) for start in range(0, len(values), _PART))
        return tuple(self._store.put_blob(pack(self._codec.to_plain(part))) for part in parts)

    def get_all(self, parts: Sequence[Any]) -> tuple[Any, ...] | None:
        """The values that were kept; None if any of them is not there any more."""
        try:
            return tuple(value for key in parts for value in self._codec.from_plain(unpack(self._data(key, b""))))
        except (CodecError, LookupError, TypeError):
            return None

    def put_painted(self, painted: PaintedFrames) -> str:
        """Keep what was painted. Gives the key by which it is found."""
        blocks = [
            (block.keys, block.lengths, block.resources, block.active, *self._put(block.codes))
            for block in painted.contents.blocks
        ]
        forms = [
            (form.name, form.box, form.resources, form.is_group, *self._put(form.data))
            for form in painted.forms.values()
        ]
        glyphs = {name: dict(texts) for name, texts in painted.glyphs.items()}
        plain = self._codec.to_plain((blocks, forms, glyphs, painted.fonts))
        return self._store.put_blob(pack(plain))

    def _put(self, data: bytes) -> tuple[str, bytes]:
        """The key under which data are kept by themselves, or none, and the data."""
        return (self._store.put_blob(data), b"") if len(data) > _LARGE else ("", data)

    def painted(self, key: str) -> PaintedFrames | None:
        """What was painted; None if any of it is not there any more."""
        data = self._store.blob(key)
        if data is None:
            return None
        try:
            blocks, forms, glyphs, fonts = self._codec.from_plain(unpack(data))
            return PaintedFrames(
                contents=PackedContents(
                    ContentBlock(keys, lengths, resources, active, self._data(key, codes))
                    for keys, lengths, resources, active, key, codes in blocks
                ),
                forms={
                    name: Form(name, box, self._data(key, data), resources, is_group)
                    for name, box, resources, is_group, key, data in forms
                },
                glyphs=glyphs,
                fonts=fonts,
            )
        except (CodecError, ValueError, TypeError, LookupError):
            return None

    def _data(self, key: str, data: bytes) -> bytes:
        """Data that were put. Raises LookupError if they are gone."""
        stored = self._store.blob(key) if key else data
        if stored is None:
            raise LookupError(key)
        return stored
