"""References by number: parts of sections, cases in brackets, tables with letters, sections of German rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.checks.cases import HEAD, found

KIT = "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
SECTIONS = "# Rules\n\n## 1. Aim\n\n## 2. Parts\n\n## 3. Set-up\n\n## 4. A round\n\n### 4.1 Deal\n\n### 4.2 Play\n\n"
CASES = (
    "# Rules\n\n## [1.0] MOVING\n\n**[1.1]** Units move.\n\n**[1.2]** Guns do not.\n\n## [2.0] FIGHTING\n\n"
    "**[2.1]** Roll two dice.\n\n"
)
GERMAN = "# Regeln\n\n## 1 Ziel\n\n## 2 Material\n\n## 3 Aufbau\n\n## 4 Ablauf\n\n### 4.1 Zug\n\n"


@pytest.mark.parametrize(
    ("records", "messages"),
    [
        ("terrain: [{id: fen, name: Fen}]\n", []),
        ("units: [{id: scout, name: Scout}]\n", ["rules.md:3:13 nothing is called 'Terrain Effects Chart'"]),
    ],
)
def test_the_chart_of_records_has_no_name_of_its_own(tmp_path: Path, records: str, messages: list[str]) -> None:
    rules = "# Rules\n\nConsult the Terrain Effects Chart before each move.\n"
    assert found(tmp_path, "T103", KIT + records, rules_md=rules) == messages


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        (f"{SECTIONS}Pay, as told in section 4.7.\n", ["15:17 no heading has the number of 'section 4.7'"]),
        (f"{SECTIONS}Pay, as told in section 4.2.\n", []),
        (f"{SECTIONS}Section 4.7 of the tournament rules does not count.\n", []),
        (f"{SECTIONS}It costs as much as chapter 9 says.\n", ["15:21 no heading has the number of 'chapter 9'"]),
        (f"{SECTIONS}In a tie Table B decides.\n", ["15:10 there is no 'Table B'"]),
        (f"{SECTIONS}In a tie Table B decides.\n\nTable B: ties\n", []),
        (f"{SECTIONS}Put it on the table. A player rolls. At the table A sits beside B.\n", []),
        (f"{CASES}Full hexes: see case [3.4].\n", ["13:22 no heading has the number of '[3.4]'"]),
        (f"{CASES}Full hexes: see case [1.2], and [2.1].\n", []),
        (f"{CASES}The odds of [3.4](https://example.org) are those of a friend.\n", []),
        ("# Rules\n\nA die shows [3.4] on average.\n", []),
        ("# Rules\n\nRaid, as in the Diagram of Play.\n", ["3:17 nothing is called 'Diagram of Play'"]),
        ("# Rules\n\nRaid, as in the Diagram of Play.\n\n## Diagram of Play\n", []),
        ("# Rules\n\nAs in the map of Europe that hangs at school.\n", []),
    ],
)
def test_english_references(tmp_path: Path, rules: str, messages: list[str]) -> None:
    assert found(tmp_path, "T103", KIT, rules_md=rules) == [f"rules.md:{message}" for message in messages]


@pytest.mark.parametrize(
    ("rules", "messages"),
    [
        (f"{GERMAN}Alles steht in Abschnitt 13.\n", ["13:16 no heading has the number of 'Abschnitt 13'"]),
        (f"{GERMAN}Alles steht in Abschnitt 4.1, nicht in Kapitel 2.\n", []),
        (f"{GERMAN}Das regelt Abschnitt 13 der Satzung.\n", []),
        ("# Regeln\n\nAlles steht in Abschnitt 13.\n", []),
        (f"{GERMAN}Wie auf Bild 3 gezeigt.\n", ["13:9 there is no 'Bild 3'"]),
        (f"{GERMAN}Wie auf Bild 3 gezeigt.\n\nBild 3: der Markt\n", []),
    ],
)
def test_german_references(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str, messages: list[str]) -> None:
    monkeypatch.setattr("tests.checks.cases.HEAD", "kit: beispiel\ntitle: Beispiel\nplayers: 2\nlanguage: de\n")
    assert found(tmp_path, "T103", KIT, rules_md=rules) == [f"rules.md:{message}" for message in messages]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("The Toll Chart has the prices.", ["nothing is called 'Toll Chart'"]),
        ("What a roll of 2 means, the Storm table says.", ["nothing is called 'Storm table'"]),
        ("The Ground table has the prices.", []),
        ("A ship may be saved (an exception from the section on sinking).", ["nothing is called 'sinking'"]),
        ("Ships go at night, too (an exception from the section on sailing ships).", []),
        ("See Harbours for what a berth costs.", ["nothing is called 'Harbours'"]),
        ("See Sailing for what a wind does.", []),
        ("More ships are in Appendix B.", ["no heading has the number of 'Appendix B'"]),
        ('As described under "Storms", a mast breaks.', ["nothing is called 'Storms'"]),
        ('As described under "Sailing", a mast breaks.', []),
    ],
)
def test_titles_in_other_words(tmp_path: Path, text: str, messages: list[str]) -> None:
    rules = f"# Rules\n\n## Sailing\n\nSails are set.\n\n## Ground\n\nReefs are bad.\n\n## Crew\n\n{text}\n"
    assert [place.partition(" ")[2] for place in found(tmp_path, "T103", KIT, rules_md=rules)] == messages


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("Was ein Liegeplatz kostet, siehe „Hafen“.", ["nothing is called 'Hafen'"]),
        ("Was ein Wind kostet, siehe „Segeln“.", []),
        ("Das steht im Abschnitt Hafen.", ["nothing is called 'Hafen'"]),
        ("Das steht im Abschnitt Segeln.", []),
        ("Die Preise stehen in der Zolltabelle.", ["nothing is called 'Zolltabelle'"]),
        ("Die Preise stehen in der Segeltabelle.", []),
    ],
)
def test_german_titles(tmp_path: Path, text: str, messages: list[str]) -> None:
    rules = f"# Regeln\n\n## Segeln\n\nSegel werden gesetzt.\n\n## Segeltabelle\n\n## Leute\n\n{text}\n"
    places = found(tmp_path, "T103", KIT, kit_yaml=f"{HEAD}language: de\n", rules_md=rules)
    assert [place.partition(" ")[2] for place in places] == messages
