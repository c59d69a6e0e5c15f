"""Words against effects."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def card(words: str, effect: str) -> str:
    """A card, its words from column 14 of line 6 on."""
    return f"""
stats: [{{id: attack, name: Attack, abbr: At}}, {{id: move, name: Move, unit: spaces}}]
decks:
  - id: d
    cards:
    - id: c
      text: {words}
      effects: [{{{effect}}}]
"""


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        (
            "Gets Attack +3.",
            "do: modify, what: attack, by: 2",
            "6:19 the text says 'Attack +3', but the effect changes attack by +2",
        ),
        (
            "Gets +3 Attack.",
            "do: modify, what: attack, by: 2",
            "6:19 the text says '+3 Attack', but the effect changes attack by +2",
        ),
        (
            "All have At −1.",
            "do: modify, what: attack, by: 2",
            "6:23 the text says 'At −1', but the effect changes attack by +2",
        ),
        (
            "Attack is reduced by one.",
            "do: modify, what: attack, by: -2",
            "6:14 the text says 'Attack is reduced by one', but the effect changes attack by -2",
        ),
        (
            "Raise its attack by 2.",
            "do: modify, what: attack, by: 1",
            "6:14 the text says 'Raise its attack by 2', but the effect changes attack by +1",
        ),
        (
            "They move two spaces less.",
            "do: modify, what: move, by: -1",
            "6:19 the text says 'move two spaces less', but the effect changes move by -1",
        ),
        ("All have At −1.", "do: modify, what: attack, by: 1", None),
        ("Attack +2, against ships +1.", "do: modify, what: attack, by: 2}, {do: modify, what: attack, by: 1", None),
        (
            "Attack +2 everywhere.",
            "do: modify, what: attack, by: 2}, {do: modify, what: attack, by: 1",
            "6:14 the text says 'Attack +2', but the effect changes attack by +1",
        ),
        ("Raise its attack by a die.", "do: modify, what: attack, by: 2", None),
        ("They move two units more.", "do: modify, what: move, by: 1", None),
        (
            "Draw two cards.",
            "do: draw, what: card, count: 3",
            "6:14 the text says 'Draw two cards', but the effect draws 3",
        ),
        (
            "He discards 1 card.",
            "do: discard, what: card, count: 2",
            "6:17 the text says 'discards 1 card', but the effect discards 2",
        ),
        ("Gets Attack +2.", "do: modify, what: attack, by: 2", None),
        (
            "One of your units gets Attack +2.",
            "do: modify, what: attack, by: 1",
            "6:37 the text says 'Attack +2', but the effect changes attack by +1",
        ),
        ("A unit gets Attack +2, one more if it is fresh.", "do: modify, what: attack, by: 1", None),
        ("Gets Move +3.", "do: modify, what: attack, by: 2", None),
        ("Gets Attack +2 or Attack +2.", "do: modify, what: attack, by: +2", None),
        ("Attack – 3 units fight.", "do: modify, what: attack, by: 2", None),
        ("Attack +10% fits.", "do: modify, what: attack, by: 2", None),
        ("Draw up to two cards.", "do: draw, what: card, count: 2", None),
        ("Draw one of the cards.", "do: draw, what: card, count: 2D6", None),
        ("Draw {{ 3 }} cards.", "do: draw, what: card, count: 2", None),
    ],
)
def test_numbers_in_words(tmp_path: Path, words: str, effect: str, message: str | None) -> None:
    assert found(tmp_path, "E101", card(f"'{words}'", effect)) == ([message] if message else [])


def test_the_words_of_a_letter_code_and_the_effects_it_lends_to_cards(tmp_path: Path) -> None:
    text = """
    stats: [{id: attack, name: Attack}]
    decks:
      - id: d
        codes:
          kind:
            A: {name: Charge, text: Attack +1, effects: [{do: modify, what: attack, by: 2}]}
            B: {name: Wait, text: Attack +1, effects: [{do: modify, what: attack, by: 1}]}
        cards:
          - {id: one, kind: B, text: Attack +3}
          - {id: two, kind: B, text: Attack +1}
    """
    assert found(tmp_path, "E101", text) == [
        "6:33 the text says 'Attack +1', but the effect changes attack by +2",
        "9:34 the text says 'Attack +3', but the effect changes attack by +1",
    ]


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        ("Gets Attack +2.", "by: -2", "6:19 the text says 'Attack +2', but the effect changes attack by -2"),
        ("Gets −1 Attack.", "by: 1", "6:19 the text says '−1 Attack', but the effect changes attack by +1"),
        (
            "Its Attack is increased by 2.",
            "by: -2",
            "6:18 the text says 'Attack is increased by 2', but the effect changes attack by -2",
        ),
        ("Gets Attack +2.", "by: 2", None),
        ("Gets Attack +2.", "by: -3", None),
        ("Attack +2 or Attack −2.", "by: 2}, {do: modify, what: attack, by: -2", None),
        ("Attack +2, against ships −2.", "by: 2}, {do: modify, what: attack, by: -2", None),
        (
            "Gets Attack +2 here and there.",
            "by: 2}, {do: modify, what: attack, by: -2",
            "6:19 the text says 'Attack +2', but the effect changes attack by -2",
        ),
        ("Lower the attack by one.", "by: -1", None),
    ],
)
def test_signs(tmp_path: Path, words: str, effect: str, message: str | None) -> None:
    text = card(f"'{words}'", f"do: modify, what: attack, {effect}")
    assert found(tmp_path, "E102", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("code", "words", "effects", "message"),
    [
        (
            "E101",
            "Your hero gets **+4** here.",
            "what: trial, by: 2",
            "the text says '+4', but the effect changes trial by +2",
        ),
        (
            "E101",
            "Sum +2, guns +1.",
            "what: trial, by: 2}, {do: modify, what: trial, by: 3",
            "the text says '+1', but the effect changes trial by +3",
        ),
        ("E101", "Your hero gets +2 here.", "what: trial, by: 2", None),
        ("E101", "Worth +10 points.", "what: trial, by: 2", None),
        ("E101", "Your hero gets +4 and draws.", "what: trial, by: 2}, {do: draw, what: card, count: 1", None),
        ("E101", "Gets +4, and +1 for each wound.", "what: trial, by: 2", None),
        ("E101", "A 3+4 or 5-6, +10% and D6+4 in 1490–91.", "what: trial, by: 2", None),
        (
            "E102",
            "Your hero gets −2 here.",
            "what: trial, by: 2",
            "the text says '−2', but the effect changes trial by +2",
        ),
        ("E102", "Enemies get −2 here.", "what: trial, by: 2", None),
        ("E102", "You are +2 to be hit.", "what: trial, by: -2", None),
        ("E102", "All get +2.", "what: trial, by: -2, target: {side: enemy}", None),
        ("E102", "You get +2.", "what: trial, by: -2, target: {side: enemy}", None),
        (
            "E102",
            "The hero gets +2.",
            "what: trial, by: -2, target: {side: enemy}",
            "the text says '+2', but the effect changes trial by -2",
        ),
        ("E102", "Its roll is +2.", "what: trial, by: -2", "the text says '+2', but the effect changes trial by -2"),
        ("E102", "Gets +2 or −2.", "what: trial, by: -2", None),
    ],
)
def test_numbers_of_words_that_name_nothing(
    tmp_path: Path, code: str, words: str, effects: str, message: str | None
) -> None:
    text = card(f"'{words}'", f"do: modify, {effects}").replace("stats:", "rolls: [{id: trial, die: D6}]\nstats:", 1)
    assert [one.split(" ", 1)[1] for one in found(tmp_path, code, text)] == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        ("Gets Attack +3.", "what: move, by: 3", "6:19 the text says 'Attack +3', but the effect changes move by +3"),
        ("Gets Attack +3.", "what: attack, by: 3", None),
        ("Gets Attack +3.", "what: move, by: 2", None),
        ("Attack +3 when it moves.", "what: move, by: 3", None),
        ("Gets Attack +3.", "what: attack-roll, by: 3", None),
        ("Gets Attack +3.", "what: move, by: 3}, {manual: It gets Attack +3.", None),
        ("Gets Attack +3.", "what: move, by: 3}, {do: repeat, what: attack", None),
    ],
)
def test_other_stat(tmp_path: Path, words: str, effect: str, message: str | None) -> None:
    text = card(f"'{words}'", f"do: modify, {effect}") + "rolls: [{id: attack-roll, name: Attack roll, die: D6}]\n"
    assert found(tmp_path, "E103", text) == ([message] if message else [])


UNITS = """
classes: [{id: land, name: land unit}, {id: ship, name: ship}]
units:
- {id: pikes, name: Pikes, plural: Pikes, classes: [land]}
- {id: horse, name: Horseman, plural: Horsemen, classes: [land]}
- {id: cog, name: Cog, classes: [ship]}
decks: [{id: d, fields: {subject: text}, cards: [{id: c, %s}]}]
"""


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("text: Horsemen get +1., effects: [{do: repeat, what: move, target: {units: [horse]}}]", None),
        ("text: Land units get +1., effects: [{do: repeat, what: move, target: {units: [horse]}}]", None),
        ("text: Horsemen get +1., effects: [{do: repeat, what: move, target: {classes: [land]}}]", None),
        ("text: They get +1., effects: [{do: repeat, what: move, target: {units: [horse]}}]", None),
        ("text: Not on Cogs., subject: Horsemen, effects: [{do: repeat, what: move, target: {units: [horse]}}]", None),
        ("text: Cogs only., effects: [{do: forbid, what: move, target: {classes: [land]}}]", None),
        (
            "text: Cogs lose 1., effects: [{do: repeat, what: move, target: {units: [horse]}}, {manual: So it is.}]",
            None,
        ),
        (
            "text: Cogs get +1., effects: [{do: repeat, what: move, target: {units: [horse]}, versus: {units: [cog]}}]",
            None,
        ),
        (
            "text: Horsemen get +1., effects: [{do: repeat, what: move, target: {units: [pikes]}}]",
            "6:64 the text mentions 'Horsemen', but the effect reaches 'pikes'",
        ),
        (
            "text: One ship moves., effects: [{do: repeat, what: move, target: {classes: [land]}}]",
            "6:68 the text mentions 'ship', but the effect reaches 'land'",
        ),
    ],
)
def test_other_unit(tmp_path: Path, card: str, message: str | None) -> None:
    assert found(tmp_path, "E104", UNITS % card) == ([message] if message else [])


THINGS = """\
resources: [{id: gold, name: Gold, plural: Coins}]
markers: [{id: wood, name: Wood}, {id: game, name: Game}]
decks: [{id: d, fields: {kind: text}, cards: [{id: c, %s}]}]
"""


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("text: Gain a Wood token., effects: [{do: gain, what: wood}]", None),
        ("text: Pay two Coins., effects: [{do: lose, what: gold, count: 2}]", None),
        ("text: Gain what you like., effects: [{do: gain, what: wood}]", None),
        ("text: 'Pay Gold, gain Wood.', effects: [{do: exchange, what: gold, into: wood}]", None),
        ("text: It ends the game., effects: [{do: gain, what: wood}]", None),
        ("text: Needs Gold., kind: Wood, effects: [{do: gain, what: wood}]", None),
        ("text: Gain Gold., effects: [{do: gain, what: wood}, {manual: And so on.}]", None),
        ("text: Pay Gold and burn the wood., effects: [{do: lose, what: wood}]", None),
        ("text: 'Pay Gold, burn a log.', effects: [{do: lose, what: wood}], cost: {gold: 1}", None),
        ("text: A Wood stands here., effects: [{do: forbid, what: move}]", None),
        (
            "text: Gain a Wood token., effects: [{do: gain, what: game}]",
            "3:68 the text mentions 'Wood', but the effect is about 'game'",
        ),
        (
            "text: Pay two Coins., effects: [{do: lose, what: wood, count: 2}]",
            "3:69 the text mentions 'Coins', but the effect is about 'wood'",
        ),
    ],
)
def test_other_thing(tmp_path: Path, card: str, message: str | None) -> None:
    assert found(tmp_path, "E111", THINGS % card) == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "target", "message"),
    [
        ("Destroy an enemy Cog.", "side: enemy, units: [cog]", None),
        ("Destroy a Cog.", "side: own, units: [cog]", None),
        ("Destroy an enemy Cog or your own Cog.", "side: own, units: [cog]", None),
        ("Destroy an enemy Cog.", "side: any, units: [cog]", None),
        ("Choose an enemy. Pikes fall.", "side: own, units: [pikes]", None),
        (
            "The opponent’s cogs burn.",
            "side: own, units: [cog]",
            "the text says 'opponent’s cogs', but the effect reaches",
        ),
        ("An enemy ship burns.", "side: own, units: [cog]", "the text says 'enemy ship', but the effect reaches"),
        ("Your Pikes fall.", "side: enemy, units: [pikes]", "the text says 'Your Pikes', but the effect reaches"),
        ("Play against an enemy Cog. Your Cog moves.", "side: own, units: [cog]", None),
        ("Play against an enemy Cog.", "side: own, units: [cog]}, versus: {side: enemy", None),
    ],
)
def test_other_side(tmp_path: Path, words: str, target: str, message: str | None) -> None:
    said = found(tmp_path, "E107", UNITS % f"text: {words}, effects: [{{do: move, what: unit, target: {{{target}}}}}]")
    assert [one.split(" ", 1)[1].partition(" units")[0] for one in said] == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "target", "message"),
    [
        ("One unit within two spaces.", "within: 2", None),
        ("One unit within 2 rounds.", "within: 3", None),
        ("One unit up to 3 hexes away.", "within: 3", None),
        ("One unit within two spaces.", "within: 3", "the text says 'within two spaces', but the effect reaches 3"),
        ("One unit up to 3 hexes away.", "within: 2", "the text says 'up to 3 hexes away', but the effect reaches 2"),
        ("One adjacent unit.", "where: adjacent", None),
        ("One unit next to it.", "where: adjacent", None),
        ("One unit not adjacent to it.", "where: anywhere", None),
        ("One unit, adjacent or anywhere.", "where: anywhere", None),
        ("One adjacent unit.", "where: hand", None),
        ("One adjacent unit.", "where: anywhere", "the text says 'adjacent', but the effect reaches 'anywhere'"),
        ("One unit anywhere.", "where: adjacent", "the text says 'anywhere', but the effect reaches 'adjacent'"),
        (
            "One unit in the same square.",
            "where: adjacent",
            "the text says 'same square', but the effect reaches 'adjacent'",
        ),
        ("Move a unit adjacent to it.", "within: 3", "the text says 'adjacent', but the effect reaches 3"),
        ("Move a unit adjacent to it.", "within: 1", None),
        ("When it is adjacent, move up to three spaces.", "within: 3", None),
        ("Not only adjacent units move.", "within: 3", None),
    ],
)
def test_other_range(tmp_path: Path, words: str, target: str, message: str | None) -> None:
    said = found(
        tmp_path, "E105", UNITS % f"text: '{words}', effects: [{{do: move, what: unit, target: {{{target}}}}}]"
    )
    assert [one.split(" ", 1)[1] for one in said] == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "lasts", "message"),
    [
        ("Until the end of the turn.", "turn", None),
        ("Move again this turn.", "attack", None),
        ("For the rest of the game.", "game", None),
        ("If it has not moved this turn, for ever.", "game", None),
        ("It may, unless it moved this turn.", "game", None),
        (
            "For the rest of the game.",
            "round",
            "the text says 'For the rest of the game', but the effect lasts for the round",
        ),
        ("It moves again this turn.", "game", "the text says 'this turn', but the effect lasts for the game"),
        (
            "Until the end of your turn it flies.",
            "game",
            "the text says 'Until the end of your turn', but the effect lasts for the game",
        ),
    ],
)
def test_other_duration(tmp_path: Path, words: str, lasts: str, message: str | None) -> None:
    said = found(tmp_path, "E106", UNITS % f"text: '{words}', effects: [{{do: repeat, what: move, lasts: {lasts}}}]")
    assert [one.split(" ", 1)[1] for one in said] == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        ("Destroy two Cogs.", "do: destroy, what: cog, count: 2", None),
        ("Destroy two Cogs.", "do: destroy, what: pikes, count: 1", None),
        ("Destroy two Cogs.", "do: destroy, what: cog, count: 1-3", None),
        ("Destroy two of your Cogs.", "do: destroy, what: cog, count: 3", None),
        ("If you have 3 Cogs, gain two Cogs.", "do: gain, what: cog, count: 2", None),
        ("For every 3 Cogs gain a Cog.", "do: gain, what: cog, count: 1", None),
        ("Gain three Cogs.", "do: gain, what: cog, by: 3", None),
        ("Gain three Cogs.", "do: gain, what: cog", None),
        ("Gain 1–3 Cogs.", "do: gain, what: cog, count: 1-3", None),
        ("You start with two more Cogs.", "do: gain, what: cog, count: 2", None),
        ("4 hits. Nothing else.", "do: gain, what: hit, count: 4", None),
        ("Destroy two Cogs.", "do: destroy, what: cog, count: 3", "'two Cogs', but the effect says 3"),
        ("Destroy up to two Cogs.", "do: destroy, what: cog, count: 3", "'two Cogs', but the effect says 3"),
        ("He loses one hit.", "do: lose, what: hit, count: 2", "'one hit', but the effect says 2"),
        ("You start with two more Cogs.", "do: gain, what: cog, by: 1", "'two more Cogs', but the effect says 1"),
        ("4 hits. Nothing else.", "do: gain, what: hit, count: 5", "'4 hits', but the effect says 5"),
    ],
)
def test_other_count(tmp_path: Path, words: str, effect: str, message: str | None) -> None:
    said = found(tmp_path, "E108", UNITS % f"text: '{words}', effects: [{{{effect}}}]")
    assert [one.split(" ", 1)[1] for one in said] == ([f"the text says {message}"] if message else [])


@pytest.mark.parametrize(
    ("words", "lasts", "message"),
    [
        ("It flies this turn.", ("turn", "turn"), ""),
        ("It gains a hit. It flies this turn.", ("game", "turn"), ""),
        ("It neither moves nor fights this turn.", ("turn", "game"), "'this turn', but the effect lasts for the game"),
        ("It flies and swims for the rest of the game.", ("game", "game"), ""),
        (
            "It flies and swims for the rest of the game.",
            ("round", "game"),
            "'for the rest of the game', but the effect lasts for the round",
        ),
    ],
)
def test_durations_of_one_sentence(tmp_path: Path, words: str, lasts: tuple[str, str], message: str) -> None:
    effects = ", ".join(
        f"{{do: repeat, what: {what}, lasts: {one}}}" for what, one in zip(("move", "hit"), lasts, strict=True)
    )
    said = found(tmp_path, "E106", UNITS % f"text: '{words}', effects: [{effects}]")
    assert [one.split(" ", 1)[1] for one in said] == ([f"the text says {message}"] if message else [])


@pytest.mark.parametrize(
    ("source", "by", "message"),
    [
        ("terrain.hill", "+2", ""),
        ("terrain.hill", "-2", ""),
        ("terrain.bog", "+1", ""),
        ("terrain", "+1", ""),
        ("d.drill", "+1", ""),
        ("d.unknown", "+1", ""),
        ("terrain.hill", "+1", "the modifier is +1, but 'terrain.hill' changes attack by +2"),
        ("d.drill", "+3", "the modifier is +3, but 'd.drill' changes attack by +1"),
    ],
)
def test_modifier_and_source(tmp_path: Path, source: str, by: str, message: str) -> None:
    text = f"""
