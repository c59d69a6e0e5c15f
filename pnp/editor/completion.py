"""What can be typed at a place: keys and words of YAML, names of templates, what Markdown and rich text may name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from pnp.editor.edited_kit import KitState
from pnp.editor.yaml_path import place_to_fill, schemas_at
from pnp.keys import describe_key
from pnp.layout.templates.filters import FILTERS
from pnp.load.bind import record_fields
from pnp.model.fields import Open
from pnp.model.game import SETS, RecordSet
from pnp.model.lookup import Missing
from pnp.model.names import Holder, Members, Named
from pnp.model.paths import follow
from pnp.nodes import MapNode
from pnp.symbols import family_of
from pnp.values import dataclass

_TEMPLATE: Final = re.compile(r"\{\{(?:(?!\}\}).)*$", re.DOTALL)
_QUANTITY: Final = re.compile(r":\s*=[^\n#]*$")
_FILTER: Final = re.compile(r"\|\s*\w*$")
_PATH: Final = re.compile(r"([A-Za-z_][\w.]*)?$")
_ICON: Final = re.compile(r"(?<![\w:]):[\w-]*$")
_LINK: Final = re.compile(r"\]\(#[\w-]*$")
_DIRECTIVE: Final = re.compile(r"::(?:table|board)\{(?P<path>[\w.-]*)$")
_FIGURE: Final = re.compile(r"::figure\{[^}\n]*?(?P<singular>[a-z_]+)=[\"']?[\w-]*$")
_SYMBOL: Final = re.compile(r"(?<![\w-])(?P<symbol>(?:nato|figure|bust|monster)(?: [\w•-]+)*) [\w•-]*$")
_TERM: Final = re.compile(r"\[\[[^\]\n]*$")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that can be typed. kind: ``key``, ``name``, ``word``, ``filter``. detail: in a few words."""

    label: str
    kind: str
    text: str = ""
    detail: str = ""


def suggestions(state: KitState, file: str, text: str, offset: int) -> list[Suggestion]:
    """What can be typed at an offset of a text."""
    before = text[:offset]
    line = before[before.rfind("\n") + 1 :]
    if _TEMPLATE.search(before[-2000:]) or (not file.endswith(".md") and _QUANTITY.search(line)):
        return list(_in_template(state, before))
    if found := _SYMBOL.search(line):
        return list(_symbol_words(found["symbol"]))
    if _ICON.search(line) and (file.endswith(".md") or _is_in_text(line)):
        return [Suggestion(icon, "name", detail="icon") for icon in state.vocabulary.icons]
    if file.endswith(".md"):
        return list(_in_markdown(state, line))
    return list(_in_yaml(state, file, text, offset)) if file.endswith((".yaml", ".yml")) else []


def _symbol_words(written: str) -> Iterator[Suggestion]:
    """The words that may follow those of a symbol: of every choice, what is not made yet."""
    family = family_of(f"{written} ")
    made = family.sorted(written)[0]
    for choice in family.choices:
        if choice.several or choice.name not in made:
            yield from (Suggestion(word, "word", text, detail=choice.name) for word, text in choice.words.items())


def _is_in_text(line: str) -> bool:
    """Whether a line of YAML is in the middle of words."""
    return re.search(r":\s+\S.*\s:[\w-]*$", line) is not None


def _in_yaml(state: KitState, file: str, text: str, offset: int) -> Iterator[Suggestion]:
    place = place_to_fill(text, offset)
    if place is None:
        return
    schema = state.schema(file)
    if place.is_key:
        holder = place.holder
        there = holder.entries if isinstance(holder, MapNode) else {}
        for key, value in _properties(schemas_at(schema, place, of_holder=True)).items():
            if key not in there:
                yield Suggestion(key, "key", _description(value))
        return
    yield from _words(schemas_at(schema, place))


