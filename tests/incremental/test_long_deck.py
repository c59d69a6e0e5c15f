"""A deck with many cards is shown from its beginning while the rest is drawn."""

from __future__ import annotations

from pathlib import Path

from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.session import KitSession
from tests.incremental.long_deck import CARDS, write_long_deck
from tests.pipeline.conftest import change


def test_the_first_cards_of_a_long_deck_come_first(tmp_path: Path) -> None:
    kit = write_long_deck(tmp_path)
    session = KitSession(kit, "long")
    first, *_, last = session.updates()
    assert [piece.id for piece in first.components[0].pieces] == [f"tales/t{number}" for number in range(1, 121)]
    assert session.svg(first, "tales/t120") is not None
    assert not first.is_complete
    fresh = {piece.id: piece.front.key for piece in compile_kit(kit, "long").pieces("tales")}
    assert len(fresh) == CARDS
    assert {piece.id: piece.front.key for piece in last.components[0].pieces} == fresh
    assert {piece.id: piece.front.key for piece in first.components[0].pieces}.items() <= fresh.items()


def test_a_changed_card_of_a_long_deck_comes_before_the_rest_again_and_again(tmp_path: Path) -> None:
    kit = write_long_deck(tmp_path)
    session = KitSession(kit, "long")
    session.update()
    for old, new in (("Tale 300\n", "A tale\n"), ("A tale\n", "A long tale\n"), ("Tale 7\n", "Two\n")):
        change(kit / "tales.csv", old, new)
        first = next(iter(session.updates()))
        (name,) = first.changed
        assert name == ("tales/t7" if new == "Two\n" else "tales/t300")
        session.update()
