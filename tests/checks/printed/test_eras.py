"""Symbols of another time than the game."""

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit
from tests.checks.printed.faces import COMPONENT, HEAD, THEME

LAYOUT = """\
layouts:
  - layout: small
    size: [40 mm, 40 mm]
    elements:
      sign: {icon: SIGN, at: [5 mm, 5 mm], size: [10 mm, 10 mm]}
      words: {text: '{{ card.text }}', at: [5 mm, 20 mm], size: [30 mm, 15 mm]}
"""


def found(folder: Path, era: str, card: str, sign: str = "star") -> list[str]:
    """What the two checks say of a kit of an era, with one card and one icon in its layout."""
    (folder / "kit.yaml").write_text(HEAD + (f"era: {era}\n" if era else ""), encoding="utf-8")
    (folder / "theme.yaml").write_text(THEME, encoding="utf-8")
    decks = f"decks:\n  - {{id: orders, name: Orders, cards: [{{id: march, name: March, {card}}}]}}\n"
    kit = decks + LAYOUT.replace("SIGN", sign) + COMPONENT
    (folder / "k.yaml").write_text(kit, encoding="utf-8")
    compiled = compile_kit(folder, ".")
    assert compiled.is_whole, [finding.message for finding in compiled.findings]
    return [
        f"{finding.span.line}:{finding.span.column} {finding.severity.value} {finding.code} {finding.message}"
        for finding in compiled.findings
        if finding.code in ("P165", "P166")
    ]


def test_a_symbol_of_a_record_is_compared_with_the_game(tmp_path: Path) -> None:
    assert found(tmp_path, "1815", "symbol: rocket") == [
        "2:73 warning P165 'rocket' (1926 on) is later than the game (1815)"
    ]


def test_so_is_an_icon_in_a_text(tmp_path: Path) -> None:
    assert found(tmp_path, "1944", "text: 'Take :pike: and :tank:.'") == [
        "2:78 info P166 'pike' (ancient to 1700) is earlier than the game (1944)"
    ]


def test_so_is_an_icon_that_a_layout_names(tmp_path: Path) -> None:
    assert found(tmp_path, "medieval", "text: Go", sign="tank") == [
        "7:20 warning P165 'tank' (1916 on) is later than the game (medieval)"
    ]


def test_a_record_whose_symbol_a_layout_shows_is_told_of_once(tmp_path: Path) -> None:
    assert len(found(tmp_path, "medieval", "symbol: tank", sign="'{{ card.symbol }}'")) == 1


@pytest.mark.parametrize("era", ["", "any", "1944", "ancient to modern"])
def test_what_overlaps_suits(era: str, tmp_path: Path) -> None:
    assert found(tmp_path, era, "symbol: tank") == []


def test_the_hint_names_what_is_most_alike(tmp_path: Path) -> None:
    found(tmp_path, "1815", "symbol: rocket")
    hints = [finding.hint for finding in compile_kit(tmp_path, ".").findings if finding.code == "P165"]
    assert hints == ["'congreve-rocket' would suit it"]


def test_an_icon_of_the_kit_may_have_an_era(tmp_path: Path) -> None:
    (tmp_path / "icons.yaml").write_text(
        "icons:\n  - {id: walkman, name: Walkman, era: 1979 on, paths: [{d: M 4 4 L 60 4 L 60 60 Z}]}\n",
        encoding="utf-8",
    )
    assert found(tmp_path, "1900 to 1950", "symbol: walkman") == [
        "2:73 warning P165 'walkman' (1979 on) is later than the game (1900 to 1950)"
    ]
