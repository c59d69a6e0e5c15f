"""Texts of one board, and of one page, that are printed over each other."""

from pathlib import Path

from pnp.checks.printed.texts_on_pages import overlaps_on_pages
from pnp.findings import Span
from pnp.frame import Face, Group, Ink, Item, Nested, Page, TextRun
from pnp.layout.drawing.reports import Overlap
from pnp.measures import Size
from tests.checks.printed.faces import found
from tests.prepared import prepared

BOOK = Span("rules.md", 1, 1)


def _words(x: float, y: float, text: str, role: str = "text", size: float = 10.0) -> TextRun:
    """Words, each letter of which is about 2 mm wide and 3 mm high."""
    return TextRun(x, y, text, "sans", size, Ink("ink", role), 2.0 * len(text))  # type: ignore[arg-type]


def _together(*items: Item) -> list[tuple[str, str]]:
    page = Page(size=Size(100.0, 100.0), items=items, number=3, label="3")
    theme = prepared("content/quickie-figs").context.theme
    reports: list[Overlap] = list(overlaps_on_pages("rules", BOOK, [page], theme))
    assert all(report.face == "page 3 of rules" for report in reports)
    return [(report.words, report.other_words) for report in reports]


def test_two_lines_of_a_page_in_one_place() -> None:
    assert _together(_words(10, 20, "Movement"), _words(14, 20.5, "Combat")) == [("Movement", "Combat")]
    # The one that is painted first is named first, wherever it stands.
    assert _together(_words(14, 20.5, "Combat"), _words(10, 20, "Movement")) == [("Combat", "Movement")]


def test_lines_that_follow_each_other_are_apart() -> None:
    assert _together(_words(10, 20, "Movement"), _words(10, 24, "Combat"), _words(30, 20, "Fire")) == []


def test_shadows_watermarks_and_pictures_of_faces_are_meant() -> None:
    shadow = _words(10.2, 20.2, "Movement")
    assert _together(_words(10, 20, "Movement"), shadow) == []
    assert _together(_words(10, 20, "DRAFT", role="ornament"), _words(12, 20, "Combat")) == []
    card = Face(id="card", size=Size(60.0, 90.0), art=(_words(10, 20, "Combat"),))
    assert _together(_words(10, 20, "Movement"), Nested(card, 0.0, 0.0, 0.5)) == []


def test_turned_words_are_compared_where_they_lie() -> None:
    # Turned by a quarter about the start of its line, it runs down from there.
    down = Group((_words(12, 18, "Combat"),), 90.0, 12.0, 18.0)
    assert _together(_words(10, 20, "Movement"), down) == [("Movement", "Combat")]
    assert _together(_words(14, 20, "Movement"), Group((_words(10, 18, "Combat"),), 90.0, 10.0, 18.0)) == []


def test_names_of_places_that_crowd_on_a_map(tmp_path: Path) -> None:
    text = """
boards:
  - id: map
    name: Map
    nodes:
      size: [100 mm, 60 mm]
      nodes:
NODES
components:
  - {id: map, name: Map, kind: board, of: boards.map, layout: board}
"""

    def names(across: int) -> list[str]:
        nodes = "\n".join(
            f"        - {{id: n{number}, name: Hollow Oak {number}, at: [{30 + number % 3 * across} mm, "
            f"{20 + number // 3 * across / 2} mm]}}"
            for number in range(9)
        )
        return found(tmp_path, "P118", text.replace("NODES", nodes))

    # Each of nine places has eight sides for its name, all taken by the others.
    assert names(1)
    assert all("two texts run together on 'board' on map/map: 'Hollow Oak" in message for message in names(1))
    assert names(28) == []


