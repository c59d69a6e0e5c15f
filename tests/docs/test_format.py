"""The examples of docs/format.md are one kit that loads, checks, lays out and builds, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.kit import build_kit
from pnp.pipeline.request import Request
from tests.docs.example_kit import FORMAT, examples, write_example_kit


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    return compile_kit(write_example_kit(tmp_path_factory.mktemp("format")), "lanterns-of-orsa")


def test_every_set_of_the_model_is_shown() -> None:
    from pnp.model.game import SETS

    text = "\n".join(examples(FORMAT.read_text(encoding="utf-8")).values())
    missing = [name for name in SETS if f"\n{name}:" not in f"\n{text}" and name != "icons"]
    assert missing == []


def test_nothing_is_wrong_with_the_examples(prepared: CompiledKit) -> None:
    assert [f"{one.span} {one.code} {one.message}" for one in prepared.findings] == []


def test_examples_say_what_the_page_says_they_say(prepared: CompiledKit) -> None:
    game = prepared.game
    # 4 sorties, 3 fire arrows, 4 make way and 3 spring tides, counted in the CSV block by hand.
    assert game.decks["orders"].total == 14
    assert str(game.decks["orders"].cards[0].fields["type"]) == "Attack"
    assert game.armies["wardens"].total == 6
    assert game.boards["harbour"].grid is not None
    # Row 4 from the bottom is the third line of the drawing: ~~..w~
    ground = game.boards["harbour"].grid.terrain_map()
    assert [ground[column, 2] for column in range(6)] == ["water", "water", "quay", "quay", "wood", "water"]
    assert game.sets["keepers"].records[0].fields["guards"] is game.units["pikes"]
    assert game.sets["keepers"].records[0].fields["friends"] == ("Ilse", "Bo")


def test_computed_supply_follows_the_armies(prepared: CompiledKit) -> None:
    # Pikes have 2 hits, bows 1, cogs 3: (4 + 3) × 1 + 2 × 0 + 2 × 2 = 11 damage markers.
    damage = next(piece for piece in prepared.composed["markers"].pieces if piece.id == "markers/damage")
    assert damage.copies == 11


def test_examples_build_for_both_papers(tmp_path: Path) -> None:
    kit = write_example_kit(tmp_path)
    built = build_kit(kit, "lanterns-of-orsa", Request(out=tmp_path / "out"))
    assert built.written is not None
    assert (tmp_path / "out" / "lanterns-of-orsa" / "letter" / "rulebook.pdf").read_bytes().startswith(b"%PDF")


def test_every_filter_board_option_and_key_of_an_element_is_documented() -> None:
    from pnp.layout.elements.catalog import ELEMENTS
    from pnp.layout.templates.filters import FILTERS

    text = FORMAT.read_text(encoding="utf-8")
    layouts = text.split("## Layouts", 1)[1].split("## Fourteen games", 1)[0]
    assert [name for name in FILTERS if f"| `{name}` |" not in layouts] == []
    keys = {key for kind in ELEMENTS.values() for key in (kind.name, *kind.keys)}
    assert [key for key in sorted(keys) if f"`{key}" not in layouts] == []
