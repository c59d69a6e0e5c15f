"""Sentences of the rules against the terrain chart, the combat table, the turn track, arrivals and supply."""

from pathlib import Path

import pytest

from tests.checks.cases import found
from tests.checks.lines import said

KIT = """\
classes: [{id: foot, name: Foot}, {id: horse, name: Horse}, {id: guns, name: Guns}]
terrain:
  - {id: open, name: Open ground, cost: {any: 1}}
  - {id: wood, name: Wood, cost: {foot: 2, horse: 3, guns: no}, shift: -1}
  - {id: town, name: Town, cost: {any: 1}, defenders: 2, stack: 2}
  - {id: stream, name: Stream, on: sides, cost: {any: +1}, attackers: 1/2}
  - {id: road, name: Road, on: roads, cost: {any: 1/2}}
sides: [{id: red, name: Red}]
armies: [{id: red, name: Red army, side: red}]
units:
  - {id: guards, name: Guards, classes: [foot], army: red, at: 0101}
  - {id: lancers, name: Lancers, classes: [horse], army: red, arrives: 4, at: 0101}
boards:
  - id: field
    name: Field
    hexes: {columns: 3, rows: 1, cell: 16 mm, stack: 4, legend: {".": open}, cells: "..."}
  - {id: turns, name: Turns, track: {turns: true, count: 8}}
supply: [{id: depot, name: Depot, side: red, sources: 0101, range: 6}]
tables:
  - id: combat
    name: Combat
    die: D6
    combat: {columns: 1:1 2:1 3:1, beyond: They count as these., shifts: [{id: flank, name: Flank attack, by: +1}]}
    results: {AR: Back, DR: Off}
    rows: [{on: 1-3, results: AR AR DR}, {on: 4-6, results: AR DR DR}]
texts: [{id: rules, name: Rules, files: [rules.md]}]
"""


def told(folder: Path, code: str, sentence: str) -> list[str]:
    return said(folder, code, KIT, rules_md=f"# Rules\n\n{sentence}\n")


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("Woods cost horse 2 movement points.", "'Wood' for Horse is given as 2, but the chart has 3"),
        ("A wood hex costs horse *two* points.", "'Wood' for Horse is given as two, but the chart has 3"),
        ("Woods cost foot 2 and horse 4.", "'Wood' for Horse is given as 4, but the chart has 3"),
        (
            "Crossing a stream costs 2 more points, but nothing at the bridge.",
            "'Stream' is given as 2, but the chart has 1",
        ),
        ("Woods cost 5 movement points.", "'Wood' is given as 5, but the chart has 2"),
        ("Woods cost 2 points for horse.", "'Wood' for Horse is given as 2, but the chart has 3"),
        ("Horse pays 2 to enter a wood.", "'Wood' for Horse is given as 2, but the chart has 3"),
        ("Guards pay 3 to enter a wood.", "'Wood' for Guards is given as 3, but the chart has 2"),
        (
            "Foot must pay 2 additional points to cross a stream.",
            "'Stream' for Foot is given as 2, but the chart has 1",
        ),
        ("Guns pay 3 points to enter woods.", "'Wood' for Guns is given as 3, but the chart has no entry"),
        ("Horse may not enter woods.", "'Wood' for Horse is given as no entry, but the chart has 3"),
        ("A road costs 1 point.", "'Road' is given as 1, but the chart has ½"),
        ("Crossing a stream costs two points more.", "'Stream' is given as two, but the chart has 1"),
        ("Entering a wood hex costs horse two points.", "'Wood' for Horse is given as two, but the chart has 3"),
        ("A hex along a road costs a third of a point.", "'Road' is given as a third, but the chart has ½"),
        (
            "Moving along roads costs one-third of a point per hex.",
            "'Road' is given as one-third, but the chart has ½",
        ),
        ("Along a road each hex costs 1 movement point.", "'Road' is given as 1, but the chart has ½"),
        (
            "Along the road, horse pays two thirds of a point.",
            "'Road' for Horse is given as two thirds, but the chart has ½",
        ),
        ("Units pay ⅓ point per hex to move along a road.", "'Road' is given as ⅓, but the chart has ½"),
        (
            "Open ground costs 1 point, a quarter of a point along a road.",
            "'Road' is given as a quarter, but the chart has ½",
        ),
    ],
)
def test_a_cost_that_the_chart_has_otherwise(sentence: str, message: str, tmp_path: Path) -> None:
    assert told(tmp_path, "B209", sentence) == [f"the cost of {message}"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Woods cost foot 2, horse 3 points.",
        "Woods cost 3.",
        "Guns may not enter woods.",
        "A stream costs one additional point.",
        "A road costs half a movement point.",
        "Along a road, foot pays 1/2 to enter a wood.",
        "A hex along a road costs half a point.",
        "Every hex along the road costs foot ½ movement point.",
        "Open ground costs 1 point, half a point along a road.",
        "Units pay half of a point per hex along the road.",
        "A hex along a road costs a third of what it costs otherwise.",
        "A hex along a road costs one point less.",
        "Crossing a bridge along a road costs 1 point.",
        "A hex along a road through woods costs 1 point.",
        "A unit may spend 3 points along a road.",
        "Along a road a leader pays 1 order.",
        "A hex along a road costs 1 point if it rains.",
        "Woods cost horse 2 points if it rains.",
        "A leader in woods costs 1 order.",
        "Woods cost foot 1 more than open ground.",
        "Guards may not enter a town next to an enemy after they fired.",
        "## Variant: dry woods\n\nWoods cost horse 2.",
    ],
)
def test_a_cost_that_agrees_or_has_a_condition(sentence: str, tmp_path: Path) -> None:
    assert told(tmp_path, "B209", sentence) == []


