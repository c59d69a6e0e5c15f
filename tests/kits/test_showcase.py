"""Small invented games that use what the format can say and the games in content/ do not need."""

from __future__ import annotations

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
KITS = ("showcase", "atlas", "deck-of-words", "salt-road")

# Pages on A4 by component, counted by hand: what fits on a page, fronts and backs. Books are left out.
PAGES = {
    "showcase": {"marsh": 4, "tokens": 2, "lanterns": 1, "sheets": 1, "ruler": 1, "inches": 1, "leaflet": 2},
    "atlas": {"map": 1, "couriers": 1, "letters": 2},
    "deck-of-words": {"travelers": 10},
    "salt-road": {"road": 2, "moons": 1, "wind": 1, "caravans": 1},
}
# Words that must come out of a PDF again as they were written, by kit and component.
WORDS = {
    "showcase": {"tokens": ["Warden", "Silk moth"], "sheets": ["Oda Fenwick", "Brand Harrow"], "leaflet": ["Winning"]},
    "atlas": {"map": ["Zither Bay", "Eyrie"], "letters": ["To Old Light"], "rulebook": ["A road costs one point"]},
    "deck-of-words": {"travelers": ["Éléonore Lévêque", "Jürgen Großkräuter", "Růžena Příhodová", "Þórunn Ægisdóttir"]},
    "salt-road": {"road": ["Salt Gate", "Widow’s Toll"], "rulebook": ["Sandstorm"]},
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
