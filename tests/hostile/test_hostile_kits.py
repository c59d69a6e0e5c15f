"""Kits that ask for too much: each is refused with a place, by counts of work, whatever the machine.

The limits are lowered here, and some kits are smaller, so that the tests are quick. ``python -m tests.hostile``
builds all of them with the limits as they are, and says how long each took and how much memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from pnp.checks.catalogue import rule
from pnp.checks.run import check_game
from pnp.findings import Finding, Severity
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.kit_limits import too_many_pieces
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.scope import Workers
from pnp.pipeline.session import KitSession
from pnp.pipeline.tasks import check_theme, draw_component
from tests.hostile.kits import CODES, HEAD, KITS, SMALLER

LOWERED = {
    "pnp.layout.drawing.diagnostics.MOST_FACE_WORK": 3_000,
    "pnp.layout.drawing.scene.MOST_FACE_WORK": 3_000,
    "pnp.layout.templates.sandbox.MOST_STEPS": 2_000,
    "pnp.layout.series.MOST_STEPS": 10_000,
    "pnp.model.quantities.MOST_STEPS": 20_000,
    "pnp.load.yaml.LONGEST_TEXT": 10_000,
    "pnp.load.yaml.MOST_VALUES": 20_000,
    "pnp.load.csv.MOST_CELLS": 20_000,
    "pnp.document.blocks.LONGEST_PARAGRAPH": 2_000,
    "pnp.document.context.MOST_COMPONENT_WORK": 50_000,
}


def findings(root: Path) -> Iterator[Finding]:
    """What reading, the expressions, the theme and every component of a kit have to say."""
    loaded = load_kit(root, "kit", (data_folder("content"),))
    yield from loaded.findings
    if loaded.game is None:
        return
    yield from check_game(loaded.game, [rule("Q103")])
    kit = OpenKit(root, loaded)
    if finding := too_many_pieces(tuple(loaded.game.components), loaded.game):
        yield finding
        return
    yield from (finding for _, finding in check_theme(kit).drawn.findings)
    for component in loaded.game.components:
        drawn = draw_component(kit, component.id, (), (), keeps=False).drawn
        yield from (finding for _, finding in drawn.findings)


@pytest.mark.parametrize(("name", "code"), CODES.items())
def test_a_kit_that_asks_for_too_much_is_refused_with_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    for place, most in LOWERED.items():
        monkeypatch.setattr(place, most)
    for file, text in SMALLER.get(name, KITS[name])().items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    errors = [finding for finding in findings(tmp_path) if finding.severity is Severity.ERROR]
    assert code in {finding.code for finding in errors}
    assert all(finding.span.file and finding.span.line >= 1 for finding in errors)


def test_work_is_counted_alike_by_one_process_and_by_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A component of several parts that takes too much: which faces were drawn differs, what is said does not."""
    for module in ("pnp.layout.compose", "pnp.pipeline.tasks"):
        monkeypatch.setattr(f"{module}.MOST_COMPONENT_WORK", 250)
    cards = ", ".join(f"{{id: c{number}, name: C}}" for number in range(500))
    (tmp_path / "kit.yaml").write_text(f"{HEAD}status: draft\n")
    (tmp_path / "c.yaml").write_text(
        f"decks: [{{id: d, name: D, cards: [{cards}]}}]\n"
        "layouts: [{layout: l, size: poker, elements: {a: {text: '{{ card.id }}'}}}]\n"
        "components: [{id: c, name: C, kind: card, layout: l, of: decks.d, stock: s}]\n"
    )
    said = [
        [str(finding) for finding in compile_kit(tmp_path, "kit", papers=(), workers=Workers(jobs=jobs)).findings]
        for jobs in (1, 2)
    ]
    assert said[0] == said[1]
    assert sum("Y136" in finding for finding in said[0]) == 1


# Nine items on every face of ten components: in a loop, or the same on all, each in a layout of its own.
_LOOP = "a: {for: i in range(9), text: '{{ i }}'}"
_STATIC = ", ".join(f"{name}: {{box: {{fill: ink}}, at: [{name[1:]}, 1], size: [1, 1]}}" for name in ["b1", "b2", "b3"])


def _said(root: Path, jobs: int) -> list[str]:
    """What a kit is told of its work; by a kit that stays open, if there is nobody to do it."""
    found = (
        compile_kit(root, "kit", papers=(), workers=Workers(jobs=jobs)).findings
        if jobs
        else KitSession(root, "kit").update().findings
    )
    return [f"{finding.span.line}: {finding.message}" for finding in found if finding.code == "Y136"]


def _kit_of_ten(root: Path, layouts: Sequence[str], of_component: str) -> None:
    components = "".join(
        f"  - {{id: c{number}, name: C, {of_component.format(number % len(layouts))}, stock: s}}\n"
        for number in range(10)
    )
    (root / "kit.yaml").write_text(HEAD)
    (root / "c.yaml").write_text("layouts:\n" + "".join(f"  - {layout}\n" for layout in layouts))
    (root / "components.yaml").write_text(f"components:\n{components}")


@pytest.mark.parametrize(
    ("layouts", "most", "line"),
    [
        # Nine texts of 3 each: 27 for each component.
        ([f"{{layout: l0, size: poker, elements: {{{_LOOP}}}}}"], 60, 4),
        # Three boxes are 6 once, and no more, whichever component shows their layout.
        ([f"{{layout: l0, size: poker, elements: {{{_STATIC}}}}}"], 6, 0),
        # In ten layouts they are 60: with the eighth component more than 45.
        ([f"{{layout: l{number}, size: poker, elements: {{{_STATIC}}}}}" for number in range(10)], 45, 9),
    ],
)
def test_faces_that_take_too_much_together_are_refused_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, layouts: list[str], most: int, line: int
) -> None:
    """By one process, by two, and by a kit that stays open."""
    _kit_of_ten(tmp_path, layouts, "kind: card, layout: l{}")
    assert _said(tmp_path, 1) == []
    monkeypatch.setattr("pnp.pipeline.kit_limits.MOST_KIT_WORK", most)
    said = f"{line}: with 'c{line - 2}', the kit takes more than {most} items, or as much work, to draw"
    assert [_said(tmp_path, jobs) for jobs in (1, 2, 0)] == [[said] if line else []] * 3


def test_pages_and_figures_are_work_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book after nine components: that it shows a card of theirs takes work, and so do its words."""
    _kit_of_ten(tmp_path, [f"{{layout: l0, size: poker, elements: {{{_STATIC}}}}}"], "kind: card, layout: l{}")
    (tmp_path / "texts.yaml").write_text("texts: [{id: rules, name: R, files: [rules.md]}]\n")
    (tmp_path / "rules.md").write_text("# Rules\n\nPlay.\n\n::figure{layout=l0}\n")
    with (tmp_path / "components.yaml").open("a") as file:
        file.write("  - {id: rules, name: R, kind: book, book: rules, stock: s}\n")
    assert _said(tmp_path, 1) == []
    monkeypatch.setattr("pnp.pipeline.kit_limits.MOST_KIT_WORK", 8)
    said = "12: with 'rules', the kit takes more than 8 items, or as much work, to draw"
    assert [_said(tmp_path, jobs) for jobs in (1, 2, 0)] == [[said]] * 3


def test_there_are_many_of_them() -> None:
    assert len(KITS) >= 60
    assert set(KITS) == set(CODES)
