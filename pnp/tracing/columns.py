"""The digests of the columns of a game, computed on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Final

from pnp.model.game import SETS, Game
from pnp.model.walk import below
from pnp.nodes import Record, Source
from pnp.tracing.encoding import Encoder, digest, extent, place_of, written
from pnp.tracing.inventory import inventory

# The digest of a column that this version of the model does not have: a result that read it is not valid.
UNKNOWN = ""
# Between the field ``node`` and a key in the name of a column.
_OF_KEY: Final = "@"
_AROUND_KEY: Final = "#"


def place_column(owner: str, key: str = "") -> str:
    """The column of what a kit writes for a key of the records of a class: ``Card.node@text``.

    Without a key, that of where the records are. Such a column stays the same when other keys change.
    """
    return f"{owner}.node{_OF_KEY}{key}"


def extent_column(owner: str, key: str) -> str:
    """The column of where a key stands, and the list or map of it, whatever is in there: ``Deck.node#cards``."""
    return f"{owner}.node{_AROUND_KEY}{key}"


class Columns:
    """The columns of a game: ``Card.text``, ``Game.units``. See pnp.tracing."""

    __slots__ = ("_classes", "_digests", "_game", "_inventory", "_record_digests", "_text_digests")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._inventory = inventory(game)
        self._classes: dict[str, type[Record]] = {cls.__name__: cls for cls in self._inventory.by_class}
        if len(self._classes) < len(self._inventory.by_class):
            raise TypeError("two classes of records have one name")
        self._digests: dict[str, str] = {}
        self._text_digests: dict[int, str] = {}
        # The inventory keeps the records alive.
        self._record_digests: dict[int, str] = {}

    def digest(self, column: str) -> str:
        """The digest of a column, in hexadecimal digits."""
        column_digest = self._digests.get(column)
        if column_digest is None:
            column_digest = self._digests[column] = self._compute(column)
        return column_digest

    def of_record(self, record: Record) -> str:
        """The digest of all fields of a record and of those inside it, but not of where they are written."""
        known = self._record_digests.get(id(record))
        if known is None:
            inside = {id(part): number for number, part in enumerate(below(record))}

            def number_of(other: Record) -> int:
                # Records inside are told by their order, so that other records may come and go.
                return -1 - inside[id(other)] if id(other) in inside else self._inventory.number(other)

            encoder = self._encoder(number_of, has_places=False)
            encoded = [
                [encoder.encode(getattr(part, name)) for name in part.__dataclass_fields__ if name != "node"]
                for part in below(record)
            ]
            names = [type(part).__name__ for part in below(record)]
            known = self._record_digests[id(record)] = digest((names, encoded, encoder.sources))
        return known

    def of_values(self, values: tuple[object, ...], subject: Sequence[Record] = ()) -> str:
        """The digest of some values of the game. Raises TypeError for any others.

        subject: a record with those inside it, which are told by their order there: other records may come and go.
        """
        inside = {id(part): number for number, part in enumerate(subject)}

        def number_of(other: Record) -> object:
            if not inside.get(id(other)):
                return self._inventory.number(other)
            return type(subject[0]).__name__, self._inventory.number(subject[0]), inside[id(other)]

        encoder = self._encoder(number_of, has_places=False)
        return digest([encoder.encode(str(value) if isinstance(value, str) else value) for value in values])

    def names(self) -> tuple[str, ...]:
        """Every column of the game."""
        of_game = (f"Game.{name}" for name in Game.__dataclass_fields__ if name != "derived")
        of_records = (f"{cls.__name__}.{name}" for cls in self._classes.values() for name in cls.__dataclass_fields__)
        return (*of_game, *of_records)

    def _compute(self, column: str) -> str:
        owner, _, name = column.partition(".")
        encoder = self._encoder()
        if owner == "Game":
            if name not in Game.__dataclass_fields__:
                return UNKNOWN
            value = getattr(self._game, name)
            encoded = encoder.encode(tuple(value) if name in SETS else value)
        elif owner in self._classes:
            cls = self._classes[owner]
            if name.startswith((f"node{_OF_KEY}", f"node{_AROUND_KEY}")):
                return self._digest_of_places(self._inventory.by_class[cls], name[len("node")], name[len("node") + 1 :])
            if name not in cls.__dataclass_fields__:
                return UNKNOWN
            encoded = encoder.column(map(attrgetter(name), self._inventory.by_class[cls]))
        else:
            encoded = []  # No record of the game is of this class.
        return digest((encoded, encoder.sources))

    def _digest_of_places(self, records: Sequence[Record], kind: str, key: str) -> str:
        if not key:
            return digest([place_of(record.span) for record in records])
        encode = written if kind == _OF_KEY else extent
        return digest([encode(record.entry(key)) for record in records])

    def _encoder(self, number: Callable[[Record], object] | None = None, *, has_places: bool = True) -> Encoder:
        extends = bool(self._game.kit.extends)
        number, text_digest = number or self._inventory.number, self._text_digest
        return Encoder(number, text_digest, has_merged_nodes=extends, has_places=has_places)

    def _text_digest(self, source: Source) -> str:
        text_digest = self._text_digests.get(id(source))
        if text_digest is None:
            text = source.text.encode(errors="surrogatepass")
            text_digest = self._text_digests[id(source)] = blake2b(text, digest_size=16).hexdigest()
        return text_digest
