"""How many examples Hypothesis tries of a test."""

from typing import Any, Final

from hypothesis import settings

# How many times more examples than usual `make fuzz` tries.
FUZZ_FACTOR: Final = 20
USUAL: Final = 100


def examples(number: int, **options: Any) -> settings:
    """Try a number of examples in place of the usual one; `make fuzz` tries more of them, too."""
    return settings(max_examples=number * settings().max_examples // USUAL, **options)
