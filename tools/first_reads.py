"""Find out which sets of records each check reads first: it runs all of them on a game without records."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill
from typing import Final

import pnp.checks.first_reads
from pnp.checks.catalogue import RULES
from pnp.checks.run import trace_rules
from pnp.load.kit import load_kit
from pnp.model.game import SETS, Game

MODULE: Final = Path(pnp.checks.first_reads.__file__)
_BEGIN: Final = "BY_SETS: Final = {\n"
# A game that has none of more sets than these is hardly one.
_MOST_SETS: Final = 4


def game_without_records() -> Game:
    """The game of a kit that says nothing but its name."""
    with TemporaryDirectory() as folder:
        text = "kit: none\ntitle: None\nplayers: 2\nlicence: CC-BY-4.0\n"
        (Path(folder) / "kit.yaml").write_text(text, encoding="utf-8")
        game = load_kit(Path(folder), "none").game
    assert game is not None
    return game


def first_reads() -> dict[str, list[str]]:
    """Codes by the few sets that decide whether more is read: what a check finds follows from what it reads."""
    of_sets = {f"Game.{name}" for name in SETS}
    found: dict[str, list[str]] = {}
    for trace in trace_rules(game_without_records(), RULES, runs_all=True):
        if not trace.findings and len(trace.reads) <= _MOST_SETS and of_sets.issuperset(trace.reads):
            found.setdefault(" ".join(column.removeprefix("Game.") for column in trace.reads), []).append(trace.code)
    return dict(sorted(found.items()))


def module_text() -> str:
    """The module that lists them, as it should be."""
    rows = []
    for sets, codes in first_reads().items():
        row = f'    "{sets}": "{" ".join(codes)}",\n'
        if len(row) > 121:
            parts = fill(" ".join(codes), 105).split("\n")
            parts = [part + " " * (number < len(parts)) for number, part in enumerate(parts, 1)]
            row = f'    "{sets}": (\n' + "".join(f'        "{part}"\n' for part in parts) + "    ),\n"
        rows.append(row)
    head, begin, rest = MODULE.read_text(encoding="utf-8").partition(_BEGIN)
    return head + begin + "".join(rows) + rest[rest.index("}\n") :]
