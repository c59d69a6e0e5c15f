"""A name that nobody knows → the known name that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

# Longer names are not mistyped names, and the distance of two costs their product.
_LONGEST = 48
# Of a name of so few letters, one more or less makes another name.
_SHORT = 3
_MOST_NAMED = 8


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that differs least from ``name``: by case, hyphens, a plural, or few slips of the hand.

    A slip is a letter too many, too few, wrong, or two letters exchanged; one in three letters may be one.
    Of equally near names the first in the given order wins.
    """
    return _nearest(name, tuple(known))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """``did you mean 'copies'?``, or an empty text if no known name is near."""
    found = nearest(name, known)
    return f"did you mean {found!r}?" if found else ""


def only_meant(name: str, known: Iterable[str], slips: int = 1) -> str | None:
    """The one known name that can have been meant, so that nobody need be asked; None if there is none, or a second.

    It differs by case, hyphens, a plural, or by so many slips of the hand; names of up to three letters by none.
    """
    return _only_meant(name, tuple(known), slips)


def one_of(known: Iterable[str]) -> str:
    """``one of 'a', 'b', 'c'``, shortened when there are many."""
    names = list(known)
    shown = ", ".join(repr(name) for name in names[:_MOST_NAMED])
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return f"one of {shown}{more}"


@lru_cache(maxsize=512)
def _nearest(name: str, known: tuple[str, ...]) -> str | None:
    wanted = _plain(name)
    if not wanted or len(wanted) > _LONGEST:
        return None
    best, best_distance = None, max(1, len(wanted) // 3) + 1
    letters = set(wanted)
    for candidate in known:
        other = _plain(candidate)
        limit = best_distance - 1
        # Cheap bounds first: each slip changes the length by one and the set of letters by two at most.
        if abs(len(other) - len(wanted)) > limit or len(letters ^ set(other)) > 2 * limit:
            continue
        distance = _slips(wanted, other) if other != wanted else 0
        # One letter exchanged for another in a name of two is a different name.
        if distance < best_distance and distance < max(len(wanted), len(other)):
            best, best_distance = candidate, distance
        if best_distance == 0:
            break
    return best


@lru_cache(maxsize=512)
def _only_meant(name: str, known: tuple[str, ...], slips: int) -> str | None:
    wanted = _plain(name)
    if not wanted or len(wanted) > _LONGEST:
        return None
    allowed = slips if len(wanted) > _SHORT else 0
    near: dict[int, list[str]] = {}
    for candidate in dict.fromkeys(known):
        other = _plain(candidate)
        if abs(len(other) - len(wanted)) <= allowed and (distance := _slips(wanted, other)) <= allowed:
            near.setdefault(distance, []).append(candidate)
    nearest_ones = near[min(near)] if near else []
    return nearest_ones[0] if len(nearest_ones) == 1 else None


def _plain(name: str) -> str:
    """A name without what people easily get wrong: case, hyphens, a plural s."""
    plain = name.casefold().replace("_", "").replace("-", "").replace(" ", "")
    return plain[:-1] if plain.endswith("s") and len(plain) > 3 else plain


def _slips(first: str, second: str) -> int:
    """The Damerau-Levenshtein distance of two texts (optimal string alignment)."""
    before: list[int] = []
    above = list(range(len(second) + 1))
    for row, letter in enumerate(first, 1):
        line = [row]
        for column, other in enumerate(second, 1):
            cost = min(above[column] + 1, line[-1] + 1, above[column - 1] + (letter != other))
            swapped = row > 1 and column > 1 and letter == second[column - 2] and other == first[row - 2]
            line.append(min(cost, before[column - 2] + 1) if swapped else cost)
        before, above = above, line
    return above[-1]
