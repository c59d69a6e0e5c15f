"""Boards that the box should hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{{id: rules, name: Rules, files: [rules.md]}}]
boards:
  - {{id: town, name: Town, track: {{count: 12}}}}
  - {{id: weeks, name: Week track, track: {{count: 6}}}}
components:
  - {{id: town, name: Town, kind: {kind}, of: {of}, layout: board}}
"""


@pytest.mark.parametrize(
    ("of", "kind", "item", "more", "is_found"),
    [
        ("boards.town", "board", "1 week track", "", True),
        ("boards.town", "board", "1 board, with the weeks beside the town", "", True),
        ("boards", "board", "1 week track", "", False),
        ("[boards.town, boards.weeks]", "board", "1 week track", "", False),
        # What the list does not have need not be printed; what a book shows is; and a kit may print no boards.
        ("boards.town", "board", "1 bag", "", False),
        ("boards.town", "board", "1 week track", "::board{weeks}", False),
        ("boards.town", "card", "1 week track", "", False),
    ],
)
def test_unprinted_boards(tmp_path: Path, of: str, kind: str, item: str, more: str, is_found: bool) -> None:
    rules = f"# Rules\n\n## Components\n\n- {item}\n- 1 town\n\n{more}\n"
    messages = said(tmp_path, "S116", KIT.format(of=of, kind=kind), rules_md=rules)
    assert messages == (["nothing prints the board 'weeks', which is in the list of parts"] if is_found else [])
