"""Numbers in summaries, in bold type, of rounds with names of their own and of places on tracks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.lines import said

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"


@pytest.mark.parametrize(
    ("first", "second", "messages"),
    [
        ("A cart carries **four goods**.", "A cart carries five goods.", ["'five goods' contradicts 'four goods'"]),
        ("A cart carries **four goods**.", "A cart carries *four* goods.", []),
        ("A hero may carry three relics.", "Two relics a hero.", ["'Two relics' contradicts 'three relics'"]),
        ("A hero may carry three relics.", "Three relics a hero.", []),
        (
            "The game is played over six moons.",
            "The game ends when somebody gets home, or after the seventh moon.",
            ["'seventh moon' contradicts 'six moons'"],
        ),
        ("The game is played over six moons.", "The game ends after the sixth moon.", []),
        ("Put the Alarm marker on 4.", "The alarm begins on 5.", ["'5' contradicts '4'"]),
        ("Put the Alarm marker on 4.", "The alarm begins on 4.", []),
        ("Put the Alarm marker on 4.", "When it rings, the alarm begins on 5.", []),
    ],
)
def test_two_places(tmp_path: Path, first: str, second: str, messages: list[str]) -> None:
    found = said(tmp_path, "Q150", KIT, rules_md=f"# Rules\n\n## Play\n\n{first}\n\n## More\n\n{second}\n")
    assert found == [f"{message} in another place" for message in messages]


@pytest.mark.parametrize("sentence", ["It begins on 5, at peace.", "From five at the start, it falls to nothing."])
def test_it_is_what_the_section_is_about(tmp_path: Path, sentence: str) -> None:
    def rules(title: str) -> str:
        return f"# Rules\n\n## Set-up\n\nPut the Alarm marker on 4.\n\n## {title}\n\n{sentence}\n"

    assert len(said(tmp_path, "Q150", KIT, rules_md=rules("8 The Alarm level"))) == 1
    assert said(tmp_path, "Q150", KIT, rules_md=rules("8 The weather")) == []


def test_what_all_players_have_is_what_they_begin_with(tmp_path: Path) -> None:
    rules = "# Rules\n\n## Set-up\n\nEach player takes three hands.\n\n## Work\n\nAll four hands of every player go.\n"
    assert len(said(tmp_path, "Q150", KIT, rules_md=rules)) == 1
