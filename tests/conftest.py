"""What every test shares."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from pnp.cli.main import VALUES_BETWEEN_COLLECTIONS
from tests.examples import FUZZ_FACTOR, USUAL

if TYPE_CHECKING:
    from xdist.scheduler import LoadScopeScheduling

# The same commit always tries the same examples: `make test` says something about the commit, not about luck. A shared
# machine is slow at times: time is what bench/ measures.
settings.register_profile("pnp", deadline=None, derandomize=True, max_examples=USUAL)
# Other examples every time, from the seed that `make fuzz` prints.
settings.register_profile("fuzz", deadline=None, derandomize=False, print_blob=True, max_examples=USUAL * FUZZ_FACTOR)
settings.load_profile("pnp")


# A file system in memory, if it has room for what tests write.
_IN_MEMORY = Path("/dev/shm")
_ROOM = 2 * 1024**3


def pytest_configure() -> None:
    """Write temporary files into memory: thousands of small kits come and go, for which tests would wait."""
    with suppress(OSError):
        if shutil.disk_usage(_IN_MEMORY).free > _ROOM and os.access(_IN_MEMORY, os.W_OK):
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_IN_MEMORY))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling | None:
    """Hand out tests by file, and those of compiled kits by kit."""
    if config.getoption("dist") != "loadfile":
        return None
    from tests.spread import ByFileOrKit

    return ByFileOrKit(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is asked of every kit, and put what takes long before the rest if several processes share the tests."""
    from tests.spread import is_of_collection, rank

    for item in items:
        if is_of_collection(item.nodeid):
            item.add_marker(pytest.mark.collection)
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: rank(item.nodeid))


def pytest_collection_finish() -> None:
    """Look for garbage as seldom as the program does: after every 700 values, it takes a sixth of the time.

    And look for none in the modules and thousands of tests that are there from now on until the end.
    """
    gc.set_threshold(VALUES_BETWEEN_COLLECTIONS)
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Let the end of the process take back what is left: pytest looks for garbage in all of it five times."""
    gc.freeze()


@pytest.fixture
def own_garbage() -> None:
    """Collect what the test itself makes, and leave out the kits that other tests of the process have compiled."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what builds leave behind with the tests: what a user has kept neither helps nor suffers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PNP_CACHE", raising=False)
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        # No test outlives a failure of power, and waiting for the disk takes longer than many tests.
        patch.setattr(os, "fsync", lambda _descriptor: None)
        yield
