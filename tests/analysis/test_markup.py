"""Markup in the words of records is masked, each character by one."""

import pytest

from pnp.analysis.markup import AS_NOTHING, BORDER, HIDDEN, masked

SHOWN = {ord(AS_NOTHING): "", ord(HIDDEN): "#", ord(BORDER): "/"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**a** ~~b~~ c", "a b c"),
        ("the [Tide]{.tide .big} rises", "the Tide rises"),
        ("2^nd^ and H~2~O", "2nd and H2O"),
        ("pay :drop:{scale=1.5}.", "pay " + "#" * 17 + "."),
        ("a:\n- b\n1. c", "a:\n//b\n///c"),
        ('see [it](rules.md "the “old” rules").', "see it" + "the “old” rules" + "."),
        ("about ~5, and 2 ^ 3", "about ~5, and 2 ^ 3"),
    ],
)
def test_markup_is_masked(text, shown):
    result = masked(text)
    assert len(result) == len(text)
    assert result.translate(SHOWN) == shown


def test_code_in_a_line_has_at_most_a_thousand_characters() -> None:
    # Looking for the end of each row of backticks up to the end of a long line takes time by the square of its length.
    code = f"`{'x' * 1000}`"
    assert set(masked(code)) == {HIDDEN}
    assert "xx" in masked(f"`{'x' * 1001}`")
