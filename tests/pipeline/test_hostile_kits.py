"""Kits that nobody should write: each is a finding with a place, in little time and memory, and no exception."""

import os
import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from pnp.findings import Finding, Span
from pnp.load.search_path import SearchPath
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.pictures import PictureReader
from tests.pipeline.conftest import build, change, codes

Spoil = Callable[[Path], object]


@pytest.fixture
def kit(kit: Path) -> Path:
    """The small kit with one card and nothing else to print: a kit with a mistake is drawn without the mistake, too."""
    components, cards = kit / "components.yaml", kit / "orders.csv"
    components.write_text("".join(x for x in components.read_text().splitlines(True) if "kind: counter" not in x))
    head, first, *_ = cards.read_text().splitlines(True)
    cards.write_text(head + first.replace(",5,M,", ",12,M,"))
    return kit


def write(name: str, data: str | bytes) -> Spoil:
    """Puts a file into the kit."""
    return lambda kit: (kit / name).write_bytes(data if isinstance(data, bytes) else data.encode())


def card(column: str, value: str) -> Spoil:
    """Makes the deck one card with this value in it."""
    row = {"id": "march", "number": "1", "name": "March", "copies": "12", "type": "M", "text": "Move.", column: value}
    quoted = ",".join('"' + field.replace('"', '""') + '"' for field in row.values())
    return write("orders.csv", f"{','.join(row)}\n{quoted}\n")


def edit(name: str, old: str, new: str) -> Spoil:
    return lambda kit: change(kit / name, old, new)


def layout(element: str, keys: str = "size: poker") -> Spoil:
    """Prints the cards with a layout of one element."""

    def spoil(kit: Path) -> None:
        text = f"layouts:\n  - layout: mine\n    {keys}\n    elements:\n      a: {element}\n"
        (kit / "mine.yaml").write_text(text)
        change(kit / "components.yaml", "layout: order, back: card-back", "layout: mine")

    return spoil


def png(width: int, height: int, data: bytes) -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def picture(data: bytes) -> Spoil:
    def spoil(kit: Path) -> None:
        (kit / "p.png").write_bytes(data)
        layout("{image: p.png, size: [50 mm, 50 mm]}")(kit)

    return spoil


def in_its_place(make: Callable[[Path], object], name: str = "kit.yaml") -> Spoil:
    def spoil(kit: Path) -> None:
        (kit / name).unlink()
        make(kit / name)

    return spoil


