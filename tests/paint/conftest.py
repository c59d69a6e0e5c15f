"""Painting, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.paint.documents import paint


@pytest.fixture
def draw() -> Callable[..., bytes]:
    """Paint pages and sheets."""
    return paint
