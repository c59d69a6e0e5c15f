"""Changes of folders: also of those that become known later."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

from pnp.preview.watching import changes


def holds(condition: Callable[[], bool], seconds: float = 30) -> bool:
    """Whether a condition holds within so many seconds."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def test_a_folder_that_becomes_known_later_is_watched(tmp_path: Path) -> None:
    kit, base = tmp_path / "kit", tmp_path / "base"
    kit.mkdir()
    base.mkdir()
    known, stop, found = [kit], Event(), list[None]()
    thread = Thread(target=lambda: found.extend(changes(lambda: list(known), stop)), daemon=True)
    thread.start()
    assert holds(lambda: len(found) == 1)
    known.append(base)
    # Nothing was written, but nobody knows what was before the folder was watched.
    assert holds(lambda: len(found) >= 3)
    before = len(found)
    (base / "rules.md").write_text("Roll.", encoding="utf-8")
    assert holds(lambda: len(found) > before)
    stop.set()
    thread.join(timeout=10)
