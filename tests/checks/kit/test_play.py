"""What a complete game must say: hands, drawing, empty decks, a way to win for each side, and where it is read."""

from pathlib import Path

import pytest

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.findings import in_reading_order
from pnp.load.kit import load_kit


def said(folder: Path, code: str, text: str, rules: str = "", head: str = "") -> list[str]:
    """What one check says about a complete kit, its rules in rules.md if there are any."""
    players = "" if "players:" in head else "players: 2\n"
    (folder / "kit.yaml").write_text(f"kit: example\ntitle: Example\n{players}{head}", encoding="utf-8")
    texts = "\ntexts: [{id: rules, files: [rules.md]}]\n" if rules and "texts:" not in text else "\n"
    (folder / "k.yaml").write_text(text.strip("\n") + texts, encoding="utf-8")
    (folder / "rules.md").write_text(rules, encoding="utf-8")
    loaded = load_kit(folder, ".")
    assert [one.message for one in loaded.findings] == []
    assert loaded.game is not None
    check = next(one for one in GAME_CHECKS if one.code == code)
    return [
        f"{one.span.line}:{one.span.column} {one.message}"
        for one in in_reading_order(check.findings(GameContext(loaded.game)))
    ]


DRAWN = "phases: [{id: p, draw: {deck: d, count: 1}}]"
HELD = "phases: [{id: p, draw: {deck: d, count: 1}, steps: [Take it into your hand.]}]"


@pytest.mark.parametrize(
    ("text", "rules", "head", "names"),
    [
        (f"decks: [{{id: d}}]\n{DRAWN}", "", "", ["d"]),
        (f"decks: [{{id: d}}, {{id: e}}]\n{DRAWN}", "Draw a card.", "", ["d"]),
        ("decks: [{id: d, cards: [{id: c, effects: [{do: draw, what: card, count: 1}]}]}]", "", "", ["d"]),
        ("decks: [{id: d}, {id: e, cards: [{id: c, effects: [{do: draw, what: e}]}]}]", "", "", ["e"]),
        ("decks: [{id: d}, {id: e, cards: [{id: c, effects: [{do: draw, what: card}]}]}]", "", "", []),
        (f"decks: [{{id: d, exhausted: The game ends.}}]\n{DRAWN}", "", "", []),
        (f"decks: [{{id: d}}]\n{DRAWN}", "When the deck is empty, the game ends.", "", []),
        (f"decks: [{{id: d}}]\n{DRAWN}", "If the cards run out, shuffle the discards.", "", []),
        ("decks: [{id: d}]\nphases: [{id: p, draw: {deck: d, count: 1}, steps: [Reshuffle if you must.]}]", "", "", []),
        (f"decks: [{{id: d}}]\n{DRAWN}", "", "status: draft\n", []),
        (f"decks: [{{id: d}}]\n{DRAWN}", "Ziehe eine Karte.", "language: de\n", []),
        ("decks: [{id: d}]\nsetup: [{id: s, deal: {deck: d, count: 1}}]", "", "", []),
    ],
)
def test_exhaustion(tmp_path: Path, text: str, rules: str, head: str, names: list[str]) -> None:
    expected = [f"cards are drawn from {one!r}, but nothing says what happens when it is empty" for one in names]
    assert [one.split(" ", 1)[1] for one in said(tmp_path, "K102", text, rules, head)] == expected


@pytest.mark.parametrize(
    ("text", "rules", "messages"),
    [
        (
            "decks: [{id: d, max_hand: 5}]",
            "",
            ["1:27 players hold cards of 'd', but nothing says how many they start with"],
        ),
        (
            f"decks: [{{id: d}}]\n{HELD}",
            "",
            ["1:14 players hold cards of 'd', but nothing says how many they start with"],
        ),
        ("decks: [{id: d}]", "", []),
        (f"decks: [{{id: d}}]\n{DRAWN}", "", []),
        (f"decks: [{{id: d, hand: 0}}]\n{HELD}", "", []),
        (f"decks: [{{id: d}}]\n{HELD}\nsetup: [{{id: s, deal: {{deck: d, count: 3}}}}]", "", []),
        (f"decks: [{{id: d}}]\n{HELD}\nsetup: [{{id: s, text: Nobody starts with cards.}}]", "", []),
        (f"decks: [{{id: d}}]\n{HELD}", "Each player takes three cards.", []),
    ],
)
def test_hand(tmp_path: Path, text: str, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "K103", text, rules) == messages


@pytest.mark.parametrize(
    ("text", "rules", "messages"),
    [
        (
            "decks: [{id: d, max_hand: 5}]",
            "Play.",
            ["1:27 'd' has a hand limit, but nothing says when cards are drawn"],
        ),
        ("decks: [{id: d}]", "Play.", []),
        (f"decks: [{{id: d, max_hand: 5}}]\n{DRAWN}", "Play.", []),
        ("decks: [{id: d, max_hand: 5}]", "You may buy a card.", []),
        ("decks: [{id: d, max_hand: 5, cards: [{id: c, effects: [{do: draw, what: d}]}]}]", "Play.", []),
    ],
)
def test_never_drawn(tmp_path: Path, text: str, rules: str, messages: list[str]) -> None:
    assert said(tmp_path, "K104", text, rules) == messages


