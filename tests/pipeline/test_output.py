"""What a build writes: files, manifest, what is kept and what goes, and the same bytes every time."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from pnp.errors import PaintError
from pnp.export.png import PNG
from pnp.export.press import PRESS
from pnp.export.svg import SVG
from pnp.pipeline.exporters import export_kit
from pnp.pipeline.request import Choice, ChoiceError
from tests.pipeline.conftest import Built, build, change, codes, listed, small_kit

ROOT = Path(__file__).parents[2]


def files(folder: Path) -> dict[str, bytes]:
    """Every file that a user sees, and its bytes."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".pnp-"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_the_manifest_says_what_is_in_every_file(kit: Path, tmp_path: Path) -> None:
    built = build(kit, tmp_path / "o", papers=("a4", "letter"))
    content = json.loads((tmp_path / "o/inn/manifest.json").read_text())
    assert list(content) == ["kit", "version", "artifacts"]
    assert (content["kit"], content["version"]) == ("inn", "0.1")
    entries = listed(tmp_path / "o")
    names = ("counters", "markers", "orders", "print-me-first")
    assert list(entries) == [f"{paper}/{name}.pdf" for paper in ("a4", "letter") for name in names]
    keys = ["path", "kind", "component", "paper", "pages", "pieces", "faces", "bytes", "sha256"]
    for path, entry in entries.items():
        data = (tmp_path / "o/inn" / path).read_bytes()
        assert list(entry) == keys
        assert entry["bytes"] == len(data)
        assert entry["sha256"] == hashlib.sha256(data).hexdigest()
        assert entry["pages"] == len(pypdfium2.PdfDocument(data))
    orders = entries["letter/orders.pdf"]
    # 12 cards of 4 kinds with one back, nine on a page, printed on both sides.
    assert {key: orders[key] for key in keys[1:7]} == {
        "kind": "card",
        "component": "orders",
        "paper": "letter",
        "pages": 4,
        "pieces": 12,
        "faces": 5,
    }
    assert built.pages == {
        paper: sum(e["pages"] for e in entries.values() if e["paper"] == paper) for paper in built.pages
    }


def test_one_component_merges_into_the_manifest(inn: Built) -> None:
    kit, out = inn.kit, inn.out
    before = listed(out)
    change(kit / "orders.csv", "march,1,March,5,", "march,1,March,8,")
    change(kit / "cards.yaml", "cards: 12", "cards: 15")
    build(kit, out, "orders")
    after = listed(out)
    assert list(after) == list(before)
    assert after["a4/orders.pdf"]["pieces"] == 15
    assert after["a4/counters.pdf"] == before["a4/counters.pdf"]
    build(kit, out, "orders:02,skirmish", "orders:4", "markers")
    assert listed(out)["a4/orders.pdf"]["pieces"] == 2 + 4 + 1
    build(kit, out, papers=("letter",))
    assert {path.split("/")[0] for path in listed(out)} == {"a4", "letter"}


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("order", "inn has no component 'order'; did you mean 'orders'?"),
        ("nonsense", "inn has no component 'nonsense'; it has counters, markers, orders"),
        ("orders:5", "'orders' of inn has no record '5'; "),
        ("orders:1,marsh", "'orders' of inn has no record 'marsh'; did you mean 'march'?"),
    ],
)
def test_what_the_kit_has_not_got_is_named_and_nothing_is_written(
    kit: Path, tmp_path: Path, choice: str, message: str
) -> None:
    with pytest.raises(ChoiceError) as raised:
        build(kit, tmp_path / "o", choice)
    assert str(raised.value).startswith(message)
    assert not (tmp_path / "o").exists()


def test_what_is_no_longer_made_goes_and_what_the_user_put_there_stays(inn: Built) -> None:
    kit, out = inn.kit, inn.out
    (out / "inn/a4/notes.txt").write_text("mine")
    components = kit / "components.yaml"
    components.write_text("".join(x for x in components.read_text().splitlines(True) if "id: markers" not in x))
    change(kit / "play.yaml", "Draw one card.", "Draw a card.")
    build(kit, out)
    assert not (out / "inn/a4/markers.pdf").exists()
    assert (out / "inn/a4/notes.txt").read_text() == "mine"
    assert "a4/markers.pdf" not in listed(out)


