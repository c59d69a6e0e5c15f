"""Terms that are explained in a line with others, and neighbours to whom cards go."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
glossary:
  - {id: battery, term: Grand battery, text: Three guns or more.}
  - {id: zone, term: Zone of control, abbr: ZOC, text: The six hexes around a unit.}
"""
DEFINED = "# Rules\n\n*Zone of control*: six hexes. *Grand battery*: three guns or more.\n\nA ZOC stops guns."


@pytest.mark.parametrize(
    ("more", "messages"),
    [
        ("", ["3:25 the glossary explains 'Grand battery', but nothing uses it"]),
        (" A grand battery fires twice.", []),
    ],
)
def test_a_definition_is_no_use(tmp_path: Path, more: str, messages: list[str]) -> None:
    assert found(tmp_path, "T350", KIT, rules_md=f"{DEFINED}{more}\n") == messages


@pytest.mark.parametrize(
    ("rule", "step", "is_found"),
    [
        ("Everybody takes two cards and passes them to the player on the right.", "Hand two cards to the left.", True),
        ("Each player gives three cards to the left.", "Pass three cards to your right.", True),
        ("Everybody passes two cards to the left.", "Pass two cards to the player on your left.", False),
        ("Everybody passes two cards to the left.", "Pass one card to the player on your right.", False),
        ("In odd rounds, everybody passes two cards to the left.", "Pass two cards to the right.", False),
        ("If you are last, pass two cards to the left.", "Pass two cards to the right.", False),
        ("The dealer gives two cards to the player on the left.", "Pass two cards to the right.", False),
    ],
)  # fmt: skip
def test_cards_go_to_one_neighbour(tmp_path: Path, rule: str, step: str, is_found: bool) -> None:
    rules = f"# Rules\n\n## Passing\n\n{rule}\n\n## Summary\n\n1. Deal.\n2. {step}\n"
    assert bool(found(tmp_path, "Q168", KIT, rules_md=rules)) == is_found


@pytest.mark.parametrize(
    ("beyond", "is_found"),
    [
        ("Attacks at more than 2:1 count as 2:1.", True),
        ("Higher odds use the last column.", True),
        ("Attacks at more than 2:1 count as 2:1, at less than 1:1 as 1:1.", False),
        ("No attack is made at worse odds, and better ones count as 2:1.", False),
        ("Use the nearest column.", False),
    ],
)
def test_what_lies_beyond_the_columns(tmp_path: Path, beyond: str, is_found: bool) -> None:
    kit = f"""
sides: [{{id: red, name: Red}}, {{id: blue, name: Blue}}]
stats: [{{id: combat, name: Combat}}]
units: [{{id: pikes, name: Pikes, stats: {{combat: 1}}}}, {{id: guns, name: Guns, stats: {{combat: 6}}}}]
armies: [{{id: red, side: red, units: {{pikes: 1}}}}, {{id: blue, side: blue, units: {{guns: 1}}}}]
tables:
  - id: crt
    name: Combat
    die: D6
    combat: {{by: odds, columns: "1:1 2:1", attack: combat, defence: combat, beyond: "{beyond}"}}
    results: {{AR: {{name: AR, text: retreat}}}}
    rows: [{{on: 1-6, results: AR AR}}]
"""
    assert any("does not say what they mean" in line for line in found(tmp_path, "D163", kit)) == is_found


@pytest.mark.parametrize(
    ("rules", "state"),
    [
        ("Pinned units cannot bombard.", "pinned"),
        ("You may not move into a warded room.", "warded"),
        ("Disrupted units cannot bombard.", ""),
        ("Wounded units must turn.", ""),
        ("A unit that is hit is now rattled. Rattled units cannot fire.", ""),
        ("Units drop anchor in port. Anchored units never fire.", ""),
        ("Nobody may enter from a closed room.", ""),
    ],
)
def test_states_of_several_and_of_what_is_acted_on(tmp_path: Path, rules: str, state: str) -> None:
    kit = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
