"""Russo-German War against its source: every card, unit and square, written out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import CompiledKit, compile_kit

KIT = Path(__file__).resolve().parents[2] / "content" / "russo-german-war"

# Name, copies, who may use it, letter of the order, range, troops: as the source lists them.
CARDS = """
Blitzkrieg 4 G M 2
Mechanized Infantry 1 G M 2 I
Russian Winter 1 R N -
Columns 4 - M 1
Frontal Assault 1 - A 1
Prepared Defenses 2 - Q -
Mass Surrender 1 G A 1
War Without Mercy 1 - A 1
Poorly Armed 2 G Q -
Rail Lines 2 - M 2
Unorganized 1 G N -
Counter Offensive 1 R A 1
Professionalism 2 G D -
Elite Units 1 G A 1
Human Waves 1 R A 1
Air Superiority 1 G A 3
Frozen Mud 1 R N -
Pocket of Resistance 1 R A 1
Manpower 1 R K -
Luftwaffe 1 G A 3
Artillery 1 - A 2
Blizzard 1 R D -
Allied Supplies 1 R K -
Manufacturing 1 R K -
Tough Resistance 1 R D -
Freezing Cold 1 R A 1
Unsupplied 1 - A 1
Surrounded 1 - A 1
Atrocities 1 G A 1
Panzers 1 G A 1 T
Armored Spearhead 1 - M 2 T
Rockets 1 - A 2
Massed Armor 1 - A 1 T
Street Fighting 1 R V 1 I
Fortifications 1 R D 1
Leadership 1 - Z -
Propaganda 1 - X -
Hitler’s Meddling 1 R X -
Stalin’s Resolve 1 R Z -
War of Attrition 1 R V 1
Reserves 1 G K -
General Manstein 1 G Z -
General Guderian 1 G Z -
Combined Arms Tactics 1 G A 1
Mobile Warfare 1 G M 2
General Konev 1 R Z -
Marshal Zhukov 1 R Z -
Steamroller Tactics 1 R A 1 T
Scorched Earth 1 - X -
Bleed Them Dry 1 R V 1
"""


pytestmark = pytest.mark.collection


@pytest.fixture(scope="module")
def prepared() -> CompiledKit:
    return compile_kit(KIT, "russo-german-war")


def test_nothing_is_wrong_with_the_kit(prepared: CompiledKit) -> None:
    assert [f"{one.span} {one.code} {one.message}" for one in prepared.findings] == []


def test_every_card_is_as_the_source_has_it(prepared: CompiledKit) -> None:
    listed = []
    for card in prepared.game.decks["orders"].cards:
        field = card.fields
        troops = f" {field['troops'].code}" if "troops" in field else ""
        listed.append(
            f"{card.name} {card.copies} {field['use'].code} {field['type'].code} {field.get('range', '-')}{troops}"
        )
    assert listed == CARDS.strip().splitlines()


def test_sixty_cards_are_printed(prepared: CompiledKit) -> None:
    assert sum(piece.copies for piece in prepared.composed["orders"].pieces) == 60


def test_printed_counters_are_the_armies_of_the_source_and_two_markers(prepared: CompiledKit) -> None:
    printed = {piece.id.removeprefix("counters/"): piece.copies for piece in prepared.composed["counters"].pieces}
    armies = {"german-armor": 3, "german-infantry": 5, "russian-armor": 4, "russian-infantry": 12}
    assert printed == armies | {"moscow": 1, "season": 1}


def test_every_unit_and_card_has_a_back(prepared: CompiledKit) -> None:
    pieces = [piece for name in ("counters", "orders") for piece in prepared.composed[name].pieces]
    assert [piece.id for piece in pieces if piece.back is None] == ["counters/moscow", "counters/season"]


def test_board_is_a_chessboard_and_the_seasons_change_every_six_turns(prepared: CompiledKit) -> None:
    grid = prepared.game.boards["front"].grid
    assert grid is not None
    assert (grid.columns, grid.rows) == (8, 8)
    track = prepared.game.boards["seasons"].track
    assert track is not None
    assert [space.fields["season"].code for space in track.spaces] == ["S"] * 6 + ["W"] * 6


def test_numbers_of_the_rules_are_those_of_the_source(prepared: CompiledKit) -> None:
    game = prepared.game
    draw = game.phases["orders"].draw
    assert draw is not None
    assert draw.count.number == 3
    assert game.decks["orders"].max_hand is not None
    assert game.decks["orders"].max_hand.number == 5
    assert game.phases.ids == ("orders", "move", "fire", "recruit")


def test_book_speaks_of_every_name_on_the_cards(prepared: CompiledKit) -> None:
    from pnp.frame import TextRun

    words = " ".join(
        item.text for page in prepared.books["rulebook"].pages for item in page.items if isinstance(item, TextRun)
    )
    missing = [card.name for card in prepared.game.decks["orders"].cards if card.name not in words]
    assert missing == []