def test_a_build_with_an_error_writes_nothing(inn: Built) -> None:
    kit, out = inn.kit, inn.out
    before = files(out)
    change(kit / "orders.csv", "march,1,March,5,M", "march,1,Marsh,5,X")
    built = build(kit, out)
    assert built.written is None
    assert built.reason == "1 finding stops the build"
    assert codes(built.findings) == {"Y112"}
    assert files(out) == before


def test_the_same_bytes_in_another_folder_with_two_processes_and_another_seed(tmp_path: Path) -> None:
    one, two = (small_kit(tmp_path / name, has_pictures=True) for name in ("inn", "far/away/inn copy"))
    for path in two.iterdir():
        os.utime(path, (1_000_000_000, 1_000_000_000))
    command = [sys.executable, "-m", "pnp", "build"]
    for kit, out, jobs, seed in ((one, "o", "1", "1"), (two, "p", "2", "2")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "TZ": f"UTC+{seed}"}
        arguments = [str(kit), "--out", str(tmp_path / out), "--jobs", jobs]
        subprocess.run([*command, *arguments], env=environment, check=True, capture_output=True, cwd=kit)
    assert files(tmp_path / "o") == files(tmp_path / "p")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_build_leaves_the_last_one_whole_and_nobody_behind(inn: Built, jobs: str) -> None:
    kit, out = inn.kit, inn.out
    command = [sys.executable, "-m", "pnp", "build", str(kit), "--out", str(out), "--paper", "a4", "--jobs", jobs]
    command += ["--paper", "letter"]
    for number, delay in enumerate((0.15, 0.3, 0.45)):
        change(kit / "kit.yaml", "title: Inn", f"title: Inn {number}")
        with subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        ) as child:
            time.sleep(delay)
            child.send_signal(signal.SIGKILL)
        for path, entry in listed(out).items():
            assert hashlib.sha256((out / "inn" / path).read_bytes()).hexdigest() == entry["sha256"]
        assert _ends(child.pid)
    assert build(kit, out).written is not None
    assert not (out / "inn/.pnp-writing").exists()


