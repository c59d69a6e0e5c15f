"""A traced game is the game, and says what was read of it."""

from __future__ import annotations

import gc
import weakref
from dataclasses import fields, replace
from pathlib import Path

import pytest

from pnp.checks.run import check_game
from pnp.layout.templates.sandbox import FaceEnvironment
from pnp.model.decks import Card
from pnp.model.expressions import Expression
from pnp.model.game import SETS, Game, RecordSet
from pnp.model.lookup import Missing, look_up, names_in
from pnp.model.names import Named
from pnp.model.paths import Names, follow
from pnp.model.texts import RulesText
from pnp.model.walk import below, records, references
from pnp.nodes import model_class
from pnp.tracing import Recorder, traced
from tests.tracing.games import small_game


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def copy(tmp_path: Path, recorder: Recorder) -> Game:
    return traced(small_game(tmp_path), recorder)


def test_a_field_is_noted_once_under_the_class_that_has_it(copy: Game, recorder: Recorder) -> None:
    storm, sally = copy.decks[0].cards
    with recorder.task() as reads:
        assert (storm.flavor, sally.flavor, storm.flavor) == ("At last.", "", "At last.")
    assert reads == {"Card.flavor"}


def test_every_task_that_finds_a_card_by_its_id_notes_that_it_reads_ids(copy: Game, recorder: Recorder) -> None:
    storm = copy.decks[0].cards[0]
    for _ in range(2):
        with recorder.task() as reads, recorder.subject([storm]):
            assert follow(Names(copy), "decks.orders.storm.name") == "Storm"
        assert {"Game.decks", "Deck.id", "Deck.cards", "Card.id"} <= reads


def test_every_task_notes_what_it_reads_itself(copy: Game, recorder: Recorder) -> None:
    (deck,) = copy.decks
    for _ in range(2):
        with recorder.task() as reads:
            assert [card.name for card in deck.cards] == ["Storm", "Sally"]
        assert reads == {"Deck.cards", "Card.name"}


def test_nothing_is_noted_between_tasks(copy: Game, recorder: Recorder) -> None:
    with recorder.task() as reads:
        pass
    assert copy.decks[0].name == "Orders"
    assert reads == set()


def test_a_task_inside_a_task_hides_nothing_from_it(copy: Game, recorder: Recorder) -> None:
    unit = copy.units["pikes"]
    with recorder.task() as outer:
        assert unit.name == "Pikes"
        with recorder.task() as inner:
            assert (unit.name, unit.side) == ("Pikes", "red")
        assert unit.side == "red"
    assert inner == {"Unit.name", "Unit.side"}
    assert outer == {"Unit.name", "Unit.side"}


def test_what_is_read_of_a_subject_is_noted_apart_from_what_is_read_of_others(copy: Game, recorder: Recorder) -> None:
    storm, sally = copy.decks[0].cards
    with recorder.task() as reads:
        with recorder.subject([storm]) as own:
            assert (storm.name, sally.flavor) == ("Storm", "")
            with recorder.subject([sally]) as inner:
                assert (sally.name, storm.text) == ("Sally", storm.text)
            assert storm.copies
        # Behind it, its columns are as any others.
        assert storm.number is None or storm.number
    assert own == {"Card.name", "Card.copies"}
    assert inner == {"Card.name"}
    assert reads == {"Card.flavor", "Card.text", "Card.number"}


def test_a_task_inside_a_subject_reads_all_for_itself(copy: Game, recorder: Recorder) -> None:
    storm, _ = copy.decks[0].cards
    with recorder.task(), recorder.subject([storm]) as own:
        with recorder.task() as inner:
            assert storm.name == "Storm"
        assert storm.flavor
    assert inner == {"Card.name"}
    assert own == {"Card.flavor"}


def test_a_constant_of_a_class_of_records_is_no_column(copy: Game, recorder: Recorder) -> None:
    pikes = copy.units["pikes"]
    with recorder.task() as reads:
        assert pikes.OPEN is True
        assert isinstance(look_up(pikes, "OPEN"), Missing)
    assert "Unit.OPEN" not in reads


def test_a_task_that_fails_ends(copy: Game, recorder: Recorder) -> None:
    with pytest.raises(ZeroDivisionError), recorder.task():
        raise ZeroDivisionError
    assert not recorder.is_recording


