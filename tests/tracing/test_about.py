"""A task that is given a record depends on the fields of this record, not on those of all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.model.decks import Card
from pnp.model.game import Game
from pnp.model.names import Named
from pnp.tracing import Columns, Recorder, copy_of, traced
from pnp.tracing.columns import UNKNOWN
from tests.tracing.games import small_game


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def copy(tmp_path: Path, recorder: Recorder) -> Game:
    return traced(small_game(tmp_path), recorder)


def test_its_own_fields_are_noted_as_its_own(copy: Game, recorder: Recorder) -> None:
    storm, sally = copy.decks[0].cards
    with recorder.task(storm) as reads:
        assert storm.name == "Storm"
    assert reads == {"0:Card", "0:Card.name"}
    with recorder.task(storm) as reads:
        assert sally.name == "Sally"
    assert reads == {"0:Card", "Card.name"}


def test_after_the_task_it_is_a_record_like_others(copy: Game, recorder: Recorder) -> None:
    storm, sally = copy.decks[0].cards
    with recorder.task(storm):
        pass
    assert type(storm) is type(sally)
    with recorder.task() as reads:
        assert storm.name == "Storm"
    assert reads == {"Card.name"}


def test_several_records_are_told_apart_by_their_places(copy: Game, recorder: Recorder) -> None:
    storm, pikes = copy.decks[0].cards[0], copy.units["pikes"]
    with recorder.task(storm, pikes) as reads:
        assert (storm.name, pikes.name, pikes.title) == ("Storm", "Pikes", "Pikes")
    assert reads == {"0:Card", "0:Card.name", "1:Unit", "1:Unit.name"}


def test_where_it_stands_among_others_counts_if_the_others_are_seen(copy: Game, recorder: Recorder) -> None:
    deck = copy.decks[0]
    (storm, _) = deck.cards
    with recorder.task(storm) as reads:
        assert deck.cards.index(storm) == 0
    assert reads == {"0:Card", "0:Card.#", "Deck.cards"}


def test_two_records_of_one_class_may_be_one(copy: Game, recorder: Recorder) -> None:
    storm, _ = copy.decks[0].cards
    with recorder.task(storm, storm) as reads:
        pass
    assert reads == {"0:Card", "0:Card.#", "1:Card", "1:Card.#"}


def test_what_is_worked_out_for_all_is_not_about_it(copy: Game, recorder: Recorder) -> None:
    def names(game: Game) -> list[str]:
        return [card.name for deck in game.decks for card in deck.cards]

    storm = copy.decks[0].cards[0]
    with recorder.task(storm) as reads:
        assert copy.derived.get(copy, names) == ["Storm", "Sally"]
        assert storm.text == "Draw a card."
    assert reads == {"Game.decks", "Deck.cards", "Card.name", "0:Card", "0:Card.#", "0:Card.text"}


def test_a_task_about_another_record_may_lie_inside(copy: Game, recorder: Recorder) -> None:
    storm, sally = copy.decks[0].cards
    with recorder.task(storm) as outer:
        with recorder.task(sally) as inner:
            assert (storm.name, sally.name) == ("Storm", "Sally")
        assert storm.name == "Storm"
    assert inner == {"Card.name", "0:Card", "0:Card.name"}
    assert outer == {"0:Card", "0:Card.name"}


def test_a_twin_is_the_copy_of_a_record(tmp_path: Path, recorder: Recorder) -> None:
    game = small_game(tmp_path)
    copy = traced(game, recorder)
    assert copy_of(copy, game.decks[0].cards[1]) is copy.decks[0].cards[1]
    with pytest.raises(TypeError):
        copy_of(game, game.decks[0].cards[1])


def test_a_task_is_about_traced_records(tmp_path: Path, recorder: Recorder) -> None:
    card = small_game(tmp_path).decks[0].cards[0]
    with pytest.raises(TypeError), recorder.task(card):
        pass
    assert type(card) is Card


def same(one: Game, other: Game, path: str, columns: list[str]) -> list[bool]:
    """Whether columns about the record at a path are the same in two games."""
    first, second = (Columns(game).about(record_at(game, path)) for game in (one, other))
    return [first(column) == second(column) for column in columns]


def record_at(game: Game, path: str) -> Named:
    kind, number = path.split(".")
    return game.decks[0].cards[int(number)] if kind == "cards" else game.units[int(number)]


def test_another_card_may_change(tmp_path: Path) -> None:
    one, other = small_game(tmp_path / "a"), small_game(tmp_path / "b", ("At last.", "At long last."))
    assert same(one, other, "cards.0", ["0:Card.flavor", "0:Card.text", "0:Card"]) == [False, True, True]
    assert same(one, other, "cards.1", ["0:Card.flavor", "0:Card.text", "Card.flavor"]) == [True, True, False]


def test_its_place_among_the_others_is_a_column(tmp_path: Path) -> None:
    game = small_game(tmp_path)
    columns = Columns(game)
    first, second = (columns.about(card) for card in game.decks[0].cards)
    assert first("0:Card.#") != second("0:Card.#")
    assert first("0:Card") == second("0:Card")


def test_another_kind_of_record_is_another_one(tmp_path: Path) -> None:
    game = small_game(tmp_path)
    about = Columns(game).about(game.units[0])
    assert [about(column) for column in ("0:Card", "0:Card.name", "1:Unit.name", "0:Unit.colour", "x:Unit")] == [
        UNKNOWN
    ] * 5
    assert about("0:Unit") != UNKNOWN