def _ends(group: int) -> bool:
    """Whether every process of a group ends within a minute: a busy machine may take that long to end what it must."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_faces_as_pictures_merge_by_kind_and_by_record(inn: Built) -> None:
    kit, out = inn.kit, inn.out
    export_kit(kit, "inn", out, PNG, {"dpi": 72}, (Choice("orders"),))
    export_kit(kit, "inn", out, SVG, {}, (Choice("markers"),))
    orders = ["ambush", "forced-march", "march-back", "march", "skirmish"]
    pictures = [path for path in listed(out) if not path.endswith(".pdf")]
    assert pictures == [*(f"png/orders/{name}.png" for name in orders), "svg/markers/damage.svg"]
    assert (out / "inn/png/orders/march.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert (out / "inn/svg/markers/damage.svg").read_text(encoding="utf-8").startswith("<svg")
    export_kit(kit, "inn", out, PNG, {"dpi": 72}, (Choice("orders", ("1",)),))
    assert [path for path in listed(out) if not path.endswith(".pdf")] == pictures


def test_all_faces_of_a_component_in_one_picture(inn: Built) -> None:
    kit, out = inn.kit, inn.out
    values = {"dpi": 127, "contact-sheet": (2, 0), "gap": 2.0}
    export_kit(kit, "inn", out, PNG, values, (Choice("orders"),))
    folder = out / "inn/contact-sheets/orders"
    assert sorted(path.name for path in folder.iterdir()) == ["backs.png", "fronts.png"]
    # Four cards of 63.5 by 88.9 mm in two rows, at 5 pixels a mm.
    assert Image.open(folder / "fronts.png").size == pytest.approx((665, 919), abs=1)


def test_a_contact_sheet_that_no_program_would_open_is_not_made(inn: Built) -> None:
    values = {"dpi": 1200, "contact-sheet": (1, 0), "gap": 9000.0}
    with pytest.raises(PaintError, match="the contact sheet of orders would have"):
        export_kit(inn.kit, "inn", inn.out, PNG, values, (Choice("orders"),))


def test_copies_are_pictures_of_their_own(inn: Built) -> None:
    export_kit(inn.kit, "inn", inn.out, PNG, {"dpi": 36, "copies": True}, (Choice("orders"),))
    files = sorted(path.name for path in (inn.out / "inn/png/orders").iterdir())
    marches = [f"march-{number}.png" for number in range(1, 6)]
    forced = [f"forced-march-{number}.png" for number in range(1, 3)]
    skirmishes = [f"skirmish-{number}.png" for number in range(1, 5)]
    assert files == sorted(["ambush-1.png", "march-back.png", *forced, *marches, *skirmishes])


def test_pieces_cut_to_size_are_transparent_outside_of_their_outline(inn: Built) -> None:
    change(inn.kit / "components.yaml", "layout: order,", "layout: rounded,")
    rounded = "layouts:\n  - {layout: rounded, extends: order, trim: circle}\n"
    (inn.kit / "rounded.yaml").write_text(rounded)
    export_kit(inn.kit, "inn", inn.out, PNG, {"dpi": 127, "trim": True}, (Choice("orders", ("1",)),))
    picture = Image.open(inn.out / "inn/png/orders/march.png")
    # 63.5 by 88.9 mm at 5 pixels a mm; the outline reaches the middle of the sides, and no corner.
    assert (picture.mode, picture.size) == ("RGBA", (318, 445))
    opacity = [picture.getpixel(at)[3] for at in ((0, 0), (317, 444), (159, 222), (4, 222))]
    assert opacity == [0, 0, 255, 255]


def test_a_deck_of_a_digital_table_has_every_copy_in_so_many_rows(inn: Built) -> None:
    values = {"dpi": 127, "contact-sheet": (2, 2), "gap": 0.0, "copies": True}
    export_kit(inn.kit, "inn", inn.out, PNG, values, (Choice("orders"),))
    sheets = {path.name: Image.open(path).size for path in sorted((inn.out / "inn/contact-sheets/orders").iterdir())}
    # Twelve cards of 317.5 × 444.5 pixels, four on a sheet, and the one back that they share.
    assert sheets.keys() == {"backs.png", "fronts-1.png", "fronts-2.png", "fronts-3.png"}
    assert {sheets.pop("backs.png"), *sheets.values()} == {(318, 445), (635, 889)}


def test_for_a_press_each_face_is_a_page_that_knows_its_trim(inn: Built) -> None:
    export_kit(inn.kit, "inn", inn.out, PRESS, {}, (Choice("orders"),))
    once = pypdfium2.PdfDocument(inn.out / "inn/press/orders.pdf")
    assert once.get_metadata_value("Title") == "Inn: Order cards"
    # Four cards with their backs, 63.5 × 88.9 mm and 3 mm of bleed on every side: 180 × 252 pt and 8.504 pt.
    assert len(once) == 8
    for page in once:
        assert page.get_mediabox() == pytest.approx((0, 0, 197.008, 269.008), abs=0.01)
        assert page.get_trimbox() == pytest.approx((8.504, 8.504, 188.504, 260.504), abs=0.01)
        assert page.get_bleedbox() == page.get_mediabox()
    export_kit(inn.kit, "inn", inn.out, PRESS, {"copies": True}, (Choice("orders"),))
    assert len(pypdfium2.PdfDocument(inn.out / "inn/press/orders.pdf")) == 2 * 12


def test_fonts_are_embedded_boxes_are_right_and_text_can_be_found(kit: Path, tmp_path: Path) -> None:
    build(kit, tmp_path / "o", papers=("a4", "letter"))
    for paper, (width, height) in {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}.items():
        path = tmp_path / f"o/inn/{paper}/orders.pdf"
        document = pypdfium2.PdfDocument(path)
        for page in document:
            assert page.get_mediabox() == pytest.approx((0, 0, width, height), abs=0.01)
            left, bottom, right, top = page.get_trimbox()
            outer = page.get_bleedbox()
            assert 0 <= outer[0] <= left < right <= outer[2] <= width + 0.01
            assert 0 <= outer[1] <= bottom < top <= outer[3] <= height + 0.01
        assert "Forced march" in document[0].get_textpage().get_text_range()
        data = path.read_bytes()
        assert b"/Helvetica" not in data
        assert data.count(b"/FontFile2") == data.count(b"/Type /FontDescriptor ") > 0


@pytest.mark.parametrize(
    ("written", "taken"),
    [("3", [3]), ("03", [3]), ("2-4", [2, 3, 4]), ("4-2", []), ("2-", []), ("a-3", []), ("5,1-2", [1, 2, 5])],
)
def test_records_are_chosen_by_numbers_and_ranges_of_them(written: str, taken: list[int]) -> None:
    choice = Choice.parse(f"orders:{written}")
    assert [number for number in range(1, 6) if choice.includes("march", number)] == taken


def test_an_id_that_looks_like_a_range_is_an_id() -> None:
    assert Choice.parse("orders:1-3").includes("1-3", 9)
