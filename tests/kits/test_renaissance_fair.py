"""The Renaissance Fair against the numbers of its source, written out by hand."""

from __future__ import annotations

from pnp.model.boards import Space, Track
from pnp.model.game import Game
from pnp.model.paths import Names
from pnp.model.quantities import number_of
from tests.prepared import game_of

# One letter a space, from the entrance on: ten spaces a line.
TYPES = "XFGAMEFGCG FAMVGCFGAM EGCFFAMEGC FAMEGGCFAM VGCFAMGFEG CFAMEGCFAM VGCFAGMEGC FAMEGCFAME GCFXC".replace(" ", "")
SHOWS = {
    "acting-stages-1": [4, 12, 19, 26, 32, 39],
    "acting-stages-2": [72, 45, 53, 59, 65, 78],
    "music-stages-1": [5, 13, 20, 27, 40, 60],
    "music-stages-2": [33, 54, 79, 67, 46, 73],
}


def game() -> Game:
    return game_of("content/renaissance-fair")


def track() -> Track:
    found = game().boards["fair"].track
    assert found is not None
    return found


def numbers(key: str, value: object = True) -> list[int | None]:
    """The numbers of the spaces whose field has a value; a field that refers to a token is met by its id."""
    return [space.number for space in track().spaces if getattr(field := space.fields.get(key), "id", field) == value]


def letter(space: Space) -> str:
    return str(space.fields["type"].code)


def test_there_are_85_spaces_in_the_order_of_the_source() -> None:
    spaces = track().spaces
    assert [space.number for space in spaces] == list(range(1, 86))
    assert "".join(letter(space) for space in spaces) == TYPES
    assert [spaces[index - 1].name for index in (1, 24, 42, 84, 85)] == [
        "Entrance/Exit", "Pub Sing", "Throwing Knives", "Tarot Reader", "Face Painting",
    ]  # fmt: skip


def test_each_type_has_as_many_spaces_as_in_the_source() -> None:
    counts = {code: TYPES.count(code) for code in "XCGFAMEV"}
    assert counts == {"X": 2, "C": 13, "G": 18, "F": 16, "A": 12, "M": 12, "E": 9, "V": 3}


def test_the_notes_of_the_spaces_are_fields() -> None:
    assert numbers("drink") == [2, 17, 24, 31, 44, 58, 71, 83]
    assert numbers("kids") == [3, 10, 18, 37, 47, 59, 62, 66, 73, 78, 85]
    assert numbers("expensive") == [9, 43, 76]
    assert numbers("or_gain", "music") == [24, 70]
    assert numbers("or_gain", "game") == [30, 82]
    assert numbers("also_gain", "acting") == [48, 84]
    assert numbers("detail", "hammered dulcimer") == [46]
    assert numbers("detail", "recorder and lutar") == [54]


def test_every_note_has_a_sign_on_the_board() -> None:
    noted = ("drink", "kids", "expensive", "or_gain", "also_gain")
    signed = {space.number for space in track().spaces if space.symbol}
    assert signed == {1} | {space.number for space in track().spaces if any(space.fields.get(key) for key in noted)}


def test_each_show_of_the_fair_is_on_one_list() -> None:
    lists = {table.id: [row.fields["space"] for row in table.rows] for table in game().tables if "stage" in table.tags}
    assert lists == SHOWS
    stages = [space.number for space in track().spaces if letter(space) in "AM"]
    assert sorted(number for many in SHOWS.values() for number in many) == stages


def test_a_list_names_its_shows_as_the_board_does() -> None:
    spaces = {space.number: space for space in track().spaces}
    for table in game().tables:
        if "stage" in table.tags:
            assert [row.name for row in table.rows] == [spaces[row.fields["space"]].name for row in table.rows]
            assert [row.effects[0].place for row in table.rows] == [
                spaces[row.fields["space"]].id for row in table.rows
            ]


def test_the_encounter_deck_has_sixteen_cards() -> None:
    cards = game().decks["encounters"].cards
    assert [card.copies for card in cards] == [1] * 16
    gained = [effect.what for card in cards for effect in card.effects if effect.do == "gain"]
    assert sorted(gained) == ["acting"] * 7 + ["food"] + ["music"] * 3
    assert [card.name for card in cards if any(effect.do == "move" for effect in card.effects)] == [
        "Buy a Map",
        "Rickshaw",
    ]
    assert [card.name for card in cards if not card.effects] == ["Privy", "Rest"]


def test_tokens_are_enough_for_six_players() -> None:
    found = game()
    supplies = {one.id: number_of(one.supply, Names(found)) for one in found.markers if one.supply}
    assert supplies == {
        "craft": 30, "game": 30, "food": 30, "acting": 30, "music": 30, "education": 18,
        "show": 4, "taste": 6, "busy": 6,
    }  # fmt: skip


def test_five_tokens_of_each_type_win_but_three_of_education() -> None:
    assert game().goals["best-day"].collect == {
        "craft": 5, "game": 5, "food": 5, "acting": 5, "music": 5, "education": 3,
    }  # fmt: skip


def test_two_phases_are_listed_and_two_are_played() -> None:
    assert game().phases.ids == ("show-times", "players-turns")
