"""The annotation of a field → how its values are written plainly, checked and read."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from itertools import chain
from typing import Any, Literal, Union, Unpack, get_args, get_origin

from pnp.store.instances import Reader, Writer
from pnp.store.packing import CodecError
from pnp.store.untyped import SCALARS, UntypedCodec
from pnp.values import dataclass

# Raises CodecError unless all of these values, as they are written, are of the right types.
Check = Callable[[Iterable[Any]], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldCodec:
    """How values of one annotation are written. is_plain: as they are. is_exact: and equal ones are the same."""

    write: Callable[[Any, Writer], Any]
    read: Callable[[Any, Reader], Any]
    check: Check
    is_plain: bool = False
    is_exact: bool = False


def field_codec(annotation: Any, classes: frozenset[type]) -> FieldCodec:
    """How values of an annotation are written. classes: those that have places. Raises TypeError for others."""
    if annotation is object or annotation is Any:
        return _untyped(classes)
    check = _plain_check(annotation)
    if check is not None:
        exact = set(_members(annotation)) <= {str, int, type(None)} or get_origin(annotation) is Literal
        return FieldCodec(write=_same, read=_same, check=check, is_plain=True, is_exact=exact)
    for family in (_instances, _enum, _sequence, _mapping):
        codec = family(annotation, classes)
        if codec is not None:
            return codec
    members = _members(annotation)
    if len(members) > 1:
        return _either(members, classes)
    raise TypeError(f"{annotation!r} cannot be written")


def _members(annotation: Any) -> tuple[Any, ...]:
    """The members of a union; of anything else, that alone."""
    if get_origin(annotation) in (Union, types.UnionType):
        return get_args(annotation)
    return (annotation,)


def _same(value: Any, _: object) -> Any:
    return value


def _unchecked(values: Iterable[Any]) -> None:
    """No check: these values are checked one by one when they are read."""


# Plain values: scalars, literals and tuples of them


def _plain_check(annotation: Any) -> Check | None:
    """A check of many values at once; None for an annotation that is not plain."""
    members = _members(annotation)
    if all(member in SCALARS for member in members):
        allowed = _allowed(members)
        return lambda values: _require(set(map(type, values)) <= allowed)
    if get_origin(annotation) is Literal:
        options = frozenset(get_args(annotation))
        if not all(type(option) is str for option in options):
            return None
        return lambda values: _require(set(values) <= options)
    if get_origin(annotation) is tuple:
        return _tuple_check(get_args(annotation))
    if len(members) > 1:
        return _union_check(members)
    return None


def _tuple_check(parts: tuple[Any, ...]) -> Check | None:
    """Of tuples of one kind of member, of a fixed number of members, or of some and then any number of another."""
    *heads, rest = _unrolled(parts)
    first = [_plain_check(head) for head in heads]
    of_rest = None if rest is None else _plain_check(rest)
    known = [check for check in first if check is not None]
    if len(known) < len(first) or (rest is not None and of_rest is None):
        return None
    count = len(known)

    def check(values: Iterable[Any]) -> None:
        tuples = values if isinstance(values, list) else list(values)
        _require(set(map(type, tuples)) <= {tuple})
        if of_rest is None:
            _require(set(map(len, tuples)) <= {count})
        for index, check_member in enumerate(known):
            check_member([values[index] for values in tuples])
        if of_rest is not None:
            tails = [values[count:] for values in tuples] if count else tuples
            of_rest(list(chain.from_iterable(tails)))

    return _segment_check if parts[:1] == (str,) and count == 1 and rest is float else check


def _segment_check(values: Iterable[Any]) -> None:
    """Of a text and then any number of numbers, as the steps of a path are: most of all that is kept."""
    tuples = list(values)
    _require(set(map(type, tuples)) <= {tuple})
    _require({type(values[0]) for values in tuples} <= {str})
    kinds = list(map(type, chain.from_iterable(tuples)))
    _require(set(kinds) <= {str, float, int} and kinds.count(str) == len(tuples))


def _unrolled(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The members of a tuple that stand alone, then that which may come any number of times, or None."""
    if len(parts) == 2 and parts[1] is Ellipsis:
        return (parts[0],)
    last = parts[-1] if parts else None
    if get_origin(last) is Unpack:
        (last,) = get_args(last)
    elif not getattr(last, "__unpacked__", False):
        return (*parts, None)
    return (*parts[:-1], get_args(last)[0])


def _union_check(members: tuple[Any, ...]) -> Check | None:
    """Of tuples or nothing: the other unions of plain types are all scalars."""
    scalars = _allowed(member for member in members if member in SCALARS)
    others = [member for member in members if member not in SCALARS]
    of_other = _plain_check(others[0]) if len(others) == 1 else None
    if of_other is None or not isinstance(get_origin(others[0]), type):
        return None

    def check(values: Iterable[Any]) -> None:
        of_other([value for value in values if type(value) not in scalars])

    return check


