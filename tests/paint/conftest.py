"""How tests paint."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.paint.documents import paint


@pytest.fixture
def draw() -> Callable[..., bytes]:
    """Paint sheets and pages into a file."""
    return paint
