"""What saves have changed, in the browser: the sentence, the bar of builds, faces before and after."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.desk_page import Open, drawing, kits, server, show
from tests.pipeline.conftest import change

__all__ = ["kits", "server", "show"]

pytestmark = pytest.mark.browser


def test_a_save_that_changes_nothing_printed_says_so(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    assert page.is_hidden("#saved")
    with (kits[0] / "kit.yaml").open("a", encoding="utf-8") as head:
        head.write("# a comment\n")
    page.wait_for_selector("#saved:has-text('Saved kit.yaml: nothing printed changes')", timeout=20_000)
    change(kits[0] / "crates.csv", "salt,2,Salt,3", "salt,2,Salt,4")
    page.wait_for_selector("#saved:has-text('1 piece has another number of copies')", timeout=20_000)
    assert "× 4" in page.inner_text("li[data-name='crates/salt'] .caption")
    assert page.faults == []


def test_the_bar_of_builds_leads_to_faces_before_and_after(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    old = drawing(page, "crates/rope")
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    page.wait_for_selector("#saved:has-text('Saved crates.csv')", timeout=20_000)
    page.wait_for_selector(f"li[data-name='crates/rope'] img:not([src$='{old}'])")
    page.focus("#history button[tabindex='0']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#build[open] .comparisons")
    sources = [image.get_attribute("src") for image in page.locator("#build li:has-text('Rope') img").all()][:2]
    assert sources == [old, drawing(page, "crates/rope")]
    page.go_back()
    page.wait_for_selector("#build", state="hidden")
    page.go_forward()
    page.wait_for_selector("#build[open] .comparisons")
    page.click("#build [aria-label='The build before']")
    page.wait_for_selector("#build h2:has-text('First build')")
    page.keyboard.press("Escape")
    page.wait_for_selector("#build", state="hidden")
    # The bar has the focus again, and the arrow keys go along it.
    assert page.evaluate("document.activeElement.closest('#history') !== null")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith(
        page.evaluate("document.querySelector('#history button').title")
    )
    assert page.faults == []


def test_an_error_in_what_says_which_cards_keeps_those_that_there_were(show: Open, kits: tuple[Path, Path]) -> None:
    change(kits[0] / "components.yaml", "of: decks.crates", "of: decks.crates, where: card.id != 'salt'")
    page = show()
    cards = "#pieces li[data-name^='crates/']"
    page.wait_for_function(f'document.querySelectorAll("{cards}").length === 2')
    change(kits[0] / "components.yaml", "card.id !=", "card.idd !=")
    page.wait_for_selector("li.old[data-name='crates/rope']", timeout=20_000)
    assert page.locator(cards).count() == 2
    page.wait_for_selector("#findings :text(\"has no 'idd'\")")
    change(kits[0] / "components.yaml", "card.idd !=", "card.id ==")
    page.wait_for_selector("li:not(.old)[data-name='crates/salt']", timeout=20_000)
    assert page.locator(cards).count() == 1
    assert page.faults == []


def test_the_paper_that_was_chosen_is_remembered_for_each_kit(show: Open) -> None:
    page = show("#view=sheets")
    page.wait_for_selector("#sheets section img", timeout=20_000)
    page.select_option("#paper", "letter")
    page.goto("about:blank")
    page.go_back()
    page.goto(page.url.split("#")[0] + "#view=sheets")
    page.reload()
    page.wait_for_selector("#sheets section img", timeout=20_000)
    assert page.input_value("#paper") == "letter"
    page.keyboard.press("k")
    page.wait_for_function("document.getElementById('kit').value === '1'")
    page.wait_for_function("document.getElementById('paper').value === 'a4'")
    assert page.faults == []


COMBAT = """\
tables:
  - id: fight
    name: Fight
    die: D6
    combat: {by: odds, columns: '1:1 2:1 3:1', beyond: More is 3:1., shifts: [{id: oars, by: +1, text: Both oars}]}
    results: {W: {name: Wet, text: They swim.}}
    rows: [{on: 1-6, results: '– W W'}]
"""


def test_a_roll_on_a_combat_table_is_read_in_the_column_of_two_strengths(show: Open, kits: tuple[Path, Path]) -> None:
    (kits[0] / "fight.yaml").write_text(COMBAT, encoding="utf-8")
    page = show("#view=play")
    fight = page.locator("#play .play-block:has(h2:has-text('Fight'))")
    fight.wait_for(timeout=20_000)
    fight.locator("input[type=text] >> nth=0").fill("5")
    fight.locator("input[type=text] >> nth=1").fill("4")
    fight.get_by_text("5 : 4 is column 1:1.").wait_for()
    fight.get_by_role("button", name="Roll").click()
    fight.get_by_text("Column 1:1: –").wait_for()
    fight.locator("label:has-text('Both oars') input").check()
    fight.get_by_text("5 : 4 is column 1:1, shifted by +1 to 2:1.").wait_for()
    # The roll is read again.
    fight.get_by_text("Column 2:1: W, Wet: They swim.").wait_for()
    fight.get_by_role("button", name="3:1").click()
    fight.get_by_text("Column 3:1, shifted by +1 to 3:1. More is 3:1.").wait_for()
    assert fight.locator("input[type=text] >> nth=0").input_value() == ""
    assert page.faults == []
