"""How many of something there are, said in words, against the lists."""

from dataclasses import replace
from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.quantities.claims import claims
from tests.checks.cases import found, game_of

KIT = """
sides: [{id: n, name: The Wardens}, {id: s, name: The Tide}]
units: [{id: pikes, name: Pikes}, {id: cog, name: Cog}]
armies:
  - {id: garrison, name: The garrison, side: n, units: {pikes: 12}, spare: {pikes: 2}}
  - {id: raiders, name: The raiders, side: s, units: {pikes: 3, cog: 5}}
markers: [{id: mine, name: Mine, supply: 10}]
decks:
  - id: tactics
    name: Tactics deck
    codes: {kind: {A: Attack, D: Defense}}
    cards:
      - {id: a, name: One, copies: 12, kind: A}
      - {id: b, name: Two, copies: 8, kind: D}
  - {id: events, name: Events, cards: [{id: c, name: Three, copies: 9}]}
boards:
  - id: fair
    name: Fairground
    track:
      codes: {type: {V: Village, W: Well}}
      spaces: [{type: V}, {type: V}, {type: V}, {type: V}, {type: V}, {type: W}, {type: W}]
  - {id: field, name: The field, grid: {columns: 4, rows: 3, cell: 9 mm}}
phases:
  - {id: move, name: Move phase, steps: [One, Two, Three]}
  - {id: fight, name: Fight phase}
  - {id: end, name: End phase}
sets: [{id: city-states, name: City states, one: city state, records: [{id: v}, {id: w}, {id: x}, {id: y}, {id: z}]}]
tables: [{id: inventions, name: Inventions, die: D6, rows: [{on: 1-3}, {on: 4}, {on: 5}, {on: 6}]}]
texts: [{id: rules, files: [rules.md]}]
"""


def wrong(folder: Path, rules: str) -> list[str]:
    """What the three checks of claims find in a rules text, without its file, line and column."""
    lines = [line for code in ("Q104", "Q105", "Q106") for line in found(folder, code, KIT, rules_md=rules)]
    return [line.partition(" ")[2] for line in lines]


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("Shuffle the 18 tactics cards.", "the text says '18 tactics cards', but the deck 'tactics' has 20 or 2"),
        (
            "Shuffle all nineteen Tactics cards.",
            "the text says 'nineteen Tactics cards', but the deck 'tactics' has 20 or 2",
        ),
        ("The **10** attack cards are red.", "the text says '10 attack cards', but the deck 'tactics' has 12 or 1"),
        ("Look at the eight event cards.", "the text says 'eight event cards', but the deck 'events' has 9 or 1"),
        ("The six [[city states]] are at war.", "the text says 'six city states', but the set 'city-states' has 5"),
        ("The two phases of a turn.", "the text says 'two phases', but the game has 3"),
        ("In all\nfour phases, you may pass.", "the text says 'four phases', but the game has 3"),
        ("The three phases, one by one.", None),
        ("The six inventions.", None),
        ("The seven inventions.", "the text says 'seven inventions', but the table 'inventions' has 4 or 6"),
        ("The four villages pay.", "the text says 'four villages', but the board 'fair' has 5"),
        ("The 20 tactics cards and the 9 event cards.", None),
        ("The two different tactics cards.", None),
        ("Draw 2 tactics cards.", None),
        ("Keep one of the two tactics cards.", None),
        ("Show the 18 tactics cards that you drew.", None),
        ("Show the 18 tactics cards you hold.", None),
        ("Put back the 18 tactics cards in your hand.", None),
        (
            "Shuffle the 18 tactics cards in the box.",
            "the text says '18 tactics cards', but the deck 'tactics' has 20 or 2",
        ),
        ("The 18 tactics cards left over are not used.", None),
        ("The 18 cards.", None),
        ("These 18 tactics cards.", None),
        ("The four villages nearest to you pay.", None),
        ("The 4 village-elders.", None),
        ("In 1814 tactics cards were new; the 1914 tactics cards were not.", None),
        ("The {{ decks.tactics.total }} tactics cards.", None),
    ],
)
def test_the_whole(tmp_path: Path, rules: str, message: str | None) -> None:
    assert wrong(tmp_path, rules + "\n") == ([message] if message else [])


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("A turn has four phases.", "the text says 'four phases', but the game has 3"),
        ("Each round consists of three phases.", None),
        ("The Tactics deck contains 19 cards.", "the text says '19 cards', but the deck 'tactics' has 20 or 2"),
        ("The tactics deck has 20 cards.", None),
        ("The fairground consists of 8 spaces.", "the text says '8 spaces', but the board 'fair' has 7"),
        ("The fairground has two wells and six villages.", None),
        ("The fairground has six villages.", "the text says 'six villages', but the board 'fair' has 5"),
        ("The field has 15 squares.", "the text says '15 squares', but the board 'field' has 12"),
        ("The Wardens have 13 units.", "the text says '13 units', but the army 'garrison' has 12 or 14"),
        ("The Wardens have 14 counters, the Tide has 8.", None),
        ("The Move phase has two steps.", "the text says 'two steps', but the phase 'move' has 3"),
        ("There are six city states.", "the text says 'six city states', but the set 'city-states' has 5"),
        ("The game has 19 tactics cards.", "the text says '19 tactics cards', but the deck 'tactics' has 20 or 2"),
        ("There are two city states at war.", None),
        ("There are 14 pikes in the game.", None),
        ("There are 20 Pikes in all.", "the text says '20 Pikes', but the kit has 15 or 17"),
        ("There are 9 pikes on the hill.", None),
        ("If the tactics deck has 3 cards, shuffle.", None),
        ("As soon as the Tide has 3 units left, it loses.", None),
        ("The Tide has 3 units in the village.", None),
        ("A player has 5 cards.", None),
        ("The deck has 5 cards.", None),
        ("The Tide has two units adjacent to you.", None),
    ],
)
def test_what_something_has(tmp_path: Path, rules: str, message: str | None) -> None:
    assert wrong(tmp_path, rules + "\n") == ([message] if message else [])


