"""Lists of units in the words of the set-up, held against the army."""

from pathlib import Path

import pytest

from tests.checks.cases import found

ARMY = """
sides: [{id: n}]
units: [{id: infantry, name: Infantry, plural: Infantry}, {id: gun, name: Field Gun}, {id: staff, name: Staff}]
armies: [{id: a, side: n, units: {infantry: 6, gun: 3, staff: 1}%s}]
setup: [{id: s, %s, text: '%s'}]
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Place 6 Infantry, 3 Field Guns and 1 Staff.", ""),
        ("Place 6 Infantry, 4 Field Guns and 1 Staff.", "the text places '4 Field Guns', but 'a' has 3"),
        ("Place six Infantry and four Field Guns.", "the text places 'four Field Guns', but 'a' has 3"),
        ("Place 5 Infantry, 3 Field Guns and 1 Staff.", "the text places '5 Infantry', but 'a' has 6"),
        ("Place 5 Infantry and 3 Field Guns.", ""),
        ("Place 9 Infantry.", ""),
        ("Place 4 Infantry here, 2 Infantry there, 3 Field Guns and 1 Staff.", ""),
    ],
)
def test_lists_of_units(text: str, message: str, tmp_path: Path) -> None:
    places = found(tmp_path, "Z230", ARMY % ("", "army: a", text))
    assert [place.partition(" ")[2] for place in places] == ([message] if message else [])


def test_spares_and_the_only_army_of_a_side(tmp_path: Path) -> None:
    text = "Place 7 Infantry, 3 Field Guns and 1 Staff."
    assert len(found(tmp_path, "Z230", ARMY % ("", "side: n", text))) == 1
    assert found(tmp_path, "Z230", ARMY % (", spare: {infantry: 1}", "side: n", text)) == []