def huge(kit: Path) -> None:
    with (kit / "units.yaml").open("ab") as file:
        file.truncate(20_000_000_000)


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        pytest.param(write("units.yaml", "units: [{id: a, name: Bär}]".encode("latin-1")), "Y105", id="Latin-1"),
        pytest.param(write("units.yaml", "units: []".encode("utf-16")), "Y105", id="UTF-16"),
        pytest.param(write("units.yaml", "units:\n\t- {id: a}\n"), "Y120", id="tabs"),
        pytest.param(write("units.yaml", ""), "Y122", id="an empty file"),
        pytest.param(write("kit.yaml", ""), "Y122", id="an empty head"),
        pytest.param(write("kit.yaml", "- a\n"), "Y109", id="a list for a map"),
        pytest.param(write("x.yaml", "units: []\nunits: []\n"), "Y115", id="duplicate keys"),
        pytest.param(write("x.yaml", "units: &a []\nsides: *a\n"), "Y113", id="anchors"),
        pytest.param(write("x.yaml", "units: " + "[" * 50_000), "Y117", id="50,000 brackets"),
        pytest.param(write("x.yaml", "units: " + "{a: " * 50_000), "Y117", id="50,000 braces"),
        pytest.param(write("x.yaml", bytes(i * i % 256 for i in range(5000))), "Y105", id="random bytes"),
        pytest.param(write("orders.csv", bytes(i * i % 256 for i in range(5000))), "Y105", id="random spreadsheet"),
        pytest.param(huge, "Y104", id="20 GB"),
        pytest.param(lambda kit: (kit / "orders.csv").unlink(), "Y101", id="missing file"),
        pytest.param(edit("cards.yaml", "orders.csv", "../../etc/x.csv"), "Y103", id="a path out of the kit"),
        pytest.param(edit("play.yaml", "rules.md", "/etc/passwd"), "Y103", id="an absolute path"),
        pytest.param(edit("cards.yaml", "orders.csv", "a" * 5000 + ".csv"), "Y102", id="a long path"),
        pytest.param(lambda kit: (kit / "x.yaml").symlink_to("x.yaml"), "Y102", id="a circle of links"),
        pytest.param(in_its_place(lambda path: path.symlink_to("kit.yaml")), "Y102", id="a head in a circle"),
        pytest.param(in_its_place(Path.mkdir), "Y102", id="a folder named kit.yaml"),
        pytest.param(in_its_place(os.mkfifo), "Y102", id="a pipe named kit.yaml"),
        pytest.param(edit("kit.yaml", "kit: inn", "kit: ../../evil"), "Y111", id="a kit that is a path"),
        pytest.param(edit("kit.yaml", "kit: inn", "kit: " + "a" * 300), "Y111", id="a kit of 300 letters"),
        pytest.param(edit("kit.yaml", "title: Inn", "title: Inn\nextends: inn"), "Y111", id="extends itself"),
        pytest.param(edit("board.yaml", "cell: 30 mm", "cell: 0 mm"), "Y111", id="a board of nothing"),
        pytest.param(card("copies", "-1"), "S201", id="-1 copies"),
        pytest.param(card("copies", "1000000"), "S201", id="a million copies"),
        pytest.param(card("copies", "nan"), "Y110", id="nan copies"),
        pytest.param(card("copies", "9" * 900), "Y110", id="900 digits"),
        pytest.param(card("copies", "²"), "Y110", id="a raised digit"),
        pytest.param(card("copies", "0"), "S201", id="no cards at all"),
        pytest.param(
            edit("components.yaml", "layout: order,", "copies: 999999999, layout: order,"), "S201", id="copies"
        ),
        pytest.param(card("id", "../x"), "Y111", id="an id that is a path"),
        pytest.param(card("text", "x" * 3000), "P101", id="a word of 3,000 letters"),
        pytest.param(card("text", "word " * 20_000), "P101", id="a card of 100,000 letters"),
        pytest.param(card("text", "a\x01\x1b[31m"), "P102", id="control characters"),
        pytest.param(card("text", "שלום 😀"), "P102", id="letters that no font has"),
        pytest.param(card("text", "{{ ''.__class__.__mro__ }}"), "N206", id="a way out of the sandbox"),
        pytest.param(card("text", "{% for i in range(99999999) %}x{% endfor %}"), "Y208", id="an endless template"),
        pytest.param(card("text", "{{ "), "Y207", id="half a template"),
        pytest.param(layout("{text: x}", "size: [5000 m, 1 mm]"), "Y203", id="a card of 5 km"),
        pytest.param(layout("{text: x}", "size: [0 mm, 0 mm]"), "Y203", id="a card of nothing"),
        pytest.param(layout("{text: x}", "size: [-63 mm, 88 mm]"), "Y203", id="a negative card"),
        pytest.param(layout("{text: x}", "size: poker\n    extends: mine"), "Y206", id="a layout that extends itself"),
        pytest.param(edit("theme.yaml", "theme: inn", "theme: plain"), "Y206", id="a theme called as that of all"),
        pytest.param(
            layout("{for: i in range(1000), group: {b: {for: j in range(1000), text: x}}}"), "Y208", id="loops in loops"
        ),
        pytest.param(edit("units.yaml", "= sum(", "= 1 << sum("), "Q103", id="an operator of programs"),
        pytest.param(layout("{face: mine}"), "Y209", id="a layout that shows itself"),
        pytest.param(layout("{image: no.png, size: [9 mm, 9 mm]}"), "Y101", id="a missing picture"),
        pytest.param(layout("{image: ../../x.png, size: [9 mm, 9 mm]}"), "Y103", id="a picture elsewhere"),
        pytest.param(picture(b"GIF89a"), "Y102", id="no picture"),
        pytest.param(picture(png(100, 100, zlib.compress(bytes(30_100))[:20])), "Y102", id="half a picture"),
        pytest.param(picture(png(60_000, 60_000, b"")), "Y104", id="a picture of 3,600 million pixels"),
    ],
)
def test_a_hostile_kit_is_a_finding_with_a_place(kit: Path, tmp_path: Path, spoil: Spoil, code: str) -> None:
    spoil(kit)
    built = build(kit, tmp_path / "o")
    assert built.written is None
    assert code in codes(built.findings)
    assert all(finding.span.line >= 1 and finding.span.column >= 1 for finding in built.findings)
    assert not (tmp_path / "o").exists()


