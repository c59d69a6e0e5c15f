"""More than a value, or as much."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
glossary: [{id: control, term: control, text: You control an area if your influence there is more than its Stability.}]
"""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You control an area with influence there of the Stability or more.", "the Stability or more"),
        ("You control an area with influence of at least its Stability.", "at least its Stability"),
        ("You control an area with more influence there than its Stability.", ""),
        ("You control an area with influence of at least its Wealth.", ""),
        ("A search needs a roll of at least the Stability.", ""),
    ],
)
def test_the_rules_and_the_glossary(tmp_path: Path, text: str, words: str) -> None:
    message = f"{words!r} is enough here, but 'more than its Stability' is needed elsewhere"
    assert said(tmp_path, "Q175", KIT, rules_md=f"# Rules\n\n{text}\n") == ([message] if words else [])