def test_a_road_that_costs_what_the_ground_does_and_more_is_no_price_of_a_step(tmp_path: Path) -> None:
    kit = KIT.replace("on: roads, cost: {any: 1/2}", "on: roads, cost: {any: +0}")
    rules = "# Rules\n\nA hex along a road costs 1 point.\n"
    assert said(tmp_path, "B209", kit, rules_md=rules) == []


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        (
            "Attacks against units in woods are shifted two columns to the left.",
            ["'Wood' shifts 1 column to the left in the chart, but here it says 'two columns to the left'"],
        ),
        (
            "An attack into a wood hex is shifted 1 column right.",
            ["'Wood' shifts 1 column to the left in the chart, but here it says '1 column right'"],
        ),
        (
            "Units that defend in a town are tripled.",
            ["'Town' multiplies defenders by 2 in the chart, but here it says 'are tripled'"],
        ),
        (
            "Attackers across a stream fight at a third.",
            ["'Stream' multiplies attackers by ½ in the chart, but here it says 'at a third'"],
        ),
        (
            "An attack across a stream is made at double strength.",
            ["'Stream' multiplies attackers by ½ in the chart, but here it says 'at double'"],
        ),
        ("An attack across a stream is made at half strength.", []),
        ("An attack into woods is shifted one column to the left.", []),
        ("Attacks across a stream are halved.", []),
        # Who is attacked defends; the chart says nothing about that.
        ("Units that are attacked across a stream are doubled.", []),
        ("Horse that attacks out of a wood is shifted two columns to the left.", []),
        ("Attacks from a town into woods are shifted two columns to the left.", []),
        (
            "A defender in a town or in woods moves the column two to the left.",
            ["'Wood' shifts 1 column to the left in the chart, but here it says 'two to the left'"],
        ),
        ("A defender in a town or in woods moves the column one to the left.", []),
    ],
)
def test_an_effect_on_combat(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B210", sentence) == messages


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Up to three counters of one army may stand on a hex.", ["three, but the map has 4"]),
        ("No more than 5 units per hex.", ["5, but the map has 4"]),
        ("The stacking limit is 3.", ["3, but the map has 4"]),
        ("No more than two counters of a side may occupy the same hex.", ["two, but the map has 4"]),
        ("At most three units may share a hex.", ["three, but the map has 4"]),
        ("A hex may hold up to five counters.", ["five, but the map has 4"]),
        ("Each hex holds at most four units of one army.", []),
        ("A hex may hold at most one counter that has moved.", []),
        ("At most three units may stack in one town hex.", []),
        ("At most three units may stand in a hex with a town.", ["three, but the map has 2"]),
        ("At most four units may stand in one hex.", []),
        ("Up to two units may attack from one hex.", []),
        ("Up to two units may fire in a hex.", []),
        ("At most one leader may stand in a hex.", []),
    ],
)
def test_a_stacking_limit(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B211", sentence) == [f"the stacking limit is given as {message}" for message in messages]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("The game lasts ten turns.", ["ten turns"]),
        ("The game ends after turn 7.", ["turn 7"]),
        ("The game lasts eight turns.", []),
        ("The game lasts two days.", []),
        ("The war is over after the tenth turn.", ["the tenth turn"]),
        ("The campaign ends at the end of turn six.", ["turn six"]),
        ("The war ends with turn 8.", []),
        ("The war ends after the sixth turn if Red has fled.", []),
        ("The battle ends after the second round.", []),
    ],
)
def test_the_length_of_the_game(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B212", sentence) == [
        f"the length of the game is given as {message}, but 'turns' ends with turn 8" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "said_so"),
    [
        ("A winter has nine weeks.", "nine weeks"),
        ("The winter lasts ten turns.", "ten turns"),
        ("The winter goes over six months.", "six months"),
        ("A winter has eight weeks.", ""),
        ("A summer has nine weeks.", ""),
        ("A winter has nine weeks if there are four players.", ""),
    ],
)
def test_the_length_of_what_the_track_is_called_by(sentence: str, said_so: str, tmp_path: Path) -> None:
    kit = KIT.replace("name: Turns", "name: Winter track")
    message = f"the length of the game is given as {said_so}, but 'turns' ends with turn 8"
    assert said(tmp_path, "B212", kit, rules_md=f"# Rules\n\n{sentence}\n") == ([message] if said_so else [])


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("At 2:1 a roll of 5 is AR.", ["a 5 at 2:1 is DR in 'combat', not AR"]),
        ("A roll of five at 2:1 means DR.", []),
        ("A 4 rolled at 2:1 means AR.", ["a 4 at 2:1 is DR in 'combat', not AR"]),
        ("A 2 is rolled at 3:1: DR.", []),
        ("At 2:1 a roll of 3, +1 for the flank, is DR.", []),
        ("At 2:1, shifted to 3:1, a roll of 3 is DR.", []),
        # Higher odds are read in the last column, lower ones in the first.
        ("At 7:1 a roll of 2 is AR.", ["a 2 at 7:1 is DR in 'combat', not AR"]),
        ("At 1:2 a roll of 5 is AR.", []),
        ("Odds higher than 4:1 count as 4:1.", ["the last column of 'combat' is 3:1, not 4:1"]),
        ("Odds lower than 1:1 are resolved on the 1:1 column.", []),
    ],
)
def test_a_result(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "D168", sentence) == messages


