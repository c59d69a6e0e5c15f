"""Whatever is edited, a check or a face that is not made again would be what it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tracing.soundness import KITS, compare


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_what_holds_after_an_edit_is_right(kit: Path) -> None:
    tally = compare(kit, edits=2)
    assert tally.broken == []
    assert tally.kept > tally.run > 0