def test_a_word_of_1500_letters_is_set_without_filling_the_memory(kit: Path) -> None:
    import tracemalloc

    def findings_with(letters: int) -> Sequence[Finding]:
        card("text", "x" * letters)(kit)
        return compile_kit(kit, "inn").findings

    # With a shorter one first, so that what is imported does not count.
    findings_with(100)
    tracemalloc.start()
    findings = findings_with(1500)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "P101" in codes(findings)
    # A number for each pair of letters would take 18 MB.
    assert peak < 10_000_000


def test_a_missing_picture_names_the_one_that_was_meant(kit: Path) -> None:
    for file in ("art/sun.png", "art/moon.jpg", "old/moon.jpg"):
        (kit / file).parent.mkdir(exist_ok=True)
        (kit / file).write_bytes(b"")
    assert [_hint_for(kit, name) for name in ("sun.png", "art/sun", "Art/SUN.svg", "art/snu.png", "moon.jpg")] == [
        "there is 'art/sun.png': write art/ before it, or once in the layout: image: 'art/{{ … }}'",
        "there is 'art/sun.png': write .png behind it, or once in the layout: image: '{{ … }}.png'",
        "there is 'art/sun.png': write its folder and ending, too",
        "did you mean 'art/sun.png'?",
        "the pictures in the kit are 'art/moon.jpg', 'art/sun.png', 'old/moon.jpg'; paths start at the kit's folder",
    ]


def test_a_missing_picture_like_none_shows_what_lies_in_its_folder(kit: Path) -> None:
    (kit / "art").mkdir()
    for name in ("crown", "eye", "hand", "ring", "sword", "wand"):
        (kit / f"art/{name}.svg").write_bytes(b"")
    (kit / "back.png").write_bytes(b"")
    shown = "'art/crown.svg', 'art/eye.svg', 'art/hand.svg', 'art/ring.svg', 'art/sword.svg'"
    assert _hint_for(kit, "art/missing.svg") == (
        f"the pictures in art/ are {shown} and 1 more; paths start at the kit's folder"
    )
    assert _hint_for(kit, "old/missing.svg").startswith("the pictures in the kit are 'back.png', 'art/crown.svg', ")


def _hint_for(kit: Path, name: str) -> str:
    found = PictureReader(SearchPath((("inn", kit),)))(name, Span("inn/kit.yaml", 1, 1))
    assert isinstance(found, Finding)
    return found.hint


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("art/no.png", "the kit has no pictures yet; paths start at its folder, where kit.yaml is"),
        ("art\\no.png", "write / between folders and file"),
        ("https://example.org/no.png", "pictures are files of the kit: save it there"),
    ],
)
def test_a_missing_picture_says_where_pictures_are(kit: Path, name: str, hint: str) -> None:
    layout(f"{{image: '{name}', size: [9 mm, 9 mm]}}")(kit)
    assert [finding.hint for finding in compile_kit(kit, "inn").findings if finding.code == "Y101"] == [hint]
