"""References in other forms, modifiers, names and aliases that two things share."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from tests.checks.cases import found, game_of

BASE = "sides: [{id: n}]\nunits: [{id: mine-field, name: Mine Field, abbr: MF, aliases: [Barrage]}, {id: cog}]\n"


@pytest.mark.parametrize(
    ("written", "form"),
    [
        ("Mine Field", True),
        ("mine-fields", True),
        ("minefield", True),
        ("MF", True),
        ("barrages", True),
        ("mine-feild", False),
        ("cogs", True),
        ("fields", False),
    ],
)
def test_a_reference_in_another_form_is_not_reported_twice(tmp_path: Path, written: str, form: bool) -> None:
    text = f"{BASE}armies: [{{id: a, side: n, units: {{{written}: 2}}}}]\n"
    meant = "cog" if written == "cogs" else "mine-field"
    assert found(tmp_path, "N104", text) == (
        [f"3:35 {written!r} is not an id; the units have {meant!r}"] if form else []
    )
    assert found(tmp_path, "N101", text) == ([] if form else [f"3:35 there is no {written!r} among the units"])


def test_a_form_of_two_records_is_none(tmp_path: Path) -> None:
    text = "sides: [{id: n, name: Red}, {id: s, name: red}]\nunits: [{id: u, side: RED}]\n"
    assert found(tmp_path, "N104", text) == []
    assert found(tmp_path, "N101", text) == ["2:23 there is no 'RED' among the sides"]


def test_the_edit_writes_the_id(tmp_path: Path) -> None:
    text = f"{BASE}armies: [{{id: a, side: N, units: {{Cogs: 2}}}}]\n"
    check = next(one for one in GAME_CHECKS if one.code == "N104")
    edits = [edit for finding in check.findings(GameContext(game_of(tmp_path, text))) for edit in finding.edits]
    assert [(edit.span.column, edit.span.end_column, edit.text) for edit in edits] == [(24, 25, "n"), (35, 39, "cog")]


ROLL = """
terrain: [{id: wood}]
decks: [{id: tactics, cards: [{id: fire-arrows}]}]
sets: [{id: city-states, records: [{id: lucca}]}]
tables: [{id: t, die: D2, rows: [{on: 1, id: low}, {on: 2}], modifiers: [{id: own, by: 1}]}]
rolls:
  - id: r
    die: D2
    table: t
    modifiers: [{id: a, by: 1, MORE}, {id: b, by: 2}]
