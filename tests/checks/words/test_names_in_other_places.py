"""Steps, chapters, cards and spaces that are referred to and not there, in the forms in which rules name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
DAY = (
    RULES
    + """
phases:
  - {id: morning, name: Morning, steps: [Roll., Fill the display.]}
  - {id: work, name: Work}
  - {id: evening, name: Evening}
"""
)
NUMBERED = """\
# Rules

## 1 The day

1. **Morning.** Roll.
2. **Work.** Place a potter.
3. **Evening.** Rest.

## 10 Chapters

{text}
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Fill the gap before step 3 of the next Morning.", "there is no step 3: the morning has 2"),
        ("Skip step 4 in the Morning.", "there is no step 4: the morning has 2"),
        # A section has the number 10, but the day has three steps.
        ("When you end step 6 there, stop.", "there is no step 6: the sequence has 3"),
        ("Leave out step 2 of the Morning.", None),
        ("Leave out step 3 of the day.", None),
        ("Leave out step 3 of the Work.", None),
        ("Take step 3 spaces on.", None),
    ],
)
def test_steps_of_a_phase(tmp_path: Path, text: str, message: str | None) -> None:
    assert said(tmp_path, "T401", DAY, rules_md=NUMBERED.format(text=text)) == ([message] if message else [])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("In the Repair step you may mend.", "Repair step"),
        ("Do this before the Harvest step.", "Harvest step"),
        ("Stop after your Sleep step.", "Sleep step"),
        ("In the Morning step you roll.", None),
        ("In the repair step you may mend.", None),
        ("Repair step by step.", None),
        ("In the First step you roll.", None),
        ("On the Temple steps nobody rests.", None),
    ],
)
def test_steps_by_name(tmp_path: Path, text: str, name: str | None) -> None:
    messages = [f"there is no {name!r} in the sequence of play"] if name else []
    assert said(tmp_path, "T361", DAY, rules_md=f"# Rules\n\n{text}\n") == messages


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("The rest stands in the chapter Hired hands.", "nothing is called 'Hired hands'"),
        ("As in section *Hired Hands*, pay a coin.", "nothing is called 'Hired Hands'"),
        ("All is told under the chapter Wages and bread.", "nothing is called 'Wages and bread'"),
        ("A chapter ends, see section 12.", "no heading has the number of 'section 12'"),
        ("All is told in the chapter Chapters.", None),
        ("You win in chapter III.", None),
        ("You win in the chapter III, if you can.", None),
        ("The Boxwood is in the section of the North.", None),
        ("A chapter ends, see section 10.", None),
    ],
)
def test_chapters(tmp_path: Path, text: str, message: str | None) -> None:
    parts = "\n## 2 Parts\n\n- 12 cards\n- 40 coins\n"
    messages = said(tmp_path, "T103", DAY, rules_md=NUMBERED.format(text=text) + parts)
    assert messages == ([message] if message else [])


SPACES = (
    RULES
    + """
boards:
  - id: row
    name: Row
    track:
      spaces:
        - {name: Clay pit}
        - {name: Woodyard}
        - {name: Market}
        - {name: Tavern}
        - {name: Shrine}
        - {name: Great kiln}
decks:
  - id: foes
    name: Foes
    cards: [{id: brig, name: Merchant brig}, {id: lugger, name: Fishing lugger}]
tables:
  - {id: treasure, name: Treasure, die: D6, rows: [{on: 1-6, name: Sand}]}
"""
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Take the Treasure fleet from the pile of foes.", "card called 'Treasure fleet'"),
        ("Draw the Ghost ship out of the foe deck.", "card called 'Ghost ship'"),
        ("Take the Merchant brig from the pile of foes.", None),
        ("Take the Brig from the pile of foes.", None),
        ("Take the top card from the pile of foes.", None),
        ("Take the Treasure from the Tavern.", None),
        (
            "**Clay pit** clay. **Timber yard:** wood.\n\n**Market:** sell.\n\n**Tavern:** pay.\n\n**Shrine** pray.",
            "space called 'Timber yard'",
        ),
        # Notes, other spellings and words that stand elsewhere, too; and sections about more than the spaces.
        ("**Clay pit** x. **Wood-yard:** wood. **Market:** a. **Tavern:** b. **Shrine** c.", None),
        ("**Clay pit** x. **Example:** wood. **Market:** a. **Tavern:** b. **Shrine** c.", None),
        ("**Clay pit** x. **Goods:** wood. **Market:** a. **Tavern:** b. **Shrine** c.\n\nGoods are wood.", None),
        ("**Clay pit** x. **Timber yard:** wood. **Market:** a. **Potters:** b. **Shrine** c.", None),
        ("**Clay pit** x. **Timber yard:** wood. **Market:** a.", None),
    ],
)
def test_members(tmp_path: Path, text: str, name: str | None) -> None:
    messages = said(tmp_path, "T364", SPACES, rules_md=f"# Rules\n\n## Spaces\n\n{text}\n")
    assert messages == ([f"there is no {name}"] if name else [])


USED = "Whenever you use the Clay pit, take one. When you use the Woodyard, take two. If you use the Market, sell."


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f"{USED} When you use the Bazaar, sell four.", ["Bazaar"]),
        (
            f"{USED} When you use the Caravanserai, rest. From the Tavern to the Shrine, use the Great kiln.",
            ["Caravanserai"],
        ),
        # The same words before another name that the kit does not have, or before it only.
        (f"{USED} When you use the Bazaar or when you use the Qasbah, sell four.", []),
        ("When you visit the Bazaar, sell four. The Market, the Tavern and the Woodyard are closed.", []),
        (f"{USED} The people of the Bazaar love you.", []),
    ],
)
def test_what_stands_where_names_stand(tmp_path: Path, text: str, names: list[str]) -> None:
    more = " Go to the Tavern, then to the Shrine, then to the Great kiln."
    messages = said(tmp_path, "N150", SPACES, rules_md=f"# Rules\n\n{text}{more}\n")
    assert [one.split("'")[1] for one in messages] == names
