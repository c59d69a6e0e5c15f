"""The classes of the model → schemas of their records, by the same types by which records are read."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, is_dataclass
from enum import Enum
from typing import Any, Final, Literal

from pnp.keys import describe_class, describe_key, forms, record_texts
from pnp.load.bind import is_required, record_fields
from pnp.load.declared_fields import PLAIN_TYPES
from pnp.load.sheet_cells import SUFFIXES, TEXTS
from pnp.load.spreadsheets import SPREADSHEET_KEYS
from pnp.model.texts import Icon
from pnp.nodes import Scalar, Source
from pnp.schema.parts import NOTHING, TEXT, Schema, any_of, described, list_of, map_of, one_of, or_nothing, ref
from pnp.schema.vocabulary import DeclaredField, Vocabulary

SPREADSHEET: Final = "a spreadsheet"
_SIMPLE: Final[Mapping[Any, Schema]] = {
    str: TEXT,
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
}
# Keys that name something else than a record, in whichever class they are, and the definition of what they name.
_NAMES: Final = {
    "symbol": "icons",
    "color": "colours",
    "accent": "colours",
    "sky": "colours",
    "land": "colours",
    "layout": "layouts",
    "theme": "themes",
}
_ENDINGS: Final = "|".join(ending[1:] for ending in (*TEXTS, *SUFFIXES))
_FILE: Final[Schema] = {"type": "string", "pattern": rf"\.({_ENDINGS}|{_ENDINGS.upper()})$"}
_DRAWING: Final[Schema] = {"type": "string", "pattern": r"\.(svg|png|jpe?g|webp|SVG|PNG|JPE?G|WEBP)$"}
_ICON_FILES: Final[Schema] = {
    "type": "object",
    "properties": {"from": _DRAWING, "tags": {"type": "array", "items": TEXT}, "colors": {"enum": ["own", "theme"]}},
    "required": ["from"],
    "additionalProperties": False,
}
_WHOLE_NUMBER: Final[Schema] = {"type": ["integer", "string"], "pattern": r"^\s*[-+]?\d+\s*$"}


class RecordSchemas:
    """Makes the definitions of all classes that are asked for."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.definitions: dict[str, Schema] = {SPREADSHEET: _spreadsheet()}

    def reference(self, cls: type[Any]) -> Schema:
        """A record of a class: its map, or the shorthand for it."""
        name = cls.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # A class may contain itself.
            self.definitions[name] = self._record(cls)
        return any_of((ref(name), *self._shorthand(cls)))

    def records(self, cls: type[Any]) -> Schema:
        """A list of records, or a spreadsheet of them, also among them; or what stands for a single record."""
        record, sheet = self.reference(cls), ref(SPREADSHEET)
        # With both in one place, editors would say of every mistake that it is no spreadsheet.
        is_sheet: Schema = {"required": ["from"], "properties": {"from": _FILE}, "not": {"required": ["id"]}}
        item: Schema = {"if": {"type": "object", **is_sheet}, "then": sheet, "else": record}
        if cls is Icon:
            is_drawing: Schema = {"type": "object", "required": ["from"], "properties": {"from": _DRAWING}}
            item = {"if": is_drawing, "then": _ICON_FILES, "else": item}
            return list_of(item, sheet, _ICON_FILES, *self._shorthand(cls))
        return list_of(item, sheet, *self._shorthand(cls))

    def properties(self, cls: type[Any]) -> dict[str, Schema]:
        """The keys of a class with their values."""
        return {
            key: described(self._value(key, field, hint), describe_key(cls, key))
            for key, (field, hint) in record_fields(cls).items()
        }

    def required(self, cls: type[Any]) -> list[str]:
        """The keys that a record must have; none if it may be a part of a record of another kit."""
        if self.vocabulary.is_extension:
            return []
        return [key for key, (field, _) in record_fields(cls).items() if is_required(field)]

    def _record(self, cls: type[Any]) -> Schema:
        properties = self.properties(cls)
        declared = self.vocabulary.fields.get(cls.__name__, {})
        for name, of in declared.items():
            fields = any_of(self._declared(field) for field in of)
            if name in properties and getattr(cls, "OPEN", False):
                properties[name] = described(any_of((_plain(properties[name]), fields)), describe_key(cls, name))
            else:
                properties.setdefault(name, described(fields, " / ".join(map(_described, of))))
        if self.vocabulary.is_extension:
            properties["remove"] = described({"type": "boolean"}, "Whether this record of the other kit is left out.")
        schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
        if required := self.required(cls):
            schema["required"] = required
        return described(schema, describe_class(cls))

    def _shorthand(self, cls: type[Any]) -> Iterator[Schema]:
        """What stands for a record: the value of the key that its method ``short`` gives a value to."""
        short: Callable[[Any], Mapping[str, Any]] | None = getattr(cls, "short", None)
        if short is None:
            return
        hints = typing.get_type_hints(short)
        hints.pop("return", None)
        node = Scalar(Source("", "a"), 0, 1, "a")
        (key,) = short(node)
        field, hint = record_fields(cls)[key]
        value = self._value(key, field, hint)
        yield value if next(iter(hints.values())) is not Scalar else any_of((_single(value), NOTHING))

    def _value(self, key: str, field: Field[Any], hint: Any) -> Schema:
        schema = self._typed(hint, field, key)
        return schema if is_required(field) and not self.vocabulary.is_extension else or_nothing(schema)

    def _typed(self, hint: Any, field: Field[Any], key: str) -> Schema:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if type(None) in arguments:
            return any_of(self._typed(argument, field, key) for argument in arguments if argument is not type(None))
        if hint is str:
            return self._name(field, key)
        if hint in _SIMPLE:
            return _SIMPLE[hint]
        if origin is tuple:
            return self._list(arguments[0], field, key)
        if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
            return self._map(arguments[1], field, key)
        if origin is Literal:
            return {"enum": list(arguments)}
        if hasattr(hint, "parse"):
            return dict(forms()[hint.__name__]["schema"])
        if isinstance(hint, type) and issubclass(hint, Enum):
            return {"enum": [member.value for member in hint]}
        if is_dataclass(hint):
            return self.reference(typing.cast(type[Any], hint))
        raise TypeError(f"{hint!r} has no schema")

    def _list(self, hint: Any, field: Field[Any], key: str) -> Schema:
        if is_dataclass(hint) and not hasattr(hint, "parse"):
            return self.records(typing.cast(type[Any], hint))
        item = self._typed(hint, field, key)
        return list_of(item, item)

    def _map(self, hint: Any, field: Field[Any], key: str) -> Schema:
        inner = field.metadata.get("inner_keys_refer_to", "")
        if inner:
            value = map_of(self.vocabulary.ids.get(inner, {}), self._typed(typing.get_args(hint)[1], field, ""))
        else:
            value = self._typed(hint, field, "" if "keys_refer_to" in field.metadata else key)
        keys: dict[str, str] = {}
        for name in field.metadata.get("keys_refer_to", ()):
            keys |= self.vocabulary.ids.get(name, {})
        # Without ids, any key is taken.
        return map_of(keys | dict.fromkeys(field.metadata.get("besides", ()) if keys else (), ""), value)

    def _name(self, field: Field[Any], key: str) -> Schema:
        """Text, or the name of something."""
        sets = field.metadata.get("refers_to")
        if sets:
            return self._ids(sets)
        names = field.metadata.get("names") or _NAMES.get(key)
        return ref(names) if names else TEXT

    def _ids(self, sets: tuple[str, ...]) -> Schema:
        name = f"ids of {' and '.join(sets)}"
        ids: dict[str, str] = {}
        for set_name in sets:
            ids |= self.vocabulary.ids.get(set_name, {})
        self.definitions[name] = one_of(ids, f"id of {' or '.join(sets)}")
        return ref(name)

    def _declared(self, field: DeclaredField) -> Schema:
        """The values of a field that a kit declares: one, or a list of them."""
        kind = field.type.type
        if kind == "number":
            value: Schema = _WHOLE_NUMBER
        elif kind == "flag":
            value = {"type": "boolean"}
        elif kind == "dice":
            value = dict(forms()["Dice"]["schema"])
        elif kind == "code":
            value = one_of(field.codes, "letter code")
        elif kind in PLAIN_TYPES or kind not in self.vocabulary.ids:
            value = TEXT
        else:
            value = self._ids((kind,))
        return list_of(or_nothing(value), value)


def _described(field: DeclaredField) -> str:
    name = f"{field.type.name}: a" if field.type.name else "A"
    return f"{name} field that {field.of} declares."


def _plain(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if not key.lower().endswith("description")}


def _single(schema: Schema) -> Schema:
    """The part of a schema that is no map and no list."""
    parts = schema.get("anyOf", [schema])
    return any_of(part for part in parts if part.get("type") not in ("object", "array") and part != NOTHING)


def _spreadsheet() -> Schema:
    values: dict[str, Schema] = dict.fromkeys(SPREADSHEET_KEYS, TEXT)
    values["from"] = _FILE
    values["columns"] = {"type": "object", "additionalProperties": TEXT}
    texts = record_texts()["Spreadsheet"]
    return described(
        {
            "type": "object",
            "properties": {key: described(value, texts[key]) for key, value in values.items()},
            "required": ["from"],
            "additionalProperties": False,
        },
        texts["_"],
    )
