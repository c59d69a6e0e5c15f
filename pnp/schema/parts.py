"""The parts of which schemas are made: JSON values in the vocabulary of JSON Schema, draft 7."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

Schema = dict[str, Any]

# An empty value, which most keys take. Said so that no editor offers the word null.
NOTHING: Final = {"$ref": "#/definitions/nothing"}
TEXT: Final = {"$ref": "#/definitions/text"}
# Whatever is given by a template is known only when a face is drawn.
_TEMPLATE: Final = {"type": "string", "pattern": r"\{[{%]"}

BASICS: Final[Mapping[str, Schema]] = {
    "nothing": {"properties": {}, "not": {"type": ["string", "number", "boolean", "object", "array"]}},
    # Any single value is text. Said so that no editor offers true and false.
    "text": {"anyOf": [{"type": ["string", "number"]}, {"not": {"type": ["object", "array", "string", "number"]}}]},
}


def ref(name: str) -> Schema:
    """The definition with a name."""
    return {"$ref": f"#/definitions/{definition_name(name)}"}


def definition_name(name: str) -> str:
    """A name as it can stand in a reference."""
    return name.replace(" ", "-")


def defined(definitions: Mapping[str, Schema]) -> dict[str, Schema]:
    """Definitions by names that can stand in references."""
    return {definition_name(name): schema for name, schema in definitions.items()}


def any_of(schemas: Iterable[Schema]) -> Schema:
    """What one of several schemas accepts; equal ones count once."""
    different: list[Schema] = []
    for schema in schemas:
        for part in schema["anyOf"] if set(schema) == {"anyOf"} else (schema,):
            if part not in different:
                different.append(part)
    return different[0] if len(different) == 1 else {"anyOf": different}


def or_nothing(schema: Schema) -> Schema:
    """The same, or an empty value."""
    return any_of((schema, NOTHING))


def distinguishable(value: Any) -> Any:
    """A schema whose alternatives differ for yaml-language-server.

    It takes those for the same that have no description and no properties, and then says of each key that it has the
    first description or the second one.
    """
    if isinstance(value, list):
        return [distinguishable(item) for item in value]
    if not isinstance(value, dict):
        return value
    schema = {key: distinguishable(item) for key, item in value.items()}
    if isinstance(schema.get("anyOf"), list):
        first, *others = schema["anyOf"]
        schema["anyOf"] = [first, *(other if "$ref" in other else {"properties": {}, **other} for other in others)]
    return schema


def described(schema: Mapping[str, Any], text: str) -> Schema:
    """A schema with what an editor shows of it."""
    if not text or "`" not in text:
        return {"description": text, **schema} if text else dict(schema)
    # Editors that do not know markdownDescription show the description as it is.
    return {"description": text.replace("`", ""), "markdownDescription": text, **schema}


def one_of(names: Mapping[str, str], what: str, *, templates: bool = False) -> Schema:
    """One of some names, each with what is said of it; any text if there are none.

    what: such a name in a message. templates: or text that gives one.
    """
    if not names:
        return TEXT
    words: list[str | int] = []
    texts: list[str] = []
    for name, text in names.items():
        words.append(name)
        texts.append(text)
        if name.isdecimal():  # YAML makes a number of it.
            words.append(int(name))
            texts.append(text)
    # Hundreds of names make no message.
    chosen: Schema = {"enum": words, "errorMessage": f"This kit has no such {what}."}
    if any(texts):
        chosen["enumDescriptions"] = texts
    return {"anyOf": [chosen, _TEMPLATE]} if templates else chosen


def suggested(names: Mapping[str, str]) -> Schema:
    """Some names, each with what is said of it, for editors to offer where others are right, too; text if none is."""
    return TEXT if not names else {"enum": list(names), "enumDescriptions": list(names.values())}


def list_of(item: Schema, *others: Schema) -> Schema:
    """A list, or something else; a single value is a list with one item."""
    return any_of(({"type": "array", "items": item}, *others))


def map_of(keys: Mapping[str, str], value: Schema) -> Schema:
    """A map with some keys, each with what is said of it; with any keys if there are none."""
    if not keys:
        return {"type": "object", "additionalProperties": value}
    properties = {key: described(value, text) for key, text in keys.items()}
    return {"type": "object", "properties": properties, "additionalProperties": False}