def _untyped(classes: frozenset[type]) -> FieldCodec:
    untyped = UntypedCodec(classes)
    return FieldCodec(write=untyped.write, read=untyped.read, check=_unchecked)


def _allowed(scalars: Iterable[type]) -> frozenset[type]:
    """The types of values of these annotations: a whole number stands for a length as well as one with a fraction."""
    allowed = frozenset(scalars)
    return allowed | {int} if float in allowed else allowed


def _require(holds: bool) -> None:
    if not holds:
        raise CodecError("a field has a value of another type")


# Values that hold instances


def _instances(annotation: Any, classes: frozenset[type]) -> FieldCodec | None:
    """An instance of one or several dataclasses of the table or of classes made of them, or nothing."""
    members = tuple(member for member in _members(annotation) if member is not type(None))
    if not members or not all(member in classes and is_dataclass(member) for member in members):
        return None
    allowed = frozenset(cls for cls in classes if is_dataclass(cls) and issubclass(cls, members))

    def write(value: Any, writer: Writer) -> Any:
        return None if value is None else writer.place_of(value)

    def read(place: Any, reader: Reader) -> Any:
        return None if place is None and optional else reader.instance(place, allowed)

    optional = type(None) in _members(annotation)
    return FieldCodec(write=write, read=read, check=_unchecked)


def _enum(annotation: Any, classes: frozenset[type]) -> FieldCodec | None:
    """A member of an enum of the table, by its name."""
    if annotation not in classes or not issubclass(annotation, Enum):
        return None
    members: Mapping[str, Enum] = annotation.__members__
    return FieldCodec(write=lambda value, _: value.name, read=lambda name, _: members[name], check=_unchecked)


def _sequence(annotation: Any, classes: frozenset[type]) -> FieldCodec | None:
    """A tuple or list of values that are not all plain, or a set."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is tuple:
        *heads, rest = _unrolled(parts)
        single = [field_codec(head, classes) for head in heads]
        return _tuple(single, None if rest is None else field_codec(rest, classes))
    if origin in (list, frozenset):
        inner = field_codec(parts[0], classes)
        ordered: Callable[[Iterable[Any]], Iterable[Any]] = sorted if origin is frozenset else iter
        return FieldCodec(
            write=lambda values, writer: tuple(inner.write(value, writer) for value in ordered(values)),
            read=lambda values, reader: origin(_read_all(inner, values, reader)),
            check=_unchecked,
        )
    return None


def _tuple(heads: Sequence[FieldCodec], rest: FieldCodec | None) -> FieldCodec:
    if not heads and rest is not None:
        write_member = rest.write
        return FieldCodec(
            write=lambda values, writer: tuple([write_member(value, writer) for value in values]),
            read=lambda values, reader: tuple(_read_all(rest, values, reader)),
            check=_unchecked,
        )
    if rest is not None:
        raise TypeError("a tuple of several kinds and of any length cannot be written")

    def write(values: Any, writer: Writer) -> Any:
        return tuple(codec.write(value, writer) for codec, value in zip(heads, values, strict=True))

    def read(values: Any, reader: Reader) -> Any:
        _require(type(values) is tuple and len(values) == len(heads))
        return tuple(_read_one(codec, value, reader) for codec, value in zip(heads, values, strict=True))

    return FieldCodec(write=write, read=read, check=_unchecked)


def _mapping(annotation: Any, classes: frozenset[type]) -> FieldCodec | None:
    """A map of plain keys; it comes back as a dict."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if not isinstance(origin, type) or not issubclass(origin, Mapping):
        return None
    check_keys, inner = _plain_check(parts[0]), field_codec(parts[1], classes)
    if check_keys is None:
        raise TypeError(f"{annotation!r} cannot be written")

    def read(pairs: Any, reader: Reader) -> Any:
        _require(type(pairs) is dict)
        check_keys(list(pairs))
        return dict(zip(pairs, _read_all(inner, tuple(pairs.values()), reader), strict=True))

    return FieldCodec(
        write=lambda values, writer: {key: inner.write(value, writer) for key, value in values.items()},
        read=read,
        check=_unchecked,
    )


def _read_all(codec: FieldCodec, values: Any, reader: Reader) -> Sequence[Any]:
    _require(type(values) is tuple)
    codec.check(values)
    return values if codec.is_plain else [codec.read(value, reader) for value in values]


def _read_one(codec: FieldCodec, value: Any, reader: Reader) -> Any:
    codec.check((value,))
    return codec.read(value, reader)


def _either(members: tuple[Any, ...], classes: frozenset[type]) -> FieldCodec:
    """One of several things, of which instances and plain values cannot be told apart by themselves."""
    if not all(member in SCALARS or member in classes or field_codec(member, classes) for member in members):
        raise TypeError(f"{members!r} cannot be written")
    return _untyped(classes)