@pytest.mark.parametrize(
    ("goals", "messages"),
    [
        ("[]", []),
        ("[{id: g, text: Win.}]", []),
        ("[{id: g, side: n}, {id: h, text: Win.}]", []),
        ("[{id: g, side: n}, {id: h, side: s}]", []),
        ("[{id: g, side: n}]", ["1:23 nothing says how 's' wins"]),
        ("[{id: g, side: n}, {id: h, side: n, loses: true}]", []),
        ("[{id: h, side: s, loses: true}]", ["1:23 nothing says how 's' wins"]),
    ],
)
def test_hopeless_side(tmp_path: Path, goals: str, messages: list[str]) -> None:
    assert said(tmp_path, "K105", f"sides: [{{id: n}}, {{id: s}}]\ngoals: {goals}") == messages


@pytest.mark.parametrize(("players", "sides"), [("1-2", "{id: n}, {id: s}"), ("2", "{id: n}, {id: s}, {id: wild}")])
def test_a_side_that_nobody_plays_need_not_win(tmp_path: Path, players: str, sides: str) -> None:
    text = f"sides: [{sides}]\ngoals: [{{id: g, side: n}}]"
    assert said(tmp_path, "K105", text, head=f"players: {players}\n") == []


def test_a_side_without_an_army_need_not_win(tmp_path: Path) -> None:
    text = "sides: [{id: n}, {id: neutral}]\narmies: [{id: a, side: n}]\ngoals: [{id: g, side: n}]"
    assert said(tmp_path, "K105", text) == []


COMPLETE = "Deal five cards. The youngest goes first. In your turn, play a card. The highest score wins at the end."


@pytest.mark.parametrize(
    ("rules", "head", "missing"),
    [
        (COMPLETE, "", ""),
        ("::table{setup}\n\n::table{phases}\n\n::table{goals}\n\nRed starts.", "", ""),
        ("Deal five cards. The youngest goes first.", "", "the turn, the end and the victory"),
        ("Have fun.", "", "the set-up, the first player, the turn, the end and the victory"),
        ("Have fun.", "status: fragment\n", ""),
        ("Viel Spaß.", "language: de\n", ""),
    ],
)
def test_unspoken(tmp_path: Path, rules: str, head: str, missing: str) -> None:
    expected = [f"1:14 the rules do not mention {missing}"] if missing else []
    assert said(tmp_path, "K106", "texts: [{id: rules, files: [rules.md]}]", rules, head) == expected


def test_topics_in_another_language(tmp_path: Path) -> None:
    texts = "texts: [{id: rules, files: [rules.md], topics: {set-up: aufbau, turn: zug, end: ende, victory: ende}}]"
    rules = "# Aufbau {#aufbau}\n\n## Zug {#zug}\n\n## Ende {#ende}\n"
    head = "language: de\n"
    assert said(tmp_path, "K106", texts, rules, head) == ["1:48 the rules do not mention the first player"]
    assert said(tmp_path, "K107", texts, rules, head) == []


@pytest.mark.parametrize(
    ("topics", "messages"),
    [
        ("end: ende", []),
        ("end: '#ende'", []),
        ("end: schluss", ["1:54 the rules have no heading 'schluss'"]),
        ("endgame: ende", ["1:49 'endgame' is not a known topic"]),
    ],
)
def test_unknown_topic(tmp_path: Path, topics: str, messages: list[str]) -> None:
    texts = f"texts: [{{id: rules, files: [rules.md], topics: {{{topics}}}}}]"
    assert said(tmp_path, "K107", texts, "# Rules\n\n## Ende {#ende}\n") == messages


LOST = "goals: [{id: end, text: Reach the end first.}, {id: dead, text: GOAL, loses: true}]"


@pytest.mark.parametrize(
    ("goal", "rules", "head", "count"),
    [
        ("You lose if all your heroes are dead.", "", "players: 2-4\n", 1),
        ("A player without coins loses.", "Run.", "players: 3\n", 1),
        ("A player without coins loses.", "The others play on.", "players: 3\n", 0),
        ("A player without coins loses.", "If all players have lost, the bank wins.", "players: 3\n", 0),
        ("A player without coins loses.", "You win or lose together.", "players: 3\n", 0),
        ("The team loses when the light is out.", "", "players: 2-4\n", 0),
        ("You lose if all your heroes are dead.", "", "players: 2\n", 0),
        ("You lose if all your heroes are dead.", "", "players: 2-4\nstatus: draft\n", 0),
    ],
)
def test_what_becomes_of_the_last_player(tmp_path: Path, goal: str, rules: str, head: str, count: int) -> None:
    assert len(said(tmp_path, "K108", LOST.replace("GOAL", goal), rules, head)) == count
