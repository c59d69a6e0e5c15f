"""Records that share a symbol where most have one of their own."""

from pathlib import Path

from tests.checks.cases import found


def deck(*symbols: str, rest: str = "") -> str:
    cards = "".join(
        f"      - {{id: c{number}, name: Card {number}, symbol: {symbol}{rest}}}\n"
        for number, symbol in enumerate(symbols)
    )
    return f"decks:\n  - id: orders\n    name: Orders\n    cards:\n{cards}"


def test_of_few_that_share_one_the_later_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, "N165", deck("boot", "sword", "flag", "boot", "wall")) == [
        "8:40 'c3' has the symbol 'boot', and so has 'c0'"
    ]


def test_symbols_of_suits_are_fine(tmp_path: Path) -> None:
    """Two of four cards have their own: no more than half."""
    assert found(tmp_path, "N165", deck("heart", "heart", "spade", "club")) == []


def test_records_of_other_colors_are_told_apart_by_them(tmp_path: Path) -> None:
    markers = """\
        markers:
          - {id: north, name: North, symbol: sun, color: red}
          - {id: south, name: South, symbol: sun, color: blue}
          - {id: hit, name: Hit, symbol: burst}
          - {id: rout, name: Rout, symbol: boot}
          - {id: dead, name: Dead, symbol: skull}
        """
    assert found(tmp_path, "N165", markers) == []


def test_records_of_one_name_and_those_without_a_symbol_are_fine(tmp_path: Path) -> None:
    markers = """\
        markers:
          - {id: one, name: Squad, symbol: sun}
          - {id: five, name: Squad, symbol: sun}
          - {id: hit, name: Hit, symbol: burst}
          - {id: rout, name: Rout, symbol: boot}
          - {id: dead, name: Dead, symbol: skull}
          - {id: bare, name: Bare}
          - {id: plain, name: Plain}
        """
    assert found(tmp_path, "N165", markers) == []


def test_each_set_is_looked_at_by_itself(tmp_path: Path) -> None:
    both = deck("boot", "sword", "flag") + "markers:\n  - {id: walked, name: Walked, symbol: boot}\n"
    assert found(tmp_path, "N165", both) == []
