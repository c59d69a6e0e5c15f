"""Numbers in words against the numbers of set-up, phases, decks, units and goals."""

from pathlib import Path

import pytest

from tests.checks.cases import found


def said(folder: Path, code: str, text: str, **files: str) -> list[str]:
    """What a check says, without places."""
    return [one.split(" ", 1)[1] for one in found(folder, code, text + "\n", **files)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("Deal five cards to each player.", ""),
        ("Deal each player five cards.", ""),
        ("Deal all cards; that is five for each.", ""),
        ("Deal a card face up, then deal five.", ""),
        ("Deal {{ 2 + 3 }} cards to each player.", ""),
        ("Deal {{ kit.title }} to each player.", ""),
        ("Deal {{ 4 }} cards to each player.", "the text says 'Deal 4', but the step deals 5"),
        ("Deal half of the deck.", ""),
        ("Deal each player 4 cards.", "the text says 'Deal each player 4', but the step deals 5"),
        ("Deal out six cards.", "the text says 'Deal out six', but the step deals 5"),
        ("Deal fifteen cards to each player.", "the text says 'Deal fifteen', but the step deals 5"),
        ("Deal twenty-five cards.", "the text says 'Deal twenty-five', but the step deals 5"),
    ],
)
def test_deal(tmp_path: Path, words: str, message: str) -> None:
    text = f"decks: [{{id: d}}]\nsetup: [{{id: s, text: '{words}', deal: {{deck: d, count: = 2 + 3}}}}]"
    assert said(tmp_path, "O108", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "step", "message"),
    [
        ("Draw two cards.", "Discard three.", ""),
        ("Draw cards.", "Draw up to two.", ""),
        ("Draw one card, then draw two.", "Go on.", ""),
        ("Draw a card.", "Go on.", ""),
        ("Draw cards.", "Draw up to 3.", "the text says 'Draw up to 3', but the phase draws 2"),
        ("Draw fifteen cards.", "Go on.", "the text says 'Draw fifteen', but the phase draws 2"),
        ("Each player draws one card.", "Go on.", "the text says 'draws one', but the phase draws 2"),
    ],
)
def test_draw(tmp_path: Path, words: str, step: str, message: str) -> None:
    text = f"decks: [{{id: d}}]\nphases: [{{id: p, text: '{words}', draw: {{deck: d, count: 2}}, steps: ['{step}']}}]"
    assert said(tmp_path, "O109", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("deck", "words", "rules", "message"),
    [
        ("max_hand: 5", "Discard down to five cards.", "", ""),
        ("max_hand: 5", "Then discard cards down to 5.", "", ""),
        ("max_hand: 5", "If you hold more than five cards, discard.", "", ""),
        ("max_hand: 5", "Discard down to four cards.", "The hand limit is five.", ""),
        ("max_hand: 5", "Your hand limit is two cards higher.", "", ""),
        ("hand: 5", "Discard down to four cards.", "", ""),
        ("max_hand: 5", "Discard.", "You have a hand limit of 6.", "'hand limit of 6'"),
        ("max_hand: 5", "Hold no more than 4 cards.", "", "'Hold no more than 4'"),
        ("max_hand: 5", "Discard.", "At the end of your turn you keep six cards at most.", "'six cards'"),
        ("max_hand: 5", "Discard.", "A player holds four cards or fewer.", "'four cards'"),
        ("max_hand: 5", "Discard.", "Each player keeps up to seven cards.", "'seven cards'"),
        ("max_hand: 5", "Discard.", "You may hold five cards at most.", ""),
        ("max_hand: 5", "Discard.", "With a Barn you may hold six cards at most. Keep up to two cards of a color.", ""),
        ("max_hand: 5", "Discard.", "If the Miller helps you, hold seven cards at most.", ""),
        ("max_hand: 5", "Whoever holds more than seven cards discards.", "", "'holds more than seven'"),
    ],
)
def test_hand_limit(tmp_path: Path, deck: str, words: str, rules: str, message: str) -> None:
    text = f"decks: [{{id: d, {deck}}}]\nphases: [{{id: p, text: '{words}'}}]\ntexts: [{{id: r, files: [rules.md]}}]"
    expected = [f"the text says {message}, but a hand of 'd' has a limit of 5"] if message else []
    assert said(tmp_path, "O110", text, rules_md=rules) == expected


