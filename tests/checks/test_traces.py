"""A check runs again if something that it read has changed, and only then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pnp.checks import run
from pnp.checks.catalogue import RULES
from pnp.checks.check import Check
from pnp.checks.run import check_game, trace_rules
from pnp.findings import Finding
from pnp.model.game import Game
from pnp.tracing import Columns
from tests.checks.cases import game_of

KIT = """
sides: [{id: red, name: Red}]
decks:
- id: orders
  name: Orders
  stated: {cards: 2}
  cards:
  - {id: storm, name: Storm, text: Draw a card., flavor: At last.}
  - {id: sally, name: Sally, text: Discard a card., flavor: Too late.}
units: [{id: pikes, name: Pikes, side: red}]
"""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the checks that are run, in order."""
    codes: list[str] = []
    rule = run.rule

    def noted(code: str) -> Check:
        codes.append(code)
        return rule(code)

    monkeypatch.setattr(run, "rule", noted)
    return codes


def game(folder: Path, old: str = "", new: str = "") -> Game:
    assert old in KIT
    return game_of(folder, KIT.replace(old, new) if old else KIT)


class Notes:
    """What was found of a game, from one time to the next."""

    def __init__(self) -> None:
        self.kept: Any = None

    def check(self, game: Game) -> list[Finding]:
        """Find what ``check_game`` finds; only checks of which something that they read has changed are run."""
        columns = Columns(game)
        known = {trace.code: trace for trace in run.holding_traces(self.kept, columns)}
        known |= {trace.code: trace for trace in trace_rules(game, [code for code in run.RULES if code not in known])}
        traces = [known[code] for code in run.RULES]
        self.kept = run.packed_traces(traces, columns)
        return [finding for trace in traces for finding in trace.findings]


def lines(findings: list[Finding]) -> list[str]:
    return [f"{one.span} {one.code}" for one in findings if one.code in ("Q101", "N101", "T101")]


def test_it_finds_what_the_checks_find(tmp_path: Path) -> None:
    wrong = game(tmp_path, "cards: 2", "cards: 3")
    findings = Notes().check(wrong)
    assert findings == check_game(wrong)
    assert lines(findings) == ["k.yaml:5:19 Q101"]


def test_a_game_that_is_the_same_runs_nothing(tmp_path: Path, ran: list[str]) -> None:
    notes = Notes()
    first = notes.check(game(tmp_path, "cards: 2", "cards: 3"))
    assert "Q101" in ran
    ran.clear()
    assert notes.check(game(tmp_path, "cards: 2", "cards: 3")) == first
    assert ran == []


def test_a_check_of_what_the_game_has_not_is_not_run(tmp_path: Path, ran: list[str]) -> None:
    Notes().check(game(tmp_path))
    # Numbers of cards, but no ranges on tables.
    assert "Q101" in ran
    assert "D101" not in ran


@pytest.mark.parametrize("text", ["", KIT])
def test_checks_that_are_left_out_would_read_the_same_and_find_nothing(tmp_path: Path, text: str) -> None:
    some = game_of(tmp_path, text)
    assert list(trace_rules(some, RULES)) == list(trace_rules(some, RULES, runs_all=True))


def test_words_of_flavour_run_the_checks_of_words(tmp_path: Path, ran: list[str]) -> None:
    notes = Notes()
    notes.check(game(tmp_path))
    ran.clear()
    findings = notes.check(game(tmp_path, "At last.", "At laast."))
    assert lines(findings) == []
    assert "T104" in ran
    assert not {"Q101", "N101", "N111", "D101", "S101", "E101"} & set(ran)
    assert len(ran) < len(RULES) / 4


def test_what_is_mended_is_no_longer_found(tmp_path: Path, ran: list[str]) -> None:
    notes = Notes()
    notes.check(game(tmp_path, "side: red", "side: rot"))
    ran.clear()
    assert lines(notes.check(game(tmp_path))) == []
    assert "N101" in ran
    assert "Q101" not in ran


def test_a_finding_moves_with_its_line(tmp_path: Path) -> None:
    notes = Notes()
    notes.check(game(tmp_path, "cards: 2", "cards: 3"))
    moved = game_of(tmp_path, "# Cards\n" + KIT.lstrip("\n").replace("cards: 2", "cards: 3"))
    assert lines(notes.check(moved)) == ["k.yaml:6:19 Q101"]


def test_a_check_that_was_not_there_is_run(tmp_path: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Notes()
    with monkeypatch.context() as before:
        before.setattr(run, "RULES", {code: name for code, name in RULES.items() if code != "Q101"})
        notes.check(game(tmp_path, "cards: 2", "cards: 3"))
    ran.clear()
    assert lines(notes.check(game(tmp_path, "cards: 2", "cards: 3"))) == ["k.yaml:5:19 Q101"]
    assert ran == ["Q101"]


def test_the_second_check_that_reads_prose_has_read_it_too(tmp_path: Path) -> None:
    traces = {trace.code: trace for trace in trace_rules(game(tmp_path), ["Q104", "Q105", "T104", "T105"])}
    assert "Card.node@text" in traces["Q104"].reads
    assert "Card.node@text" in traces["Q105"].reads
    assert "Card.node@text" in traces["T104"].reads
    assert "Card.node@text" in traces["T105"].reads
