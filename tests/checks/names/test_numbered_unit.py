"""Units that are called alike but for a number."""

from pathlib import Path

import pytest

from tests.checks.cases import found

KIT = """
units:
  - {id: g1, name: 1 Guard}
  - {id: g2, name: 2 Guard}
  - {id: l9, name: 9th Lancers}
  - {id: l16, name: 16th Lancers}
  - {id: foot, name: 7 Foot}
  - {id: joined, name: 4/20 Lancers}
texts: [{id: rules, files: [rules.md]}]
"""


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Red moves the 3 Guard by road.", ["no unit is called '3 Guard': there are 1 Guard and 2 Guard"]),
        ("The 17th Lancers may retreat.", ["no unit is called '17th Lancers': there are 9th Lancers and 16th Lancers"]),
        ("The 2 Guard and the 16th Lancers may retreat.", []),
        # How many there are, a range, and a name that only one unit has.
        ("Put 3 Guard counters beside the map.", []),
        ("Red has 3 Guard in all.", []),
        ("The 4–3 Guard is strong.", []),
        ("The 8 Foot arrive.", []),
        ("The 20th Lancers ride with the 4th Lancers.", []),
    ],
)
def test_a_number_that_no_unit_has(sentence: str, messages: list[str], tmp_path: Path) -> None:
    places = found(tmp_path, "N185", KIT, rules_md=f"# Rules\n\n{sentence}\n")
    assert [place.partition(" ")[2] for place in places] == messages


def test_other_things_may_be_called_so(tmp_path: Path) -> None:
    kit = KIT + "markers: [{id: g3, name: 3 Guard, supply: 1}]\n"
    assert found(tmp_path, "N185", kit, rules_md="# Rules\n\nPut the 3 Guard on the track.\n") == []
