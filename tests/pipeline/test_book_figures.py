"""The figures of a book: what they show is bound late, so the book is set again only if their sizes are others."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.document.figure_requests import FigureRequest
from pnp.papers import A4
from pnp.pipeline import books
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.figures import Figures, request_key, request_of
from tests.incremental.kits import write_ferry
from tests.pipeline.conftest import change

CRATE = "crates.csv"


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    return write_ferry(tmp_path)[0]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done: books that are set, figures that are drawn."""
    done: list[str] = []
    flow, draw = books.flow, Figures.__call__

    def flow_noted(*given, **named):
        done.append("book")
        return flow(*given, **named)

    def draw_noted(figures: Figures, request: FigureRequest):
        done.append("figure")
        return draw(figures, request)

    monkeypatch.setattr(books, "flow", flow_noted)
    monkeypatch.setattr(Figures, "__call__", draw_noted)
    return done


def compiled(kit: Path, *, keeps: bool = True) -> CompiledKit:
    return compile_kit(kit, kit.name, papers=(A4,), store=user_store() if keeps else None)


def files(kit: CompiledKit) -> dict[tuple[str, str], str]:
    return {name: file.sha256 for name, file in kit.results.files.items()}


def test_a_card_in_a_figure_is_drawn_again_and_the_book_is_not_set_again(ferry: Path, done: list[str]) -> None:
    before = compiled(ferry)
    assert done == ["figure", "book"] or done == ["book", "figure"]
    done.clear()
    change(ferry / CRATE, "Never enough of it.", "Never enough rope.")
    after = compiled(ferry)
    assert done == ["figure"]
    assert files(after)["rules", "a4"] != files(before)["rules", "a4"]
    assert files(after) == files(compiled(ferry, keeps=False))


def test_a_paragraph_sets_the_book_again_and_draws_no_figure(ferry: Path, done: list[str]) -> None:
    compiled(ferry)
    done.clear()
    change(ferry.parent / "harbor/rules.md", "Roll one die", "Throw one die")
    after = compiled(ferry)
    assert done == ["book"]
    assert files(after) == files(compiled(ferry, keeps=False))


def test_a_figure_of_another_size_sets_the_book_again(ferry: Path, done: list[str]) -> None:
    compiled(ferry)
    done.clear()
    change(
        ferry.parent / "harbor/layouts.yaml",
        "  - layout: crate\n    size: [56 mm, 87 mm]",
        "  - layout: crate\n    size: [56 mm, 85 mm]",
    )
    after = compiled(ferry)
    assert "book" in done
    assert files(after) == files(compiled(ferry, keeps=False))


def test_what_is_wrong_with_a_figure_is_told_where_the_book_shows_it(ferry: Path) -> None:
    compiled(ferry)
    change(ferry.parent / "harbor/rules.md", "card=rope caption", "card=ropes caption")
    (finding,) = [finding for finding in compiled(ferry).findings if "'ropes'" in finding.message]
    assert finding.span.file.endswith("rules.md")
    # A line above moves it.
    change(ferry.parent / "harbor/rules.md", "## A crate\n", "## A crate\n\n")
    (moved,) = [finding for finding in compiled(ferry).findings if "'ropes'" in finding.message]
    assert moved.span.line == finding.span.line + 1


def test_words_that_are_hard_to_read_in_a_figure_of_its_own_size_are_found_after_its_card_changes(ferry: Path) -> None:
    clean = {finding.code for finding in compiled(ferry).findings}
    change(ferry.parent / "harbor/theme.yaml", "  sand: '#fdfbf5'", "  sand: '#fdfbf5'\n  ink: '#e8e8e8'")
    faint = compiled(ferry)
    assert {finding.code for finding in faint.findings} > clean
    assert faint.findings == compiled(ferry, keeps=False).findings
    change(ferry / CRATE, "Never enough of it.", "Never enough rope.")
    assert compiled(ferry).findings == compiled(ferry, keeps=False).findings


def test_a_figure_has_a_name_that_says_what_is_asked_for() -> None:
    request = request_of('["board", "sea", [["cells", "A1:B2"]]]')
    assert (request.kind, request.subject, request.values) == ("board", "sea", {"cells": "A1:B2"})
    assert request_of(request_key(request)) == request
