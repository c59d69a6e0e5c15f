"""``pnp list`` shows what there is to draw with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.cli.catalog_text import columns
from tests.cli.conftest import Said

Pnp = Callable[..., Said]

ICONS = """
icons:
  - id: jug
    name: Jug
    tags: [drink]
    paths: [{d: M 4 4 L 60 4 L 60 60 Z}]
"""
LAYOUTS = """
layouts:
  - layout: order
    text: An order with its price.
    extends: card
    elements:
      footer: null
      price: {text: '{{ card.price }}', at: [5 mm, 80 mm], size: [20 mm, 5 mm]}
"""


def test_icons_stand_below_their_families_with_other_words_for_them(pnp: Pnp) -> None:
    said = pnp("list", "--icons")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "actions  layouts/icons/actions.yaml"
    assert lines[1] == "  sword      Sword, weapon, attack"
    assert [line.split()[0] for line in lines if line.endswith(".yaml")] == [
        "actions", "antiquity", "dice", "fair", "food", "fortifications", "inventions", "magic", "nature", "sport",
        "studies", "symbols", "terrain", "trade", "units", "vehicles",
    ]  # fmt: skip


def test_on_a_terminal_icons_stand_in_columns_that_fit(pnp: Pnp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.cli.catalog_text.width", lambda: 60)
    lines = pnp("list", "--icons").out.splitlines()
    assert max(map(len, lines)) <= 60
    assert lines[1].split()[0] == "sword"
    assert len(lines[1].split()) > 2
    assert "  sword      Sword, weapon, attack" in pnp("list", "--icons", "-v").out.splitlines()


def test_a_kit_shows_its_own_behind_those_that_come_with_pnp(pnp: Pnp, kit: Path) -> None:
    (kit / "icons.yaml").write_text(ICONS)
    said = pnp("list", "--icons", "inn")
    assert said.code == 0
    assert said.out.endswith("\nicons  inn/icons.yaml of inn\n  jug  Jug, drink\n\n")
    assert said.out.startswith("actions  layouts/icons/actions.yaml\n")


def test_a_layout_says_how_large_it_is_and_what_it_takes(pnp: Pnp, kit: Path) -> None:
    (kit / "layouts.yaml").write_text(LAYOUTS)
    said = pnp("list", "--layouts", "inn", "-v")
    assert said.code == 0
    assert said.out.endswith(
        "layouts  inn/layouts.yaml of inn\n"
        "  order  63.5 × 88.9 mm, bleed 3 mm, extends card\n"
        "    An order with its price.\n"
        "    takes deck (title), card (title, symbol, text, flavor, price)\n"
        "    elements ground, surface (at [0 mm, 0 mm], size [100%, 100%]), "
        "band (at [0 mm, 0 mm], size [100%, 13 mm]), edge (at [0 mm, 13 mm], size [100%, 2.8 mm]), "
        "deck (at [5 mm, 3.1 mm], size [44 mm, 3 mm]), "
        "title (at [5 mm, 6 mm], size [44 mm, 6.2 mm]), symbol (at [51 mm, 3.4 mm], size [7.5 mm, 7.5 mm]), "
        "text (at [5 mm, 17 mm], size [53.5 mm, 48 mm]), flavor (at [5 mm, 66 mm], size [53.5 mm, 13 mm]), "
        "footer-rule (at [5 mm, 81 mm], size [53.5 mm, 0 mm]), price (at [5 mm, 80 mm], size [20 mm, 5 mm])\n\n"
    )


def test_a_theme_shows_the_colours_that_it_says_itself(pnp: Pnp, kit: Path) -> None:
    (kit / "theme.yaml").write_text("theme: inn\ntext: Candle light.\nextends: plain\npalette: {snow: '#fff'}\n")
    said = pnp("list", "--themes", "inn")
    assert "\n  inn  extends plain\n    Candle light.\n    colours snow #ffffff\n    fonts sans, sans-bold," in said.out
    assert "accent #8a2f24" in pnp("list", "--themes", "inn", "-v").out.rpartition("  inn  ")[2]


def test_programs_get_the_same_as_json(pnp: Pnp, kit: Path) -> None:
    (kit / "layouts.yaml").write_text(LAYOUTS)
    *_, own = pnp("list", "--layouts", "inn", "--format", "json").json
    assert (own["kit"], own["file"]) == ("inn", "inn/layouts.yaml")
    (order,) = own["lines"]
    assert order["size"] == [63.5, 88.9]
    assert order["takes"]["card"] == ["title", "symbol", "text", "flavor", "price"]
    assert order["reads"] == {}


def test_two_lists_at_once_are_refused(pnp: Pnp) -> None:
    said = pnp("list", "--icons", "--themes")
    assert said.code == 2
    assert "ask for one at a time" in said.err


def test_a_kit_that_cannot_be_read_is_said_to_be_so(pnp: Pnp, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/kit.yaml").write_text("[\n")
    said = pnp("list", "--icons", "broken")
    assert said.code == 1
    assert "cannot be read: pnp check broken says why" in said.out
    assert pnp("list", "--icons", "nowhere").code == 2


def test_every_layout_and_theme_that_comes_with_pnp_says_what_it_is_for(pnp: Pnp) -> None:
    for what, key in (("--layouts", "layout"), ("--themes", "theme")):
        files = pnp("list", what, "--format", "json").json
        assert [
            line[key] for catalog_file in files for line in catalog_file["lines"] if not line["text"].endswith(".")
        ] == []


def test_words_go_down_the_columns() -> None:
    assert list(columns(["a", "bb", "c", "d", "eee"], 9)) == ["a   d", "bb  eee", "c"]
    assert list(columns(["a", "bb", "c"], 80)) == ["a  bb  c"]
    assert list(columns(["too-long", "b"], 3)) == ["too-long", "b"]


@pytest.mark.parametrize("kind", ["--layouts", "--themes"])
def test_on_a_terminal_sentences_are_no_wider_than_it(pnp: Pnp, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.cli.catalog_text.width", lambda: 60)
    said = [line for line in pnp("list", kind, "-v").out.splitlines() if line.startswith("    ")]
    assert said
    assert max(map(len, said)) <= 60


def test_a_kit_may_be_named_as_a_folder(pnp: Pnp, kit: Path) -> None:
    lines = [pnp("list", name).out.splitlines()[0] for name in ("inn", "inn/", "./inn")]
    assert lines[0] == lines[1]
    assert [line.split()[0] for line in lines] == ["inn", "inn", "inn"]


def test_the_list_of_all_checks_says_what_its_marks_mean(pnp: Pnp) -> None:
    lines = pnp("explain").out.splitlines()
    assert lines[-2:] == ["", "[--fix] marks what pnp check --fix can mend; pnp explain CODE tells more"]
