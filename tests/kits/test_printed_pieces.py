"""What a kit prints, piece by piece: numbers of the sources where they have them, worked out by hand elsewhere."""

from __future__ import annotations

import pytest

from pnp.findings import Severity
from tests.exports import exported_text
from tests.prepared import ROOT, game_of, loaded, prepared

KITS = sorted(folder.name for folder in (ROOT / "content").iterdir() if (folder / "kit.yaml").is_file())

PIECES = {
    # 61 units and 10 leaders. Markers: 24 + 10 + 5 + 1 + 1 + 1; six march counters; a set-up sheet for each scenario.
    "albuera": {
        "map": 1, "counters": 35 + 6 + 26 + 4 + 42 + 6, "player-aid": 2, "setup-sheet": 3, "march-sheet": 1,
    },
    # Two players. Markers: 20 + 30 + 12 + 10 + 8 + 10 + 6 + 6 + 4 + 2 + 2 + 2.
    "battle-reference": {"reference": 2, "sticks": 2, "template": 2, "markers": 112, "setup-sheet": 1},
    # Two players with 31 tiles and 2 Bases, 60 small and 21 large cards each; a land has two halves.
    "hearth-and-high-ground": {
        "tiles": 2 * (31 + 2), "developments": 2 * 21, "pieces": 2 * 60, "claims": 2 * 32 + 2, "counters": 144 + 16,
        "lands": 4, "action-boards": 2, "player-aid": 2, "setup-sheet": 1,
    },
    # Counters and markers are counted unit by unit in test_piombino.
    "piombino": {
        "map": 1, "map-overview": 1, "counters": 98 + 93, "markers": 66 + 4 + 38 + 6 + 6 + 1, "tactics": 40,
        "tactics-chits": 40, "tactics-lookup": 1, "player-aid-1": 2, "player-aid-2": 2, "rosters": 2, "setup-sheet": 1,
    },
    # Crust 12, cheese 10, sauce 10, veggie 14, meat 12, special 3.
    "pizza-maker": {"cards": 12 + 10 + 10 + 14 + 12 + 3, "kitchens": 4, "score-pads": 4, "setup-sheet": 1},
    # Fifty squads as 10 × 1, 4 × 5, 2 × 10, a hundred as twice that; six territories.
    "pork-chop-hill": {
        "deck": 13 * 4 + 2, "board": 1, "counters": 16 + 32 + 6, "player-aids": 2, "setup-sheet": 1,
    },
    "primea": {
        "character-sheet": 1, "character-form": 1, "setup-sheet": 1, "cultures": 1, "screen-actions": 1,
        "screen-damage": 1, "heroes": 9, "monsters": 7, "items": 35, "adventures": 13,
    },
    # Five armies a side. Five Fatigue and five Casualty tokens for each of ten, one of each state, the turn.
    "qadesh": {
        "board": 1, "counters": 10 + 50 + 50 + 3 * 10 + 1, "master-cards": 10, "order-sheets": 2,
        "player-aid": 2, "setup-sheet": 1,
    },
    # The rules sheet holds the set-up. Six tokens for each of three armors, five for minds, one for the range.
    "quickie-figs": {"rules-sheet": 1, "range-strip": 1, "figures": 20, "tokens": 3 * 6 + 5 + 1},
    # Six kinds of 8 cards; Keeper 2, Speed 4, Foul 2, Magic 2, House 4. Two players roll three stars of six kinds.
    "quidditch-cup": {
        "cards": 6 * 8 + 2 + 4 + 2 + 2 + 4, "team-mats": 2, "pitch": 1, "markers": 2 + 1 + 2 + 6 * 6, "houses": 4,
        "player-aid": 2, "setup-sheet": 1,
    },
    "ravenloft-quest": {"board": 1, "pawns": 6, "heroes": 27, "power": 45, "player-aid": 2, "setup-sheet": 1},
    # Six players: five tokens each of five types, three of Education; four shows; two markers each.
    "renaissance-fair": {
        "fair": 1, "tokens": 5 * 6 * 5 + 6 * 3 + 4 + 6 + 6, "visitors": 12, "encounters": 16, "checklists": 6,
        "setup-sheet": 1,
    },
    "russo-german-war": {
        "board": 1, "counters": 3 + 5 + 4 + 12 + 2, "orders": 60, "player-aid": 2, "setup-sheet": 1,
    },
    # Two of each battalion; 48 tactics cards once, Maneuver three times. Two halves of a line for each side.
    "shot-shell-and-grape": {"battalions": 2 * 33, "tactics": 48 + 3, "mats": 4, "player-aid": 2, "setup-sheet": 1},
    # Four houses of 40 + 10 + 8 + 5 + 3 units. 40 skirmish counters, attacker, defender, barred.
    "territories": {
        "map": 1, "battle-board": 1, "garrisons": 4, "counters": 4 * 66, "markers": 43, "fortunes": 54,
        "turn-sheet": 4, "setup-sheet": 1,
    },
}  # fmt: skip


def test_no_kit_is_missing() -> None:
    assert sorted(PIECES) == KITS
    assert len(KITS) == 15


@pytest.mark.parametrize("kit", KITS)
def test_a_kit_prints_these_pieces(kit: str) -> None:
    ready = prepared(f"content/{kit}")
    printed = {
        component.id: sum(piece.copies for piece in ready.composed[component.id].pieces)
        for component in ready.game.components
        if not component.book
    }
    assert printed == PIECES[kit]


@pytest.mark.parametrize("kit", KITS)
def test_nothing_is_wrong_with_the_rules_and_all_that_is_printed_fits(kit: str) -> None:
    ready = prepared(f"content/{kit}")
    assert loaded(f"content/{kit}").findings == ()
    assert [f"{one.span} {one.message}" for one in ready.findings if one.severity is not Severity.INFO] == []


@pytest.mark.parametrize("kit", KITS)
def test_a_kit_has_a_rulebook_and_says_how_to_set_up(kit: str) -> None:
    game = game_of(f"content/{kit}")
    assert [component for component in game.components if component.book]
    assert game.kit.licence == "CC-BY-4.0"
    assert list(game.setup)
    sheets = {"setup-sheet", "rules-sheet"} & set(game.components.ids)
    assert sheets


@pytest.mark.parametrize("kit", ["piombino"])
def test_the_reference_of_the_largest_kit_is_a_small_page(kit: str) -> None:
    # Most of it are pictures: of forty cards, each a scene of its own, of the map as a bird sees it, of machines,
    # people and what they hold.
    assert len(exported_text(prepared(f"content/{kit}"), "html")) < 5_700_000
