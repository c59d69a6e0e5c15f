"""Lists of names as a message says them."""

from collections.abc import Sequence

_MOST_NAMED = 4


def listed(names: Sequence[str]) -> str:
    """A few names, and how many more there are: ``A1, B1, C1, D1 and 3 more``."""
    more = len(names) - _MOST_NAMED
    return f"{', '.join(names[:_MOST_NAMED])} and {more} more" if more > 0 else ", ".join(names)


def all_of(names: Sequence[str]) -> str:
    """Every name: ``A1, B1 and C1``."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
