"""Whether one slip of the hand makes one word of another."""

from __future__ import annotations


def is_one_slip(one: str, other: str) -> bool:
    """Whether two different texts differ by a letter too many, too few, wrong, or by two letters exchanged."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    ours, theirs = one[start:], other[start:]
    if ours[1:] == theirs[1:] or ours[1:] == theirs or ours == theirs[1:]:
        return True
    return ours[2:] == theirs[2:] and ours[:2] == theirs[1::-1]