units: [{id: guns, name: Unit, plural: Units}]
markers: [{id: disrupted, name: Disrupted}]
boards: [{id: room, name: Room, track: {count: 3}}]
"""
    lines = found(tmp_path, "T353", kit, rules_md=f"# Rules\n\n{rules}\n")
    assert [line.partition(" ")[2] for line in lines] == (
        [f"nothing says what {state!r} means, or how a thing becomes so"] if state else []
    )


@pytest.mark.parametrize(
    ("rule", "question", "is_found"),
    [
        ("The Bailiff may also be accused.", "**May I accuse the Bailiff?** No, he is above the court.", True),
        ("Nobody may show a card.", "Can you show a card? Yes, gladly.", True),
        ("A ship may not enter a harbour.", "1. Can a ship enter a harbour? Of course.", True),
        ("You may not trade coins.", "**Can I trade coins?** No.", False),
        ("You may not trade coins.", "**Can I trade coins?** Yes, if both agree.", False),
        ("You may not trade coins.", "**Can I trade coins with a neighbour?** Yes.", False),
        ("Each player may draw a card.", "**Can I draw cards twice?** No.", False),
        ("A thief may steal gold.", "**Is a thief a knight?** No.", False),
    ],
)
def test_a_question_with_its_answer(tmp_path: Path, rule: str, question: str, is_found: bool) -> None:
    rules = f"# Rules\n\n{rule}\n\n## Questions\n\n{question}\n"
    assert bool(found(tmp_path, "Q168", KIT, rules_md=rules)) == is_found


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("Guns are called a **grand battery**.", ["3:21 the rules explain 'grand battery', but nothing uses it"]),
        ("Vier Säcke heißen **Flutwache**.", ["3:21 the rules explain 'Flutwache', but nothing uses it"]),
        ("Guns are called a **grand battery**. Grand batteries fire twice.", []),
        ("Such a piece is called a **Gun**.", []),
        ("The rest is the **bank**.", []),
        ("The river is called *Lenne*.", []),
    ],
)
def test_a_term_that_the_rules_introduce(tmp_path: Path, rules: str, messages: list[str]) -> None:
    kit = "texts: [{id: rules, name: Rules, files: [rules.md]}]\nunits: [{id: gun, name: Gun}]\n"
    lines = found(tmp_path, "T350", kit, rules_md=f"# Rules\n\n{rules}\n")
    assert lines == [f"rules.md:{message}" for message in messages]


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        ("She turns the dial to 10.", ["5:11 'the dial to 10' cannot be: the numbers are 0 to 9"]),
        ("Her dial shows 12 now.", ["5:1 'Her dial shows 12' cannot be: the numbers are 0 to 9"]),
        ("He sets his dial to 9.", []),
        ("Never turn the dial to 10.", []),
        ("Set the dial to 10 or 5.", []),
    ],
)
def test_numbers_that_a_part_has(tmp_path: Path, rules: str, messages: list[str]) -> None:
    lines = found(tmp_path, "Q152", KIT, rules_md=f"# Rules\n\n- 4 dials, numbered 0 to 9\n\n{rules}\n")
    assert lines == [f"rules.md:{message}" for message in messages]


@pytest.mark.parametrize(
    ("result", "rules", "is_found"),
    [
        ("the weaker side loses all its units", "", True),
        ("the weaker side loses all its units", "Evenly matched sides both do.", False),
        ("the stronger side retreats", "Two sides of the same strength both retreat.", False),
        ("all units retreat", "", False),
    ],
)
def test_a_result_for_the_weaker_side(tmp_path: Path, result: str, rules: str, is_found: bool) -> None:
    kit = f"""
texts: [{{id: rules, name: Rules, files: [rules.md]}}]
tables:
  - {{id: crt, name: Combat, die: D6, results: {{EX: {{name: EX, text: {result}}}}}, rows: [{{on: 1-6, results: EX}}]}}
"""
    expected = ["5:62 nothing says what 'EX' means if both are equal"] if is_found else []
    lines = found(tmp_path, "T371", kit, rules_md=f"# Rules\n\n{rules}\n")
    assert [line.partition(" ")[2] for line in lines] == [line.partition(" ")[2] for line in expected]
