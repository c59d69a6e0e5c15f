"""Frozen values of a closed table of classes → plain values that a store can keep, and back.

A value becomes ``(objects, root)``. ``objects`` lists every instance once, parts before wholes, as its class number and
its fields; where a field holds an instance, its place in the list stands. So what was one object is one object again,
and reading needs no recursion. How a field is written follows from its annotation.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from pnp.store.field_codecs import FieldCodec, field_codec
from pnp.store.instances import Reader, Writer
from pnp.store.packing import CodecError
from pnp.store.traces import Plain
from pnp.values import dataclass, field_types

# What reading wrong content can raise.
_WRONG: Final = (TypeError, ValueError, IndexError, KeyError, AttributeError, RecursionError, OverflowError)


class TableError(Exception):
    """A class of a table whose fields cannot be written: a fault of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _ClassCodec:
    """How instances of a class are written and read. linked: the fields that are not written as they are."""

    cls: type
    number: int
    names: tuple[str, ...]
    fields: tuple[FieldCodec, ...]
    linked: tuple[tuple[int, FieldCodec], ...]
    values_of: Callable[[Any], tuple[Any, ...]]
    make: Callable[[Sequence[Any]], Any]
    is_shared_by_value: bool


class Codec:
    """Writes and reads instances of the given dataclasses and enums, and plain values that hold them.

    A class is known by its number in the order of names, so what was written by other classes cannot be read: the store
    keeps it apart by the digest of the program. Every method raises TableError for a class that cannot be written.
    """

    def __init__(self, classes: Sequence[type]) -> None:
        known = sorted(classes, key=lambda cls: cls.__qualname__)
        if len({cls.__qualname__ for cls in known}) < len(known):
            raise TableError("two classes of one name")
        self._classes = frozenset(known)
        self._numbers = {cls: number for number, cls in enumerate(known)}
        self._known = known
        self._class_codecs: dict[type, _ClassCodec] = {}
        self._untyped = field_codec(object, self._classes)

    def to_plain(self, value: object) -> Plain:
        """A value as plain tuples. Raises CodecError for what is not in the table."""
        writer = _Writer(self)
        try:
            root = self._untyped.write(value, writer)
        except _WRONG as error:
            raise CodecError(f"it cannot be written: {error}") from error
        return (writer.objects, root)

    def from_plain(self, plain: Plain) -> Any:
        """The value that was written. Raises CodecError for anything else."""
        try:
            objects, root = plain
            class_codecs = self._checked(objects)
            reader = Reader()
            for record in objects:
                class_codec = class_codecs[record[0]]
                values = record[1:]
                if class_codec.linked:
                    values = list(values)
                    for index, codec in class_codec.linked:
                        values[index] = codec.read(values[index], reader)
                reader.instances.append(class_codec.make(values))
            return self._untyped.read(root, reader)
        except _WRONG as error:
            raise CodecError(f"it cannot be read: {error}") from error

    def _checked(self, objects: Sequence[Any]) -> dict[int, _ClassCodec]:
        """The classes of all records by number, each of which has the fields of its class, in types that it allows.

        Fields are looked at all of a kind at once, which is many times as fast as one by one. Raises CodecError.
        """
        if not set(map(type, objects)) <= {tuple}:
            raise CodecError("what is no record stands among the records")
        groups: dict[int, list[Sequence[Any]]] = {}
        for record in objects:
            groups.setdefault(record[0], []).append(record)
        class_codecs = {number: self._class_codec(number) for number in groups}
        for number, records in groups.items():
            class_codec = class_codecs[number]
            if set(map(len, records)) != {len(class_codec.names) + 1}:
                raise CodecError(f"a {class_codec.cls.__qualname__} has other fields")
            _, *columns = zip(*records, strict=True)
            for codec, column in zip(class_codec.fields, columns, strict=True):
                codec.check(column)
        return class_codecs

    def _class_codec(self, number: object) -> _ClassCodec:
        if type(number) is not int or not 0 <= number < len(self._known):
            raise CodecError(f"there is no class {number!r}")
        return self.class_codec_of(self._known[number])

    def class_codec_of(self, cls: type) -> _ClassCodec:
        """How a class of the table is written. Raises CodecError if it is not in the table."""
        class_codec = self._class_codecs.get(cls)
        if class_codec is None:
            if cls not in self._classes or not dataclasses.is_dataclass(cls):
                raise CodecError(f"{cls.__qualname__} is not in the table")
            try:
                class_codec = self._class_codecs[cls] = _class_codec(cls, self._numbers[cls], self._classes)
            except (TypeError, NameError) as error:
                raise TableError(f"{cls.__qualname__}: {error}") from error
        return class_codec

    def require_all(self) -> None:
        """Raise TableError if any class of the table cannot be written; each is looked at when it is first met."""
        for cls in self._known:
            if dataclasses.is_dataclass(cls):
                self.class_codec_of(cls)


class _Writer(Writer):
    """The objects that were written so far."""

    def __init__(self, codec: Codec) -> None:
        self.objects: list[tuple[Any, ...]] = []
        self._class_codec_of = codec.class_codec_of
        self._places: dict[int, int] = {}
        self._equal: dict[tuple[Any, ...], int] = {}

    def place_of(self, value: Any) -> int:
        """Where an instance stands among the objects; it is written when it is first met."""
        place = self._places.get(id(value))
        if place is None:
            place = self._places[id(value)] = self._written(value)
        return place

    def _written(self, value: Any) -> int:
        class_codec = self._class_codec_of(type(value))
        fields: Sequence[Any] = class_codec.values_of(value)
        if class_codec.linked:
            fields = list(fields)
            for index, codec in class_codec.linked:
                fields[index] = codec.write(fields[index], self)
        record = (class_codec.number, *fields)
        place = (
            self._equal.setdefault(record, len(self.objects)) if class_codec.is_shared_by_value else len(self.objects)
        )
        if place == len(self.objects):
            self.objects.append(record)
        return place


def _class_codec(cls: type, number: int, classes: frozenset[type]) -> _ClassCodec:
    types = field_types(cls)
    declared = dataclasses.fields(cls)
    if not all(field.init for field in declared):
        raise TypeError(f"{cls.__qualname__} has fields that its constructor does not take")
    names = tuple(field.name for field in declared)
    codecs = tuple(field_codec(types[name], classes) for name in names)
    return _ClassCodec(
        cls=cls,
        number=number,
        names=names,
        fields=codecs,
        linked=tuple((index, codec) for index, codec in enumerate(codecs) if not codec.is_plain),
        values_of=_values_of(names),
        make=_maker(cls, names, any(field.kw_only for field in declared)),
        # Two numbers may be equal and of two types; texts and whole numbers are what they are. A class that compares
        # by identity is never merged.
        is_shared_by_value=vars(cls).get("__eq__") is not None and all(codec.is_exact for codec in codecs),
    )


def _values_of(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if not names:
        return lambda value: ()
    getter: Callable[[Any], Any] = attrgetter(*names)
    return getter if len(names) > 1 else lambda value: (getter(value),)


def _maker(cls: type, names: tuple[str, ...], by_name: bool) -> Callable[[Sequence[Any]], Any]:
    if by_name:
        return lambda values: cls(**dict(zip(names, values, strict=True)))
    return lambda values: cls(*values)
