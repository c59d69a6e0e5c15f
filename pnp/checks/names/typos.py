"""Whether one typing error turns one word into another."""


def is_one_typo_apart(first: str, second: str) -> bool:
    """Whether two texts differ by one letter added, missing or wrong, or by two letters swapped."""
    if first == second or abs(len(first) - len(second)) > 1:
        return False
    start = 0
    while start < min(len(first), len(second)) and first[start] == second[start]:
        start += 1
    first, second = first[start:], second[start:]
    if first[1:] == second[1:] or first[1:] == second or first == second[1:]:
        return True
    return first[2:] == second[2:] and first[:2] == second[1::-1]
