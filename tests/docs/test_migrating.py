"""What docs/migrating.md shows on the right is three kits that print the cards of the left."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import CompiledKit, compile_kit
from tests.docs.example_kit import FORMAT, examples
from tests.layout.kits import words

PAGE = (FORMAT.parent / "migrating.md").read_text(encoding="utf-8")
KITS = ("nandeck", "squib", "component-studio")
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'


@cache
def files() -> dict[str, str]:
    return examples(PAGE)


def compiled(folder: Path, name: str) -> CompiledKit:
    kit = folder / name
    (kit / "art").mkdir(parents=True)
    for path, text in files().items():
        owner, _, file = path.rpartition("/")
        if owner in ("", name):
            (kit / file).write_text(text, encoding="utf-8")
    for picture in re.findall(r"\w+\.svg", files()["potions.csv"]):
        (kit / "art" / picture).write_text(PICTURE, encoding="utf-8")
    return compile_kit(kit, name)


@pytest.mark.parametrize("name", KITS)
def test_the_right_side_is_a_kit_without_a_fault(tmp_path: Path, name: str) -> None:
    kit = compiled(tmp_path, name)
    assert [f"{finding.span} {finding.message}" for finding in kit.findings] == []
    # 4 healing draughts, 3 smokes and 2 dragon oils, as the column Qty says.
    assert [piece.copies for piece in kit.composed["potions"].pieces] == [4, 3, 2]
    assert [words(piece.front)[:2] for piece in kit.composed["potions"].pieces] == [
        ["Healing draught", "2"],
        ["Smoke", "1"],
        ["Dragon oil", "5"],
    ]


@pytest.mark.parametrize(("name", "word"), [("squib", "Rare"), ("component-studio", "Worth it!")])
def test_a_condition_shows_a_word_on_the_dear_card_alone(tmp_path: Path, name: str, word: str) -> None:
    pieces = compiled(tmp_path, name).composed["potions"].pieces
    assert [word in words(piece.front) for piece in pieces] == [False, False, True]


@pytest.mark.parametrize("name", KITS)
def test_cards_are_as_large_as_on_the_left(tmp_path: Path, name: str) -> None:
    size = compiled(tmp_path, name).composed["potions"].pieces[0].front.size
    # 6.35 × 8.89 cm; 2.75 × 3.75 in less 1/8 in of bleed on each side; a poker deck.
    assert (round(size.width, 2), round(size.height, 2)) == (63.5, 88.9)


def test_left_and_right_read_the_same_spreadsheet() -> None:
    for column in ("Name", "Qty", "Cost", "Picture", "Text"):
        assert column in files()["potions.csv"].splitlines()[0].split(",")
        for section in ("## nanDECK", "## Squib"):
            script = PAGE.split(section, 1)[1].split("```yaml", 1)[0]
            assert column in script