def test_lists_of_parts(tmp_path: Path) -> None:
    items = ("19 tactics cards", "**12** mine markers", "14 pikes", "5 cogs, 2 dice", "3 mines for each player")
    rules = "# Components\n\n" + "".join(f"- {item}\n" for item in items)
    assert wrong(tmp_path, rules) == [
        "the text says '19 tactics cards', but the deck 'tactics' has 20 or 2",
        "the text says '12 mine markers', but the supply has 10 in all",
    ]
    assert wrong(tmp_path, rules.replace("# Components", "# An example")) == []


def test_other_languages_are_not_read(tmp_path: Path) -> None:
    game = game_of(tmp_path, KIT, rules_md="The six phases.\n")
    assert [claim.number for claim in claims(GameContext(game))["the"]] == [6]
    german = replace(game, kit=replace(game.kit, language="de"))
    assert claims(GameContext(german))["the"] == ()


def test_words_of_cards_and_steps_are_read_too(tmp_path: Path) -> None:
    text = KIT.replace("steps: [One, Two, Three]", "steps: [One, 'Shuffle the 19 tactics cards.', Three]")
    assert found(tmp_path, "Q104", text, rules_md="x\n") == [
        "23:60 the text says '19 tactics cards', but the deck 'tactics' has 20 or 2"
    ]


POKER = """
decks:
  - id: cards
    name: Playing cards
    codes: {suit: {S: Spades, H: Hearts, D: Diamonds, C: Clubs, J: Joker}}
    cards:
      - {id: s, copies: 13, suit: S}
      - {id: h, copies: 13, suit: H}
      - {id: d, copies: 13, suit: D}
      - {id: c, copies: 13, suit: C}
      - {id: j, copies: 2, suit: J}
setup: [{id: deal, text: Shuffle the NN cards.}]
"""


@pytest.mark.parametrize(
    ("number", "wrong"), [(54, False), (52, False), (51, True), (55, True), (41, True), (5, False)]
)
def test_jokers_may_be_counted_apart(tmp_path: Path, number: int, wrong: bool) -> None:
    assert len(found(tmp_path, "Q104", POKER.replace("NN", str(number)))) == wrong
