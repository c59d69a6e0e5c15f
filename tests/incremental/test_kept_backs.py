"""Backs that were drawn before, beside pieces that are drawn again: each piece keeps its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.papers import A4
from tests.incremental.compare import build_as_today
from tests.incremental.edits import Options
from tests.pipeline.conftest import change

_KIT = "kit: small\ntitle: Small\nversion: 1\nplayers: 2\nlanguage: en\nstatus: draft\n"

_LAYOUTS = """\
layouts:
  - layout: front
    size: [30 mm, 30 mm]
    elements: {{name: {{text: '{front}', size: [100%, 8 mm]}}}}
  - layout: inner
    size: [20 mm, 20 mm]
    elements: {{name: {{text: 'of {inner}', size: [100%, 8 mm]}}}}
  - layout: rear
    size: [30 mm, 30 mm]
    elements: {{inner: {{face: inner, with: {{{given}}}, size: [20 mm, 20 mm]}}}}
components:
  - {{id: pieces, name: Pieces, kind: counter, of: {of}, layout: front, back: rear, stock: card}}
"""


def _musters() -> dict[str, str]:
    """Units whose backs are given a muster, which nothing but the game of this build knows."""
    units = "".join(f"  - {{id: u{number}, name: Unit {number}}}\n" for number in range(4))
    own = ", ".join(f"u{number}: 1" for number in range(4))
    army = f"armies:\n  - {{id: reds, name: Reds, side: red, units: {{{own}}}}}\n"
    layouts = _LAYOUTS.format(
        front="{{ unit.name }}", inner="{{ muster.unit.name }}", given="muster: muster", of="armies"
    )
    return {"game.yaml": f"sides:\n  - {{id: red, name: Red}}\nunits:\n{units}{army}", "layouts.yaml": layouts}


def _effects() -> dict[str, str]:
    """Cards whose backs are given an effect: the number of an effect in the game changes as others come and go."""
    cards = "".join(
        f"      - {{id: c{number}, name: Card {number}, effects: [{{do: move, what: unit, by: {number + 1}}}]}}\n"
        for number in range(4)
    )
    layouts = _LAYOUTS.format(
        front="{{ card.name }}", inner="{{ effect.by }}", given="effect: 'card.effects[0]'", of="decks.deck"
    )
    return {"game.yaml": f"decks:\n  - id: deck\n    name: Deck\n    cards:\n{cards}", "layouts.yaml": layouts}


@pytest.mark.parametrize(
    ("files", "edits"),
    [
        (_musters(), [("Unit 2", "Unit two")]),
        (
            _effects(),
            [
                ("Card 0, effects: [", "Card 0, effects: [{do: move, what: unit, by: 9}, "),
                ("Card 1", "Card one"),
            ],
        ),
    ],
    ids=["musters", "effects"],
)
def test_backs_given_something_of_their_piece_are_those_of_a_fresh_build(
    files: dict[str, str], edits: list[tuple[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pnp.pipeline.tasks.MANY_FACES", 2)
    kit = tmp_path / "small"
    kit.mkdir()
    for name, text in {"kit.yaml": _KIT, **files}.items():
        (kit / name).write_text(text, encoding="utf-8")
    options = Options(papers=(A4,))
    build_as_today(kit, tmp_path / "out", tmp_path / "cache", options)
    for old, new in edits:
        change(kit / "game.yaml", old, new)
        known = build_as_today(kit, tmp_path / "out", tmp_path / "cache", options)
    fresh = build_as_today(kit, tmp_path / "fresh", tmp_path / "nothing", options)
    assert any(path.endswith("pieces.pdf") for path in fresh[0])
    assert known == fresh
