"""Suggest known names for an unknown one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import takewhile

# Longer texts are not mistyped names, and the time to compare two grows with the product of their lengths.
_LONGEST = 48
# In a name of so few letters, one letter more or less makes a different name.
_SHORT = 3
_MOST_NAMED = 8


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is most similar to ``name``: it differs by case, hyphens, a plural, or a few typing errors.

    A typing error is a letter too many, too few, wrong, or two letters exchanged. At most one in three letters may be
    one. Of equally similar names, the first is returned.
    """
    return _nearest(name, tuple(known))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """``did you mean 'copies'?``, or an empty text if no known name is similar."""
    meant = nearest(name, known)
    return f"did you mean {meant!r}?" if meant else ""


def only_meant(name: str, known: Iterable[str], slips: int = 1) -> str | None:
    """The only known name that can have been meant; None if there is none or more than one.

    It differs by case, hyphens, a plural, or, if ``slips`` is not 0, by a slip of the hand. If several known names are
    one typing error away, it may be any of them.
    """
    return _only_meant(name, tuple(known), slips)


def one_of(known: Iterable[str]) -> str:
    """``one of 'a', 'b', 'c'``, shortened when there are many."""
    names = list(known)
    shown = ", ".join(repr(name) for name in names[:_MOST_NAMED])
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return f"one of {shown}{more}"


def sharing_a_word(name: str, known: Iterable[str]) -> str:
    """``did you mean 'sheet-heading'?`` for ``heading``: at most three names that have most of its words."""
    words = _words_of(name)
    shared = [(len(words & _words_of(each)), each) for each in known]
    most = max((count for count, _ in shared), default=0)
    best = [repr(each) for count, each in shared if count == most][:3] if most else []
    return f"did you mean {' or '.join(best)}?" if best else ""


def most_alike(name: str, known: Iterable[str]) -> list[str]:
    """The known names: first those that share most words with ``name``, then those that begin most like it."""
    words, letters = _words_of(name), plain(name)

    def unlikeness(other: str) -> tuple[int, int]:
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(letters, plain(other), strict=False))
        return -len(words & _words_of(other)), -sum(1 for _ in alike)

    return sorted(known, key=unlikeness)


def _words_of(name: str) -> frozenset[str]:
    return frozenset(singular(word) for word in name.replace("_", "-").split("-") if word)


def meant_or_all(name: str, known: Collection[str]) -> str:
    """The known name that may have been meant or, if none is similar, all that there are."""
    return did_you_mean(name, known) or one_of(known)


@lru_cache(maxsize=512)
def _nearest(name: str, known: tuple[str, ...]) -> str | None:
    plain_name = singular(name)
    if not plain_name or len(plain_name) > _LONGEST:
        return None
    best, best_distance = None, max(1, len(plain_name) // 3) + 1
    letters = frozenset(plain_name)
    for candidate, plain_candidate, candidate_letters in _compared(known):
        limit = best_distance - 1
        # Cheap bounds first: an edit changes the length by at most one and the set of letters by at most two.
        if abs(len(plain_candidate) - len(plain_name)) > limit or len(letters ^ candidate_letters) > 2 * limit:
            continue
        distance = _edit_distance(plain_name, plain_candidate) if plain_candidate != plain_name else 0
        # If all letters differ, it is a different name.
        if distance < best_distance and distance < max(len(plain_name), len(plain_candidate)):
            best, best_distance = candidate, distance
        if best_distance == 0:
            break
    return best


@lru_cache(maxsize=512)
def _only_meant(name: str, known: tuple[str, ...], slips: int) -> str | None:
    plain_name = singular(name)
    if not plain_name or len(plain_name) > _LONGEST:
        return None
    allowed = slips if len(plain_name) > _SHORT else 0
    letters = frozenset(plain_name)
    near: dict[int, list[str]] = {}
    for candidate, plain_candidate, candidate_letters in _compared(known):
        if (
            abs(len(plain_candidate) - len(plain_name)) <= allowed
            and len(letters ^ candidate_letters) <= 2 * allowed
            and (distance := _edit_distance(plain_name, plain_candidate)) <= allowed
        ):
            near.setdefault(distance, []).append(candidate)
    nearest_names = near[min(near)] if near else []
    if len(nearest_names) != 1:
        return None
    meant = nearest_names[0]
    return meant if singular(meant) == plain_name or is_slip(name.casefold(), meant.casefold()) else None


@lru_cache(maxsize=64)
def _compared(known: tuple[str, ...]) -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Each known name once, with what of it is compared: without case, marks and plural, and the letters of that."""
    plain_names = ((name, singular(name)) for name in dict.fromkeys(known))
    return tuple((name, plain_name, frozenset(plain_name)) for name, plain_name in plain_names)


def is_slip(written: str, meant: str) -> bool:
    """Whether a word was meant to be another one: two letters of it are exchanged, or one is missing or too many.

    The first and the last letter are right. With another letter, or another ending, it may be another name or another
    form: wood and food, tavern and cavern, condottiere and condottieri.
    """
    same_ends = written[:1] == meant[:1] and written[-1:] == meant[-1:]
    if not same_ends or min(len(written), len(meant)) <= _SHORT:
        return False
    same_letters = len(written) == len(meant) and sorted(written) == sorted(meant)
    return (same_letters or abs(len(written) - len(meant)) == 1) and _edit_distance(written, meant) == 1


def are_near(written: str, meant: str, errors: int) -> bool:
    """Whether two words are at most so many typing errors apart."""
    return _edit_distance(written, meant) <= errors


def plain(name: str) -> str:
    """A name without case, blanks, hyphens and underscores: ``Card Name`` and ``card_name`` are the same."""
    return "".join(name.casefold().replace("_", "").replace("-", "").split())


# The words of all icons are compared with those of one, again and again.
@lru_cache(maxsize=1 << 12)
def singular(name: str) -> str:
    """A plain name without a plural s."""
    letters = plain(name)
    return letters[:-1] if letters.endswith("s") and len(letters) > 3 else letters


def _edit_distance(first: str, second: str) -> int:
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
