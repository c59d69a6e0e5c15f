"""The instances that a value holds, each known by its place in one list."""

from __future__ import annotations

from typing import Any, Protocol

from pnp.store.packing import CodecError


class Writer(Protocol):
    """Where instances are written."""

    def place_of(self, value: Any) -> int:
        """Where an instance stands among the objects."""


class Reader:
    """The instances that were made so far."""

    def __init__(self) -> None:
        self.instances: list[Any] = []

    def instance(self, place: object, classes: frozenset[type]) -> Any:
        """The instance at a place, if it is of one of these classes. Raises CodecError."""
        if type(place) is not int or not 0 <= place < len(self.instances):
            raise CodecError(f"there is no instance {place!r}")
        value = self.instances[place]
        if type(value) not in classes:
            raise CodecError(f"a {type(value).__qualname__} stands in the wrong place")
        return value
