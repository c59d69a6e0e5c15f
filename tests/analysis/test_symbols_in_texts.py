"""The words of a symbol that stands in a text are no words of the text."""

from pnp.analysis.markup import AS_NOTHING, HIDDEN, masked


def test_the_words_of_a_symbol_are_masked():
    text = "Take :nato armour III: and go."
    shown = masked(text)
    assert len(shown) == len(text)
    assert "armour" not in shown
    assert shown.replace(AS_NOTHING, "").replace(HIDDEN, "").split() == ["Take", "and", "go."]


def test_words_between_colons_stay():
    assert "armour" in masked("At 10: nato armour III: go.")
