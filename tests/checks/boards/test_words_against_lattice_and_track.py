"""Sentences of the rules against the shape of cells, the weather of turns, goals and armies; coasts; regions."""

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = """\
sides: [{id: west, name: The West}, {id: east, name: The East}]
statuses: [{id: rain, name: Rain, text: Roads cost one point a hex.}]
units: [{id: foot, name: Foot}]
armies:
  - {id: west, name: Army of the West, side: west, units: {foot: 6}}
  - {id: east, name: Army of the East, side: east, units: {foot: 6}, spare: {foot: 2}}
terrain:
  - {id: land, name: Land, pattern: plain}
  - {id: sea, name: Sea, pattern: waves}
boards:
  - id: field
    name: Field
    hexes:
      columns: 4
      rows: 2
      cell: 16 mm
      legend: {".": land, "~": sea}
      cells: |
        ~...
        ~...
      regions: [{id: hest, name: Hest, cells: 0201}, {id: lund, name: Lund, cells: 0302}]
  - id: turns
    name: Turns
    track: {turns: true, spaces: [{name: May}, {name: June, status: rain}, {name: July, status: rain}, {name: August}]}
goals:
  - {id: hold, side: east, name: The line, text: Hold Hest to the end., occupy: {count: 1, region: hest}}
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""


def told(folder: Path, code: str, sentence: str) -> list[str]:
    return said(folder, code, KIT, rules_md=f"# Rules\n\n{sentence}\n")


@pytest.mark.parametrize(
    ("code", "sentence", "message"),
    [
        ("B215", "A unit controls the five hexes around it.", "a hex has six neighbours, not five"),
        ("B215", "Look at the eight hexes surrounding a counter.", "a hex has six neighbours, not eight"),
        ("B215", "A unit controls its eight adjacent hexes.", "a hex has six neighbours, not eight"),
        ("B216", "On turn 4 it rains.", "turn 4 has no Rain on 'turns': turns 2 and 3 have"),
        ("B216", "Turn 1 is a rain turn.", "turn 1 has no Rain on 'turns': turns 2 and 3 have"),
        ("B216", "On turns 3 and 4, there is rain.", "turn 4 has no Rain on 'turns': turns 2 and 3 have"),
        ("Z234", "The East wins if it holds Lund.", "The East is said to win by Lund, but its goal is Hest"),
        ("Z235", "Two armies of nine units each meet.", "each army has 6 units, not nine"),
        ("Z235", "Each army has 7 counters.", "each army has 6 counters, not 7"),
        ("Z235", "Two hosts of nine counters each meet.", "each army has 6 counters, not nine"),
    ],
)
def test_what_a_sentence_says_otherwise(code: str, sentence: str, message: str, tmp_path: Path) -> None:
    assert told(tmp_path, code, sentence) == [message]


@pytest.mark.parametrize(
    "sentence",
    [
        "A unit controls the six hexes around it.",
        # Two hexes share a side, three a corner; around a hill there may be any number.
        "The two hexes around it are clear, and so are the three hexes around it.",
        "Place rubble on the five hexes around the hill of Lund.",
        "Two units attack from five adjacent hexes.",
        "A unit with a leader controls five hexes around it.",
        "On turns 2 and 3 it rains.",
        "On turn 4 the rain ends.",
        "On turn 4 it may rain.",
        "If it rains on turn 4, roll again.",
        "The East wins if it holds Hest. The West wins if it holds Lund.",
        "The East wins with Hest, and the West attacks Lund.",
        # With spare ones, the East has eight.
        "Two armies of six counters each meet. Each army has 8 counters.",
        "Each army has 3 counters in reserve.",
    ],
)
@pytest.mark.parametrize("code", ["B215", "B216", "Z234", "Z235"])
def test_sentences_that_may_be_so(code: str, sentence: str, tmp_path: Path) -> None:
    assert told(tmp_path, code, sentence) == []


@pytest.mark.parametrize(
    ("sides", "found"),
    [
        ("0101/ne 0102/ne", []),
        ("0201/se", ["the coast at 0201/se lies between land on both sides: 0201 and 0302"]),
        # Along the border there may be a sea beyond the map.
        ("0401/ne", []),
    ],
)
def test_a_coast_has_water_on_one_side(sides: str, found: list[str], tmp_path: Path) -> None:
    kit = KIT.replace("      regions:", f"      edges: [{{id: shore, kind: coast, sides: {sides}}}]\n      regions:")
    assert said(tmp_path, "B214", kit, rules_md="# Rules\n") == found


def test_without_cells_of_water_a_coast_may_lie_between_two_kinds_of_ground(tmp_path: Path) -> None:
    kit = KIT.replace("pattern: waves", "pattern: plain")
    edges = "      edges: [{id: shore, kind: coast, sides: 0101/ne 0201/se}]\n      regions:"
    assert said(tmp_path, "B214", kit.replace("      regions:", edges), rules_md="# Rules\n") == [
        "the coast at 0201/se lies between land on both sides: 0201 and 0302"
    ]


def test_two_regions_of_one_name_are_one_too_many(tmp_path: Path) -> None:
    kit = KIT.replace("name: Lund", "name: Hest")
    assert said(tmp_path, "N106", kit, rules_md="# Rules\n") == [
        "two regions of 'field' are called 'Hest': 'hest' and 'lund'"
    ]
    unlabelled = kit.replace("name: Hest, cells: 0302", "name: Hest, label: false, cells: 0302")
    assert said(tmp_path, "N106", unlabelled, rules_md="# Rules\n") == []


def test_several_harbours_share_a_name_on_purpose(tmp_path: Path) -> None:
    kit = KIT.replace("name: Lund, cells: 0302}", "name: Hest, cells: 0302}, {id: vik, name: Hest, cells: 0402}")
    assert said(tmp_path, "N106", kit, rules_md="# Rules\n") == []


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("In days 2 to 4 nobody sails.", ["'days 2 to 4' are named here, but the track has Storm on 2 and 3"]),
        (
            "In days two, three and four nobody sails.",
            ["'days two, three and four' are named here, but the track has Storm on 2 and 3"],
        ),
        ("In days 2 and 3 nobody sails.", []),
        ("Nobody sails.", []),
    ],
)
def test_the_turns_that_a_status_names(text: str, messages: list[str], tmp_path: Path) -> None:
    kit = f"""
    statuses: [{{id: storm, name: Storm, text: '{text}'}}]
    boards:
      - id: days
        track:
          turns: true
          spaces: [{{name: One}}, {{name: Two, status: storm}}, {{name: Three, status: storm}}, {{name: Four}}]
    """
    assert said(tmp_path, "B216", kit) == messages
