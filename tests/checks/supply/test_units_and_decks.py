"""Counters of units that are promoted, captured, spare; decks that are not printed or too small."""

from pathlib import Path

import pytest

from tests.checks.cases import everything
from tests.checks.lines import by_line, said

KIT = """
sides: [{id: n}, {id: s}]
units: [{id: pikes%s}, {id: knights}]
armies: [{id: a, side: n, units: {pikes: 4}%s}]
components: [{id: c, kind: counter, of: %s, layout: x}]
"""
KNIGHTS = "unit 'knights' comes into play, but it has no counter"


@pytest.mark.parametrize(
    ("promotes", "spare", "of", "more", "messages"),
    [
        (", promotes: [knights]", "", "armies", "", [KNIGHTS]),
        (", promotes: [knights]", ", spare: {knights: 2}", "armies", "", []),
        (", promotes: [knights]", "", "units", "", []),
        ("", "", "armies", "", []),
        ("", "", "armies", "phases: [{id: p, effects: [{do: gain, what: knights}]}]\n", [KNIGHTS]),
        (
            "",
            "",
            "armies",
            (
                "boards: [{id: b, grid: {columns: 2, rows: 1, cell: 9 mm}}]\n"
                "setup: [{id: t, text: Put., place: [{unit: knights, cells: A1}]}]\n"
            ),
            [KNIGHTS],
        ),
        # Nothing of units is printed: another kind of game.
        (", promotes: [knights]", "", "sides", "", []),
        (", promotes: [knights]", "", "units.knights", "", ["unit 'pikes' comes into play, but it has no counter"]),
    ],
)
def test_units_have_counters(
    tmp_path: Path, promotes: str, spare: str, of: str, more: str, messages: list[str]
) -> None:
    assert said(tmp_path, "S105", KIT % (promotes, spare, of) + more) == messages


DECKS = """
decks: [{id: d, cards: [{id: x, copies: 20}]}, {id: e, cards: [{id: y, copies: 20}]}]
components: [%s]
setup: [{id: s, text: Deal., deal: {deck: d, count: 2}}]
texts: [{id: t, files: []}]
"""


@pytest.mark.parametrize(
    ("components", "messages"),
    [
        ("{id: c, kind: card, of: decks, layout: x}", []),
        ("{id: c, kind: card, of: decks.d, layout: x}", ["nothing prints the deck 'e'"]),
        (
            "{id: c, kind: card, of: decks.e, layout: x}",
            ["cards of 'd' are dealt or drawn, but the deck is not printed"],
        ),
        ("{id: c, kind: card, of: decks, layout: x, where: deck.id == 'd'}", ["nothing prints the deck 'e'"]),
        (
            "{id: c, kind: card, of: decks, layout: x, where: card.id == 'y'}",
            ["cards of 'd' are dealt or drawn, but the deck is not printed"],
        ),
        ("{id: c, kind: card, layout: x}", []),
        ("{id: c, kind: book, book: t}", []),
        ("", []),
    ],
)
def test_decks_are_printed(tmp_path: Path, components: str, messages: list[str]) -> None:
    assert said(tmp_path, "S106", DECKS % components) == messages


GOODS = """
decks:
  - id: d
    fields: {kind: text}
    cards:
      - {id: rum, name: Rum, kind: good, copies: 4}
      - {id: gunner, name: Gunner, kind: crew, copies: 2}
      - {id: cook, name: Cook, kind: crew}
      - {id: storm, name: Storm, kind: event%s}
sets:
  - id: hexes
    one: hex
    fields: {wet: flag}
    records: [{id: sea, wet: true}, {id: hill}, {id: bay, wet: true, copies: 2}]
components: [%s]
"""
# A box, which is made of no records, is no reason to leave cards out.
BOX = ", {id: box, kind: card, layout: x}"
OF_D = "{id: %s, kind: card, of: decks.d, layout: x%s}"


