"""Phases in the rules and in summaries: described, in their order, and no other ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import by_line, said

KIT = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
phases:
  - {id: deal, name: Deal}
  - {id: pass, name: Pass}
  - {id: pledge, name: Pledge}
  - {id: score, name: Score}
"""


def listed(*steps: str) -> str:
    return "# Rules\n\n" + "".join(f"{number}. **{step}.** Do it.\n" for number, step in enumerate(steps, 1))


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        (listed("Deal", "Pass", "Pledge", "Score"), []),
        (
            listed("Deal", "Pledge", "Pass", "Score"),
            ["5 'Pass' comes after 'Pledge' here, but before it in the sequence of play"],
        ),
        (
            listed("Deal", "Pass", "Pledge", "Caulk"),
            ["6 there is no step 'Caulk' in the sequence of play, and nothing else speaks of it"],
        ),
        (listed("Deal", "Pass", "Pledge", "Caulk") + "\nTo caulk, pay a plank.\n", []),
        (listed("Run", "Jump", "Pledge", "Deal"), []),  # No list of the phases.
        (
            "# Rules\n\nWhen everybody has pledged, pass two cards to the left.\n",
            ["3 'Pass' comes after 'Pledge' here, but before it in the sequence of play"],
        ),
        ("# Rules\n\nWhen everybody has passed, pledge some tricks.\n", []),
        ("# Rules\n\nWhen everybody has pledged, you may pass two cards.\n", []),
        (
            "# Rules\n\n| Step | |\n|---|---|\n| Deal | 9 |\n| Pledge | some |\n| Pass | 2 |\n",
            ["7 'Pass' comes after 'Pledge' here, but before it in the sequence of play"],
        ),
        ("# Aid\n\n**The round:** deal, passing, pledge, then score.\n", []),
        (
            "# Aid\n\n**The round:** deal, pledge, pass and score.\n",
            ["3 'pass' comes after 'pledge' here, but before it in the sequence of play"],
        ),
        (
            "# Aid\n\n- Each round: pass → deal → pledge → score\n",
            ["3 'deal' comes after 'pass' here, but before it in the sequence of play"],
        ),
        (
            "# Aid\n\n1. Deal: nine cards.\n2. Pledge: some tricks.\n3. Score: points.\n",
            ["3 the list leaves out 'Pass', which the sequence of play has"],
        ),
        ("# Aid\n\n1. Deal: nine cards; then pass two.\n2. Pledge: some tricks.\n3. Score: points.\n", []),
        ("# Variant\n\n## Short game\n\n1. Deal: nine.\n2. Pledge: some.\n3. Score: points.\n", []),
        ("# Aid\n\n| Step | |\n|---|---|\n| Deal | 9 |\n| Pledge | some |\n| Score | points |\n", []),
        (
            "# Rules\n\n## Deal\n\nX.\n\n## Pledge\n\nX.\n\n## Tricks\n\nX.\n\n## Pass\n\nX.\n\n## Score\n\nX.\n",
            ["15 section 'Pass' comes after 'Pledge', but its step comes before it in the sequence of play"],
        ),
        (  # Chapters on subjects.
            (
                "# Rules\n\n## Deal\n\nX.\n\n## Pledge\n\nX.\n\n## Tricks\n\nX.\n\n## Trumps\n\nX.\n\n## Pass\n\nX.\n\n"
                "## Score\n\nX.\n"
            ),
            [],
        ),
        ("# Rules\n\n## Deal\n\nX.\n\n## Score\n\nX.\n\n## Pass\n\nX.\n", []),  # Not every phase has a section.
        ("# Aid\n\nNothing is worth more: score, pledge, deal, pass, rest.\n", []),  # Resting is no phase.
    ],
)
def test_steps_of_a_summary(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert by_line(tmp_path, "T411", KIT, rules_md=rules) == messages


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ("## Deal\n\nX.\n\n## Passing\n\nX.\n\n**Pledge.** X.\n", ["Score"]),
        ("## Deal\n\nX.\n\n## Passing\n\nX.\n\n1. **Pledge** X.\n\n4.2 **Score.** X.\n", []),
        ("## Deal\n\nX.\n\n## Play\n\nX.\n", []),  # More than one is told of elsewhere.
        ("## Deal\n\nX.\n\n## Pass\n\nX.\n\n## Pledge\n\nX.\n\n::table{phases}\n", []),
    ],
)
def test_every_phase_is_described(tmp_path: Path, rules: str, names: list[str]) -> None:
    expected = [f"the rules describe every phase but {name!r}" for name in names]
    assert said(tmp_path, "T410", KIT, rules_md=f"# Rules\n\n{rules}") == expected


DAWN = """
texts: [{id: rules, name: Rules, files: [rules.md]}]
phases:
  - {id: dawn, name: Dawn phase, steps: [Feed every goat one hay., Add three hay to the barn.]}
  - {id: rest, name: Rest, steps: [Sleep as long as you like.]}
"""


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        ("First add three hay to your barn. After that, feed one hay to every goat.", 1),
        ("1. Add three hay to the barn.\n2. Feed every goat one hay; a goat without hay leaves.", 1),
        ("Feed every goat one hay. Then add three hay to the barn.", 0),
        ("You may add three hay to your barn. After that, feed one hay to every goat.", 0),
        ("Hay goes to the barn. Feed one hay to every goat.", 0),  # What is added is not told.
        ("### Hay\n\nAdd three hay to your barn. Feed one hay to every goat.", 1),
    ],
)
def test_steps_that_the_rules_have_the_other_way_about(tmp_path: Path, rules: str, count: int) -> None:
    found = by_line(tmp_path, "T411", DAWN, rules_md=f"# Goats\n\n## The dawn\n\n{rules}\n\n## Score\n\nCount goats.\n")
    message = "3 'Add three hay to the barn.' comes after 'Feed every goat one hay.' here, but before it in the rules"
    assert found == [message] * count


def test_a_step_is_no_phase_of_what_it_names(tmp_path: Path) -> None:
    kit = """
    texts: [{id: rules, name: Rules, files: [rules.md]}]
    phases:
      - {id: weather, name: Weather phase, steps: [Roll on the Storm table.]}
      - {id: shoot, name: Shooting phase, steps: [Fire with each gun.]}
      - {id: rest, name: Rest phase, steps: [{label: Repairs, text: Mend one ship.}]}
    """
    rules = "Play it in the Storm phase, before the Fire phase, or in the Repairs phase.\n"
    assert said(tmp_path, "T361", kit, rules_md=rules) == ["there is no 'Storm phase' in the sequence of play"]
