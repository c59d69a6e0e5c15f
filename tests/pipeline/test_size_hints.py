from pnp.checks.catalogue import RULES
from pnp.pipeline import size_hints


def test_a_few_checks_read_all_the_prose() -> None:
    assert size_hints.of_rules(len(RULES)) == 7.0
    assert 2.0 < size_hints.of_rules(1) < 2.1


def test_pieces_take_as_long_as_what_they_show() -> None:
    cards, counters = (size_hints.of_pieces(kind, 100) for kind in ("card", "counter"))
    assert cards == 25.5
    assert counters == 3.5
    assert size_hints.of_pieces("sheet", 1) == 2.5
