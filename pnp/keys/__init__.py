"""What every key of a kit means, in the words of a designer: the one source of docs/keys.md, schemas and editors.

The texts lie beside this module as YAML: ``records.yaml`` by class of the model, ``layouts.yaml`` by kind of element,
``themes.yaml``, and ``forms.yaml``, the notations of values. A test holds them against the model.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from pnp.plain_files import own_text
from pnp.values import dataclass

_HERE: Final = Path(__file__).parent
# The key of a class of records under which it is described itself.
_ITSELF: Final = "_"


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A key of a layout or theme. form: the notation of its value, one of ``forms``. choices: the words it takes."""

    name: str
    text: str
    form: str
    choices: tuple[str, ...] = ()


@cache
def record_texts() -> Mapping[str, Mapping[str, str]]:
    """What keys of records mean, by the name of their class, as it is written."""
    return _read("records")


@cache
def forms() -> Mapping[str, Mapping[str, Any]]:
    """The notations of values: ``is``, what a page says, and ``schema``, what an editor accepts."""
    return _read("forms")


@cache
def layout_keys() -> Mapping[str, Mapping[str, Key]]:
    """The keys of layouts: those of a ``layout`` itself, those ``common`` to elements, and those of each kind.

    The value of an element has the name of its kind as its key.
    """
    written = _read("layouts")
    return {
        name: {**_keys(written.get(entries.get("like", ""), {}), but=entries["like"]), **_keys(entries)}
        if "like" in entries
        else _keys(entries)
        for name, entries in written.items()
    }


@cache
def theme_keys() -> Mapping[str, Mapping[str, Key]]:
    """The keys of a ``theme`` itself and of its classes, ``class``."""
    written = _read("themes")
    return {name: _keys(written[name]) for name in ("theme", "class")}


@cache
def theme_names() -> Mapping[str, Mapping[str, str]]:
    """What the ``colors`` and ``classes`` of the theme plain are for."""
    written = _read("themes")
    return {name: written[name] for name in ("colors", "classes")}


def describe_class(cls: type[Any]) -> str:
    """What a record of a class is."""
    return _text_of(cls, _ITSELF)


def describe_key(cls: type[Any], key: str) -> str:
    """What a key of a record means; empty if nothing is said of it."""
    return _text_of(cls, key)


def _text_of(cls: type[Any], key: str) -> str:
    texts = record_texts()
    return next((texts[base.__name__][key] for base in cls.__mro__ if key in texts.get(base.__name__, {})), "")


def _keys(entries: Mapping[str, Any], but: str = "") -> dict[str, Key]:
    return {
        name: Key(name=name, text=entry["text"], form=entry["form"], choices=tuple(entry.get("choices", ())))
        for name, entry in entries.items()
        if name not in ("like", but)
    }


def _read(name: str) -> dict[str, Any]:
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    read: dict[str, Any] = yaml.load(own_text(_HERE / f"{name}.yaml"), loader)
    return read
