"""The layouts that come with pnp → the names that they read of records, declared fields among them."""

from __future__ import annotations

import re
from functools import cache

from pnp.load.builtin import data_folder
from pnp.plain_files import own_text


@cache
def names_in_layouts() -> frozenset[str]:
    """Every name behind a dot in a layout of pnp, such as ``workers`` of ``space.workers``."""
    texts = (own_text(path, "utf-8") for path in sorted(data_folder("layouts").glob("*.yaml")))
    return frozenset(name for text in texts for name in re.findall(r"\.([a-z_]+)", text))
