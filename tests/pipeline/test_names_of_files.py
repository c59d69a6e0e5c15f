"""Every face and every component has a file of its own, whatever its records are called."""

from pathlib import Path

import pytest

from pnp.export.png import PNG
from pnp.export.svg import SVG
from pnp.pipeline.compiled_kit import compile_kit
from pnp.pipeline.exporters import export_kit
from pnp.pipeline.request import Choice
from tests.pipeline.conftest import change

DEVICE = "cannot be the name of a file: on Windows it is a device"
BACKED = """
layouts:
  - layout: front
    size: [20 mm, 20 mm]
    elements: {name: {text: '{{ card.name }}'}}
  - layout: behind
    size: [20 mm, 20 mm]
    elements: {name: {text: 'Back of {{ card.name }}', fit: 4 pt}}
"""


def names(kit: Path, component: str) -> list[str]:
    prepared = compile_kit(kit, "inn")
    return [name for name, _ in prepared.frames(component)]


def test_a_card_called_as_the_back_of_another_keeps_its_name(kit, tmp_path):
    (kit / "backed.yaml").write_text(BACKED)
    (kit / "orders.csv").write_text("id,number,name,copies,type\nale,1,Ale,6,M\nale-back,2,Ale back,6,M\n")
    change(kit / "components.yaml", "layout: order, back: card-back", "layout: front, back: behind")
    assert names(kit, "orders") == ["ale", "ale-back-2", "ale-back", "ale-back-back"]
    done = export_kit(kit, "inn", tmp_path / "out", PNG, {"dpi": 50})
    assert done.reason == ""
    files = sorted(path.name for path in (tmp_path / "out/inn/png/orders").iterdir())
    assert files == ["ale-back-2.png", "ale-back-back.png", "ale-back.png", "ale.png"]


@pytest.mark.parametrize("exporter", [PNG, SVG])
def test_numbers_before_the_names_list_pictures_as_they_are_printed(kit, tmp_path, exporter):
    rows = "".join(f"{name},{number},Ale,6,M\n" for number, name in enumerate("jihgfedcba", 1))
    (kit / "orders.csv").write_text(f"id,number,name,copies,type\n{rows}")
    options = {"dpi": 50, "numbered": True, "copies": True}
    done = export_kit(kit, "inn", tmp_path / "out", exporter, options, only=(Choice("orders", ()),))
    assert done.reason == ""
    files = sorted(path.stem for path in (tmp_path / f"out/inn/{exporter.id}/orders").iterdir())
    each = 6 if exporter is PNG else 1
    assert len(files) == 10 * each + 1
    assert files[0] == ("01-j-1" if exporter is PNG else "01-j")
    assert files[-1] == ("61-a-6" if exporter is PNG else "11-a")


def test_rows_without_ids_and_rows_with_ids_that_count_are_told_apart(kit):
    rows = "{on: 1, id: row-2, name: A}, {on: 2, name: B}, {on: 3-6, name: C}"
    (kit / "t.yaml").write_text(f"tables: [{{id: t, die: D6, rows: [{rows}]}}]\n" + BACKED.replace("card.", "row."))
    change(kit / "components.yaml", "of: decks.orders, layout: order, back: card-back", "of: tables.t, layout: front")
    assert names(kit, "orders") == ["row-2", "row-2-2", "row-3"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "id: orders",
            "id: print-me-first",
            "components.yaml:6:10 the component 'print-me-first' would have the file of the page that is printed first",
        ),
        ("id: orders", "id: con", "components.yaml:6:10 'con' cannot be the name of a file: on Windows it is a device"),
        (
            "id: orders",
            "id: lpt9",
            "components.yaml:6:10 'lpt9' cannot be the name of a file: on Windows it is a device",
        ),
    ],
)
def test_a_component_whose_file_is_that_of_something_else(kit, old, new, message):
    change(kit / "components.yaml", old, new)
    findings = compile_kit(kit, ".", with_checks=False).findings
    assert [f"{finding.span} {finding.message}" for finding in findings] == [message]


def test_a_kit_whose_folder_windows_cannot_make(kit):
    change(kit / "kit.yaml", "kit: inn", "kit: nul")
    findings = compile_kit(kit, ".", with_checks=False).findings
    assert [f"{finding.span} {finding.message}" for finding in findings] == [f"kit.yaml:5:6 'nul' {DEVICE}"]
