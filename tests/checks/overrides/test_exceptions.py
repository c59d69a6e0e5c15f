"""What ``exception_to:`` names."""

from pathlib import Path

import pytest

from tests.checks.cases import found


@pytest.mark.parametrize(
    ("name", "messages"),
    [
        ("water", []),
        ("terrain.water", []),
        ("decks.d.cards.0", ["2:37 nothing is called 'decks.d.cards.0' that this could be an exception to"]),
        ("frost", []),
        ("'#moving'", []),
        ("'#flying'", ["2:37 nothing is called '#flying' that this could be an exception to"]),
        ("watr", ["2:37 nothing is called 'watr' that this could be an exception to"]),
    ],
)
def test_unknown(tmp_path: Path, name: str, messages: list[str]) -> None:
    text = f"""
terrain: [{{id: water}}]
units: [{{id: scouts, exception_to: [{name}]}}]
decks: [{{id: d, cards: [{{id: frost}}]}}]
texts: [{{id: rules, files: [rules.md]}}]
"""
    said = found(tmp_path, "O201", text, rules_md="# Rules\n\n## Moving {#moving}\n")
    assert said == messages


@pytest.mark.parametrize(
    ("water", "scouts", "message"),
    [
        ("effects: [{do: forbid, what: move}]", "effects: [{do: allow, what: move}]", ""),
        ("effects: [{do: forbid, what: move}]", "text: They wade.", ""),
        ("text: No.", "effects: [{do: allow, what: move}]", ""),
        ("effects: [{do: forbid, what: move}, {manual: More.}]", "effects: [{do: gain, what: hit}]", ""),
        (
            "effects: [{do: forbid, what: move}, {do: modify, what: hit, by: 1}]",
            "effects: [{do: gain, what: card}]",
            "'scouts' is not an exception to 'water': it acts on card, the other on hit and move",
        ),
    ],
)
def test_empty(tmp_path: Path, water: str, scouts: str, message: str) -> None:
    text = f"terrain: [{{id: water, {water}}}]\nunits: [{{id: scouts, exception_to: [water], {scouts}}}]\n"
    assert found(tmp_path, "O202", text) == ([f"2:37 {message}"] if message else [])


@pytest.mark.parametrize(
    ("units", "messages"),
    [
        ("{id: a, exception_to: [b]}, {id: b, exception_to: [c]}, {id: c}", []),
        ("{id: a, exception_to: [a]}", ["1:32 circular exceptions: 'a' → 'a'"]),
        (
            "{id: a, exception_to: [b]}, {id: b, exception_to: [c]}, {id: c, exception_to: [a]}",
            ["1:32 circular exceptions: 'a' → 'b' → 'c' → 'a'"],
        ),
        (
            "{id: a, exception_to: [d, b]}, {id: b, exception_to: [a]}, {id: c, exception_to: [a]}, {id: d}",
            ["1:35 circular exceptions: 'a' → 'b' → 'a'"],
        ),
    ],
)
def test_circular_exceptions(tmp_path: Path, units: str, messages: list[str]) -> None:
    assert found(tmp_path, "O203", f"units: [{units}]\n") == messages


@pytest.mark.parametrize(
    ("names", "messages"),
    [("b, c", []), ("b, c, b", ["1:38 'b' is listed twice"])],
)
def test_repeated(tmp_path: Path, names: str, messages: list[str]) -> None:
    assert found(tmp_path, "O204", f"units: [{{id: a, exception_to: [{names}]}}, {{id: b}}, {{id: c}}]\n") == messages
