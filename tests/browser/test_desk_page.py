"""The page of ``pnp serve`` in a browser: edit, break and mend a kit, two kits, back and forward, keyboard, audit."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from pnp.papers import A4
from pnp.preview.desk import Desk
from pnp.preview.server import DeskServer
from tests.browser.desk_page import READY, Open, drawing, kits, server, show
from tests.incremental.long_deck import CARDS, write_long_deck
from tests.pipeline.conftest import change

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

__all__ = ["kits", "server", "show"]


def lengthen_rules(kits: tuple[Path, Path]) -> None:
    """Makes a book of several spreads."""
    with (kits[0].parent / "harbor" / "rules.md").open("a", encoding="utf-8") as rules:
        rules.write("\nThe ferry leaves at noon, and nobody waits for it.\n" * 200)


def test_a_saved_card_is_shown_and_as_it_was_before(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    old = drawing(page, "crates/rope")
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    page.wait_for_selector("li[data-name='crates/rope'] .glow", timeout=20_000)
    page.wait_for_selector("#status.good")
    # The old picture stays until the new one can be shown.
    page.wait_for_selector(f"li[data-name='crates/rope'] img:not([src$='{old}'])")
    new = drawing(page, "crates/rope")
    page.keyboard.down("b")
    assert drawing(page, "crates/rope") == old
    page.keyboard.up("b")
    assert drawing(page, "crates/rope") == new
    page.select_option("#only", "changed")
    assert page.locator("#pieces section:not([hidden]) li[data-name^='crates/']").count() == 1
    assert page.faults == []


def test_a_broken_kit_keeps_its_faces_and_a_finding_leads_to_its_element(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    head = (kits[0] / "kit.yaml").read_text(encoding="utf-8")
    (kits[0] / "kit.yaml").write_text(f"{head}\nplayers: [", encoding="utf-8")
    page.wait_for_selector("body.broken", timeout=20_000)
    assert page.locator("#pieces li img").count() > 2
    (kits[0] / "kit.yaml").write_text(head, encoding="utf-8")
    page.wait_for_selector("body:not(.broken)", timeout=20_000)
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough of it. " * 40)
    page.click("#findings .finding.error button:has-text('Show')", timeout=20_000)
    page.wait_for_selector("#detail .element.wrong")
    assert "card.flavor" in page.get_attribute("#detail .element.wrong", "aria-label")
    assert page.faults == []


def test_a_misspelled_deck_keeps_its_cards_as_old_ones(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    old = drawing(page, "crates/rope")
    change(kits[0] / "components.yaml", "of: decks.crates", "of: decks.crate")
    page.wait_for_selector("li.old[data-name='crates/rope']", timeout=20_000)
    assert drawing(page, "crates/rope") == old
    assert page.inner_text("#status") == "1 error: 3 pieces stay as they were"
    change(kits[0] / "components.yaml", "of: decks.crate,", "of: decks.crates,")
    page.wait_for_selector("li:not(.old)[data-name='crates/rope']", timeout=20_000)
    page.wait_for_selector("#status.good")
    assert page.faults == []


def test_what_a_deleted_file_had_stays_until_it_is_forgotten(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    old = drawing(page, "crates/rope")
    (kits[0] / "components.yaml").unlink()
    page.wait_for_selector("li.old[data-name='crates/rope']", timeout=20_000)
    assert drawing(page, "crates/rope") == old
    status = page.inner_text("#status")
    assert status.startswith("components.yaml is missing: ")
    assert status.endswith(" pieces stay as they were")
    page.click("#findings button:has-text('forget them')")
    page.wait_for_selector("#pieces p.none:visible", timeout=20_000)
    assert page.faults == []


def test_findings_of_a_kind_are_folded_and_mended_together(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    change(kits[0] / "crates.csv", "Never enough of it.", "Never  enough  of it.")
    page.click("#findings button:has-text('Mend all 2')", timeout=20_000)
    assert page.inner_text("#findings summary") == "and 1 more of the same kind"
    page.click("#findings button:has-text('Mend it')", timeout=20_000)
    page.wait_for_selector("#findings .finding.warning:has-text('T117')", state="detached", timeout=20_000)
    assert "Never enough of it." in (kits[0] / "crates.csv").read_text(encoding="utf-8")


def test_mending_shows_the_change_and_makes_it(show: Open, kits: tuple[Path, Path]) -> None:
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough  of it.")
    page = show()
    page.locator("#findings button:has-text('Mend …')").first.click()
    page.wait_for_selector("#findings .diff .add")
    page.click("#findings button:has-text('Mend it')")
    page.wait_for_function("!document.querySelector('#findings .diff')", timeout=20_000)
    assert "Never enough of it." in (kits[0] / "crates.csv").read_text(encoding="utf-8")


def test_a_closer_look_mends_and_keeps_its_frame_until_then(show: Open, kits: tuple[Path, Path]) -> None:
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough  of it.")
    page = show()
    page.locator("#findings .finding:has-text('T1') button:has-text('Show')").first.click()
    page.wait_for_selector("#detail .element.wrong")
    change(kits[0] / "crates.csv", "Keep it dry.", "Keep it very dry.")
    page.wait_for_function("document.querySelectorAll('#history li').length > 1", timeout=20_000)
    page.wait_for_selector("#status.good, #status.bad")
    assert page.locator("#detail .element.wrong").count() == 1
    page.click("#detail button:has-text('Mend …')")
    page.click("#detail button:has-text('Mend it')")
    page.wait_for_selector("#detail .element.wrong", state="detached", timeout=20_000)
    assert "Never enough of it." in (kits[0] / "crates.csv").read_text(encoding="utf-8")
    assert page.faults == []


def test_what_is_wrong_is_outlined_on_the_table_and_framed_from_close_up(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    page.wait_for_selector("#findings:not([hidden])")
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough of it. " * 40)
    page.wait_for_selector("#status.bad", timeout=20_000)
    spot = page.locator("li[data-name='crates/rope'] .spot.error")
    spot.wait_for(timeout=20_000)
    # The element flavor of the layout: 70 mm below the upper edge of a card that is 87 mm high.
    assert abs(float(spot.evaluate("spot => parseFloat(spot.style.top)")) - 100 * 70 / 87) < 0.1
    assert page.locator("li[data-name='crates/salt'] .spot").count() == 0
    page.keyboard.press("f")
    assert not spot.is_visible()
    page.click("li[data-name='crates/rope'] .piece")
    page.wait_for_selector("#detail .element.wrong")
    assert "card.flavor" in page.get_attribute("#detail .element.wrong", "aria-label")
    assert page.faults == []


def test_a_closer_look_stays_as_it_is_while_the_kit_changes(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    page.click("li[data-name='crates/rope'] .piece")
    page.wait_for_selector("#detail[open] svg")
    fitting = page.locator("#detail .frame").bounding_box()["width"]
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.mouse.move(400, 400)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    page.wait_for_function(f"document.querySelector('#detail .frame').offsetWidth > {fitting * 1.2 * 1.2 * 1.1}")
    page.click("#detail .element[aria-label*='card.text']")
    page.evaluate("document.querySelector('#detail .sight').scrollTop = 120")
    looked = (
        "[document.querySelector('#detail .sight').scrollTop, document.querySelector('#detail .frame').offsetWidth]"
    )
    before = page.evaluate(looked)
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    page.wait_for_selector("#detail .record td:has-text('Never enough rope.')", timeout=20_000)
    assert page.evaluate(looked) == before
    assert "card.text" in page.get_attribute("#detail .element.chosen", "aria-label")
    page.keyboard.down("b")
    page.wait_for_selector("#detail img.was")
    page.keyboard.up("b")
    assert page.locator("#detail img.was").count() == 0
    page.click("#detail button:has-text('Fit')")
    assert abs(page.locator("#detail .frame").bounding_box()["width"] - fitting) < 1
    page.mouse.click(4, 4)
    page.wait_for_selector("#detail", state="hidden")
    assert page.faults == []


def test_before_the_first_page_of_a_book_comes_the_last(show: Open, kits: tuple[Path, Path]) -> None:
    """Beside page 1 lies a blank, which is no page."""
    lengthen_rules(kits)
    page = show("#component=rules")
    page.wait_for_selector("li[data-name^='empty']", state="attached")
    page.click("li[data-name='rules/page-1'] .piece")
    page.wait_for_selector("#detail[open] svg")
    page.keyboard.press("ArrowLeft")
    last = page.locator("li[data-name^='rules/page-']").count()
    page.wait_for_selector(f"#detail-title:has-text('page {last}')")
    assert page.faults == []


def test_all_pieces_are_turned_over_and_what_changed_is_gone_to(show: Open, kits: tuple[Path, Path]) -> None:
    page = show(size=(1280, 500))
    front = drawing(page, "crates/rope")
    page.keyboard.press("t")
    for crate in ("rope", "salt"):
        page.wait_for_selector(f"li[data-name='crates/{crate}'] img[data-face='crates/{crate}/back']")
    page.keyboard.press("t")
    page.wait_for_selector(f"li[data-name='crates/rope'] img[src$='{front}']")
    assert not page.is_visible("#changed-button")
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    page.wait_for_selector("#changed-button:has-text('changed')", timeout=20_000)
    page.fill("#search", "zebra")
    page.click("#changed-button")
    assert page.input_value("#search") == ""
    # It is on the card, and on the page that shows the card.
    gone_to = set()
    for _ in range(int(page.inner_text("#changed-button").split()[0])):
        gone_to.add(page.evaluate("document.activeElement.closest('li').dataset.name"))
        page.keyboard.press("c")
    assert "crates/rope" in gone_to
    assert page.faults == []


def test_from_far_away_faces_lie_close_together_without_their_names(show: Open) -> None:
    page = show("#component=crates")
    page.fill("#zoom", "1")
    page.wait_for_selector("body.far")
    assert not page.locator("li[data-name='crates/rope'] .caption").is_visible()
    # 56 mm and a little room around them.
    assert page.locator("li[data-name='crates/rope']").bounding_box()["width"] < 56 + 20


def test_a_manual_page_is_set_as_text_and_stays_open(show: Open, kits: tuple[Path, Path]) -> None:
    page = show()
    page.click("#findings .finding:has-text('N120') button:has-text('Why')")
    page.wait_for_selector("#findings .manual h4:has-text('What it does')")
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    page.wait_for_selector("#changed-button:has-text('changed')", timeout=20_000)
    page.wait_for_selector("#status.good")
    assert page.locator("#findings .manual").count() == 1
    page.click("#findings .finding:has-text('N120') button:has-text('Why')")
    assert page.locator("#findings .manual").count() == 0
    assert page.faults == []


def test_a_modifier_counts_as_often_as_it_may_and_leaves_out_what_it_excludes(
    show: Open, kits: tuple[Path, Path]
) -> None:
    (kits[0] / "rolls.yaml").write_text(
        "rolls:\n  - {id: row, name: Row, die: D6, target: 4+, success: You land., failure: You drift., modifiers: [\n"
        "      {id: oar, by: +1, times: 3, text: Each oar},\n"
        "      {id: calm, by: +1, text: A calm sea, excludes: [storm]}, {id: storm, by: -2, text: A storm}]}\n",
        encoding="utf-8",
    )
    page = show("#view=play")
    row = page.locator("#play .play-block:has(h2:has-text('Row'))")
    row.wait_for(timeout=20_000)
    row.locator("input[type=number]").fill("3")
    row.locator("label:has-text('A storm') input").check()
    row.locator("button").click()
    assert " + 1 = " in row.locator(".rolled").inner_text()
    row.locator("label:has-text('A calm sea') input").check()
    assert not row.locator("label:has-text('A storm') input").is_checked()
    row.locator("button").click()
    assert " + 4 = " in row.locator(".rolled").inner_text()
    assert page.faults == []


def test_sheets_of_one_component_are_looked_at_closely(show: Open) -> None:
    page = show("#view=sheets")
    page.wait_for_selector("#sheets section[data-id=rules] img", timeout=20_000)
    page.select_option("#component", "crates")
    assert not page.is_visible("#sheets section[data-id=rules]")
    assert page.is_visible("#sheets section[data-id=crates]")
    page.fill("#zoom", "6")
    page.wait_for_function("document.querySelector('#sheets section[data-id=crates] img').naturalWidth > 2000")
    assert page.faults == []


def test_back_and_forward_go_through_what_was_looked_at(show: Open) -> None:
    page = show()
    page.select_option("#component", "crates")
    page.click("li[data-name='crates/rope'] .piece")
    page.wait_for_selector("#detail[open] svg")
    page.go_back()
    page.wait_for_selector("#detail", state="hidden")
    page.go_back()
    assert page.input_value("#component") == ""
    page.go_forward()
    assert page.input_value("#component") == "crates"
    page.go_forward()
    page.wait_for_selector("#detail[open] svg")
    assert page.faults == []


def test_two_kits_share_a_server(show: Open) -> None:
    page = show()
    title = page.inner_text("#title")
    page.select_option("#kit", "1")
    page.wait_for_function(f"document.querySelector('#title').textContent !== {title!r}")
    page.wait_for_selector("li[data-name^='orders/']")
    page.go_back()
    page.wait_for_selector("li[data-name='crates/rope']")
    assert page.inner_text("#title") == title
    page.keyboard.press("k")
    page.wait_for_selector("li[data-name^='orders/']")
    assert page.faults == []


def test_seven_windows_hear_of_a_change(show: Open, kits: tuple[Path, Path], server: DeskServer) -> None:
    """No more than six connections to one server are kept by a browser, and a window that is seen is not hidden."""
    first = show()
    pages = [first, *(first.context.new_page() for _ in range(6))]
    for page in pages[1:]:
        page.goto(server.address)
        page.wait_for_selector(READY, timeout=20_000)
    old = [drawing(page, "crates/rope") for page in pages]
    change(kits[0] / "crates.csv", "Never enough of it.", "Never enough rope.")
    for page in pages:
        page.wait_for_selector(f"li[data-name='crates/rope'] img:not([src$='{old[0]}'])", timeout=20_000)
    first.close()  # Another one listens in its place.
    change(kits[0] / "crates.csv", "Never enough rope.", "Never enough of it.")
    for page in pages[1:]:
        page.wait_for_selector(f"li[data-name='crates/rope'] img[src$='{old[0]}']", timeout=20_000)


def test_a_book_lies_open_with_its_first_page_on_the_right(show: Open, kits: tuple[Path, Path]) -> None:
    lengthen_rules(kits)
    page = show("#component=rules")
    page.wait_for_selector("li[data-name='rules/page-4']", timeout=20_000)
    left, right = (page.locator(f"li[data-name='rules/page-{number}']").bounding_box() for number in (2, 3))
    first = page.locator("li[data-name='rules/page-1']").bounding_box()
    assert (left["y"], left["x"] + left["width"]) == (right["y"], right["x"])
    assert first["x"] == right["x"]
    assert page.faults == []


def test_a_click_on_a_page_leads_to_the_text_and_a_finding_is_framed(show: Open, kits: tuple[Path, Path]) -> None:
    page = show("#face=rules/page-1")
    page.click("#detail .element[aria-label^='heading'] >> nth=1", timeout=20_000)
    rules = kits[0].parent / "harbor" / "rules.md"
    assert page.get_attribute("#detail .chosen-element a", "href") == f"vscode://file{rules.resolve()}:6:4"
    page.keyboard.press("Escape")
    change(rules, "Roll one die", "Roll [one die](#nowhere)")
    page.click("#findings .finding.error button:has-text('Show')", timeout=20_000)
    page.wait_for_selector("#detail .element.wrong[aria-label='paragraph']")
    assert page.locator("#detail .element.wrong").count() == 1
    assert page.faults == []


def test_words_of_books_are_found_and_marked(show: Open) -> None:
    page = show("#search=ferry+pier")
    page.wait_for_selector("#pieces section:not([hidden]) li[data-name='rules/page-1']", timeout=20_000)
    page.click("li[data-name='rules/page-1'] .piece")
    page.wait_for_selector("#detail .found")
    # A ferry in the text, a pier in the phases, the weather and on the wreck.
    marks, words = page.locator("#detail .found"), page.locator("#detail .frame")
    assert marks.count() >= 3
    frame = words.bounding_box()
    for index in range(marks.count()):
        mark = marks.nth(index).bounding_box()
        assert frame["x"] < mark["x"] < mark["x"] + mark["width"] < frame["x"] + frame["width"]
    page.keyboard.press("Escape")
    page.fill("#search", "zebra")
    page.wait_for_selector("#pieces p.none:not([hidden])")
    assert page.faults == []


def test_pointing_at_a_board_names_its_cell(show: Open) -> None:
    page = show("#kit=1")
    page.click("li[data-name^='board/'] .piece")
    page.wait_for_selector("#detail[open] svg")
    board = page.get_attribute("li[data-name^='board/']", "data-name")
    places = page.evaluate(f"fetch('/1/origins/{board}').then((answer) => answer.json())")["places"]
    name, x, y = next(place for place in places if place[0] == "B4")
    frame = page.locator("#detail .frame").bounding_box()
    mm = frame["width"] / page.evaluate(
        "Number(document.querySelector('#detail .frame').style.getPropertyValue('--w'))"
    )
    page.mouse.move(frame["x"] + x * mm + 5 * mm, frame["y"] + y * mm - 5 * mm)
    assert page.inner_text("#detail .pointed").startswith(f"{name} ·")
    assert page.faults == []


def test_everything_is_reached_with_the_keyboard(show: Open) -> None:
    page = show()
    page.keyboard.press("/")
    everything = page.locator("#pieces section:not([hidden]) li").count()
    page.keyboard.type("rope")
    page.wait_for_function(f"document.querySelectorAll('#pieces section:not([hidden]) li').length < {everything}")
    page.keyboard.press("Escape")
    page.focus(".skip")
    page.keyboard.press("Enter")
    assert "search=rope" in page.url
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    beside = "document.activeElement.closest('li').dataset.name"
    assert page.evaluate(beside) == page.evaluate(
        "document.querySelectorAll('#pieces section:not([hidden]) li')[1].dataset.name"
    )
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(beside) == page.evaluate(
        "document.querySelector('#pieces section:not([hidden]) li').dataset.name"
    )
    page.focus("li[data-name='crates/rope'] .piece")
    front = drawing(page, "crates/rope")
    page.keyboard.press("Space")
    assert drawing(page, "crates/rope") != front
    page.keyboard.press("Enter")
    page.wait_for_selector("#detail[open] svg")
    page.focus("#detail .element >> nth=-1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#detail .chosen-element")
    page.keyboard.press("Escape")
    page.wait_for_selector("#detail", state="hidden")
    page.keyboard.press("3")
    page.click("button:has-text('Draw') >> nth=0")
    page.wait_for_selector("#play .table-top img")
    rest = int(page.inner_text("#play .stacks p >> nth=0").removeprefix("Deck: "))
    page.click("#play .stacks button[aria-label='Draw a card']")
    assert page.inner_text("#play .stacks p >> nth=0") == f"Deck: {rest - 1}"
    page.click("#play .table-top button >> nth=0")
    assert page.inner_text("#play .stacks p >> nth=1") == "Discarded: 1"
    page.keyboard.press("g")
    assert "seen-lowink" in page.get_attribute("body", "class")
    page.keyboard.press("g")
    assert "seen-grey" in page.get_attribute("body", "class")
    assert page.faults == []


def test_pieces_are_moved_turned_over_and_set_up_again(show: Open) -> None:
    page = show("#kit=1&view=play")
    scout = page.locator("#play .felt button").first
    assert scout.get_attribute("aria-label") == "Scouts, on A5"
    scout.focus()
    page.keyboard.press("ArrowDown")
    assert scout.get_attribute("aria-label") == "Scouts, on A4"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert scout.get_attribute("aria-label") == "Scouts, back, on B4"
    assert "Scouts, back, on B4" in page.inner_text("#play [role=status] >> nth=0")
    other = page.locator("#play .felt button").nth(1)
    front = other.locator("img").get_attribute("src")
    box = other.bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, box["y"] + 90, steps=3)
    page.mouse.up()
    # 80 pixels at 2.4 a millimetre are one space of 30 mm. What is dragged is not turned over.
    assert other.get_attribute("aria-label") == "Scouts, on B4"
    assert other.locator("img").get_attribute("src") == front
    page.click("button:has-text('Set up again')")
    labels = [button.get_attribute("aria-label") for button in page.locator("#play .felt button").all()]
    assert labels[:3] == ["Scouts, on A5", "Scouts, on B5", "Guards, on C5"]
    assert page.faults == []


def test_a_scenario_is_chosen_and_set_up(show: Open, kits: tuple[Path, Path]) -> None:
    (kits[1] / "scenarios.yaml").write_text(
        "scenarios: [{id: alone, name: Alone, text: The **south** drills., armies: [south]}]\n", encoding="utf-8"
    )
    page = show("#kit=1&view=play")
    page.wait_for_selector("#play select")
    page.select_option("#play select", label="Alone")
    labels = [button.get_attribute("aria-label") for button in page.locator("#play .felt button").all()]
    assert "Scouts, beside the board" in labels
    assert "Scouts, on A5" not in labels
    assert "Alone. The south drills." in page.inner_text("#play [role=status] >> nth=0")
    assert page.faults == []


def test_what_a_finding_marks_in_a_long_line_is_in_sight(show: Open, kits: tuple[Path, Path]) -> None:
    (kits[1] / "scenarios.yaml").write_text(
        f"scenarios: [{{id: alone, name: Alone, text: {'Drill. ' * 8}, armies: [suoth]}}]\n", encoding="utf-8"
    )
    page = show("#kit=1")
    page.wait_for_selector("#findings pre:has-text('suoth')")
    page.wait_for_function("document.querySelector('#findings pre').scrollLeft > 100")
    assert page.faults == []


def test_a_long_deck_is_drawn_where_it_is_seen(chromium: Browser, tmp_path: Path) -> None:
    desk = Desk(write_long_deck(tmp_path), "long", (A4,))
    desk.start()
    server = DeskServer([desk])
    Thread(target=server.serve_forever, daemon=True).start()
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(server.address)
    page.wait_for_selector(READY, timeout=60_000)
    page.wait_for_selector("li[data-name='tales/t1'] img")
    assert page.locator("#pieces li").count() == CARDS
    page.evaluate("document.documentElement.style.setProperty('--mm', '12px')")
    assert page.locator("li[data-name='tales/t320'] img").count() == 0
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_selector("li[data-name='tales/t320'] img")
    page.fill("#search", "tale 319")
    page.wait_for_function("document.querySelectorAll('#pieces li').length === 1")
    page.wait_for_selector("li[data-name='tales/t319'] img")
    assert page.inner_text("#pieces h2").endswith(f"1 of {CARDS} shown")
    page.fill("#search", "")
    page.wait_for_function(f"document.querySelectorAll('#pieces li').length === {CARDS}")
    names = page.evaluate("[...document.querySelectorAll('#pieces li')].map((item) => item.dataset.name)")
    assert names == [f"tales/t{number}" for number in range(1, CARDS + 1)]
    desk.stop()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(390, 800), (1280, 900)], ids=["phone", "desktop"])
def test_audit_finds_nothing(show: Open, size: tuple[int, int], dark: bool) -> None:
    page = show("", size, dark=dark)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert violations(page) == []
    page.click("li[data-name='crates/rope'] .piece")
    page.wait_for_selector("#detail[open] svg")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector("#build[open] h2")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.click("#findings-button")
    assert violations(page) == []
    page = show("#kit=1&view=play", size, dark=dark)
    page.wait_for_selector("#play .felt button")
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert violations(page) == []


def test_on_a_phone_the_pieces_have_the_room_and_a_closer_look_tells_below_the_face(show: Open) -> None:
    page = show("", (390, 844))
    assert page.evaluate("document.querySelector('header').offsetHeight") < 844 / 6
    assert not page.is_visible("#search")
    page.click("#tools-button")
    assert page.is_visible("#search")
    page.click("#findings-button")
    assert (page.is_visible("#findings"), page.is_visible("#pieces")) == (True, False)
    page.click("button[data-view=pieces]")
    assert (page.is_visible("#findings"), page.is_visible("#pieces")) == (False, True)
    page.click("li[data-name='crates/rope'] .piece")
    page.wait_for_selector("#detail[open] svg")
    face, words = page.locator("#detail .sight").bounding_box(), page.locator("#detail .told").bounding_box()
    assert words["y"] >= face["y"] + face["height"]
    assert words["width"] > 300


def test_a_finger_on_a_page_tells_where_it_is_written(chromium: Browser, server: DeskServer) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{server.address}#face=rules/page-1")
    page.tap("#detail .element[aria-label^='heading'] >> nth=1", timeout=30_000)
    page.wait_for_selector("#detail .chosen-element:has-text('rules.md:6:4')")
    # Another address leads to another face, without closing anything.
    page.evaluate("location.hash = 'face=crates/rope'")
    page.wait_for_selector("#detail-title:has-text('Rope')")
    context.close()


def test_on_a_phone_pages_of_a_book_stand_below_each_other(show: Open) -> None:
    page = show("#component=rules", (390, 844))
    page.wait_for_selector("li[data-name='rules/page-2'] img")
    first, second = (page.locator(f"li[data-name='rules/page-{number}']").bounding_box() for number in (1, 2))
    assert first["x"] == second["x"] >= 0
    assert first["x"] + first["width"] <= 390


def test_on_a_phone_a_wide_board_fits_until_a_size_is_chosen(show: Open) -> None:
    page = show("#kit=1", size=(390, 844))
    image = page.locator("li[data-name='board/valley'] img")
    image.scroll_into_view_if_needed()
    assert image.bounding_box()["width"] <= 390
    page.keyboard.press("+")
    page.wait_for_function("!document.body.classList.contains('fitted')")


def test_the_bar_of_builds_and_the_findings_are_in_the_window_wherever_one_scrolls(show: Open) -> None:
    page = show("", (1280, 500))
    page.wait_for_selector("#findings .finding")
    for at in (0, 400):
        page.evaluate(f"scrollTo(0, {at})")
        bar, findings = page.locator(".history").bounding_box(), page.locator("#findings").bounding_box()
        assert bar["y"] + bar["height"] == 500
        assert findings["y"] >= page.evaluate("document.querySelector('header').offsetHeight")
        assert findings["y"] + findings["height"] <= bar["y"]


def violations(page: Any) -> list[object]:
    from axe_playwright_python.sync_playwright import Axe  # only make test-browser installs it

    found = Axe().run(page).response["violations"]
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found]
