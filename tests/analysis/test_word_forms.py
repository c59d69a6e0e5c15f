"""Forms of words and where they stand."""

import pytest

from pnp.analysis.word_forms import occurrences, plurals


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Army", ("Armies",)),
        ("Day", ("Days",)),
        ("Box", ("Boxes",)),
        ("Torch", ("Torches",)),
        ("Unit", ("Units",)),
        ("Cross", ("Cross",)),
        ("", ()),
    ],
)
def test_plurals(name: str, expected: tuple[str, ...]) -> None:
    assert plurals(name) == expected


def test_a_word_is_found_at_the_very_beginning_and_wherever_else() -> None:
    assert list(occurrences("ana banana", "ana", 1)) == [0, 5, 7]
    assert list(occurrences("ana banana", "ana", 3)) == [0, 5]
    assert list(occurrences("ana banana", "ana", 1, 6)) == [7]
    assert list(occurrences("ban", "ana", 1)) == []
