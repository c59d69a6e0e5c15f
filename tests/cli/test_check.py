"""``pnp check``: what is chosen, how it is printed, and the exit code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.checks.catalogue import RULES
from tests.cli.conftest import Said, finish

Pnp = Callable[..., Said]


@pytest.fixture
def broken(kit: Path) -> Path:
    """The kit ``inn`` with two mistakes in its dice table and two cards of one number."""
    finish(kit)
    change(kit / "play.yaml", "{on: 4-5,", "{on: 3-4,")
    change(kit / "orders.csv", "\nskirmish,3,", "\nskirmish,2,")
    return kit


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def codes(said: Said) -> list[str]:
    return sorted(finding["code"] for finding in said.json["findings"])


@pytest.mark.parametrize(
    ("arguments", "left"),
    [
        ([], ["D101", "D102", "N112"]),
        (["--select", "D"], ["D101", "D102"]),
        (["--select", "d102"], ["D102"]),
        (["--select", "D10,N11"], ["D101", "D102", "N112"]),
        (["--select", "D101", "--select", "N"], ["D101", "N112"]),
        (["--ignore", "D"], ["N112"]),
        (["--ignore", "D101,N"], ["D102"]),
        (["--select", "D", "--ignore", "D101"], ["D102"]),
        (["--select", "D101", "--ignore", "D"], ["D101"]),
        (["--select", "D", "--ignore", "D"], []),
        (["--select", "Q"], []),
    ],
)
def test_findings_are_chosen_by_code_beginning_or_family(
    pnp: Pnp, broken: Path, arguments: list[str], left: list[str]
) -> None:
    said = pnp("check", "inn", "--no-layout", "--format", "json", *arguments)
    assert codes(said) == left
    assert said.code == (1 if left else 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--select", "D1011"], "there is no check 'D1011'; did you mean 'D101'?"),
        (["--ignore", "X"], "there is no check 'X'; a selector is a code such as D101"),
        (["--select", "D101,,N"], "a selector is empty"),
        (["--select", ""], "a selector is empty"),
        (["--statistics", "--format", "sarif"], "--statistics goes with --format text and json"),
        (["--diff", "--format", "json"], "--diff shows a diff only"),
        (["--diff", "--statistics"], "--diff shows a diff only"),
    ],
)
def test_what_cannot_be_meant_is_a_usage_error(pnp: Pnp, kit: Path, arguments: list[str], message: str) -> None:
    said = pnp("check", "inn", *arguments)
    assert said.code == 2
    assert message in said.err
    assert said.out == ""


@pytest.mark.parametrize("arguments", [["--select", "D"], ["--ignore", "Y"], ["--select", "Q", "--strict"]])
def test_a_kit_that_cannot_be_read_is_never_clean(pnp: Pnp, kit: Path, arguments: list[str]) -> None:
    (kit / "units.yaml").write_text("units: [\n")
    said = pnp("check", "inn", "--no-layout", "--format", "json", *arguments)
    assert said.code == 1
    assert codes(said) == ["Y119"]


def test_a_kit_may_choose_for_itself(pnp: Pnp, broken: Path) -> None:
    with (broken / "kit.yaml").open("a", encoding="utf-8") as head:
        head.write("checks:\n  select: [D1, N112]\n  ignore: [{code: D10, reason: The table is a joke.}]\n")
    assert codes(pnp("check", "inn", "--no-layout", "--format", "json")) == ["N112"]


def test_what_a_kit_chooses_must_be_there(pnp: Pnp, kit: Path) -> None:
    head = (kit / "kit.yaml").read_text(encoding="utf-8") + "checks:\n  select: [D, D999, N]\n"
    (kit / "kit.yaml").write_text(head, encoding="utf-8")
    (found,) = pnp("check", "inn", "--no-layout", "--format", "json").json["findings"]
    assert (found["code"], found["message"]) == ("K301", "there is no check 'D999'")
    assert (found["line"], found["column"]) == (head.count("\n"), 15)
    assert pnp("check", "inn", "--no-layout", "--strict").code == 1


def test_statistics_count_codes_and_families(pnp: Pnp, broken: Path) -> None:
    said = pnp("check", "inn", "--no-layout", "--statistics")
    assert said.code == 1
    assert said.out.splitlines()[:5] == [
        "      1  N     names and references",
        "      1    N112 duplicate number",
        "      2  D     dice tables and rolls",
        "      1    D101 gap in a dice table",
        "      1    D102 overlapping rows in a dice table",
    ]
    statistics = pnp("check", "inn", "--no-layout", "--statistics", "--format", "json").json["statistics"]
    assert [(line["code"], line["count"], line["fixable"]) for line in statistics["codes"]] == [
        ("N112", 1, 0),
        ("D101", 1, 0),
        ("D102", 1, 0),
    ]
    assert [line["family"] for line in statistics["families"]] == ["N", "D"]


def test_statistics_say_which_checks_take_longest(pnp: Pnp, broken: Path) -> None:
    times = pnp("check", "inn", "--no-layout", "--statistics", "--format", "json").json["statistics"]["times"]
    assert [line["code"] for line in times] == list(RULES)
    assert 0 < sum(line["seconds"] for line in times) < 60
    said = pnp("check", "inn", "--no-layout", "--statistics").out.splitlines()
    assert said[5].endswith(f"s  {len(RULES)} checks of the rules, the slowest")
    assert len(said) == 5 + 1 + 10 + 1


def test_sarif_on_standard_output_is_one_document(pnp: Pnp, broken: Path) -> None:
    said = pnp("check", "inn", "--no-layout", "--format", "sarif")
    assert said.code == 1
    (run,) = json.loads(said.out)["runs"]
    assert sorted(result["ruleId"] for result in run["results"]) == ["D101", "D102", "N112"]
    uri = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri in ("inn/orders.csv", "inn/play.yaml")


def test_commands_for_github_end_with_a_line_for_people(pnp: Pnp, broken: Path) -> None:
    lines = pnp("check", "inn", "--no-layout", "--format", "github").out.splitlines()
    assert [line.split(" ")[0] for line in lines[:3]] == ["::error"] * 3
    assert lines[3].startswith("3 errors, 0 warnings")


def test_a_finding_of_a_shared_base_is_said_once(pnp: Pnp, kit: Path, tmp_path: Path) -> None:
    change(kit / "play.yaml", "{on: 4-5,", "{on: 4,")
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "kit.yaml").write_text(f"kit: {name}\nextends: inn\n")
    assert codes(pnp("check", "one", "two", "inn", "--no-layout", "--format", "json")).count("D101") == 1


@pytest.mark.parametrize(
    ("environment", "colored"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "0"}, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_colour_is_for_terminals_and_for_those_who_ask(
    pnp: Pnp, broken: Path, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colored: bool
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("\x1b[" in pnp("check", "inn", "--no-layout").out) is colored


def test_explain_lists_families(pnp: Pnp) -> None:
    everything, family = pnp("explain"), pnp("explain", "d")
    assert everything.code == family.code == 0
    assert "D  dice tables and rolls" in everything.out
    assert "P  print" in everything.out
    assert "   N112  Two cards of a deck, or two spaces of a track, have the same number" in everything.out
    assert "   D101  A result of the die has no row" in family.out
    assert "N112" not in family.out


def test_explain_for_programs(pnp: Pnp) -> None:
    (one,) = pnp("explain", "N112", "--format", "json").json
    assert (one["code"], one["family"], one["fixable"]) == ("N112", "N", False)
    assert list(one["sections"]) == ["What it does", "Why it matters", "Fails", "Passes", "In a draft"]
    listed = [page["code"] for page in pnp("explain", "D", "--format", "json").json]
    assert listed == sorted(listed)
    assert {"D101", "D102", "D103"} <= set(listed)


@pytest.fixture
def flooded(kit: Path) -> Path:
    """The kit ``inn`` with twelve words of HTML on its cards."""
    change(kit / "orders.csv", "Attack with one unit. Roll", "<i>Attack</i> <b>with</b> <b>one</b> <i>unit</i>. Roll")
    change(kit / "orders.csv", "Attack with one unit in", "<b>Attack</b> <i>with</i> one unit in")
    return kit


@pytest.mark.parametrize(
    ("style", "count"),
    [
        ("text", lambda out: out.count("warning T108")),
        ("json", lambda out: len(json.loads(out)["findings"])),
        ("sarif", lambda out: len(json.loads(out)["runs"][0]["results"])),
        ("github", lambda out: out.count("::warning ")),
    ],
)
def test_a_cause_is_one_finding_unless_all_places_are_asked_for(
    pnp: Pnp, flooded: Path, style: str, count: Callable[[str], int]
) -> None:
    arguments = ("check", "inn", "--no-layout", "--select", "T108", "--format", style)
    assert count(pnp(*arguments).out) == 1
    assert count(pnp(*arguments, "--all-places").out) == 12


def test_the_number_of_places_is_said_in_every_format(pnp: Pnp, flooded: Path) -> None:
    def said(style: str) -> Said:
        return pnp("check", "inn", "--no-layout", "--select", "T108", "--format", style)

    (finding,) = said("json").json["findings"]
    assert (finding["places"], len(finding["also"])) == (12, 3)
    (result,) = said("sarif").json["runs"][0]["results"]
    assert (result["occurrenceCount"], len(result["relatedLocations"])) == (12, 3)
    assert "HTML: markup that pnp does not read (12 places)" in said("github").out
    assert "0 errors, 1 warning, 0 notes, at 12 places (" in said("text").out


def test_a_build_counts_notes_and_check_shows_them(pnp: Pnp, kit: Path) -> None:
    change(kit / "kit.yaml", "language: en", "language: eo")
    built = pnp("build", "inn", "--paper", "a4")
    assert "info" not in built.out
    assert "inn: 1 note, which pnp check shows\n" in built.out
    assert " info Y210 " in pnp("check", "inn").out
