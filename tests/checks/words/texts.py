"""Kits of cards with one text each, what a check says of them, and what its edits make of them."""

from __future__ import annotations

from pathlib import Path

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.findings import Finding, in_reading_order
from pnp.model.game import Game
from tests.checks.cases import game_of

HEAD = "decks:\n  - id: orders\n    name: Orders\n    cards:\n"


def cards(*texts: str) -> str:
    """A deck; the text of each card stands in line 5 and following, in single quotes from column 35 on."""
    quoted = [text.replace("'", "''") for text in texts]
    lines = [f"      - {{id: c{at:02}, name: '', text: '{text}'}}\n" for at, text in enumerate(quoted, 1)]
    return HEAD + "".join(lines)


# The column of the first character of a card's text.
FIRST = 36


def problems(folder: Path, code: str, text: str, **files: str) -> list[Finding]:
    """The findings of one check."""
    return _run(code, game_of(folder, text, **files))


def said(folder: Path, code: str, *texts: str) -> list[str]:
    """What one check says of cards with these texts, each as ``card:character message``, both from 1."""
    found = problems(folder, code, cards(*texts))
    return [f"{one.span.line - 4}:{one.span.column - FIRST + 1} {one.message}" for one in found]


def said_of_rules(folder: Path, code: str, rules: str, more: str = "") -> list[str]:
    """What one check says of a rules text, each as ``line:column message``."""
    text = f"texts:\n  - {{id: rules, name: Rules, files: [rules.md]}}\n{more}"
    found = problems(folder, code, text, rules_md=rules)
    assert all(one.span.file == "rules.md" for one in found)
    return [f"{one.span.line}:{one.span.column} {one.message}" for one in found]


def mended(folder: Path, code: str, *texts: str) -> list[str]:
    """The texts of the cards once every edit of the check was made."""
    found = problems(folder, code, cards(*texts))
    lines = cards(*texts).split("\n")
    for edit in sorted((edit for one in found for edit in one.edits), key=lambda one: one.span, reverse=True):
        assert edit.span.line == edit.span.end_line
        line = lines[edit.span.line - 1]
        lines[edit.span.line - 1] = line[: edit.span.column - 1] + edit.text + line[edit.span.end_column - 1 :]
    return [line[FIRST - 1 : -2].replace("''", "'") for line in lines[4 : 4 + len(texts)]]


def _run(code: str, game: Game) -> list[Finding]:
    check = next(one for one in GAME_CHECKS if one.code == code)
    return in_reading_order(check.findings(GameContext(game)))
