"""Words in drawings, which are outlines: how small they are printed, and what lies under them."""

from pathlib import Path

import pytest

from tests.checks.printed.faces import found, on_card

ART = "art: {image: art.svg, at: [0 mm, 0 mm], size: [40 mm, 40 mm]}\n"
# A square of 40 mm: a unit is a tenth of a millimetre, and 30 of them are 8.5 pt.
BOOK = (
    "texts: [{id: rules, name: Rules, files: [rules.md]}]\n"
    "components: [{id: book, name: Book, kind: book, book: rules}]\n"
)
READABLE = '<text x="20" y="60" font-size="30">Go</text>'


def _draw(folder: Path, *elements: str) -> None:
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{"".join(elements)}</svg>'
    (folder / "art.svg").write_text(drawing, encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "size"),
    [
        ('<text x="20" y="60" font-size="10">Go</text>', "2.83"),
        ('<g transform="scale(0.5)"><text x="20" y="60" font-size="20">Go</text></g>', "2.83"),
        (f'{READABLE}<text x="20" y="90" font-size="30">Go <tspan font-size="20">on</tspan></text>', "5.67"),
    ],
)
def test_small_words_are_found_at_the_size_at_which_they_are_printed(tmp_path: Path, words: str, size: str) -> None:
    _draw(tmp_path, words)
    assert on_card(tmp_path, "P106", ART) == [
        f"text in 'art.svg' on small is set at {size} pt; at least 6 pt can be read"
    ]


def test_words_that_are_large_enough_or_not_seen_are_fine(tmp_path: Path) -> None:
    _draw(tmp_path, READABLE)
    assert on_card(tmp_path, "P106", ART) == []
    tiny = READABLE.replace("30", "10")
    _draw(tmp_path, READABLE, tiny.replace("<text", '<text display="none"'), tiny.replace("20", "450"))
    assert on_card(tmp_path, "P106", ART) == []
    _draw(tmp_path, tiny)
    # At three times the size, 10 units are 8.5 pt.
    assert on_card(tmp_path, "P106", ART.replace("40 mm, 40 mm", "120 mm, 120 mm")) == []


def test_words_in_stretched_drawings_are_as_small_as_they_are_high(tmp_path: Path) -> None:
    _draw(tmp_path, READABLE)
    low = ART.replace("40 mm, 40 mm", "40 mm, 20 mm").replace("{image", "{fit: stretch, image")
    (message,) = on_card(tmp_path, "P106", low)
    assert "set at 4.25 pt" in message


def test_small_words_in_drawings_are_found_in_thumbnails_and_can_be_left_out(tmp_path: Path) -> None:
    _draw(tmp_path, READABLE)
    layout = "size: [40 mm, 40 mm]"
    card = "card: {face: own, scale: 0.3, at: [1 mm, 1 mm]}"
    own = "  - layout: own\n    size: [40 mm, 40 mm]\n    elements:\n      " + ART
    (message,) = on_card(tmp_path, "P121", card, keys=f"{layout}\n", more=own)
    assert "shown with text of 2.6 pt" in message
    assert on_card(tmp_path, "P121", card.replace("0.3", "0.3, least: 3 pt"), keys=layout, more=own) == []


GROUND = '<rect width="400" height="400" fill="{}"/>'


@pytest.mark.parametrize(
    ("ground", "fill", "wanted"),
    [
        (GROUND.format("#000"), "#222", "'#222222' on '#000000'"),
        (GROUND.format("#000"), "#fff", ""),
        # On bare paper.
        ("", "#eee", "'#eeeeee' on bare paper"),
        ("", "#eee", "'#eeeeee' on 'dark'"),
    ],
)
def test_words_are_compared_with_what_lies_under_them(tmp_path: Path, ground: str, fill: str, wanted: str) -> None:
    _draw(tmp_path, ground, READABLE.replace("<text", f'<text fill="{fill}"'))
    box = "box: {box: true, color: dark}\n" if "dark" in wanted else ""
    found = on_card(tmp_path, "P107", box + ART, "palette: {dark: '#202020'}\n")
    assert [message.partition(" in 'Go': ")[2] for message in found] == ([wanted] if wanted and not box else [])


def test_words_on_a_gradient_are_compared_with_the_part_under_them(tmp_path: Path) -> None:
    gradient = (
        '<linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>'
        "</linearGradient>" + GROUND.format("url(#g)")
    )
    _draw(tmp_path, gradient, READABLE.replace("<text", '<text fill="#ddd"'))
    assert len(on_card(tmp_path, "P107", ART)) == 1
    _draw(tmp_path, gradient, READABLE.replace('x="20"', 'x="350" fill="#ddd"'))
    assert on_card(tmp_path, "P107", ART) == []


