"""Exports after a build: what was painted is shown, and nothing is drawn again that has not changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.paint import drawings
from pnp.papers import USUAL_PAPERS
from pnp.pipeline import tasks
from pnp.pipeline.exporters import EXPORTERS, export_kit
from pnp.pipeline.figures import Figures
from pnp.pipeline.request import Choice
from tests.docs.example_kit import write_example_kit
from tests.exports import NAMED
from tests.pipeline.conftest import Built, build, built_once, change, listed

VALUES = {"dpi": 40, "paper": USUAL_PAPERS, "margins": None}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def lanterns_once(tmp_path_factory: pytest.TempPathFactory) -> Built:
    def make(built: Built) -> None:
        assert build(built.kit, built.out, papers=("a4", "letter")).reason == ""

    return built_once(tmp_path_factory.mktemp("lanterns"), write_example_kit, make)


@pytest.fixture
def lanterns(lanterns_once: Built, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kit with boards, figures, cards and a book, which was built."""
    lanterns_once.put_back()
    monkeypatch.setenv("PNP_CACHE", str(lanterns_once.cache))
    return lanterns_once.kit


def export(kit: Path, out: Path, target: str, *only: str) -> dict[str, bytes]:
    done = export_kit(kit, "inn", out, NAMED[target], VALUES, tuple(map(Choice.parse, only)))
    assert done.written is not None, done.reason
    return {path: (out / done.name / path).read_bytes() for path in done.paths}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn: parts of components, figures, and painted contents as SVG."""
    done: list[str] = []
    draw_part, ask, draw_content = tasks.draw_part, Figures.__call__, drawings.draw_content

    def part(kit, component_id, *rest):
        done.append(component_id)
        return draw_part(kit, component_id, *rest)

    def figure(figures, request):
        done.append(f"figure {request.subject}")
        return ask(figures, request)

    def content(*given, **named):
        done.append("svg")
        return draw_content(*given, **named)

    monkeypatch.setattr(tasks, "draw_part", part)
    monkeypatch.setattr(Figures, "__call__", figure)
    monkeypatch.setattr(drawings, "draw_content", content)
    # A process of its own would draw unseen.
    monkeypatch.setattr("pnp.pipeline.exporters.processor_count", lambda: 1)
    return done


@pytest.mark.parametrize("target", [exporter.id for exporter in EXPORTERS if exporter.paints])
def test_after_a_build_nothing_is_laid_out_but_boards_that_no_book_shows(lanterns, tmp_path, drawn, target):
    first = export(lanterns, tmp_path / "out", target)
    laid_out = [name for name in drawn if name != "svg"]
    assert all(name.startswith("figure ") for name in laid_out), laid_out
    drawn.clear()
    assert export(lanterns, tmp_path / "out", target) == first
    assert drawn == []


def test_after_a_changed_word_only_its_component_is_drawn(lanterns, tmp_path, drawn):
    export(lanterns, tmp_path / "out", "html")
    before = drawn.count("svg")
    drawn.clear()
    change(lanterns / "orders.csv", "Move one ship four", "Move a ship four")
    page = export(lanterns, tmp_path / "out", "html")
    # One card of four is another one.
    assert 0 < drawn.count("svg") < before
    assert b"Move a ship four" in next(iter(page.values()))


def test_an_export_without_a_build_is_the_same(lanterns, tmp_path, monkeypatch):
    # Pictures of one deck are enough: all are painted alike.
    chosen = {"svg": ("orders",), "png": ("orders",)}
    known = {target: export(lanterns, tmp_path / "out", target, *chosen.get(target, ())) for target in NAMED}
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "other"))
    fresh = {target: export(lanterns, tmp_path / "fresh", target, *chosen.get(target, ())) for target in NAMED}
    assert fresh == known
    assert all(fresh.values())
    # And if nothing is kept from one export to the next.
    monkeypatch.setenv("PNP_CACHE_SIZE", "0")
    assert export(lanterns, tmp_path / "fresh", "html") == known["html"]


def test_what_is_damaged_in_the_store_is_made_again(lanterns, lanterns_once, tmp_path):
    page = export(lanterns, tmp_path / "out", "html")
    for path in [path for path in lanterns_once.cache.rglob("*") if path.is_file()]:
        data = path.read_bytes()
        path.write_bytes(data[: len(data) // 2] + b"\x00" + data[len(data) // 2 + 1 :])
    assert export(lanterns, tmp_path / "out", "html") == page


def test_the_printed_files_are_those_of_a_build(kit, tmp_path, cache):
    build(kit, tmp_path / "built", papers=("a4", "letter"))
    export(kit, tmp_path / "exported", "pdf")
    assert listed(tmp_path / "exported") == listed(tmp_path / "built")


def test_formats_leave_each_other_alone(kit, tmp_path, cache):
    build(kit, tmp_path / "out")
    paths = set(listed(tmp_path / "out"))
    for target in ("html", "json", "png"):
        paths |= set(export(kit, tmp_path / "out", target))
    assert set(listed(tmp_path / "out")) == paths


def test_figures_that_no_book_prints_are_bounded_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure of three cells counts as the first step of 1,000, so two are more than 1,500: the third is not drawn."""
    monkeypatch.setattr("pnp.document.context.MOST_COMPONENT_WORK", 1_500)
    kit = tmp_path / "kit"
    kit.mkdir()
    (kit / "kit.yaml").write_text("kit: k\ntitle: K\nplayers: 2\nlicence: CC0-1.0\nstatus: draft\n")
    (kit / "map.yaml").write_text(
        "texts: [{id: t, name: T, files: [t.md]}]\n"
        "boards: [{id: b, name: B, grid: {columns: 9, rows: 9, cell: 9 mm}}]\n"
    )
    figures = [f"::board{{b cells={cells}}}" for cells in ("A1:C1", "A2:C2", "A3:C3", "A4:C4")]
    (kit / "t.md").write_text("# Rules\n\n" + "\n\n".join(figures[:2]) + "\n")
    assert export_kit(kit, "k", tmp_path / "out", NAMED["html"], VALUES, ()).written is not None
    (kit / "t.md").write_text("# Rules\n\n" + "\n\n".join(figures) + "\n")
    refused = export_kit(kit, "k", tmp_path / "out", NAMED["html"], VALUES, ())
    assert refused.written is None
    (finding,) = [finding for finding in refused.findings if finding.code == "Y136"]
    assert (finding.span.file, finding.span.line) == ("k/t.md", 7)
