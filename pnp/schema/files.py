"""The schemas of the files of a kit: of ``kit.yaml``, of files with records, of themes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pnp.keys import describe_class
from pnp.model.game import SETS
from pnp.model.kit import Kit
from pnp.model.play import FirstPlayer
from pnp.schema.layouts import layout_definitions, name_definitions, theme_schema
from pnp.schema.parts import BASICS, Schema, defined, described, distinguishable, list_of, or_nothing, ref
from pnp.schema.records import SPREADSHEET, RecordSchemas
from pnp.schema.vocabulary import Vocabulary

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
KIT, RECORDS, THEME = "kit.json", "records.json", "theme.json"

# By the name of the file.
FileSchemas = Mapping[str, Schema]


def schemas(vocabulary: Vocabulary) -> FileSchemas:
    """The schemas of a kit's files."""
    records = RecordSchemas(vocabulary)
    sets = {name: described(or_nothing(records.records(cls)), describe_class(cls)) for name, (cls, _) in SETS.items()}
    sets["first_player"] = described(records.reference(FirstPlayer), describe_class(FirstPlayer))
    sets["layouts"] = described(or_nothing(list_of(ref("a layout"), ref(SPREADSHEET))), "How faces are drawn.")
    head = records.properties(Kit)
    shared = {**layout_definitions(), **name_definitions(vocabulary)}
    of_themes = defined({**shared, **BASICS})
    # Most of a schema is its definitions: they are made distinguishable once for all files.
    definitions = distinguishable(defined({**shared, **records.definitions, **BASICS}))
    sets = distinguishable(sets)
    return {
        KIT: _file({**distinguishable(head), **sets}, definitions) | _required(records),
        RECORDS: _file(sets, definitions),
        THEME: {
            "$schema": DRAFT,
            **distinguishable(theme_schema()),
            "definitions": {name: definitions[name] for name in of_themes},
        },
    }


def _required(records: RecordSchemas) -> Schema:
    """A kit says what it is, unless it takes that from another one."""
    return {"if": {"not": {"required": ["extends"]}}, "then": {"required": records.required(Kit)}}


def _file(properties: Mapping[str, Schema], definitions: Mapping[str, Schema]) -> Schema:
    return {
        "$schema": DRAFT,
        "type": "object",
        "properties": dict(properties),
        "additionalProperties": False,
        "definitions": dict(definitions),
    }