def test_cards_may_change_the_limit(tmp_path: Path) -> None:
    text = "decks: [{id: d, max_hand: 5, cards: [{id: c, text: Discard down to two cards.}]}]"
    assert said(tmp_path, "O110", text) == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("Each player starts with four Water.", ""),
        ("Each caravan begins at the gate with 4 water.", ""),
        ("Red starts with 4 Water, Blue with 5 Water.", ""),
        ("Who begins may pay one Water.", ""),
        ("Nobody has any Water.", ""),
        ("Each player takes five Water.", "the text says 'takes five Water', but 'water' starts at 4"),
        ("Begin the game with 3 waters.", "the text says 'Begin the game with 3 waters', but 'water' starts at 4"),
    ],
)
def test_start(tmp_path: Path, words: str, message: str) -> None:
    resources = "resources: [{id: water, name: Water, start: 4}, {id: oil, name: Oil}]"
    text = f"{resources}\nsetup: [{{id: s, text: '{words}'}}]"
    assert said(tmp_path, "O111", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("Each player starts with three Water.", "the text says 'three Water', but 'water' starts at 4"),
        ("Every player begins the game with two Oil and 5 water.", "the text says '5 water', but 'water' starts at 4"),
        ("You start with four Water.", ""),
        ("The second player begins with six Water.", ""),
        ("If you play the Miller, you start with five Water.", ""),
        ("## Variant\n\nAll players start with nine Water.", ""),
    ],
)
def test_start_in_the_rules(tmp_path: Path, rules: str, message: str) -> None:
    text = "resources: [{id: water, name: Water, start: 4}]\ntexts: [{id: r, files: [rules.md]}]"
    found = said(tmp_path, "O111", text, rules_md=f"# Wells\n\n## Setting up\n\n{rules}\n")
    assert found == ([message] if message else [])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("Carries two units.", ""),
        ("It can carry up to 2 land units.", ""),
        ("Carries a flag.", ""),
        ("Carries one unit.", "the text says 'Carries one', but 'cog' carries 2"),
    ],
)
def test_carries(tmp_path: Path, words: str, message: str) -> None:
    text = f"units: [{{id: pikes}}, {{id: cog, text: {words}, carries: {{count: 2, units: [pikes]}}}}]"
    assert said(tmp_path, "O112", text) == ([message] if message else [])


@pytest.mark.parametrize(
    ("goal", "words", "message"),
    [
        ("destroy: {count: 4, side: s}", "Destroy four units.", ""),
        ("destroy: {count: 4, side: s}", "Four enemy units are destroyed.", ""),
        ("destroy: {count: 4, side: s}", "Destroy every unit.", ""),
        ("destroy: {count: 3, of: stacks}", "Destroy two units in three stacks.", ""),
        ("destroy: {count: 4, side: s}", "Destroy at least 5 units.", "'Destroy at least 5', but the goal requires 4"),
        ("occupy: {count: 2}", "Hold two spaces for three turns.", ""),
        ("occupy: {count: 2}", "Control 3 spaces.", "'Control 3', but the goal requires 2"),
        ("score: 60", "Be the first with 60 points.", ""),
        ("score: 60", "Have the most points.", ""),
        ("score: 60", "The most points win: 2 points for each market, 1 point for a ship.", ""),
        ("score: 60", "Reach 50 victory points.", "'Reach 50 victory points', but the goal requires 60"),
        ("survive: 10", "Live for ten turns.", ""),
        ("survive: 10", "In 3 turns of the ten, rest.", ""),
        ("survive: 10", "Live for 12 rounds.", "'for 12 rounds', but the goal requires 10"),
    ],
)
def test_goal(tmp_path: Path, goal: str, words: str, message: str) -> None:
    text = f"sides: [{{id: s}}]\ngoals: [{{id: g, text: '{words}', {goal}}}]"
    assert said(tmp_path, "O113", text) == ([f"the text says {message}"] if message else [])
