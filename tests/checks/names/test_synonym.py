"""Another word for a thing that has a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks import cases
from tests.checks.lines import said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
markers: [{id: dyke, name: Dyke}, {id: taler, name: Taler}]
decks: [{id: jokers, name: Joker cards, cards: [{id: storm, name: Storm, text: CARD}]}]
"""
ENGLISH = "Build one dyke in a turn. A dyke costs a reed, a joker none. No joker stops a joker, or a dyke a dyke."
GERMAN = "Jeder hat drei Taler. Ein Feld kostet einen Taler, ein Haus zwei Taler. Niemand leiht Taler."


@pytest.mark.parametrize(
    ("rules", "card", "word"),
    [
        ("Your levees cost no reed.", "Dry.", "levees"),
        ("It is dry.", "No levee may break.", "levee"),
        ("Wild cards which you never played count nothing.", "Dry.", "Wild cards"),
        ("A levee, also called a dyke, may break.", "Dry.", ""),  # It is explained.
        ("Old men sleep behind the levee.", "Dry.", ""),  # No rule, but a story.
        ("Each levee costs two. Each levee may break.", "Dry.", ""),  # Written twice, it is no slip.
        ("## The levee\n\nIt may never break.", "Dry.", ""),  # A heading makes it a name.
        ("## Variant\n\nEach levee may break.", "Dry.", ""),
        ("Each wall may break.", "Dry.", ""),
    ],
)
def test_a_word_written_once_for_a_thing_with_a_name(tmp_path: Path, rules: str, card: str, word: str) -> None:
    usual = "joker" if word == "Wild cards" else "dyke"
    messages = [f"{word!r} occurs only here; everywhere else it is {usual!r}"] if word else []
    text = f"# Rules\n\n{ENGLISH}\n\n{rules}\n"
    assert said(tmp_path, "N182", KIT.replace("CARD", card), rules_md=text) == messages


@pytest.mark.parametrize(
    ("language", "messages"),
    [("de", ["'Münzen' occurs only here; everywhere else it is 'taler'"]), ("en", []), ("fr", [])],
)
def test_a_kit_is_read_by_the_words_of_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, messages: list[str]
) -> None:
    monkeypatch.setattr(cases, "HEAD", f"{cases.HEAD}language: {language}\n")
    text = f"# Regeln\n\n{GERMAN}\n\nLena hat sechs Münzen.\n"
    assert said(tmp_path, "N182", KIT.replace("CARD", "Dry."), rules_md=text) == messages


@pytest.mark.parametrize(("rules", "count"), [("It may burn, unless it is a Levee.", 1), ("It may burn.", 0)])
def test_a_name_in_the_middle_of_a_sentence_is_enough(tmp_path: Path, rules: str, count: int) -> None:
    kit = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nmarkers: [{id: dyke, name: Dyke}]\n"
    assert len(said(tmp_path, "N182", kit, rules_md=f"# Rules\n\n{rules}\n")) == count


def test_two_names_of_one_group_are_two_things(tmp_path: Path) -> None:
    kit = KIT.replace("CARD", "Dry.").replace("id: taler, name: Taler", "id: bank, name: Dike")
    assert said(tmp_path, "N182", kit, rules_md=f"# Rules\n\n{ENGLISH}\n\nEach levee may break.\n") == []
