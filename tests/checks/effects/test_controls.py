"""Decks and rules of other games, said in the ways that people say them: all are right, none may be found."""

from pathlib import Path

import pytest

from tests.checks.cases import everything

ANCIENTS = """
sides: [{id: rome, name: Rome, adjective: Roman}, {id: carthage, name: Carthage, adjective: Punic}]
stats:
- {id: attack, name: Attack, abbr: At}
- {id: defense, name: Defense, abbr: De}
- {id: move, name: Move, abbr: Mv, unit: hexes}
- {id: range, name: Range, abbr: Rg, unit: hexes}
classes:
- {id: foot, name: foot, plural: foot, aliases: [infantry]}
- {id: mounted, name: mounted unit, aliases: [cavalry]}
- {id: missile, name: missile unit}
units:
- {id: legion, name: Legion, classes: [foot], stats: {attack: 4, defense: 4, move: 2}}
- id: velites
  name: Velites
  plural: Velites
  classes: [foot, missile]
  stats: {attack: 2, defense: 1, move: 3, range: 2}
- {id: horse, name: Numidian, classes: [mounted, missile], stats: {attack: 3, defense: 2, move: 6, range: 1}}
- {id: elephant, name: Elephant, classes: [mounted], stats: {attack: 6, defense: 3, move: 3}}
armies:
- {id: rome, side: rome, units: {legion: 8, velites: 4, horse: 2}}
- {id: carthage, side: carthage, units: {legion: 2, velites: 3, horse: 5, elephant: 3}}
markers: [{id: rout, name: Rout, supply: 20}]
resources: [{id: gold, name: Gold, plural: Gold, start: 5}]
phases:
- {id: draw, name: Draw, draw: {deck: orders, count: 2}}
- {id: march, name: March, text: Move your units.}
- {id: battle, name: Battle}
tables:
- id: omens
  name: Omens
  die: 2D6
  rows:
  - {on: 2, name: Eclipse, text: Nobody moves this turn., effects: [{do: skip, what: move, lasts: turn}]}
  - on: 3-5
    name: Bad entrails
    text: 'Your legions fight at −1 until the end of the turn.'
    effects: [{do: modify, what: attack, by: -1, target: {side: own, units: [legion]}, lasts: turn}]
  - {on: 6-8, name: Nothing}
  - on: 9-11
    name: Good birds
    text: 'Draw a card, then discard one.'
    effects: [{do: draw, what: card, count: 1}, {do: discard, what: card, count: 1}]
  - on: 12
    name: Comet
    text: Gain three Gold or lose one.
    effects: [{do: gain, what: gold, count: 3, only_if: you like}]
decks:
- id: orders
  name: Orders
  hand: 5
  max_hand: 7
  exhausted: Shuffle the discards.
  cards:
  - id: testudo
    name: Testudo
    text: 'Your Legions get Defense +2 against missile units this turn, but move one hex less.'
    effects:
    - do: modify
      what: defense
      by: 2
      target: {side: own, units: [legion]}
      versus: {classes: [missile]}
      lasts: turn
    - {do: modify, what: move, by: -1, target: {side: own, units: [legion]}, lasts: turn}
  - id: pilum
    name: Pilum
    text: 'When an adjacent enemy attacks your foot, roll first. Add 1.'
    when: {phase: battle, trigger: enemy attacks}
    effects:
    - do: modify
      what: attack
      by: 1
      target: {side: own, classes: [foot]}
      versus: {side: enemy, where: adjacent}
      lasts: attack
  - id: ambush
    name: Ambush
    text: 'Destroy one enemy mounted unit within 2 hexes of your Velites, unless it is an Elephant.'
    effects:
    - {do: destroy, what: unit, count: 1, target: {side: enemy, classes: [mounted], except: [elephant], within: 2}}
  - id: panic
    name: Panic
    text: 'Enemy cavalry next to an Elephant gets Attack −1.'
    effects:
    - {do: modify, what: attack, by: -1, target: {side: enemy, classes: [mounted], except: [elephant], where: adjacent}}
  - id: march
    name: Forced march
    text: 'Up to three of your units move up to 2 hexes further. Each then takes one hit on a roll of 1–2.'
    effects:
    - {do: modify, what: move, by: 2, target: {side: own, count: 1-3}, lasts: turn}
    - {do: lose, what: hit, count: 1, target: {side: own}, only_if: a 1 or 2 is rolled}
  - id: tribute
    name: Tribute
    text: 'Take one Gold, or two if you hold more territories than your opponent.'
    effects:
    - {do: gain, what: gold, count: 1, target: {side: own}}
    - {do: gain, what: gold, count: 1, target: {side: own}, only_if: you hold more territories}
  - id: spy
    name: Spy
    text: 'Look at an enemy hand; the opponent discards one card of your choice.'
    effects:
    - {do: reveal, what: hand, target: {side: enemy}}
    - {do: discard, what: card, count: 1, target: {side: enemy}}
  - id: veterans
    name: Veterans
    text: 'A Legion that has not moved this turn gets Attack +1 and Defense +1 for the rest of the game.'
    effects:
    - {do: modify, what: attack, by: 1, target: {side: own, units: [legion], count: 1}, lasts: game}
    - {do: modify, what: defense, by: 1, target: {side: own, units: [legion], count: 1}, lasts: game}
  - id: storm
    name: Storm
    text: 'All ranges are halved; Range −1 at least. Anywhere on the board.'
    effects: [{manual: All ranges are halved.}]
  - id: swap
    name: Feigned flight
    text: 'Exchange two of your units within 4 hexes of each other. Neither may attack this turn.'
    effects:
    - {do: exchange, what: unit, count: 2, target: {side: own, within: 4, count: 2}, lasts: instant}
    - {do: forbid, what: attack, target: {side: own, count: 2}, lasts: turn}
terrain:
- id: marsh
  name: Marsh
  text: 'Elephants may not enter. All others move two hexes less, but at least one.'
  effects:
  - {do: forbid, what: move, target: {units: [elephant]}}
  - {do: modify, what: move, by: -2, at_least: 1, target: {except: [elephant]}}
- id: hill
  name: Hill
  text: 'Attack +1 downhill; defenders on a hill get Defense +1.'
  effects:
  - {do: modify, what: attack, by: 1, only_if: it attacks downhill}
  - {do: modify, what: defense, by: 1}
- id: road
  name: Road
  text: Nobody pays for more than half a hex.
  effects: [{manual: Each hex of road counts half.}]
options:
- id: winter
  name: Winter
  text: Everybody moves one hex less.
  effects: [{do: modify, what: move, by: -1, at_least: 1}]
  excludes: {orders: [march]}
- {id: elephants, name: More elephants, adds: {units: {carthage: {elephant: 2}}}}
scenarios:
- {id: trebia, name: Trebia, options: [winter], first: carthage}
- {id: zama, name: Zama, options: [elephants], first: rome}
"""


