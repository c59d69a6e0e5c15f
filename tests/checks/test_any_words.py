"""Whatever is written on cards and in rules: no check of effects, overrides, examples or kits fails."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pnp.analysis import GameContext
from pnp.checks.registry import GAME_CHECKS
from pnp.load.kit import load_kit
from tests.examples import examples

CHECKS = [check for check in GAME_CHECKS if check.code[0] in "EOWK"]
PIECES = [
    "Attack", "attack", "+1", "−1", "–2", "is reduced by", "raise", "by", "two", "nİne", "ſix", "moves", "move",
    "less", "more", "Pikes", "pİkes", "your", "enemy", "opponent’s", "an enemy", "land unit", "Straße", "ẞ",
    "adjacent", "anywhere", "within", "spaces", "3", "٣", "²", "½", "=", "+", "×", "/", "0", "12.5", "%", "cm", "D6",
    "(", ")", "{{ 1 }}", "{{", "}}", "this turn", "for the rest of the game", ".", ";", "\n", "Draw", "discards",
    "cards", "You", "hİts", "Gold", "Deal", "down to", "hand limit is", "carries", "destroy", "points", "**",
    "art/a.png", "'art/{{ x }}.png'", "https://x.y/z.png", "#", "x", "", "999999999999", "1/0", "-", "fan-made",
]  # fmt: skip
WORDS = st.lists(st.sampled_from(PIECES), max_size=20).flatmap(
    lambda pieces: st.sampled_from([" ".join(pieces), "".join(pieces)])
)
GAME = """
stats: [{id: attack, name: Attack}, {id: move, name: Move, unit: spaces}]
classes: [{id: land, name: land unit}]
sides: [{id: red, name: Red}, {id: blue, name: Blue}]
units:
- {id: pikes, name: Pikes, classes: [land], stats: {move: 2}, text: %(a)s, carries: {count: 2}}
- {id: strasse, name: Straße, text: %(b)s}
resources: [{id: gold, name: Gold, start: 3}]
terrain: [{id: wood, text: %(a)s, effects: [{do: modify, what: move, by: -1}, {do: gain, what: gold, count: 2}]}]
phases: [{id: p, text: %(b)s, draw: {deck: d, count: 2}}]
setup: [{id: s, text: %(a)s, deal: {deck: d, count: 2}}]
goals: [{id: g, text: %(b)s, destroy: {count: 2, side: red}, score: 9}]
decks:
- id: d
  max_hand: 5
  cards:
  - id: c
    name: C
    text: %(a)s
    effects:
    - {do: modify, what: attack, by: 1, lasts: turn, target: {side: own, units: [pikes], where: adjacent, within: 2}}
    - {do: draw, what: card, count: 2, lasts: game, target: {side: enemy}}
examples:
- {id: e, formula: f, given: {n: 1}, gives: %(b)s}
- {id: r, roll: roll, rolled: 3, chance: %(a)s, gives: %(b)s}
formulas: [{id: f, inputs: [n], value: n + 1}]
rolls: [{id: roll, die: D6, target: 4+}]
texts: [{id: rules, files: [rules.md]}]
"""


@given(WORDS, WORDS, st.sampled_from(["en", "de"]))
@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_words_make_a_check_fail(tmp_path: Path, one: str, other: str, language: str) -> None:
    head = {
        "kit": "k",
        "title": "K",
        "subtitle": one,
        "players": 2,
        "language": language,
        "licence": other,
        "version": one,
    }
    lines = [f"{key}: {json.dumps(value)}\n" for key, value in head.items()]
    (tmp_path / "kit.yaml").write_text("".join(lines), encoding="utf-8")
    (tmp_path / "rules.md").write_text(f"{one}\n\n{other}", encoding="utf-8", newline="")
    (tmp_path / "k.yaml").write_text(GAME % {"a": json.dumps(one), "b": json.dumps(other)}, encoding="utf-8")
    game = load_kit(tmp_path, ".").game
    assert game is not None
    for check in CHECKS:
        for finding in check.findings(GameContext(game)):
            assert finding.message
            assert finding.span.file in game.sources
            source = game.sources[finding.span.file]
            start = source.starts[finding.span.line - 1] + finding.span.column - 1
            assert source.span(start, start).line == finding.span.line