@pytest.mark.parametrize(
    ("copies", "components", "messages"),
    [
        (
            "",
            OF_D % ("a", ", where: card.kind == 'good'") + ", " + OF_D % ("b", ", where: card.kind == 'event'") + BOX,
            ["2 cards of 'd' (3 with copies) are printed by no component: 'Gunner', 'Cook'"],
        ),
        (
            "",
            (
                "{id: a, kind: card, parts: ["
                "{id: b, of: decks.d, where: card.kind == 'good', layout: x}, "
                "{id: c, of: decks.d, where: card.kind == 'crew', layout: x}]}"
            ),
            ["1 card of 'd' is printed by no component: 'Storm'"],
        ),
        # Not to be printed at all.
        (", copies: 0", OF_D % ("a", ", where: card.kind != 'event'"), []),
        ("", OF_D % ("a", ", where: card.kind == 'good'") + ", " + OF_D % ("b", ", where: card.kind != 'good'"), []),
        ("", OF_D % ("a", ", where: card.kind == 'good'") + ", " + OF_D % ("b", ""), []),
        # No copies of some, by an expression.
        (
            "",
            OF_D % ("a", ", copies: = 0 if card.kind == 'good' else 1"),
            ["1 card of 'd' (4 with copies) is printed by no component: 'Rum'"],
        ),
        # What a condition asks of another set cannot be told here.
        (
            "",
            OF_D.replace("decks.d", "[decks.d, hexes]") % ("a", ", where: hex.wet and card.kind == 'good'"),
            ["1 record of 'hexes' is printed by no component: 'Hill'"],
        ),
        (
            "",
            OF_D % ("a", "") + ", {id: h, kind: tile, of: hexes, where: hex.wet, layout: x}",
            ["1 record of 'hexes' is printed by no component: 'Hill'"],
        ),
        (
            "",
            OF_D % ("a", "") + ", {id: h, kind: tile, of: hexes, where: hex.wet, layout: x}"
            ", {id: i, kind: tile, of: hexes.hill, layout: x}",
            [],
        ),
        # No component prints a set: it is there for the rules.
        ("", OF_D % ("a", ""), []),
    ],
)
def test_no_card_is_left_out(tmp_path: Path, copies: str, components: str, messages: list[str]) -> None:
    assert said(tmp_path, "S106", GOODS % (copies, components)) == messages


def test_a_deck_says_that_cards_are_left_out_on_purpose(tmp_path: Path) -> None:
    text = GOODS % ("", OF_D % ("a", ", where: card.kind == 'good'"))
    waive = "  - id: d\n    waive: [{code: S106, reason: the others are in the next box}]"
    assert "S106" in [line.split(" ")[0] for line in everything(tmp_path, text)]
    assert not {"S106", "K301"} & {
        line.split(" ")[0] for line in everything(tmp_path, text.replace("  - id: d", waive))
    }


@pytest.mark.parametrize(
    ("deck", "setup", "messages"),
    [
        ("", "{id: s, deal: {deck: d, count: 5}}", []),
        (
            "",
            "{id: s, deal: {deck: d, count: 6}}",
            ["12 cards of 'd' are dealt (2 players × 6 = 12), but the deck has only 10"],
        ),
        ("per_player: true, ", "{id: s, deal: {deck: d, count: 6}}", []),
        # Each side has a deck of its own.
        ("shared: false, ", "{id: s, deal: {deck: d, count: 6}}", []),
        (
            "",
            "{id: s, deal: {deck: d, count: 4}}, {id: t, deal: {deck: d, count: 2}}",
            ["12 cards of 'd' are dealt (2 players × 4 + 2 players × 2 = 12), but the deck has only 10"],
        ),
        ("", "{id: s, deal: {deck: d, count: 4}}, {id: t, side: n, deal: {deck: d, count: 2}}", []),
        (
            "",
            "{id: s, deal: {deck: d, count: 4}}, {id: t, side: n, deal: {deck: d, count: 3}}",
            ["11 cards of 'd' are dealt (2 players × 4 + 1 player × 3 = 11), but the deck has only 10"],
        ),
        ("", "{id: s, deal: {deck: d, count: = decks.d.total // 2}}", []),
        ("", "{id: s, deal: {deck: d, count: = nothing.there}}", []),
    ],
)
def test_deals(tmp_path: Path, deck: str, setup: str, messages: list[str]) -> None:
    text = f"sides: [{{id: n}}]\ndecks: [{{id: d, {deck}cards: [{{id: x, copies: 10}}]}}]\nsetup: [{setup}]\n"
    assert said(tmp_path, "S110", text) == messages


