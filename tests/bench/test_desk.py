"""The case ``desk`` says why it is left out where there is no browser."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import desk, open_kit
from bench.__main__ import Record, print_desk
from bench.measuring import Program, Run


def test_each_run_says_that_it_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(open_kit, "measure", lambda *_, **__: Run(10.0, 0.0, 0.0, 0.0))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout='{"a card": 1.0}'))
    (step, card) = open_kit.steps(tmp_path, Program.ours(tmp_path), 2, {"a card": 0.2}, "bench.desk")
    assert (step.seconds, card.share) == (10.0, 0.1)
    assert capsys.readouterr().err == "run 1 of 2 is done\nrun 2 of 2 is done\n"


def test_the_desk_runs_three_times_at_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[int] = []
    monkeypatch.setattr(desk, "why_not", lambda: "")
    monkeypatch.setattr(open_kit, "steps", lambda _folder, _ours, runs, *_: asked.append(runs) or [])
    for pairs in (1, 7):
        print_desk(Record(), tmp_path, pairs)
    assert asked == [1, 3]


def test_without_a_browser_it_is_skipped_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(desk, "why_not", lambda: "there is no Chromium")
    record = Record()
    print_desk(record, tmp_path, 1)
    assert capsys.readouterr().out == "the desk is not measured: there is no Chromium\n\n"
    assert record.desk == []
