"""The modifiers of a roll in words."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """
terrain: [{id: reeds, name: Reeds, color: moss, pattern: plain, text: "GROUND"}]
statuses: [{id: tired, name: Tired, text: "STATE"}]
decks: [{id: tricks, name: Tricks, cards: [{id: whistle, name: Whistle, text: Blow it.}]}]
rolls:
  - id: hunting
    name: Hunting roll
    die: D6
    target: 4+
    modifiers:
      - {id: reeds, by: 1, source: terrain.reeds}
      - {id: tired, by: -1, source: statuses.tired}
      - {id: whistle, by: 2, source: tricks.whistle}
      - {id: far, by: -1, text: The prey is far away}
glossary: [{id: tired, term: tired, text: "TERM"}]
texts: [{id: r, name: R, files: [rules.md]}]
"""


def numbers(folder: Path, rules: str = "", ground: str = "", state: str = "", term: str = "") -> list[str]:
    """What the check quotes of words in the rules, the terrain, the status or the glossary."""
    kit = KIT.replace("GROUND", ground).replace("STATE", state).replace("TERM", term)
    return [message.split("'")[1] for message in said(folder, "D119", kit, rules_md=f"# Rules\n\n{rules}\n")]


@pytest.mark.parametrize(
    ("rules", "quoted"),
    [
        ("Add one to the hunting roll if you blow the Whistle.", ["add one"]),
        ("If the prey is far away, the roll has a penalty of 2.", ["penalty of 2"]),
        ("A Tired hunter rolls with −3.", ["−3"]),
        ("A tired hunter rolls with −1.", []),
        ("A tired hunter has Speed -2.", []),
        ("In reeds, a tired hunter rolls with +3.", []),
        ("A tired hunter subtracts one more from the roll.", []),
        ("Hunting in the reeds: 4+ on the roll.", []),
        ("## Variant\n\nA Tired hunter rolls with −3.", []),
    ],
)
def test_in_the_rules(tmp_path: Path, rules: str, quoted: list[str]) -> None:
    assert numbers(tmp_path, rules) == quoted


@pytest.mark.parametrize(("text", "count"), [("Add 1 to the hunting roll.", 1), ("Add 2 to the hunting roll.", 0)])
def test_in_the_text_of_the_card_that_it_comes_from(tmp_path: Path, text: str, count: int) -> None:
    kit = KIT.replace("Blow it.", text)
    assert len(said(tmp_path, "D119", kit, rules_md="# Rules\n")) == count


def test_in_the_text_of_where_it_comes_from(tmp_path: Path) -> None:
    assert numbers(tmp_path, ground="A hunter here gets a bonus of 2 on the roll.") == ["bonus of 2"]
    assert numbers(tmp_path, ground="A hunter here gets a bonus of 1 on the roll.") == []
    assert numbers(tmp_path, state="Subtract two from every hunting roll.") == ["subtract two"]
    assert numbers(tmp_path, term="Who has run; -2 on hunting rolls.") == ["-2"]


ROWS = """
texts: [{id: aid, name: Aid, files: [rules.md]}]
rolls:
  - id: climb
    name: Climbing roll
    die: D6
    target: 4+
    modifiers:
      - {id: rain, by: -1, text: It rains}
      - {id: ice, by: -2, text: The face is icy}
      - {id: rope, by: +1, text: You have a rope}
"""


@pytest.mark.parametrize(
    ("by", "messages"),
    [("-2", []), ("−2", []), ("-3", ["the text says '-3', but the modifier 'ice' of 'climb' is -2"])],
)
def test_a_table_of_modifiers(tmp_path: Path, by: str, messages: list[str]) -> None:
    rules = f"# Aid\n\n| When | By |\n|---|---|\n| Rain | -1 |\n| Icy | {by} |\n| Rope | +1 |\n"
    assert said(tmp_path, "D119", ROWS, rules_md=rules) == messages
