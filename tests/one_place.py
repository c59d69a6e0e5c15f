"""A temporary folder that is the same, and empty, for each test of a process.

What pnp keeps between builds holds for one place. So a test that begins with the kit that another one began with finds
most of it done, as a user does; what it changes is done anew, and what is printed is the same. A test of what is kept,
or of what is not, names a cache of its own.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def only_place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the only folder that the tests use, one after the other."""
    return tmp_path_factory.mktemp("place")


@pytest.fixture
def tmp_path(only_place: Path) -> Iterator[Path]:
    """An empty folder."""
    folder = only_place / "here"
    folder.mkdir()
    yield folder
    # Away at once, whatever of it cannot be removed.
    gone = only_place / "gone"
    os.rename(folder, gone)  # noqa: PTH104 # A test may have replaced what pathlib does it with.
    shutil.rmtree(gone, ignore_errors=True)
    while gone.exists():
        gone.chmod(0o700)
        os.rename(gone, only_place / f"left-{len(os.listdir(only_place))}")  # noqa: PTH104, PTH208