@pytest.mark.parametrize(
    ("words", "messages"),
    [
        (
            "Each team receives three jokers.",
            ["12 cards of 'd' are dealt (2 teams × 6 = 12), but the deck has only 10"],
        ),
        (
            "Form three teams. Each team gets its jokers.",
            ["18 cards of 'd' are dealt (3 teams × 6 = 18), but the deck has only 10"],
        ),
        (
            "Each player of each team gets jokers.",
            ["24 cards of 'd' are dealt (4 players × 6 = 24), but the deck has only 10"],
        ),
    ],
)
def test_deals_to_teams(tmp_path: Path, words: str, messages: list[str]) -> None:
    deal = f"setup: [{{id: s, text: {words!r}, deal: {{deck: d, count: 6}}}}]\n"
    text = f"decks: [{{id: d, cards: [{{id: x, copies: 10}}]}}]\n{deal}"
    head = "kit: k\ntitle: K\nplayers: 4\nlicence: CC0-1.0\nstatus: draft\n"
    assert said(tmp_path, "S110", text, kit_yaml=head) == messages


@pytest.mark.parametrize(
    ("deck", "deal", "draw", "messages"),
    [
        ("", "3", "2", []),
        ("", "4", "2", ["12 cards of 'd' are taken in the first round (8 + 2 × 2 = 12), but there are only 10"]),
        ("", "4", "1", []),
        ("", "5", "1", []),
        ("", "6", "1", []),
        ("exhausted: Shuffle the discards., ", "4", "2", []),
        ("per_player: true, ", "4", "2", []),
    ],
)
def test_the_first_round(tmp_path: Path, deck: str, deal: str, draw: str, messages: list[str]) -> None:
    text = (
        f"decks: [{{id: d, {deck}cards: [{{id: x, copies: 10}}]}}]\n"
        f"setup: [{{id: s, deal: {{deck: d, count: {deal}}}}}]\n"
        f"phases: [{{id: p, draw: {{deck: d, count: {draw}}}}}]\n"
    )
    assert said(tmp_path, "S111", text) == messages


def test_a_phase_of_one_side_draws_once(tmp_path: Path) -> None:
    text = (
        "sides: [{id: n}]\ndecks: [{id: d, cards: [{id: x, copies: 10}]}]\n"
        "phases: [{id: p, side: n, draw: {deck: d, count: 6}}, {id: q, draw: {deck: d, count: %s}}]\n"
    )
    assert said(tmp_path, "S111", text % "2") == []
    assert said(tmp_path, "S111", text % "3") == [
        "12 cards of 'd' are taken in the first round (1 × 6 + 2 × 3 = 12), but there are only 10"
    ]


@pytest.mark.parametrize(
    ("spare", "more", "messages"),
    [
        ("pikes: 2", "", ["'a' has 6 of 'pikes', 4 in its units and 2 spare, but at most 4 come into play"]),
        ("pikes: 0", "", []),
        ("pikes: 2", "options: [{id: o, adds: {units: {a: {pikes: 2}}}}]\n", []),
        (
            "pikes: 2",
            "options: [{id: o, adds: {units: {a: {pikes: 1}}}}]\n",
            [
                (
                    "'a' has 6 of 'pikes', 4 in its units and 2 spare, but at most 5 come into play "
                    "(4 + 1 with option 'o' = 5)"
                )
            ],
        ),
        ("pikes: 2", "phases: [{id: p, effects: [{do: restore, what: unit}]}]\n", []),
        ("pikes: 2", "phases: [{id: p, effects: [{manual: Somebody comes.}]}]\n", []),
        ("knights: 2", "", ["'a' has 2 of 'knights', 0 in its units and 2 spare, but at most 0 come into play"]),
        (
            "pikes: 2",
            "sets: [{id: arrivals, fields: {who: {type: units}}, records: [{id: later, who: pikes}]}]\n",
            [],
        ),
    ],
)
def test_spare_counters_come_into_play(tmp_path: Path, spare: str, more: str, messages: list[str]) -> None:
    assert said(tmp_path, "S112", KIT % ("", f", spare: {{{spare}}}", "armies") + more) == messages


def test_the_promoted_are_spare_counters(tmp_path: Path) -> None:
    assert said(tmp_path, "S112", KIT % (", promotes: [knights]", ", spare: {knights: 2}", "armies")) == []


SHIPS = """
sides: [{id: n}, {id: s}]
units: [{id: cog%s}]
armies:
  - {id: a, side: n, units: {cog: 3}, spare: {cog: %s}}
  - {id: a2, side: n, units: {cog: 1}, spare: {cog: 9}}
  - {id: b, side: s, units: {cog: 2}, spare: {cog: 4}}
components: [{id: c, kind: counter, of: %s, layout: x}]
"""


