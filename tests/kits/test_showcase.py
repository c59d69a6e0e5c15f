"""Small invented games that use what the format can say and the games in content/ do not need."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pypdfium2
import pytest

from pnp.findings import Severity
from pnp.load.kit import load_kit
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from pnp.papers import A4
from pnp.pipeline.kit import build_kit
from pnp.pipeline.request import Request
from tests.kits.faults import faults

HERE = Path(__file__).parent
KITS = ("showcase", "atlas", "deck-of-words", "salt-road", "six-harvests", "five-towns")

# Pages on A4 by component, counted by hand: what fits on a page, fronts and backs. Books are left out.
PAGES = {
    "showcase": {"marsh": 4, "tokens": 2, "lanterns": 1, "sheets": 1, "ruler": 1, "inches": 1, "leaflet": 2},
    "atlas": {"map": 1, "couriers": 1, "letters": 2},
    "deck-of-words": {"travelers": 10},
    "salt-road": {"road": 2, "moons": 1, "wind": 1, "caravans": 1},
    # 37 lands fill eight rows of five; three kinds of pieces share a sheet.
    "six-harvests": {"frame": 4, "lands": 1, "pieces": 1, "buildings": 4, "mats": 2},
    "five-towns": {"map": 2, "labels": 1, "turns": 1, "rosters": 2},
}
# Words that must come out of a PDF again as they were written, by kit and component.
WORDS = {
    "showcase": {"tokens": ["Warden", "Silk moth"], "sheets": ["Oda Fenwick", "Brand Harrow"], "leaflet": ["Winning"]},
    "atlas": {"map": ["Zither Bay", "Eyrie"], "letters": ["To Old Light"], "rulebook": ["A road costs one point"]},
    "deck-of-words": {"travelers": ["Éléonore Lévêque", "Jürgen Großkräuter", "Růžena Příhodová", "Þórunn Ægisdóttir"]},
    "salt-road": {"road": ["Salt Gate", "Widow’s Toll"], "rulebook": ["Sandstorm"]},
    "six-harvests": {"lands": ["Salt pan", "Vineyard"], "buildings": ["Wine cellar"], "frame": ["Wool 2 for 1"]},
    "five-towns": {"map": ["0101", "Sarn"], "labels": ["Lady Aude", "Town levy"], "rosters": ["Hired swords"]},
}


def game_of(name: str) -> Game:
    loaded = load_kit(HERE / name, name)
    assert not loaded.findings
    assert loaded.game is not None
    return loaded.game


@cache
def built(name: str, out: Path) -> dict[str, pypdfium2.PdfDocument]:
    """Every PDF that a kit makes for A4, by component."""
    done = build_kit(HERE / name, name, Request(out=out, papers=(A4,)))
    assert not [one for one in done.findings if one.severity is not Severity.INFO]
    assert done.written is not None
    return {path.stem: pypdfium2.PdfDocument(path) for path in sorted(out.rglob("*.pdf"))}


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all builds of this module; each kit is built there once."""
    return tmp_path_factory.mktemp("kits")


def text_of(document: pypdfium2.PdfDocument) -> str:
    """What can be copied out of a PDF, its lines joined."""
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in document)


@pytest.mark.parametrize("name", KITS)
def test_a_kit_prints_on_as_many_pages_as_it_should(name: str, out: Path) -> None:
    documents = built(name, out / name)
    assert {one: len(documents[one]) for one in PAGES[name]} == PAGES[name]


@pytest.mark.parametrize("name", KITS)
def test_words_can_be_copied_out_of_what_is_printed(name: str, out: Path) -> None:
    documents = built(name, out / name)
    for component, words in WORDS[name].items():
        text = text_of(documents[component])
        assert [word for word in words if word not in text] == []


def test_a_sheet_can_be_filled_in_on_screen(out: Path) -> None:
    sheets = built("showcase", out / "showcase")["sheets"]
    assert sheets.get_formtype() == pypdfium2.raw.FORMTYPE_ACRO_FORM
    # Two lodgers with two lines and a journal each, and a box for every point of vigor: six and eight.
    assert pypdfium2.raw.FPDFPage_GetAnnotCount(sheets[0]) == 2 * 3 + 6 + 8
    cards = built("deck-of-words", out / "deck-of-words")["travelers"]
    assert cards.get_formtype() == pypdfium2.raw.FORMTYPE_NONE


@pytest.mark.parametrize("name", KITS)
def test_no_check_finds_anything(name: str) -> None:
    assert faults(game_of(name)) == []


