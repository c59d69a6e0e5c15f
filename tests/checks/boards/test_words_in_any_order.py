"""Sentences against charts, tables and tracks, in whichever order and with whichever words between they say it."""

from pathlib import Path

import pytest

from tests.checks.boards.test_words_against_charts import KIT, told
from tests.checks.lines import said


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        # The chart: wood foot 2, horse 3, guns no; town any 1; stream any +1.
        ("A wood costs foot and horse 2 movement points.", ["'Wood' for Horse is given as 2, but the chart has 3"]),
        ("A wood costs 3 points for horse and foot alike.", ["'Wood' for Foot is given as 3, but the chart has 2"]),
        ("It costs horse 2 points to enter a wood.", ["'Wood' for Horse is given as 2, but the chart has 3"]),
        ("For horse, each wood hex costs 2.", ["'Wood' for Horse is given as 2, but the chart has 3"]),
        ("To enter a wood, horse needs 4 points.", ["'Wood' for Horse is given as 4, but the chart has 3"]),
        ("Horse spends two movement points in a wood.", ["'Wood' for Horse is given as two, but the chart has 3"]),
        ("In a wood, foot pays 2 and horse 2.", ["'Wood' for Horse is given as 2, but the chart has 3"]),
        ("Horse pays 3 for a wood and 2 for a town.", ["'Town' for Horse is given as 2, but the chart has 1"]),
        ("A wood costs all units 2 points.", ["'Wood' is given as 2, but the chart has 3"]),
        ("Every unit pays 2 to enter a town.", ["'Town' is given as 2, but the chart has 1"]),
        ("Guns may enter woods.", ["'Wood' for Guns is given as entry allowed, but the chart has no entry"]),
        ("Woods are impassable to horse.", ["'Wood' for Horse is given as no entry, but the chart has 3"]),
        ("No horse may enter a wood.", ["'Wood' for Horse is given as no entry, but the chart has 3"]),
        ("In a wood, foot pays 2 and horse 3.", []),
        ("A town costs all units 1 point.", []),
        ("Horse may enter woods.", []),
        ("Woods are impassable to guns.", []),
        # Not every word is known: it is about something else.
        ("A wood costs the supply train 5 points.", []),
        ("Horse needs 2 units in a wood.", []),
        ("Horse pays 2 gold for a wood.", []),
        ("Entering a wood costs horse 1 extra point.", []),
        ("## Snow\n\nA wood costs foot 3 points.", []),
    ],
)
def test_a_cost_in_any_order(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B209", sentence) == [f"the cost of {message}" for message in messages]


def test_what_a_status_makes_of_a_cost(tmp_path: Path) -> None:
    kit = f"{KIT}statuses: [{{id: mud, name: Mud, text: Towns cost 3 points.}}]\n"
    assert said(tmp_path, "B209", kit, rules_md="# Rules\n\n## Mud\n\nTowns cost 3 points.\n") == []


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        # The chart: wood one column to the left.
        ("Woods give two columns to the left.", ["two columns to the left"]),
        ("A defender in a wood hex gets one column to the right.", ["one column to the right"]),
        ("The column is shifted two to the left for a wood.", ["two to the left"]),
        ("If the defender's hex is a wood, shift two columns left.", ["two columns left"]),
        ("Woods shift the attack one column to the left.", []),
        ("If the defender is in a wood, the attacker is in a town, shift two columns left.", []),
        ("If a leader is in the wood, shift two columns left.", []),
        ("A leader in a wood moves two columns to the left on the orders track.", []),
    ],
)
def test_a_shift_in_any_order(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B210", sentence) == [
        f"'Wood' shifts 1 column to the left in the chart, but here it says {message!r}" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        # The map: 4.
        ("No more than five units may be in a hex after combat.", ["five"]),
        ("Three counters may stack in a hex.", ["three"]),
        ("A hex has room for five units.", ["five"]),
        ("More than three units may never stay in one hex.", ["three"]),
        ("An advance may not bring more than five units in a hex.", ["five"]),
        ("Stacking limit: 5.", ["5"]),
        ("A hex may never contain more than five counters.", ["five"]),
        ("Four counters may stack in a hex.", []),
        ("Five units may move through a hex.", []),
        ("Two units may stand in a hex with an enemy.", []),
        ("Up to six units may be in a hex during the movement phase.", []),
    ],
)
def test_a_limit_in_other_words(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B211", sentence) == [
        f"the stacking limit is given as {message}, but the map has 4" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        # The track: 8.
        ("There are nine game turns.", ["nine game turns"]),
        ("A game is ten turns long.", ["ten turns"]),
        ("A game of six turns takes an hour.", ["six turns"]),
        ("The ten turns of the game are weeks.", ["ten turns"]),
        ("After ten turns each side counts its towns.", ["ten turns"]),
        ("After six turns the player with more towns wins the game.", ["six turns"]),
        ("There are eight turns in all.", []),
        ("After two turns the fire goes out.", []),
        ("After eight turns each side counts its towns.", []),
        ("After eight turns, players may play two more turns.", []),
        ("There are two turns in a day.", []),
    ],
)
def test_a_length_in_other_words(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "B212", sentence) == [
        f"the length of the game is given as {message}, but 'turns' ends with turn 8" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("Supply reaches eight hexes.", ["eight hexes"]),
        ("Units trace supply over seven hexes.", ["seven hexes"]),
        ("Units trace supply over six hexes.", []),
    ],
)
def test_a_range_of_supply_in_other_words(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "Z231", sentence) == [
        f"supply reaches {message} here, but its range is 6" for message in messages
    ]


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("The field has four columns.", ["the text says 'four columns', but the board 'field' has 3"]),
        ("The map consists of 3 hexes.", []),
        ("The turn track has ten boxes.", ["the text says 'ten boxes', but the board 'turns' has 8"]),
        ("The turn track has eight spaces.", []),
        ("The CRT has four columns.", ["the text says 'four columns', but the table 'combat' has 3"]),
        ("The combat table has three columns.", []),
        ("There are five Red counters.", ["the text says 'five Red counters', but the army 'red' has 2"]),
        ("There are two Red counters.", []),
        ("There is a fight as soon as there are three Red units in the wood.", []),
        ("The Red player has three units.", ["the text says 'three units', but the army 'red' has 2"]),
    ],
)
def test_what_can_be_counted(sentence: str, messages: list[str], tmp_path: Path) -> None:
    assert told(tmp_path, "Q105", sentence) == messages


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("On an EX result both lose.", ["no result of 'combat' is called 'EX'"]),
        ("A result of DE removes the defender.", ["no result of 'combat' is called 'DE'"]),
        ("On a DR result the defender flees.", []),
        ("Look up CRT results at once.", []),
        ("Fractions are rounded to the advantage of the attackers.", [
            "odds are rounded in favour of the attackers here, but 'rounds' of 'combat' is defender"]),
        ("Round the odds in favour of the defender.", []),
        ("On DR the defender goes back three hexes.", ["'three hexes' are given for 'DR' here, but 2 in its meaning"]),
        ("On DR the defender goes back two hexes.", []),
        ("On DR the defender goes back three hexes if it is horse.", []),
        ("D3 makes the defender lose two steps.", ["'two steps' are given for 'D3' here, but 3 in its meaning"]),
        ("D2 makes the defender lose two steps.", []),
    ],
)  # fmt: skip
def test_results_in_sentences(sentence: str, messages: list[str], tmp_path: Path) -> None:
    kit = KIT.replace("DR: Off}", "DR: Defenders go back two hexes., D#: They lose so many steps.}")
    assert said(tmp_path, "D171", kit, rules_md=f"# Rules\n\n{sentence}\n") == messages


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("The Guards have a strength of 6.", ["6 is given as the strength of 'Guards', which is 5"]),
        ("The 9th Lancers have a strength of 4.", ["4 is given as the Strength of '9th Lancers', which is 3"]),
        ("The strength of the Guards is 4.", ["4 is given as the Strength of 'Guards', which is 5"]),
        ("The Guards have strength 5 and move 5.", ["5 is given as the Move of 'Guards', which is 4"]),
        ("The Guards have strength 5 and move 4.", []),
        ("Reduced Guards have a strength of 2.", []),
        ("The 9th Lancers have a move of 8, and the Guards have a strength of 5.", []),
        (
            "The 9th Lancers have a move of 8, and the Guards have a strength of 3.",
            ["3 is given as the strength of 'Guards', which is 5"],
        ),
    ],
)
def test_stats_of_a_unit(sentence: str, messages: list[str], tmp_path: Path) -> None:
    kit = """
        stats: [{id: strength, name: Strength}, {id: move, name: Move}]
        units:
          - {id: guards, name: Guards, stats: {strength: 5, move: 4}}
          - {id: lancers, name: 9th Lancers, stats: {strength: 3, move: 8}}
        texts: [{id: rules, name: Rules, files: [rules.md]}]
    """
    assert said(tmp_path, "Q151", kit, rules_md=f"# Rules\n\n{sentence}\n") == messages


@pytest.mark.parametrize(
    ("sentence", "messages"),
    [
        ("It rains on turn 3.", ["turn 3 has no Rain on 'turns': turns 4 and 5 have"]),
        ("Turns 4 to 6 are rain.", ["turn 6 has no Rain on 'turns': turns 4 and 5 have"]),
        ("Rain falls on turns 3 and 4.", ["turn 3 has no Rain on 'turns': turns 4 and 5 have"]),
        ("It rains on turns 4 and 5.", []),
        ("Turns 4 to 5 are rain.", []),
    ],
)
def test_weather_in_other_words(sentence: str, messages: list[str], tmp_path: Path) -> None:
    kit = """
        statuses: [{id: rain, name: Rain, text: All is wet.}]
        boards:
          - id: turns
            name: Turns
            track:
              turns: true
              spaces: [{name: A}, {name: B}, {name: C}, {name: D, status: rain}, {name: E, status: rain}, {name: F}]
        texts: [{id: rules, name: Rules, files: [rules.md]}]
    """
    assert said(tmp_path, "B216", kit, rules_md=f"# Rules\n\n{sentence}\n") == messages
