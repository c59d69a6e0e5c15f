"""Pieces of components that were drawn before, for when only some of the records that they show have changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from pnp.findings import Span
from pnp.layout.drawing.diagnostics import FaceNotes
from pnp.layout.series import SeriesEntry, series
from pnp.nodes import Node, Record
from pnp.pipeline.digests import KitDigests, place_digest
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.reads import spans_of
from pnp.pipeline.results import KeptPieces, KnownPieces, PieceResult, PieceResults

# The record that a piece shows, and the layouts, as keys of places beside those of whole files.
_OWN: Final = "own"
_OF_LAYOUTS: Final = "places of layouts"


class PiecesInStore:
    """The pieces of a kit that a store keeps."""

    def __init__(self, kit: OpenKit, store: KitStore, digests: KitDigests) -> None:
        self._kit, self._store, self._digests = kit, store, digests
        self._known_records: dict[str, tuple[str, ...]] = {}
        self._known_entries: dict[str, list[SeriesEntry]] = {}

    def count(self, name: str) -> int:
        """How many pieces a component has, copies of the same not counted."""
        return len(self._entries(name))

    def known(self, name: str, *, is_painted: bool) -> KnownPieces:
        """The pieces of a component that still hold. is_painted: only pieces that were painted are of use."""
        kept: KeptPieces | None = self._store.find(f"pieces/painted/{name}", self._digests)
        if kept is None and not is_painted:
            kept = self._store.find(f"pieces/noticed/{name}", self._digests)
        if kept is None:
            return KnownPieces()
        painted = self._store.painted(kept.painted) if is_painted else None
        records = self._records(name)
        if (is_painted and painted is None) or len(records) != len(kept.records):
            return KnownPieces()
        results = self._store.get_all(kept.parts)
        if results is None or len(results) != len(records):
            return KnownPieces()
        pieces = {
            number: piece
            for number, piece in enumerate(results)
            if records[number] == kept.records[number] and self._holds(name, number, kept.places[number])
        }
        known = KnownPieces(pieces, kept.reads, kept.columns)
        return known if painted is None else KnownPieces(pieces, kept.reads, kept.columns, painted)

    def keep(self, name: str, results: PieceResults, painted: str) -> None:
        """Keep the pieces of a component. painted: under which key what was painted is kept, if it was."""
        kept = KeptPieces(
            parts=self._store.put_all(results.pieces),
            reads=results.reads,
            columns=results.columns,
            records=self._records(name),
            places=tuple(self._places(name, number, piece) for number, piece in enumerate(results.pieces)),
            painted=painted,
        )
        # Elements of layouts are told by their places.
        reads = {key: self._digests(key) for key in sorted({*results.reads, _OF_LAYOUTS})}
        self._store.keep(f"pieces/{'painted' if painted else 'noticed'}/{name}", reads, kept)

    def _entries(self, name: str) -> list[SeriesEntry]:
        if name not in self._known_entries:
            self._known_entries[name], _ = series(self._kit.game.components[name], self._kit.game)
        return self._known_entries[name]

    def _records(self, name: str) -> tuple[str, ...]:
        """A digest of the record of each piece, in the order of the kit."""
        if name not in self._known_records:
            columns = self._digests.columns
            self._known_records[name] = tuple(columns.of_record(entry.record) for entry in self._entries(name))
        return self._known_records[name]

    def _places(self, name: str, number: int, piece: PieceResult) -> tuple[tuple[str, str], ...]:
        record = self._entries(name)[number].record
        spans = {span for notes in (piece.drawn.front, piece.drawn.back) if notes for span in _spans_of(notes)}
        places = {self._place(span, record) for span in spans}
        return tuple((place, self._digest(record, place)) for place in sorted(places))

    def _place(self, span: Span, record: Record) -> str:
        """The key of what decides where a place is."""
        if record.node and _is_inside(span, record.node):
            return _OWN
        if any(_is_inside(span, layout) for layout in self._kit.loaded.layouts):
            return _OF_LAYOUTS
        return f"places:{span.file}"

    def _holds(self, name: str, number: int, places: tuple[tuple[str, str], ...]) -> bool:
        record = self._entries(name)[number].record
        return all(self._digest(record, place) == digest for place, digest in places)

    def _digest(self, record: Record, place: str) -> str:
        return place_digest(record.node) if place == _OWN and record.node else self._digests(place)


def _spans_of(notes: FaceNotes) -> Iterator[Span]:
    """The places that the notes of a face point at."""
    sampled = (report for _, reports in notes.probes for report in reports or ())
    return spans_of((finding for _, finding in notes.findings), chain(notes.reports, sampled))


def _is_inside(span: Span, node: Node) -> bool:
    around = node.span
    return (
        around.file == span.file
        and (around.line, around.column) <= (span.line, span.column)
        and (span.end_line, span.end_column) <= (around.end_line, around.end_column)
    )
