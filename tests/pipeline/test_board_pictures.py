"""A board is drawn once: figures, layouts and the reference are windows onto one picture of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from pnp.document.book import BookResult, flow
from pnp.frame import Face, Group, Item, Nested, Page
from pnp.measures import MM_PER_INCH, PT_PER_INCH
from pnp.model.texts import RulesText
from pnp.nodes import Source
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from pnp.pipeline.figures import Figures
from tests.exports import painted_alone
from tests.layout.kits import Kit, words

BOARDS = """
boards:
  - id: bay
    name: The bay
    grid:
      columns: 4
      rows: 4
      cell: 20 mm
      legend: {m: meadow, f: forest, s: sea}
      cells: |
        sssm
        smfm
        mmff
        mmmm
      roads: [{id: road, kind: road, through: [A1, B2, C3, D3]}]
      regions: [{id: wood, name: Wood, cells: 'C2:D3', color: accent}]
"""
TERRAIN = """
terrain:
  - {id: meadow, name: Meadow, pattern: grass}
  - {id: forest, name: Forest, pattern: forest}
  - {id: sea, name: Sea, pattern: sea}
"""
RULES = """
# The bay

::board{bay caption="All of it"}

::board{bay cells=B1:C2 highlight=B2 caption="A part"}

::board{bay cells=A3:B4 labels=false}
"""
BOOK = "{id: book, name: Book, kind: book, book: rules, stock: Paper}\n"
FILES = {
    "kit.yaml": "kit: bay\ntitle: Bay\nversion: 1.0.0\nplayers: 2\nlicence: CC0-1.0\nauthors: [Us]\n",
    "boards.yaml": BOARDS,
    "terrain.yaml": TERRAIN,
    "texts.yaml": "texts: [{id: rules, name: Rules, files: [rules.md]}]",
    "rules.md": RULES,
    "components.yaml": (
        f"components:\n  - {{id: map, name: Map, kind: board, of: boards.bay, layout: board, stock: Card}}\n  - {BOOK}"
    ),
}


@pytest.fixture(scope="module")
def bay(tmp_path_factory: pytest.TempPathFactory) -> CompiledKit:
    root = tmp_path_factory.mktemp("bay")
    for name, text in FILES.items():
        (root / name).write_text(text, encoding="utf-8")
    ready = compile_kit(root, "bay", with_checks=False)
    assert [finding.message for finding in ready.findings] == []
    return ready


def nested(items: tuple[Item, ...], x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> Iterator[tuple[Face, float]]:
    """Every face in these items, with how much larger or smaller it is shown."""
    for item in items:
        if isinstance(item, Group):
            yield from nested(item.items, scale=scale)
        elif isinstance(item, Nested):
            yield item.face, scale * item.scale
            yield from nested(item.face.art, scale=scale * item.scale)


def pictures(items: tuple[Item, ...]) -> list[Face]:
    return [face for face, _ in nested(items) if face.id == "board"]


def seen(ready: CompiledKit, face: Face) -> Image.Image:
    """A face at 10 pixels a millimetre."""
    page = pypdfium2.PdfDocument(painted_alone(ready, face))[0]
    return page.render(scale=10 * MM_PER_INCH / PT_PER_INCH).to_pil().convert("RGB")


def figures(book: BookResult) -> list[Face]:
    return [face for page in book.pages for face, _ in nested(page.items) if face.id == "figure/bay"]


def test_a_book_and_a_layout_hold_one_picture_of_a_board(bay: CompiledKit) -> None:
    book = bay.books["book"]
    whole, part, plain = (pictures(face.art) for face in figures(book))
    printed = pictures(bay.composed["map"].pieces[0].front.art)
    assert len(whole) == len(part) == len(printed) == 1
    assert whole[0] is part[0] is printed[0]
    # Without labels the border is narrower and the cells are larger: that is another picture.
    assert plain[0] is not whole[0]


def test_a_window_shows_what_the_whole_board_shows_there(bay: CompiledKit) -> None:
    whole, part, _ = figures(bay.books["book"])
    # The border is a quarter of a cell wide, 5 mm. B1 begins one cell from the left; row 2 is the third from the top.
    cell, border = 200, 50
    board, window = seen(bay, whole), seen(bay, part)
    assert window.size == pytest.approx((2 * cell + 2 * border, 2 * cell + 2 * border), abs=1)
    # B2 is marked in the window and C2, C1 have a name or the frame: B1 and C1 without their rims are the same.
    for column in (1, 2):
        x, y, inner = border + column * cell, border + 3 * cell, 20
        theirs = board.crop((x + inner, y + 60, x + cell - inner, y + cell - inner))
        ours = window.crop((x - cell + inner, y - 2 * cell + 60, x - cell + cell - inner, y - 2 * cell + cell - inner))
        assert len(theirs.getcolors(1 << 16) or ()) > 20  # a drawing, and no bare paper
        difference = ImageChops.difference(theirs, ours).convert("L").reduce(4)
        assert difference.getextrema()[1] <= 40


def test_names_and_coordinates_outside_a_window_are_not_on_the_page(bay: CompiledKit) -> None:
    _, part, plain = figures(bay.books["book"])
    assert {word for word in words(part) if len(word) == 2} == {"B1", "B2", "C1", "C2"}
    assert words(plain) == []


OTHER = """
# Another

