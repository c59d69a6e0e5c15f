"""Values of unknown types → plain values that say their type, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from typing import Any, Final

from pnp.store.instances import Reader, Writer

SCALARS: Final = (str, bytes, int, float, bool, type(None))
_CONTAINERS: Final[Mapping[str, Callable[[Iterable[Any]], Any]]] = {"t": tuple, "l": list, "s": frozenset}


class UntypedCodec:
    """Scalars as they are; all else as a tuple that begins with a letter for its kind.

    i: an instance, n: a tuple of nothing but instances, e: a member of an enum, t, l, s, d: containers.
    """

    def __init__(self, classes: frozenset[type]) -> None:
        self._instances = frozenset(cls for cls in classes if is_dataclass(cls))
        self._enums = {cls.__qualname__: cls for cls in classes if issubclass(cls, Enum)}

    def write(self, value: Any, writer: Writer) -> Any:
        """A value as a plain one."""
        kind = type(value)
        if kind in SCALARS:
            return value
        if kind is tuple and value and self._instances.issuperset(map(type, value)):
            return ("n", *map(writer.place_of, value))
        if kind in (tuple, list):
            return ("t" if kind is tuple else "l", *[self.write(member, writer) for member in value])
        if kind is frozenset:
            return ("s", *sorted(self.write(member, writer) for member in value))
        if isinstance(value, Mapping):
            return ("d", *[self.write(member, writer) for pair in value.items() for member in pair])
        if self._enums.get(kind.__qualname__) is kind:
            return ("e", kind.__qualname__, value.name)
        return ("i", writer.place_of(value))

    def read(self, plain: Any, reader: Reader) -> Any:
        """The value that was written. Raises CodecError, or what wrong content makes Python raise."""
        if type(plain) in SCALARS:
            return plain
        kind, *parts = plain
        if kind == "n":
            return tuple([reader.instance(place, self._instances) for place in parts])
        if kind == "i":
            (place,) = parts
            return reader.instance(place, self._instances)
        if kind == "e":
            name, member = parts
            return self._enums[name].__members__[member]
        values = [self.read(part, reader) for part in parts]
        if kind == "d":
            return dict(zip(values[::2], values[1::2], strict=True))
        return _CONTAINERS[kind](values)
