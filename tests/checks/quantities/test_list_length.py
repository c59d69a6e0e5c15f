"""Lists that are announced with a number."""

from pathlib import Path

import pytest

from tests.checks.cases import found

TWO = "\n- One.\n- Two,\n  which goes on\n  - and has an item of its own,\n\n  and a second paragraph.\n"


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (f"There are three ways to win:\n{TWO}", "1:11 the text says 'three ways', but the list has 2 items"),
        (f"A turn has the following **4** steps:{TWO}", "1:28 the text says '4 steps', but the list has 2 items"),
        (
            "The one of\nthe two main phases:\n\n1. A\n2. B\n3. C\n",
            "2:5 the text says 'two main phases', but the list has 3 items",
        ),
        (f"There are two ways to win:\n{TWO}\nAnd no third.\n\n- Another list.\n", None),
        ("In two steps:\n\n- A\n\n- B\n\nThen:\n\n- C\n", None),
        ("In two steps:\n1. A\n2. B\nNEXT\nAnother list:\n1. C\n2. D\n", None),
        ("In two steps:\n1. A\n- a\n- b\n2. B\n- c\n", None),
        ("In three steps:\n1. A\n1. B\n1. C\n", None),
        ("There are three ways to win: by land, by sea.\n\n- A\n- B\n", None),
        ("Choose one of the three ways:\n\n- A\n- B\n- C\n- D\n", None),
        ("Each player has two actions:\n\n- A\n- B\n- C\n", None),
        ("Roll two dice:\n\n- 2-5 miss\n- 6-9 hit\n- 10-12 kill\n", None),
        ("There are three ways to win:\n\nRead on.\n\n- A\n- B\n", None),
        ("There are {{ ways|length }} ways to win:\n\n- A\n- B\n", None),
    ],
)
def test_lists(tmp_path: Path, rules: str, message: str | None) -> None:
    messages = [f"rules.md:{message}"] if message else []
    assert found(tmp_path, "Q111", "texts: [{id: rules, files: [rules.md]}]\n", rules_md=rules) == messages
