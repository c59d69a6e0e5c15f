"""Findings as a SARIF log: valid by the published schema, with every place and cure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from pnp.checks.manual import all_codes, names
from pnp.findings import Edit, Finding, Related, Severity, Span
from pnp.report.sarif import as_sarif

SCHEMA = json.loads((Path(__file__).parent / "sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8"))
VALIDATOR = Draft4Validator(SCHEMA, format_checker=Draft4Validator.FORMAT_CHECKER)


def log(*findings: Finding) -> Any:
    """The log, which must be valid."""
    document = json.loads(as_sarif(findings, names(), "1.2.3"))
    assert [error.message for error in VALIDATOR.iter_errors(document)] == []
    return document


def finding(code: str = "N112", severity: Severity = Severity.ERROR, **more: Any) -> Finding:
    more.setdefault("span", Span("my kit/cards.yaml", 6, 31, 6, 32))
    return Finding(code=code, severity=severity, message="number 1 is used twice", **more)


def test_the_schema_refuses_what_is_no_log() -> None:
    assert list(VALIDATOR.iter_errors({"version": "2.1.0"}))
    broken = log(finding())
    broken["runs"][0]["results"][0]["level"] = "fatal"
    assert list(VALIDATOR.iter_errors(broken))


def test_no_findings_are_a_log_without_results() -> None:
    (run,) = log()["runs"]
    assert run["results"] == []
    assert run["tool"]["driver"] == {"name": "pnp", "version": "1.2.3", "rules": []}
    assert run["columnKind"] == "unicodeCodePoints"


def test_a_result_has_its_place_its_cure_and_the_other_place() -> None:
    span = Span("my kit/cards.yaml", 6, 31, 6, 32)
    one = finding(
        span=span,
        hint="the next free number is 2",
        related=(Related(Span("my kit/cards.yaml", 5, 30, 5, 31), "first used here"),),
        edits=(Edit(span, "2"),),
    )
    (result,) = log(one)["runs"][0]["results"]
    artifact = {"uri": "my%20kit/cards.yaml", "uriBaseId": "%SRCROOT%"}
    region = {"startLine": 6, "startColumn": 31, "endLine": 6, "endColumn": 32}
    first = {"startLine": 5, "startColumn": 30, "endLine": 5, "endColumn": 31}
    assert result == {
        "ruleId": "N112",
        "ruleIndex": 0,
        "level": "error",
        "message": {"text": "number 1 is used twice\nhelp: the next free number is 2"},
        "locations": [{"physicalLocation": {"artifactLocation": artifact, "region": region}}],
        "relatedLocations": [
            {
                "id": 1,
                "physicalLocation": {"artifactLocation": artifact, "region": first},
                "message": {"text": "first used here"},
            }
        ],
        "fixes": [
            {
                "description": {"text": "the next free number is 2"},
                "artifactChanges": [
                    {
                        "artifactLocation": artifact,
                        "replacements": [{"deletedRegion": region, "insertedContent": {"text": "2"}}],
                    }
                ],
            }
        ],
    }


def test_a_rule_is_the_manual_page_of_its_code() -> None:
    (rule,) = log(finding("D101"))["runs"][0]["tool"]["driver"]["rules"]
    assert rule["id"] == "D101"
    assert rule["name"] == "gap-in-a-dice-table"
    assert rule["shortDescription"]["text"] == "A result of the die has no row"
    assert rule["fullDescription"]["text"].startswith("Looks for every result that the die")
    assert "Why it matters" in rule["help"]["text"]
    assert "\n## Fails\n\n```text\ntables:" in rule["help"]["markdown"]
    assert rule["defaultConfiguration"] == {"level": "error"}


def test_results_point_at_their_rules() -> None:
    (run,) = log(finding("Q101"), finding("D101"), finding("Q101"))["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["D101", "Q101"]
    assert [rules[result["ruleIndex"]]["id"] for result in run["results"]] == ["Q101", "D101", "Q101"]


@pytest.mark.parametrize(
    ("severity", "level"), [(Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.INFO, "note")]
)
def test_severities_are_levels(severity: Severity, level: str) -> None:
    (run,) = log(finding(severity=severity))["runs"]
    assert run["results"][0]["level"] == level
    assert run["tool"]["driver"]["rules"][0]["defaultConfiguration"] == {"level": level}


def test_every_code_makes_a_valid_rule() -> None:
    rules = log(*(finding(code) for code in all_codes()))["runs"][0]["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(all_codes())


def test_paths_are_relative_to_here_wherever_they_were_named_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    inside = log(finding(span=Span(str(tmp_path / "kit" / "ä#?.yaml"), 1, 1, 1, 1)))
    outside = log(finding(span=Span(str(tmp_path.parent / "kit.yaml"), 1, 1, 1, 1)))
    place = inside["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place == {"uri": "kit/%C3%A4%23%3F.yaml", "uriBaseId": "%SRCROOT%"}
    place = outside["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place == {"uri": (tmp_path.parent / "kit.yaml").as_uri()}


def test_a_place_without_an_end_is_a_point() -> None:
    (result,) = log(finding(span=Span("a.yaml", 3, 4)))["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": 3, "startColumn": 4}


def test_names_of_files_that_are_no_text_are_still_addresses() -> None:
    (result,) = log(finding(span=Span("b\udce4r.yaml", 1, 1)))["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "b%E4r.yaml"


def test_letters_of_any_language_stand_in_the_log_as_they_are() -> None:
    text = as_sarif([finding(span=Span("żółw.yaml", 1, 1), hint="schreibe größer")], names(), "1")
    assert "schreibe größer" in text
    # Names of files are addresses, in which only some letters may stand.
    assert "%C5%BC%C3%B3%C5%82w.yaml" in text
    assert text.startswith('{\n  "$schema"')