def test_ancients(tmp_path: Path) -> None:
    assert everything(tmp_path, ANCIENTS) == []


@pytest.mark.parametrize(
    "words",
    [
        "A 5+ hits; on 6+ it hits twice, so 2 dice with 4+ and 5+ are better than 1 = even odds.",
        "Cavalry 2-1 = 1:1, 3-1 = 2:1; below 1-2 = no attack.",
        "Level 1 = 1 XP, level 2 = 3 XP, level 3 = 6 XP.",
        "Count 2 + 1 per wall; with walls = 3 or more you hold.",
        "Sum of 2D6 + 3 = target 12.",
        "1/2 = half, 1/4 = a quarter, 0.5 x 2 = 1.",
        "2x = 8, so x = 4.",
        "Roll 1-2 = miss, 3-5 = 1 hit, 6 = 2 hits.",
        "Odds of 3:1 = 3 dice, 2:1 = 2 dice.",
        "Row 4, column 3 + 2 = E5.",
        "A4 = 210 x 297 mm; Letter = 8.5 x 11 in.",
        "10 + 1D6 = 11-16 points.",
        "Draw 1 + 1 for each temple = at most 4.",
        "Turn 3 = 6, turn 4 + 5 = 7 reinforcements.",
        "https://example.org/?a=1+1=3",
        "From space 3 + 2 = 7 on.",
        "20 / 3 = 6, remainder 2; 20 / 3 = 7 if you round up.",
        "50 % of 12 = 6, 10 % + 10 % = 20 %.",
        "3 – 1 = 2, 3 − 1 = 2, 3 - 1 = 2.",
        "Rating 7-2=5 stars",
    ],
)
def test_numbers_in_the_words_of_other_games(tmp_path: Path, words: str) -> None:
    text = f"units: [{{id: u, name: Unit, text: '{words}'}}]\n"
    assert [one for one in everything(tmp_path, text) if one.startswith("W")] == []
