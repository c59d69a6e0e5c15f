"""What shows the fields of records: the names that the layouts of pnp read, and tables of a whole set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from pnp.load.builtin import data_folder
from pnp.plain_files import own_text


@cache
def names_in_layouts() -> frozenset[str]:
    """Every name behind a dot in a layout of pnp, such as ``workers`` of ``space.workers``."""
    return frozenset(name for text in _texts() for name in re.findall(r"\.([a-z_]+)", text))


@cache
def picture_layouts() -> frozenset[str]:
    """The layouts of pnp that show the picture of a card."""
    layouts = (layout for text in _texts() for layout in re.split(r"^  - layout: ", text, flags=re.MULTILINE)[1:])
    return frozenset(layout.split("\n", 1)[0] for layout in layouts if "card.image" in layout)


def _texts() -> Iterator[str]:
    return (own_text(path, "utf-8") for path in sorted(data_folder("layouts").glob("*.yaml")))


def shows_all(text: str, set_name: str) -> bool:
    """Whether a text shows a table of a whole set, which has a column for each of its fields."""
    name = f"(?:{re.escape(set_name)}|{re.escape(set_name.replace('-', '_'))})"
    return re.search(rf"(?:::table\{{|\btable:\s*['\"]?)(?:\w+\.)?{name}\b", text) is not None
