"""Both pens, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.paint.documents import paint


@pytest.fixture(params=["direct", "canvas"])
def draw(request: pytest.FixtureRequest) -> Callable[..., bytes]:
    """Paint with each of the pens in turn."""
    return lambda *sheets, **more: paint(*sheets, pen=request.param, **more)
