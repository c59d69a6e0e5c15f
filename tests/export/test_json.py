"""A game as JSON: its records, and what follows from them."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from pnp.export.json import json_artifact, odds
from pnp.load.kit import load_kit
from pnp.model.game import SETS
from tests.docs.example_kit import write_example_kit


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    kit: Path = write_example_kit(tmp_path_factory.mktemp("json"))
    game = load_kit(kit, "lanterns-of-orsa").game
    assert game is not None
    artifact = json_artifact("reference/x.json", game, {"counters": {"wardens-pikes": 4, "tide-cog": 2}})
    assert isinstance(artifact.data, bytes)
    found: dict[str, Any] = json.loads(artifact.data)
    return found


def record(data: dict[str, Any], name: str, id: str) -> Any:
    return next(one for one in data[name] if one["id"] == id)


def test_it_says_what_it_is_and_holds_every_set(data: dict[str, Any]) -> None:
    assert (data["format"], data["version"], data["kit"]["title"]) == ("pnp-reference", 1, "Lanterns of Orsa")
    assert list(data) == ["format", "version", "kit", *SETS, "first_player", "pieces"]


def test_every_key_is_documented(data: dict[str, Any]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "exports.md").read_text(encoding="utf-8")
    section = page.partition("## JSON")[2].partition("A record has")[0]
    assert [name for name in data if f"`{name}`" not in section] == []


def test_records_keep_the_keys_that_kits_use(data: dict[str, Any]) -> None:
    cog = record(data, "units", "cog")
    assert (cog["stats"], cog["carries"]) == (
        {"move": 4, "hits": 3, "range": 2},
        {"count": 2, "classes": ["land"], "units": []},
    )
    discard = record(data, "boards", "store")["mat"]["areas"][1]
    assert discard["at"] == [{"mm": 43.0}, {"mm": 8.0}]
    assert record(data, "components", "counters")["with"] == {}


def test_texts_tell_numbers(data: dict[str, Any]) -> None:
    """The tide has 4 cogs and 6 pikes; nobody has to know how the rules take that from the armies."""
    (markdown,) = record(data, "texts", "rules")["markdown"]
    assert "{{" not in json.dumps(data)
    assert f"{record(data, 'armies', 'tide')['total']}. A [cog](#unit-cog) carries 2 land units." in markdown


def test_codes_are_spelled_out_and_records_are_named_by_id(data: dict[str, Any]) -> None:
    sortie = record(data, "decks", "orders")["cards"][0]
    assert sortie["fields"]["type"] == {"code": "A", "name": "Attack"}
    maro = record(data, "sets", "keepers")["records"][0]
    assert (maro["fields"]["guards"], maro["fields"]["friends"]) == ("pikes", ["Ilse", "Bo"])


def test_totals_and_quantities_are_computed(data: dict[str, Any]) -> None:
    # 4 + 4 + 2 + 4 order cards; 4 pikes and 2 bow companies; 11 damage markers, as worked out in test_format.
    assert record(data, "decks", "orders")["total"] == 14
    assert record(data, "armies", "wardens")["total"] == 6
    assert record(data, "markers", "damage")["supply"] == {
        "number": 11,
        "expression": "sum(u.count * (u.unit.stats.hits - 1) for u in musters)",
    }
    assert data["pieces"]["counters"] == {"total": 6, "copies": {"wardens-pikes": 4, "tide-cog": 2}}


def test_rows_and_rolls_have_odds(data: dict[str, Any]) -> None:
    rows = record(data, "tables", "weather")["rows"]
    assert [(row["results"], row["odds"]["fraction"]) for row in rows] == [
        ([1, 2, 3], "1/2"),
        ([4, 5], "1/3"),
        ([6], "1/6"),
    ]
    # 7+ on D10 is four of ten; +1 and −1 may hold, or both.
    assert record(data, "rolls", "attack")["odds"] == [
        {"modifier": -1, "fraction": "3/10", "percent": 30.0},
        {"modifier": 0, "fraction": "2/5", "percent": 40.0},
        {"modifier": 1, "fraction": "1/2", "percent": 50.0},
    ]


def test_effects_have_words_and_examples_a_result(data: dict[str, Any]) -> None:
    (effect,) = record(data, "terrain", "wood")["effects"]
    assert (effect["by"], effect["words"]) == (-1, "Move \u22121 for land unit (at least 1)")
    assert record(data, "examples", "points-at-dawn")["result"] == 7


def test_rules_are_there_as_they_were_written(data: dict[str, Any]) -> None:
    assert record(data, "texts", "rules")["markdown"][0].startswith("# Lanterns of Orsa\n")


def test_odds_are_a_fraction_and_a_percentage() -> None:
    assert odds(Fraction(1, 6)) == {"fraction": "1/6", "percent": 16.67}


def test_records_say_what_people_call_them_and_not_how_they_are_checked(data: dict[str, Any]) -> None:
    cog = record(data, "units", "cog")
    assert (cog["name"], cog["title"]) == ("Cog", "Cog")
    assert record(data, "texts", "rules")["title"]
    for one in (cog, data["kit"], record(data, "texts", "rules")):
        assert not {"node", "extra", "waive", "checks", "sources", "declares"} & set(one)


def test_dice_and_results_are_told_in_numbers(data: dict[str, Any]) -> None:
    weather = record(data, "tables", "weather")
    assert weather["die"] == {"written": "D6", "count": 1, "sides": 6, "add": 0, "low": 1, "high": 6}
    calm, breeze, gale = weather["rows"]
    assert calm["on"] == {"written": "1-3", "ranges": [[1, 3]]}
    assert [row["results"] for row in (calm, breeze, gale)] == [[1, 2, 3], [4, 5], [6]]
