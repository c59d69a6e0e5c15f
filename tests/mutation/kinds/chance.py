"""Random choices that the ways of damaging share."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """The items in random order."""
    found = list(items)
    rng.shuffle(found)
    return found


def misspelled(rng: Random, word: str, known: Iterable[str] = ()) -> str | None:
    """A word with one slip of the hand in it that makes no other known word."""
    taken = {word.casefold(), *(one.casefold() for one in known)}
    places = [at for at in range(len(word) - 1) if word[at].isalpha() and word[at + 1].isalpha()]
    for at in shuffled(rng, places):
        slips = [
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + word[at + 1 :],
            word[: at + 1] + word[at] + word[at + 1 :],
            word[:at] + rng.choice(_LETTERS) + word[at + 1 :],
        ]
        for slip in shuffled(rng, slips):
            if slip.casefold() not in taken:
                return slip
    return None


def another_number(rng: Random, number: int, least: int = 1) -> int:
    """A number near this one: its digits swapped, or one or two more or less."""
    digits = str(number)
    if len(set(digits)) > 1 and rng.random() < 0.5 and digits[-1] != "0":
        return int(digits[::-1])
    return rng.choice([one for one in (number - 1, number + 1, number + 2) if one >= least and one != number])
