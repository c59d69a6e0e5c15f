"""What every test shares."""

from collections.abc import Sequence

import pytest
from hypothesis import is_hypothesis_test, settings

# How many times more examples than usual `make fuzz` tries.
FUZZ_FACTOR = 20
_USUAL = settings().max_examples

# The same commit always tries the same examples: `make test` says something about the commit, not about luck. A shared
# machine is slow at times: time is what bench/ measures.
settings.register_profile("pnp", deadline=None, derandomize=True)
# Other examples every time, from the seed that `make fuzz` prints.
settings.register_profile("fuzz", deadline=None, derandomize=False, print_blob=True, max_examples=_USUAL * FUZZ_FACTOR)
settings.load_profile("pnp")


def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """When fuzzing, tests that have a number of examples of their own try more of them, too.

    Hypothesis marks its tests with ``hypothesis`` by itself.
    """
    if config.getoption("--hypothesis-profile") != "fuzz":
        return
    # Each function once, however many parameters it has.
    tests = {getattr(item.obj, "__func__", item.obj) for item in items if isinstance(item, pytest.Function)}
    for test in tests:
        # Hypothesis refuses a second @settings: what the first one said is changed in its place.
        own = getattr(test, "_hypothesis_internal_use_settings", None)
        if is_hypothesis_test(test) and own is not None and own.max_examples != _USUAL * FUZZ_FACTOR:
            more = settings(own, max_examples=own.max_examples * FUZZ_FACTOR)
            test._hypothesis_internal_use_settings = more