def _properties(schemas: Iterable[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {
        key: value
        for schema in schemas
        for key, value in schema.get("properties", {}).items()
        if isinstance(value, Mapping) and value.get("type") != "null"
    }


def _words(schemas: Iterable[Mapping[str, Any]]) -> Iterator[Suggestion]:
    seen: set[str] = set()
    for schema in schemas:
        words: Sequence[Any] = schema.get("enum", ("true", "false") if schema.get("type") == "boolean" else ())
        texts = schema.get("enumDescriptions", [""] * len(words))
        for word, text in zip(words, texts, strict=True):
            if isinstance(word, str) and word and word not in seen:
                seen.add(word)
                yield Suggestion(word, "word", text)


def _description(schema: Mapping[str, Any]) -> str:
    return str(schema.get("markdownDescription") or schema.get("description") or "")


def _in_template(state: KitState, before: str) -> Iterator[Suggestion]:
    if _FILTER.search(before):
        yield from (
            Suggestion(name, "filter", (function.__doc__ or "").partition("\n")[0])
            for name, function in FILTERS.items()
        )
        return
    match = _PATH.search(before)
    path = (match[1] or "") if match else ""
    owner, dot, _ = path.rpartition(".")
    yield from _attributes(state, owner) if dot else _first_names(state)


def _first_names(state: KitState) -> Iterator[Suggestion]:
    yield from (Suggestion(name, "name", detail="set") for name in state.names)
    for custom in state.game.sets if state.game else ():
        yield Suggestion(custom.id.replace("-", "_"), "name", detail="set")
    yield from (Suggestion(singular, "name", detail=f"of {name}") for name, (_, singular) in SETS.items())
    yield Suggestion("card", "name", detail="of a deck")


def _attributes(state: KitState, path: str) -> Iterator[Suggestion]:
    """What can follow a dotted path: ids of a set, keys of a record or of a map."""
    value = follow(state.names, path)
    if isinstance(value, Missing):
        value = _example(state, path)
    if isinstance(value, RecordSet | Members):
        yield from _ids_of(value)
    elif isinstance(value, Mapping):
        yield from (Suggestion(str(key).replace("-", "_"), "name") for key in value)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _keys_of(value)


def _ids_of(records: Iterable[Named]) -> Iterator[Suggestion]:
    yield from (Suggestion(record.id.replace("-", "_"), "name", str(record)) for record in records if record.id)


def _keys_of(value: Any) -> Iterator[Suggestion]:
    cls = type(value)
    keys = {field.name: key for key, (field, _) in record_fields(cls).items()} if isinstance(value, Named) else {}
    for name in (field.name for field in fields(cls) if field.name not in ("node", "extra", "fields", "declares")):
        yield Suggestion(name, "key", describe_key(cls, keys.get(name, name)))
    for name in ("title", "total", "many"):
        if isinstance(getattr(cls, name, None), property):
            yield Suggestion(name, "key", (getattr(cls, name).__doc__ or ""))
    if isinstance(value, Holder):
        yield from _ids_of(value.members)
    if isinstance(value, Open):
        yield from (Suggestion(name, "key", detail="field of yours") for name in sorted(value.declares))


def _example(state: KitState, path: str) -> Any:
    """What a path that begins with a single record would lead to: any of its set stands for it."""
    first, _, rest = path.partition(".")
    game = state.game
    if game is None:
        return None
    singles: dict[str, Iterable[Any]] = {singular: getattr(game, name) for name, (_, singular) in SETS.items()}
    singles |= {custom.one: custom.records for custom in game.sets}
    singles["card"] = (card for deck in game.decks for card in deck.cards)
    singles["row"] = (row for table in game.tables for row in table.rows)
    record = next(iter(singles.get(first, ())), None)
    return follow({first: record}, path) if rest and record is not None else record


def _in_markdown(state: KitState, line: str) -> Iterator[Suggestion]:
    game = state.game
    if game is None:
        return
    if _LINK.search(line):
        for name, (_, singular) in SETS.items():
            for record in getattr(game, name):
                yield Suggestion(f"{singular.replace('_', '-')}-{record.id}", "name", str(record))
        for deck in game.decks:
            yield from (Suggestion(f"card-{card.id}", "name", str(card)) for card in deck.cards)
    elif found := _DIRECTIVE.search(line):
        set_name, dot, _ = found["path"].partition(".")
        if "::board" in found[0]:
            yield from (Suggestion(board.id, "name", str(board)) for board in game.boards)
        elif dot:
            records = game.set_named(set_name)
            yield from (Suggestion(record.id, "name", str(record)) for record in records or ())
        else:
            yield from (Suggestion(name, "name", detail="set") for name in (*SETS, *game.sets.ids))
    elif found := _FIGURE.search(line):
        yield from _of_figure(state, found["singular"])
    elif _TERM.search(line):
        yield from (Suggestion(term.term, "name", term.text) for term in game.glossary)


def _of_figure(state: KitState, key: str) -> Iterator[Suggestion]:
    game = state.game
    if key == "layout":
        yield from (Suggestion(name, "name", text) for name, text in state.vocabulary.layouts.items())
    for name, (_, singular) in SETS.items() if game else ():
        if singular == key:
            yield from (Suggestion(record.id, "name", str(record)) for record in getattr(game, name))