def _on_map(folder: Path, regions: str, code: str = "P118", cell: int = 10, more: str = "") -> list[str]:
    """What a check says of a map of 6 by 4 squares with these regions."""
    text = f"""
terrain: [{{id: grass, name: Grass, color: moss, pattern: plain}}]
boards:
  - id: map
    name: Map
    grid:
      columns: 6
      rows: 4
      cell: {cell} mm
      terrain: grass
      regions: [{regions}]
      {more}
components:
  - {{id: map, name: Map, kind: board, of: boards.map, layout: board}}
"""
    return found(folder, code, text)


def test_names_of_regions_that_run_on_into_each_other(tmp_path: Path) -> None:
    # Either is wider than its cell of 10 mm; 'Bath' is not.
    long = "{id: a, name: Northumberland, cells: B2}, {id: b, name: %s, cells: C2}"
    (message,) = _on_map(tmp_path, long % "Westmoreland")
    assert message == "two texts run together on 'board' on map/map: 'Northumberland' and 'Westmoreland'"
    assert _on_map(tmp_path, long % "Bath") == []


def test_a_name_on_a_curve_over_the_name_of_a_region(tmp_path: Path) -> None:
    region, curve = "{id: a, name: Middleton, cells: 'C2:D2'}", "names: [{name: Great Ridgeway, along: [%s]}]"
    (message,) = _on_map(tmp_path, region, cell=14, more=curve % "A2, F2")
    assert message.endswith("'Middleton' and 'Great Ridgeway'")
    assert _on_map(tmp_path, region, cell=14, more=curve % "A4, F4") == []


def test_the_number_of_a_cell_under_the_name_of_a_region(tmp_path: Path) -> None:
    # Lines of 2.4 mm fill a cell of 6 mm, in the corner of which is its number: the second of four lies on it.
    name = "{id: a, name: Isle of the Two Cold Winds, cells: C2}"
    assert _on_map(tmp_path, name, cell=6) == ["two texts run together on 'board' on map/map: 'C2' and 'the Two'"]
    assert _on_map(tmp_path, name, cell=14) == []


def test_a_name_that_covers_the_cells_of_other_regions(tmp_path: Path) -> None:
    # 24 letters of 5.5 pt are about 18 mm wide, three cells of 6 mm.
    regions = "{id: a, name: Ashbourne-under-the-Hill, cells: C2}, {id: b, name: Moor, cells: %s}"
    (message,) = _on_map(tmp_path, regions % "B2", "P101", cell=6)
    assert message.endswith("mm too much text for 'board' on map/map, from 'Ashbourne-under-the-Hill'")
    # Nobody takes it for the name of a region that has its own name elsewhere, or of ground without a name.
    assert _on_map(tmp_path, regions % "C4", "P101", cell=6) == []


def test_names_stand_beside_the_numbers_of_cells(tmp_path: Path) -> None:
    # The middle of four rows is where the number of the cell below stands; that of a curve is in the middle of cells.
    assert _on_map(tmp_path, "{id: a, name: County of Orsa, cells: 'A1:F4'}", cell=14) == []
    hexes = "hexes:\n      columns: 4\n      rows: 4\n      cell: 16 mm\n      terrain: grass\n"
    names = "      names: [{name: Long Ridge, along: ['0201', '0204']}]\n"
    text = (
        f"terrain: [{{id: grass, name: Grass, color: moss}}]\nboards:\n  - id: map\n    name: Map\n    {hexes}{names}"
    )
    part = "components:\n  - {id: map, name: Map, kind: board, of: boards.map, layout: board}\n"
    assert found(tmp_path, "P118", text + part) == []


def test_the_words_of_one_name_are_one_text(tmp_path: Path) -> None:
    # A letter with two marks below and above it is three characters.
    name = "q\u0323\u0307ara e\u0323\u0304lam"
    assert _on_map(tmp_path, f"{{id: a, name: {name}, cells: 'A1:F4'}}", cell=14) == []
    assert _on_map(tmp_path, "", cell=14, more=f"names: [{{name: {name}, along: [A2, F2]}}]") == []
