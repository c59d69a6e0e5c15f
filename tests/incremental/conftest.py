"""Small kits stand for large ones here: components of a few pieces are drawn piece by piece, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def few_pieces_are_many() -> Iterator[None]:
    """Pieces of small components are kept one by one, as those of large components are."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("pnp.pipeline.tasks.MANY_FACES", 1)
        patched.setattr("pnp.checks.printed.contrast_probes.MANY_FACES", 1)
        yield
