"""What every test shares."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.examples import FUZZ_FACTOR, USUAL

if TYPE_CHECKING:
    from xdist.scheduler import LoadScopeScheduling

# The same commit always tries the same examples: `make test` says something about the commit, not about luck. A shared
# machine is slow at times: time is what bench/ measures.
settings.register_profile("pnp", deadline=None, derandomize=True, max_examples=USUAL)
# Other examples every time, from the seed that `make fuzz` prints.
settings.register_profile("fuzz", deadline=None, derandomize=False, print_blob=True, max_examples=USUAL * FUZZ_FACTOR)
settings.load_profile("pnp")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling | None:
    """Hand out tests by file, and those of compiled kits by kit."""
    if config.getoption("dist") != "loadfile":
        return None
    from tests.spread import ByFileOrKit

    return ByFileOrKit(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what takes long before the rest if several processes share the tests."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        from tests.spread import rank

        items.sort(key=lambda item: rank(item.nodeid))