def test_a_set_is_read_when_it_is_asked_something(copy: Game, recorder: Recorder) -> None:
    units = copy.units
    with recorder.task() as counted:
        assert len(units) == 2
    with recorder.task() as found:
        assert units.find("knights") is None
    with recorder.task() as handed_out:
        assert copy.units is units
    assert counted == {"Game.units"}
    assert found == {"Game.units", "Unit.id"}
    assert handed_out == set()


def test_what_a_property_needs_is_read(copy: Game, recorder: Recorder) -> None:
    (deck,) = copy.decks
    with recorder.task() as reads:
        assert (deck.total, deck.title) == (2, "Orders")
    assert reads == {"Deck.cards", "Card.copies", "Deck.name"}


def test_a_place_is_read_from_the_node(copy: Game, recorder: Recorder) -> None:
    unit = copy.units["pikes"]
    with recorder.task() as reads:
        assert str(unit.at("name")) == "k.yaml:4:21"
    assert reads == {"Unit.node@name"}
    with recorder.task() as reads:
        assert unit.at("colour.of.flag") == unit.span
    assert reads == {"Unit.node@colour", "Unit.node@"}
    with recorder.task() as reads:
        assert unit.node is not None
    assert reads == {"Unit.node"}


def test_the_place_of_a_list_is_read_without_what_is_in_it(copy: Game, recorder: Recorder) -> None:
    with recorder.task() as reads:
        assert copy.decks["orders"].at("cards").line == 12
        assert str(copy.decks["orders"].at_key("cards")) == "k.yaml:11:3"
    assert reads == {"Game.decks", "Deck.id", "Deck.node#cards"}
    with recorder.task() as reads:
        assert copy.decks[0].at_key("sleeves") == copy.decks[0].span
    assert reads == {"Deck.node#sleeves", "Deck.node@"} | {"Game.decks"}


def test_books_are_read_through_their_sources(copy: Game, recorder: Recorder) -> None:
    with recorder.task() as reads:
        assert [source.file for text in copy.texts for source in text.sources] == ["rules.md"]
    assert reads == {"Game.texts", "RulesText.sources"}


def test_what_is_one_record_stays_one(copy: Game) -> None:
    storm, sally = copy.decks[0].cards
    (shared,) = copy.decks[0].codes["kind"]["a"].effects
    assert storm.effects[0] is shared
    assert any(effect is shared for effect in sally.effects)
    assert storm.fields["unit"] is copy.units["pikes"]


def test_the_copy_has_the_values_of_the_game(tmp_path: Path, recorder: Recorder) -> None:
    game = small_game(tmp_path)
    copy = traced(game, recorder)
    pairs = list(zip(records(game), records(copy), strict=True))
    # The kit with its source and settings, a stat, 2 sides, 2 units, the deck with 3 fields, a code and 2 cards,
    # an effect of the code and one of a card, a text.
    assert len(pairs) == 18
    for record, copied in pairs:
        assert copied is not record
        assert (type(copied).__name__, model_class(copied)) == (type(record).__name__, type(record))
        for one in fields(record):
            value, other = getattr(record, one.name), getattr(copied, one.name)
            assert repr(value) == repr(other), one.name


def test_the_game_itself_is_as_it_was(tmp_path: Path, recorder: Recorder) -> None:
    game = small_game(tmp_path)
    before = {name: getattr(game, name) for name in SETS}
    traced(game, recorder)
    assert all(getattr(game, name) is some for name, some in before.items())
    assert type(game.decks[0].cards[0]) is Card
    assert game.decks[0].cards[0].fields["unit"] is game.units["pikes"]


def test_records_can_be_told_apart_and_changed_as_ever(copy: Game) -> None:
    card = copy.decks[0].cards[0]
    assert isinstance(card, Card)
    assert isinstance(card, Named)
    assert isinstance(copy.decks, RecordSet)
    assert isinstance(copy, Game)
    assert replace(card, name="Tempest").name == "Tempest"
    assert card.name == "Storm"
    with pytest.raises(AttributeError):
        card.name = "Tempest"  # type: ignore[misc]


def test_a_walk_sees_the_same(copy: Game, recorder: Recorder) -> None:
    deck = copy.decks["orders"]
    with recorder.task() as reads:
        assert [type(one).__name__ for one in below(deck)].count("Card") == 2
    assert {"Deck.cards", "Deck.codes", "Card.effects", "Code.effects"} <= reads
    assert "Card.fields" not in reads
    (side,) = [one for one in references(copy.units["pikes"]) if one.path == "side"]
    assert (side.id, side.sets) == ("red", ("sides",))


