"""A board whose texts hold templates → the same board with what these print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from pnp.layout.templates.filters import has_template
from pnp.model.boards import Board
from pnp.nodes import Record, Scalar

# Renders a text: (text, where it is written, if that is known) → what it prints.
RenderText = Callable[[str, Scalar | None], str]
_R = TypeVar("_R", bound=Record)
# What of a record is shown as words; all else is records, or says how and where they are drawn.
_WORDS: Final = ("name", "text", "title", "fields")
_UNSHOWN: Final = ("node", "note", "tags", "aliases", "stated", "waive", "exception_to", "plural", "abbr")


def with_texts_rendered(board: Board, render: RenderText) -> Board:
    """The board with the texts of its places, roads, marks and whatever else it has; itself if none is a template."""
    return _rendered_record(board, render)


def _rendered_record(record: _R, render: RenderText) -> _R:
    changed = {}
    for each in fields(record):
        if each.name in _UNSHOWN or (each.type == "str" and each.name not in _WORDS):
            continue
        value = getattr(record, each.name)
        entry = record.entry(each.name)
        leaf = entry.value if entry and isinstance(entry.value, Scalar) else None
        rendered = _rendered(value, leaf, render)
        if rendered is not value:
            changed[each.name] = rendered
    return replace(record, **changed) if changed else record


def _rendered(value: Any, leaf: Scalar | None, render: RenderText) -> Any:
    """A value with its texts rendered; the same object if none of them is a template."""
    if isinstance(value, str):
        return render(value, leaf) if has_template(value) else value
    if isinstance(value, Record):
        return _rendered_record(value, render)
    if isinstance(value, tuple):
        # Texts in lists are names of places and cells.
        parts = tuple(_rendered_record(part, render) if isinstance(part, Record) else part for part in value)
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    if isinstance(value, Mapping):
        mapped = {key: _rendered(part, None, render) for key, part in value.items()}
        return mapped if any(mapped[key] is not part for key, part in value.items()) else value
    return value
