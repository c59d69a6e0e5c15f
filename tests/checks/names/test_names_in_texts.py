"""Names in texts that are nearly right, numbers that belong to other names, and things that nothing speaks of."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.analysis import GameContext
from pnp.checks.names.typos import is_one_typo_apart
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of


@pytest.mark.parametrize(
    ("one", "other", "slip"),
    [
        ("powdr", "powder", True),
        ("powdder", "powder", True),
        ("powdar", "powder", True),
        ("pwoder", "powder", True),
        ("powder", "powder", False),
        ("pwodar", "powder", False),
        ("powerd", "powder", False),
        ("pow", "powder", False),
        ("", "a", True),
    ],
)
def test_one_slip(one: str, other: str, slip: bool) -> None:
    assert is_one_typo_apart(one, other) is slip


@given(st.text(alphabet="abc", min_size=1, max_size=8), st.integers(0, 7), st.sampled_from("abcd"))
def test_a_letter_put_in_or_changed_is_a_slip_either_way(word: str, at: int, letter: str) -> None:
    at = min(at, len(word) - 1)
    longer = word[:at] + letter + word[at:]
    changed = word[:at] + letter + word[at + 1 :]
    assert is_one_typo_apart(word, longer)
    assert is_one_typo_apart(longer, word)
    assert is_one_typo_apart(word, changed) == (word != changed)


KIT = """
decks:
  - id: d
    cards:
      - {id: powder-kegs, number: 1, name: Powder Kegs}
      - {id: retreat, number: 2, name: Retreat, aliases: [Withdrawal]}
      - {id: out-flank, number: 3, name: Out Flank}
boards: [{id: b, track: {spaces: [{number: 1, name: Maypole}, {number: 2, name: The Pillory}]}}]
units: [{id: war-machine, name: War Machine}]
phases: [{id: p, text: "TEXT"}]
"""


@pytest.mark.parametrize(
    ("text", "said", "name"),
    [
        ("It stops Powdr Kegs.", "Powdr Kegs", "Powder Kegs"),
        ("It stops Pwoder Kegs here.", "Pwoder Kegs", "Powder Kegs"),
        ("The Powdr Kegs are gone.", "Powdr Kegs", "Powder Kegs"),
        ("It stops *Retraet*.", "Retraet", "Retreat"),
        ("It stops **Out-Flank**.", "Out-Flank", "Out Flank"),
        ("It stops *Outflank*.", "Outflank", "Out Flank"),
        ("It stops Powder Kegs, a Powder Keg and *Powder Kegs*.", "", ""),
        ("Two War Machines and a War-Machine attack.", "", ""),
        ("It stops *Withdrawal*.", "", ""),
        ("It stops Powder Legs and Power Kegs.", "", ""),  # Words of the dictionary: perhaps meant.
        ("We call Powdr Kegs what is Powder Kegs here.", "", ""),
        ("Retraet now, retraet.", "", ""),  # No name: T109's.
        ("Big Powder Kegs of Old Fivizzano.", "", ""),
        ("Out-flank them; go out flank first.", "", ""),
        ("POWDR KEGS and OUT-FLANK. Of the Out-Flank.", "", ""),
    ],
)
def test_nearly_a_name(tmp_path: Path, text: str, said: str, name: str) -> None:
    messages = [f"9:{25 + text.index(said)} there is no {said!r} in this game, but there is {name!r}"] if said else []
    assert found(tmp_path, "N121", KIT.replace("TEXT", text)) == messages


def test_the_edit_writes_the_name(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT.replace("TEXT", "It stops Powdr Kegs."))
    check = next(one for one in GAME_CHECKS if one.code == "N121")
    ((edit,),) = (finding.edits for finding in check.findings(GameContext(game)))
    assert (edit.span.column, edit.span.end_column, edit.text) == (34, 44, "Powder Kegs")


def test_a_name_that_could_end_the_text_is_left_to_people(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT.replace("Powder Kegs", "'Powder, Kegs'").replace("TEXT", "It stops *Powder Kegs*."))
    check = next(one for one in GAME_CHECKS if one.code == "N121")
    assert [finding.edits for finding in check.findings(GameContext(game))] == [()]


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("Card 2, *Powder Kegs*, is red.", 30, "Card 2 is 'Retreat'; 'Powder Kegs' has number 1"),
        ("See card 7 (Retreat).", 34, "card 7 is missing; 'Retreat' has number 2"),
        ("Play *Retreat* (card 1).", 46, "card 1 is 'Powder Kegs'; 'Retreat' has number 2"),
        ("When card 2, Powder Kegs, comes up.", 35, "card 2 is 'Retreat'; 'Powder Kegs' has number 1"),
        ("To play card 2, Powder Kegs must be out.", 0, ""),
        ("Space 2 is Maypole.", 31, "Space 2 is 'The Pillory'; 'Maypole' has number 1"),
        ("Space 1 is the pillory.", 0, ""),
        ("Card 1, *Powder Kegs*; card 2 (withdrawal); *Retreat* (card 2).", 0, ""),
        ("From card 2 Powder Kegs follow.", 0, ""),
        ("Draw card 2, *then* go.", 0, ""),
        ("On space 2 is Maypole road.", 0, ""),
    ],
)
def test_numbers_and_names(tmp_path: Path, text: str, column: int, message: str) -> None:
    assert found(tmp_path, "N122", KIT.replace("TEXT", text)) == ([f"9:{column} {message}"] if message else [])


IDLE = """
terrain: [{id: quay, name: Quay}, {id: marsh, name: Marsh, text: A marsh.}]
icons: [{id: die-1}, {id: die-2}, {id: crown}, {id: sword}]
tables: [{id: weather, name: Weather, die: D6, rows: [{on: 1-6, name: Fair}]}]
texts: [{id: rules, files: [rules.md]}]
components: [{id: c, layout: l, of: decks.d}]
layouts: [{layout: l, elements: {i: {icon: 'die-{{ n }}'}, j: {icon: crown}}}]
"""


def test_what_nothing_speaks_of(tmp_path: Path) -> None:
    assert found(tmp_path, "N120", IDLE, rules_md="A quay is dry.\n") == [
        "1:40 the terrain 'marsh' is defined but never used",
        "2:53 the icon 'sword' is defined but never used",
        "3:15 the table 'weather' is defined but never used",
    ]


@pytest.mark.parametrize("rules", ["::table{terrain}\n", "{{ terrain|length }}\n", "A marsh is wet.\n"])
def test_what_a_rules_text_shows_or_names_is_used(tmp_path: Path, rules: str) -> None:
    lines = found(tmp_path, "N120", IDLE, rules_md=f"{rules}A quay, a sword, the weather.\n")
    assert lines == []


def test_a_kit_that_prints_nothing_may_hold_parts(tmp_path: Path) -> None:
    text = "\n".join(line for line in IDLE.splitlines() if not line.startswith("components"))
    assert found(tmp_path, "N120", text, rules_md="Nothing.\n") == []
