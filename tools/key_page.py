"""The model, the elements of layouts and the classes of themes → docs/keys.md, by the texts of ``pnp.keys``."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, is_dataclass
from pathlib import Path
from typing import Any, Final, Literal

from pnp.keys import (
    Key,
    describe_class,
    describe_key,
    forms,
    layout_keys,
    record_texts,
    theme_keys,
    theme_names,
)
from pnp.load.bind import is_required, record_fields
from pnp.model.game import SETS
from pnp.model.kit import Kit
from pnp.model.names import Named
from pnp.model.play import FirstPlayer

PROSE: Final = Path(__file__).parent / "prose"
_HEAD: Final = ("| Key | Value | Meaning |", "|---|---|---|")
_SIMPLE: Final = {str: "text", int: "whole number", float: "number", bool: "`true` or `false`"}


def key_page() -> str:
    """What docs/keys.md says, but for the note at its top."""
    return "\n".join((PROSE.joinpath("keys.md").read_text(encoding="utf-8"), *_records(), *_layouts(), *_themes(), ""))


def _records() -> Iterator[str]:
    inner: dict[type[Any], None] = {}
    yield "## kit.yaml\n\nThe head of the kit; any set may follow it in the same file.\n"
    yield from _class_table(Kit, inner)
    yield f"\n## Every record\n\n{describe_class(Named)}\n"
    yield from _class_table(Named, inner)
    names = " · ".join(f"[`{name}`](#{name})" for name in (*SETS, "first_player"))
    yield f"\n## All sets\n\nEach is a list of records, in any file of the kit: {names}.\n"
    for name, (cls, _) in SETS.items():
        yield f"\n### {name}\n\n{describe_class(cls)}\n"
        yield from _class_table(cls, inner)
    yield f"\n### first_player\n\n{describe_class(FirstPlayer)}\n"
    yield from _class_table(FirstPlayer, inner)
    yield "\n## Parts of records\n\nWhat keys of several sets hold.\n"
    done: set[type[Any]] = {Kit, FirstPlayer, *(cls for cls, _ in SETS.values())}
    while left := sorted((cls for cls in inner if cls not in done), key=_title):
        for cls in left:
            done.add(cls)
            yield f"\n### {_title(cls)}\n\n{describe_class(cls)}\n"
            yield from _class_table(cls, inner)
    texts = record_texts()["Spreadsheet"]
    yield f"\n### Spreadsheet\n\n{texts['_']}\n"
    yield from _table((key, "text", text) for key, text in texts.items() if key != "_")


def _class_table(cls: type[Any], inner: dict[type[Any], None]) -> Iterator[str]:
    """The keys of a class that not every record has. inner: the classes of records in it are added."""
    own = cls is Named or not issubclass(cls, Named)
    common = set(record_fields(Named))
    changed = record_texts().get(cls.__name__, {})
    rows = []
    for key, (field, hint) in record_fields(cls).items():
        if own or key not in common or key in changed:
            name = f"**`{key}`**" if is_required(field) else f"`{key}`"
            value = f"{_value(hint, field, inner)}{_else(field)}"
            rows.append((name, value, describe_key(cls, key)))
    yield from _table(rows, is_marked=True)
    if not own:
        yield "\nAnd what [every record](#every-record) may say."


def _value(hint: Any, field: Field[Any], inner: dict[type[Any], None]) -> str:
    """The values that a key takes, in words."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if type(None) in arguments:
        return " or ".join(_value(argument, field, inner) for argument in arguments if argument is not type(None))
    if sets := field.metadata.get("refers_to") if hint is str else None:
        return f"id of {' or '.join(f'`{name}`' for name in sets)}"
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if origin is tuple:
        return f"list: {_value(arguments[0], field, inner)}"
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in arguments if value)
    if origin is not None:
        names = " or ".join(f"`{name}`" for name in field.metadata.get("keys_refer_to", ()))
        return f"map: {f'id of {names}' if names else 'name'} → {_value(arguments[1], field, inner)}"
    if hasattr(hint, "parse"):
        return str(forms()[hint.__name__]["is"])
    if is_dataclass(hint):
        cls = typing.cast(type[Any], hint)
        if (name := next((name for name, (listed, _) in SETS.items() if listed is cls), None)) is not None:
            return f"as in [{name}](#{name})"
        inner[cls] = None
        return f"[{_title(cls).lower()}](#{_title(cls).lower().replace(' ', '-')})"
    raise TypeError(f"{hint!r} has no words")


def _else(field: Field[Any]) -> str:
    """What holds if a key is left out."""
    default = field.default
    if default is MISSING or default is None or default in ("", ()):
        return ""
    parts = default if isinstance(default, tuple) else (default,)
    written = ", ".join(str(part).lower() if isinstance(part, bool) else str(part) for part in parts)
    return f"; else `{written}`"


def _title(cls: type[Any]) -> str:
    """The name of a class in words: ``SquareGrid`` is *Square grid*."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda match: f" {match[1].lower()}", cls.__name__)


def _layouts() -> Iterator[str]:
    keys = layout_keys()
    yield "\n## Layouts\n\nA list `layouts:` in any file of the kit.\n"
    yield from _key_table(keys["layout"])
    yield "\n### Every element\n\nWhat an element of any kind may say.\n"
    yield from _key_table(keys["common"])
    for kind in (name for name in keys if name not in ("layout", "common")):
        yield f"\n### Element {kind}\n"
        yield from _key_table(keys[kind])


def _themes() -> Iterator[str]:
    keys = theme_keys()
    yield "\n## Themes\n\nA file of its own, with `theme:` in it.\n"
    yield from _key_table(keys["theme"])
    yield "\n### Keys of a class\n\nHow things look. A theme changes those of the theme that it extends key by key.\n"
    yield from _key_table(keys["class"])
    names = theme_names()
    yield "\n### Colours of every theme\n\n| Colour | For |\n|---|---|"
    yield from (f"| `{name}` | {text} |" for name, text in names["colors"].items())
    yield "\n### Classes of every theme\n\n| Class | What it is the look of |\n|---|---|"
    yield from (f"| `{name}` | {text} |" for name, text in names["classes"].items())


def _key_table(keys: Mapping[str, Key]) -> Iterator[str]:
    return _table((key.name, _form(key), key.text) for key in keys.values())


def _form(key: Key) -> str:
    choices = ", ".join(f"`{choice}`" for choice in key.choices)
    return choices if choices and key.form == "word" else str(forms()[key.form]["is"])


def _table(rows: Iterable[tuple[str, str, str]], *, is_marked: bool = False) -> Iterator[str]:
    yield from _HEAD
    for key, value, text in rows:
        yield f"| {key if is_marked else f'`{key}`'} | {_escaped(value)} | {_escaped(text)} |"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")
