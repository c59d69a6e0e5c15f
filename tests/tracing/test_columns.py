"""Columns keep their digests as long as nothing in them changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.model.decks import Card
from pnp.model.game import Game
from pnp.model.lookup import look_up
from pnp.model.quantities import Quantity
from pnp.nodes import Entry, MapNode, Record, Scalar, Source, Style
from pnp.tracing import Columns
from pnp.tracing.encoding import Encoder, digest
from tests.tracing.games import small_game
from tests.tracing.soundness import KITS


def changed(tmp_path: Path, old: str, new: str) -> set[str]:
    """The columns that differ when one text of the game gives way to another."""
    before, after = Columns(small_game(tmp_path / "one")), Columns(small_game(tmp_path / "two", (old, new)))
    names = {*before.names(), *after.names()} - {"Game.root"}
    return {name for name in names if before.digest(name) != after.digest(name)}


def placed(columns: set[str]) -> set[str]:
    """Those of the columns that tell where something stands."""
    return {name for name in columns if name.endswith((".node", ".extra"))} | {"Game.sources"}


def test_what_is_written_for_one_key_is_a_column_of_its_own(tmp_path: Path) -> None:
    before = Columns(small_game(tmp_path / "one"))
    longer, lower = (
        Columns(small_game(tmp_path / name, edit))
        for name, edit in [("two", ("At last.", "At long last.")), ("three", ("stats: ", "\nstats: "))]
    )

    def differ(after: Columns, *names: str) -> list[str]:
        return [name for name in names if before.digest(name) != after.digest(name)]

    of_cards = ("Card.node@id", "Card.node@text", "Card.node@flavor", "Card.node@nothing", "Card.node@", "Card.node")
    assert differ(longer, *of_cards) == ["Card.node@flavor", "Card.node@", "Card.node"]
    # The second unit stands one line lower.
    assert differ(lower, "Unit.node@id", "Unit.node@stats", "Side.node@id") == ["Unit.node@id", "Unit.node@stats"]


def test_where_a_list_stands_does_not_depend_on_what_is_in_it(tmp_path: Path) -> None:
    column = "Deck.node#cards"
    before = Columns(small_game(tmp_path / "one")).digest(column)
    edits = {"other words": ("At last", "At lost"), "lower": ("units:", "\nunits:")}
    after = {name: Columns(small_game(tmp_path / name, edit)).digest(column) for name, edit in edits.items()}
    assert {name for name, digest in after.items() if digest != before} == {"lower"}


def test_a_changed_text_changes_its_column_and_places(tmp_path: Path) -> None:
    found = changed(tmp_path, "At last.", "At long last.")
    assert found - placed(found) == {"Card.flavor"}


def test_what_stands_elsewhere_changes_places_alone(tmp_path: Path) -> None:
    found = changed(tmp_path, "stats: ", "\nstats: ")
    assert found == placed(found)


def test_another_file_changes_no_places(tmp_path: Path) -> None:
    before = Columns(small_game(tmp_path / "one"))
    after = Columns(small_game(tmp_path / "two", rules="# Play\n\nTake a turn.\n"))
    names = {*before.names()} - {"Game.root"}
    found = {name for name in names if before.digest(name) != after.digest(name)}
    assert found == {"RulesText.sources", "Game.sources"}


def test_a_record_is_the_same_wherever_it_is_written(tmp_path: Path) -> None:
    games = [
        small_game(tmp_path / "one"),
        small_game(tmp_path / "two", ("stats: ", "\nstats: ")),
        small_game(tmp_path / "three", ("At last.", "At long last.")),
    ]
    same, moved, other = (
        [Columns(game).of_record(card) for deck in game.decks for card in deck.cards] for game in games
    )
    assert same == moved
    assert sum(before != after for before, after in zip(same, other, strict=True)) == 1


def test_two_values_that_change_places_are_a_change(tmp_path: Path) -> None:
    found = changed(
        tmp_path, "{id: red, name: Red}, {id: blue, name: Blue}", "{id: red, name: Blue}, {id: blue, name: Red}"
    )
    assert found - placed(found) == {"Side.name"}


def test_a_record_more_changes_every_column_of_its_class(tmp_path: Path) -> None:
    found = changed(tmp_path, "{id: blue, name: Blue}", "{id: blue, name: Blue}, {id: green}")
    sides = {name for name in Columns(small_game(tmp_path / "three")).names() if name.startswith("Side.")}
    assert found - placed(found) == {*sides - placed(sides), "Game.sides"}


def test_a_record_is_known_by_its_number(tmp_path: Path) -> None:
    """One effect more on the first card: the effect of the second card is another one of all effects."""
    old, new = "price: 2, unit: pikes}", "price: 2, unit: pikes, effects: [{do: draw, what: card, count: 1}]}"
    assert "Card.effects" in changed(tmp_path, old, new)


def test_which_record_a_field_leads_to_counts_and_not_what_it_says(tmp_path: Path) -> None:
    assert "Card.fields" in changed(tmp_path, "unit: pikes", "unit: riders")
    assert "Card.fields" not in changed(tmp_path, "name: Pikes", "name: Spears")


def test_a_letter_code_counts_with_all_that_it_carries(tmp_path: Path) -> None:
    found = changed(tmp_path, "text: An attack.", "text: An assault.")
    assert found - placed(found) == {"Card.fields", "Code.text"}


def test_equal_games_have_equal_columns(tmp_path: Path) -> None:
    assert changed(tmp_path, "Storm", "Storm") == set()


def test_columns_that_no_record_has(tmp_path: Path) -> None:
    columns, other = Columns(small_game(tmp_path / "a")), Columns(small_game(tmp_path / "b", ("Red", "Rot")))
    assert columns.digest("Board.squares") == other.digest("Board.squares")
    assert columns.digest("Card.colour") == columns.digest("Game.colour") == ""


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
def test_every_value_of_every_kit_can_be_told_from_others(kit: Path) -> None:
    def load() -> Game:
        game = load_kit(kit, ".", (data_folder("content"),)).game
        assert game is not None
        return game

    columns, again = Columns(load()), Columns(load())
    names = columns.names()
    assert len(names) > len(Game.__dataclass_fields__)
    assert [columns.digest(name) for name in names] == [again.digest(name) for name in names]


def kits(folder: Path, base: str, own: str) -> Game:
    """A kit that extends another one: terrain of both."""
    for name, text, head in (("base", base, ""), ("own", own, "extends: base\n")):
        (folder / name).mkdir(parents=True)
        (folder / name / "kit.yaml").write_text(f"kit: {name}\ntitle: A\nplayers: 2\n{head}", encoding="utf-8")
        (folder / name / "k.yaml").write_text(text, encoding="utf-8")
    game = load_kit(folder / "own", ".").game
    assert game is not None
    return game


def keys(game: Game) -> dict[str, list[str]]:
    """The keys of every field of the set, as its node has them."""
    return {name: list(one.node.entries) for name, one in game.sets["a"].fields.items() if one.node}


def test_a_map_is_told_from_one_that_a_base_has_changed(tmp_path: Path) -> None:
    """A key without a value stays if the base does not have it, and goes with that of the base if it does."""
    own = "sets: [{id: a, fields: {x: {name: null}, y: {name: null}}}]"
    first = kits(tmp_path / "1", "sets: [{id: a, fields: {x: {name: X}}}]", own)
    second = kits(tmp_path / "2", "sets: [{id: a, fields: {y: {name: Y}}}]", own)
    assert keys(first) == {"x": [], "y": ["name"]}
    assert keys(second) == {"x": ["name"], "y": []}
    assert Columns(first).digest("CustomSet.node") != Columns(second).digest("CustomSet.node")


def encoder() -> Encoder:
    return Encoder(lambda record: 0, lambda source: source.text, has_merged_nodes=False)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, "1"),
        (1, True),
        (0, None),
        (1, 1.0),
        ("", ()),
        ((), {}),
        (("a", "b"), ("ab",)),
        ((("a",), "b"), ("a", ("b",))),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": "b"}, ("a", "b")),
        (frozenset({"a"}), ("a",)),
    ],
)
def test_different_values_have_different_digests(one: object, other: object) -> None:
    assert digest(encoder().encode(one)) != digest(encoder().encode(other))


OWN, OTHER = Source("own.yaml", "name: Red"), Source("other.yaml", "Rot")
KEY, RED, ROT = (
    Scalar(source, start, end, text, Style.PLAIN)
    for source, start, end, text in ((OWN, 0, 4, "name"), (OWN, 6, 9, "Red"), (OTHER, 0, 3, "Rot"))
)


def test_a_map_in_one_file_is_known_by_its_place() -> None:
    own = encoder()
    assert own.encode(MapNode(OWN, 0, 9, {"name": Entry(KEY, RED)})) == (0, 0, 9)
    assert own.sources == [("own.yaml", "name: Red")]


def test_a_value_from_another_file_is_known_by_that_file() -> None:
    own = encoder()
    own.encode(MapNode(OWN, 0, 9, {"name": Entry(KEY, ROT)}))
    assert own.sources == [("own.yaml", "name: Red"), ("other.yaml", "Rot")]


def test_where_maps_may_be_merged_values_are_known_by_place_and_text() -> None:
    merging = Encoder(lambda record: 0, lambda source: source.text, has_merged_nodes=True)
    assert merging.encode(RED) == (0, 6, 9, "Red", Style.PLAIN)


def test_equal_values_have_equal_digests_whatever_objects_they_are() -> None:
    text = "".join(["or", "ders"])
    assert digest(encoder().column([text, text])) == digest(encoder().column(["orders", "".join(["orde", "rs"])]))


def test_what_no_game_holds_is_refused() -> None:
    with pytest.raises(TypeError, match="a game holds no object"):
        encoder().encode(object())


def test_a_record_inside_a_value_is_refused(tmp_path: Path) -> None:
    card: Record = Card(id="a")
    with pytest.raises(TypeError, match="a Card is inside a value"):
        encoder().encode(replace(Quantity(1), expression=card))  # type: ignore[arg-type]


def test_the_cards_of_a_deck_as_a_path_finds_them_count_as_its_list(tmp_path: Path) -> None:
    game = small_game(tmp_path / "kit")
    (deck,) = game.decks
    columns = Columns(game)
    assert columns.of_values((look_up(deck, "cards"),)) == columns.of_values((deck.cards,))
