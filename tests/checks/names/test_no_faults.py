"""What looks like a fault of names, parts and numbers and is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import found

RULES = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
PIECES = """
sides: [{id: red, name: Red}]
units: [{id: pikes, name: Pikes}, {id: guns, name: Guns}]
armies: [{id: red, side: red, units: {pikes: 9, guns: 3}}]
markers: [{id: hit, name: Hit, supply: 5}, {id: game-turn, name: Game-Turn, supply: 1}]
"""


def test_a_term_explains_the_alias_of_a_stat(tmp_path: Path) -> None:
    kit = "stats: [{id: move, name: Move, aliases: [Movement Allowance]}]\n"
    assert found(tmp_path, "N115", f"{kit}glossary: [{{id: ma, term: Movement Allowance, text: How far.}}]") == []


def test_a_list_of_parts_may_count_a_marker_with_a_hyphen(tmp_path: Path) -> None:
    rules = "# Rules\n\n## Components\n\n- 1 map\n- 6 markers\n\n## Play\n\nThen advance the {} marker.\n"
    assert found(tmp_path, "S132", RULES + PIECES, rules_md=rules.format("Game-Turn")) == []
    assert found(tmp_path, "S132", RULES + PIECES, rules_md=rules.format("Ice-Floe")) != []


@pytest.mark.parametrize(
    ("stated", "messages"),
    [
        ("units: 12, markers: 6, counters: 18", []),
        ("units: 2, markers: 2", []),
        ("counters: 20", ["20 counters are stated, but there are 18"]),
        ("units: 11", ["11 units are stated, but there are 2 or 12"]),
    ],
)
def test_units_and_markers_are_kinds_or_counters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stated: str, messages: list[str]
) -> None:
    monkeypatch.setattr("tests.checks.cases.HEAD", f"kit: example\ntitle: Example\nplayers: 2\nstated: {{{stated}}}\n")
    assert [line.partition(" ")[2] for line in found(tmp_path, "Q101", PIECES)] == messages


@pytest.mark.parametrize(
    ("rule", "count"),
    [("Alle ziehen aus dem Beutel.", 0), ("Alle ziehen aus dem Sack.", 1), ("Der Würfelturm steht.", 1)],
)
def test_a_german_part_by_the_end_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: str, count: int
) -> None:
    monkeypatch.setattr("tests.checks.cases.HEAD", "kit: beispiel\ntitle: Beispiel\nplayers: 2\nlanguage: de\n")
    parts = "## Material\n\n- 40 Münzen\n- 20 Karten\n- 1 Samtbeutel"
    rules = f"# Regeln\n\n{parts}\n\n## Zug\n\nNimm Münzen und Karten. {rule}\n"
    assert len(found(tmp_path, "S136", RULES, rules_md=rules)) == count


@pytest.mark.parametrize("first", ["Links vom Vogt beginnend darf jeder klagen.", "Die Jüngste beginnt."])
def test_german_rules_say_who_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    head = "kit: beispiel\ntitle: Beispiel\nplayers: 2\nlanguage: de\nstatus: complete\n"
    monkeypatch.setattr("tests.checks.cases.HEAD", head)
    goes_first = [line for line in found(tmp_path, "K101", RULES, rules_md=f"# Regeln\n\n{first}\n") if "goes" in line]
    assert goes_first == []
    assert any("goes" in line for line in found(tmp_path, "K101", RULES, rules_md="# Regeln\n\nJeder klagt.\n"))
