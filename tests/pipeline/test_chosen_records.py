"""``--only orders:3-5``: by the printed number, or by the place in the list; nothing else is drawn."""

from pathlib import Path

import pytest

from pnp.measures import Size
from pnp.papers import A4, Paper, parse_paper
from pnp.pipeline.compiled_kit import CompiledKit, compile_kit, user_store
from pnp.pipeline.request import Choice
from pnp.pipeline.scope import Scope
from pnp.store.traces import TraceStore

A5 = parse_paper("a5")
ROWS = "id,name\na,A\nb,B\nc,C\n"
# Two sheets; the words at the foot of the second have no room on A5, so both stay as large as they are on A4.
SHEETS = """\
layouts:
  - layout: sheet-of-order
    size: sheet
    elements:
      name: {text: "{{ card.name }}", class: text, inset: 10 mm}
      foot: {when: card.id == 'b', text: At the foot, class: text, at: [10 mm, 240 mm], size: [80 mm, 10 mm]}
"""


@pytest.mark.parametrize(
    ("rows", "numbers"),
    [
        (ROWS, {"orders/a": 1, "orders/b": 2, "orders/c": 3}),
        ("id,name,number\na,A,7\nb,B,\nc,C,4\n", {"orders/a": 7, "orders/c": 4}),
    ],
)
def test_numbers_by_which_cards_are_asked_for(kit: Path, rows: str, numbers: dict[str, int]) -> None:
    (kit / "orders.csv").write_text(rows)
    compiled = compile_kit(kit, "inn")
    assert compiled.numbers(compiled.game.components["orders"]) == numbers


def printed(kit: Path, *only: str, paper: Paper = A4, store: TraceStore | None = None) -> CompiledKit:
    return compile_kit(kit, "inn", papers=(paper,), only=tuple(map(Choice.parse, only)), store=store)


def fronts(compiled: CompiledKit, component: str = "orders") -> dict[str, tuple[Size, str]]:
    """What each front looks like: its size and the key of what was painted."""
    pieces = compiled.results.drawn[component].pieces
    return {piece.id: (piece.front.size, piece.front.key) for piece in pieces}


def test_chosen_cards_alone_are_drawn_and_look_as_they_do_beside_all_others(kit: Path) -> None:
    (kit / "orders.csv").write_text(ROWS)
    chosen, whole = printed(kit, "orders:b"), printed(kit)
    assert fronts(chosen) == {"orders/b": fronts(whole)["orders/b"]}
    (back,) = {piece.back.key for piece in whole.results.drawn["orders"].pieces if piece.back}
    assert [piece.back and piece.back.key for piece in chosen.results.drawn["orders"].pieces] == [back]


def test_the_file_of_chosen_cards_does_not_depend_on_what_was_built_before(
    kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PNP_CACHE", str(tmp_path / "cache"))
    (kit / "orders.csv").write_text("id,name\n" + "".join(f"o{number},Order {number}\n" for number in range(30)))
    afresh = printed(kit, "orders:3")
    whole = printed(kit, store=user_store())
    again = printed(kit, "orders:3", store=user_store())
    assert again.results.data == afresh.results.data
    assert again.findings == afresh.findings
    # Nor is what is kept of the whole component replaced by some of its cards.
    assert fronts(printed(kit, store=user_store())) == fronts(whole)


def test_a_chosen_sheet_is_as_large_as_it_is_beside_all_others(kit: Path) -> None:
    (kit / "orders.csv").write_text(ROWS)
    (kit / "sheets.yaml").write_text(SHEETS)
    with (kit / "components.yaml").open("a") as file:
        file.write("  - {id: sheets, name: Sheets, kind: sheet, of: decks.orders, layout: sheet-of-order}\n")
    whole = fronts(printed(kit, paper=A5), "sheets")
    chosen = fronts(printed(kit, "sheets:a", paper=A5), "sheets")
    assert chosen["sheets/a"] == whole["sheets/a"]
    assert whole["sheets/a"][0].width == 198.0


def test_some_records_of_every_component_are_not_all_of_a_kit(kit: Path) -> None:
    game = compile_kit(kit, "inn", with_layout=False).game
    whole: dict[str, tuple[str, ...]] = dict.fromkeys(game.components.ids, ())
    assert Scope(components=whole).is_all(game)
    assert not Scope(components={**whole, "orders": ("1",)}).is_all(game)
    assert not Scope(components={"orders": ()}).is_all(game)
    assert not Scope().is_all(game)
