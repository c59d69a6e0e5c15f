"""Sheets and books on papers that are smaller than A4."""

from pathlib import Path

import pytest

from pnp.executors.processes import Processes
from pnp.measures import Size
from pnp.papers import A4, LETTER, Paper, parse_paper
from pnp.pipeline import tasks
from pnp.pipeline.compilation import TASKS
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.scope import Farm, Workers
from pnp.pipeline.snapshot import Snapshot

A5 = parse_paper("a5")

KIT = {
    "kit.yaml": "kit: notes\ntitle: Notes\nversion: 1\nplayers: 2\nlicence: CC0-1.0\nauthors: [pnp]\nstatus: draft\n",
    "layouts.yaml": """\
layouts:
  - layout: flowing
    size: sheet
    elements:
      words: {text: Some words that find a place on any sheet., class: text, inset: 10 mm}
  - layout: fixed
    size: sheet
    elements:
      words: {text: At the foot of a large sheet., class: text, at: [10 mm, 240 mm], size: [80 mm, 10 mm]}
  - layout: card
    size: poker
    elements:
      words: {text: A card., class: text, inset: 5 mm}
""",
    "components.yaml": """\
components:
  - {id: flows, name: Flowing sheet, kind: sheet, layout: flowing}
  - {id: stands, name: Fixed sheet, kind: sheet, layout: fixed}
  - {id: card, name: Card, kind: card, layout: card}
  - {id: sized, name: Sized sheet, kind: sheet, layout: card, size: sheet}
  - {id: rules, name: Rules, kind: book, book: rules}
""",
    "rules.md": "# Rules\n\nWords that flow.\n",
    "texts.yaml": "texts:\n  - {id: rules, name: Rules, files: [rules.md]}\n",
}


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "notes"
    folder.mkdir()
    for name, text in KIT.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def compiled(kit: Path, *papers: Paper) -> tuple[CompiledKit, list[str]]:
    names: list[str] = []
    made = compile_kit(
        kit,
        kit.name,
        papers=papers,
        store=user_store(),
        workers=Workers(on_progress=lambda name, *_: names.append(name)),
    )
    return made, names


def sizes(kit: CompiledKit) -> dict[str, Size]:
    """The size of the first face or page of each component."""
    return {
        name: drawn.pages[0].size if drawn.pages else drawn.pieces[0].front.size
        for name, drawn in kit.results.drawn.items()
    }


def test_sheets_shrink_if_all_on_them_has_room(notes: Path) -> None:
    small, _ = compiled(notes, A5, LETTER)
    assert [finding.message for finding in small.findings if finding.code.startswith("P")] == []
    whole, less = Size(198.0, 267.0), Size(136.0, 198.0)
    assert sizes(small) == {
        "flows": less,
        "stands": whole,
        "card": Size(63.5, 88.9),
        "sized": less,
        "rules": less,
    }
    # What does not shrink is cut over pages: 198 × 267 mm are two times 198 × 133.5 on A5 that lies on its side.
    sheets = {name: made.sheets for (name, paper), made in small.results.files.items() if paper == "a5"}
    assert sheets == {"flows": 1, "stands": 2, "card": 1, "sized": 1, "rules": 1}


def test_for_smaller_paper_only_what_asks_for_it_is_drawn_again(notes: Path) -> None:
    large, _ = compiled(notes, A4)
    assert sizes(large)["flows"] == sizes(large)["rules"] == Size(198.0, 267.0)
    _, names = compiled(notes, A5)
    # The file of the card is put together for A5, of the face that was painted for A4. The theme is looked at again
    # with the layouts, whose sizes may be those of the sheet.
    assert set(names) == {"theme", "Flowing sheet", "Fixed sheet", "Sized sheet", "Rules", "Card, A5"}
    again, names = compiled(notes, A4)
    assert names == []
    assert {key: made.sha256 for key, made in again.results.files.items()} == {
        key: made.sha256 for key, made in large.results.files.items()
    }


def test_a_kept_card_is_not_drawn_for_smaller_paper(notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled(notes, A4)
    drawn: list[str] = []
    draw = tasks.draw_part
    monkeypatch.setattr(tasks, "draw_part", lambda kit, name, *rest: drawn.append(name) or draw(kit, name, *rest))
    compiled(notes, A5)
    assert sorted(drawn) == ["flows", "rules", "sized", "stands"]


def test_other_processes_and_a_farm_know_the_paper(notes: Path) -> None:
    def digests(**options: object) -> dict[tuple[str, str], str]:
        made = compile_kit(notes, notes.name, papers=(A5,), **options)  # type: ignore[arg-type]
        return {key: file.sha256 for key, file in made.results.files.items()}

    here = digests()
    assert digests(workers=Workers(jobs=2)) == here
    snapshot = Snapshot.take(notes, notes.name, ())
    with Processes(2, TASKS) as processes:
        assert digests(workers=Workers(farm=Farm(processes, snapshot))) == here
