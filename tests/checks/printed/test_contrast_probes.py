"""Words that are no elements: on boards, in tables and in books."""

from pathlib import Path

from pnp.checks.printed.contrast_probes import contrast_probes
from pnp.frame import Face, Group, Ink, Item, Nested, TextRun
from pnp.frame import Path as Shape
from pnp.layout.geometry.background import FaceFills
from pnp.layout.geometry.box import Box
from pnp.measures import Size
from tests.checks.printed.faces import found


def _filled(box: Box, token: str) -> Shape:
    return Shape(box.segments(), Ink(token, "ground"))


def _words(x: float, y: float, text: str = "Go") -> TextRun:
    """Words of 10 mm from (x, y)."""
    return TextRun(x, y, text, "sans", 9.0, Ink("ink", "text"), 10.0)


def _under(*items: Item) -> list[tuple[str, ...]]:
    return [tuple(token for token, _ in probe.behind) for probe in contrast_probes(items) if not probe.is_part]


def _parts(*items: Item) -> list[tuple[str, ...]]:
    return [tuple(token for token, _ in probe.behind) for probe in contrast_probes(items) if probe.is_part]


def test_what_is_known_of_a_nested_face_holds_on_another_one() -> None:
    fills = FaceFills()
    ground = Nested(Face(id="g", size=Size(100.0, 100.0), art=(_filled(PAGE, "ocean"),)), 0.0, 0.0)
    for color in ("sand", "moss"):
        items = (ground, _filled(Box(0.0, 50.0, 100.0, 50.0), color), _words(10.0, 20.0), _words(10.0, 70.0))
        fresh, again = (list(contrast_probes(items, known)) for known in (FaceFills(), fills))
        assert again == fresh


PAGE = Box(0.0, 0.0, 100.0, 100.0)


def test_words_lie_on_what_was_drawn_before_them() -> None:
    plate = _filled(Box(0.0, 0.0, 30.0, 10.0), "plate")
    assert _under(_filled(PAGE, "page"), _words(5.0, 6.0), plate, _words(5.0, 6.0), _words(50.0, 50.0)) == [
        ("page",),
        ("plate",),
        ("page",),
    ]
    assert _under(_words(5.0, 6.0)) == [()]


def test_what_lies_under_one_end_of_words_only_is_seen() -> None:
    # The words go from 5 to 15 mm: their middle is on the plate, their end is not.
    plate = _filled(Box(0.0, 0.0, 11.0, 10.0), "plate")
    assert _under(_filled(PAGE, "page"), plate, _words(5.0, 6.0)) == [("plate",)]
    assert _parts(_filled(PAGE, "page"), plate, _words(5.0, 6.0)) == [("page",)]
    assert _parts(_filled(PAGE, "page"), _words(5.0, 6.0)) == []


def test_small_drawings_behind_words_are_no_ground() -> None:
    tree = _filled(Box(9.0, 4.0, 2.0, 2.0), "tree")
    assert _under(_filled(PAGE, "page"), tree, _words(5.0, 6.0)) == [("page",)]


def test_words_in_parts_of_a_face_know_what_lies_below_the_part() -> None:
    part = Face(id="part", size=Size(100.0, 100.0), art=(_words(5.0, 6.0),))
    group = Group((_words(5.0, 6.0),), 180.0, 50.0, 50.0)
    corner = _filled(Box(80.0, 80.0, 20.0, 20.0), "corner")
    assert _under(_filled(PAGE, "page"), Nested(part, 0.0, 0.0), corner, group) == [("page",), ("corner",)]


def test_pictures_of_other_faces_are_left_out() -> None:
    card = Face(id="card", size=Size(60.0, 90.0), art=(_words(5.0, 6.0),))
    assert _under(Nested(card, 0.0, 0.0, 0.5)) == []


def test_of_many_alike_some_are_looked_at() -> None:
    assert 8 <= len(_under(*(_words(0.0, 5.0 * at, f"A{at}") for at in range(400)))) <= 16


PALETTE = "palette: {dark: '#303030', muted: '#404040', ink: '#202020'}\n"


def test_names_on_a_board(tmp_path: Path) -> None:
    text = (
        "terrain: [{id: rock, name: Rock, color: dark}]\n"
        "boards:\n  - id: map\n    name: Map\n    track: {spaces: [{name: Home, color: dark}, {name: End}]}\n"
        "components:\n  - {id: map, name: Map, kind: board, of: boards.map, layout: board}\n"
    )
    messages = found(tmp_path, "P107", text, PALETTE)
    # The number stands on a strip of ink at the head of the space, the name on the colour of the space itself.
    assert [message.partition(" has")[0] for message in messages] == ["'1' on map/map", "'Home' on map/map"]
    assert all(" has a contrast of 1." in message for message in messages)
    assert [message.rpartition(" ")[2] for message in messages] == ["'ink'", "'dark'"]
    assert found(tmp_path, "P107", text.replace(", color: dark}, {", "}, {"), PALETTE) == []


def test_words_of_a_book(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("# Rules\n\nMove one unit.\n", encoding="utf-8")
    text = (
        "texts:\n  - {id: rules, name: Rules, files: [rules.md]}\n"
        "components:\n  - {id: book, name: Book, kind: book, book: rules}\n"
    )
    assert found(tmp_path, "P107", text) == []
    assert "'Move one unit.' on page 1 of book has a contrast of 1.8 : 1: 'ink' on bare paper" in found(
        tmp_path, "P107", text, "palette: {ink: '#c0c0c0'}\n"
    )
