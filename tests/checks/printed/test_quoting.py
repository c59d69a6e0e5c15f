"""Messages quote the first words of what does not fit, not the whole text."""

import pytest

from pnp.checks.printed.quoting import quoted


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("and then a little farther", "'and then a little farther'"),
        ("two\nlines  of words", "'two lines of words'"),
        ("one two three four five six seven eight nine ten", "'one two three four five six seven eight …'"),
        ("x" * 3000, "'" + "x" * 40 + "…'"),
        ("", "''"),
    ],
)
def test_so_many_words_are_quoted(words, expected):
    assert quoted(words) == expected
