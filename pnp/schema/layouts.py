"""The keys of layouts, elements and themes → schemas, by the forms that ``pnp.keys`` gives their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pnp.keys import Key, forms, layout_keys, theme_keys, theme_names
from pnp.schema.parts import TEXT, Schema, any_of, described, one_of, or_nothing, ref, suggested
from pnp.schema.vocabulary import Vocabulary
from pnp.symbols import families

# The parts of ``layout_keys`` that are no kinds of elements.
_NO_KINDS: Final = ("layout", "common")


def layout_definitions() -> dict[str, Schema]:
    """The definitions of layouts, their elements and the notations of their values."""
    definitions: dict[str, Schema] = {name: dict(form["schema"]) for name, form in forms().items()}
    keys = layout_keys()
    definitions["a layout"] = {
        "type": "object",
        "properties": {key.name: _value(key) for key in keys["layout"].values() if key.name != "layout"}
        | {"layout": described(TEXT, keys["layout"]["layout"].text)},
        "required": ["layout"],
        "additionalProperties": False,
    }
    definitions["an element"] = or_nothing(_element())
    definitions["a class"] = {
        "type": "object",
        "properties": {key.name: _value(key) for key in theme_keys()["class"].values()},
        "additionalProperties": False,
    }
    return definitions


def name_definitions(vocabulary: Vocabulary) -> dict[str, Schema]:
    """The definitions of what a kit can name besides records."""
    colors = {name: text or value for name, value in vocabulary.colors.items() for text in (_color(name, value),)}
    classes = {name: theme_names()["classes"].get(name, "") for name in vocabulary.classes}
    nothing: Schema = {"enum": [""]}
    return {
        "layouts": any_of((one_of(vocabulary.layouts, "layout"), nothing)),
        "shown layouts": one_of(vocabulary.layouts, "layout", templates=True),
        "icons": any_of((*_icons(vocabulary), nothing)),
        "shown icons": any_of((*_icons(vocabulary), nothing)),
        "colours": any_of((one_of(colors, "colour", templates=True), nothing)),
        "shown colours": any_of((one_of(colors, "colour", templates=True), nothing)),
        "classes of the theme": one_of(classes, "class of the theme"),
        "themes": one_of(vocabulary.themes, "theme"),
        "paths of records": any_of((suggested(vocabulary.paths), TEXT)),
    }


def _icons(vocabulary: Vocabulary) -> Iterator[Schema]:
    """The names of icons, and of symbols that are put together from words."""
    yield one_of(vocabulary.icons, "icon", templates=True)
    for family in families():
        yield {"type": "string", "pattern": family.pattern, "description": family.text}


def theme_schema() -> Schema:
    """A theme."""
    return {
        "type": "object",
        "properties": {key.name: _value(key) for key in theme_keys()["theme"].values()},
        "required": ["theme"],
        "additionalProperties": False,
    }


def _color(name: str, value: str) -> str:
    text = theme_names()["colors"].get(name, "")
    return f"{value}: {text}" if text else value


def _value(key: Key) -> Schema:
    if key.form in ("word", "icon or text") and key.choices:
        choices: Schema = {"enum": list(key.choices)}
        value = choices if key.form == "word" else any_of((choices, ref("shown icons")))
    else:
        value = ref(key.form)
    return described(or_nothing(value), key.text)


def _element() -> Schema:
    """An element: what all have, the keys of the kinds, and for each kind the keys that only it has."""
    common, kinds = layout_keys()["common"], _kinds()
    known: dict[str, Schema | bool] = {
        key: True for keys in kinds.values() for key in keys if key not in kinds and key not in common
    }
    known |= {key.name: _value(key) for key in common.values()}
    # A kind that is also a key of another one, such as the value of a field, is told by its own.
    known |= {kind: _value(keys[kind]) if not _is_shared(kind) else True for kind, keys in kinds.items()}
    return {
        "type": "object",
        "properties": known,
        "additionalProperties": False,
        "allOf": [_of_kind(kind, keys) for kind, keys in kinds.items()],
    }


def _of_kind(kind: str, keys: Mapping[str, Key]) -> Schema:
    """What holds for elements of one kind. Keys of others may be empty: that removes what another layout says."""
    allowed: dict[str, Schema | bool] = dict.fromkeys((kind, *layout_keys()["common"]), True)
    allowed |= {name: _value(key) for name, key in keys.items() if name != kind or _is_shared(kind)}
    others: Schema = {"type": "null", "errorMessage": f"The element {kind} has no such key."}
    return {
        "if": {"required": [kind], "not": _empty(kind)},
        "then": {"properties": allowed, "additionalProperties": others},
    }


def _empty(kind: str) -> Schema:
    return {"properties": {kind: {"type": "null"}}}


def _kinds() -> dict[str, Mapping[str, Key]]:
    return {name: keys for name, keys in layout_keys().items() if name not in _NO_KINDS}


def _is_shared(kind: str) -> bool:
    """Whether the name of a kind is also a key of another kind."""
    return any(kind in keys for other, keys in _kinds().items() if other != kind)
