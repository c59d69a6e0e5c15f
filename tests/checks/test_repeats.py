"""Things of which two are the same."""

from pnp.checks.repeats import first_of_each, repeats


def test_repeats_come_with_the_first_of_their_key() -> None:
    assert list(repeats(["ab", "b", "ac", "ad"], lambda word: word[0])) == [("ab", "ac"), ("ab", "ad")]


def test_what_has_no_key_repeats_nothing() -> None:
    assert list(repeats(["a", "a"], lambda word: None)) == []


def test_the_first_of_each_key_stays_in_order() -> None:
    assert list(first_of_each(["ab", "b", "ac", "c", "b"], lambda word: word[0])) == ["ab", "b", "c"]
