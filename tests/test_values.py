"""Classes of values behave as dataclasses do."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, field, fields, replace

import pytest

from pnp.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card of a deck."""

    number: int
    name: str = "Fog"
    tags: list[str] = field(default_factory=list, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """What every record has."""

    id: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Unit(Base):
    """A record with one value more."""

    hits: int = 1


@dataclass(slots=True)
class Pile:
    """A value that changes."""

    cards: int
    top: int = field(init=False)

    def __post_init__(self) -> None:
        self.top = self.cards


def test_values_are_given_by_position_by_name_or_by_default() -> None:
    assert (Card(1).number, Card(1).name, Card(1).tags) == (1, "Fog", [])
    assert Card(2, name="Gale").name == "Gale"
    assert Unit(id="pikes").hits == 1


def test_a_list_by_default_belongs_to_one_value_only() -> None:
    first, second = Card(1), Card(1)
    first.tags.append("weather")
    assert second.tags == []


@pytest.mark.parametrize("wrong", [lambda: Card(), lambda: Card(1, "a", [], 4), lambda: Unit("pikes")])  # type: ignore[call-arg]
def test_a_value_that_is_missing_or_too_many_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        wrong()  # type: ignore[operator]


def test_equal_fields_make_equal_values_with_one_hash() -> None:
    assert Card(1, "Fog", ["a"]) == Card(1, "Fog", ["b"])
    assert hash(Card(1, "Fog", ["a"])) == hash(Card(1, "Fog", ["b"]))
    assert Card(1) != Card(2)
    assert Card(1) != Card(1, "Gale")


def test_values_without_comparison_of_their_own_take_that_of_their_base() -> None:
    assert Unit(id="pikes") == Unit(id="pikes", hits=2)


def test_a_frozen_value_cannot_be_changed() -> None:
    card = Card(1)
    with pytest.raises(FrozenInstanceError):
        card.number = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del card.number
    assert card.number == 1


def test_a_value_that_is_not_frozen_changes_and_cannot_be_hashed() -> None:
    pile = Pile(3)
    pile.cards = 2
    assert (pile.cards, pile.top) == (2, 3)
    with pytest.raises(TypeError):
        hash(pile)


def test_values_are_sorted_by_their_fields_in_order() -> None:
    assert sorted([Card(2, "A"), Card(1, "B"), Card(1, "A")]) == [Card(1, "A"), Card(1, "B"), Card(2, "A")]


def test_values_are_shown_with_the_names_of_their_fields() -> None:
    assert repr(Card(1)) == "Card(number=1, name='Fog')"


def test_the_tools_of_dataclasses_work_on_them() -> None:
    assert replace(Card(1), number=7) == Card(7)
    assert [one.name for one in fields(Unit)] == ["id", "hits"]
    assert asdict(Unit(id="pikes")) == {"id": "pikes", "hits": 1}
    assert Card.__match_args__ == ("number", "name", "tags")


def test_values_survive_copying_and_another_process() -> None:
    assert copy.copy(Card(1)) == Card(1)
    assert pickle.loads(pickle.dumps(Card(1, "Gale", ["wind"]))).tags == ["wind"]