def test_a_path_is_read_step_by_step(copy: Game, recorder: Recorder) -> None:
    with recorder.task() as reads:
        assert follow(Names(copy), "units.pikes.stats.move") == 2
    assert reads == {"Game.units", "Unit.id", "Unit.fields", "Unit.declares", "Unit.stats"}


def test_looking_up_finds_what_it_finds_in_the_game(copy: Game, recorder: Recorder) -> None:
    card = copy.decks["orders"].cards[0]
    with recorder.task() as reads:
        assert look_up(card, "price") == 2
        assert look_up(card, "name") == "Storm"
        assert isinstance(look_up(card, "node"), Missing)
        assert isinstance(look_up(card, "span_of"), Missing)
    assert reads == {"Card.fields", "Card.declares", "Card.name"}


def test_names_for_suggestions_are_those_of_the_game(tmp_path: Path, recorder: Recorder) -> None:
    game = small_game(tmp_path)
    card, copied = game.decks[0].cards[0], traced(game, recorder).decks[0].cards[0]
    assert names_in(copied) == names_in(card)


def test_an_expression_notes_what_it_counts(copy: Game, recorder: Recorder) -> None:
    with recorder.task() as reads:
        assert Expression("sum(card.copies for card in decks.orders.cards)").value(Names(copy)) == 2
    assert {"Game.decks", "Deck.id", "Deck.cards", "Card.copies"} <= reads
    assert "Card.text" not in reads


def test_a_template_notes_what_it_prints(copy: Game, recorder: Recorder) -> None:
    card = copy.decks["orders"].cards[0]
    environment = FaceEnvironment({"units": copy.units})
    template = environment.from_string(
        "{{ card.name }} {{ card.unit.name }} {% for u in units %}{{ u.id }} {% endfor %}"
    )
    with recorder.task() as reads:
        assert template.render(card=card).split() == ["Storm", "Pikes", "pikes", "riders"]
    assert {"Card.name", "Card.fields", "Unit.name", "Unit.id", "Game.units"} <= reads
    assert not reads & {"Card.text", "Card.flavor", "Card.node", "Unit.stats"}


def test_a_result_counts_its_reads_for_everybody_who_uses_it(copy: Game, recorder: Recorder) -> None:
    calls = []

    def titles(game: Game) -> tuple[str, ...]:
        calls.append(game)
        return tuple(text.title for text in game.texts)

    def initials(game: Game) -> str:
        return "".join(title[0] for title in game.derived.get(game, titles)) + game.kit.title[0]

    for _ in range(2):
        with recorder.task() as reads:
            assert copy.derived.get(copy, initials) == "RE"
        assert reads == {"Game.texts", "RulesText.name", "Game.kit", "Kit.title"}
    assert calls == [copy]


def test_a_changed_game_has_no_results_of_the_old_one(tmp_path: Path) -> None:
    game = small_game(tmp_path)
    assert game.derived.get(game, lambda one: one.kit.title) == "Example"

    def books(one: Game) -> int:
        return len(one.texts)

    assert game.derived.get(game, books) == 1
    other = replace(game, texts=RecordSet[RulesText]())
    assert other.derived.get(other, books) == 0


@pytest.mark.usefixtures("own_garbage")
def test_nothing_keeps_a_traced_game_alive(tmp_path: Path) -> None:
    recorder = Recorder()
    copy = traced(small_game(tmp_path), recorder)
    with recorder.task():
        check_game(copy)
    cls = weakref.ref(type(copy.decks[0]))
    del copy, recorder
    gc.collect()
    assert cls() is None


def test_a_copy_is_made_between_tasks(tmp_path: Path, recorder: Recorder) -> None:
    game = small_game(tmp_path)
    with recorder.task(), pytest.raises(RuntimeError):
        traced(game, recorder)


def test_one_recorder_serves_several_games(tmp_path: Path, recorder: Recorder) -> None:
    first = traced(small_game(tmp_path / "a"), recorder)
    second = traced(small_game(tmp_path / "b", ("Pikes", "Spears")), recorder)
    with recorder.task() as reads:
        assert (first.units[0].name, second.units[0].name) == ("Pikes", "Spears")
    assert reads == {"Game.units", "Unit.name"}
    assert type(first.units[0]) is type(second.units[0])
