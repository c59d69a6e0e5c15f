"""The case ``desk`` says why it is left out where there is no browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import desk
from bench.__main__ import Record, print_desk


def test_without_a_browser_it_is_skipped_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(desk, "why_not", lambda: "there is no Chromium")
    record = Record()
    print_desk(record, tmp_path, 1)
    assert capsys.readouterr().out == "the desk is not measured: there is no Chromium\n\n"
    assert record.desk == []
