"""Every key of a kit has a text, and every text belongs to a key."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import yaml

from pnp.keys import (
    describe_class,
    describe_key,
    forms,
    layout_keys,
    record_texts,
    theme_keys,
    theme_names,
)
from pnp.layout.elements.catalog import ELEMENTS
from pnp.layout.templates.read_layouts import COMMON, LAYOUT_KEYS
from pnp.layout.theme.classes import CLASS_KEYS
from pnp.layout.theme.theme import THEME_KEYS
from pnp.load.bind import record_fields
from pnp.load.builtin import data_folder
from pnp.load.spreadsheets import SPREADSHEET_KEYS
from pnp.model.game import SETS
from pnp.model.kit import Kit
from pnp.model.play import FirstPlayer


def classes() -> set[type[Any]]:
    """Every class whose records a kit can hold."""
    found: set[type[Any]] = set()

    def add(hint: Any) -> None:
        if isinstance(hint, type) and is_dataclass(hint) and not hasattr(hint, "parse") and hint not in found:
            found.add(hint)
            for _, inner in record_fields(hint).values():
                add(inner)
        for argument in typing.get_args(hint):
            add(argument)

    for cls in (Kit, FirstPlayer, *(cls for cls, _ in SETS.values())):
        add(cls)
    return found


def described(cls: type[Any]) -> Iterator[str]:
    """The classes under which keys of a class may be described."""
    return (base.__name__ for base in cls.__mro__)


def test_every_class_and_key_of_the_model_has_a_text() -> None:
    missing = [cls.__name__ for cls in classes() if not describe_class(cls)]
    missing += [
        f"{cls.__name__}.{key}" for cls in classes() for key in record_fields(cls) if not describe_key(cls, key)
    ]
    assert missing == []


def test_no_text_is_of_a_key_that_is_gone() -> None:
    keys: dict[str, set[str]] = {"Spreadsheet": {"_", *SPREADSHEET_KEYS}}
    for cls in classes():
        for name in described(cls):
            keys.setdefault(name, {"_"}).update(record_fields(cls))
    stale = [
        f"{name}.{key}" for name, texts in record_texts().items() for key in texts if key not in keys.get(name, ())
    ]
    assert stale == []


def test_every_notation_of_the_model_is_described() -> None:
    parsed = {
        argument.__name__
        for cls in classes()
        for _, hint in record_fields(cls).values()
        for argument in (hint, *typing.get_args(hint))
        if isinstance(argument, type) and hasattr(argument, "parse")
    }
    assert parsed <= set(forms())


def test_layouts_and_elements_have_the_keys_that_are_described() -> None:
    keys = layout_keys()
    assert set(keys["layout"]) == set(LAYOUT_KEYS)
    assert set(keys["common"]) == set(COMMON)
    kinds = {name: set(described) for name, described in keys.items() if name not in ("layout", "common")}
    assert kinds == {name: {name, *kind.keys} for name, kind in ELEMENTS.items()}


def test_themes_have_the_keys_that_are_described() -> None:
    assert set(theme_keys()["theme"]) == set(THEME_KEYS)
    assert set(theme_keys()["class"]) == {*CLASS_KEYS, "extends"}


def test_the_colours_and_classes_of_the_plain_theme_are_described() -> None:
    plain = yaml.safe_load((data_folder("layouts") / "themes" / "plain.yaml").read_text(encoding="utf-8"))
    assert set(theme_names()["colors"]) == set(plain["palette"])
    assert set(theme_names()["classes"]) == set(plain["classes"])


def test_every_form_is_used_and_every_used_form_is_described() -> None:
    used = {key.form for family in (layout_keys(), theme_keys()) for keys in family.values() for key in keys.values()}
    assert used <= set(forms())


def test_a_key_that_takes_certain_words_names_them() -> None:
    keys = layout_keys()["common"]
    assert keys["layer"].choices == ("art", "cut", "score")
    assert keys["turn"].choices == ()
