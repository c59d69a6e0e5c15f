"""The reference of a kit in a browser: audited, searched, reached with the keyboard, printed, read without script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser

KITS = ("russo-german-war", "piombino")
PHONE, DESKTOP = (360, 740), (1280, 900)
Show = Callable[..., Any]


@pytest.mark.parametrize("kit", [*KITS, "deich"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_audit_finds_nothing(show: Show, kit: str, size: tuple[int, int], dark: bool) -> None:
    from axe_playwright_python.sync_playwright import Axe  # only make test-browser installs it

    page = show(kit, size, dark=dark)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:100] for node in one["nodes"]]) for one in found] == []


@pytest.mark.parametrize("kit", KITS)
def test_page_needs_nothing_but_itself_and_complains_of_nothing(show: Show, files: dict[str, Path], kit: str) -> None:
    page = show(kit)
    page.wait_for_load_state("networkidle")
    assert [url for url in page.requests if not url.startswith(("data:", files[kit].as_uri()))] == []
    assert page.faults == []


@pytest.mark.parametrize("kit", KITS)
def test_every_link_leads_to_one_place(show: Show, kit: str) -> None:
    page = show(kit)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    targets = page.evaluate("[...document.querySelectorAll('a[href^=\"#\"]')].map((one) => one.hash.slice(1))")
    assert len(targets) > 40
    assert sorted(set(targets) - set(ids)) == []
    drawings = page.evaluate("[...document.querySelectorAll('use')].map((one) => one.getAttribute('href').slice(1))")
    assert sorted(set(drawings) - set(ids)) == []


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("width", [360, 390, 800, 1280])
def test_nothing_is_wider_than_the_window_and_no_table_scrolls(show: Show, kit: str, width: int) -> None:
    page = show(kit, (width, 800))
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    wider = "[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length"
    assert page.evaluate(wider) == 0


def test_rows_are_records_with_their_headings_on_a_phone(show: Show) -> None:
    page = show("russo-german-war", PHONE, at="#table-setup")
    row = page.locator("#table-setup tbody tr").first
    name, text = row.locator("th"), row.locator("td").last
    assert text.bounding_box()["y"] > name.bounding_box()["y"]
    assert text.bounding_box()["x"] == name.bounding_box()["x"]
    card = page.locator("table.records td:visible, table.always td:visible").nth(1)
    assert card.evaluate("(one) => getComputedStyle(one, '::before').content").startswith('"')
    # To those who listen it is a table still.
    assert page.locator("table.records").first.get_attribute("role") == "table"


def test_tables_that_fit_are_no_stop_on_the_way(show: Show) -> None:
    page = show("russo-german-war")
    stops = page.evaluate(
        "[...document.querySelectorAll('.scroll[tabindex]')].filter((one) => one.scrollWidth <= one.clientWidth).length"
    )
    assert stops == 0


def test_first_tab_stop_skips_to_the_rules(show: Show) -> None:
    page = show("russo-german-war", PHONE)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def names(page: Any) -> list[str]:
    """The names of what a search found, best first."""
    return [one.inner_text() for one in page.locator("#found h2").all()]


def test_a_search_shows_the_whole_answer_and_its_picture(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "luftwaffe")
    first = page.locator("#found .hit").first
    assert names(page)[0] == "Luftwaffe"
    assert first.locator("svg[aria-label='Luftwaffe']").is_visible()
    cells = page.locator("#card-luftwaffe td").all_text_contents()
    assert all(cell.strip() in " ".join(first.locator(".cell").all_text_contents()) for cell in cells)
    assert first.locator("mark").first.inner_text() == "Luftwaffe"
    assert "match" in page.inner_text("#results")
    assert not page.locator("#content").is_visible()
    page.fill("#search", "")
    assert page.locator("main [hidden]").count() == 0
    assert page.locator("#content").is_visible()
    assert page.inner_text("#results") == ""


@pytest.mark.parametrize(
    "words",
    ["minefield", "mine-field", "Mine Fields", "field mine", "MÍNE fields", "mine fie"],
)
def test_a_search_finds_words_joined_apart_in_any_order_and_form(show: Show, words: str) -> None:
    page = show("piombino")
    page.fill("#search", words)
    assert "Mine Field" in names(page)[:2]


@pytest.mark.parametrize(
    ("words", "found"), [("armor armour", True), ("armour armor", True), ("defence", True), ("zzarmor", False)]
)
def test_a_search_knows_british_and_american_spelling(show: Show, words: str, found: bool) -> None:
    page = show("piombino")
    page.evaluate("document.querySelector('main p').textContent = 'Armour, armor, defense.'")
    page.fill("#search", words)
    assert (page.inner_text("#results") != "No matches") == found


def test_a_search_for_a_heading_shows_what_stands_below_it(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "fire phase")
    hit = page.locator("#found .hit", has=page.locator("h2 a[href='#fire']"))
    assert "name one of your units" in hit.inner_text()


def test_a_search_for_nothing_that_is_there_says_so(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "zeppelin")
    assert page.inner_text("#results") == "No matches"
    assert names(page) == []
    page.fill("#search", "zeppelin luftwaffe")
    assert "Nothing has all of these words" in page.inner_text("#found")
    assert names(page)[0] == "Luftwaffe"


def test_a_search_counts_in_the_language_of_the_kit(show: Show) -> None:
    page = show("deich")
    for words, told in (("rungholt", "1 Treffer"), ("pfeift", "24 Treffer"), ("zeppelin", "Keine Treffer"), ("", "")):
        page.fill("#search", words)
        assert page.inner_text("#results") == told
    page.fill("#search", "pfeift")
    assert page.locator("#found .hit").count() == 20
    page.click("#found .more")
    assert page.locator("#found .hit").count() == 24
    assert page.faults == []


def test_a_search_with_its_answers_is_audited_too(show: Show) -> None:
    from axe_playwright_python.sync_playwright import Axe  # only make test-browser installs it

    for dark in (False, True):
        page = show("piombino", PHONE, dark=dark)
        page.fill("#search", "mine")
        found = Axe().run(page).response["violations"]
        assert [(one["id"], [node["html"][:100] for node in one["nodes"]]) for one in found] == []


def test_the_way_back_leads_from_a_hit_to_the_search_and_to_where_it_began(show: Show) -> None:
    page = show("piombino", PHONE, at="#the-map")
    page.evaluate("scrollTo(0, 5000)")
    page.keyboard.press("/")
    page.keyboard.type("breakthrough")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector(':target')?.id === 'card-breakthrough'")
    assert page.locator("#card-breakthrough").is_visible()
    assert page.inner_text("#back") == "← Back: “breakthrough”"
    page.click("#back")
    page.wait_for_selector("#found .hit")
    assert page.input_value("#search") == "breakthrough"
    page.go_back()
    page.wait_for_function("scrollY === 5000")
    assert not page.locator("#found").is_visible()


def test_the_way_back_leads_from_a_cross_reference_to_its_sentence(show: Show) -> None:
    page = show("russo-german-war", PHONE)
    link = page.locator("main p a", has_text="infantry").first
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    link.click()
    page.wait_for_function("document.querySelector(':target')?.id === 'unit-infantry'")
    page.click("#back")
    page.wait_for_function(f"scrollY === {before}")
    assert not page.locator("#back").is_visible()


def test_a_search_can_be_linked_to(show: Show) -> None:
    page = show("piombino", at="#search=mine%20field")
    assert page.input_value("#search") == "mine field"
    assert names(page)[0] == "Mine Field"


def test_a_link_leads_into_what_is_folded_up(show: Show) -> None:
    page = show("piombino")
    page.fill("#search", "mantua")
    page.evaluate("location.hash = 'card-breakthrough'")
    page.wait_for_timeout(100)
    assert page.locator("#card-breakthrough").is_visible()
    assert page.input_value("#search") == ""


def test_nothing_of_a_kit_can_run(show: Show) -> None:
    page = show("piombino")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "document.title = 'taken'";
          document.body.append(script);
          const picture = document.createElement("img");
          picture.setAttribute("onerror", "document.title = 'taken'");
          picture.src = "x";
          document.body.append(picture);
        }"""
    )
    page.wait_for_timeout(100)
    assert page.title() != "taken"
    assert len(page.faults) >= 2


def test_words_link_to_their_entries(show: Show) -> None:
    page = show("russo-german-war")
    page.locator("main p a", has_text="infantry").first.click()
    assert page.evaluate("document.querySelector(':target').id") == "unit-infantry"
    assert page.locator("#unit-infantry th").inner_text().strip() == "Infantry"


def test_without_script_everything_but_the_search_is_there(show: Show) -> None:
    page = show("russo-german-war", script=False)
    assert not page.locator("#search").is_visible()
    assert page.locator("nav a[href='#turn']").is_visible()
    assert page.locator("#table-phases").is_visible()


def test_print_leaves_out_what_paper_cannot_do(show: Show) -> None:
    page = show("russo-german-war", dark=True)
    page.emulate_media(media="print")
    assert not page.locator("nav").is_visible()
    assert not page.locator("#search").is_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_what_is_folded_up_is_printed(show: Show) -> None:
    page = show("piombino")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("main details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("main details[open]").count() == 0


def test_faces_are_drawn_with_their_own_letters(show: Show) -> None:
    page = show("russo-german-war")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].map((one) => one.status))") != []
    assert page.evaluate("[...document.fonts].filter((one) => one.status !== 'loaded').length") == 0
