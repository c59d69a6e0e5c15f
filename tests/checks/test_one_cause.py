"""What has one cause is one finding, and hints say what to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.compiled_kit import compile_kit
from pnp.report import by_cause

HEAD = "kit: k\ntitle: K\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\n"
DECK = "decks:\n  - {id: d, name: Deck, fields: {cost: number}, cards: [{id: bow, name: Bow, symbol: star, cost: 2}]}\n"
FORM = "[{code: T109, reason: why it is right}]"
COMPONENT = "components:\n  - {id: d, name: Cards, of: decks.d, layout: small}\n"


def told(folder: Path, elements: str = "a: {text: '{{ card.cost }}'}", head: str = HEAD, more: str = "") -> list[str]:
    """What is found in a kit whose cards have these elements."""
    layout = f"layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n      {elements}\n"
    (folder / "kit.yaml").write_text(head, encoding="utf-8")
    (folder / "k.yaml").write_text(f"{DECK}{layout}{COMPONENT}{more}", encoding="utf-8")
    return [f"{found.code} {found.message} | {found.hint}" for found in compile_kit(folder, ".").findings]


def test_a_theme_that_is_missing(tmp_path: Path) -> None:
    found = told(tmp_path, "a: {text: '{{ card.cost }}', class: mine, color: night}", f"{HEAD}theme: mine\n")
    assert [line.partition(" |")[0] for line in found] == ["N207 there is no theme 'mine'"]
    assert found[0].endswith("or make it: a file theme.yaml with theme: mine and extends: plain")


def test_a_key_that_is_misspelled_is_not_missing_too(tmp_path: Path) -> None:
    assert told(tmp_path, head=HEAD.replace("title", "titel")) == ["Y108 unknown key 'titel' | did you mean 'title'?"]


def test_a_text_that_runs_over_its_box_is_not_beyond_the_edge_too(tmp_path: Path) -> None:
    found = told(
        tmp_path, "a: {text: '{{ card.cost }} Many words that need more room', at: [1 mm, 36 mm], size: [9 mm, 3 mm]}"
    )
    assert {line[:4] for line in found} & {"P101", "P103", "P105"} == {"P101"}


def test_the_same_words_without_room_on_many_faces_are_one_finding(tmp_path: Path) -> None:
    cards = ", ".join(f"{{id: c{number}, name: Reconnaissance, copies: 1}}" for number in range(3))
    kit = f"decks:\n  - {{id: d, name: Deck, cards: [{cards}, {{id: other, name: Reinforcement}}]}}\n"
    layout = "layouts:\n  - layout: small\n    size: [40 mm, 40 mm]\n    elements:\n"
    layout += "      a: {text: '{{ card.name }}', at: [2 mm, 2 mm], size: [9 mm, 5 mm]}\n"
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "k.yaml").write_text(f"{kit}{layout}{COMPONENT}", encoding="utf-8")
    found = [each for each in compile_kit(tmp_path, ".").findings if each.code in ("P101", "P104")]
    # A word that is broken and has no room all the same is said once; each other word is a finding of its own.
    assert [(joined.code, joined.places) for joined in by_cause(found)] == [("P101", 3), ("P101", 1)]


@pytest.mark.parametrize(
    ("elements", "hint"),
    [
        ("a: {icon: hammer, size: [9 mm, 9 mm], when: card.cost}", "'repair' or 'stake' may be what you mean"),
        ("a: {text: '{{ card.cost }} ⚔'}", "use an icon, as in :sword:, or a font of the kit that has it"),
        ("a: {text: '{{ card.cots }}', when: card.cost}", "did you mean 'cost'?"),
        ("a: {table: decks.d, columns: 'name, kind', when: card.cost}", "it has cost, number, copies,"),
        ("a: {group: {b: {text: '{{ c.cost }}'}}, for: c in decks.d}", "write decks.d.cards"),
    ],
)
def test_a_hint_says_what_to_write(elements: str, hint: str, tmp_path: Path) -> None:
    (found,) = (line for line in told(tmp_path, elements) if line[:4] in ("N203", "P102", "N206", "N210"))
    assert hint in found


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        ("units: d.xlsx", "to take its rows, write units: {from: d.xlsx}"),
        ("from: d.xlsx", "say what its rows are: units: {from: d.xlsx}; the cards of a deck are its cards:"),
        ("units: [{id: a, morale: 3}]", "declare it in kit.yaml: fields: {units: {morale: number}}"),
        ("ignore: [T109]", f"write it below checks: in kit.yaml: checks: {{ignore: {FORM}}}"),
        ("zones: [{id: z, waive: [T109]}]", f"write waive: {FORM}"),
        ("zones: [{id: z, waive: [{T109: mine}]}]", f"write waive: {FORM}"),
    ],
)
def test_one_look_at_the_hint_is_enough(more: str, hint: str, tmp_path: Path) -> None:
    (found,) = (line for line in told(tmp_path, more=f"{more}\n") if line.startswith("Y1"))
    assert found.partition(" | ")[2] == hint


def test_a_deck_whose_cards_are_the_name_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "k.yaml").write_text("decks: [{id: d, cards: d.xlsx}, {id: e, from: e.xlsx}]\n", encoding="utf-8")
    assert [found.hint for found in compile_kit(tmp_path, ".").findings] == [
        "to take its rows, write cards: {from: d.xlsx}",
        "say what its rows are: cards: {from: e.xlsx}",
    ]


def test_a_column_of_files_where_icons_belong_is_one_finding(tmp_path: Path) -> None:
    told(tmp_path, "a: {icon: '{{ card.symbol }}', at: [2 mm, 2 mm], size: [9 mm, 9 mm]}")
    cards = "".join(f"{name},{symbol}\n" for name, symbol in (("Bow", "bow.png"), ("Axe", "axe.png"), ("Net", "swrod")))
    (tmp_path / "cards.csv").write_text(f"name,symbol\n{cards}", encoding="utf-8")
    kit = tmp_path / "k.yaml"
    text = kit.read_text(encoding="utf-8").replace(DECK, "decks: [{id: d, name: Deck, cards: {from: cards.csv}}]\n")
    kit.write_text(text, encoding="utf-8")
    found = [each for each in compile_kit(tmp_path, ".").findings if each.code == "N203"]
    assert [(joined.message, joined.places, joined.span.line) for joined in by_cause(found)] == [
        ("picture files are named where icons belong (2 places)", 2, 2),
        # Another word may be another icon that is meant.
        ("there is no icon 'swrod'", 1, 4),
    ]