@pytest.mark.parametrize(
    ("ground", "wanted"), [("", "'#eeeeee' on bare paper"), (GROUND.format("#000"), ""), (GROUND.format("#fff"), "")]
)
def test_words_of_drawings_in_a_book_are_compared_with_what_lies_under_them(
    tmp_path: Path, ground: str, wanted: str
) -> None:
    fill = "#eee" if wanted or "#000" in ground else "#222"
    _draw(tmp_path, ground, READABLE.replace("<text", f'<text fill="{fill}"'))
    (tmp_path / "rules.md").write_text("# Rules\n\nText.\n\n![A drawing](art.svg)\n", encoding="utf-8")
    messages = [message for message in found(tmp_path, "P107", BOOK) if "art.svg" in message]
    assert [message.partition(" in 'Go': ")[2] for message in messages] == ([wanted] if wanted else [])


PLATE = "plate: {{box: true, color: ink, at: [{} mm, {} mm], size: [{} mm, 4 mm]}}\n"


@pytest.mark.parametrize(
    ("plate", "is_hidden"),
    [
        # All of the words, the first letter, what is below them, and all of them but with the drawing on top.
        ((1, 3, 10), True),
        ((1, 3, 2.5), True),
        ((1, 10, 10), False),
    ],
)
def test_words_of_a_drawing_under_something_else_are_found(
    tmp_path: Path, plate: tuple[float, ...], is_hidden: bool
) -> None:
    _draw(tmp_path, READABLE)
    over = PLATE.format(*plate)
    hidden = on_card(tmp_path, "P117", ART + over)
    assert [message.partition(" hides ")[0] for message in hidden] == (["'plate'"] if is_hidden else [])
    assert on_card(tmp_path, "P117", over + ART) == []


def test_words_that_a_cropped_drawing_does_not_show_are_not_hidden(tmp_path: Path) -> None:
    _draw(tmp_path, READABLE.replace('x="20"', 'x="420"'))
    assert on_card(tmp_path, "P117", ART + PLATE.format(0, 0, 40).replace("4 mm", "40 mm")) == []


THICK = '<path d="M20 60H300" stroke="#000" stroke-width="5"/>'


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        # A unit is a tenth of a millimetre.
        ('<path d="M20 90H300" stroke="#000" stroke-width="0.5"/>', "0.05"),
        ('<g transform="scale(0.1)"><path d="M20 900H3000" stroke="#000" stroke-width="6"/></g>', "0.06"),
        ('<path d="M20 90H300" stroke="#000" stroke-width="1"/>', ""),
        ('<path d="M20 90H300" stroke="#000" stroke-width="0"/>', ""),
        ('<path d="M20 90H300" stroke="none" stroke-width="0.5"/>', ""),
        # Around a shape of its own colour, and beyond the edge of the drawing.
        ('<path d="M20 90H300V200Z" fill="#000" stroke="#000" stroke-width="0.5"/>', ""),
        ('<path d="M20 490H300" stroke="#000" stroke-width="0.5"/>', ""),
    ],
)
def test_lines_of_drawings_that_are_too_thin_to_print(tmp_path: Path, line: str, wanted: str) -> None:
    _draw(tmp_path, THICK, line)
    message = f"'art.svg' on small has a line of {wanted} mm"
    assert on_card(tmp_path, "P113", ART) == ([message] if wanted else [])


def test_a_line_of_a_drawing_is_as_wide_as_it_is_printed(tmp_path: Path) -> None:
    _draw(tmp_path, THICK, '<path d="M20 90H300" stroke="#000" stroke-width="0.5"/>')
    assert on_card(tmp_path, "P113", ART.replace("40 mm, 40 mm", "80 mm, 80 mm")) == []
    _draw(tmp_path, '<path d="M20 90H300" stroke="#000" stroke-width="1.5"/>')
    assert on_card(tmp_path, "P113", ART.replace("40 mm, 40 mm", "20 mm, 20 mm")) == [
        "'art.svg' on small has a line of 0.08 mm"
    ]


def test_thin_lines_of_drawings_in_books(tmp_path: Path) -> None:
    _draw(tmp_path, THICK, '<path d="M20 90H300" stroke="#000" stroke-width="0.1"/>')
    (tmp_path / "rules.md").write_text("# Rules\n\nText.\n\n![A drawing](art.svg)\n", encoding="utf-8")
    (message,) = found(tmp_path, "P113", BOOK)
    assert message.startswith("'art.svg' on page 1 of ")
