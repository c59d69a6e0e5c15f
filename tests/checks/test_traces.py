"""A check runs again if something that it read has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.checks import run
from pnp.checks.catalogue import RULES
from pnp.checks.check import Check
from pnp.checks.run import check_game, check_game_traced, trace_rules
from pnp.findings import Finding
from pnp.model.game import Game
from pnp.store.disk import open_store
from pnp.store.memory import MemoryStore
from pnp.store.traces import Result
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


def lines(findings: list[Finding]) -> list[str]:
    return [f"{one.span} {one.code}" for one in findings if one.code in ("Q101", "N101", "T101")]


def test_it_finds_what_the_checks_find(tmp_path: Path) -> None:
    wrong = game(tmp_path, "cards: 2", "cards: 3")
    findings = check_game_traced(wrong, MemoryStore())
    assert findings == check_game(wrong)
    assert lines(findings) == ["k.yaml:5:19 Q101"]


def test_a_game_that_is_the_same_runs_nothing(tmp_path: Path, ran: list[str]) -> None:
    store = MemoryStore()
    first = check_game_traced(game(tmp_path, "cards: 2", "cards: 3"), store)
    assert ran == list(RULES)
    ran.clear()
    assert check_game_traced(game(tmp_path, "cards: 2", "cards: 3"), store) == first
    assert ran == []


def test_words_of_flavour_run_the_checks_of_words(tmp_path: Path, ran: list[str]) -> None:
    store = MemoryStore()
    check_game_traced(game(tmp_path), store)
    ran.clear()
    findings = check_game_traced(game(tmp_path, "At last.", "At laast."), store)
    assert lines(findings) == []
    assert "T104" in ran
    assert not {"Q101", "N101", "N111", "D101", "S101", "E101"} & set(ran)
    assert len(ran) < len(RULES) / 4


def test_what_is_mended_is_no_longer_found(tmp_path: Path, ran: list[str]) -> None:
    store = MemoryStore()
    check_game_traced(game(tmp_path, "side: red", "side: rot"), store)
    ran.clear()
    assert lines(check_game_traced(game(tmp_path), store)) == []
    assert "N101" in ran
    assert "Q101" not in ran


def test_a_finding_moves_with_its_line(tmp_path: Path) -> None:
    store = MemoryStore()
    check_game_traced(game(tmp_path, "cards: 2", "cards: 3"), store)
    moved = game_of(tmp_path, "# Cards\n" + KIT.lstrip("\n").replace("cards: 2", "cards: 3"))
    assert lines(check_game_traced(moved, store)) == ["k.yaml:6:19 Q101"]


def test_what_is_kept_on_disk_is_found_again(tmp_path: Path, ran: list[str]) -> None:
    wrong = ("cards: 2", "cards: 3")
    folder, kit = tmp_path / "store", tmp_path / "kit"
    kit.mkdir()
    first = check_game_traced(game(kit, *wrong), open_store(folder, "pnp"))
    ran.clear()
    assert check_game_traced(game(kit, *wrong), open_store(folder, "pnp")) == first
    assert ran == []
    assert check_game_traced(game(kit, *wrong), open_store(folder, "pnp of another day")) == first
    assert ran == list(RULES)


def test_what_cannot_be_read_is_made_again(tmp_path: Path, ran: list[str]) -> None:
    store = MemoryStore()
    store.keep("checks/rules", {}, Result("nonsense"))
    assert check_game_traced(game(tmp_path), store) == []
    assert ran == list(RULES)


def test_kits_do_not_share_what_is_kept(tmp_path: Path, ran: list[str]) -> None:
    store = MemoryStore()
    check_game_traced(game(tmp_path), store, "checks/one")
    ran.clear()
    check_game_traced(game(tmp_path), store, "checks/other")
    assert ran == list(RULES)


def test_a_check_that_was_not_there_is_run(tmp_path: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    with monkeypatch.context() as before:
        before.setattr(run, "RULES", {code: name for code, name in RULES.items() if code != "Q101"})
        check_game_traced(game(tmp_path, "cards: 2", "cards: 3"), store)
    ran.clear()
    assert lines(check_game_traced(game(tmp_path, "cards: 2", "cards: 3"), store)) == ["k.yaml:5:19 Q101"]
    assert ran == ["Q101"]


def test_the_second_check_that_reads_prose_has_read_it_too(tmp_path: Path) -> None:
    traces = {trace.code: trace for trace in trace_rules(game(tmp_path), ["Q104", "Q105", "T104", "T105"])}
    assert "Card.text" in traces["Q104"].reads
    assert "Card.text" in traces["Q105"].reads
    assert "Card.node" in traces["T104"].reads
    assert "Card.node" in traces["T105"].reads