::board{bay cells=A3:D4 units="pikes@A3"}

::board{bay overview=true}

::board{bay cells=Z9}

::board{bey}
"""


def test_books_are_the_same_in_any_order(tmp_path: Path) -> None:
    texts = {"rules": RULES, "other": OTHER}

    def set_in_order(folder: str, *names: str) -> dict[str, BookResult]:
        (tmp_path / folder).mkdir()
        kit = Kit(tmp_path / folder, boards=FILES["boards.yaml"], terrain=FILES["terrain.yaml"])
        made = {}
        for name in names:
            text = RulesText(id=name, name=name, files=(), sources=(Source(f"{name}.md", texts[name]),))
            made[name] = flow(kit.game, text, kit.context.theme, faces=Figures(kit.context))
        return made

    first = set_in_order("one", "rules", "other")
    second = set_in_order("two", "other", "rules", "other")
    for name in texts:
        assert shown(first[name]) == shown(second[name])
    assert [finding.message for finding in first["other"].findings] == [
        "there is no unit 'pikes' for A3",
        "the board has no cells 'Z9'",
        "there is no board 'bey' to show",
    ]


def shown(book: BookResult) -> tuple[object, ...]:
    """All of a book as values; where its boards come from is a path of the test."""
    return (
        [strip_spans(page) for page in book.pages],
        [finding.message for finding in book.findings],
        book.reports,
        book.noticed,
    )


def strip_spans(page: Page) -> str:
    return re.sub(r"span=Span\(.*?\)", "", repr(page))


def test_a_name_for_which_a_figure_has_no_room_is_a_warning(tmp_path: Path) -> None:
    places = "[{id: a, name: A, at: [5 mm, 5 mm], region: r}, {id: b, name: B, at: [25 mm, 25 mm], region: r}]"
    regions = "regions: {r: {name: %s}}"
    board = "boards:\n  - {id: bay, name: Bay, nodes: {size: [30 mm, 30 mm], shape: territory, %s, nodes: %s}}\n"
    files = FILES | {"rules.md": "# The bay\n\n::board{bay}\n", "components.yaml": "components:\n  - " + BOOK}

    def warned(name: str) -> list[str]:
        for file, text in (files | {"boards.yaml": board % (regions % name, places)}).items():
            (tmp_path / file).write_text(text, encoding="utf-8")
        ready = compile_kit(tmp_path, "bay", with_checks=False)
        return [f"{finding.span.file}:{finding.span.line} {finding.message}" for finding in ready.findings]

    long = "Honorificabilitudinitatibus"
    assert warned(long) == [
        f"bay/rules.md:3 '{long.upper()}' does not fit this figure of the board 'bay' and is left out of it"
    ]
    assert warned("''") == []
