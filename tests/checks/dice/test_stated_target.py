"""The target of a roll in words."""

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
rolls:
  - {id: attack, name: Attack roll, die: D10, target: 7+, text: "OWN", success: It is broken.}
  - {id: rally, name: Rally, die: D6, target: ≤3}
glossary: [{id: g, term: rally, text: "TERM"}]
texts: [{id: r, files: [rules.md]}]
"""


def messages(folder: Path, rules: str = "", own: str = "", term: str = "") -> list[str]:
    """What the check finds where the words stand in the rules, the roll or the glossary."""
    text = KIT.replace("OWN", own).replace("TERM", term)
    return found(folder, "D118", text, rules_md=f"{rules}\n")


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("Make an attack roll: 6 or more hits.", "1:22 the text says '6 or more', but the target of 'attack' is 7+"),
        (
            "For each attack roll\nyou need: **8+** succeeds.",
            "2:13 the text says '8+', but the target of 'attack' is 7+",
        ),
        ("Make an attack roll: 7 or more hits.", None),
        ("Make an attack roll.\n\nA save of 6 or more succeeds.", None),
        ("Make an attack roll: 6 or more with a gun.", None),
        ("Make an attack roll: 7 or more hits, 10 or more hits twice.", None),
        ("Attack roll: on a 6 or more it slips.", None),
        (
            "Attack roll: on 6 or more *it is broken.*",
            "1:17 the text says '6 or more', but the target of 'attack' is 7+",
        ),
        ("An attack roll hits on a 6+.", "1:26 the text says '6+', but the target of 'attack' is 7+"),
        ("A rally succeeds on a roll of 2 or less.", "1:31 the text says '2 or less', but the target of 'rally' is ≤3"),
        ("A rally succeeds on a roll of 2 or less in the dark.", None),
        ("In the dark a rally succeeds on 2 or less.", None),
        ("In a rally 5 or more succeeds.", None),  # A name of one word may be any word.
        ("Make an attack roll: a total of 16 or more units hits.", None),
    ],
)
def test_paragraphs_that_name_a_roll(tmp_path: Path, rules: str, message: str | None) -> None:
    assert messages(tmp_path, rules) == ([f"rules.md:{message}"] if message else [])


@pytest.mark.parametrize("record", ["options: [{id", "statuses: [{id", "decks: [{id: d, cards: [{id"])
def test_what_may_change_the_target_says_another(record: str, tmp_path: Path) -> None:
    ends = "]}]" if "cards" in record else "]"
    text = f"{KIT}{record}: dusk, text: An attack roll hits on a 6+.}}{ends}\n"
    assert found(tmp_path, "D118", text, rules_md="x\n") == []


def test_a_phase_says_what_always_holds(tmp_path: Path) -> None:
    text = KIT + "phases: [{id: fire, text: An attack roll hits on a 6+.}]\n"
    assert found(tmp_path, "D118", text, rules_md="x\n") == [
        "6:52 the text says '6+', but the target of 'attack' is 7+"
    ]


def test_its_own_words_and_its_term(tmp_path: Path) -> None:
    assert messages(tmp_path, own="9 or higher is a hit.") == [
        "2:66 the text says '9 or higher', but the target of 'attack' is 7+"
    ]
    assert messages(tmp_path, term="On two or less it succeeds.") == [
        "4:43 the text says 'two or less', but the target of 'rally' is ≤3"
    ]
    assert messages(tmp_path, own="7+ hits.", term="3 or less succeeds.") == []
