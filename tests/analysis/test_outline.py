"""Headings of the rules, and words that have a stem in common."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.analysis.outline import content_words, stem
from tests.checks.cases import game_of


@pytest.mark.parametrize(
    ("word", "common"),
    [
        ("bonuses", "bonus"), ("Occupied", "occup"), ("occupies", "occup"), ("occupy", "occup"),
        ("stopping", "stop"), ("stops", "stop"),
        ("reinforcements", "reinfo"), ("eggs", "egg"), ("ring", "ring"), ("toss", "tos"),
    ],
)  # fmt: skip
def test_forms_of_a_word_share_a_stem(word: str, common: str) -> None:
    assert stem(word) == common


def test_a_text_is_about_its_rarer_words() -> None:
    assert content_words("The Moving of the Units") == {stem("moving"), stem("units")}


def test_a_paragraph_that_begins_in_bold_type_with_a_variant_is_an_aside(tmp_path: Path) -> None:
    rules = "# A\n\nPlay on.\n\n**Variant:** Draw five cards.\n\nDraw six.\n\n- First.\n- **Variant:** Draw seven.\n"
    context = GameContext(game_of(tmp_path, "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules))
    known, text = context.outline, context.prose.text
    asides = [word for word in ("on", "five", "six", "First", "seven") if known.is_aside(text.index(word))]
    assert asides == ["five", "seven"]
