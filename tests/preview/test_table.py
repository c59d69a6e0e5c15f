"""What lies on the table when a game begins."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pnp.pipeline.generation import Generation
from pnp.pipeline.session import KitSession
from pnp.pipeline.starter import write_starter
from pnp.preview.table import table
from tests.one_place import only_place, tmp_path
from tests.pipeline.conftest import change

__all__ = ["only_place", "tmp_path"]


@cache
def opened(kit: Path) -> KitSession:
    """A kit that stays open while tests change it, one after the other, and is drawn again where it has changed."""
    return KitSession(kit, kit.name)


def looked_at(kit: Path) -> Generation:
    session = opened(kit)
    for _ in session.updates():
        pass
    return session.last


@pytest.fixture
def wargame(tmp_path: Path) -> Path:
    kit = tmp_path / "my-game"
    list(write_starter(kit, "my-game"))
    return kit


def test_an_army_stands_in_its_zone_and_the_rest_beside_the_board(wargame: Path) -> None:
    found = table(looked_at(wargame))
    assert {piece["name"]: (piece["copies"], piece["places"]) for piece in found["pieces"]} == {
        "counters/north-scouts": (2, [("valley", "A5"), ("valley", "B5")]),
        "counters/north-guards": (3, [("valley", "C5"), ("valley", "D5"), ("valley", "E5")]),
        "counters/south-scouts": (2, [("valley", "A1"), ("valley", "B1")]),
        "counters/south-guards": (3, [("valley", "C1"), ("valley", "D1"), ("valley", "E1")]),
        # Six guards, each with one hit that does not destroy it.
        "markers/damage": (6, []),
    }


def test_places_are_where_the_board_is_drawn(wargame: Path) -> None:
    (board,) = table(looked_at(wargame))["boards"]
    places = {(owner, name): (round(x, 2), round(y, 2)) for owner, name, x, y in board["places"]}
    assert board["name"] == "board/valley"
    assert len(places) == 25
    # Five cells of 30 mm inside a frame of 6 mm; row 5 is the uppermost.
    assert places["valley", "A5"] == (21, 21)
    assert places["valley", "E1"] == (141, 141)


def test_units_start_on_the_cells_that_the_set_up_names(wargame: Path) -> None:
    change(
        wargame / "play.yaml",
        "of their own edge.}",
        "of their own edge., zone: north-edge, place: [{unit: guards, cells: 'C3', side: north, count: 2}]}",
    )
    found = {piece["name"]: piece["places"] for piece in table(looked_at(wargame))["pieces"]}
    assert found["counters/north-guards"] == [("valley", "C3"), ("valley", "C3"), ("valley", "C5")]


def test_pieces_on_sides_and_corners_lie_there(wargame: Path) -> None:
    change(
        wargame / "play.yaml",
        "of their own edge.}",
        "of their own edge., zone: north-edge, place: [{unit: guards, cells: 'C4/s, C4/s+e', side: north}]}",
    )
    found = table(looked_at(wargame))
    (guards,) = (piece["places"] for piece in found["pieces"] if piece["name"] == "counters/north-guards")
    assert guards[:2] == [("valley", "C4/s"), ("valley", "C4/s+e")]
    (board,) = (board for board in found["boards"] if board["places"][0][0] == "valley")
    places = {name: (round(x), round(y)) for _, name, x, y in board["places"]}
    # The cells are 30 mm wide.
    assert (places["C4/s"], places["C4/s+e"]) == ((81, 66), (96, 66))


def test_terrain_that_is_forbidden_stays_free(wargame: Path) -> None:
    change(
        wargame / "board.yaml",
        "Moving into a wood ends the move.}",
        "No guards here., effects: [{do: forbid, what: move, target: {units: [guards]}}]}",
    )
    change(wargame / "board.yaml", "        .....\n        .w...", "        ..w..\n        .w...")
    found = {piece["name"]: piece["places"] for piece in table(looked_at(wargame))["pieces"]}
    # Scouts have A5 and B5; C5 is a wood; for the third guard there is no space left.
    assert found["counters/north-guards"] == [("valley", "D5"), ("valley", "E5")]


def test_a_kit_that_cannot_be_read_has_an_empty_table() -> None:
    assert table(Generation(sources={})) == {"boards": [], "pieces": [], "scenarios": []}


def test_a_scenario_has_its_armies_with_what_its_options_add(wargame: Path) -> None:
    (wargame / "scenarios.yaml").write_text(
        "options: [{id: reserve, name: Reserve, adds: {units: {north: {scouts: 1}}}}]\n"
        "scenarios: [{id: alone, name: Alone, text: The **north** drills., armies: [north], options: [reserve]}]\n"
    )
    (scenario,) = table(looked_at(wargame))["scenarios"]
    assert (scenario["title"], scenario["text"]) == ("Alone", "The north drills.")
    found = {piece["name"]: [name for _, name in piece["places"]] for piece in scenario["pieces"]}
    # The third scout takes C5, though only two are printed; of the guards two have room.
    assert (found["counters/north-scouts"], found["counters/north-guards"]) == (["A5", "B5"], ["D5", "E5"])
    assert found["counters/south-scouts"] == []


def test_a_marker_that_counts_a_resource_begins_on_its_track(wargame: Path) -> None:
    (wargame / "score.yaml").write_text(
        "boards: [{id: score, name: Score, track: {count: 6, start: 0}}]\n"
        "resources: [{id: points, name: Points, start: 2, marker: damage, track: score}]\n"
    )
    change(
        wargame / "components.yaml",
        "components:\n",
        "components:\n  - {id: score, kind: board, of: boards.score, layout: board}\n",
    )
    found = table(looked_at(wargame))
    assert {tuple(place[:2]) for board in found["boards"] for place in board["places"]} >= {("score", "2")}
    assert {piece["name"]: piece["places"] for piece in found["pieces"]}["markers/damage"] == [("score", "2")] * 6


@pytest.fixture
def eurogame(tmp_path: Path) -> Path:
    kit = tmp_path / "my-game"
    list(write_starter(kit, "my-game", "eurogame"))
    return kit


def test_markers_begin_on_the_places_of_their_own_mat_and_of_the_board(eurogame: Path) -> None:
    found = {piece["name"]: piece["places"] for piece in table(looked_at(eurogame))["pieces"]}
    assert found["tokens/dyke-cube"] == [
        ("mats/dyke", "salt-start"),
        ("mats/dyke", "wood-start"),
        ("mats/dyke", "fish-start"),
        ("board/marsh", "points-0"),
    ]
    # All three workers on the only place that they name.
    assert found["tokens/harbour-worker"] == [("mats/harbour", "home")] * 3


def test_a_step_of_the_set_up_puts_markers_of_its_side_on_places(eurogame: Path) -> None:
    change(eurogame / "play.yaml", "- id: points\n", "- id: points\n    side: harbour\n")
    change(eurogame / "play.yaml", "{marker: cube, at: points-0}", "{marker: worker, at: points-3, count: 2}")
    found = {piece["name"]: piece["places"] for piece in table(looked_at(eurogame))["pieces"]}
    # The third worker is where the marker says itself.
    at_home = ("mats/harbour", "home")
    assert found["tokens/harbour-worker"] == [("board/marsh", "points-3"), ("board/marsh", "points-3"), at_home]
    assert found["tokens/dyke-worker"] == [("mats/dyke", "home")] * 3
    assert found["tokens/dyke-cube"] == [("mats/dyke", name) for name in ("salt-start", "wood-start", "fish-start")]


def test_markers_of_nobody_begin_on_every_mat(eurogame: Path) -> None:
    change(eurogame / "components.yaml", "of: [sides, markers]", "of: markers")
    found = {piece["name"]: piece["places"] for piece in table(looked_at(eurogame))["pieces"]}
    assert found["tokens/cube"] == [
        ("mats/dunes", "salt-start"),
        ("mats/dunes", "wood-start"),
        ("mats/dunes", "fish-start"),
        ("board/marsh", "points-0"),
    ]
    assert found["tokens/worker"] == [("mats/dunes", "home"), ("mats/dyke", "home"), ("mats/harbour", "home")]


def test_spots_lie_in_the_middle_of_their_elements(eurogame: Path) -> None:
    boards = {board["name"]: board for board in table(looked_at(eurogame))["boards"]}
    spots = [spot for owner, *spot in boards["board/marsh"]["places"] if owner == "board/marsh"]
    places = {name: (round(x, 2), round(y, 2)) for name, x, y in spots}
    # Eleven spaces on 196 mm, from 1 mm on: 17.82 mm each, 16.5 mm high.
    assert places["points-0"] == (9.91, 9.25)
    assert places["points-10"] == (188.09, 9.25)
    # The next one begins 17.5 mm below the edge; fifteen share 247.5 mm.
    assert places["points-11"] == (188.09, 25.75)
    assert {"pans", "chapel"} <= set(places)
    mat = {name: (round(x, 2), round(y, 2)) for _, name, x, y in boards["mats/dunes"]["places"]}
    assert mat["home"] == (185, 9)
    assert mat["fish-start"] == mat["fish-2"]


def test_a_turned_spot_lies_where_it_is_turned_to(eurogame: Path) -> None:
    with (eurogame / "layouts.yaml").open("a", encoding="utf-8") as layouts:
        layouts.write(
            "  - layout: turned\n    size: [100 mm, 60 mm]\n    elements:\n"
            "      half: {group: {slot: {box: true, class: frame, spot: slot, size: [10 mm, 10 mm]}}, turn: 180, "
            "at: [20 mm, 10 mm], size: [60 mm, 40 mm]}\n"
        )
    with (eurogame / "components.yaml").open("a", encoding="utf-8") as components:
        components.write("  - {id: turned, name: Turned, kind: mat, layout: turned, stock: card}\n")
    boards = {board["name"]: board["places"] for board in table(looked_at(eurogame))["boards"]}
    (((owner, name, x, y),),) = (boards["turned/turned"],)
    # 5, 5 from the corner at 20, 10; turned around 50, 30 it is as far from the opposite corner at 80, 50.
    assert (owner, name) == ("turned/turned", "slot")
    assert (x, y) == (pytest.approx(75), pytest.approx(45))


def with_track(kit: Path, kind: str, layout: str) -> None:
    """Adds a track of three turns on a component of its own, and two scouts of the north that arrive on the second."""
    (kit / "turns.yaml").write_text(
        "boards: [{id: turns, name: Turns, track: {turns: true, spaces: "
        "[{name: One}, {id: noon, name: Two}, {name: Three}]}}]\n"
        "arrivals: [{id: late, name: Late, turn: 2, army: north, units: {scouts: 2}, board: valley, cells: A5}]\n"
        f"components: [{{id: turns, name: Turns, kind: {kind}, of: boards.turns, layout: {layout}, stock: paper}}]\n"
    )


def test_what_arrives_lies_on_the_space_of_its_turn(wargame: Path) -> None:
    with_track(wargame, "board", "board")
    found = {piece["name"]: piece["places"] for piece in table(looked_at(wargame))["pieces"]}
    assert found["counters/north-scouts"] == [("turns", "noon"), ("turns", "noon")]
    # The cells of their zone that the scouts leave are free for the guards.
    assert found["counters/north-guards"] == [("valley", "A5"), ("valley", "B5"), ("valley", "C5")]


def test_a_sheet_with_a_board_of_its_own_is_on_the_table(wargame: Path) -> None:
    with_track(wargame, "sheet", "board")
    found = table(looked_at(wargame))
    assert [board["name"] for board in found["boards"]] == ["board/valley", "turns/turns"]
    assert {piece["name"]: piece["places"] for piece in found["pieces"]}["counters/north-scouts"] == [
        ("turns", "noon")
    ] * 2


def test_a_sheet_that_shows_a_board_once_more_is_not(wargame: Path) -> None:
    with (wargame / "components.yaml").open("a", encoding="utf-8") as components:
        components.write("  - {id: plan, name: Plan, kind: sheet, of: boards.valley, layout: board, stock: paper}\n")
    assert [board["name"] for board in table(looked_at(wargame))["boards"]] == ["board/valley"]