@pytest.mark.parametrize(
    ("unit", "spare", "of", "more", "messages"),
    [
        (", changes_sides: true", "2", "armies", "", []),
        (
            ", changes_sides: true",
            "1",
            "armies",
            "",
            ["4 4 counters of 'cog' are printed for 'a', but 5 can be in play (3 + 2 captured = 5)"],
        ),
        (
            ", changes_sides: true",
            "2",
            "armies",
            "options: [{id: o, adds: {units: {a: {cog: 1}}}}]\n",
            [
                (
                    "4 5 counters of 'cog' are printed for 'a', but 6 can be in play "
                    "(3 + 1 with option 'o' + 2 captured = 6)"
                )
            ],
        ),
        ("", "0", "armies", "", []),
        (", changes_sides: true", "0", "units", "", []),
        (", changes_sides: true", "0", "armies.b", "", []),
    ],
)
def test_counters_for_what_is_captured(
    tmp_path: Path, unit: str, spare: str, of: str, more: str, messages: list[str]
) -> None:
    assert by_line(tmp_path, "S113", SHIPS % (unit, spare, of) + more) == messages


def test_deals_for_some_numbers_of_players(tmp_path: Path) -> None:
    """Seven cards for two, five for three or four: never more than 20."""
    head = "kit: example\ntitle: Example\nplayers: 2-4\nlicence: CC-BY-4.0\n"
    text = (
        "decks: [{id: d, cards: [{id: x, copies: %s}]}]\nsetup: [{id: s, deal: {deck: d, count: 7, players: 2}}, "
        "{id: t, deal: {deck: d, count: 5, players: 3-4}}]\n"
    )
    assert said(tmp_path, "S110", text % "20", kit_yaml=head) == []
    assert said(tmp_path, "S110", text % "19", kit_yaml=head) == [
        "20 cards of 'd' are dealt (4 players × 5 = 20), but the deck has only 19"
    ]
    assert said(tmp_path, "S110", text % "13", kit_yaml=head.replace("2-4", "2")) == [
        "14 cards of 'd' are dealt (2 players × 7 = 14), but the deck has only 13"
    ]


TWO_SIDES = """
sides: [{id: n}, {id: s}]
units: [{id: pikes%s}, {id: bows}]
armies:
  - {id: a, side: n, units: {pikes: 4}}
  - {id: a2, side: n, units: {pikes: 1}}
  - {id: b, side: s, units: {pikes: 3}}
components: [{id: c, kind: counter, of: %s, layout: x%s}]
"""
ALL = "7 pieces of 'pikes' are printed, but 8 can be in play (5 of 'n' + 3 of 's' = 8)"


@pytest.mark.parametrize(
    ("copies", "of", "rest", "more", "messages"),
    [
        (", copies: 8", "units", "", "", []),
        (", copies: 7", "units", "", "", [ALL]),
        ("", "units", ", copies: 7", "", [ALL]),
        (", copies: 7", "units.pikes", "", "", [ALL]),
        (", copies: 7", "units.bows", "", "", []),
        (", copies: 5", "[sides, units]", "", "", []),
        (
            ", copies: 4",
            "[sides, units]",
            "",
            "",
            [
                (
                    "4 pieces of 'pikes' are printed for each side, but 5 can be in play "
                    "(the strongest side of 5 of 'n' + 3 of 's')"
                )
            ],
        ),
        (", copies: 1", "armies", "", "", []),
        # The second army of the north plays in another scenario.
        (", copies: 7", "units", "", "scenarios: [{id: x, armies: [a, b]}, {id: y, armies: [a2, b]}]\n", []),
        (", copies: 7", "units", "", "options: [{id: o, adds: {units: {b: {pikes: 0}}}}]\n", [ALL]),
    ],
)
def test_units_printed_by_themselves(
    tmp_path: Path, copies: str, of: str, rest: str, more: str, messages: list[str]
) -> None:
    assert said(tmp_path, "S115", TWO_SIDES % (copies, of, rest) + more) == messages


@pytest.mark.parametrize(("copies", "count"), [(9, 0), (8, 1)])
def test_units_of_a_kit_that_prints_nothing(tmp_path: Path, copies: int, count: int) -> None:
    text = TWO_SIDES[: TWO_SIDES.index("components")] % f", copies: {copies}"
    text = text.replace("units: {pikes: 3}", "units: {pikes: 3}, spare: {pikes: 1}")
    assert len(said(tmp_path, "S115", text)) == count


def test_armies_of_other_scenarios_are_not_captured(tmp_path: Path) -> None:
    scenarios = "scenarios: [{id: x, armies: [a, a2]}]\n"
    assert said(tmp_path, "S113", SHIPS % (", changes_sides: true", "0", "armies") + scenarios) == []
