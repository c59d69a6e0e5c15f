"""What tasks notice comes back from the store: of every class of reports."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from pnp.findings import Span
from pnp.layout.drawing import reports
from pnp.layout.drawing.reports import Report
from pnp.pipeline.kit_store import KitStore
from pnp.pipeline.results import LayoutResult
from pnp.store.memory import MemoryStore

SPAN = Span("kit/cards.yaml", 3, 5, 3, 9)
# A value of each type that fields of reports have.
VALUES: dict[Any, Any] = {str: "march", int: 2, float: 1.5, bool: True, Span: SPAN}
KINDS = sorted(
    (cls for cls in vars(reports).values() if isinstance(cls, type) and issubclass(cls, Report)),
    key=lambda cls: cls.__name__,
)


def made(cls: type[Any]) -> Any:
    hints = get_type_hints(cls)
    fields = (field for field in dataclasses.fields(cls) if field.default is dataclasses.MISSING)
    given = {field.name: VALUES.get(hints[field.name]) for field in fields}
    assert None not in given.values(), f"no value for a field of {cls.__name__}: {given}"
    return cls(**given)


@pytest.mark.parametrize(
    "cls", [cls for cls in KINDS if all(hint in VALUES for name, hint in get_type_hints(cls).items())]
)
def test_a_report_comes_back_as_it_was(cls: type[Any]) -> None:
    drawn = LayoutResult(reports=(made(cls),))
    store = KitStore(MemoryStore(), Path(), "kit")
    store.keep("painted/cards", {"Card.text": "1"}, drawn)
    assert store.find("painted/cards", lambda key: "1") == drawn
