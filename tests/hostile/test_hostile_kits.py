"""Kits that ask for too much: each is refused with a place, by counts of work, whatever the machine.

The limits are lowered here, so that the tests are quick. ``python -m tests.hostile`` builds all of them with the limits
as they are, and says how long each took and how much memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.checks.catalogue import rule
from pnp.checks.run import check_game
from pnp.findings import Finding, Severity
from pnp.load.builtin import data_folder
from pnp.load.kit import load_kit
from pnp.pipeline.compilation import Workers
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.kit_limits import too_many_pieces
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.tasks import check_theme, draw_component
from tests.hostile.kits import CODES, HEAD, KITS, face

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
    for file, text in KITS[name]().items():
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


def test_components_that_take_too_much_together_are_refused_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of ten components has a face of nine items; all together have more than thirty."""
    components = "".join(f"  - {{id: c{number}, name: C, kind: card, layout: l, stock: s}}\n" for number in range(10))
    for file, text in face("a: {for: i in range(9), text: '{{ i }}'}").items():
        (tmp_path / file).write_text(text)
    (tmp_path / "components.yaml").write_text(f"components:\n{components}")

    def said(jobs: int) -> list[str]:
        compiled = compile_kit(tmp_path, "kit", papers=(), workers=Workers(jobs=jobs))
        return [str(finding) for finding in compiled.findings if finding.code == "Y136"]

    assert said(1) == []
    monkeypatch.setattr("pnp.pipeline.compilation.MOST_KIT_WORK", 30)
    assert len(said(1)) == 1
    assert said(1) == said(2)


def test_there_are_many_of_them() -> None:
    assert len(KITS) >= 60
    assert set(KITS) == set(CODES)
