"""Records to tables, and tables to columns and rows."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.analysis.odds import sums
from pnp.document.board_tables import board_table
from pnp.document.book import flow
from pnp.document.figure_requests import FigureAnswer
from pnp.document.roll_tables import dice_odds, percent, roll_table, side_by_side
from pnp.document.table_layout import shared_widths
from pnp.document.tables import tables_for
from pnp.document.tabular import Tabular, value_cell, with_rows
from pnp.frame import Anchor, Ink, Path
from pnp.model.boards import Board, Border, Distance, MapNode, NodeMap, Region, Space, SquareGrid, Track
from pnp.model.cells import Cells
from pnp.model.dice import Dice, Results
from pnp.model.fields import Code, Coded, FieldType
from pnp.model.game import RecordSet
from pnp.model.lookup import Missing
from pnp.model.markers import Resource
from pnp.model.quantities import Quantity
from pnp.model.tables import Modifier, Roll, Table
from pnp.model.tables import Row as TableRow
from pnp.model.texts import RulesText
from pnp.model.units import UnitClass
from pnp.nodes import Source
from pnp.text import Run


def shown(table: Tabular) -> list[list[str]]:
    """The head and the rows as words."""
    rows = [["; ".join(para.text.plain for para in cell) for cell in row.cells] for row in table.rows]
    return [[column.title for column in table.columns], *rows]


def table(game, path, **more) -> list[list[str]]:
    tables = tables_for(game, path, **more)
    assert not isinstance(tables, Missing)
    return shown(tables[0])


def test_units_have_a_column_for_each_stat(game):
    assert table(game, "units") == [
        ["Unit", "", "Class", "Mv", "Ht", "Notes"],
        ["Pikes", "Pk", "land unit", "2", "1", "Slow but sure."],
        ["Punt", "Pt", "ship", "3", "", ""],
    ]


def test_columns_are_chosen_in_the_order_that_is_asked_for(game):
    assert table(game, "units", column_keys=("move", "name")) == [["Mv", "Unit"], ["2", "Pikes"], ["3", "Punt"]]


def test_a_column_may_have_a_heading_of_its_own(game):
    assert table(game, "units", column_keys=("name", "text = Remarks", "abbr=Short"))[0] == ["Unit", "Remarks", "Short"]


def test_the_key_below_the_units_gives_each_stat_by_the_heading_of_its_column(game):
    [tabular] = tables_for(game, "units", ("name", "move = V"))
    assert [note.plain for note in tabular.notes] == ["V: Move."]


def test_a_column_that_nothing_has_is_refused(game):
    with pytest.raises(KeyError, match="colour"):
        tables_for(game, "units", ("colour",))


def test_an_army_is_counted(game):
    assert table(game, "armies.north") == [["Unit", "The north bank"], ["Pikes", "4"], ["Punt", "2"], ["Total", "6"]]


def test_a_dice_table_shows_results_with_a_dash(game):
    assert table(game, "tables.weather") == [
        ["D6", "Result", "Effect"],
        ["1–4", "Fair", "Row on."],
        ["5–6", "Fog", "Wait."],
    ]


def test_a_deck_spells_its_codes_out_and_counts_its_cards(game):
    [tabular] = tables_for(game, "decks.orders")
    assert shown(tabular) == [["No.", "Card", "Copies", "Order", "Effect"], ["7", "Charge", "3", "Attack", "Go *."]]
    assert tabular.notes[0].plain == "3 cards in all."
    assert tabular.rows[0].anchor == "card-charge"


def test_the_count_of_a_deck_does_not_stand_below_some_of_its_cards(game):
    [tabular] = tables_for(game, "decks.orders")
    assert with_rows(tabular, lambda card: card.id == "charge").notes == ()


def test_what_only_layouts_need_is_shown_where_a_table_names_it(game):
    assert "scene" not in str(table(game, "decks.orders")).lower()
    assert table(game, "decks.orders", column_keys=("name", "scene = Scene")) == [["Card", "Scene"], ["Charge", "hill"]]


def test_steps_are_numbered_and_their_steps_lettered(game):
    [tabular] = tables_for(game, "phases")
    paragraphs = tabular.rows[0].cells[2]
    assert [(para.label, para.text.plain) for para in paragraphs] == [
        ("", "Row a punt."),
        ("1.", "Lift."),
        ("2.", "Pull."),
        ("a)", "Hard."),
    ]


def test_terrain_against_classes_says_what_effects_say(game):
    assert table(game, "terrain", classes=True) == [
        ["Terrain", "land unit", "ship"],
        ["Bank", "–", "–"],
        ["River", "no move", "move −1"],
    ]


def test_a_roll_shows_its_odds_at_every_sum_that_modifiers_can_have(game):
    """5+ on a D6 where a 1 misses: 2 of 6; one more for +1; with −1 only the 6; with −2 nothing."""
    _, odds = tables_for(game, "rolls.attack")
    assert shown(odds)[1:] == [
        ["Sum of modifiers", "−2", "−1", "0", "+1"],
        ["Chance", "0\u202f%", "17\u202f%", "33\u202f%", "50\u202f%"],
    ]


def test_modifiers_that_exclude_each_other_are_never_added():
    high = Modifier(id="high", by=2, excludes=("low",))
    low = Modifier(id="low", by=-1)
    night = Modifier(id="night", by=-1)
    assert sums((high, low, night)) == (-2, -1, 0, 1, 2)


def test_many_modifiers_do_not_multiply():
    assert sums(tuple(Modifier(id=f"m{i}", by=1) for i in range(60))) == tuple(range(61))


def test_the_odds_of_two_dice_add_up(game):
    rows = shown(dice_odds(Dice.parse("2D6"), game.kit))[1:]
    assert rows[0] == ["2", "3\u202f%", "100\u202f%"]
    assert rows[5] == ["7", "17\u202f%", "58\u202f%"]
    assert rows[-1] == ["12", "3\u202f%", "3\u202f%"]


def test_half_a_percent_is_not_rounded_away(game):
    rows = shown(dice_odds(Dice.parse("D8"), game.kit))[1:]
    assert [row[2] for row in rows[-3:]] == ["37.5\u202f%", "25\u202f%", "12.5\u202f%"]


def test_pairs_of_values_are_folded_into_even_rows_for_narrower_columns():
    table = side_by_side("Odds", "Sum", "Chance", [(str(n), f"{n}%") for n in range(8)])
    forms = []
    while table:
        forms.append((len(table.columns) - 1, len(table.rows) // 2))
        table = table.narrower
    # Values in a row, rows of values.
    assert forms == [(8, 1), (4, 2), (3, 3)]


def test_a_column_of_symbols_shows_icons(game):
    tables = tables_for(game, "sides", ("symbol", "name"))
    assert not isinstance(tables, Missing)
    (symbol,) = tables[0].rows[0].cells[0][0].text.runs
    assert isinstance(symbol, Run)
    assert (symbol.icon, tables[0].columns[0].title) == ("sword", "")


def test_what_can_happen_is_never_0_percent_and_what_can_fail_never_100():
    assert percent(Fraction(1, 1000)) == "<1\u202f%"
    assert percent(Fraction(999, 1000)) == ">99\u202f%"


@pytest.mark.parametrize("path", ["tables.wether", "nothing", "units.pikes.stats", "kit"])
def test_a_path_that_no_table_can_show_is_missing(game, path):
    assert isinstance(tables_for(game, path), Missing)


def test_a_table_that_fits_is_as_wide_as_its_words_or_its_column():
    assert shared_widths([5, 5], [10, 20], 100) == (10, 20)
    assert sum(shared_widths([5, 5], [30, 40], 100)) == pytest.approx(100)


def test_short_columns_keep_their_width_where_a_long_one_has_to_wrap():
    assert shared_widths([5, 10], [12, 400], 100) == pytest.approx((12, 88))


extents = st.lists(st.tuples(st.floats(1, 60), st.floats(0, 300)), min_size=1, max_size=8)


@given(extents, st.floats(20, 300))
def test_columns_share_the_width_and_keep_room_for_their_longest_words(parts, width):
    least = [narrow for narrow, _ in parts]
    natural = [narrow + more for narrow, more in parts]
    widths = shared_widths(least, natural, width)
    assert sum(widths) <= width + 1e-6
    if sum(least) <= width:
        assert all(width_of_column >= need - 1e-6 for width_of_column, need in zip(widths, least, strict=True))


def test_a_track_is_a_table_of_its_spaces_with_their_kinds_spelled_out(game) -> None:
    codes = {"kind": {"S": Code(name="Stall")}}
    spaces = (
        Space(id="gate", name="Gate", fields={"kind": Coded.of("S", codes["kind"]["S"]), "toll": 2}),
        Space(id="inn", name="Inn", number=7, fields={}),
    )
    track = Track(codes=codes, fields={"toll": FieldType(type="number", name="Toll")}, spaces=spaces)
    tabular = board_table(game, Board(id="fair", name="The fair", track=track), ())
    assert tabular is not None
    assert shown(tabular) == [["No.", "Space", "Kind", "Toll"], ["1", "Gate", "Stall", "2"], ["7", "Inn", "", ""]]


def test_a_map_is_a_table_of_its_places_with_their_neighbours(game) -> None:
    nodes = NodeMap(
        size=(Distance(99.0), Distance(99.0)),
        nodes=(
            MapNode(id="holm", name="Holm", center=(Distance(1.0), Distance(1.0)), elevation=3, region="north"),
            MapNode(id="ness", name="Ness", center=(Distance(1.0), Distance(1.0))),
        ),
        borders=(Border(between=("holm", "ness"), kind="ferry"),),
        regions={"north": Code(name="The North")},
    )
    tabular = board_table(game, Board(id="map", name="Map", nodes=nodes), ())
    assert tabular is not None
    assert shown(tabular) == [
        ["Place", "Region", "Elevation", "Borders"],
        ["Holm", "The North", "3", "Ness (ferry)"],
        ["Ness", "", "", "Holm (ferry)"],
    ]


def test_a_grid_is_a_table_of_its_regions(game) -> None:
    region = Region(id="camp", name="Camp", cells=Cells.parse("A1:B2"))
    grid = SquareGrid(columns=4, rows=4, cell=Distance(mm=20.0), regions=(region,))
    tabular = board_table(game, Board(id="plain", name="The plain", squares=grid), ())
    assert tabular is not None
    assert shown(tabular) == [["Region", "Cells"], ["Camp", "A1:B2"]]


def modified(*by: int) -> tuple[Modifier, ...]:
    return tuple(Modifier(id=f"m{index}", by=change, text="Why") for index, change in enumerate(by))


def roll(**keys) -> Roll:
    return Roll(id="r", name="Attack", die=Dice.parse("D6"), **keys)


def test_sums_past_what_the_die_can_do_are_one_column(game):
    tables = roll_table(roll(target=Results.parse("4+"), modifiers=modified(3, 3, -3, -3)), game.kit)
    # +3 always succeeds, -3 never: sums beyond these have the same chances.
    assert shown(tables[1]) == [
        ["", "", "", ""],
        ["Sum of modifiers", "\u2264\u202f\u22123", "0", "\u2265\u202f+3"],
        ["Chance", "0\u202f%", "50\u202f%", "100\u202f%"],
    ]


def test_ends_that_still_differ_are_not_gathered(game):
    tables = roll_table(roll(target=Results.parse("4+"), modifiers=modified(1, -1)), game.kit)
    assert shown(tables[1])[1] == ["Sum of modifiers", "\u22121", "0", "+1"]


def test_a_roll_without_modifiers_has_its_chance_in_a_sentence(game):
    tables = roll_table(roll(target=Results.parse("5+")), game.kit)
    assert len(tables) == 1
    assert tables[0].lead[0].plain == "Roll D6. A result of 5+ succeeds. Chance: 33\u202f%."


def test_the_odds_against_the_dice_of_the_other_side(game):
    tables = roll_table(roll(against=Dice.parse("D6"), modifiers=modified(1)), game.kit)
    assert tables[0].lead[0].plain == "Roll D6 against D6: the higher total wins."
    # Of 36 pairs 15 are higher, 6 equal; with +1 those that were equal are higher, too, and 5 that were one less equal.
    assert shown(tables[1]) == [
        ["Sum of modifiers", "Higher", "Equal", "Lower"],
        ["0", "42\u202f%", "17\u202f%", "42\u202f%"],
        ["+1", "58\u202f%", "14\u202f%", "28\u202f%"],
    ]


def test_the_odds_of_every_row_of_a_table_that_a_roll_is_looked_up_in(game):
    rows = tuple(TableRow(on=Results.parse(on), name=on) for on in ("\u22642", "3-5", "6+"))
    defeat = Table(id="t", name="Defeat", die=Dice.parse("D6"), rows=rows)
    tables = roll_table(roll(table="t", modifiers=modified(1, -1)), game.kit, defeat)
    assert tables[1].title == "Odds of Defeat"
    assert shown(tables[1]) == [
        ["Sum of modifiers", "\u22642", "3\u20135", "6+"],
        ["\u22121", "50\u202f%", "50\u202f%", "0\u202f%"],
        ["0", "33\u202f%", "50\u202f%", "17\u202f%"],
        ["+1", "17\u202f%", "50\u202f%", "33\u202f%"],
    ]
    assert len(roll_table(roll(table="t"), game.kit, defeat)) == 1


def test_costs_sides_and_promotions_have_columns(game):
    gold = Resource(id="gold", name="Gold piece", plural="Gold pieces")
    pikes = replace(game.units.pikes, cost={"gold": 2}, requires="A *forge*", promotes=("punt",))
    card = replace(game.decks.orders.cards[0], cost={"gold": 1}, side="north")
    deck = replace(game.decks.orders, cards=(card,))
    richer = replace(
        game,
        resources=RecordSet((gold,)),
        units=RecordSet((pikes, game.units.punt)),
        decks=RecordSet((deck,)),
    )
    assert table(richer, "units", column_keys=["name", "cost", "requires", "promotes"]) == [
        ["Unit", "Cost", "Requires", "Promotes to"],
        ["Pikes", "2\u00a0Gold pieces", "A forge", "Punt"],
        ["Punt", "", "", ""],
    ]
    assert table(richer, "decks.orders", column_keys=["name", "side", "cost"])[1:] == [
        ["Charge", "North", "1\u00a0Gold piece"]
    ]
    assert {"Side", "Cost"} <= set(table(richer, "decks.orders")[0])


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, ""),
        ("", ""),
        (True, "yes"),
        (False, "no"),
        (-3, "\u22123"),
        (Dice.parse("2D6"), "2D6"),
        (Results.parse("3-4"), "3-4"),
        (Quantity(4, "a + 1"), "4"),
        (Quantity(None, "a + 1"), "a + 1"),
        (Quantity(0), "0"),
        (UnitClass(id="sea", name="ship"), "ship"),
        ({"gold": 2, "wood": 1}, "2 gold, 1 wood"),
        ((UnitClass(id="sea", name="ship"), "boat"), "ship, boat"),
        ("a *word*", "a word"),
    ],
)
def test_a_cell_shows_whatever_a_field_may_hold(value, shown):
    assert " ".join(para.text.plain for para in value_cell(value)) == shown


def test_the_ground_of_a_head_ends_where_the_first_row_begins(game, theme):
    style = replace(theme.style("table-head"), fill="accent")
    colored = replace(theme, classes={**theme.classes, "table-head": style})
    text = RulesText(id="rules", name="Rules", files=("r.md",), sources=(Source("r.md", "::table{units}"),))
    page = flow(game, text, colored, faces=lambda request: FigureAnswer(()), format="sheet", columns=1).pages[0]
    (ground,) = (item for item in page.items if isinstance(item, Path) and item.fill == Ink("accent", "ground"))
    (first,) = (item for item in page.items if isinstance(item, Anchor) and item.name == "unit-pikes")
    ((_, _, top, _, height),) = ground.segments
    assert top + height == pytest.approx(first.y)