def test_a_mat_of_400_by_300_mm_may_be_cut_in_four() -> None:
    grid = game_of("showcase").boards["marsh"].grid
    assert grid is not None
    assert grid.breaks is not None
    assert (grid.columns * grid.cell.mm, grid.rows * grid.cell.mm) == (400, 300)
    assert (grid.columns // grid.breaks.columns, grid.rows // grid.breaks.rows) == (2, 2)


def test_tokens_and_marks_are_as_many_as_the_rules_need() -> None:
    game = game_of("showcase")
    assert [(army.id, army.total) for army in game.armies] == [("guild", 6), ("swarm", 10)]
    supplies = {one.id: number_of(one.supply, Names(game)) for one in game.markers if one.supply}
    assert supplies == {"lantern": 12, "caught": 10}


def test_the_atlas_has_heights_regions_and_two_kinds_of_border() -> None:
    nodes = game_of("atlas").boards["valleys"].nodes
    assert nodes is not None
    assert len(nodes.nodes) == 26
    assert {node.region for node in nodes.nodes} == {"north", "west", "east", "south"}
    assert {node.elevation for node in nodes.nodes} == set(range(7))
    kinds = [border.kind for border in nodes.borders]
    assert (kinds.count("land"), kinds.count("ferry")) == (32, 12)


def test_every_letter_of_the_atlas_goes_to_a_place_of_its_own() -> None:
    game = game_of("atlas")
    nodes = game.boards["valleys"].nodes
    assert nodes is not None
    assert [card.fields["place"] for card in game.decks["letters"].cards] == [node.name for node in nodes.nodes]


def test_four_languages_have_eleven_travelers_each_and_the_same_luggage() -> None:
    deck = game_of("deck-of-words").decks["travelers"]
    assert deck.total == 44
    luggage = dict.fromkeys("FDCI", 0)
    for card in deck.cards:
        luggage[card.fields["tongue"].code] += card.fields["luggage"]
    assert luggage == {"F": 35, "D": 35, "C": 35, "I": 35}


def test_accents_come_through_as_they_were_written() -> None:
    names = {card.name for card in game_of("deck-of-words").decks["travelers"].cards}
    assert {"Éléonore Lévêque", "Jürgen Großkräuter", "Růžena Příhodová", "Þórunn Ægisdóttir"} <= names


def test_the_salt_road_has_85_days_of_nine_kinds() -> None:
    track = game_of("salt-road").boards["road"].track
    assert track is not None
    assert [space.number for space in track.spaces] == list(range(1, 86))
    assert len({str(space.fields["type"]) for space in track.spaces}) == 9
    assert track.spaces[0].name == "Salt Gate"
    assert track.spaces[84].name == "Widow’s Toll"


def test_each_number_is_on_six_of_37_lands() -> None:
    lands = game_of("six-harvests").sets["lands"].records
    assert Counter(land.fields.get("number") for land in lands) == {1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6, None: 1}
    kinds = Counter(land.fields["ground"].id for land in lands)
    assert kinds == {"field": 8, "pasture": 7, "wood": 8, "quarry": 6, "vineyard": 7, "salt-pan": 1}


def test_every_harbour_has_its_quay_between_the_sea_and_a_land() -> None:
    grid = game_of("six-harvests").boards["island"].grid
    assert grid is not None
    lattice, ground = grid.lattice, grid.terrain_map()
    # Four lands on a side: 4 + 5 + 6 + 7 + 6 + 5 + 4. The seas around them: six sides of four.
    assert Counter(ground.values()) == {"bare": 37, "water": 24}
    quays = [lattice.cells_of(side.side) for side in grid.edge_sides(grid.edges[0])]
    assert len(quays) == 8
    assert all(sorted(ground[cell] for cell in cells) == ["bare", "water"] for cells in quays)
    harbours = {lattice.name(cell) for cells in quays for cell in cells if ground[cell] == "water"}
    assert harbours == {"A4", "A6", "C8", "F8", "H7", "I5", "H2", "D1"}


def test_three_lands_meet_at_a_corner_that_has_a_name_from_each() -> None:
    grid = game_of("six-harvests").boards["example"].grid
    assert grid is not None
    lattice = grid.lattice
    town = lattice.corner("C2/ne+e")
    assert town is not None
    assert town == lattice.corner("B2/se+sw") == lattice.corner("C3/w+nw")
    assert {lattice.name(cell) for cell in lattice.cells_at(town)} == {"B2", "C2", "C3"}


def test_blocks_have_two_to_four_steps_which_are_those_that_the_armies_state() -> None:
    game = game_of("five-towns")
    assert Counter(unit.stats["steps"] for unit in game.units) == {4: 13, 3: 13, 2: 2}
    # 13 × 4 + 13 × 3 + 2 × 2 = 95 = 47 + 48
    steps = {army.id: sum(muster.unit.stats["steps"] for muster in game.musters(army.id)) for army in game.armies}
    assert steps == {"crown": 47, "league": 48}


def test_figures_of_a_game_of_blocks_show_its_labels(out: Path) -> None:
    rules = text_of(built("five-towns", out / "five-towns")["rulebook"])
    # Four blocks of the set-up strike as A3, the Guard on its four edges, Lady Aude on her way, two in the battle.
    assert rules.count("A3") == 4 + 4 + 1 + 2