"""


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("excludes: [b]", None),
        ("excludes: [own]", None),
        ("excludes: [B]", "9:43 'r' has no modifier 'B'"),
        ("source: wood", None),
        ("source: terrain.wood", None),
        ("source: tactics.fire_arrows", None),
        ("source: city_states.lucca", None),
        ("source: tables.t.rows.low", None),
        ("source: terrain.wodo", "9:40 nothing is called 'wodo' that a modifier could come from"),
        ("source: tacticts.fire-arrows", "9:40 nothing is called 'tacticts' that a modifier could come from"),
    ],
)
def test_modifiers(tmp_path: Path, more: str, message: str | None) -> None:
    assert found(tmp_path, "N105", ROLL.replace("MORE", more)) == ([message] if message else [])


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("units: [{id: a, name: Guard}, {id: b, name: guard}]", ["1:45 two units are called 'guard': 'a' and 'b'"]),
        ("sides: [{id: n}, {id: s}]\nunits: [{id: a, name: Guard, side: n}, {id: b, name: Guard, side: s}]", []),
        (
            (
                "sides: [{id: n}, {id: s}]\nunits: [{id: a, name: Guard}, {id: b, name: Guard}]\n"
                "armies: [{id: x, side: n, units: {a: 1}}, {id: y, side: s, units: {b: 1}}]"
            ),
            [],
        ),
        ("markers: [{id: a, name: Coin, value: 1}, {id: b, name: Coin, value: 5}]", []),
        ("markers: [{id: a, name: Coin}, {id: b, name: Coin}]", ["1:46 two markers are called 'Coin': 'a' and 'b'"]),
        ("phases: [{id: a, name: Move}, {id: b, name: Move}]", []),
        (
            (
                "stats: [{id: hits}]\n"
                "units: [{id: a, name: Foot, stats: {hits: 2}}, {id: b, name: Foot, stats: {hits: 3}}]"
            ),
            [],
        ),
        ("markers: [{id: a, name: Coin, color: ink}, {id: b, name: Coin, color: paper}]", []),
        (
            (
                "decks: [{id: a, name: Orders, cards: [{id: x, name: Go}]},"
                " {id: b, name: Orders, cards: [{id: y, name: Go}]}]"
            ),
            [],
        ),
        (
            "decks: [{id: a, name: Orders, cards: [{id: x, name: Go}]}, {id: b, name: Orders}]",
            ["1:74 two decks are called 'Orders': 'a' and 'b'"],
        ),
        ("rolls: [{id: a, name: Game, die: D6, target: 1-2}, {id: b, name: Game, die: D6, target: 6}]", []),
        (
            "rolls: [{id: a, name: Game, die: D6, target: 6}, {id: b, name: Game, die: D6, target: 6+}]",
            ["1:64 two rolls are called 'Game': 'a' and 'b'"],
        ),
        ("units: [{id: a, name: Guard}, {id: a, name: Guard}]", []),  # N111 speaks of it.
        ("units: [{id: a, name: Guard}]\nclasses: [{id: b, name: Guard}]", []),
    ],
)
def test_names(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert found(tmp_path, "N106", text + "\n") == messages


def decks(first: str, second: str) -> str:
    """A kit with two decks of one card each."""
    both = f"  - {{id: d, cards: [{{{first}}}]}}\n  - {{id: e, cards: [{{{second}}}]}}\n"
    return f"sides: [{{id: n}}, {{id: s}}]\ndecks:\n{both}"


@pytest.mark.parametrize(
    ("first", "second", "messages"),
    [
        ("id: a, name: Fog, text: One", "id: b, name: fog, text: Two", ["4:35 'fog' names a different card in 'd'"]),
        ("id: a, name: Fog, text: One two", "id: b, name: Fog, text: One  two", []),
        ("id: a, name: Fog, text: One, side: n", "id: b, name: Fog, text: Two, side: s", []),
        ("id: a, name: Fog, text: One", "id: b, name: Fog", []),
        ("id: a, name: Fog, text: One", "id: b, name: Mist, text: Two", []),
    ],
)
def test_two_decks(tmp_path: Path, first: str, second: str, messages: list[str]) -> None:
    assert found(tmp_path, "N114", decks(first, second)) == messages


def test_decks_that_one_player_has_alone_may_have_cards_of_one_name(tmp_path: Path) -> None:
    text = decks("id: a, name: Fog, text: One", "id: b, name: Fog, text: Two")
    assert len(found(tmp_path, "N114", text)) == 1
    assert found(tmp_path, "N114", text.replace("{id: e,", "{id: e, shared: false,")) == []


def test_cards_of_one_deck_may_share_a_name(tmp_path: Path) -> None:
    text = "decks: [{id: d, cards: [{id: a, name: Fog, text: One}, {id: b, name: Fog, text: Two}]}]\n"
    assert found(tmp_path, "N114", text) == []


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (
            "units: [{id: a, name: Guns, aliases: [Cannon]}]\nclasses: [{id: b, name: Horse, plural: cannon}]",
            ["1:39 'Cannon', an alias of 'a', is also the name of the unit class 'b'"],
        ),
        (
            "units: [{id: a, name: Guns, aliases: [Big one]}, {id: b, name: Tower, aliases: [big one]}]",
            [
                "1:39 'Big one', an alias of 'a', is also the name of the unit 'b'",
                "1:81 'big one', an alias of 'b', is also the name of the unit 'a'",
            ],
        ),
        ("units: [{id: a, name: Guns, aliases: [Guns]}]", []),
        ("units: [{id: a, name: Fort, aliases: [forts]}]\nclasses: [{id: b, name: fort, plural: forts}]", []),
        (
            (
                "statuses: [{id: a, name: Out of order, aliases: [Disorder]}]\n"
                "markers: [{id: b, name: Disorder, status: a}]"
            ),
            [],
        ),
        ("units: [{id: a, name: Guns, aliases: [March]}]\nphases: [{id: b, name: March}]", []),
    ],
)
def test_aliases(tmp_path: Path, text: str, messages: list[str]) -> None:
    assert found(tmp_path, "N115", text + "\n") == messages


def test_an_empty_alias_is_nobody_elses_name(tmp_path: Path) -> None:
    text = "units: [{id: a, name: A, aliases: ['']}]\nglossary: [{id: t, term: '', text: x, aliases: ['', ' ']}]\n"
    assert found(tmp_path, "N115", text) == []