def test_the_last_column_of_odds_that_are_fields(tmp_path: Path) -> None:
    kit = """
        texts: [{id: rules, name: Rules, files: [rules.md]}]
        tables:
          - id: results
            name: Results
            die: D6
            fields: {low: {type: text, name: '1:2'}, even: {type: text, name: '1:1'}, high: {type: text, name: '2:1'}}
            rows: [{on: 1-6, low: AE, even: EX, high: DE}]
    """
    rules = (
        "Odds higher than 3:1 are resolved as 3:1. Odds higher than 2:1 count as 2:1. Odds below 1:2 count as 1:2.\n"
    )
    assert found(tmp_path, "D168", kit, rules_md=rules) == [
        "rules.md:1:38 the last column of 'results' is 2:1, not 3:1"
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("A flank attack shifts two columns to the right.", ["two columns to the right"]),
        ("For a flank attack shift one column left.", ["one column left"]),
        ("A flank attack shifts one column to the right.", []),
        ("A flank attack shifts two columns to the right if horse takes part.", []),
    ],
)
def test_a_shift(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "D169", sentence) == [
        f"'Flank attack' shifts by +1 in 'combat', not {message}" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("A unit is in supply if a path of at most eight hexes leads to a source.", ["eight hexes"]),
        ("A unit within 6 hexes of a depot is in supply.", []),
        ("Red draws supply from as far as nine hexes.", ["nine hexes"]),
        ("A unit in supply may move up to eight hexes.", []),
    ],
)
def test_a_range_of_supply(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "Z231", sentence) == [
        f"supply reaches {message} here, but its range is 6" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("The Lancers arrive on turn 5.", ["'Lancers' arrives on turn 4, not on turn 5"]),
        ("On turn 3, Red reinforcements enter the map.", ["'Red' arrives on turn 4, not on turn 3"]),
        # At the beginning of a line.
        ("In the afternoon the Lancers\narrive on turn 5.", ["'Lancers' arrives on turn 4, not on turn 5"]),
        ("The Lancers enter on turn 4.", []),
        ("Red gets the Lancers on turn 5.", ["'Lancers' arrives on turn 4, not on turn 5"]),
        ("Red receives the Lancers on turn 4.", []),
        (
            "The Lancers arrive on turn 4, and the Red army on turn 6.",
            ["'Red army' arrives on turn 4, not on turn 6"],
        ),
        ("The Lancers arrive on turn 4, and on turn 6 the game is over.", []),
        # Several on one turn.
        (
            "Red gets the Lancers and the guns on turn 3, and the Red army on turn 4.",
            ["'Lancers' arrives on turn 4, not on turn 3"],
        ),
        ("Red gets the Guards on turn 4.", ["'Guards' is on the board from the start, and does not arrive on turn 4"]),
        ("On turn 4, the Lancers arrive behind the Guards.", []),
        ("The Lancers arrive on turn 5 at the latest.", []),
        ("The Lancers enter woods on turn 5.", []),
    ],
)
def test_a_turn_of_arrival(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "Z232", sentence) == messages


@pytest.mark.parametrize(
    ("line", "messages"),
    [
        ("**Moving:** open ground and town 1, stream 2, wood 4.", ["'Stream' is given as 2", "'Wood' is given as 4"]),
        ("- Movement costs: town 3, wood 2", ["'Town' is given as 3"]),
        ("Terrain: open ground 2, wood 3.", ["'Open ground' is given as 2"]),
        ("**Moving:** open ground 1, wood 2 on foot and 4 mounted.", []),
        ("**Defence:** open ground 4, wood 5.", []),
    ],
)
def test_costs_in_a_line_on_moving(line: str, messages: list[str], tmp_path: Path) -> None:
    problems = said(tmp_path, "B209", KIT, rules_md=f"# Rules\n\n{line}\n")
    assert [problem.partition("cost of ")[2].partition(",")[0] for problem in problems] == messages
