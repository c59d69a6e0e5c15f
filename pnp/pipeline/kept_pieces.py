"""Pieces of components that were drawn before, for when only some of the records that they show have changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from pnp.layout.drawing.diagnostics import FaceNotes
from pnp.layout.series import series
from pnp.pipeline.digests import KitDigests
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.reads import places_of
from pnp.pipeline.results import KeptPieces, KnownPieces, PieceResult, PieceResults


class PiecesInStore:
    """The pieces of a kit that a store keeps."""

    def __init__(self, kit: OpenKit, store: KitStore, digests: KitDigests) -> None:
        self._kit, self._store, self._digests = kit, store, digests
        self._known_records: dict[str, tuple[str, ...]] = {}

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
        results = kept.results
        pieces = {
            number: piece
            for number, piece in enumerate(results.pieces)
            if records[number] == kept.records[number] and self._are_here(kept.places[number])
        }
        known = KnownPieces(pieces, results.reads, results.columns)
        return known if painted is None else KnownPieces(pieces, results.reads, results.columns, painted)

    def keep(self, name: str, results: PieceResults, painted: str) -> None:
        """Keep the pieces of a component. painted: under which key what was painted is kept, if it was."""
        kept = KeptPieces(
            results=results,
            records=self._records(name),
            places=tuple(map(self._places, results.pieces)),
            painted=painted,
        )
        # Elements of layouts are told by their places.
        layouts = {f"places:{layout.file}" for layout in self._kit.loaded.layouts}
        reads = {key: self._digests(key) for key in sorted({*results.reads, *layouts})}
        self._store.keep(f"pieces/{'painted' if painted else 'noticed'}/{name}", reads, kept)

    def _records(self, name: str) -> tuple[str, ...]:
        """A digest of the record of each piece, in the order of the kit."""
        if name not in self._known_records:
            entries, _ = series(self._kit.game.components[name], self._kit.game)
            self._known_records[name] = tuple(self._digests.columns.of_record(entry.record) for entry in entries)
        return self._known_records[name]

    def _places(self, piece: PieceResult) -> tuple[tuple[str, str], ...]:
        places = {place for notes in (piece.drawn.front, piece.drawn.back) if notes for place in _places_of(notes)}
        return tuple((place, self._digests(place)) for place in sorted(places))

    def _are_here(self, places: Sequence[tuple[str, str]]) -> bool:
        return all(self._digests(place) == digest for place, digest in places)


def _places_of(notes: FaceNotes) -> set[str]:
    """The places that the notes of a face point at."""
    sampled = (report for _, reports in notes.probes for report in reports or ())
    return places_of((finding for _, finding in notes.findings), chain(notes.reports, sampled))
