"""The first page, the margins of sheets and the sheets of pnp in the language of the kit."""

from pathlib import Path

import pypdfium2
import pytest

from pnp.pipeline.compiled_kit import compile_kit
from tests.pipeline.conftest import build, change

AID = "  - {id: aid, name: Hilfe, kind: sheet, layout: player-aid, stock: Papier}\n"


def words(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in document)


@pytest.fixture
def german(kit):
    change(kit / "kit.yaml", "language: en", "language: de")
    change(kit / "components.yaml", "components:\n", "components:\n" + AID)
    return kit


def test_a_kit_in_german_is_printed_in_german(german, tmp_path):
    assert build(german, tmp_path).reason == ""
    first = words(tmp_path / "inn/a4/print-me-first.pdf")
    for phrase in ("ZUERST DRUCKEN", "Mit 100 % drucken", "Blätter", "In dieser Reihenfolge schneiden", "beidseitig"):
        assert phrase in first
    for phrase in ("1 Würfel mit 6 Seiten.", "ein Schnitt dient zwei Teilen", "Order cards"):
        assert phrase in first
    assert " turn " not in first
    assert "Blatt 1 von" in words(tmp_path / "inn/a4/orders.pdf")
    assert "Die Runde" in words(tmp_path / "inn/a4/aid.pdf")


def test_a_kit_words_what_pnp_does_not_speak(german, tmp_path):
    own = "PRINT ME FIRST: EERST AFDRUKKEN\n  'sheet {} of {}': vel {} van {}\n  The turn: De beurt"
    change(german / "kit.yaml", "language: de", f"language: nl\nwording:\n  {own}")
    done = build(german, tmp_path)
    assert [(finding.code, finding.severity.value) for finding in done.findings if finding.code == "Y210"] == [
        ("Y210", "info")
    ]
    assert "EERST AFDRUKKEN" in words(tmp_path / "inn/a4/print-me-first.pdf")
    assert "vel 1 van" in words(tmp_path / "inn/a4/orders.pdf")
    assert "De beurt" in words(tmp_path / "inn/a4/aid.pdf")


@pytest.mark.parametrize(
    ("wording", "message"),
    [
        ("Exmaple: Beispiel", "pnp says nothing like 'Exmaple'"),
        ("'sheet {} of {}': Blatt {}", "'Blatt {}' has not the 2 {} of 'sheet {} of {}'"),
        ("'sheet {} of {}': 'Blatt {} {0}'", "'Blatt {} {0}' has not the 2 {} of 'sheet {} of {}'"),
        ("Example: '{}'", "'{}' holds braces"),
        ("Example: 'x{y'", "'x{y' holds braces"),
    ],
)
def test_a_wording_that_cannot_be(kit, wording, message):
    change(kit / "kit.yaml", "language: en", f"language: de\nwording:\n  {wording}")
    findings = [finding for finding in compile_kit(kit, ".").findings if finding.code in ("Y201", "Y203")]
    assert [f"{finding.span} {finding.message}" for finding in findings] == [f"kit.yaml:13:3 {message}"]
