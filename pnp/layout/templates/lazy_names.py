"""Names of templates whose values are computed on demand, so that only templates that use them depend on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from pnp.model.decks import CustomRecord, CustomSet
from pnp.model.game import Game, Muster, RecordSet


class Musters(Sequence[Muster]):
    """The musters of all armies."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return len(self._game.musters())

    def __iter__(self) -> Iterator[Muster]:
        return iter(self._game.musters())

    @overload
    def __getitem__(self, index: int) -> Muster: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Muster, ...]: ...

    def __getitem__(self, index: int | slice) -> Muster | tuple[Muster, ...]:
        return self._game.musters()[index]


class CustomRecords(RecordSet[CustomRecord]):
    """The records of a set that a kit declares."""

    __slots__ = ("_cached", "_owner")

    def __init__(self, owner: CustomSet) -> None:
        self._owner = owner
        self._cached: tuple[Any, dict[str, CustomRecord]] | None = None

    @property
    def _records(self) -> tuple[CustomRecord, ...]:  # type: ignore[override]
        return self._owner.records

    @property
    def _by_id(self) -> dict[str, CustomRecord]:  # type: ignore[override]
        records = self._owner.records
        if self._cached is None or self._cached[0] is not records:
            self._cached = (records, {record.id: record for record in reversed(records)})
        return self._cached[1]
