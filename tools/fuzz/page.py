"""The table of the manual that says how many inputs of each kind were tried, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tools.fuzz.kinds import Kind
from tools.fuzz.runners import FAULTY, REFUSED, SOUND

_HEAD = "| Kind | What is odd | Inputs | refused | with errors | without |\n|---|---|--:|--:|--:|--:|\n"


def with_table(page: str, kinds: Sequence[Kind], counts: Mapping[str, Counter[str]]) -> str:
    """The page with these numbers in its table."""
    before, rest = page.split(_HEAD)
    _, _, after = rest.partition("\n\n")
    total = sum(counts.values(), Counter[str]())
    rows = [_row(kind.name, f"{kind.what}.", counts[kind.name]) for kind in kinds]
    return f"{before}{_HEAD}{''.join(rows)}{_row('**all**', '', total).rstrip()}\n\n{after}"


def _row(name: str, what: str, counts: Counter[str]) -> str:
    numbers = (counts.total(), counts[REFUSED], counts[FAULTY], counts[SOUND])
    return f"| {name} | {what} | {' | '.join(f'{number:,}' for number in numbers)} |\n"