terrain:
- {{id: hill, effects: [{{do: modify, what: attack, by: 2}}]}}
- {{id: bog, effects: [{{do: modify, what: move, by: -2}}]}}
decks: [{{id: d, cards: [{{id: drill, effects: [{{do: modify, what: attack, by: 1}}]}}]}}]
rolls: [{{id: attack, die: D6, target: 4+, modifiers: [{{id: m, by: {by}, source: {source}}}]}}]
"""
    assert [one.split(" ", 1)[1] for one in found(tmp_path, "E110", text)] == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "effect", "message"),
    [
        ("Draw two cards.", "do: draw, target: {side: own}", ""),
        ("Draw two cards.", "do: draw", ""),
        ("Discard one card of the opponent.", "do: discard, target: {side: enemy}", ""),
        ("Each player draws a card.", "do: draw, target: {side: enemy}", ""),
        ("A unit loses a hit.", "do: lose, target: {side: enemy}", ""),
        ("You draw one, your opponent draws one.", "do: draw, target: {side: enemy}", ""),
        ("Your opponent may draw a card.", "do: draw, target: {side: enemy}", ""),
        ("Your opponent shows a card; discard it.", "do: discard, target: {side: enemy}", ""),
        ("Skip your next turn.", "do: skip, target: {side: own}", ""),
        ("Draw two cards.", "do: draw, target: {side: enemy}", "'Draw', but the effect is for side 'enemy'"),
        (
            "You may draw a card.",
            "do: draw, target: {side: enemy}",
            "'You may draw', but the effect is for side 'enemy'",
        ),
        (
            "The enemy must skip a turn.",
            "do: skip, target: {side: own}",
            "'The enemy must skip', but the effect is for side 'own'",
        ),
    ],
)
def test_other_player(tmp_path: Path, words: str, effect: str, message: str) -> None:
    said = found(tmp_path, "E109", UNITS % f"text: '{words}', effects: [{{what: card, {effect}}}]")
    assert [one.split(" ", 1)[1] for one in said] == ([f"the text says {message}"] if message else [])
